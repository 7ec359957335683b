"""Floor 9: pages, forms and static files, thin. What they show comes from the floors below."""

from meldhouse.web.accounts import Account, Accounts
from meldhouse.web.app import create_app
from meldhouse.web.lobby import GameLine, Lobby, NewTable, NoTable, SeatLine, TableLine
from meldhouse.web.people import Person
from meldhouse.web.settings import Settings

__all__ = [
    "Account",
    "Accounts",
    "GameLine",
    "Lobby",
    "NewTable",
    "NoTable",
    "Person",
    "SeatLine",
    "Settings",
    "TableLine",
    "create_app",
]

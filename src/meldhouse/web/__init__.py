"""Floor 9: pages, forms and static files, a thin layer. What they show comes from the floors below."""

from meldhouse.web.app import create_app
from meldhouse.web.house.house import House
from meldhouse.web.settings import Settings

__all__ = ["House", "Settings", "create_app"]

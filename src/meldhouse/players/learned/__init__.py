"""Players that learned a book by playing against themselves: one pass through a network for each decision.

>>> from meldhouse.rulebooks import load_book, loads_book
>>> club = loads_book('name = "oak"\\ntitle = "Oak"\\nextends = "n42pa"\\n[tricks]\\neach = 2')
>>> is_learned(load_book("n42pa")), is_learned(club)
(True, False)
"""

from meldhouse.players.learned.player import LearnedPlayer
from meldhouse.players.learned.shelf import NotLearnedYet, is_learned, learned

__all__ = ["LearnedPlayer", "NotLearnedYet", "is_learned", "learned"]

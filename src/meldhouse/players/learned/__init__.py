"""Players that learned a book by playing against themselves: one pass through a network for each decision.

>>> from meldhouse.rulebooks import load_book
>>> is_learned(load_book("n42pa")), is_learned(load_book("bend.3"))
(True, False)
"""

from meldhouse.players.learned.player import LearnedPlayer
from meldhouse.players.learned.shelf import NotLearnedYet, is_learned, learned

__all__ = ["LearnedPlayer", "NotLearnedYet", "is_learned", "learned"]

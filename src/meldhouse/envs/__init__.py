"""Above the bots: the whole hand of every book as a PettingZoo environment, for research on playing it."""

try:
    import gymnasium  # noqa: F401 - only whether it is there
    import pettingzoo  # noqa: F401
except ModuleNotFoundError:
    raise ImportError('The environments need PettingZoo and Gymnasium: pip install "meldhouse[rl]"') from None

from meldhouse.envs.adapters import PolicyPlayer, ask
from meldhouse.envs.aec import TableEnv, env
from meldhouse.envs.layout import Layout
from meldhouse.envs.refusing import IllegalAction
from meldhouse.players.deeds.numbering import Numbering

raw_env = TableEnv

__all__ = ["IllegalAction", "Layout", "Numbering", "PolicyPlayer", "TableEnv", "ask", "env", "raw_env"]

"""Every test finds `table` and works without a clock."""

from __future__ import annotations

import sys
from pathlib import Path

from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent))

settings.register_profile("house", deadline=None)
settings.load_profile("house")

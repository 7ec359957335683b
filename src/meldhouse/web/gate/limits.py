"""Rate limits: a bucket of tokens that slowly refills."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

MOST_KEYS = 20_000


class Limiter:
    """Allows a burst, then a steady rate per second, for each key.

    >>> now = [0.0]
    >>> limiter = Limiter(burst=2, rate=0.5, clock=lambda: now[0])
    >>> limiter.take("ann"), limiter.take("ann"), limiter.take("ann"), limiter.take("bob")
    (0.0, 0.0, 2.0, 0.0)
    >>> now[0] = 2.0
    >>> limiter.take("ann")
    0.0
    """

    def __init__(self, *, burst: float, rate: float, clock: Callable[[], float]) -> None:
        self.burst = burst
        self.rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> float:
        """Take a token: 0.0 if there was one, otherwise the seconds until there is."""
        now = self._clock()
        tokens, since = self._buckets.pop(key, (self.burst, now))
        tokens = min(self.burst, tokens + (now - since) * self.rate)
        wait = 0.0 if tokens >= 1 else (1 - tokens) / self.rate
        self._buckets[key] = (tokens if wait else tokens - 1, now)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)  # the one unused for longest
        return wait

"""When to bid, how high, and what to name."""

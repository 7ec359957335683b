"""Tournaments: from entry to prizes, by the club's rulebook. No clock, no files, no waiting; callers pass in the
time."""

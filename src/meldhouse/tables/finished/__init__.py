"""Hands that are over: found again, replayed, reviewed."""

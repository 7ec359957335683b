"""Rounds: planned, seated, announced, closed."""

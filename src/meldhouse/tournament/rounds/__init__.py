"""Rounds: planned, seated, announced, closed; and what the desk does next."""

"""Plays, calls and passes tried in imagined deals, and what partners expect of them."""

"""Plays and calls tried in imagined deals, and what partners expect of them."""

"""Hands that are over: found again, and replayed."""

"""Helpers for the tournament pages in the browser."""

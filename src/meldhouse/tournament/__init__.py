"""Tournaments: from entry to prizes, by the book of the house. No clock, no files, no waiting; times are told to it."""

"""Processes that think for tables: bots, claims, reviews."""

"""Whole tournaments simulated: entries, hands, sheets."""

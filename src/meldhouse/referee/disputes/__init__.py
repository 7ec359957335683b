"""A dispute, step by step: what can happen in it, and when."""

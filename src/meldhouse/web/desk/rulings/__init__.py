"""Calls for the referee, rulings, conduct, and penalties."""

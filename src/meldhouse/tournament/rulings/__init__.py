"""Calls for the referee, appeals, penalties, and the log of violations, as a tournament keeps them."""

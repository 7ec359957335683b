"""Disputes, violations and cited clauses, as a tournament keeps them."""

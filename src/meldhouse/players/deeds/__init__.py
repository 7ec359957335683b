"""A hand as a chain of small decisions, each with a number: a call, a trump, one piece after the other."""

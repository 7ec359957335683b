"""A case: something that went wrong, as a person describes it or a table has seen it."""

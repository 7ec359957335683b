"""From score sheets to standings: what a table made, the ledger, places, ties, brackets."""

"""Score sheets and what they come to, without the rest of a tournament: sums, ledger, places, ties."""

### A tournament's ledger: why somebody has points, beside what the score sheets say.

# Only the result was turned in, not the hands.
ledger-result = Result as turned in

# $why (text): as the desk wrote it
ledger-forfeit = Won by forfeit: { $why }

# Somebody came too late, and another person plays.
ledger-replaced = Replaced: nothing for the { -round }

### A tournament's ledger: why somebody has points, beside what the score sheets say.

# Only the result was turned in, not the hands.
ledger-result = Result as turned in

# $why (message): as the desk wrote it
ledger-forfeit = Won by forfeit: { $why }

# $worth (code)
ledger-bye = Bye: { bye-worth }

# Somebody came too late, and another person plays.
ledger-replaced = A stand-in played: nothing for the { -round }

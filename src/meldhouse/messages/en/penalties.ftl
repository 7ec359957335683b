### Penalties and forfeits at a tournament's desk.

# $points (number)
# $unit (code)
penalty-amount = { $unit ->
   *[points] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [marks] { $points ->
        [one] { $points } mark
       *[other] { $points } marks
    }
}

# Somebody else played for them.
penalty-round-lost = 0 for the { -round }

# $points (number)
# $unit (code)
# $names (list of name)
penalty-given-to = { penalty-amount } to { LIST($names) }

# $points (number)
# $unit (code)
# $names (list of name)
penalty-taken-from = { penalty-amount } off for { LIST($names) }

# $points (number)
# $unit (code)
penalty-less = { penalty-amount } off

# $names (list of name): whose penalty it is
# $cost (message)
penalty-brief = { LIST($names) }: { $cost }

# $names (list of name): whose penalty it is
# $cost (message)
# $why (list of message): the reason and the clause
penalty-line = { LIST($names) }, { $cost } ({ LIST($why, style: "plain") })

# Why somebody scores nothing for a round.
# $minutes (number)
# $name (name): who plays for them
penalty-replaced = { minutes } late; { $name } plays for them

penalty-overruled = A later ruling says otherwise

# Why a table is lost.
# $why (message)
forfeit-disqualified = Disqualified: { $why }

# Where nobody counts points.
# $by (list of name)
# $won (list of name)
# $why (list of message): the reason and the clause
forfeit-match = Forfeited by { LIST($by) } ({ LIST($why, style: "plain") }). { LIST($won) } won.

# $by (list of name)
# $won (list of name)
# $points (number)
# $why (list of message): the reason and the clause
forfeit-points = Forfeited by { LIST($by) } ({ LIST($why, style: "plain") }). { LIST($won) } won and { COUNT($won) ->
    [one] gets
   *[other] get
} { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.

# $by (list of name)
# $won (list of name)
# $why (list of message): the reason and the clause
forfeit-average = Forfeited by { LIST($by) } ({ LIST($why, style: "plain") }). { LIST($won) } won and { COUNT($won) ->
    [one] gets
   *[other] get
} the { -round }’s average when the { -round } closes.

## Disqualified

# Why somebody is out who refused the last ruling.
declined-final = refused a final ruling

# On the player's own phone.
# $people (number): 2 where it is a pair
# $why (list of message): the reason and the clause
you-are-out = { $people ->
    [one] You’ve
   *[other] You’ve both
} been disqualified{ COUNT($why) ->
    [0] {""}
   *[other] { " " }({ LIST($why, style: "plain") })
}. You have no seat here anymore. Ask at the desk if you have questions.

## Violations

# Another ruling took the place of the one that blamed them.
# $ruling (text)
violation-overruled = A later ruling says: { $ruling }
violation-rewritten = The hand was corrected, and this is no longer in it

## A rule that is eased

# $name (name)
# $clause (text): the rule
# $by (text): the rule that allows it
event-eased-by = { $clause } is relaxed for { $name } ({ $by })

# $name (name)
# $partner (list of name): nobody where they don’t sit at a table
# $how (code)
eased-helped = To help { $name }, { COUNT($partner) ->
    [0] their partner
   *[other] { LIST($partner) }
} may { $how ->
   *[partner-helps] shuffle, cut, and deal
    [partner-shuffles] shuffle and cut
}.

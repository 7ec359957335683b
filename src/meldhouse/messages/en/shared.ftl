### What many parts of the page of a table say.

# A player at the head of a plate, a column or a line.
# $who (seat)
player = { WHO($who) ->
    [you] You
   *[other] { SEATS($who) }
}

# A side at the head of a line.
# $side (side)
side-head = { WHO($side) ->
    [you] You
    [us] We
    [them] They
   *[other] { SIDE($side) }
}

# Sentences after each other.
# $parts (list of message)
sentences = { LIST($parts, style: "sentences") }

one-moment = One moment…

new-window = , in another window

piece-down = face-down { -piece }

# Stands before the cards that go with a claim.
# $who (seat)
laid-down = { WHO($who) ->
    [you] You
   *[other] { SEATS($who) }
} showed:

watching = You’re watching.

dock-go-on = Go on

rule-unread = Couldn’t load the rules. Try again in a moment.

### Practice: find the meld, follow suit.

practice-lead = Real hands, checked by the rules you choose.

# $kind (code)
practice-kind = { $kind ->
   *[meld] Find the meld
    [follow] Follow or renege
}
practice-meld-ask = How much meld is in this hand?
practice-follow-ask = Is this play legal?

# $piece (piece)
practice-follow-which = Can you play the { PIECES($piece) }?
practice-right = Right
practice-wrong = Not quite

# $points (number)
practice-meld-is = <b>{ $points }</b> it is.

# $points (number)
# $said (number): what was answered
practice-meld-not = It’s <b>{ $points }</b>, not { $said }.

# $piece (piece)
practice-may = You can play the { PIECES($piece) }.
practice-legal = You can play:

# $right (number)
# $asked (number)
practice-tally = { $asked ->
    [0] No answers yet
   *[other] { $right } of { $asked } right
}

# $seconds (number)
practice-until = You have { $seconds } seconds

# $right (number)
# $asked (number)
practice-over = Time’s up: { $right } of { $asked } right
practice-clock-again = Against the clock again
practice-no-clock = No clock

# $seconds (number)
practice-clock = Against the clock: { $seconds } seconds
practice-on-table = On the table:

# $who (message): the seat of who played the first card
practice-led = { $who } led
practice-this = this one?
practice-in-hand = In your hand:

# $pieces (message)
practice-hand = Your hand: { $pieces }
practice-next = Next
practice-points = Meld points
practice-check = Check
practice-yes = Yes, it’s legal
practice-no = No, that’s a renege
practice-share = Send a friend the same exercise
practice-stop = Stop here

## Faults

practice-fault-points = Enter the points as a number, such as 12. Zero counts too.
practice-fault-choice = Choose yes or no.

# $rules (text): whose rules
practice-no-meld = { $rules } has no meld. Practice following suit, or choose other rules.

# $trump (trump)
practice-trump = { $trump ->
    [follow-me] No trump: follow me.
   *[S] Trump is { TRUMP($trump) }.
}

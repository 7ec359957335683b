### What is under “More…” and “Call…” at a table, and what is asked before something that cannot be taken back.

## The list

# $what (code): refereed or not
calls-title = { $what ->
   *[more] More
    [call] Call
}
calls-claim = Claim the rest…
calls-stop = End the hand: the bid is decided…
calls-melds = See the meld again
calls-see-last = See the last { -trick }
calls-see-open = See the face-up { -trick(form: "many") }
calls-concede = Concede the bid…
calls-renege = Call a renege
calls-gather = Gather the { -trick }
calls-correct = Correct my { -piece }
calls-ask-trump = Ask what’s trump
calls-bid = Any bid, or a pass
calls-contract = Name something else for trump
calls-peek = Look at the { -piece(form: "many") } you were passed
calls-redeal = Throw the hand in
calls-expose = Show or drop a { -piece }
calls-referee = Call the referee
calls-about = About this table: who sits here
calls-ease = Relax a rule for someone
calls-missing = Someone is missing: go to the score sheet
calls-leave = Leave the table…
calls-stacks = How the { -trick(form: "many") } are stacked

## Are you sure?

claim-title = Claim the rest?
claim-why = You show your { -piece(form: "many") } and say that your side wins every { -trick } that’s left. If that isn’t certain, the claim can be ruled against you.
claim-yes = Yes, claim the rest

stop-title = End the hand here?
stop-why = Nothing left to play can change whether the bid is made, so the hand counts as it stands.
stop-yes = Yes, end it

concede-title = Concede the bid?

# $bid (bid)
# $costs (list of message): concede-costs
concede-why = Your side gives up its bid of { $bid } and goes set. { COUNT($costs) ->
    [0] The hand ends.
   *[other] { LIST($costs) }.
}

# $side (side)
# $points (number)
# $how (code)
# $unit (code)
concede-costs = { WHO($side) ->
    [them] they
   *[us] you
} { $how ->
   *[lose] lose
    [score] score
} { $unit ->
   *[points] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [marks] { $points ->
        [one] { $points } mark
       *[other] { $points } marks
    }
}
concede-yes = Yes, concede it

leave-title = Leave the table?

# $game (code): whether a game is being played
leave-why = { $game ->
   *[no] Your seat will be free for someone else.
    [yes] The computer takes your seat for the rest of the game. To step away for a while, just close this page: your seat stays yours.
}
leave-yes = Yes, leave
leave-done = You’ve left the table.

# $bid (bid)
beyond-title = Bid { $bid } anyway?

# $meld (number)
# $points (number): points in play
# $sum (number): both together
# $more (number): what the bid needs beyond that
# $from (code): where that would have to come from
beyond-why = { $meld ->
    [0] You have no meld,
   *[other] You have at most { $meld } meld,
} and there are { $points } points in play: { $sum } in all. The other { $more } would have to come from { $from ->
   *[partner] your partner
    [kitty] the kitty
}.

# $bid (bid)
beyond-yes = Yes, bid { $bid }

## At a refereed table

renege-why = Play stops until it’s checked. A call that isn’t proven can cost your own side.
renege-who = Who
renege-which = Which { -trick }

# $number (number)
# $latest (code)
renege-in = { -trick(form: "start") } { $number }{ $latest ->
   *[no] {""}
    [yes] , the latest
}
renege-before = Before the first
renege-what = What was wrong

renege-do = Call it

choice-piece = Which { -piece }
correct-why = Your { -piece } on the table goes back, and this one is played instead.
correct-do = Play this one
expose-why = Just like at a real table. The rules decide what follows.

# $how (code)
expose-do = { $how ->
   *[expose] Drop it
    [show] Show it on purpose
    [touch] Touch it
}

any-bid-title = Any bid
any-why = At a refereed table you can say anything. Then the rules decide.
any-bid-label = Bid
any-trump-label = Trump
any-trump-do = Name it

## A dispute

dispute-about = What’s it about?
dispute-why = Play stops until it’s decided.
dispute-title = Play is stopped

# $about (text)
dispute-called = Called for: { $about }

# $ruling (text)
dispute-ruling = Ruling: { $ruling }
dispute-agree = What everyone here agrees on
dispute-agree-do = We agree: play on
dispute-disagree-do = We don’t agree

# $post (message): what the club calls the official
dispute-name = Name of the { $post }

# $post (message): what the club calls the official
dispute-call-do = Call this { $post }

# $name (name)
dispute-decides = { $name } decides.
dispute-decision = Ruling
dispute-clause = Clause
dispute-hand = The hand

# $fate (code)
dispute-fate = { $fate ->
   *[goes-on] goes on
    [dealt-again] is dealt again
    [void] doesn’t count
}
dispute-decide-do = Enter ruling
dispute-play-on = Play on
dispute-appeal = Appeal

ease-title = Relax a rule
ease-why = For one player, from now on at this table.
ease-who = For whom
ease-which = Which rule (its number)
ease-hardship = Why it’s a hardship
ease-do = Relax it

### The page of a live table: its buttons, headings and marks. News of the game is in news.ftl.

## Words that stand in many places

# Short notes after each other: “partner, new”.
# $parts (list of message)
notes = { LIST($parts, style: "plain") }

# A figure in a column headed “Meld”.
# $points (number)
points-figure = { $points }
    .spoken = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

close = Close
go-back = Go back
got-it = Got it

## The frame of the page

table-loading = Setting up the table…
table-lobby = Back to the lobby
site-refereed = refereed
skip-to-move = Skip to your move
side-log = Score and log
side-score = Score so far
score-title = Score
log-title = What happened
preferences-title = Preferences
help-title = Help
bar-label = This table

# $rules (text): whose rules
bar-rules = { $rules }: the rules in brief

# How the connection is.
# $line (code)
line = { $line ->
   *[lost] Offline. Reconnecting… Your moves are kept and go out when you’re back.
    [gone] This table is gone.
    [refused] This window was disconnected.
    [elsewhere] You’re playing in another window.
}
line-here = Play here
line-reload = Reload
closed-title = This table is closed
door-title = A hand is being played
door-why = The host doesn’t allow watching.

## On the table

hand-title = Your hand
felt-title = Table
kitty-title = Kitty
kitty-down = The kitty, face down
last-trick-title = Last { -trick }
last-trick-gone = The last { -trick } can’t be seen anymore.
tricks-title = { -trick(form: "title") }
phrases-title = Say something

# Pieces that have to be played, and lie open until then.
# $who (seat)
# $pieces (list of piece)
exposed = { SEATS($who) }: { PIECES($pieces) } face up

## Plates beside the table

# $what (code)
plate-note = { $what ->
   *[partner] partner
    [your-partner] your partner
    [computer] computer
    [new] new
    [away] away: the computer plays
    [offline] offline
    [free] free
    [thinking] thinking…
}

# $who (seat)
# $mate (code): whether it is your partner
plate-label = { WHO($who) ->
    [you] You
   *[other] { SEATS($who) }
}{ $mate ->
   *[no] {""}
    [yes] , your partner
}

# $who (seat)
plate-turn = { WHO($who) ->
    [you] your turn
   *[other] their turn
}

plate-dealer = { -dealer }
plate-dealer-mark = { -dealer(form: "mark") }

# $bid (bid)
plate-bid = { $bid }
    .spoken = has the bid at { $bid }

## A computer player that thinks

# $who (list of seat)
thinking = { SEATS($who) } { COUNT($who) ->
    [one] is
   *[other] are
} thinking…
readying = Getting ready: a few seconds…

# It happens once on a computer, and takes a minute.
# $percent (number)
readying-first = Getting ready (first time only): { $percent } percent

## Your move

dock-title = Your move
dock-over = The hand is over.
dock-result = See the result
dock-more = More…
dock-call = Call…
dock-ease = Relax a rule…
dispute-waits = Play is stopped until this is decided.
dispute-next = Next step

# $seconds (number)
clock-left = { $seconds } s
    .spoken = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }

# $piece (piece)
dock-play = Play { PIECES($piece) }

# Under a button that plays or bids.
# $by (code): how: on a screen that is touched, or with keys and mouse
dock-confirm = { $by ->
   *[press] Press to confirm
    [tap] Tap to confirm
}

# Read aloud when something is chosen that cannot be taken back.
# $what (message): the button: “Bid 52”
dock-again = { $what }: press again to confirm.

keep-throw = Throw it in
keep-keep = Keep it
concede-do = Concede the bid
hint-do = Hint
hint-thinking = Thinking…

## Bidding

bidding-title = Bidding
bidding-none = No bids yet.
bidding-yours = Your bid
bidding-bids = Bids
bidding-pass = Pass
bidding-passed = pass

# $bid (bid)
bidding-bid = Bid { $bid }

# $bid (bid)
bidding-figure = { $bid }
bidding-higher = Higher bids
bidding-up = Higher bid
bidding-down = Lower bid

# $bid (bid)
# $end (code)
bidding-end = { $bid } is the { $end ->
   *[highest] highest bid.
    [lowest] lowest here. Lower bids have their own buttons.
}

# $bid (bid)
bidding-at = { $bid }, not bid yet.

## Trump

trump-title = Choose trump

# $trump (trump)
trump-choose = { $trump ->
    [follow-me] Choose no trump (follow me)
   *[other] Choose { TRUMP($trump) }
}

# $number (number)
trump-held = you have { $number }
trump-none = no trump

## Passing and discarding

# $number (number)
# $most (number)
chosen = { $number } of { $most } chosen

# $piece (piece)
chosen-back = { PIECES($piece) } put back

# $who (seat)
# $pieces (list of piece)
give-peeked = You’ve seen what { SEATS($who) } passes: { PIECES($pieces) }.

# $who (seat)
give-do = Pass to { SEATS($who) }
discard-do = Discard

# $trumps (number)
discard-trumps = { $trumps ->
    [0] no trump
    [one] { $trumps } trump
   *[other] { $trumps } trumps
} among them
discard-declared = Trumps you declare

## Meld

meld-title = Meld
meld-none-do = Continue without meld

# $points (number)
meld-do = Show meld ({ $points })
meld-some-do = Show only these
meld-nothing-do = Show no meld
meld-all-do = Show all of it

# $owed (number): how many cards the rules want shown at least
meld-less = You’re showing less than you have.{ $owed ->
    [0] {""}
    [one] {" "}The rules ask for at least { $owed } { -piece }.
   *[other] {" "}The rules ask for at least { $owed } { -piece(form: "many") }.
}

# $who (seat)
meld-of = { WHO($who) ->
    [you] Your meld
   *[other] { SEATS($who) }’s meld
}

# $who (seat)
# $item (message): meld-item
meld-item-of = { SEATS($who) }, { $item }

# What stands in place of the cards.
# $what (code)
meld-note = { $what ->
   *[waits] not shown yet
    [none] no meld
    [open] the whole hand, shown
}
meld-more = ▾ More meld below
meld-unshown = No meld was shown.

# $known (code): whether it is told what they were
meld-taken-up = The cards are back in the hands. { $known ->
   *[yes] This is what everyone was shown.
    [no] They aren’t shown again: that would give trump away, and everyone has to remember it.
}

## Other moves

# $act (code)
act = { $act ->
   *[turn-kitty] Turn up the kitty
    [confirm] Done
    [start-play] Start play
    [gather] Gather the { -trick }
}

# $by (code): how: on a screen that is touched, or with keys and mouse
stand-how = { $by ->
   *[press] Press one domino, then another, to swap them.
    [tap] Tap one domino, then another, to swap them.
}
stand-rows = Rows

# $first (number)
# $second (number)
stand-layout = { $first } and { $second }
stand-do = Done

answer-accept = Accept
answer-challenge = Challenge
answer-cost = What does a challenge cost?

agree-ask = The numbers are wrong. Move unseen { -piece(form: "many") } until everyone has the right number?
agree-yes = Yes, move them
agree-no = No, new { -deal }

# $form (code)
stack-do = { $form ->
   *[single] Stack { -trick(form: "many") } singly
    [double] Stack { -trick(form: "many") } in pairs
}

# $who (seat)
stack-towards = Stack toward { SEATS($who) }

# $suit (trump)
lead-call = Call for { TRUMP($suit) }

## Rules and rulings

rule-title = Rule
rule-casual = Want to see trump all the time? Your seat here stays yours.
rule-casual-do = Set up a casual table

# $clause (text): its number
rule-whole = { $clause } in the club’s rules

# A link that stands after a sentence.
rule-link = rule

# $about (text): what the clause is about
# $clause (text): its number
rule-link-on = { $about }, { $clause }

# The same for those who hear only the link.
# $about (text): what the clause is about
# $clause (text): its number
# $of (text): the sentence before it
rule-link-of = rule: { $about }, { $clause }: { $of }

ruling-title = Ruling
ruling-read = Got it: we’ve read the ruling

# $what (message): what it is about
# $by (list of message): player
ruling-head = { COUNT($by) ->
    [0] { $what }
   *[other] { $what }: { LIST($by) }
}

# Read aloud.
# $head (message): ruling-head
# $pieces (list of piece)
# $says (message)
ruling-heard = { COUNT($pieces) ->
    [0] { $head }
   *[other] { $head }, { PIECES($pieces) }
}. { $says }

## A deal that cannot be trusted

fair-label = Unfair deal

# $hand (number)
fair-distrust = Don’t trust the deal of hand { $hand }
fair-stop = Stop playing, and show this to your host or director.

## Read aloud, beside the moves

# $pieces (list of piece): what can be played instead
# $home (code): whether the Home key leads there
instead-few = You may play the { PIECES($pieces, style: "or") }.{ $home ->
   *[no] {""}
    [yes] {" "}Home takes you there.
}

# $number (number)
# $home (code): whether the Home key leads there
instead-many = You may play { $number } others.{ $home ->
   *[no] {""}
    [yes] {" "}Home takes you to the first.
}

# $where (code): the button that has it
concede-way = You may concede the bid: { $where ->
   *[concede] press “{ concede-do }”.
    [call] it’s under “{ dock-call }”.
    [more] it’s under “{ dock-more }”.
}

# After a hand: the button that goes on.
# $button (text)
# $keys (code)
onward = { $keys ->
   *[off] To go on, press “{ $button }”.
    [letters] To go on, press “{ $button }”; N takes you there.
    [alt] To go on, press “{ $button }”; Alt and N takes you there.
}

# Of the last trick.
again-none = There’s no { -trick } to see yet.

# $keys (code)
# $how (code): whether what comes next waits until you go on, or stays a moment longer from now on
again-in-time = { $keys ->
   *[letters] While it’s on the table, K reads it
    [alt] While it’s on the table, Alt and K reads it
}{ $how ->
   *[stays] : from now on it stays a moment longer. { $keys ->
       *[letters] P makes the game wait for you.
        [alt] Alt and P makes the game wait for you.
    }
    [waits] . Press it before you go on.
}

# $keys (code)
pace-waits = The game now waits for you. { $keys ->
   *[letters] N goes on; P makes it fast again.
    [alt] Alt and N goes on; Alt and P makes it fast again.
}

# $keys (code)
pace-quick = The game is fast again. { $keys ->
   *[letters] P makes it wait for you.
    [alt] Alt and P makes it wait for you.
}

# $keys (code)
pace-told = Too fast to hear? { $keys ->
   *[letters] P makes the game wait for you.
    [alt] Alt and P makes the game wait for you.
}

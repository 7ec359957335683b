### What is to be done at a table, what single keys read out, and what a piece says when it is pressed.

## Whose turn it is

turn-gathering = Waiting for players to sit down.

turn-between = The hand is over.

# $about (text): what somebody wrote
turn-stopped = Play waits until this is decided: { $about }.

turn-keep = You could throw this hand in.

# $who (list of seat)
# $what (code): what they are to do
turn-waiting = Waiting for { SEATS($who) }{ $what ->
   *[nothing] .
    [auction] {" "}to bid.
    [trump] {" "}to choose trump.
    [lead] {" "}to lead.
    [play] {" "}to play.
    [meld] {" "}to show meld.
    [exchange] {" "}to pass { -piece(form: "many") }.
    [discard] {" "}to discard.
    [kitty] {" "}to turn the kitty.
    [settle] {" "}to look at the meld.
    [count] {" "}to get ready.
    [claim] {" "}to answer the claim.
}

# Nobody else is waited for: what they do is shown when you go on.
# $who (list of seat)
# $what (code): what they are to do
turn-next = { SEATS($who) } { COUNT($who) ->
    [one] is
   *[other] are
} next{ $what ->
   *[nothing] .
    [auction] {" "}to bid.
    [trump] {" "}to choose trump.
    [lead] {" "}to lead.
    [play] {" "}to play.
    [meld] {" "}to show meld.
    [exchange] {" "}to pass { -piece(form: "many") }.
    [discard] {" "}to discard.
    [kitty] {" "}to turn the kitty.
    [settle] {" "}to look at the meld.
    [count] {" "}to get ready.
}

# $move (code)
turn-yours = { $move ->
    [stand] Stand your { -piece(form: "many") } up.
    [bid] Your turn to bid.
    [trump] Choose trump.
    [kitty] Turn the kitty up.
    [meld] Show your meld.
    [no-meld] You have no meld.
    [confirm] Look at the meld.
    [claim] Do you accept the claim?
    [last] Your last { -piece } plays itself.
    [play] Your turn to play.
    [lead] Your lead.
    [gather] Gather the { -trick }.
   *[other] Your turn.
}

# $what (code)
# $number (number): how many
turn-choose = Choose { news-cards } { $what ->
   *[give] for your partner.
    [discard] to discard.
}

# In the title of the window, before the name of the table.
# $state (code)
# $title (text): the name of the table
# $club (text): whose rules are played by
turn-title = { $state ->
    [yours] Your turn ·{" "}
    [over] Hand over ·{" "}
   *[waiting] {""}
}{ $title }, { $club } · Meldhouse

## What those who listen need to know as well

# $keys (code): how keys read things out
turn-go-on = Press { $keys ->
    [letters] N, or{" "}
    [alt] Alt and N, or{" "}
   *[off] {""}
}“{ dock-go-on }”.

# $piece (piece)
turn-lifted = The { PIECES($piece) } is lifted: press again to play it.

turn-last = It’s your last { -piece }.

# $number (number)
turn-playable = You can play { $number } of them.

# $pieces (list of piece)
# $most (number): how many to choose
turn-chosen = Chosen, { COUNT($pieces) } of { $most }: { PIECES($pieces) }.

turn-chosen-none = Nothing chosen yet.

turn-chosen-all = That’s enough. Shift and Tab takes you to the button.

# $items (list of message): meld-item-points
# $points (number)
turn-meld = Show your meld: { LIST($items, style: "semicolons") }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.

turn-meld-all = You show all you have.

# $chosen (number)
# $number (number): how many there are
turn-meld-some = You show less than you have: { $chosen } of { news-cards }.

# $least (number)
turn-meld-least = The rules ask for at least { $least }.

# What lies open for a claim.
# $who (seat)
# $hand (message): hand-suits or some-pieces
turn-laid = { WHO($who) ->
    [you] You show
   *[other] { SEATS($who) } shows
}: { $hand }.

# The other partner hasn’t chosen yet.
# $who (seat)
turn-passed = { SEATS($who) } is ready to pass.

# $who (seat)
# $says (message): phrase
turn-said = { WHO($who) ->
    [you] You
   *[other] { SEATS($who) }
}: { $says }

## What somebody holds

# One suit.
# $suit (trump)
# $ranks (list of message): rank
hand-suit = { TRUMP($suit) } { LIST($ranks, style: "plain") }

# $suits (list of message): hand-suit, or hand-tile
hand-suits = { LIST($suits, style: "semicolons") }

# Dominoes: trumps first.
# $trumps (list of piece)
# $others (list of piece)
hand-trumps = trumps: { PIECES($trumps) }; others: { PIECES($others) }

# One domino.
# $tile (piece)
# $trump (code): whether it is trump
hand-tile = { PIECES($tile) }{ $trump ->
    [yes] , trump
   *[no] {""}
}

hand-empty = no { -piece(form: "many") }

# $number (number)
# $hand (message): hand-suits or some-pieces
read-hand = { news-cards }: { $hand }.

# $hand (message): hand-suits or some-pieces
read-dealt = Your hand: { $hand }.

# $keys (code): how keys read things out
read-dealt-keys = { $keys ->
   *[letters] H reads it again; question mark opens Help, with all keys.
    [alt] Alt and H reads it again; Alt and question mark opens Help, with all keys.
}

# $number (number)
hand-toolbar = Your hand, { news-cards }

# A piece in the hand.
# $parts (list of message): the piece, then held-mark
held-piece = { LIST($parts, style: "plain") }

# $mark (code)
held-mark = { $mark ->
   *[playable] playable
    [unplayable] not playable now
    [partner] from your partner
    [hint] hint
}

# On a piece that partner has just passed.
held-new = new

## Single keys

read-to-me = Read to me

# What a key reads out: a button, and a line of the list of keys.
# $key (code)
read-what = { $key ->
   *[h] Your hand
    [l] What you can play, bid, or choose
    [t] The { -trick } on the table
    [k] The last { -trick }
    [b] Bid and trump
    [s] The score
    [w] Whose turn it is
    [m] The meld on the table
}

read-no-hand = No hand is on the table.

read-any = Any { -piece }.

# $piece (piece)
# $times (number): how many of it somebody holds
read-piece = { PIECES($piece) }{ $times ->
   *[1] {""}
    [2] , twice
    [3] , three times
    [4] , four times
}

# $pieces (list of message): read-piece
read-playable = You can play: { LIST($pieces, style: "or") }.

# $bids (list of bid): the first few
# $top (bid): the highest
# $more (code): whether there are more than those
# $pass (code): whether they may pass
read-bids = You can bid { $more ->
    [yes] { LIST($bids, style: "plain") } and so on up to { $top }
   *[no] { LIST($bids, style: "or") }
}{ $pass ->
    [yes] , or pass
   *[no] {""}
}. Use the arrow keys to go through them.

# $trumps (list of trump)
# $why (code): whether only suits with a marriage can be trump
read-trumps = { COUNT($trumps) ->
    [one] You can choose only { TRUMP($trumps) }{ $why ->
        [marriage] : you have no other marriage.
       *[none] .
    }
   *[other] You can choose { TRUMP($trumps, style: "or") }.
}

read-trick-over = The hand is over, so no { -trick } is on the table.

read-trick-none = Nothing is played yet.

read-trick-next = Nothing is played to the next { -trick } yet.

# $who (seat)
read-winning = { WHO($who) ->
    [you] You are
   *[other] { SEATS($who) } is
} winning so far.

read-no-bid = Nobody has bid.

# A player inside a list.
# $who (seat)
read-player = { WHO($who) ->
    [you] you
   *[other] { SEATS($who) }
}

# $who (list of message): read-player
read-passes = Passed: { LIST($who) }.

# $who (seat)
# $bid (bid)
# $when (code): during the bidding or after it
read-bid = { WHO($who) ->
    [you] You have
   *[other] { SEATS($who) } has
} the bid{ $when ->
    [bidding] {" "}so far
   *[after] {""}
} at { $bid }.

# $trump (trump)
read-trump = { $trump ->
    [follow-me] No trump: follow me.
   *[other] Trump: { TRUMP($trump) }.
}

read-trump-none = Trump isn’t chosen yet.

read-trump-untold = Trump isn’t repeated: everyone has to remember it.

# What the bidders still have to take. Also stands in a narrow line above the table.
# $side (side)
# $how (code)
# $points (number)
bid-needs = { $how ->
   *[points] { WHO($side) ->
        [you] You need
        [us] You need
        [them] They need
       *[other] Bidders need
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    [more] { WHO($side) ->
        [you] You need
        [us] You need
        [them] They need
       *[other] Bidders need
    } { $points } more.
    [trick] { WHO($side) ->
        [you] You need
        [us] You need
        [them] They need
       *[other] Bidders need
    } one { -trick }.
    [every] { WHO($side) ->
        [you] You need
        [us] You need
        [them] They need
       *[other] Bidders need
    } every { -trick }.
    [made] The bid is made.
    [meld] Bid made by meld.
    [out] Bid out of reach.
}

# $sides (list of message): side-points
read-taken = Taken so far: { LIST($sides, style: "plain") }.

# Inside a list.
# $side (side)
# $tricks (number)
read-side-tricks = { WHO($side) ->
    [you] you
    [us] you
    [them] they
   *[other] { SIDE($side) }
} { $tricks ->
    [one] { $tricks } { -trick }
   *[other] { $tricks } { -trick(form: "many") }
}

# $sides (list of message): read-side-tricks
read-taken-tricks = Taken so far: { LIST($sides, style: "plain") }. Their points are counted after the hand.

read-meld-none = No meld is on the table.

read-meld-no-game = This game has no meld.

read-meld-own = You haven’t shown yours yet.

read-meld-back = The meld is back in the hands. It was:

## What a key or a press does

pressed-turn = It’s your turn.

pressed-soon = One moment, the game is about to go on.

pressed-no-hint = There’s no hint right now.

pressed-hint-closed = Hint closed.

pressed-down = Put down.

pressed-unchosen = Nothing is chosen now.

# $piece (piece)
# $then (code)
pressed-lifted = Lifted: { PIECES($piece) }. { $then ->
   *[play] Press again to play it.
    [turn] It’s not your turn yet.
    [phase] No { -piece } is played yet.
    [swap] Now choose the one to trade places with it.
}

# $piece (piece)
pressed-put-down = Put down: { PIECES($piece) }.

# $pieces (list of piece): two
pressed-swapped = Traded places: { PIECES($pieces) }.

# $piece (piece)
# $chosen (number)
# $most (number)
pressed-chosen = Chosen: { PIECES($piece) }. { $chosen } of { $most }.

# Where enough were chosen, it takes the place of the first.
# $piece (piece)
# $other (piece)
# $chosen (number)
# $most (number)
pressed-chosen-instead = Chosen: { PIECES($piece) } instead of { PIECES($other) }. { $chosen } of { $most }.

# $piece (piece)
# $chosen (number)
# $most (number)
pressed-put-back = Put back: { PIECES($piece) }. { $chosen } of { $most }.

# Of the meld.
# $piece (piece)
# $how (code)
pressed-meld = { $how ->
   *[shown] Shown
    [kept] Kept back
}: { PIECES($piece) }.

## The trick on the table

# $who (seat)
# $what (message): the piece
# $led (code): whether it was led
trick-piece = { WHO($who) ->
    [you] You
   *[other] { SEATS($who) }
}{ $led ->
    [yes] , led
   *[no] {""}
}: { $what }

# $plays (list of message): trick-piece
trick-now = { -trick(form: "start") }: { LIST($plays, style: "stops") }.

# $plays (list of message): trick-piece, or only the pieces
# $won (message): news-trick
trick-last = Last { -trick }: { LIST($plays, style: "stops") }. { $won }

trick-none = No { -piece } is played yet

# Where the rules let no one say it.
trick-unnamed = Under these rules nobody says afterward who played what.

# A tag beside the first piece.
trick-led = led

# $suit (trump)
# $how (code): whether that suit is trump
led = { $how ->
   *[suit] Suit led: { TRUMP($suit) }.
    [trump] Trump led: { TRUMP($suit) }.
}

# In 42, where trump has to be remembered.
# $suit (trump)
# $other (trump): the other end of the domino
led-unless = Suit led: { TRUMP($suit) }, unless trump is { TRUMP($other) }.

# $who (seat)
# $points (number)
trick-taken = { WHO($who) ->
    [you] You win
   *[other] { SEATS($who) } wins
}{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
}

# $who (seat)
trick-leads = { WHO($who) ->
    [you] Your lead
   *[other] { SEATS($who) } leads
}

# A button, and a heading.
trick-last-button = Last { -trick }

trick-closed = No { -trick } can be looked at now.

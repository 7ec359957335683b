### The things of the table: cards and dominoes, seats, numbers, and what a club calls a thing.
###
### Above each message stands what is filled in, and of what kind it is:
###   # $bid (number): what was bid
### Kinds: number, bid (a number, or a number of marks), text (written by a person), name, seat, side, piece, trump,
### money, date, time, message, code, and "list of" any of them. A code is never shown; it chooses one of the lines in brackets.

## What a club calls a thing. "-trick" is the usual word; "-trick-book" is said where the club's rules say "book".

## Forms: one (usual), many; title, where it heads a page; start, where it stands alone or begins a line; letter, in a narrow column.

-trick = { $form ->
   *[one] trick
    [many] tricks
    [start] Trick
    [title] Tricks
}
-trick-book = { $form ->
   *[one] book
    [many] books
    [start] Book
    [title] Books
}
-piece = { $form ->
   *[one] card
    [many] cards
}
-piece-domino = { $form ->
   *[one] domino
    [many] dominoes
}
-dealer = { $form ->
   *[one] dealer
    [start] Dealer
    [mark] D
}
-dealer-shaker = { $form ->
   *[one] shaker
    [start] Shaker
    [mark] S
}
-round = { $form ->
   *[one] round
    [many] rounds
    [title] Rounds
    [start] Round
    [letter] R
}
-round-game = { $form ->
   *[one] game
    [many] games
    [title] Games
    [start] Game
    [letter] G
}
# Forms: one (the deal), verb (to deal), deals (deals again), you (you deal).
-deal = { $form ->
   *[one] deal
    [verb] deal
    [deals] deals
    [you] deal
    [start] Deal
}
-deal-shake = { $form ->
   *[one] shake
    [verb] shake
    [deals] shakes
    [you] shake
    [start] Shake
}
# To play a trump on another suit.
-ruff = trump
-ruff-cut = { $form ->
   *[one] cut
    [explained] cut (play a trump)
}
# What was done to the pack.
-riffle = riffled
-riffle-shaken = shaken
# A king and a queen of every suit.
-roundhouse = { $form ->
   *[one] roundhouse
    [start] Roundhouse
}
-roundhouse-round-robin = { $form ->
   *[one] round robin
    [start] Round robin
}

## Cards and dominoes

# $rank (code): A, T (ten), K, Q, J or 9
# $suit (trump): S, H, C or D
card = { $rank ->
    [T] 10
   *[A] A
    [K] K
    [Q] Q
    [J] J
    [9] 9
}{ $suit ->
   *[S] ♠
    [H] ♥
    [C] ♣
    [D] ♦
}
    .spoken = { $rank ->
       *[A] ace
        [T] ten
        [K] king
        [Q] queen
        [J] jack
        [9] nine
    } of { TRUMP($suit) }

# $high (number): the higher end
# $low (number): the lower end
# $double (code): whether both ends are alike
domino = { $high }-{ $low }
    .spoken = { $double ->
       *[no] { pips }-{ $low ->
           *[0] blank
            [1] one
            [2] two
            [3] three
            [4] four
            [5] five
        }
        [yes] double { pips }
    }

# The higher end of a domino, as a word.
# $high (number): the number of pips
pips = { $high ->
   *[0] blank
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
}

# A suit, or what is played instead of one in 42.
# $trump (code): S, H, C, D; 0 to 6 for a suit of dominoes; doubles; follow-me
trump = { $trump ->
   *[S] spades
    [H] hearts
    [C] clubs
    [D] diamonds
    [0] blanks
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [doubles] doubles
    [follow-me] follow me
}

## Seats

# $seat (code): N, E, S or W; or a part that somebody plays, where nobody says who it is
seat = { $seat ->
   *[N] North
    [E] East
    [S] South
    [W] West
    [offender] the offender
    [bidder] the bidder
    [onlooker] the onlooker
    [player] the player
    [dealer] the { -dealer }
    [caller] the caller
    [partner] their partner
}

# A player, by name where people sit.
# $who (seat)
someone = { SEATS($who) }

# A rank by itself.
# $rank (code): A, T (ten), K, Q, J or 9
rank = { $rank ->
   *[A] ace
    [T] ten
    [K] king
    [Q] queen
    [J] jack
    [9] nine
}

# All cards of a rank.
# $rank (code): A, T (ten), K, Q, J or 9
ranks = { $rank ->
   *[A] aces
    [T] tens
    [K] kings
    [Q] queens
    [J] jacks
    [9] nines
}

# $piece (piece)
a-piece = { PIECES($piece) }

# $pieces (list of piece)
some-pieces = { PIECES($pieces) }

## People

# An official, by the name that the club’s rules give the post.
# $code (code): the same name in small letters, if it is one that many clubs have
# $name (text): as the club wrote it
post = { $code ->
    [referee] referee
    [second-referee] second referee
    [tournament-director] tournament director
    [director] director
    [host] host
    [club-organizer] club organizer
    [organizer] organizer
    [national-tournament-director] National Tournament Director
    [vice-president] Vice President
    [appointee] appointee
    [ministry-leader] Ministry Leader
   *[other] { $name }
}

# A pair by its number.
# $number (text): 3, or 3b for one of the two
pair-number = Pair { $number }

# Where another official of the same post is asked.
# $official (message): the post
post-second = second { $official }

# Who may enter together.
# $code (code)
# $name (text): as the club wrote it
division = { $code ->
    [men] men
    [women] women
    [mixed] mixed
   *[other] { $name }
}

# A table by who opened it.
# $name (name)
table-of-host = { $name }’s table
table-nameless = A table

# A player who gave no name.
guest = Guest

# A table of a tournament.
# $title (text): the tournament
# $round (number)
# $table (number)
table-of-event = { $title }: { -round } { $round }, table { $table }

# Two partners by their seats.
# $side (code): NS or EW
side = { $side ->
   *[NS] North–South
    [EW] East–West
}
    .spoken = { $side ->
       *[NS] North and South
        [EW] East and West
    }

## Numbers

# A negative number, read aloud.
# $number (text): its digits
minus = minus { $number }

# A place: 1st, 2nd, 3rd.
# $number (number)
ordinal = { NUMBER($number, type: "ordinal") ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
}

# In 42, where a bid can be in marks.
# $marks (number)
bid-in-marks = { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}

## Why something is refused

# A refusal, whole, where the rules have no clause for it.
# $why (message): from one of the files refusals*.ftl
refused = { $why }.

# A refusal, whole.
# $why (message): from one of the files refusals*.ftl
# $clause (text): the number of the clause
refused-by = { $why } ({ $clause }).

# The same where the rules don't say it, and the club does it so.
# $why (message): from one of the files refusals*.ftl
# $clause (text): the number of the clause
refused-by-custom = { $why } ({ $clause }: our default; the club’s rules don’t say).

## The course of a hand

# What the table is doing. Stands after a colon, and alone.
# $phase (code)
phase = { $phase ->
   *[shuffle] the { -piece(form: "many") } are being shuffled
    [draw] the { -piece(form: "many") } are being drawn
    [count] hands are being counted
    [auction] the bidding is under way
    [kitty] the bidder turns the kitty and names trump
    [trump] the bidder names trump
    [exchange] the bidder and their partner are passing { -piece(form: "many") }
    [discard] the bidder is discarding
    [meld] meld is being shown
    [settle] the table is getting ready to play
    [tricks] the hand is being played
    [over] the hand is over
}

## What people wrote

# A reason, a note or a name that somebody typed, in any language.
# $text (text)
written = { $text }

## Money and shares

# $money (money)
amount = { MONEY($money) }

# $number (number)
percent = { $number } percent

## Clauses

# Something that rests on another clause than what stands around it.
# $says (message)
# $clause (text): its id
cited = { $says } ({ $clause })

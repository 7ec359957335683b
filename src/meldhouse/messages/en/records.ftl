### Records: hands as a text that can be played again. What can be wrong in one. Words of the format itself (hand, dealer,
### book, table: refereed …) stay English in every language. “text” is what somebody wrote.

# $file (text)
# $why (text): what the system says
record-unread = Can’t read { $file }: { $why }.

# $most (number): MiB
record-too-large = A record is at most { $most } MiB.

# $file (text)
record-no-text = { $file } isn’t UTF-8 text.

record-more-faults = There are more mistakes below. Correct these lines first.

## The head

# $title (text)
record-no-title = Begin a record with the line “{ $title }”.

# $version (text)
# $known (list of text)
record-version = This record has version “{ $version }”. This program reads { LIST($known) }.

record-sum-last = A sum goes only in the last line, from version 2 on. Delete this line.

# $text (text)
# $known (list of text)
record-field-unknown = “{ $text }” doesn’t belong here. Write { LIST($known, style: "or") }.

# $key (text)
# $first (number): a line
record-field-twice = “{ $key }” is already in line { $first }. Keep one.

record-no-book = Say which rules were played, such as “book: npa”.

# $book (text): the name of the rules
record-other-rules = The rules “{ $book }” have changed since this was played. Delete this line to try it anyway.

# $text (text)
record-apart-or-together = Write “hands: together” or “hands: apart”, not “{ $text }”.

record-no-hand = This record has no hand. Begin one with the line “hand 1”.

# $text (text)
record-no-pair = “{ $text }” should be a seat, an equals sign, and a value: N = …

# $text (text)
record-no-seat = “{ $text }” isn’t a seat. Write N, E, S, or W.

## The head of a hand

# $key (text): dealer or scorekeeper
# $seats (list of text)
# $seat (text): for example
record-say-who = Say who the { $key } is ({ LIST($seats, style: "or") }), such as “{ $key }: { $seat }”.

# $text (text)
# $known (list of text)
record-no-table = “{ $text }” isn’t a kind of table. Write { LIST($known, style: "or") }.

# $text (text)
# $known (list of text)
record-no-layout = Nobody sets up in “{ $text }” here. Write { LIST($known, style: "or") }.

record-layouts-never = Nobody sets up here. Delete this line.

record-no-deal = This hand has no key and no hands. Add “key: …”, or lines such as “N: AS KH …”.

# $key (text): a seat, or kitty
# $size (number)
# $found (number)
record-hand-size = { $key } should have { $size } { -piece(form: "many") }, not { $found }.

# $seats (list of text)
record-all-hands = Write all hands ({ LIST($seats) }) or none.

# $who (seat)
# $pieces (list of piece)
record-other-deal = The key deals { SEATS($who) } other { -piece(form: "many") }: { PIECES($pieces) }.

# A fair deal.
# $what (code)
record-no-digits = { $what ->
   *[seal] A seal
    [seed] A seed
    [number] A player’s number
} is 64 hexadecimal digits (0–9, a–f) in lowercase.

record-wrong-seal = The seal doesn’t fit the sheet above it.

## What happened

# $text (text)
record-no-act = “{ $text }” isn’t something a player does. The words are in docs/records.md.

# $text (text)
# $who (seat)
record-not-theirs = “{ $text }” isn’t something { SEATS($who) } does.

# $text (text)
record-one-piece = Name exactly one { -piece } in “{ $text }”.

# Written by a program.
# $text (text)
# $why (message)
record-no-event = “{ $text }” isn’t an event: { $why }

# $text (text)
record-no-order = “{ $text }” isn’t something a referee orders. The words are in docs/records.md.

record-line-of-play = Write a line of play as seats and pieces: “W QC, N KC”.

# $text (text)
record-no-irregularity = “{ $text }” should be a mark, a kind, and an act: “! bid_early: N bids 52”.

# $text (text)
# $kind (text): what somebody may have meant
record-kind-meant = “{ $text }” isn’t an irregularity. Did you mean “{ $kind }”?

# $text (text)
record-no-kind = “{ $text }” isn’t an irregularity. “meldhouse book keys rulings” lists them.

record-order-marked = A referee’s order isn’t irregular. Begin the line with “referee:”.

record-trick-empty = Write at least what was led to the { -trick }.

# $piece (piece)
record-trick-full = This { -trick } is already complete without { PIECES($piece) }.

record-not-refereed = Nothing irregular happens at an automatic table. Write “table: refereed” for this hand.

record-over = The hand is over. Nothing irregular can happen in it.

record-regular = Nothing is irregular here. Leave the mark out.

record-impossible = That can’t have happened at this point of the hand.

## Hand after hand. Those that end without a period are followed by a clause.

record-opening-first = Only the first hand of the day is the opening one. Delete this line

# $game (code)
# $what (message): a whole sentence
record-game-over = This { $game ->
   *[round] { -round }
    [game] game
} is over. { $what }

# $game (code)
record-layouts-free = This { $game ->
   *[round] { -round }
    [game] game
} is over, so everyone sets up as they like. Delete this line

# $who (seat)
# $layout (text): 4-3 or 3-4
record-layout-kept = { SEATS($who) } set up in { $layout } and must keep it until the game is over

## Sums

record-no-sum = This record doesn’t end with its sum, so nobody can tell whether it was changed.

record-changed = This record was changed after it was written: its sum doesn’t fit.

## Remarks for readers of a record

# $who (seat)
# $bid (bid)
record-bid = { SEATS($who) } had the bid at { $bid }

# $who (seat)
# $bid (bid)
# $trump (trump)
record-bid-trump = { SEATS($who) } had the bid at { $bid }, { TRUMP($trump) }

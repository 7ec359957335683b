### Who sits at a table: before the game, and whoever comes in the middle of a hand.

## Before the game

# $level (code): how well it plays
level-computer = { $level ->
   *[other] computer
    [novice] computer, novice
    [club] computer, club player
    [expert] computer, expert
    [self-taught] computer, self-taught
    [greedy] computer, greedy
    [chance] computer, random
}

# Who sits in a seat, or will.
# $name (name)
# $you (code): whether it is whoever reads
# $here (code)
seat-person = { $you ->
   *[no] { $name }
    [yes] you ({ $name })
}{ $here ->
   *[yes] {""}
    [no] , offline
}

# $where (message): the seat
# $mate (code): whether it is your partner’s
# $who (message): seat-person, level-computer or “free”
seat-line = { $where }{ $mate ->
   *[no] {""}
    [yes] , your partner
}: { $who }

# $lines (list of message): seat-line
# $free (list of message): seats
# $pairs (code): whether they play in pairs
seats-all = { LIST($lines, style: "stops") }. { COUNT($free) ->
    [0] No seat is free.
    [one] One seat is free: { LIST($free) }.
   *[other] { COUNT($free) } seats are free: { LIST($free) }.
}{ $pairs ->
   *[no] {""}
    [yes] {" "}North and South are partners, and so are East and West.
}

# What has changed.
# $lines (list of message): seat-line
seats-changed = { LIST($lines, style: "stops") }.

seats-title = Seats

# $where (message): the seat
# $mate (code): whether it is your partner’s
seat-head = { $where }{ $mate ->
   *[no] {""}
    [yes] , your partner
}

seat-sit = Sit here

# $where (message): the seat
# $computer (code): whether a computer player sits there
# $leaves (list of message): the seat that somebody sits in now
seat-sit-at = Sit here: { $where }{ $computer ->
   *[no] {""}
    [yes] , instead of the computer
}.{ COUNT($leaves) ->
    [0] {""}
   *[other] {" "}You leave { LIST($leaves) }.
}

# $where (message): the seat
seat-level = Level of the computer at { $where }
seat-add = Add computer

# $where (message): the seat
seat-add-at = Add computer: { $where }
seat-remove = Remove

# $where (message): the seat
seat-remove-at = Remove the computer: { $where }

gather-empty = Computer players fill the other seats.
gather-full = Everyone’s here.
gather-start = Start the game

# $watched (code): whether one can watch
gather-take = { $watched ->
   *[no] Take a seat to play.
    [yes] Take a seat to play, or stay and watch.
}
gather-leave = Leave my seat
share-label = Invite friends with this link
site-copy = Copy link
share-do = Share link
share-qr = QR code
share-only-here = Only this computer can open the link so far.
share-phones = Let phones in
copy-done = Copied.
copy-by-hand = Couldn’t copy it, but it’s selected. Copy it yourself.

## Who sits here

about-title = About this table

# $title (message): the table’s name
# $facts (list of text): whose rules, how far the game goes, whether it is refereed
about-table = { $title }: { LIST($facts, style: "plain") }.

# $level (code)
about-level = { level-name }: { level-about }.

## In the middle of a hand

# $name (name)
# $where (message): the seat
# $now (code): whether they may come in at once
newcomer-asks = { $name } wants to play { $where } instead of the computer.{ $now ->
   *[yes] {""}
    [no] {" "}They’ve seen another hand of this deal, so they can’t come in before the next one.
}
newcomer-now = Let them in now
newcomer-next = From the next hand
newcomer-no = No

# $where (message): the seat
# $agreed (code): whether the host has said yes
newcomer-waits = { $agreed ->
   *[no] You asked to play { $where }. You’re in from the next hand, or sooner if the host lets you.
    [yes] You’re in: you play { $where } from the next hand.
}
newcomer-stop = Stop waiting

# $where (message): the seat
newcomer-sit = Play { $where }

# $where (message): the seat
# $name (name)
newcomer-taken = { $name } now plays { $where }. Keep watching, or ask for another seat.

# $where (message): the seat
newcomer-freed = You’re no longer waiting for { $where }: the computer plays there. Ask again if you still want it.

# $where (message): the seat
newcomer-refused = The host keeps the computer at { $where } for this hand. Keep watching, and ask again when it’s over.

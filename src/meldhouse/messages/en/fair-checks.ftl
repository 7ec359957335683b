### What a browser found when it checked a deal. How deals are kept fair is in fair.ftl.

hands-fair = Was this deal fair?

# $holds (code)
fair-answer = { $holds ->
   *[yes] ✓ Yes
    [no] ✗ No
}
fair-later = The numbers are shown when the hand is final. Then this page checks them by itself.

# What was checked.
# $holds (code)
# $point (message): fair-point
fair-checked = { $holds ->
   *[yes] ✓ Yes.
    [no] ✗ No.
} { $point }

# $point (code)
# $who (seat)
fair-point = { $point ->
   *[sheet] The sheet is for this table and this hand.
    [seal] The seal is the one your browser saw before the deal.
    [seed] The server used the number it had sealed.
    [number] { WHO($who) ->
        [you] Your number
       *[other] { SEATS($who) }’s number
    } is in it, unchanged.
    [own-number] That number is the one your browser drew.
    [dealer] The right player dealt.
    [cards] The { -piece(form: "many") } are the ones these numbers deal.
    [own-cards] You were dealt those { -piece(form: "many") }.
}

# Why no number of yours is in the deal.
# $why (code)
fair-not-mine = { $why ->
   *[sat-late] You sat down after this hand was dealt, so none of the numbers is yours.
    [missed] Your browser wasn’t connected when this hand was dealt, so none of the numbers is yours.
    [too-often] This deal was started over too often, so it goes on without your number.
}

# $who (list of seat)
fair-computers = The computer played for { SEATS($who) } at the deal, so no number came from there.
site-fair = How deals are kept fair
fair-second = For a second check elsewhere
hands-seal = Seal:
hands-sheet = Sheet:
hands-server-number = The server’s number:

# $who (seat)
fair-number = { WHO($who) ->
    [you] Your number:
   *[other] { SEATS($who) }’s number:
}
fair-save = Save the record of the hand and your browser’s notes. This command deals the hand again:
fair-notes = Save your browser’s notes

## When a deal was started over

# $times (number)
# $why (list of message): fair-over-why
# $without (list of seat): whose numbers it goes on without
fair-over = This deal was started over { $times ->
    [one] once
   *[other] { $times } times
}: { LIST($why, style: "semicolons") }.{ COUNT($without) ->
    [0] {""}
    [one] {" "}It goes on without the number of { SEATS($without) }.
   *[other] {" "}It goes on without the numbers of { SEATS($without) }.
}

# $who (list of seat)
# $why (code)
fair-over-why = { SEATS($who) } { $why ->
   *[unopened] sent no number in time
    [lost] no longer had the number in the browser
    [seats] sat down, left, or came back
}

## When it cannot be trusted

# $fault (code)
# $who (list of seat)
fair-fault = { $fault ->
   *[no-sheet] The server sealed something that isn’t a sheet for this hand.
    [second-seal] The server changed its seal after your browser had seen one. Your browser keeps the first, and sends no number for the second.
    [not-on-sheet] Your number isn’t on the sheet the server sealed. It was left out or changed.
    [left-out] The server left out the number of { SEATS($who) }.
    [untold-attempt] The server doesn’t list every time it started this deal over.
    [too-often] The server started this deal over more often than allowed.
    [other-earlier-seal] The server started this deal over, and lists a different seal from the one your browser saw.
    [denied-number] The server says your number didn’t arrive, but it had confirmed it.
    [never-left] The server says you sat down, left, or came back. You didn’t.
    [dealt-without-sheet] This hand was dealt without a sheet.
    [dealt-under-other-seal] This hand was dealt under a different seal from the one your browser saw before the deal.
    [dealt-without-number] This hand was dealt without your number, and you were here all the time.
    [dealt-unseen] This hand was dealt before your browser had seen its seal.
    [unproven] The server went on without showing the numbers of this hand.
}

# $point (message): fair-point
fair-failed = Check failed: “{ $point }”
fair-evidence = Save the record of the hand and your browser’s notes: they’re the evidence.
fair-hide = Hide this

## What a browser missed

# $hand (number)
# $note (code)
fair-note = { $note ->
   *[missed] Your browser wasn’t connected when hand { $hand } was dealt, so it can’t vouch for that deal.
    [not-arrived] The server says your number for hand { $hand } didn’t arrive in time, so the deal was started over.
}

# $note (code)
fair-note-why = { $note ->
   *[missed] That’s normal after your device slept, lost the connection, or was swapped for another one. The other players’ numbers still count.
    [not-arrived] Your browser did send it. A slow connection can do that. If it keeps happening, tell your host.
}
fair-why = Why?
fair-ok = OK

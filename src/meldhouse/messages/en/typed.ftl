### What people type at the table of “meldhouse play”, and the help for it.

## Words that are understood, one after the other with commas between them. Write
## them in small letters; accents don’t matter. In other languages the English words are understood too.

typed-yes = y, yes, yes please, yeah, sure, ok, okay, s, si
typed-no = n, no, no thanks, nope
typed-help = help, ?, help me
typed-hand = hand, my hand, cards, dominoes
typed-legal = legal
typed-score = score, the score
typed-tricks = tricks, all tricks, books, all books
typed-last = last
typed-trump = trump, what is trump, whats trump, what's trump
typed-why = why
typed-hint = hint
typed-chart = chart, bid, bids, what should i bid, what to bid
typed-rules = rules, rule
typed-quit = quit, q, exit, bye, leave
typed-undo = undo, u, take back
typed-concede = concede, give up, give it up
typed-save = save
typed-arrange = arrange
typed-stack = stack
typed-claim = claim, lay down, laydown, the rest are mine, the rest is mine
typed-pass = p, pass, i pass, no, no bid
typed-redeal = redeal, throw in, throw it in, new deal
typed-stop = stop, stop play
typed-turn = turn, kitty, turn the kitty, turn kitty
typed-all = all, everything, y, yes, ok
typed-every-side = all, both, everyone
typed-nobody = nobody, none, no one, -
typed-none = none, nothing, no, 0
typed-accept = y, yes, ok, accept, i accept, it is good, good
typed-challenge = n, no, challenge, i challenge, check, check it
typed-more = y, yes, more
typed-enough = q, quit, n, no, stop, exit
typed-stay = n, no, stay

# Before what somebody bids, names or plays; it changes nothing.
typed-verbs = bid, bids, i bid, play, i play, lead, i lead, name, i name, call, i call, make, pass, i pass, give, i give, lay, i lay, discard, i discard, meld, i meld, show, i show, trump is, trump

# Ways to name a rank.
# $rank (code)
typed-rank = { $rank ->
   *[A] ace, aces, a
    [T] ten, tens, t, 10
    [K] king, kings, k
    [Q] queen, queens, q
    [J] jack, jacks, j
    [9] nine, nines, 9
}

# Between a rank and a suit.
typed-of = of

# Ways to name a suit, or what is played instead of one in 42.
# $trump (trump)
typed-suit = { $trump ->
   *[S] spades, spade
    [H] hearts, heart
    [C] clubs, club
    [D] diamonds, diamond
    [0] blanks, blank
    [1] ones, one, aces
    [2] twos, two, deuces
    [3] threes, three, treys
    [4] fours, four
    [5] fives, five
    [6] sixes, six
    [doubles] doubles, double
    [follow-me] follow me, no trump
}

# An end of a domino.
# $pips (number)
typed-pips = { $pips ->
    [0] blank
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}

typed-double = double

# Words for numbers, each with its number.
typed-numbers = zero 0, a 1, an 1, one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12, thirteen 13, fourteen 14, fifteen 15, sixteen 16, seventeen 17, eighteen 18, nineteen 19, twenty 20, thirty 30, forty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90, hundred 100, thousand 1000

# Between numbers: one hundred and five.
typed-and = and
typed-mark = mark
typed-marks = marks, m

# After “last 2”.
typed-last-of = tricks, trick, books, book

# $form (code)
typed-stack-form = { $form ->
   *[single] single
    [double] double
}
typed-towards = towards, toward, to
typed-me = me, us

# $seat (code)
typed-seat = { $seat ->
   *[N] n, north
    [E] e, east
    [S] s, south
    [W] w, west
}

## What can’t be understood

# $typed (text)
# $instead (message)
unclear-bid = “{ $typed }” isn’t a bid. { $instead }

# $bid (bid)
# $passing (code)
unclear-bid-such-as = Type a number, such as { $bid }{ $passing ->
   *[may] , or p to pass.
    [must] .
}
unclear-pass = Type p to pass.
unclear-kitty = Press Enter to turn the kitty. To choose trump without seeing it, type the whole name of a suit.

# $number (number)
unclear-several = Choose { $number } { -piece(form: "many") }, by name or number.

# $example (text)
unclear-play = Type the { -piece } you play, such as { $example }, or its number.
unclear-one-at-a-time = Play one { -piece } at a time.

# $number (number)
# $last (number)
unclear-number = There’s no number { $number } here. They go from 1 to { $last }.
unclear-twice = Type each number only once.

# $typed (text)
# $ranks (text): A 10 K Q J
# $example (text)
unclear-card = “{ $typed }” isn’t a card here. Type its rank ({ $ranks }) and suit (S H C D), such as { $example }, or its number.

# $typed (text)
# $example (text)
unclear-domino = “{ $typed }” isn’t a domino here. Type its two ends, such as { $example }, or # and its number.

# Where a 10 could be both.
# $number (number)
# $rank (code)
# $card (text): as it is typed
# $piece (piece): the one with that number
unclear-rank-or-number = “{ $number }” can mean the { rank } or number { $number }. Type { $card }, or #{ $number } for { PIECES($piece) }.

# $choices (list of message): play-numbered
unclear-which = Which one? Type the number: { LIST($choices, style: "or") }.

# $rank (code)
unclear-no-rank = You have no { rank } to play here.

## Help: what can be typed now

help-now = You can type now:
help-always = And at any time:

# $bids (message)
help-bid = Your bid: { $bids }.

# $bid (bid): 2 marks
# $number (number): the same in points
help-marks = For { $bid } you can also type { $number }.
help-pass = p: pass.

# $nines (number)
help-redeal = redeal: throw in a hand with { $nines } nines or more and no meld.
help-turn = Enter: turn the kitty.
help-blind = Or the whole name of a suit, to choose trump without seeing it.
help-suit = A suit, such as hearts or h, or its number.
help-contract = fours, doubles, follow me, or its number.

# $number (number)
# $examples (text): 9C JC 9D
# $numbers (text): 1 2 3
help-several = { $number } { -piece(form: "many") }, such as { $examples }, or their numbers, such as { $numbers }.

# $example (text)
help-play = The { -piece } you play, such as { $example }.
help-only = Enter: play it. It’s the only { -piece } you can play.

# $last (number)
help-number = Or its number, 1 to { $last }.

# $last (number)
help-number-asked = Or its number, 1 to { $last }. You’re asked if you mean it. With # before it, such as #{ $last }, you aren’t.

## Help: what can be asked for at any time. The words are those that are understood, above.

# $command (code)
# $layout (text): 4-3 or 3-4
# $form (code)
help-word = { $command ->
   *[hand] hand
    [legal] legal
    [hint] hint, chart
    [undo] undo
    [trump] trump
    [tricks] last, tricks
    [last] last
    [score] score
    [why] why
    [rules] rules
    [arrange] arrange { $layout }
    [stack] stack { help-stack-form }
    [claim] claim
    [concede] concede
    [stop] stop
    [save] save FILE
    [quit] quit
}

# $form (code)
help-stack-form = { $form ->
   *[single] single
    [double] double
}

# $command (code)
# $how (code): what the rules say about it
help-does = { $command ->
   *[hand] your hand
    [legal] what you can do now
    [hint] an expert’s advice; the chances of every bid
    [undo] take back your last decision
    [trump] { $how ->
       *[always] what’s trump
        [early] what’s trump, while the rules let you ask
    }
    [tricks] the last { -trick }, or all you may see
    [last] the last { -trick }, if you may see it
    [score] the score, hand by hand
    [why] the rule behind the last refusal
    [rules] all the rules
    [arrange] how your { -piece(form: "many") } stand, before you bid
    [stack] how { -trick(form: "many") } are stacked, or toward whom
    [claim] { $how ->
       *[rest] show your hand when the rest is yours
        [bid] show your hand when your bid is safe
    }
    [concede] { $how ->
       *[anytime] give up your bid
        [off-board] give up a bid that’s out of reach
    }
    [stop] end the hand once the bid is decided
    [save] save the game for another day
    [quit] leave the table (or press Ctrl-C)
}

# The same read aloud.
# $command (message): help-word
# $does (message): help-does
help-row = { $command }: { $does }.

## Help for a question of yes or no. “hint” gives the advice.

# $enter (code): whether Enter means it
# $does (message): help-if-yes
help-yes = { $enter ->
   *[no] y: { $does }.
    [yes] y or Enter: { $does }.
}

# $enter (code)
# $does (message): help-if-no
help-no = { $enter ->
   *[no] n: { $does }.
    [yes] n or Enter: { $does }.
}

# $about (code)
help-if-yes = { $about ->
   *[redeal] throw the hand in for a new { -deal }
    [stop] stop the hand and count it
    [concede] concede the bid; your side goes set
    [claim] show your hand; nothing more is played
    [blind] choose it now, for good
    [high] bid it
    [number] play it
    [replace] replace the file
    [again] play on
}

# $about (code)
help-if-no = { $about ->
   *[redeal] keep the hand
    [stop] play the rest
    [concede] play on
    [claim] play on
    [blind] turn the kitty first
    [high] bid something else
    [number] choose something else
    [replace] save nothing
    [again] leave the table
}

# $about (code)
help-advice = { $about ->
   *[redeal] Say yes: a hand like this rarely wins anything.
    [stop] Say yes: the rest can’t change the result.
    [concede] Concede only if you can’t make the bid anymore. If you play on, you may still take points.
    [claim] Claim only if nobody can beat you, whatever they hold.
    [blind] Say no: the kitty may make another suit better.
    [high] Say no: a lower bid is enough.
    [number] Say yes if it’s the { -piece } you mean. With # before its number you aren’t asked.
    [replace] If you don’t know what’s in it, say no and use another name.
    [again] To keep this game, save it first, such as: save sunday.record
    [leave] To play on another day, save the game first, such as: save sunday.record
    [next] Look at the hands, and press Enter when you’re ready.
}

help-leave-yes = y: leave the table. So does a second Ctrl-C.
help-leave-no = n or Enter: play on.
help-leave-save = save FILE: save the game and leave, such as: save sunday.record
help-next = Enter: play the next hand.

## A long text, a screen at a time

# $lines (number)
pager-ask = { $lines ->
    [one] One more line. Enter to read on, q to stop:
   *[other] { $lines } more lines. Enter to read on, q to stop:
}
pager-help = Press Enter to read on, or type q to go back to the table.

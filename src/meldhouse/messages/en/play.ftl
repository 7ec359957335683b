### “meldhouse play”: the table at a terminal, what it shows and what it asks. (What happens there is in news.ftl, what
### people type and the help for it in typed.ftl.)
### A question ends where the answer is typed. It has at most 50 letters, so that the answer has room beside it.

## Sitting down

play-welcome = Welcome to Meldhouse. Which rules do you want to play by?
play-which-rules = Number or name (Enter for the first):

# One line of the list.
# $number (number)
# $club (message)
# $game (message): Pinochle or Texas 42
play-rules-row = { $number }. { $club } ({ $game })

# $club (message): of the first
# $last (number)
# $example (text): a word of a club’s name
play-rules-help = Type a number, 1 to { $last }, or the beginning of a name, such as { $example }. For your own club’s rules, type their file, such as ours.toml. Press Enter for { $club }, or type “quit” to leave.

# $number (number)
# $club (message)
# $cards (number): in a hand
play-rules-hint = If you’re new, start with { $number }: { $club }. You hold only { $cards } { -piece(form: "many") }.

# $typed (text)
# $fits (list of message): play-rules-fit
play-rules-several = “{ $typed }” fits { LIST($fits, style: "or") }. Type the number.

# $number (number)
# $club (message)
play-rules-fit = { $number } ({ $club })

# $number (text): what was typed
# $last (number)
play-rules-number = There’s no number { $number }. They go from 1 to { $last }.

# Before the rules in brief, and after them.
# $melds (list of message): melds and what they score
play-brief-melds = One of each: { LIST($melds, style: "plain") }.

# $name (text)
# $points (number)
play-brief-meld = { $name } { $points }

# $word (text): a chapter
# $lines (text): its sentences
play-brief-row = { $word }: { $lines }

play-brief-after = Type ? for help at any time, or “rules” for all the rules.

# $name (text): of a meld
# $cards (text)
# $values (text): once / twice / …
play-rules-meld = { $name } ({ $cards }): { $values }

# $seats (list of seat)
play-watching = { SEATS($seats) } are computer players. You’re watching.

# $me (seat)
# $others (list of seat)
play-alone = You’re { SEATS($me) }. You play against { SEATS($others) }. Everyone plays alone.

# $me (seat)
# $partner (seat)
# $others (list of seat)
play-partners = You’re { SEATS($me) }. { SEATS($partner) } is your partner. You play against { SEATS($others) }.

# $level (code)
play-level = Computer players: { level-name }.

# $levels (list of message): play-level-seats
play-levels = Computer players: { LIST($levels, style: "plain") }.

# $seats (list of seat)
# $level (code)
play-level-seats = { SEATS($seats) } ({ level-name })

play-no-partner = You have no partner at this table. Use --level for all computer players.
play-key-advice = Copy the whole key, or leave out --key for a new deal.

## A sentence and the clause it rests on, read aloud

# $says (message)
# $clause (text)
play-cited = { $says } (clause { $clause })

## Who

# Somebody, at the beginning of a line.
# $who (seat)
play-name = { WHO($who) ->
    [you] You
   *[other] { SEATS($who) }
}

# A side, alone in a column or before a colon.
# $side (side)
play-side = { WHO($side) ->
    [you] You
    [us] Us
    [them] Them
   *[other] { SIDE($side) }
}

## The draw for the first deal

# $again (code): whether it was even before
# $drawn (list of message): trick-play
play-draw-all = { $again ->
   *[no] Everyone draws to see who { -deal(form: "deals") } first
    [yes] Everyone draws again
}: { LIST($drawn, style: "plain") }.

# The losers of the last game draw.
# $side (side)
# $again (code)
# $drawn (list of message): trick-play
play-draw-side = { WHO($side) ->
    [you] You draw
    [us] You and your partner draw
    [them] They draw
   *[other] { SIDE($side) } draw
} { $again ->
   *[no] to see who { -deal(form: "deals") } first
    [yes] again
}: { LIST($drawn, style: "plain") }.

# $who (seat)
play-first-deal = { WHO($who) ->
    [you] You drew the highest, so you { -deal(form: "you") }
   *[other] { SEATS($who) } drew the highest and { -deal(form: "deals") }
} first.

## Hands and games, as headings

# $number (number)
# $who (seat)
play-hand = Hand { $number }: { WHO($who) ->
    [you] you { -deal(form: "you") }
   *[other] { SEATS($who) } { -deal(form: "deals") }
}

# $number (number)
play-match-game = Game { $number } of the match

play-resumed = The game goes on where you left it.
play-nobody-bids = Nobody bids at this table, so the game stops here.

# What the club asks of everyone now.
# $says (message)
play-reminder = Please remember: { $says }

play-concede-hint = Your bid is out of reach. Type “concede” to give it up, or play on.

# In 42.
# $layout (text): 4-3 or 3-4
# $other (text)
play-arrange-hint = Your dominoes stand { $layout }. For another order, type “arrange { $other }” before you bid.

## Your turn to bid

# $bid (bid)
# $who (seat)
# $partner (code): whether that is your partner
play-high-bid = High bid: { $bid }, { $partner ->
   *[no] { WHO($who) ->
        [you] yours
       *[other] { SEATS($who) }
    }
    [yes] { SEATS($who) } (your partner)
}.

# Which bids are possible. Stands inside a sentence.
# $bids (list of bid): some of them are bids-span
bids-listed = { LIST($bids, style: "or") }

# $low (bid)
# $high (bid)
bids-span = { $low } to { $high }

# $bid (bid)
bids-up = { $bid } or more

# $bids (list of bid)
bids-on = { LIST($bids, style: "plain") }, and so on

# $bids (message)
# $passing (code)
play-ask-bid = Your bid ({ $bids }){ $passing ->
   *[may] , or p to pass
    [must] ; you can’t pass
}:

# The bids are in a line before it.
# $passing (code)
play-ask-any-bid = Your bid{ $passing ->
   *[may] {" "}(or p to pass)
    [must] {""}
}:

play-ask-pass = You can only pass. Type p:

# $bids (message)
# $passing (code)
play-can-bid = You can { $passing ->
   *[may] pass or bid
    [must] bid
} { $bids }.

play-can-pass = You can only pass.

## Your turn to choose trump, pass, discard, or meld

play-ask-kitty = Press Enter to turn the kitty:
play-ask-trump = Choose trump:

# A suit to choose, read aloud.
# $number (number)
# $trump (trump)
play-trump-row = { $number }. { TRUMP($trump) }

# $number (number)
# $trump (trump)
# $points (number)
play-trump-meld-row = { $number }. { TRUMP($trump) }, meld { $points }.

# $rows (list of message): play-trump-row
play-trump-rows = { LIST($rows, style: "plain") }.

# $trumps (list of trump)
play-choose-trump = Choose { TRUMP($trumps, style: "or") }.

play-can-turn = Press Enter to turn the kitty.

# $trumps (list of trump)
play-can-name-blind = Or choose trump without seeing it: { TRUMP($trumps, style: "or") }.

# $trump (trump)
play-trump = { $trump ->
    [follow-me] No trump (follow me).
   *[other] Trump: { TRUMP($trump) }.
}

# $number (number)
# $to (seat)
play-ask-pass-pieces = Pass { $number ->
    [one] { $number } { -piece }
   *[other] { $number } { -piece(form: "many") }
} to { SEATS($to) }:

# $number (number)
play-ask-discard = Discard { $number } { -piece(form: "many") }:

play-choose-from = You can choose from:

# $points (number)
# $pieces (list of piece)
play-can-meld = You can meld { $points }: { PIECES($pieces) }.

play-ask-meld = Press Enter to show it all:
play-ask-no-meld = Press Enter to go on:

# $owed (code): whether some of it must be shown
play-can-show = Press Enter to show all your meld. Or name the { -piece(form: "many") } to show{ $owed ->
   *[no] , or type “none”.
    [yes] .
}

# $pieces (list of piece)
play-must-show = You must show these: { PIECES($pieces) }.

## Your turn to play

# How the hand stands, on one line.
# $parts (list of message): the four below
play-status = { LIST($parts, style: "dots") }
    .spoken = { LIST($parts, style: "stops") }.

# $who (seat)
# $bid (bid)
play-contract = { WHO($who) ->
    [you] You
   *[other] { SEATS($who) }
} bid { $bid }

# $who (seat)
# $bid (bid)
# $trump (trump)
play-contract-trump = { WHO($who) ->
    [you] You
   *[other] { SEATS($who) }
} bid { $bid }, { cli-trump }

# $sides (list of message): side-points
play-tricks-won = { -trick(form: "title") }: { LIST($sides, style: "plain") }

# $sides (list of message): side-points
play-points-won = Points: { LIST($sides, style: "plain") }

# What you can play, with the number to type.
# $plays (list of message): play-numbered
play-can-play = You can play: { LIST($plays, style: "plain") }
    .spoken = You can play: { LIST($plays, style: "plain") }.

# $number (number)
# $piece (piece)
play-numbered = { $number }) { PIECES($piece) }
    .spoken = { $number }. { PIECES($piece) }

# The list follows.
play-can-play-these = You can play:

# $piece (piece)
play-must-play = You can only play the { PIECES($piece) }.

# The hand follows.
play-can-play-any = You can play anything:

play-ask-only = Press Enter to play it:
play-ask-play = Your play:

# $number (number)
play-ask-lead = Lead to { -trick } { $number }:

# A place where a domino was.
play-gap = empty

# All your cards of a suit, read aloud.
# $suit (code)
# $ranks (list of message)
play-suit = { $suit ->
   *[S] Spades
    [H] Hearts
    [C] Clubs
    [D] Diamonds
}: { LIST($ranks, style: "plain") }.

# Several of the same card under one number, read aloud.
# $number (number)
# $piece (piece)
# $times (number)
play-numbered-times = { $number }. { PIECES($piece) } (you have { $times })

# Everything you can choose from, read aloud.
# $choices (list of message)
play-tray = { LIST($choices, style: "plain") }.

## Claims

# What you would claim, and what a mistake costs.
# $test (code)
# $failed (code)
play-claim-means = { $test ->
   *[trick] You say that you win every { -trick } that’s left.
    [any-card] You say that none of your { -piece(form: "many") } can be beaten anymore.
    [bid] You say that you make your bid, whatever the others play.
} { $failed ->
   *[rest] If that’s wrong, the others get everything that’s left.
    [hand] If that’s wrong, you lose the hand.
}

# $pieces (list of piece)
play-claim-your-hand = Your hand: { PIECES($pieces) }

# How a claim fails goes on: the next trick.
# $plays (list of message): trick-play
play-refuted-then = Then: { LIST($plays, style: "plain") }.

play-ask-claim = Accept the claim (y) or challenge it (n):
play-claim-unclear = Type y to accept the claim, or n to challenge it.
play-claim-accept = y: accept it. It stands if nobody on your side challenges it.
play-claim-challenge = n: challenge it. All { -piece(form: "many") } are shown and checked. That costs you nothing.

## What cannot be done

# A refusal that rests on a clause.
# $why (message): a sentence
play-refused = { $why } Type “why” for the whole rule.

# $why (message): a sentence
play-unclear = { $why } Type ? for help.

play-nothing-refused = Nothing has been refused so far.
play-no-clause = That’s how the game is played. The club’s rules have no clause about it.

# $clause (text)
# $says (message)
play-clause = { $clause }: { $says }

play-watching-only = You’re watching, so nothing on this table is yours.
play-answer-first = Answer the question first.
play-nothing-to-bid = You have nothing to bid or choose now.
play-nothing-held = You hold no { -piece(form: "many") } now.
play-yes-or-no = Type y or n.

# $typed (text)
play-means-nothing = “{ $typed }” doesn’t mean anything here.

## Looking back

# $typed (text)
play-no-such-number = “{ $typed }” isn’t a number of { -trick(form: "many") }. Type “last 2” for the last two.

play-no-trick-played = No { -trick } was played in this hand.
play-no-trick-open = There’s no { -trick } to look at now.
play-no-trump-yet = Trump hasn’t been named yet.

# $trump (trump)
play-trump-told = Your side chose trump, so you may ask. It’s { TRUMP($trump) }.

# $after (code)
play-trump-untold = Under these rules nobody says trump again after the first { $after ->
   *[trick] { -trick }
    [lead] lead
}. You have to remember it.

## Taking back

# Those who decided something after what was taken back.
# $others (list of seat)
undone-others = { COUNT($others) ->
    [one] { SEATS($others) } decides again.
   *[other] { SEATS($others) } decide again.
}

## Giving up, arranging, stacking

play-arranged = Under these rules your { -piece(form: "many") } are sorted for you.

# $layouts (list of text): 4-3, 3-4
play-arrange-how = Type “arrange” and { LIST($layouts, style: "or") }. After that you can name all your { -piece(form: "many") } in the order you want.

# $form (code)
play-stacked = { $form ->
   *[single] You stack your { -trick(form: "many") } one high.
    [double] You stack your { -trick(form: "many") } two high.
}

# $to (seat)
play-stack-towards = { WHO($to) ->
    [you] The stack runs toward you.
   *[other] The stack runs toward { SEATS($to) }.
}

## Saving

play-save-how = Type “save” and a file name, such as: save sunday.record

# $file (text)
play-saved = The game so far is saved in { $file }.

play-not-saved = Nothing was saved.

# $file (text)
# $why (text): what the computer says
play-save-failed = Can’t write { $file }: { $why }. Try another name.

# A command to type follows.
# $what (code)
play-way-back = { $what ->
   *[resume] To play on:
    [replay] To replay it:
}

# $why (message): no period
play-not-resumed = You can’t play on with this record: { $why }.

# $why (code)
# $number (number): of a hand
play-not-one-game = { $why ->
   *[apart] its hands weren’t played one after the other
    [unfinished] hand { $number } isn’t finished, but others follow it
    [refereed] its last hand was played at a refereed table
}

play-not-resumed-advice = “meldhouse replay” shows what’s in it.

# $file (text)
play-resume-book = For your own club’s rules, name their file: meldhouse play --resume { $file } --book FILE

## The score

play-counted = Score for this hand

# $side (message)
# $amount (message)
# $why (message)
play-entry = { $side }: { $amount }. { $why }.

play-hands-were = The hands were:

# Whose cards lie open.
# $pile (code)
play-pile = { $pile ->
   *[kitty] Kitty
    [discard] Discard
}

# All of somebody’s cards, read aloud.
# $whose (message)
# $pieces (list of message): play-suit
play-open-hand = { $whose }. { LIST($pieces, style: "sentences") }

# $length (message): rules-fact-length
play-no-score = No score yet ({ $length }).

# $hands (number)
# $sides (list of message): side-points or side-marks
# $length (message): rules-fact-length
play-score = { $hands ->
    [one] Score after { $hands } hand
   *[other] Score after { $hands } hands
}: { LIST($sides, style: "plain") } ({ $length }).

# $sides (list of message): side-points
# $of (number)
play-games-won = Games won: { LIST($sides, style: "plain") } (best of { $of }).

# $side (side)
# $won (number): games
# $lost (number)
play-match-won = { WHO($side) ->
    [you] You
    [us] You
    [them] They
   *[other] { SIDE($side) }
} won the match, { $won } to { $lost }.

play-tie = It’s a tie.

# A column of the score sheet.
# $head (code)
play-column = { $head ->
   *[dealer] { -dealer(form: "start") }
    [bid] Bid
    [take] Taken
    [total] Total
}

# The same read aloud.
# $parts (list of message)
play-sheet-row = { LIST($parts, style: "stops") }.

# $trump (trump)
play-sheet-trump = Trump: { TRUMP($trump) }

# $how (code): how the hand ended
play-sheet-ended = How it ended: { cli-ended }

# $side (message)
# $cells (list of message)
play-sheet-side = { $side }: { LIST($cells, style: "plain") }

# $bid (bid)
play-sheet-bid = bid { $bid }

# $total (number)
# $unit (code)
play-sheet-total = { $unit ->
   *[points] total { $total }
    [marks] marks { $total }
}

## Between hands and games

play-ask-next = Press Enter for the next hand:

# $what (code)
play-ask-again = { $what ->
   *[game] Play again?
    [match] Play the next game of the match?
}

# $kept (code)
play-leaving = Leave the table? { $kept ->
   *[no] The game isn’t saved.
    [yes] The game is saved.
}

# $kept (code)
play-ask-leave = { $kept ->
   *[no] y to leave, n to stay, or save FILE:
    [yes] y to leave, n to stay:
}

play-stay = You’re still in the game.
play-leave-unclear = Type y, n, or “save” and a file name.

## Do you mean it?

play-ask-redeal = Throw the hand in?

# $nines (number)
play-redeal-why = You have { $nines } nines or more and no meld.

play-ask-stop = The bid is decided. Stop here and count?
play-ask-concede = Concede your bid without playing?
play-ask-lay-down = Show your hand and claim the rest?

# $trump (trump)
play-ask-blind = Choose { TRUMP($trump) } before you see the kitty?

# $bid (bid)
# $lowest (bid)
play-ask-high = Bid { $bid }? { $lowest } would do.

# $act (code)
# $piece (piece)
play-ask-number = { $act ->
   *[play] Play { PIECES($piece) }?
    [lead] Lead { PIECES($piece) }?
}

# $file (text)
play-ask-replace = { $file } exists already. Replace it?

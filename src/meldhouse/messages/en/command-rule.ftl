### What “meldhouse rule” asks and answers, and the questions of other commands.

## Yes or no

# A question with what to press. What is taken if somebody only presses Enter is in capitals.
# $question (message)
# $enter (code): what Enter means
cli-confirm = { $question } { $enter ->
   *[none] [y/n]
    [yes] [Y/n]
    [no] [y/N]
}
cli-yes-or-no = Type y or n.

## Questions

cli-ask-what = what happened?
# $last (number)
cli-ask-about = What’s it about? (1 to { $last }, or a word)
# $last (number)
cli-ask-which = Which one? (1 to { $last }, or a word)
# $last (number)
cli-type-number = Type a number from 1 to { $last }.
# $word (text)
# $last (number)
cli-type-other = Nothing here is called “{ $word }”. Type a number from 1 to { $last }, or another word.
# $example (text)
cli-ask-counts = How many did each player have? (such as { $example })
# $seats (list of text)
cli-ask-caller = Who called it? ({ LIST($seats, style: "or") })
# $seats (list of text)
cli-ask-who = Who did it? ({ LIST($seats, style: "or") })
cli-ask-bid = What did they bid?
cli-ask-over = What was the bid before it? (0 for none; Enter to skip)
# $many (code)
cli-ask-pieces = { $many ->
   *[one] Which { -piece }?
    [many] Which { -piece(form: "many") }?
}
cli-ask-trump-yet = What’s trump? (Enter if not named yet)
cli-ask-trump = What’s trump?
cli-ask-late = How many minutes late? (such as 8 or 5:59)
cli-ask-clause = Which clause was broken? (Enter to skip)
# $clause (text)
cli-ask-clause-or = Which clause was broken? (Enter for { $clause })
cli-ask-named = What did they name? (Enter if it’s nothing in these rules)
cli-ask-marriage = Does the bidder have its king and queen?
cli-ask-look = Look at the hands?
cli-ask-good = Is it good?
# $seat (seat)
cli-ask-holds = What does { SEATS($seat) } have?
# $seats (list of text)
cli-ask-leads = Who leads to the next { -trick }? ({ LIST($seats, style: "or") })
cli-ask-order = In which order will they play? (Enter to skip)
cli-ask-bidder = Who had the bid?
cli-ask-bidder-or = Who had the bid? (Enter to leave out points)
cli-ask-contract = What was the bid?
cli-ask-taken = What has each side taken? (such as NS=14 EW=0)
# $example (text)
cli-ask-meld = What did each side meld? (such as { $example })
# $choices (list of text)
cli-ask-offence = What did they do or fail to do? ({ LIST($choices, style: "plain") })
cli-ask-aces = Which aces were played? (Enter to skip)
cli-ask-every-trick = Had the accused side won every { -trick }?
# $window (code): until when a renege may be put right
cli-ask-too-late = { $window ->
   *[own-seen] Had they asked to see the { -trick } before it was called?
    [next-piece] Has another { -piece } been played since?
    [next-legal] Has another { -piece } been played legally since, or the { -trick } been turned over?
    [next-trick] Is the next { -trick } complete?
}
cli-ask-dealt = Had a { -piece } been dealt when it was noticed?
cli-ask-dropped = Did the { -dealer } get the bid because nobody bid?
# $post (message)
# $others (code): whether somebody has ruled before
cli-ask-ruled = What did the { $post } decide? { $others ->
   *[no] (Enter if nobody has ruled yet)
    [yes] (Enter if nobody else has)
}
# $seats (list of text)
cli-ask-changed = Who changed it? ({ LIST($seats, style: "or") }; Enter for the scoring table)

## What is missing in a case

# $name (text): of the rules
cli-rule-list-advice = “meldhouse rule { $name } --list” lists everything that can go wrong.
cli-rule-what = Say what happened, for example bid_early, “dropped”, or renege.
# $said (text)
cli-rule-unknown = Nothing called “{ $said }” can be ruled on. Try another word.
# $said (text)
# $near (text)
cli-rule-unknown-near = Nothing called “{ $said }” can be ruled on. Did you mean “{ $near }”?
# $said (text)
# $kinds (list of message)
# $more (number): how many others it can be
cli-rule-which = “{ $said }” can be { LIST($kinds, style: "plain") }{ $more ->
    [0] .
   *[other] , and { $more } more.
} Say which.
# $kind (text): as it is typed
# $name (message): what it is
cli-rule-kind = { $kind } ({ $name })
cli-rule-proof-needs = To prove a renege, give the { -trick } in the order it was played, the one { -piece } in question, trump, and the { -piece(form: "many") } the player held.
# $piece (piece)
cli-rule-held-needs = Say what the player is known to have held when they played { PIECES($piece) } (--later). Only that proves it.
# $example (text)
cli-rule-held-advice = For example: { $example }, or --later "" if nothing was found.
# $said (text)
cli-rule-no-time = late: “{ $said }” isn’t a time. Write minutes, such as 8 or 5:59.
cli-rule-bidder-too = Also say who had the bid (--bidder), so we know whose bid it is.
cli-rule-contract-too = Give the bidder and the bid too (--bidder, --contract), so the points can be counted.
cli-rule-both = Give both the bidder and the bid (--bidder, --contract), so the points can be counted.
cli-claim-needs = To check a claim, say who claimed the rest (--by) and what trump is (--trump).
cli-rule-hands-advice = Give --hands and --trump to have it checked.
# $seat (text)
cli-rule-caller-advice = Add --caller, such as --caller { $seat }. --by names the accused.
# $seat (text)
cli-rule-by-advice = Add --by, such as --by { $seat }.
# $one (text)
# $other (text)
cli-rule-contradict = { $one } and { $other } contradict each other. Leave one out.

## Answers

cli-rule-list = what can go wrong
# $proven (code)
cli-rule-proven = { $proven ->
   *[yes] It’s proven.
    [no] It’s not proven.
}
# $good (code)
cli-claim-good = { $good ->
   *[yes] The claim is good.
    [no] The claim isn’t good.
}
# $seats (list of seat)
# $points (number)
# $unit (code)
# $why (message)
cli-rule-entry = { SEATS($seats) }: { NUMBER($points, signed: "yes") } { $unit ->
   *[points] { $points ->
        [one] point
        [-1] point
       *[other] points
    }
    [marks] { $points ->
        [one] mark
        [-1] mark
       *[other] marks
    }
    [games] { $points ->
        [one] game
       *[other] games
    }
}. { $why }
# $seats (list of seat)
# $amount (money)
# $why (message)
cli-rule-entry-money = { SEATS($seats) }: { MONEY($amount) }. { $why }
# $id (text)
# $says (message)
# $mark (message): what kind of rule it is
cli-clause-says-marked = { $id }: { $says } ({ $mark })
# $reading (message)
cli-rule-also = Also read as: { $reading }

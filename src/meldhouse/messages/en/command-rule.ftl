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
# How a question of the form is answered at the keyboard.
# $question (message)
cli-ask-skip = { $question } (Enter to skip)
# $question (message)
# $hint (message)
cli-ask-hint = { $question } ({ $hint }; Enter to skip)
# $question (message)
# $choices (list of text)
cli-ask-one-of = { $question } ({ LIST($choices, style: "or") }; Enter to skip)
# $question (message)
# $choices (list of text)
cli-ask-needed = { $question } ({ LIST($choices, style: "or") })
# $question (message)
# $example (text)
cli-ask-such = { $question } (such as { $example }; Enter to skip)
# $question (message)
# $last (number)
cli-ask-number = { $question } (1 to { $last }; Enter to skip)
# $question (message)
cli-ask-yes-no = { $question } (y or n; Enter to skip)
# $question (message)
# $usual (text)
cli-ask-usual = { $question } (Enter for { $usual })
# $what (list of message)
cli-ask-more = Do you know any of this: { LIST($what, style: "semicolons") }? (y or n)
# $seat (seat)
cli-ask-holds = What does { SEATS($seat) } have?
cli-ask-dropped = Did the { -dealer } get the bid because nobody bid?
# $post (message)
# $others (code): whether somebody has ruled before
cli-ask-ruled = What did the { $post } decide? { $others ->
   *[no] (Enter if nobody has ruled yet)
    [yes] (Enter if nobody else has)
}

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
cli-rule-held-needs = Say what the player is known to have held when they played { PIECES($piece) }. Only that proves it.
# $example (text)
cli-rule-held-advice = For example: { $example }, or --later "" if nothing was found.
# $field (text): where it was typed
# $said (text)
cli-rule-no-time = { $field }: “{ $said }” isn’t a time. Write minutes, such as 8 or 5:59.
cli-rule-bidder-too = Also say who had the bid, so we know whose bid it is.
cli-rule-contract-too = Give the bidder and the bid too, so the points can be counted.
cli-rule-both = Give both the bidder and the bid, so the points can be counted.
cli-claim-needs = To check a claim, say who claimed the rest and what trump is.
# $options (list of text)
cli-rule-add = Add { LIST($options) }.
cli-rule-hands-advice = Give --hands and --trump to have it checked.
# $seat (text)
cli-rule-caller-advice = Add --caller, such as --caller { $seat }. --by names the accused.
# $seat (text)
cli-rule-by-advice = Add --by, such as --by { $seat }.
# $command (text)
cli-rule-again = To change an answer: { $command }
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

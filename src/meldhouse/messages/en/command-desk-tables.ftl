### What “meldhouse tournament” answers about tables: score sheets, penalties, rulings, standings, and money.

## Asked for one hand

# $name (name)
cli-deals = { $name } { -deal(form: "deals") }.
# $names (list of name)
cli-ask-drew = Who drew the first { -deal }? ({ LIST($names, style: "or") }; Enter if not known)
cli-ask-who-bid = Who took the bid? (a seat or a name; “nobody”, or “stop” to leave)
cli-ask-bid-taken = For how much?
cli-ask-trump-or = What was trump? (Enter for none)
# $number (number)
# $ending (message)
# $code (text): as it can be typed
cli-ending = { $number }. { $ending } ({ $code })
cli-ask-ended = How did it end? (a number; Enter for 1)
cli-ask-wrong-bid = Was the { -dealer } silenced for a wrong bid (not a bid out of turn)?
# $how (code)
cli-ask-offender = { $how ->
   *[renege] Who reneged?
    [forfeited] Whose claim failed?
    [awarded] Who called the renege?
} (a seat or a name)
cli-ask-claim-failed = Did a claim fail? (whose: a seat or a name; Enter if it held)
cli-ask-kitty = How many trumps are in the kitty? (Enter if not announced)
# $what (code)
# $side (message)
cli-ask-figure = { $what ->
   *[meld] Meld of { $side }?
    [take] Points taken by { $side }?
}
cli-ask-spoiled = Did a side lose its points to a renege?
# $sides (list of text): what can be typed, such as NS
cli-ask-whose = Which side? ({ LIST($sides, style: "or") }, or “all”)
cli-ask-beside = Extra marks on top of the hand? (such as NS=1; Enter for none)
cli-ask-beside-why = What for?
cli-ask-signed = Has every side signed?
cli-hand-again = Not saved. Please enter this hand again.
# $score (message)
cli-so-far = So far: { $score }

## Score sheets

# $table (text): what was typed
# $round (message)
# $last (number): the last table
cli-no-table-here = There is no table { $table } in { $round }. { $last ->
    [one] It has only table 1.
   *[other] It has tables 1 to { $last }.
}
cli-hand-or-slips = Give one hand with options, or several with --slips, not both.
# $faults (number)
cli-not-saved = { $faults ->
    [one] Not saved, because of a mistake:
   *[other] Not saved, because of { $faults } mistakes:
}
cli-score-json = With --json, give the hand with options, hands with --slips, or the result with --points.
cli-one-hand = With --hand, give exactly one hand.
cli-hands-or-result = Give hands, or the result with --points, not both.
# $option (text)
cli-points-too = { $option } needs the points too. Add --points.
cli-skunk-advice = Answer with --skunk in (yes, it’s in) or --skunk add (no, add it).
cli-unfinished = Not signed: some hands are still to be played.
cli-sheet-closed = No hands can be added to this sheet anymore.
# $table (number)
cli-correct-advice = If something is wrong: meldhouse tournament correct { $table }
cli-correct-what = Say which hand with --hand and how it went, or give the result with --points.
# A rule of the club, in full.
# $says (message)
# $clause (text)
cli-rules-say = The rules say: { $says } ({ $clause })
# $round (message)
# $table (number)
cli-sheet-title = { $round }, table { $table }
# $side (side)
# $names (text): the two partners
cli-side-of = { SIDE($side) } ({ $names })
# $name (text): the two partners
# $made (message)
cli-made = { $name } { $made }
# $sides (list of message)
cli-score = { LIST($sides, style: "semicolons") }
# $sides (list of message)
# $counted (list of message): what it comes to
cli-score-counted = { LIST($sides, style: "semicolons") } (with penalties: { LIST($counted, style: "semicolons") })
# $why (message)
cli-bonus-row = Bonus: { $why }
# Under a score sheet.
# $meld (code): whether there is meld
cli-sheet-key = { $meld ->
   *[yes] How to read a hand: meld+taken: points = total so far
    [no] How to read a hand: taken: points = total so far
}
cli-star-key = * only decides the tie; its points don’t count.
# $times (list of message)
cli-besides = Besides the points: { LIST($times, style: "semicolons") }.
# $side (message)
# $by (message): who signed
cli-signed = { $side }: signed by { $by }.
# $names (list of name)
cli-untold = Not told yet: { LIST($names) }.
# $table (number)
cli-all-signed = Everyone at table { $table } has signed already.
# $sides (list of message)
cli-signed-for = Signed for { LIST($sides) }.
cli-tell-who = Say who you told: names, or --all.
cli-told-before = They already know.
# $names (list of name)
# $command (text)
cli-now-tell = Tell { LIST($names) }. When they know: { $command }

## Penalties

cli-taken-needs = Use --taken with --points, not with --kind.
cli-taken-never = Only marks can be taken with --taken. Here a penalty in points always comes off the player’s own score.
# $option (text)
cli-leave-out = Leave out { $option }.
# $number (number)
# $command (text)
cli-penalty-number = This is penalty { $number }. To remove it: { $command }
cli-no-prices = The club has no list of penalties. Give --points, --reason, and --clause.
# $number (number)
# $round (message)
# $penalty (message)
cli-penalty-given = Penalty { $number }, { $round }: { $penalty }
# $hand (number)
# $table (number)
# $round (message)
# $penalty (message)
cli-penalty-of-hand = With hand { $hand } of table { $table }, { $round }: { $penalty }
## Rulings

cli-referee-table = Say which table: meldhouse tournament referee TABLE --about "…"
# $number (number)
# $post (message): who decides
cli-call-number = This is call { $number }, for the { $post }.
# $number (number)
# $round (message)
# $table (number)
cli-call-head = Call { $number }: { $round }, table { $table }
# $number (number)
cli-no-call-number = There is no call { $number }.
cli-calls-advice = “meldhouse tournament referee” lists them.
cli-no-calls = Nobody has called.
cli-set-aside-alone = Use --set-aside alone. Then rule again with another “meldhouse tournament ruling”.
cli-one-of-rulings = Use only one of --same, --agrees, and --uphold.
# $option (text)
cli-view-as-it-is = { $option } takes the other ruling as it is. Leave out TEXT, --clause, --post, and --hand.
# $number (number)
cli-ruling-what = Say what was decided: meldhouse tournament ruling { $number } "…", or --same, --agrees, --uphold, or --set-aside.
# $command (text)
cli-write-ruled = Now enter the hand as ruled: { $command }
# $number (number)
cli-no-agreement = There is no ruling on call { $number } for you to agree with.
cli-whose-advice = Say whose ruling with --uphold NAME.
# $number (number)
cli-rule-advice = Record what was decided: meldhouse tournament ruling { $number } "…"
# $typed (text)
# $number (number)
cli-not-ruled = Nobody called “{ $typed }” has ruled on call { $number }.
# $commands (list of text)
cli-uphold-one = To uphold one of them: { LIST($commands, style: "semicolons") }
# $number (number)
cli-may-appeal = Does someone appeal? meldhouse tournament appeal { $number } NAME
cli-ruled-on = It has been ruled on.

## Conduct and questions

cli-conduct-who = Say who it was: meldhouse tournament conduct NAME --clause …
cli-note-free = Noted. It costs no points.
# $number (number)
# $name (name)
# $points (number): 0 for none
# $round (number): 0 for none
# $what (message)
# $corrects (number): which note it replaces; 0 for none
cli-note = { $number }. { $name }{ $points ->
    [0] {""}
   *[other] {" "}{ NUMBER($points, signed: "yes") }
}{ $round ->
    [0] {""}
   *[other] , { -round } { $round }
}: { $what }{ $corrects ->
    [0] {""}
   *[other] {" "}(replaces note { $corrects })
}
# $number (number)
# $corrects (number)
# $why (message)
cli-note-struck = { $number }. Note { $corrects } is wrong (it didn’t happen): { $why }
# $number (number)
cli-note-stays = Note { $number } stays in the list, marked as wrong.
# In an earlier tournament.
# $event (text): its title
# $name (name)
# $what (message)
cli-note-before = { $event }: { $name }, { $what }
# $names (list of name)
cli-noted-again = More than once: { LIST($names) }. What follows is up to you.
cli-conduct-rules = Conduct rules
# $number (number)
cli-answer-too = Give the answer too: --answer { $number } "…"
# $number (number)
cli-question-number = This is question { $number }. A referee answers it.
# $number (number)
cli-question-answered = Question { $number } is answered.
# $number (number)
# $question (text)
# $name (name): who asked
# $answer (message)
cli-question = { $number }. { $question } ({ $name }) → { $answer }
cli-no-questions = Nobody has asked anything.

## Standings and prizes

cli-no-standings = No standings yet: no score sheet is in.
# The head of a column.
# $number (number): of the round
cli-round-head = R{ $number }
# $number (number): of the round
# $note (message)
# $names (list of name)
cli-round-note = R{ $number }: { $note }: { LIST($names) }.
# How many places up or down.
# $places (number)
cli-moved = { $places ->
   *[other] { NUMBER($places, signed: "yes") }
}
# $tie (message): from money.ftl
cli-tied = { $tie }: meldhouse tournament playoff
cli-playoff-advice = To seat the playoff: meldhouse tournament playoff
cli-standings-hidden = Players no longer see the standings.
# $final (code)
cli-prizes = { $final ->
   *[yes] prizes
    [no] prizes if it ended now
}
cli-no-prizes = There are no prizes. To set them: meldhouse tournament amend --prizes 50%,30%,20%
# $place (number)
# $each (code): whether each partner gets one
cli-medal = { $place ->
    [1] gold
    [2] silver
    [3] bronze
   *[other] place { $place }
}{ $each ->
   *[no] {""}
    [yes] {" "}each
}
# $what (message)
# $command (text)
cli-give-back = After a correction: { $what }. Once it’s back: { $command }
# $amount (money)
cli-handed-out = Handed out. { MONEY($amount) } left in the cash box.
# $name (name)
cli-nothing-back = { $name } has nothing to give back.
cli-special-who = Name the winner, or use --by-sheets.
# $names (list of name)
# $prize (message)
cli-special = { LIST($names) }: prize for { $prize }.

## Money

# $option (text)
cli-with-refund = Use { $option } only with --kind refund.
cli-pay-who = Say who paid, and how much if it wasn’t everything; or only --all.
cli-none-owe = Nobody who’s here owes anything.
# $name (name)
cli-owes-nothing = { $name } owes nothing.
# $name (name)
# $kind (code)
# $amount (money)
cli-paid = { $name }: { event-payment }, { MONEY($amount) }.
# $amount (money)
cli-till = In the cash box: { MONEY($amount) }.
# $kind (code)
cli-how-much = How much? Give the amount ({ event-payment }).
cli-payment-amount = A payment can’t be below zero. To give money back, use --kind refund.
# $name (name)
# $amount (money)
cli-owes-only = { $name } owes only { MONEY($amount) }, so nothing was entered.
# $command (text)
cli-gift-advice = If the extra money is a gift: { $command }
# $name (name)
# $amount (money)
# $reason (text)
cli-fined = { $name } owes { MONEY($amount) }: { $reason }.
# $name (message)
# $amount (money)
cli-owing = { $name }: { MONEY($amount) }
# $name (name)
# $amount (money)
# $command (text)
cli-overpaid = { $name } paid { MONEY($amount) } too much. To give it back: { $command }

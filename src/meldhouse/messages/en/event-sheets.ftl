### Score sheets of a tournament: writing hands, results, signing, telling players.

## Writing a hand

event-unsent = <b>Not sent yet.</b> Saved on this phone:

# $name (name)
event-deals-first = { $name } { -deal(form: "deals") } first.

# $name (name)
event-deals-next = { $name } { -deal(form: "deals") } next.
event-deals-other = Someone else { -deal(form: "deals") } first

# Who deals the first hand by the club's rules.
# $who (code)
# $clause (text)
event-deals-why = { $who ->
   *[scorekeeper] The scorekeeper { -deal(form: "deals") } first ({ $clause }); North counts as scorekeeper.
    [left] The player on the scorekeeper’s left { -deal(form: "deals") } first ({ $clause }); North counts as scorekeeper.
}

# The same, where no rule says so.
# $who (code)
event-deals-why-plain = { $who ->
   *[scorekeeper] The scorekeeper { -deal(form: "deals") } first; North counts as scorekeeper.
    [left] The player on the scorekeeper’s left { -deal(form: "deals") } first; North counts as scorekeeper.
}

# $number (number)
event-hand-correct = Correct hand { $number }

# $number (number)
event-hand-fix = Fix hand { $number }
event-hand-ruled = The referee ruled on this hand. An official can correct it and say why.
event-hand-stands = An official can still correct it and say why.
event-why-corrected = Why it’s corrected
event-correct = Correct
event-hand-save = Save hand
event-cancel = Cancel

# $who (code): who draws
event-draw = Who { -deal(form: "deals") } first? <span class="soft">{ $who ->
   *[all] (everyone draws)
    [losers] (the two who lost the last game draw)
}</span>
event-tricks-won = { -trick(form: "title") } won <span class="soft">(if they took everything)</span>
event-bidder = Who took the bid?
event-bid = Bid
event-bid-example = 31, or 2 marks
event-trump = Trump
event-contract = Trump or contract

# $trump (trump)
event-trump-one = { TRUMP($trump) }
event-kitty = Trumps put in the kitty <span class="soft">(as announced)</span>

# $names (text)
event-meld = Meld<span class="hidden">: { $names }</span>

# $names (text)
event-take = Points taken<span class="hidden">: { $names }</span>

# $names (text)
event-trick-points = Points in { -trick(form: "many") }<span class="hidden">: { $names }</span>

# $points (number)
event-take-rest = <span class="soft">(leave empty for the rest of { $points })</span>
event-unusual = Something unusual
event-how-ended-hand = How the hand ended

# Whose renege, claim or call ended the hand.
# $kinds (list of message)
event-whose-offence = Whose { LIST($kinds, style: "or") }

# What a hand can end by.
# $kind (code)
offence = { $kind ->
   *[renege] renege
    [lay-down] claim
    [call] failed call
}
event-misdeal = After a first misdeal the same player { -deal(form: "deals") } again. Don’t enter anything.
event-take-lost = A renege cost a side the points it took
event-marks-beside = Extra marks, such as for asking what trump is. They count before the hand.

# $names (text)
event-marks-for = Marks for { $names }
event-wrong-bid = The { -dealer } was silenced by a wrong bid, not by one out of turn

# $number (number)
# $sums (list of message)
event-hand-saved = Hand { $number } saved. So far: { LIST($sums, style: "plain") }.

# $names (text)
# $points (number)
event-stands-at = { $names } { $points }
event-tell-below = Tell the players: the button is below.

# $what (list of message)
event-take-back-prizes = Take back, under “Prizes”: { LIST($what, style: "semicolons") }.
event-no-such-hand = No such hand on this sheet.
event-not-a-hand = That line isn’t a hand but something extra. Remove it under “Calls”.
event-no-sheet = No such score sheet yet. It’s here when the { -round } starts.
event-not-your-sheet = This sheet is for the players at that table and the officials. Ask the desk for a link.

## Only the result

event-result-played = It was played after all
event-result-correct = Correct the result
event-result-new = Enter the new score
event-result-only = Enter only the result

# $target (number)
# $unit (code)
event-result-short = With the penalties, nobody has { $target } { $unit ->
   *[points] points
    [marks] marks
} anymore. Play on, then enter the new score of the whole game.
event-result-instead = The result replaces the hands above.
event-result-penalties = Enter the points without penalties. They come off automatically.

# $unit (code)
# $games (number): a match is the best of so many
# $names (text)
event-result-points = { $unit ->
   *[points] Points
    [marks] Marks
}{ $games ->
    [1] {""}
   *[other] { " " }in all games
}: { $names }

# $names (text)
event-result-games = Games won by { $names }
event-result-sets = Sets and reneges
event-result-empty = Leave it empty for none.

# $name (name)
# $what (code)
event-result-times = { $what ->
   *[sets] { $name }: times set as bidder
    [reneges] { $name }: reneges
}
event-result-decider = After a tie, who won the deciding hand? <span class="soft">(its points don’t count)</span>
event-result-no-draw = It wasn’t a tie
event-result-save = Save the result
event-result-missing = Enter the points.
event-result-saved = Result saved.
event-result-corrected = Result corrected.
event-result-title = Result
event-result-skunk = Skunk

# $answer (code)
event-skunk-answer = { $answer ->
   *[in] Yes, it’s in
    [add] No, add it
}
event-forfeit-side-fault = Choose who forfeits.

# $most (number)
event-forfeit-points-fault = Enter a whole number from 0 to { $most }.

# $points (number)
event-forfeit-choose = You entered { $points } points. Choose “These points”, or clear the number.
event-forfeited = Table ended; its sheet is in. The desk can undo it.

## Calling

event-call = Call the referee
event-call-about = What’s it about? <span class="soft">(optional)</span>
event-call-go = Call
event-call-done = The referee is on the way.

## News

event-time-over = Time’s up. Finish the hand in play, save it, and sign.
event-forfeit-unsigned = An official decided this; nobody signs.
event-sheet-done = The sheet is in

# $names (list of message)
event-signed-by = Signed by { LIST($names) }.

# $table (number)
# $round (message)
event-next-table = Your next table: <b>table { $table }</b>, { $round }.

# $table (number)
# $round (message)
event-next-keep = Next you keep score at <b>table { $table }</b>, { $round }.
event-next-link = The link shows up here when the { -round } starts.

# $name (name)
# $table (number): 0 where they sit out
event-next-seat-of = { $name }: <b>{ $table ->
    [0] sits out
   *[other] table { $table }
}</b>

# $round (message)
event-next-nobody = Nobody from this table plays in { $round }.
event-how-ended = See how it ended
event-next-later = Your next seats show up here.

# $number (number)
event-order = Hand { $number } has to be entered again.

# $name (name)
# $ruling (text)
event-order-by = { $name } ruled: { $ruling }
event-order-why = The sheet is signed, so only the scoring table can do it.

# $number (number)
event-order-go = Enter hand { $number } as ruled

# $number (number)
event-corrections = { $number ->
    [one] { $number } correction
   *[other] { $number } corrections
} to tell this table about

# $number (number)
event-told-all = { $number ->
    [2] Told both
   *[other] Told all { $number }
}
event-told-only = or only

# $name (name)
event-told-one = Told { $name }

# On the player’s own phone.
event-told-me = Got it: I know about it

# $names (list of name)
event-told = Told: { LIST($names) }.
event-told-before = Everyone already knows.
event-told-you = You know. The scorekeeper or the desk tells the others.
event-ruling-below = There’s a ruling for this table. Read it below.
event-live-table = Go to the live table

# $number (number)
event-who-dealt = Who was the { -dealer } in hand { $number }? Nobody said, so we don’t know whose turn is next.

# $names (list of name)
event-new-game = New game: { LIST($names) } draw, and the higher { -deal(form: "deals") }.

# $name (name)
event-first-dealer = First { -deal }: { $name }.

## The figures

event-hand-column = Hand
event-edit-column = Fix
event-was-ruled = Corrected as ruled

# $reason (message)
event-was-corrected = Corrected: { $reason }
event-was-edited = Edited
event-history = See history
event-history-first = First
event-result-edited = The result was edited.

# $number (number)
event-replay = { $number }<span class="hidden">: replay this hand</span>
event-beside = Not part of a hand:
event-decides-draw = only decides the tie

# $name (name)
event-dealt-by = { -deal }: { $name }

# $number (number)
event-fix = Fix<span class="hidden"> hand { $number }</span>
event-only-result = Only the result of this { -round } is known.
event-no-hands = No hand was played.
event-no-hand-yet = No hand yet.
event-live-hands = Hands show up here as they’re played.
event-all-draw = Everyone draws for the first { -deal }.
event-bonus = Bonus
event-for-forfeit = For the forfeit

# $name (name)
# $clause (text)
event-eased-own = { $clause } applies to { $name }

# $name (name)
# $clause (text)
event-eased = { $clause } is relaxed for { $name }

# $number (number)
event-ruling-course = How it came to this ({ $number ->
    [one] { $number } step
   *[other] { $number } steps
})
event-appeal = Appeal this ruling
event-appeal-who = Who appeals?

# $number (number)
event-rulings-earlier = { $number ->
    [one] { $number } earlier ruling
   *[other] { $number } earlier rulings
} at this table

# $why (message)
event-ruling-gone = The ruling was withdrawn ({ $why }).

# $due (message)
event-ruling-due = Not decided yet. It’s up to the { $due }.

# $due (message)
event-ruling-split = Not decided yet. It’s up to the { $due }. Until then the first ruling stands.

# Who sits where, on a form.
# $name (name)
# $seat (message): the seat by its name
event-at-seat = { $name } ({ $seat })

# $who (message)
event-ruling-by = Ruling by the { $who }:

## Signing

event-sign = Sign
event-sign-check = Check these figures, then sign:

# $names (list of name)
event-match-won = Match won by <b>{ LIST($names) }</b>.

# $counted (list of message)
event-sign-counted = These points are from the hands. With penalties, the score is: { LIST($counted, style: "semicolons") }.

# $who (code)
event-sign-then = After both sides sign, only { $who ->
   *[official] an official
    [scoring-table] the scoring table
} can change them.
event-sign-anyway = Sign anyway

# $name (name)
# $names (text)
event-signed = { $name } signed for { $names }.

# $hand (message): who pressed it
# $name (name)
# $names (text)
event-signed-for = { $names }: signed for { $name } ({ $hand }).

# $name (name)
event-sign-as = Sign as { $name }
event-sign-elsewhere = The other side signs on their own phone, with the scorekeeper, or at the desk.
event-signed-now = Signed.
event-sign-early = A hand is still being played. Sign when it’s on the sheet.

# $number (number)
event-agreed-ruled = Hand { $number } stands as the referee ruled.

# $number (number)
event-agreed-both = Both sides agreed to hand { $number }. It stands.

# $names (text)
# $number (number)
event-agree = { $names }: agree to hand { $number }
event-agree-where = Each side agrees on their own phone, with the scorekeeper, or at the desk.

# $number (number)
event-agree-until = You can change hand { $number } until both sides agree or the next hand is saved.
event-agreed-now = Agreed.

## Who plays and signs for whom

# $new (name)
# $old (name)
# $points (code): who has the points
stand-in = { $points ->
   *[pair] { $new } plays for { $old }. The pair keeps its points.
    [none] { $new } plays for { $old }, who scores 0 for the { -round }.
}

# Who pressed “Sign” for somebody.
# $role (code)
signed-as = { $role ->
   *[scorekeeper] the scorekeeper
    [director] the director
    [referee] the referee
}

# $hand (message): who pressed it
# $name (name)
signed-for = { $hand } for { $name }

## What a sheet still lacks. Each stands in a list after “Missing:”.

# $names (list of name)
any-of = { LIST($names, style: "or") }

# $names (list of name)
lacks-telling = telling { LIST($names) } about a correction

# $sides (list of message): those of whom one has to sign
lacks-signatures = { COUNT($sides) ->
    [one] signature of { LIST($sides) }
   *[other] signatures of { LIST($sides, style: "semicolons") }
}
lacks-decider = one more hand to break the tie

# $left (number)
# $hands (number)
lacks-hands = { $left } of { $hands } hands

# $game (number)
lacks-game = every hand of game { $game }

# $games (number)
lacks-match = every hand (first to { $games ->
    [one] { $games } game
   *[other] { $games } games
})

# $target (message)
lacks-all = every hand (first to { $target })

# $game (number): 0 where there is only one
# $best (number): what the better side has
# $target (message)
lacks-more = more hands{ $game ->
    [0] {""}
   *[other] { " " }of game { $game }
} (the leaders have { $best } of { $target })

## The whole score

# $bonuses (list of message)
# $asks (code): whether a skunk is asked about
result-with-bonuses = Enter the whole score with every bonus: { LIST($bonuses) }. { $asks ->
   *[no] Nothing is added to it.
    [yes] After a skunk, we ask if that bonus is already included.
}

# $extra (number)
# $points (number)
result-bonus-all = { $extra } for taking all { $points } points

# $extra (number)
result-bonus-skunk = { $extra } for a skunk (the other side has nothing)

# Ends without a period.
# $names (list of name)
# $extra (number)
result-skunk = The other side made nothing, so { LIST($names) } { COUNT($names) ->
    [one] gets
   *[other] get
} { $extra } for a skunk

# $gets (message)
# $made (number)
result-skunk-in = { $gets }. Is that already in the { $made }?
result-no-skunk = Nobody is skunked by these points, so there’s no bonus to ask about.

# $extra (number)
# $points (number)
result-skunk-not-in = The { $extra } for a skunk can’t be in { $points }: the winners made points of their own too.

### Why the desk of a tournament, a scorekeeper or a player cannot do something. Each ends without a period, as in
### refusals.ftl.

## Anyone

# $roles (list of message): from “the-role”
no-role = Only { LIST($roles, style: "or") } can do that

# $role (code)
the-role = { $role ->
   *[director] the director
    [referee] a referee
    [scorekeeper] a scorekeeper
    [player] a player
    [spectator] a spectator
}

no-role-own = You can do that only at your own table
no-not-open = There’s no tournament yet. Open one first
no-open = This tournament is already open
no-over = The tournament is over. To change something, undo “Finish” first

# $what (code): what was left empty
no-blank = { $what ->
   *[who] Say who it is
    [name] Give everyone a name
    [opener] Say who opens the tournament
    [signer] Say who signs
    [stand-in] Say who plays instead
    [fined] Say who is fined: a player, or the name of someone who doesn’t play
    [ruling] Say what was decided
    [entry] Say who it was, or which clause, or that it didn’t happen
    [correction] Say why the sheet is changed. All its players will read it
    [forfeit] Say why. It stays on the sheet
    [disqualified] Say why. It stays in the log
    [penalty] Say what the penalty is for
    [lift] Say why the penalty is removed
    [fine] Say what the fine is for
    [special] Say how you know who won it
}

# $what (message): from “field-name”
# $most (number)
no-too-long = The { $what } is too long: { $most } characters at most

# $what (message): from “field-name”
no-unreadable = Check the { $what }. That can’t be right

# What somebody filled in.
# $field (code)
field-name = { $field ->
    [name] name
    [household] household
    [club] club
    [division] division
    [reason] reason
    [note] note
    [about] question for the referee
    [ruling] ruling
    [text] text
    [title] title
    [minutes] number of minutes
    [points] number of points
    [hand] number of the hand
    [table] number of the table
    [round] number of the { -round }
    [cents] amount
    [medal] medal
   *[other] entry
}

# $clause (text): as somebody wrote it
no-clause = There’s no clause “{ $clause }” in these rules. Name another, or leave it out

# $clause (text): as somebody wrote it
# $clauses (list of message): from “clause-choice”
no-clause-which = “{ $clause }” can mean { LIST($clauses, style: "or") }. Say which one

# $id (text)
# $says (message)
clause-choice = { $id } (“{ $says }”)

# $clause (text): as somebody wrote it
# $number (number)
# $first (message)
# $last (text)
no-clause-many = “{ $clause }” can mean any of { $number } clauses, { $first } to { $last }. Say which one

no-cited = A ruling here names its clause. Say which one

# $faults (list of message)
no-form = { LIST($faults, style: "stops") }

# $started (number)
no-form-started = { $started ->
    [one] One { -round } is already seated or played. Enter 1 or more
   *[other] { $started } { -round(form: "many") } are already seated or played. Enter { $started } or more
}

# $settings (list of message): from “settled”
no-form-movement = A { -round } has been seated, so you can’t change { LIST($settings) } anymore. Open another tournament for that

# A setting that stays once a round is seated.
# $setting (code)
settled = { $setting ->
   *[entry] who enters
    [movement] how players move
    [three] tables of three
    [hands] the number of hands
    [target] the target
    [best_of] the number of games
    [where] where it’s played
}

no-form-entry = Some have already entered, so you can’t change who enters. Open another tournament for that
no-form-same = The settings are already like that

# $open (list of message)
no-finish-open = Still open: { LIST($open, style: "sentences") } Settle that first, or finish anyway

no-undo-none = There’s nothing left to undo
no-undo-built = Too late to undo: later steps depend on it. Undo or correct those first
no-pass = This link isn’t for this tournament. Ask the director for another
no-pass-taken = This link has been used. Ask the director for another
no-pass-same = That link already exists. Make another

# $name (name)
no-appointed = { $name } already has that role

no-appoint-table = Only a scorekeeper can be assigned to one table

# $name (name)
# $role (code)
no-dismiss = { $name } isn’t { the-role }

no-dismiss-self = You can’t remove yourself as director. Another director has to do it

## Players

# $needed (number): 2 for a pair
# $given (number)
no-names = { $needed ->
    [one] Enter one person at a time
   *[other] Enter two names with a slash between them
}. You gave { $given ->
    [one] one name
   *[other] { $given } names
}

# $division (text): as somebody wrote it
# $divisions (list of text)
no-division = There’s no division “{ $division }”. { COUNT($divisions) ->
    [0] Leave it empty
   *[other] Choose { LIST($divisions, style: "or") }
}

# $entrant (text): what was given
no-entrant = Nobody has the number { $entrant }. Check the list of players

# $person (text): what was given
no-person = No player has the number { $person }. Check the list of players

# $names (list of name): the two of a pair, or one
# $status (code)
no-gone = { LIST($names) } { entrant-is }, so that can’t be changed here

# $names (list of name)
# $status (code)
entrant-is = { $status ->
   *[entered] { COUNT($names) ->
        [one] isn’t here yet
       *[other] aren’t here yet
    }
    [present] { COUNT($names) ->
        [one] is here
       *[other] are here
    }
    [absent] didn’t come
    [withdrawn] { COUNT($names) ->
        [one] has withdrawn
       *[other] have withdrawn
    }
    [disqualified] { COUNT($names) ->
        [one] is disqualified
       *[other] are disqualified
    }
    [replaced] { COUNT($names) ->
        [one] has a substitute
       *[other] have a substitute
    }
}

# $names (list of name): the two of a pair, or one
no-substitutes = { LIST($names) } { COUNT($names) ->
    [one] has
   *[other] have
} had too many substitutes. Enter a new player instead

# $names (list of name): the two of a pair, or one
no-has-played = { LIST($names) } { COUNT($names) ->
    [one] has
   *[other] have
} already played here. Withdraw them instead

# $names (list of name): the two of a pair, or one
# $why (code)
no-remove = You can’t remove { LIST($names) }: { entry-stays }. Withdraw them, or note that they didn’t come

# Why an entry cannot be removed as a mistake.
# $why (code)
entry-stays = { $why ->
   *[substitute] they have a substitute, or are one
    [seated] they were seated in a { -round } that has started
    [bracket] they’re in the bracket
    [money] they’re in the cash book
    [conduct] they have a note under “Conduct”
    [disqualified] they’re disqualified
}

# $names (list of name): the two of a pair, or one
# $place (number)
no-medal = { LIST($names) } didn’t win { medal }. Check the list of prizes

no-medal-early = Finish the tournament first. Then hand out the medals

# $names (list of name): the two of a pair, or one
# $place (number)
no-medal-back = { LIST($names) } { COUNT($names) ->
    [one] doesn’t
   *[other] don’t
} have { medal }, so there’s nothing to give back

# $names (list of name): the two of a pair, or one
# $place (number)
no-medal-again = { LIST($names) } already { COUNT($names) ->
    [one] has
   *[other] have
} { medal }

# $prize (text): its code
no-special = There’s no special prize “{ $prize }” here. Check the settings

no-special-same = The score sheets already decide this prize

# $names (list of name): the two of a pair, or one
no-refund-out = { LIST($names) } { COUNT($names) ->
    [one] is
   *[other] are
} disqualified, so these rules give no refund. Keep the fee, or pay it back anyway

# $names (list of name): the two of a pair, or one
no-refund-gone = { LIST($names) } withdrew and the fee is kept. Keep it, or pay it back anyway

# $name (text)
no-fined = { $name } is a player’s number. Choose the player, or write another name

# $why (code)
no-drawn = The bracket is drawn and { $why ->
   *[begun] { -round } 1 has begun
    [decided] a match is decided
    [full] no bye is open
}, so nobody can be added. Enter them in another tournament

# $names (list of name): the two of a pair, or one
# $round (number)
# $table (number)
no-staying = { LIST($names) } { COUNT($names) ->
    [one] is
   *[other] are
} playing { -round } { $round }. Wait until it’s over. If they left, mark them missing on the sheet of table { $table }, and an official seats a stand-in or ends the table

## Rounds

# $status (code)
round-is = { $status ->
   *[draft] is still a draft
    [confirmed] is confirmed
    [released] is released
    [called] is called to the tables
    [playing] is being played
    [closed] is over
}

# $round (number)
# $last (number)
no-round = There’s no { -round } { $round }. { $last ->
    [0] None is seated yet
   *[other] The last one is { $last }
}

# $round (number)
# $closed (number)
no-round-closed = There’s no { -round } { $round } to show. { $closed ->
    [0] None is closed yet
   *[other] { -round(form: "start") } { $closed } is the last that’s closed
}

# $rounds (number)
no-rounds-done = { $rounds ->
    [one] The only { -round } is played
   *[other] All { $rounds } { -round(form: "many") } are played
}

# $round (number)
no-round-open = Close { -round } { $round } first

# $round (number)
no-drafted = { -round(form: "start") } { $round } is already seated. To seat it again, discard the draft first

# $why (message): from seating.ftl
no-seating = { $why }

# $round (number)
# $status (code)
# $act (code): what was to be done
no-status = { -round(form: "start") } { $round } { round-is }. { $act ->
   *[confirm] Confirm it while it’s a draft
    [release] Confirm it first
    [call] Release it first, so everyone sees their seat
    [start] Confirm and release it first
    [close] Start it first
    [scrap] It can’t be discarded anymore
}

no-draft = There’s no draft to change. Seat a { -round } first

# $round (number)
# $status (code)
no-swap-late = { -round(form: "start") } { $round } { round-is }, so it isn’t a draft anymore. Undo that, or discard it and seat it again

# $names (list of name): the two of a pair, or one
# $round (number)
no-swap-who = { LIST($names) } { COUNT($names) ->
    [one] isn’t
   *[other] aren’t
} in { -round } { $round }. Choose two who are

no-swap-same = Choose two different players

# $names (list of name)
no-arrange-who = Everyone who is here has to be at one table or sit out, once. Check { LIST($names) }

no-arrange-pairs = Seat two pairs at each table

# $size (number)
# $sizes (list of number)
no-arrange-size = { $size ->
    [one] One player
   *[other] { $size } players
} can’t make a table. Tables here have { LIST($sizes, style: "or") }

no-arrange-threes = Put tables of three after the tables of four

no-arrange-matches = The bracket says who plays whom. You can only change their table

# $names (list of name)
no-arrange-moved = { LIST($names) } wouldn’t go where their results send them. Say why, to do it anyway

# $names (list of name)
no-arrange-stay = { LIST($names) } lost and wouldn’t stay at that table. Say why, to do it anyway

# $names (list of name)
no-arrange-top = { LIST($names) } wouldn’t leave table 1 as the results say. Say why, to do it anyway

# $names (list of name)
no-arrange-again = { LIST($names) } have already been partners. Say why, to do it anyway

# $names (list of name)
no-arrange-sits = { LIST($names) } wouldn’t sit or move as planned. Say why, to do it anyway

# $tables (list of number)
no-sheets-out = Waiting for the score { COUNT($tables) ->
    [one] sheet of table { LIST($tables) }
   *[other] sheets of tables { LIST($tables) }
}. Each has to be signed and in

# $open (list of message)
no-close-open = Still open: { LIST($open, style: "sentences") } Settle that first, or close the { -round } anyway

no-close-why = Say why you close the { -round } with something still open. It goes in the log
no-minutes = Add 1 to 240 minutes

# $round (number)
no-clock = { -round(form: "start") } { $round } has no clock. Call time when it’s over

# $played (number)
# $rounds (number)
no-playoff-early = Play off ties when all { -round(form: "many") } are played. So far: { $played } of { $rounds }

no-playoff-bracket = Play off ties when the bracket is finished

# $names (list of name)
no-not-tied = { LIST($names) } aren’t tied for a place that’s played off

## Late players

# $name (name)
# $round (number)
no-not-seated = { $name } isn’t playing in { -round } { $round }

# $name (name)
no-missing = { $name } is already marked missing

# $name (name)
no-not-missing = { $name } isn’t marked missing. If they aren’t at the table, note that first

# $round (number)
# $status (code)
no-not-on = { -round(form: "start") } { $round } { round-is }. You can do this only while it’s being played

# $name (name)
# $minutes (number): how late they are
# $replaced (number)
no-replace-early = { $name } is { minutes } late. Someone else may play from minute { $replaced } on

# $name (name)
# $minutes (number): how late they are
no-replaced = { $name } is { minutes } late, so someone else plays the rest of the { -round } for them. Say who

## Score sheets

# $table (number)
# $round (number)
no-table = There’s no table { $table } in { -round } { $round }

# $round (number)
# $status (code)
no-not-playing = { -round(form: "start") } { $round } { round-is }. Score sheets open when it starts

# $hands (number)
on-sheet = { $hands ->
    [0] It’s empty now
    [one] It has 1 hand now
   *[other] It has { $hands } hands now
}

# $name (name)
# $hands (number)
no-stale = { $name } changed this sheet after you opened it. { on-sheet }. Look again, then save

no-stale-empty = This sheet changed after you opened it, and it’s empty now. Look again, then save

# $hands (number)
no-stale-own = You changed this sheet after this page opened. { on-sheet }. Look again

no-book = That table played by other rules. All tables of a tournament use the same ones

no-live = Hands played online save themselves. If one is wrong, call the referee
no-slips = There’s no hand in this. Enter one

# $hand (number)
# $hands (number)
no-hand = There’s no hand { $hand } on this sheet. { on-sheet }

# $seats (list of seat)
no-dealer-seat = Choose who { -deal(form: "deals") } first: { SEATS($seats, style: "or") }

no-locked = This sheet is signed and in. Only an official can change it now

# $hand (number)
no-agreed = Both sides agreed to hand { $hand }, so it stands. Only an official can correct it, with a reason

# $hand (number)
no-ruled = Hand { $hand } is as the referee ruled. Only an official can correct it, with a reason

no-void = Only an official can say that a hand doesn’t count. Call the referee
no-agree-none = Players can fix a hand until the sheet is signed, so there’s nothing to agree to

# $hand (number)
no-agree-done = Hand { $hand } is already agreed

no-time = Time is up, and the last hand is saved. Ask the director before you play another
no-dealt = The first hand is saved, so the first { -dealer } stays
no-result-slips = This sheet has hands on it. Enter the others too, or change them

# $sides (list of message): from “side-with-points”
no-result-sides = Enter points for { LIST($sides) }, and nobody else

# $side (side)
side-with-points = { SIDE($side) }

no-result-draw = That’s a tie, so one more hand decides. Enter the points from before that hand, and who won it

# $sides (list of message): from “side-with-points”
no-result-level = { LIST($sides) } are tied, so one more hand decides. Enter the points from before that hand, and who won it

# $side (side)
# $points (number)
no-result-size = { SIDE($side) } can’t have { $points }. Check the number

# $side (side)
# $won (number)
# $games (number)
no-result-games = { SIDE($side) } can’t have won { $won } of { $games } games. Check the number

# $points (number)
no-result-step = { $points } isn’t a possible score. Enter penalties separately

# $number (number)
# $unit (code)
so-many = { $unit ->
   *[points] { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
    [marks] { $number ->
        [one] { $number } mark
       *[other] { $number } marks
    }
}

# $games (number)
so-many-games = { $games ->
    [0] no games
    [one] 1 game
   *[other] { $games } games
}

# $side (side)
# $score (message): from “so-many”
# $games (number)
# $target (message): from “so-many”
no-result-short = { SIDE($side) } can’t have { $score } and { so-many-games }: a game takes { $target }

# $side (side)
# $score (message): from “so-many”
# $games (number)
# $most (number)
# $target (message): from “so-many”
no-result-over = { SIDE($side) } can’t have { $score } and { so-many-games }. A game ends at { $target }, so they have { $most } at most

# $target (message): from “so-many”
no-result-both = Both sides can’t have { $target }. The bidders count first, and if they’ve won, the other side’s hand isn’t added

# $most (number)
no-result-times = Enter sets and reneges from 0 to { $most }, for the players at the table

# $wins (number): games to be won; 0 where one game decides
# $target (message): from “so-many”
# $penalties (code): whether penalties at this table are in it
# $then (code)
no-result-open = Nobody has { $wins ->
    [0] { $target }
   *[other] { $wins } games
} yet{ $penalties ->
   *[no] {""}
    [yes] , counting penalties at this table
}. { $then ->
   *[play] Play on. To stop here, ask the director to call time first
    [games] Play on, or enter the games too
}

# $done (number)
# $hands (number)
no-unfinished = This table isn’t done: { $done } of { $hands } hands are entered

no-tied = It’s a tie. One more hand decides it before you sign
no-digest = The figures changed after you opened this page. Check them again, then sign

# $table (number)
no-forfeit-in = The sheet of table { $table } is signed and in, so it can’t be forfeited. An official can correct it

no-forfeit-result = This table already has a result. Have it signed, or change it first
no-forfeit-both = Give the others points or the average, not both
no-forfeit-average = A table here is won or lost, so there’s no average to give

# $name (name)
no-signer = { $name } doesn’t play on that side of the table

no-not-locked = This sheet isn’t signed and in yet, so the players fix it themselves

# $number (number)
# $name (name)
no-correction = There’s no correction { $number } of that sheet to tell { $name } about

## Penalties and calls

# $kind (text): as somebody wrote it
# $kinds (list of text)
no-kind = “{ $kind }” costs no points here. { COUNT($kinds) ->
    [0] Name the points and a clause
   *[other] Choose { LIST($kinds, style: "or") }, or name the points and a clause
}

# $unit (code)
no-points = Enter 1 to 10,000 { $unit ->
   *[points] points
    [marks] marks
}

# $name (name)
# $hand (number)
no-charged = Hand { $hand } was awarded and already includes { $name }’s penalty. Leave the penalty out

# $name (name)
# $hand (number)
no-which-charged = Hand { $hand } was awarded and already includes { $name }’s penalty. If this was another hand, say which

# $name (name)
# $hand (number)
no-charged-side = { $name }’s side has every point of hand { $hand }, so the other side made the call

# $name (name)
# $number (number)
no-charged-twice = { $name } already has penalty { $number } for this call, and the hand includes it too. Remove penalty { $number } first

no-penalty-live = This table plays online. Give the penalty at the live table, so it counts there

# $hand (number)
no-penalty-kept = The referee’s penalty in hand { $hand } stays. If it’s wrong, call the referee

no-penalty-over = This table is finished. Say in which hand it was, so it counts in that game

# $round (number)
# $table (number)
# $target (message): from “so-many”
no-penalty-closed = { -round(form: "start") } { $round } is closed, and with this penalty nobody at table { $table } has { $target }. Undo the close so they can play on, or give the penalty in the next { -round }

# $name (name)
# $round (number)
no-lift-replaced = { $name } was replaced in { -round } { $round }, and that stands. There are no points to give back

no-lift-over = Without it the game isn’t over. Correct the hands on the sheet instead, and say why

# $number (number)
no-penalty = There’s no penalty { $number } to remove

# $hand (number)
# $table (number)
no-entry-hand = This note comes from hand { $hand } of table { $table }. Correct that hand, and the note goes with it

# $number (number)
no-entry-penalty = This note comes from penalty { $number }. Remove the penalty, and the note goes with it

# $name (name)
no-blamed = { $name } doesn’t play at that table, so the ruling isn’t about them

# $name (name)
no-appeal-who = { $name } doesn’t play at that table, so they can’t appeal

# $number (number)
no-call = There’s no open call { $number }

no-takes = This ruling stands already. Give its penalties separately

# $number (number)
# $post (message)
no-undecided = Two officials differ on call { $number }, and the { $post } decides. Until then the first ruling stands

## What is still open before a round is closed or the tournament is finished, in whole sentences

# $played (number)
# $rounds (number)
open-rounds = { $played } of { $rounds } { -round(form: "many") } { $played ->
    [one] is
   *[other] are
} played.

open-seated = A { -round } is seated but not played.

# $table (number)
# $round (message)
# $names (list of name)
open-untold = Still to hear about the correction at table { $table } of { $round }: { LIST($names) }.

# $calls (number)
open-calls = { $calls ->
    [one] One call for the referee is unanswered
   *[other] { $calls } calls for the referee are unanswered
}.

# $names (list of message)
# $amount (money)
open-owed = { LIST($names) } still { COUNT($names) ->
    [one] owes { MONEY($amount) }
   *[other] owe { MONEY($amount) } together
}.

# $amount (money)
open-back = { MONEY($amount) } was overpaid and still has to be given back.

# $hand (number)
# $table (number)
# $round (message)
open-orders = The ruling on hand { $hand } at table { $table } of { $round } still has to be entered on the sheet.

# $table (number)
open-call = Table { $table } called the referee.

# $table (number)
# $about (text)
open-call-about = Table { $table } called the referee: { $about }.

# $table (number)
# $appeal (message)
open-appeal = Table { $table }: { $appeal }

# A correction that players still have to be told about.
# $table (number)
# $round (message)
untold-where = Table { $table }, { $round }

## Settings that cannot be

# $movement (code)
# $entry (code)
form-movement = { movement-name } isn’t for { $entry ->
   *[person] single players
    [pair] pairs
}. Choose another movement, or another way to enter

# $movement (code)
movement-name = { $movement ->
   *[individual] “New partners every { -round }, planned ahead”
    [afternoon] “New partners every { -round }, until you stop”
    [winners-up] “Winners move up a table, losers stay”
    [sitting-moving] “Half of the pairs sit, the others move up a table”
    [round-robin] “Every pair plays every other pair”
    [swiss] “Pairs with similar scores meet (Swiss)”
    [single-elimination] “Out after one loss”
    [double-elimination] “Out after two losses”
}

form-alone = Everyone plays alone by these rules, so pairs can’t enter. Choose single players

# $movement (code)
form-rounds = Say how many { -round(form: "many") } there are. { movement-name } needs a number

form-tie = In a bracket someone must win. Let one more hand decide a tie

# $rules (text)
form-three = There are no rules “{ $rules }” for tables of three

form-three-pairs = Pairs play at tables of four. Leave out the rules for tables of three
form-pairs = Only pairs that stay together can be ranked as pairs. Rank players instead
form-hand = A single hand in marks can’t be played online. Play ties off over a whole { -round }, or play at real tables

# $games (number)
form-best-of = A match is the best of an odd number of games, not { $games }

# $minutes (number)
form-told = A { -round } lasts { minutes }. Announce only shorter times

# $places (number)
# $specials (number)
# $percent (number): both together
form-percents = The prizes are { $percent } percent of the pool: { $places } for places and { $specials } for special prizes. Lower them to 100 or less

# $why (text): what is wrong, for whoever wrote a setting by hand
form-invalid = That setting isn’t possible: { $why }

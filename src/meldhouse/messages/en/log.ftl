### The log of a tournament: who did what, and what followed from it.

## The event

# $who (message)
log-open = { $who } opened the tournament.

# $who (message)
# $title (text)
log-open-titled = { $who } opened “{ $title }”.

# $rules (message)
log-open-rules = Rules: { $rules }

# $seed (text)
log-open-seed = Random draws use the key “{ $seed }”.

# $who (message)
log-amend = { $who } changed the settings.

# $who (message)
# $name (name)
# $role (code)
log-appoint = { $who } made { $name } a { role }.

# $who (message)
# $name (name)
# $player (name)
log-appoint-player = { $who } let { $name } act for { $player }.

# $who (message)
# $name (name)
# $role (code)
log-dismiss = { $who } removed { $name } as { role }.

# $who (message)
# $name (name)
log-dismiss-player = { $who } stopped letting { $name } act for a player.

# $role (code)
role = { $role ->
   *[director] director
    [referee] referee
    [scorekeeper] scorekeeper
    [spectator] spectator
}

# $who (message)
# $role (code)
# $table (number)
log-invite = { $who } made a link for a { role }{ $table ->
    [0] {""}
   *[other] {" "}of table { $table }
}.

# $who (message)
# $player (name)
log-invite-player = { $who } made a link for { $player }.

# $who (message)
# $role (code)
# $table (number)
log-accept = { $who } became a { role } through a link{ $table ->
    [0] {""}
   *[other] {" "}for table { $table }
}.

# $who (message)
# $player (name)
log-accept-player = { $who } joined as { $player }.

# $who (message)
log-accept-link = { $who } used a link.

# $who (message)
log-finish = { $who } finished the tournament.

# $who (message)
log-finish-anyway = { $who } finished the tournament, though something was still open.

# $who (message)
# $round (message)
log-standings-shown = { $who } released the standings after { $round }.

# $who (message)
log-standings-hidden = { $who } hid the standings.

# $who (message)
log-undo = { $who } undid the last step.

## People

# $who (message)
# $names (list of name)
log-enter = { $who } entered { LIST($names) }.

# $who (message)
# $names (list of name)
log-enter-here = { $who } entered and checked in { LIST($names) }.

# $who (message)
# $number (number)
# $names (list of message)
log-enter-many = { $who } entered { $number }: { LIST($names) }.

# $name (text)
log-club = Club: { $name }

# $name (text)
log-household = Household: { $name }

# $name (message)
log-division = Division: { $name }

# $who (message)
# $name (name)
log-edit = { $who } edited the entry of { $name }.

# $who (message)
# $name (name)
log-remove = { $who } removed { $name }, entered by mistake.

# $who (message)
# $names (list of name)
log-check-in = { $who } checked in { LIST($names) }.

# $who (message)
# $number (number)
# $names (list of message)
log-check-in-many = { $who } checked in { $number }: { LIST($names) }.

# $who (message)
# $names (list of name)
log-no-show = { $who } noted that { LIST($names) } didn’t come.

# $who (message)
# $name (name)
log-withdraw = { $who } withdrew { $name }.

# $who (message)
# $name (name)
log-withdraw-kept = { $who } withdrew { $name } and kept the fee.

# $who (message)
# $name (name)
log-disqualify = { $who } disqualified { $name }.

# $who (message)
# $substitute (name)
# $name (name)
log-substitute = { $who } had { $substitute } play for { $name } from the next { -round } on.

## Rounds

# $who (message)
log-draft = { $who } seated the next { -round }, as a draft.

# $who (message)
# $first (number)
# $last (number)
# $names (list of name)
log-playoff = { $who } seated a playoff for places { $first }–{ $last }: { LIST($names) }.

# $names (list of name)
log-playoff-fill = Only to fill the table: { LIST($names) }.

# $who (message)
log-arrange = { $who } changed the draft by hand.

# $who (message)
# $one (name)
# $two (name)
log-swap = { $who } swapped { $one } and { $two } in the draft.

# $who (message)
# $round (message)
log-confirm = { $who } confirmed the seating of { $round }.

# $who (message)
# $round (message)
log-release = { $who } released the seating of { $round }.

# $who (message)
# $round (message)
log-call = { $who } called the players of { $round } to their tables.

# $who (message)
# $round (message)
log-start = { $who } started { $round }.

# $who (message)
# $round (message)
# $minutes (number)
log-extend = { $who } gave { $round } another { minutes }.

# $who (message)
# $round (message)
log-call-time = { $who } called time in { $round }.

# $who (message)
# $round (message)
log-close = { $who } closed { $round }.

# $who (message)
# $round (message)
log-close-anyway = { $who } closed { $round }, though something was still open.

# $who (message)
# $round (message)
log-scrap = { $who } discarded the draft of { $round }.

# $who (message)
# $round (message)
log-scrap-again = { $who } seated { $round } again.

# $who (message)
# $name (name)
# $round (message)
log-missing = { $who } noted that { $name } is missing in { $round }.

# $who (message)
# $name (name)
# $round (message)
log-arrived = { $who } noted that { $name } arrived for { $round }.

# $minutes (number)
log-late-told = { minutes } late, according to an official.

# $minutes (number)
log-late-clock = { minutes } after the start.

# $who (message)
# $substitute (name)
# $name (name)
# $round (message)
log-stand-in = { $who } had { $substitute } stand in for { $name } in { $round }.

## Score sheets

# $who (message)
# $name (name)
# $table (number)
# $round (message)
log-first-dealer = { $who } noted that { $name } is the first { -dealer } at table { $table } in { $round }.

# $who (message)
# $hands (number)
# $table (number)
# $round (message)
log-hands = { $who } entered { $hands ->
    [one] a hand
   *[other] { $hands } hands
} at table { $table } in { $round }.

# $who (message)
# $hand (number)
# $table (number)
# $round (message)
log-change-hand = { $who } changed hand { $hand } at table { $table } in { $round }.

# $who (message)
# $table (number)
# $round (message)
log-result = { $who } entered the result of table { $table } in { $round }.

# $who (message)
# $names (list of name)
# $hand (number)
# $table (number)
# $round (message)
log-agree = { $who } noted that { LIST($names) } { COUNT($names) ->
    [one] agrees
   *[other] agree
} to hand { $hand } at table { $table } in { $round }.

# $who (message)
# $table (number)
# $round (message)
log-sign = { $who } signed for table { $table } in { $round }.

# $who (message)
# $name (name)
# $table (number)
# $round (message)
log-sign-for = { $who } signed for { $name } at table { $table } in { $round }.

# $who (message)
# $names (list of name)
# $table (number)
# $round (message)
log-forfeit = { $who } ended table { $table } in { $round }: forfeited by { LIST($names) }.

# $who (message)
# $hand (number)
# $table (number)
# $round (message)
log-correct-hand = { $who } corrected hand { $hand } at table { $table } in { $round }.

# $who (message)
# $table (number)
# $round (message)
log-correct-result = { $who } corrected the result of table { $table } in { $round }.

# $who (message)
# $name (name)
# $table (number)
# $round (message)
log-acknowledge = { $who } told { $name } about the correction at table { $table } in { $round }.

## Rulings

# $who (message)
# $name (name)
# $round (message)
log-penalize = { $who } gave { $name } a penalty in { $round }.

# $who (message)
# $name (name)
# $round (message)
# $hand (number)
log-penalize-hand = { $who } gave { $name } a penalty in { $round }, hand { $hand }.

log-penalty-own = Taken from their own side’s score.

# $who (message)
# $names (list of name)
# $round (message)
log-lift = { $who } removed the penalty of { LIST($names) } in { $round }.

# $who (message)
log-lift-unknown = { $who } removed a penalty.

# $who (message)
# $table (number)
# $round (message)
log-call-referee = { $who } called the referee to table { $table } in { $round }.

# $who (message)
# $table (number)
# $round (message)
log-rule = { $who } ruled on the call of table { $table } in { $round }.

# $who (message)
# $table (number)
# $round (message)
log-rule-referee = { $who } ruled, as referee, on the call of table { $table } in { $round }.

# $hand (number)
log-rule-orders = Once this ruling stands, hand { $hand } will be entered to match.

# $who (message)
# $name (name)
# $table (number)
# $round (message)
log-appeal = { $who } noted that { $name } appeals the ruling at table { $table } in { $round }.

# $who (message)
# $table (number)
# $round (message)
log-come-round = { $who } took the other official’s view at table { $table } in { $round }.

# $who (message)
# $table (number)
# $round (message)
log-set-aside = { $who } set aside the ruling at table { $table } in { $round }.

# $who (message)
# $name (name)
# $table (number)
# $round (message)
log-decline = { $who } noted that { $name } refuses the ruling at table { $table } in { $round }.

# $who (message)
# $name (name)
log-conduct = { $who } made a conduct note on { $name }.

# $who (message)
# $name (name)
# $round (message)
log-conduct-round = { $who } made a conduct note on { $name } in { $round }.

# $who (message)
# $entry (number)
log-entry-struck = { $who } marked conduct note { $entry } as wrong: it didn’t happen.

# $who (message)
# $entry (number)
log-entry-corrected = { $who } corrected conduct note { $entry }.

# $name (name)
log-entry-person = It was { $name }.

# $who (message)
# $name (name)
log-ease = { $who } relaxed a rule for { $name }.

# $who (message)
log-ask-rule = { $who } asked about a rule.

# $who (message)
# $question (number)
log-answer-rule = { $who } answered question { $question }.

## Money and prizes

# $who (message)
# $kind (code)
# $amount (money)
# $name (name)
log-pay = { $kind ->
   *[fee] { $who } took { MONEY($amount) } from { $name } for the entry.
    [side-money] { $who } took { MONEY($amount) } from { $name } for sets and reneges.
    [fine] { $who } took { MONEY($amount) } from { $name } for a fine.
    [prize-back] { $who } took back { MONEY($amount) } of a prize from { $name }.
    [prize] { $who } paid { $name } a prize of { MONEY($amount) }.
    [gift] { $who } took a gift of { MONEY($amount) } from { $name }.
    [expense] { $who } paid { $name } { MONEY($amount) } for an expense.
}

# $who (message)
# $kind (code)
# $amount (money)
log-pay-nobody = { $kind ->
   *[gift] { $who } took a gift of { MONEY($amount) }.
    [expense] { $who } paid { MONEY($amount) } for an expense.
}

# $who (message)
# $name (name)
# $amount (money)
# $of (code)
log-refund = { $who } refunded { $name } { MONEY($amount) } of { $of ->
   *[fee] the entry fee
    [side-money] the quarters
    [fine] a fine
}.

log-refund-anyway = The rules didn’t require it.

# $who (message)
# $amount (money)
# $kind (code)
# $number (number)
# $names (list of message)
log-paid-many = { $who } took { MONEY($amount) } for { $kind ->
   *[fee] the entry
    [side-money] sets and reneges
    [fine] fines
} from { $number }: { LIST($names) }.

# $place (number)
medal = { $place ->
    [1] the gold medal
    [2] the silver medal
    [3] the bronze medal
   *[other] the medal for place { $place }
}

# $who (message)
# $name (name)
# $place (number)
log-medal = { $who } gave { $name } { medal }.

# $who (message)
# $name (name)
# $place (number)
log-medal-back = { $who } took { medal } back from { $name }.

# $who (message)
# $names (list of name)
# $prize (message)
log-special = { $who } named { LIST($names) } for the prize for { $prize }.

# $who (message)
# $prize (message)
log-special-sheets = { $who } let the score sheets decide the prize for { $prize } again.

# $who (message)
# $name (name)
# $amount (money)
log-fine = { $who } fined { $name } { MONEY($amount) }.

# $prize (code)
# $target (number)
special-prize = { $prize ->
   *[high-round] the highest { -round }
    [high-hand] the highest hand
    [most-sets] the most sets
    [most-reneges] the most reneges
    [most-everything] taking everything most often
    [first-to] the first to { $target }
    [low-score] the lowest score
    [consolation] winning the consolation
}

## What followed

# $round (message)
# $tables (number)
# $out (number)
log-drafted = Draft of { $round }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}{ $out ->
    [0] {""}
   *[other] , { $out } sitting out
}.

# $round (message)
log-undrafted = The draft of { $round } no longer holds. Seat it again.

# $entrants (number)
log-bracket-drawn = The bracket is drawn for { $entrants }.

# $name (name)
# $match (number)
log-match-won = { $name } won match { $match }.

# $name (name)
# $match (number)
log-match-forfeit = { $name } won match { $match } by forfeit.

# $name (name)
# $was (code)
# $now (code)
log-became = { $name }: { $was ->
   *[entered] entered
    [present] here
    [absent] no-show
    [withdrawn] withdrawn
    [disqualified] disqualified
    [replaced] has a substitute
} → { $now ->
   *[entered] entered
    [present] here
    [absent] no-show
    [withdrawn] withdrawn
    [disqualified] disqualified
    [replaced] has a substitute
}.

# $names (list of name)
log-no-points = { LIST($names) } { COUNT($names) ->
    [one] scores
   *[other] score
} nothing for the { -round }.

# $table (number)
log-locked = The score sheet of table { $table } is signed and in.

# $table (number)
# $names (list of name)
# $points (number)
log-forfeited = The score sheet of table { $table } is in: { LIST($names) } won{ $points ->
    [0] {""}
   *[other] {" "}and { COUNT($names) ->
        [one] gets
       *[other] get
    } { $points }
}.

# $table (number)
# $names (list of name)
log-forfeited-average = The score sheet of table { $table } is in: { LIST($names) } won and { COUNT($names) ->
    [one] gets
   *[other] get
} the { -round }’s average when the { -round } closes.

# $table (number)
log-unlocked = The score sheet of table { $table } is open again: the game isn’t over.

# $name (name)
# $round (message)
# $points (number)
# $win (code)
log-bye = { $name } sat out { $round } and got { $points }{ $win ->
   *[no] {""}
    [yes] {" "}and a win
}.

# $what (message)
log-undone = Undone: { $what }

# $what (code)
# $before (text)
# $after (text)
log-changed = { $what ->
   *[name] Name
    [household] Household
    [club] Club
    [division] Division
    [player] Player
    [seating] Seating
}: { $before } → { $after }

# $setting (message)
# $before (message)
# $after (message)
log-setting = { $setting }: { $before } → { $after }

# $hand (number)
# $change (message)
log-hand-changed = Hand { $hand }: { $change }

# $change (message)
log-result-changed = Result: { $change }

# $hands (number)
log-hands-replaced = Replaces { $hands ->
    [one] the hand
   *[other] the { $hands } hands
} on the sheet.

## Parts of the above

# $minutes (number)
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

# $number (number)
round = { -round } { $number }

# $first (number)
# $last (number)
playoff = the playoff for places { $first }–{ $last }

# $first (number)
# $last (number)
# $division (message)
playoff-division = the playoff for places { $first }–{ $last } ({ $division })

meldhouse = Meldhouse

# $number (number)
and-more = { $number } more

# $who (message)
# $number (number)
# $did (list of message)
log-together = { $who } did { $number } things at once: { LIST($did, style: "sentences") }

# $reason (text)
log-why = “{ $reason }”

# $reason (text)
# $clause (text)
log-why-by = “{ $reason }” ({ $clause })

# $clause (text)
log-by = By { $clause }.

# $names (list of name)
names = { LIST($names) }

## A log that can’t be read

# $id (text)
no-tournament = There’s no tournament “{ $id }” here. Choose one from the list, or open a new one.

# $number (number)
# $problem (text): as the program says it
log-unreadable = Step { $number } can’t be read: { $problem }.

# $number (number)
# $problem (text): as the program says it
log-unfit = Step { $number } doesn’t fit what came before it: { $problem }.

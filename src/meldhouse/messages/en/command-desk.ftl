### What “meldhouse tournament” answers, and why it can’t: the event, its players, and its rounds.

## Files and tournaments

# The head of a column, or of a page.
# $head (code)
cli-desk-column = { $head ->
   *[number] No.
    [id] Id
    [title] Title
    [rules] Rules
    [last] Last step
    [owes] Owes
    [when] When
    [table] Table
    [sheet] Sheet
    [hands] Hands
    [score] Score
    [kind] Kind
    [costs] Costs
    [for] For
    [medal] Medal
    [cash] cash book
    [paper] PAPER
    [prints] What it prints
}
# What to type for it stands behind it in parentheses.
# $name (name)
# $id (text)
cli-with-id = { $name } ({ $id })
# $file (text)
cli-start-advice = To start one: meldhouse tournament new RULES --file { $file } --title "Club night"
cli-in-use-advice = If Meldhouse is open in the browser, run the tournament there.
# $file (text)
# $why (message): a sentence
cli-not-tournaments = { $file } has something in it that isn’t a tournament. { $why }
# $file (text)
cli-no-tournaments = There is no tournament in { $file } yet.
# $event (text): what was typed
# $file (text)
# $events (list of message)
cli-no-such-event = There is no “{ $event }” in { $file }. It has: { LIST($events, style: "plain") }.
# $file (text)
# $events (list of message)
# $alike (code): whether they have the same title
cli-which-event = { $alike ->
   *[no] { $file } has more than one tournament: { LIST($events, style: "plain") }.
    [yes] { $file } has more than one tournament with that title: { LIST($events, style: "plain") }.
}
# $id (text)
cli-which-event-advice = Say which one, such as --event { $id }
# $event (text): its title
# $rules (text)
# $file (text)
cli-opened = “{ $event }” is open. Rules: { $rules }. Saved in { $file }.
# Lines that have no period of their own.
# $lines (list of message)
cli-run-so = { LIST($lines, style: "stops") }.
cli-say-title = Give the tournament a name with --title.
cli-amend-what = Say what to change, such as --rounds 5.
# $over (code)
cli-event-is = { $over ->
   *[no] going on
    [yes] over
}
cli-fee-amount = The fee can’t be below zero. Write it like 5 or 2.50.
cli-round-to-amount = Prizes can’t be rounded to less than zero. Write it like 0.25 or 1.
cli-prize-amount = A prize can’t be below zero.
cli-prizes-advice = Give all prizes in percent, such as 50%,30%, or all as amounts, such as 40,25.
# $file (text)
cli-suffix = { $file }: use a name that ends in .csv, .json, or .jsonl.
# $file (text)
# $why (text): what the computer says
cli-unwritable = Can’t write { $file }: { $why }.
# $file (text)
# $what (code)
# $number (number)
cli-exported = Saved { $file } ({ $what ->
   *[lines] { $number ->
        [one] { $number } line
       *[other] { $number } lines
    }
    [steps] { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
}).
# $file (text)
# $why (message): a sentence
cli-not-a-tournament = { $file } can’t be loaded. { $why }
# $file (text)
cli-no-steps = { $file } can’t be loaded: it’s empty.
cli-import-advice = Load a file made with “meldhouse tournament export NAME.jsonl”. For results, use “season”.
# $event (text): its title
# $file (text)
# $steps (number)
# $id (text)
cli-imported = “{ $event }” is in { $file } now ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}). Its id is { $id }.
# $job (text): what was typed
cli-no-paper = We can’t print “{ $job }”.
# $file (text)
cli-printed = { $file } is ready to print.
cli-no-results = There are no results in these files.
cli-season = Season

## What comes next

# $step (message): as on a button
cli-next = Next: { $step }
# $step (message): as on a button
# $why (list of message)
cli-do-first = Nothing to do here yet. First: { $step }. { LIST($why, style: "sentences") }
# $step (message): as on a button
# $why (list of message)
cli-event-not-over = The tournament isn’t over. Next: { $step }. { LIST($why, style: "sentences") }
cli-finish-early = To end it now: meldhouse tournament finish --early
# $open (list of message): sentences
cli-still-open = Still open: { LIST($open, style: "sentences") }
cli-finish-anyway = To finish anyway: meldhouse tournament finish --anyway
# $event (text): its title
cli-over = “{ $event }” is over.
# $entered (number)
# $far (message): how far it is
cli-far = { $entered } entered · { $far }
# $undone (code)
# $did (list of message): sentences
cli-log-line = { $undone ->
   *[no] {""}
    [yes] (undone){" "}
}{ LIST($did, style: "sentences") }
cli-nothing-changed = Nothing changed.

## Who is meant

cli-people-advice = “meldhouse tournament people” lists everyone.
cli-say-who = Say who: a number or a name.
# $typed (text)
# $near (list of message)
cli-nobody-near = Nobody here is called “{ $typed }”. Did you mean { LIST($near, style: "or") }?
# $names (list of message)
cli-not-there = { LIST($names, style: "or") } doesn’t sit at this table.
# $name (name)
# $role (code)
# $table (number): 0 for all of them
# $id (text)
cli-appointed = { $name } is now a { role }{ $table ->
    [0] {""}
   *[other] {" "}for table { $table }
}. Their commands add: --as { $id }
# $name (name)
# $role (code)
cli-dismissed = { $name } is no longer a { role }.
cli-invite-whom = Say who the link is for, with --person NAME.
# $role (code)
# $table (number): 0 for all of them
cli-link = This link makes someone a { role }{ $table ->
    [0] {""}
   *[other] {" "}for table { $table }
}. It works once:
# $name (name)
cli-link-player = This link is for { $name }. It works once:

## Players

cli-enter-who = Say who enters: names, or --from FILE.
# $id (text)
# $name (name)
cli-id-name = { $id }: { $name }
# $number (number): now
# $entry (code)
# $all (number): all that are entered
# $here (number)
cli-entered = { $entry ->
   *[person] { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
    [pair] { $number ->
        [one] { $number } pair
       *[other] { $number } pairs
    }
} entered. Total: { $all }, { $here } here.
# $number (number)
cli-not-entered = { $number ->
    [one] Nobody was entered, because of one name:
   *[other] Nobody was entered, because of { $number } names:
}
cli-not-entered-advice = Correct that and enter them again. If two people really have the same name, add --twice.
cli-all-here = Everyone is here.
# $number (number): letters
# $most (number)
cli-name-long = This name has { $number } letters, which is too long. Use at most { $most }.
# $file (text)
cli-no-players = There are no names in { $file }.
cli-no-players-advice = Write one name per line, or a pair: Ann / Bob
# $name (text)
# $columns (list of text)
cli-no-list-column = There is no column “{ $name }”. Use { LIST($columns) }.
cli-list-fields = This line doesn’t have as many fields as line 1. Check the commas.
# $why (text): as the reader of the format says it
cli-not-csv = This isn’t CSV: { $why }.
cli-nobody-away = Nobody is left to check in.
cli-check-in-who = Say who: numbers or names, or --all.
# $here (number)
# $away (number)
cli-here-now = { $here } here{ $away ->
    [0] . Everyone is checked in.
   *[other] , { $away } not checked in yet.
}
# $name (name)
# $what (code)
cli-leaves = { $name }: { $what ->
   *[withdraw] withdrawn
    [disqualify] disqualified
    [no-show] no-show
}.
# $amount (money)
# $back (code)
cli-fee-done = { MONEY($amount) } of the fee { $back ->
   *[no] is kept.
    [yes] was refunded.
}
# $amount (money)
# $commands (list of text)
cli-fee-kept = { MONEY($amount) } of the fee is kept. To refund it anyway: { LIST($commands, style: "semicolons") }
# $amount (money)
# $command (text)
cli-fee-back = { MONEY($amount) } of the fee goes back to them: { $command }

## Late players

cli-staying-advice = Left the table? meldhouse tournament missing NAME. Someone plays for them? meldhouse tournament stand-in NAME NEW-NAME
# $names (list of message)
cli-missing = Missing: { LIST($names) }.
# $name (name)
# $minutes (number)
cli-late = { $name } ({ minutes })
## Rounds

cli-seat-advice = To seat the next one: meldhouse tournament seat
# $round (message)
# $tables (number)
cli-seated = { $round } is seated: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}. Only the desk sees this draft.
# $names (list of name)
# $waits (code): for the next match
cli-sit-out = { $waits ->
   *[no] Sitting out
    [yes] Waiting for their next match
}: { LIST($names) }.
# $round (message)
# $status (message)
cli-round-now = { $round }: { $status }.
# $round (message)
# $status (message)
# $minutes (number)
cli-round-clock = { $round }: { $status }. The clock runs for { minutes }.
# $minutes (number)
cli-time-left = { minutes } left.
# In the place of the other side, where three play.
cli-alone = each on their own
# $all (list of message)
cli-seats = { LIST($all, style: "plain") }
# $table (number)
# $seats (message)
cli-table-seats = Table { $table }: { $seats }
# $name (name)
cli-sits-out = { $name } sits out.
# $name (name)
# $whom (name)
cli-plays-for = { $name } (for { $whom })
# $name (name)
cli-is-missing = { $name } (missing)
cli-no-tie = There is no tie to play off.
# $place (number)
cli-no-tie-at = There is no tie for place { $place }.
# $place (number)
# $division (text)
cli-no-tie-in = There is no tie for place { $place } ({ $division }).

## Trying it out

# $number (number)
# $more (number): one more
cli-odd-players = { $number } players don’t make pairs. Try --players { $more }.
# $hands (number)
# $rounds (number)
# $seconds (text)
cli-played-in = Played { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} in { $rounds ->
    [one] { $rounds } { -round }
   *[other] { $rounds } { -round(form: "many") }
}, in { $seconds } seconds.
# $seed (text)
cli-play-again = To play the same again: --seed { $seed }
# $file (text)
# $id (text)
cli-kept-in = Saved in { $file }. Its id is { $id }.

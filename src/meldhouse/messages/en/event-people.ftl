### The people of a tournament: entered, checked in, paid, missing, replaced, leaving.

## The list

event-names = Names

# $names (list of text)
event-entered-some = Entered: { LIST($names) }. The other names are still in the box.

# $number (number)
event-and-more = { $number } more
event-check-in-title = Check-in
event-check-in = Check in
event-check-in-who = Number or name
event-check-in-codes = Print codes so players can check themselves in

# $here (number)
# $of (number)
event-here-of = { $here } of { $of } here.
event-all-here = Check in everyone

# $status (code): how an entrant stands
event-status = { $status ->
   *[entered] not here yet
    [present] here
    [absent] no-show
    [withdrawn] withdrawn
    [disqualified] disqualified
    [replaced] has a substitute
}

# $names (list of name)
# $more (number): how many more
event-no-division = No division yet: { LIST($names, style: "plain") }{ $more ->
    [0] {""}
   *[other] , and { $more } more
}. Choose it under “More”, or they’re missing from the lists.

# $name (name)
event-more-about = More<span class="hidden"> about { $name }</span>
event-nobody = Nobody is entered yet. Type the names here, one per line.

## Entering

# $entry (code): whether pairs enter, or players alone
event-enter = { $entry ->
   *[person] Enter players
    [pair] Enter pairs
}
event-enter-names = Names, one per line
event-enter-names-pairs = Pairs, one per line <span class="soft">(Ann / Bob)</span>
event-enter-twice = <b>Different people</b> <span>Same name as someone already entered</span>
event-enter-here = <b>They’re here</b> <span>Check them in right away</span>

# $divisions (code): whether the event has divisions
event-enter-more = { $divisions ->
   *[no] Club, household
    [yes] Club, household, division
}
event-club = Club
event-household = Household
event-household-why = If the tournament keeps households apart, people who share one won’t be partners, or won’t meet.
event-division = Division
event-none = None
event-enter-go = Enter
event-enter-first = Type a name first, one per line.

# $most (number)
# $number (number)
event-enter-many = Enter at most { $most } names at a time. You typed { $number }.

# $name (text)
event-entered-already = { $name }: already entered.
event-enter-differ = Check “Different people”, or tell the names apart: Ann H., Ann K.

# $name (text)
# $why (message)
event-enter-refused = { $name }: { $why }

# $whys (list of message)
event-all-faults = { LIST($whys, style: "sentences") }

# $number (number)
event-entered-many = { $number } entered.

# $name (text)
event-entered-one = Entered: { $name }.
event-entered-no-division = No division chosen. Choose it under “More”, or they’re missing from the lists.

# $number (message)
# $name (name)
event-entrant = { $number } { $name }

# $typed (text)
# $names (list of message): event-entrant
event-check-in-which = “{ $typed }” could be { LIST($names, style: "or") }. Type the number.

# $typed (text)
event-check-in-nobody = Nobody here is called “{ $typed }”. Check the spelling, or type their number.

# $name (name)
event-checked-in = { $name }: checked in.
event-no-number = Nobody has that number. Look at the list of people.

# A round whose draft had to be made again.
# $round (message)
event-drawn-again = That changed the seating of { $round }. Look it over and confirm it again.

## One of them

# $name (name)
# $number (number)
# $again (code): whether something happened more than once
event-conduct-noted = { $name }: { $number ->
    [one] { $number } conduct note
   *[other] { $number } conduct notes
}{ $again ->
   *[no] {""}
    [yes] , repeated
}

# $name (name)
event-conduct-of = Conduct of { $name }

# $number (text)
# $status (code)
event-number-status = { $number }: { event-status }.
event-name-of = Name
event-who = Who
event-why = Why
event-save = Save
event-edit = Edit details

# $apart (code): whether households are kept apart
event-household-apart = Household <span class="soft">{ $apart ->
   *[no] (to keep a couple apart, enter the same for both, then choose households at “Keep apart” under Settings)
    [yes] (people who share one are kept apart)
}</span>
event-phone-title = On the player’s own phone
event-phone-why = This code works once. It checks the player in, shows their table, and lets them sign.

# $name (name)
event-phone-code = Show the code for { $name }
event-phone-used = in use on a phone
event-left-table = Not at the table
event-left-table-why = Seat a stand-in for this { -round }, or end the table for those who are there.

# $table (number)
event-to-sheet-of = Score sheet of table { $table }
event-substitute = Substitute
event-substitute-from = Plays from the next { -round } that hasn’t started.
event-instead-of = In place of
event-leaving = Leaving
event-why-out = Why <span class="soft">(required to disqualify)</span>

# $must (code): whether a ruling has to name a rule
event-rule-out = Rule <span class="soft">{ $must ->
   *[no] (if there is one)
    [yes] (required to disqualify, unless the club has one for it)
}</span>
event-no-show = No-show
event-withdraw = Withdraw
event-disqualify = Disqualify
event-withdraw-back = Withdraw and refund the fee
event-withdraw-keep = Withdraw and keep the fee
event-mistake = Entered by mistake
event-mistake-why = Nothing is played or paid, so you can remove this entry. The log keeps it, and you can undo it.

# $name (name)
event-remove = Remove { $name }

# $name (name)
event-removed = { $name }: removed. The log keeps it, and the desk can undo it.

# $name (name)
# $what (code)
event-left = { $name }: { $what ->
   *[withdraw] withdrawn
    [disqualify] disqualified
    [no-show] no-show
}. The desk can undo it.
event-done = Done.

# $name (name)
# $whom (name)
event-substituted = { $name } plays for { $whom } from the next { -round } on.
event-substituted-own = The substitute gets a number and points of their own, and pays no entry fee.

# $name (name)
# $amount (money)
# $started (code): whether the first round has started
# $back (code): whether the settings give the fee back
event-withdraw-ask = { $name } paid { MONEY($amount) }. The settings say: { $started ->
   *[no] before the first { -round }
    [yes] after the first { -round } starts
}, { $back ->
   *[no] the fee is kept
    [yes] the fee goes back
}. Refund it or keep it?

# $name (name)
# $back (code): whether the fee goes back
event-withdrawn = { $name }: withdrawn, { $back ->
   *[no] fee kept
    [yes] fee refunded
}. The desk can undo it.

## Changes of the plan

event-plan-draft = Changes in the draft <span class="soft">(only the desk has seen it)</span>
event-plan-changed = Changes to announce

## Missing at a table

event-missing = Someone is missing

# $names (text)
event-missing-side = { $names } aren’t here

# $name (name)
event-missing-one = { $name } isn’t here

# $name (name)
event-arrived = { $name } has arrived

# $name (name)
event-out-of-it = { $name } is out of the tournament

# $name (name)
event-stand-in-who = Who plays this { -round } for { $name }? <span class="soft">(the points go to nobody)</span>
event-stand-in = Seat the stand-in
event-forfeit = End the table for those who are here
event-forfeit-why = Your decision. The others win, the hands on the sheet count as they are, and nobody has to sign (our default; the club’s rules don’t say).
event-forfeit-who = Who forfeits?

# $reason (code)
event-forfeit-reason = { $reason ->
   *[absent] no-show
    [disqualified] disqualified
}
event-forfeit-gets = What the others get

# $gets (code)
# $of (code): whose average
event-forfeit-get = { $gets ->
   *[average] { $of ->
       *[round] The average of the { -round }
        [winners] The average of the winners
    }
    [points] These points
    [nothing] Nothing
}

# $each (code)
event-forfeit-points = Points <span class="soft">{ $each ->
   *[player] (only for “These points”; each player gets them)
    [pair] (only for “These points”; once for the pair)
}</span>
event-forfeit-average = With the average, they end up with as much as a pair that sits out. It’s figured when the { -round } closes (our default; the club’s rules don’t say).
event-forfeit-go = Forfeit
event-missing-seen = The desk knows. An official seats a stand-in or ends the table.

# $names (list of name)
event-noted-missing = Noted as missing: { LIST($names) }. The desk sees it.

# $name (name)
event-noted-arrived = Noted: { $name } has arrived.

# $name (name)
# $whom (name)
event-stand-in-plays = { $name } plays this { -round } for { $whom }.

# $name (name)
event-late-told = { $name } is missing. The scorekeeper or an official notes when they arrive.

# $most (number)
# $typed (text)
event-late-fault = Enter the minutes late as a whole number up to { $most }, not “{ $typed }”.

# $costs (list of message)
event-penalty-told = Penalty: { LIST($costs, style: "semicolons") }.

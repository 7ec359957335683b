### The pages of a tournament: the desk, the list, a new one, the hall screen.

desk-pages = Tournament pages
desk-title = Desk
desk-people = People
desk-seating = Seating
desk-calls = Calls
desk-conduct = Conduct
desk-rounds = { -round(form: "title") }
desk-bracket = Bracket
desk-standings = Standings
desk-money = Money
desk-prizes = Prizes
desk-print = Print
desk-helpers = Helpers
desk-settings = Settings
desk-log = Log
desk-doing = Anything else
desk-doing-lead = Whatever else you may do here. Each step is checked, stands in the log, and can be undone.
desk-doing-do = Do it
# The fields of acts.
# $field (code)
act-field = { $field ->
    [person] Player
    [entrant] Player or pair
    [account] Player or pair
    [name] Name
    [round] { -round(form: "start") }
    [table] Table
    [minutes] Minutes
    [reason] Why
    [clause] Clause
    [penalty] Number of the penalty
    [medal] Medal
    [again] Seat it again now
    [anyway] Even if something is still open
    [overruled] A later ruling took it back
    [back] It comes back
   *[other] Value
}
desk-offline = Offline. Reconnecting…
hall-title = Hall
seating-by-hand = Seated by hand
seating-swap = Swap two players

## The list, and a new tournament

events-lead = Everything from the first entry to the prizes: check-in, seating, score sheets, penalties, standings, money, and printing.
events-new = Start a new tournament
events-yours = Yours
events-none = None yet. Tournaments you direct, referee, or play in show up here.
events-others = Other tournaments
events-over = over

# $event (text): its name
events-open = Open<span class="hidden">: { $event }</span>
event-unnamed = Tournament
event-new = New tournament
event-own-book = <b>Our club’s own rules</b> <span>Based on another club’s, with your changes</span>
event-own-title = Your own rules
event-own-text = Paste the rules file here
event-own-rules = This tournament plays by its own rules.

# $link (text): an address
event-own-how = To make one, <a href="{ $link }">customize another club’s rules</a>, then press “Use for a tournament”.
event-how-run = How the tournament runs by these rules
event-name = Tournament name
event-your-name = Your name <span class="soft">(shown in the log)</span>
event-open = Open the tournament
event-change = Change the rules for this tournament
event-change-how = Leave a field empty to keep the club’s rule.

# $name (text)
event-called = If empty: { $name }
event-called-own = If empty: the name of your rules
usual-lead = The tournament runs like this, unless you change it:
usual-ours = “Our default” means the club’s rules don’t say. You can change all of it under “Change the rules for this tournament”.
usual-scoring = How a hand is scored
usual-reading-own = Where the rules can be read two ways, we chose one. To score differently, change your rules.

# $link (text): an address
usual-reading = Where the rules can be read two ways, we chose one. To score differently, <a href="{ $link }">customize the rules</a> under “Scoring”.
usual-paste = Paste them into the field. The tournament follows their <code>[tournament]</code> part or, without one, the rules they’re based on.
usual-later = You can change this later under “Settings”, except how players move once a round is seated.

## Codes

recovery-title = Recovery code
recovery-yours = Your recovery code
recovery-why = Only this browser can run the tournament. Write this code down as a spare key. It works once, and you see it here until you press “I have it”.
recovery-where = To use it, press “I have a code” at
recovery-kept = I have it
recovery-second = Add a second director
code-use = Use a link or code
code-yours = Your code, or the whole link
code-continue = Continue

## Log and questions

log-lead = Everything that was done, newest first. Nothing is deleted; what was undone is crossed out.
log-is-undone = undone
log-older = Older

question-ask = Ask about a rule
question-yours = Your question <span class="soft">(the referees answer here, for everyone)</span>
question-send = Ask
questions-title = Questions about the rules
question-answer = Answer
question-clause = Rule <span class="soft">(if there is one)</span>
question-reply = Answer
question-open = Not answered yet.

# $number (text): as the club's paper numbers it
clause-which = Which rule { $number }?
clause-how = (our number, or the one in your rulebook)

# $name (name): who came late
late-minutes = Minutes late<span class="hidden">: { $name }</span> <span class="soft">(counted from “Start”; change it if that was pressed late or early)</span>

## Links and helpers

# $name (name)
accept-player = You play as { $name }

# $table (number)
accept-table = Keep score at table { $table }?

# $role (code)
accept-role = { $role ->
   *[director] Become a director?
    [referee] Become a referee?
    [scorekeeper] Become a scorekeeper?
}
accept-unknown = Unknown link
accept-used = This link was already used; each one works once. Ask the director for another.
accept-wrong = This link is for another tournament. Ask the director for the right one.

# $who (text)
link-for = Link for { $who }
link-once = It works once, for the first person who opens it and says yes. You only see it now.

# $role (code)
role-name = { $role ->
   *[director] Director
    [referee] Referee
    [scorekeeper] Scorekeeper
    [player] Player
}
helpers-lead = Invite a helper: have them scan the code, or send them the link. It works once.
helpers-for = Link for
helpers-table = Scorekeeper: which table
helpers-all-tables = All tables

# $number (number)
helpers-one-table = Only table { $number }
helpers-player = Player: who
helpers-make = Make the link
helpers-one-director = You’re the only director. Add a second one, or keep a recovery code, in case this browser is lost.
recovery-make = Make a recovery code
helpers-remove-why = Remove anyone who lost a phone or stopped helping. The log keeps it.
helpers-this-device = (this device)
helpers-remove = Remove

# $role (text)
helpers-remove-as = Remove as { $role }

## Bracket, penalties

bracket-print = Print the bracket

# $names (text)
bracket-byes = No match in the first { -round }: { $names }.
bracket-none = No bracket yet. It shows up here when the first { -round } is released.
penalty-goes = Where the points go
penalty-given = To the other side
penalty-taken = Off the offender’s own side

### Printing, settings and backups of a tournament.

## Printing

# $what (message)
event-print-one = Print<span class="hidden">: { $what }</span>
event-print-lead = Each button opens a PDF to print.
event-print-paper = Paper size

# $paper (code)
event-print-size = { $paper ->
   *[letter] Letter
    [a4] A4
}
event-print-language = Language on paper
event-print-of-round = For one { -round }
event-print-which = Which { -round }
event-print-none = No { -round } seated yet. Once one is, print its score sheets, table cards, and seating charts here.
event-print-of-event = For the whole tournament
event-print-codes = Check-in codes

# $number (number)
event-print-codes-why = { $number ->
    [one] One player hasn’t used a code yet. This prints a tag with one.
   *[other] { $number } players haven’t used a code yet. This prints a tag with a code for each.
} Scanning it checks the player in and shows their table. A code works once; older codes still work.
event-print-codes-go = Print the codes
event-print-codes-used = Every player has used a code already.
event-print-codes-over = The tournament is over, so nobody checks in anymore.
event-print-tag = Scan to check in. It’s yours alone and works once.
event-print-link = All printed codes lead to
event-print-unknown = We can’t print that. Choose something on this page.
event-print-no-round = No such { -round } yet. Seat it first, then print.

# $what (message)
event-print-empty = Nothing to print yet: { $what }.

# $number (number)
# $most (number)
event-print-many = That’s { $number } sheets. We can print { $most } at a time.

## Settings

# $value (text)
event-club-has = Club rules: { $value }
event-as-rules = As the rules say
event-as-club = Same as the club
event-as-now = As it is now

# $number (number): the first, the second, or a later one
event-order-field = { $number ->
    [1] Ranked by
    [2] First tie-break
   *[other] Then
}
event-order-end = Nothing more
event-order-fault = Choose what counts first.
event-specials-title = Special prizes
event-specials-how = Percent of the pool, such as 10%, or an amount, such as 5.

# $prize (code)
event-special-field = { $prize ->
   *[high-round] High { -round }
    [high-hand] High hand
    [most-sets] Most sets
    [most-reneges] Most reneges
    [most-everything] Took everything most often
    [low-score] Low score
    [consolation] Consolation
    [first-to] First to reach a score
}
event-special-target = Score to reach
event-until-won = until someone wins
event-no-target = no target score
event-rules-whose = Rules

# $link (text): an address
event-settings-over = The tournament is over, so settings are closed. To change them, undo the end at the <a href="{ $link }">desk</a> first.
event-settings-seated = A { -round } is seated, so entries, movement, and the game at the tables can’t change anymore.
event-settings-entered = Players have entered, so you can’t switch between pairs and single players anymore.
event-settings-same = Nothing changed.
event-settings-saved = Settings saved.
event-own-rules-name = its own rules

## Backups

event-backup = Backup
event-backup-what = Saves a checked copy of all of this club’s data on the computer that runs Meldhouse. Play goes on meanwhile.
event-backup-go = Back up now
event-backup-host = Backups are made on the computer that runs Meldhouse. Open this page there, or ask your host to run “meldhouse backup”.
event-backup-elsewhere = This club’s data is in PostgreSQL. Ask the person who runs the server for a backup with pg_dump.
event-backup-failed = No backup was made. Ask your host: the log says why.

# $why (text)
event-backup-failed-why = No backup was made. { $why }

# $file (text)
event-backup-made = Backed up and checked: { $file }. Copy it to a USB stick or another computer.

# $file (text)
# $folder (text)
event-backup-made-there = Backed up and checked: { $file }, in the folder “{ $folder }” on the computer that runs Meldhouse. Copy it to a USB stick or another computer.

### What commands answer, and why they can’t.

## Files and rules

cli-standard-input = standard input
# What kind of file is meant, inside a sentence.
# $what (code)
cli-kind = { $what ->
   *[rules] rules file
    [record] record
    [slip] slip
    [witness] notes file
    [positions] file of positions
    [tournament] tournament file
    [players] list of players
}
# $file (text)
cli-no-file = There is no file { $file }.
# $near (text): a file, or a word, that may be meant
cli-did-you-mean = Did you mean { $near }?
cli-check-path = Check the spelling of the path.
# $file (text)
cli-folder = { $file } is a folder.
# $what (code)
cli-folder-advice = Name the { cli-kind } in it.
# $file (text)
# $why (message): a sentence
cli-pipe = { $file } isn’t a file. { $why }
# $what (code)
cli-pipe-advice = Name the { cli-kind } itself, or write the { cli-kind } into the pipe first.
# $file (text)
# $why (text): what the computer says
cli-unreadable = Can’t read { $file }: { $why }.
# $file (text)
# $what (code)
# $most (number): in units of 1024 bytes
cli-too-large = { $file } is too large. A { cli-kind } has at most { $most } KiB.
# $file (text)
# $byte (number): where it stops being text
cli-not-text = { $file } isn’t a text file (byte { $byte } isn’t UTF-8).
# $what (code)
cli-not-text-advice = Save the { cli-kind } as plain UTF-8 text.
cli-no-input = Standard input is closed, so nothing can be read from it.
cli-name-a-file = Name a file.
cli-which-rules = Say which rules.
cli-which-rules-advice = “meldhouse books” lists them. For your club’s own, name its .toml file.
# $file (text)
cli-record-for-rules = { $file } is a record, not rules.
cli-record-for-rules-advice = Name the RULES first.
# $file (text)
cli-rules-too-deep = { $file } is nested too deeply to be rules.
# $file (text)
# $why (text): what the computer says
cli-rules-unreadable = Can’t read { $file } as rules: { $why }.
# $file (text)
# $faults (number)
cli-rules-faulty = { $faults ->
    [one] { $file } has a mistake and can’t be played.
   *[other] { $file } has { $faults } mistakes and can’t be played.
}
cli-rules-faulty-advice = Correct the file and run “meldhouse book check” again.

## Cards, seats, and numbers

# $faults (number)
cli-pieces-unread = { $faults ->
    [one] One { -piece } can’t be read.
   *[other] { $faults } { -piece(form: "many") } can’t be read.
}
# $title (text): the rules
cli-pieces-impossible = These { -piece(form: "many") } can’t all come from the deck of { $title }.
cli-no-pieces = There are no { -piece(form: "many") } here. Name at least one.
# $number (number)
# $most (number)
cli-too-many-pieces = That’s { $number } { -piece(form: "many") }. A hand has at most { $most }.
# $side (text): what was typed
# $sides (list of text)
cli-no-side = There is no side “{ $side }”. The sides are { LIST($sides) }.
# $field (text): where it was typed
# $least (number): a bid that is possible
cli-bid-points = { $field }: here you bid points, not marks. Try { $least }.
# $field (text): where it was typed
# $said (text): what was typed
# $least (number): a bid that is possible
# $how (code)
cli-bid-unread = { $field }: “{ $said }” { $how ->
   *[points] isn’t a number.
    [marks] isn’t a number, or marks such as “2 marks”.
    [huge] is more than anyone can bid.
} Try { $least }.
# $choices (list of text)
cli-expected = Choose { LIST($choices, style: "or") }.
# $field (text): where it was typed
# $hint (message): what may be meant
cli-field-hint = { $field }: { $hint }
# $field (text)
# $name (text): a seat or a side
cli-twice = { $field }: { $name } is there twice. Say it once.
# $field (text)
# $example (text)
cli-whole-numbers = { $field }: expected whole numbers, such as “{ $example }”.
# $field (text)
# $said (text)
cli-too-much = { $field }: “{ $said }” is more than there can be. Check it.
# $field (text)
# $whose (code)
# $example (text)
cli-number-each = { $field }: write a number for each { $whose ->
   *[player] player
    [side] side
}, such as { $example }.
# $field (text)
cli-how-often = { $field }: write who and how often, such as N=1.
# $option (text): such as --tricks
# $side (text): such as NS
cli-answer-trick = Answer with { $option } { $side }=1 (yes) or { $option } { $side }=0 (no).
# $seat (seat)
cli-hand-twice = hands: { SEATS($seat) } is there twice. Give each player one hand.
# $said (text)
cli-hand-unread = hands: write the player and their hand, such as “N=KC JS”, not “{ $said }”.
# Everybody at the table, where a side could stand.
cli-everybody = Everyone
# $side (side)
cli-side = { SIDE($side) }

## Lines of JSON

# $field (text)
# $expected (message)
# $got (text)
cli-field-kind = { $field }: expected { $expected }, got { $got }.
# $example (text)
cli-kind-texts = text such as "{ $example }", or a list of such texts
cli-kind-text = text
# $least (number)
# $most (number)
cli-kind-number-between = a whole number from { $least } to { $most }
cli-kind-number = a number
cli-kind-id = text or a whole number
cli-kind-yes-no = true or false
# $what (text): for programmers
cli-internal = { $what }
cli-line-rules = Say which rules: on the command line, or in the line’s field "book".
# $most (number): in units of 1024 bytes
cli-line-too-long = This line is longer than { $most } KiB.
# $why (text): what the reader of JSON says
cli-line-not-json = This line isn’t valid JSON: { $why }.
cli-line-too-deep = This line isn’t valid JSON: it’s nested too deeply.
# $example (text)
cli-line-object = A line is one JSON object, such as { $example }.
cli-line-field = This line has a field that means nothing here.

## Levels, and long work

# $level (text)
# $levels (list of text)
cli-no-adviser = “{ $level }” gives no advice here. Ask { LIST($levels, style: "or") }.
# $title (text): the rules
cli-not-learned = No computer player has taught itself { $title } yet.
# $levels (list of text)
cli-choose = Choose { LIST($levels, style: "or") }.
# $title (text): the rules
cli-novice-plays = The level “novice” can play { $title }.
# $code (code)
cli-work-advice = { $code ->
   *[worker-died] Try “--processes 1”, in this process alone.
    [portion-failed] It’s not your fault. Please report what you typed. MELDHOUSE_DEBUG=1 shows the details.
    [no-cluster] Give the address of a Dask scheduler, or leave out --cluster to use this computer.
}
# $one (text): an option
# $other (text): an option
cli-not-both = Give { $one } or { $other }, not both.
# What the program is doing, beside a bar.
# $what (code)
cli-doing = { $what ->
   *[playing] Playing
    [solving] Solving
    [counting] Counting
    [reviewing] Reviewing
    [copying] Copying
    [restoring] Restoring
}
# Somebody pressed Ctrl-C.
# $what (code): what was being done
cli-stopped = Stopped. { $what ->
   *[playing] Nothing was counted.
    [solving] Not everything was solved.
    [counting] Nothing was counted.
    [reviewing] Nothing was reviewed.
    [copying] No copy was made.
    [restoring] Nothing was changed.
}

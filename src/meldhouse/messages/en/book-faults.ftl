### What is wrong with a file of rules: each is a sentence of its own, shown after the key or the line it is about.
### Words in the style of minimum, true or [auction] stand in the file: never translate them.

## Where it is

# $clause (text): the id of a club's own clause
# $what (message)
book-in-clause = In { $clause }: { $what }

## Files

book-no-file = There’s no such file.

# $why (text): as the computer says it
book-file-unread = The file can’t be opened: { $why }.

# $seconds (number)
book-file-silent = Nothing came out of it for { $seconds } seconds.

# $size (number): in KiB
book-file-large = Rules take at most { $size } KiB. This file is larger.

# $byte (number)
book-not-text = This isn’t a UTF-8 text file (see byte { $byte }).

# $name (text)
# $near (text)
book-no-rules-near = There are no rules called “{ $name }”. Did you mean { $near }?

# $name (text)
# $names (list of text)
book-no-rules = There are no rules called “{ $name }”. Choose { LIST($names, style: "or") }, or a .toml file.

# $got (text): what stands there
book-extends = Write the name of rules or of a file, not { $got }.

# $circle (text): names with arrows between them
book-extends-circle = These files extend each other in a circle: { $circle }.

# $name (text)
book-no-clause-file = There’s no list of clauses called { $name }.

## Too much to read

# $levels (number)
book-too-deep = More than { $levels } levels deep. Use fewer dots and brackets.

book-digits = A number in this text has too many digits. Write a shorter one.

# $number (number)
book-too-much = This text has more than { $number } settings. Leave out what you don’t change.

# $size (number): in KiB
book-text-large = Rules take at most { $size } KiB here. Make them shorter.

book-too-slow = This text takes too long to check. Leave out what you don’t change.

book-unread = This can’t be read as rules.

# $keys (list of text)
book-form-says = Leave { LIST($keys) } out of the text: it’s in the form above.

## Lines that can't be read, with what to write instead

# $write (text): the line as it should be
# $why (message)
book-write = Write { $write } ({ $why }).

# $key (text)
book-no-value = Write a value after { $key } =, or delete the line.

book-list-open = The list that starts here isn’t closed. Write ] after its last entry.

# $text (text): the line
book-line-shown = “{ $text }” can’t be read. A line is a [section] or key = value.

book-line = This can’t be read. A line is a [section] or key = value.

# $section (text)
# $line (number)
book-section-twice = [{ $section }] is already on line { $line }. Put these keys there and delete this line.

# $key (text)
# $line (number)
book-key-twice = { $key } is already on line { $line }. Keep one of the two.

toml-quotes = use straight quotation marks: "
toml-blanks = use plain spaces; these come from a word processor
toml-section = a section goes in square brackets
toml-one-equals = use one equals sign
toml-equals = put an equals sign before the value
toml-one-word = a key is one word
toml-remark = a comment starts with #
toml-ending = nothing goes after the value
toml-truth = yes and no are written true and false
toml-commas = write numbers without commas
toml-whole = only whole numbers, without a decimal comma
toml-list = a list goes in square brackets
toml-zero = a number doesn’t start with 0
toml-number = write only the number
toml-quote-missing = a quotation mark is missing
toml-words = words go in quotation marks
toml-equals-inside = inside braces too, put an equals sign before the value
toml-bracket = a square bracket is missing
toml-between = put commas between the entries of a list

## Keys and values

book-key-missing = This key is missing.

# $near (text)
book-no-key-near = There’s no such key. Did you mean { $near }?

# $keys (list of text)
book-no-key = There’s no such key. Known here: { LIST($keys, style: "plain") }.

# $section (text)
# $got (text)
book-not-section = Write this as a section, [{ $section }]. You wrote { $got }.

# $got (text)
book-not-clause = Write each clause under a line [[clause]]. You wrote { $got }.

# $kind (message): such as “whole number, 1 or more”
# $got (text)
book-value = Allowed: { $kind }. You wrote { $got }.

# $got (text)
# $such (text): the same in brackets
book-not-list = Put it in square brackets: { $such }. You wrote { $got }.

# $most (number)
# $got (number)
book-large = The largest number is { $most }. You wrote { $got }.

# $name (text)
# $near (text)
book-unknown-near = Nothing is called “{ $name }”. Did you mean { $near }?

# $name (text)
book-unknown = Nothing is called “{ $name }”. Take it out.

# $clause (text)
book-no-clause = There’s no clause { $clause }. Add it as a [[clause]].

## Rules that can't be played

# $ranks (text)
book-one-rank = With "{ $ranks }" alone, no card beats another. Add more ranks.

book-no-ranks = List the ranks from high to low, such as "ATKQJ9".

# $ranks (text)
book-rank-twice = List each rank once. You wrote "{ $ranks }".

book-dominoes-once = Dominoes have no ranks, and only one of each. Leave out ranks and copies.

# $seats (number)
book-partners-seats = Partners need 4 seats. You wrote seats = { $seats }.

# $seats (number)
# $hand (number)
# $kitty (number)
# $dealt (number)
# $pack (number)
book-hands = { $seats } hands of { $hand } and a kitty of { $kitty } make { $dealt }, but the deck has { $pack }.

book-no-nines = This deck has no nines. Write weak_nines = 0.

# $nines (number)
book-nines-always = With { $nines }, someone could always throw in the hand. Write a higher number.

# $packets (list of number)
# $dealt (number)
# $hand (number)
book-packets = [{ LIST($packets, style: "plain") }] adds up to { $dealt }, but a hand has { $hand }.

# $left (number)
# $pack (number)
book-cut-leaves = A cut can’t leave { $left } of { $pack }.

# $left (number)
# $lifted (number)
# $pack (number)
book-cut-lifts = A cut can’t leave { $left } and lift { $lifted } of { $pack }.

# $layout (text)
# $hand (number)
# $such (text): an example
book-layout = “{ $layout }” isn’t two rows that add up to { $hand }. Write, for example, "{ $such }".

book-dominoes-kitty = Dominoes are played without a kitty.

book-ladder-endless = Only the last step may leave out “to”.

# $to (number)
book-ladder-end = Leave out the last “to” ({ $to }), or nobody can raise.

# $step (number)
# $start (number)
# $to (number)
book-ladder-step = Steps of { $step } from { $start } never reach { $to }.

# $bid (number)
book-not-a-bid = No step of the ladder reaches { $bid }.

# $bid (number)
book-no-raise = Nobody could raise the lowest bid of { $bid }.

# $most (number)
# $bid (number)
book-dropped-high = This can’t be higher than the lowest bid, { $most }. You wrote { $bid }.

# $bid (number)
# $free (number)
book-opening-high = Nobody could open: { $bid } is above free_to ({ $free }).

# $bid (number)
# $most (number)
# $key (text)
book-limit-high = { $bid } is above the highest bid of { $most }. For no limit, write { $key } = 0.

# $choice (text)
# $choices (list of text)
book-trump-choice = “{ $choice }” can’t be trump here. Choose from { LIST($choices) }.

book-dominoes-marriages = Dominoes have no marriages.

book-kitty-and-pass = Play with a kitty or pass cards, not both.

book-pass-alone = There are no partners to pass to at this table.

# $most (number)
# $number (number)
book-pass-count = Pass from 1 to { $most }, not { $number }.{ $number ->
    [0] {" "}To pass nothing, write form = "none".
   *[other] {""}
}

book-no-meld-set = This game has no meld, so nobody can be set for lack of it.

book-concede-alone = Players score alone here, so there’s no side to concede to.

# $style (code)
book-until = { $style ->
   *[marks] A game for marks ends at marks. Write until = "marks".
    [points] A game for points can’t end at marks. Write until = "points" or "hands".
}

book-stop-decided = In a game for points every trick counts. Write stop_when_decided = false.

book-mark-for-points = Only a game with scoring.style = "marks" has marks. For points, write mark = 0.

# $points (number)
book-minimum-reach = Only { $points } points are in play. Write minimum = { $points } or less, or add to tricks.counters.

# $points (number)
# $bid (number)
book-maximum-reach = Only { $points } points are in play, so nobody could make a higher bid. Write maximum = { $bid }.

book-marks-concede = A bid for marks is played out or stopped. It can’t be conceded.

book-marks-silenced = "set" is only for games for points.

book-marks-marriage = A game for marks has no marriages.

book-marks-mark = Say how one mark is bid, such as mark = 42.

book-marks-meld = Meld counts points, so this game can’t be scored in marks.

book-counter-unknown = The deck has no such card or domino.

# $letter (text)
book-counter-letter = The deck has no such card. Write { $letter } instead.

book-no-counters = Nothing in play is worth a point.

# $points (number)
book-take-reach = Only { $points } points are in play.

book-dominoes-meld = Dominoes have no meld.

# $number (number)
# $given (list of number)
book-compulsory-values = This meld must be shown, so give { $number } values, none of them 0. You gave [{ LIST($given, style: "plain") }].

book-royal-worthless = A marriage names trump here, so it must be worth something.

# $given (number)
# $number (number)
book-meld-values = You gave { $given } values, but the deck has only { $number } of each card.

# $card (piece)
book-pinochle-card = The deck has no { PIECES($card) }.

# $movement (text)
# $entry (code)
book-movement = { $entry ->
   *[person] "{ $movement }" is only for pairs. Write entry = "pair", or choose another movement.
    [pair] "{ $movement }" isn’t for pairs. Write entry = "person", or choose another movement.
}

book-bracket-tie = In a bracket someone must win each match. Write tie = "extra-hand".

book-three-pairs = Pairs play at tables of four. Leave this out.

# $minutes (number)
book-told-late = A round lasts { minutes }. Announce only shorter times.

book-ranking-order = Say what is compared, each thing once, such as ["points"].

book-playoff = To play off ties, write both playoff and playoff_places.

# $percent (number)
book-percents = With the special prizes this comes to { $percent } percent. Keep it to 100 or less.

book-special-target = Write a target for “first-to” prizes, and only for those.

## Warnings about rules that can be played

# $keys (list of text): settings
# $cites (list of text): what still cites the clause
# $clause (text): its id
# $figures (list of number): the old figures in it
# $wording (message): the clause itself
book-doubt = You changed { LIST($keys) }, but { LIST($cites) } still { COUNT($cites) ->
    [1] cites
   *[other] cite
} { $clause }, which { COUNT($figures) ->
    [0] gives the old rule
   *[other] says { LIST($figures) }
}: “{ $wording }”

book-own-clause = Write your rule as a [[clause]] and cite it under [cites], or write a [[clause]] with the same id.

# $given (number): how many values the list has
# $held (number): how often one hand can hold it
# $points (number): the last of them
# $marriages (code): whether the marriages left over count
# $write (text): the line for those who mean it
book-short-table = One hand can hold this { $held } times, but you gave { $given ->
    [one] { $given } value
   *[other] { $given } values
}. More than { $given } count { $points } in all{ $marriages ->
   *[no] {""}
    [yes] {""}, plus the marriages left over
}. Add the missing values, or write { $write } if you mean it.

## What a setting says

# $truth (code)
book-truth = { $truth ->
   *[yes] yes
    [no] no
}

book-nothing = nothing

# $values (list of message)
book-list = [{ LIST($values, style: "plain") }]

# $key (text)
# $value (message)
book-part = { $key } { $value }

# $parts (list of message)
book-parts = { LIST($parts, style: "plain") }

## The form for a club's own rules

# $most (number)
derive-title-missing = Give your rules a title of up to { $most } letters, such as the name of your club.

derive-twice = This is also in the text below. Keep it in one place.

# $faults (message): sentences
own-rules-faulty = Your rules can’t be used yet. { $faults }

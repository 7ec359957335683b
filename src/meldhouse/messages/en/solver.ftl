### The solver: why it has no answer, and why a position that somebody described can't be.

## Positions that can't be. Each stands in a line of its own.

# One of several positions.
# $number (number)
# $fault (message)
position-numbered = Position { $number }: { $fault }

# $side (text): as it was written
# $sides (list of text)
position-no-side = There’s no side “{ $side }” here. The sides are { LIST($sides) }.

# $seats (list of seat)
position-missing = All hands must be known. Missing: { SEATS($seats) }.

# For programmers.
position-other-order = This trick order belongs to other rules. Use trick_order(book, trump).

position-trick-complete = A complete { -trick } is no longer on the table. Leave it out.

# $pieces (number)
# $seats (number)
position-trick-seats = The { -trick } on the table has { $pieces ->
    [one] { $pieces } { -piece }
   *[other] { $pieces } { -piece(form: "many") }
} from { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}.

# $before (seat)
# $due (seat): who should play next
# $seat (seat): who plays instead
position-turn = After { SEATS($before) } comes { SEATS($due) }, not { SEATS($seat) }.

# $when (code): before a lead, or with cards on the table
# $sizes (list of message)
position-sizes = { $when ->
   *[lead] The hands differ in size: { LIST($sizes) }.
    [trick] With the { -trick } on the table, the hands differ in size: { LIST($sizes) }.
}

# $seat (seat)
# $number (number)
position-size = { SEATS($seat) } { $number }

# $most (number)
# $number (number)
position-too-large = A hand has at most { $most } { -piece(form: "many") }, not { $number }.

## No answer

# $pieces (number)
# $kinds (number)
solver-pack-too-large = This deck is too large for the solver: { $pieces } { -piece(form: "many") } of { $kinds } kinds. It can handle 80 of 20 kinds.

# $points (number)
# $most (number)
solver-too-many-points = The { -trick(form: "many") } of a hand have { $points } points in all. The solver can count up to { $most }.

# $positions (number)
solver-no-answer = No answer after { $positions } positions. Allow more positions, or more time.

solver-getting-ready = Getting ready (first time only, up to a minute) …

### Why players cannot be seated as asked. Each ends without a period, as in refusals.ftl.

# $count (number)
# $needed (number): how many a table needs
# $more (number)
seating-too-few = { $count ->
    [0] Nobody is here
    [one] One player can’t play alone
   *[other] { $count } aren’t enough
}: a table needs { $needed }. Wait for { $more } more

# Each of those who tie needs a partner, who plays for nothing.
# $count (number): who tie
# $needed (number)
# $more (number)
seating-no-partners = { $count } can’t play off a tie: with partners it takes { $needed }. Add { $more } ranked below them

# $count (number)
seating-no-sizes = { $count } can’t fill tables of three and four. Find one more, or let one sit out

# $names (list of name)
seating-twice = { LIST($names) } { COUNT($names) ->
    [one] is
   *[other] are
} on the list more than once. Enter everyone once

seating-no-name = Someone on the list has no name. Enter a name or a number for everyone

# $rounds (number)
# $least (number)
seating-rounds = { $rounds } { -round(form: "many") } can’t be planned. Ask for at least { $least }

# $given (number): how many have started
# $rounds (number): how many were asked for
seating-given = { $given ->
    [one] One { -round } has
   *[other] { $given } { -round(form: "many") } have
} started, so { $rounds } { $rounds ->
    [one] is
   *[other] are
} too few. Ask for at least { $given }

# $count (number): how many are planned
# $started (number)
seating-not-given = { $count ->
    [one] Only one { -round } is
   *[other] Only { $count } { -round(form: "many") } are
} planned, so { $started } can’t have started

# $name (name)
seating-unknown = { $name } isn’t on the list. Check the name, or enter them first

# $name (name)
seating-wish-self = { $name } can’t be kept apart from themselves. Name two different people

# $name (name)
seating-not-out = { $name } is here, so nobody can take their place. Take them off the list first

seating-no-round = No { -round } has been played yet. Draw the first one

# $table (number)
seating-no-winners = Table { $table } has no winners yet. Enter the result of every table first

# $table (number)
# $needed (number)
# $names (list of name)
seating-winners = Table { $table } sends { $needed } of its players up. { COUNT($names) ->
    [0] Nobody is named
    [one] { LIST($names) } doesn’t fit that
   *[other] { LIST($names) } don’t fit that
}

# $names (list of name)
# $table (number)
seating-partners = { LIST($names) } won at table { $table } but weren’t partners there. Enter the two who played together

# $table (number)
seating-no-table = There’s no table { $table } in this { -round }

seating-pairs = Pairs move two to a table, but this { -round } has single players

# $more (number)
seating-two = A match takes two. Wait for { $more ->
    [one] one more
   *[other] { $more } more
}

# $name (name)
seating-none-below = { $name } has nobody to play: no pair is ranked below. Decide that tie by a random draw

# $match (number)
seating-no-match = There’s no match { $match } in this bracket

# $match (number)
# $before (list of number): the matches it waits for
seating-not-ready = Match { $match } can’t have a result yet. It waits for { COUNT($before) ->
    [one] match { LIST($before) }
   *[other] matches { LIST($before) }
}

# $name (name)
# $match (number)
# $one (name)
# $two (name)
seating-not-in-match = { $name } doesn’t play in match { $match }. It’s { $one } against { $two }

# $match (number)
# $name (name)
seating-not-needed = Match { $match } isn’t played: { $name } won the first final and hasn’t lost a match

seating-not-a-plan = Only { -round(form: "many") } of single players can be planned again here. These are pairs

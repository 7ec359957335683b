### Money of a tournament: why an amount cannot be read, paid or handed out. Each ends without a period, as in
### refusals.ftl.

# $text (text): as somebody wrote it
money-no-amount = “{ $text }” isn’t an amount. Write it like $5, 5.00, or 25c

# $text (text): as somebody wrote it
money-part-cents = “{ $text }” has parts of a cent. Write at most two digits after the point

# $text (text): as somebody wrote it
# $most (money)
money-too-much = “{ $text }” is more than { MONEY($most) }. Check the amount

# $amount (money)
money-not-positive = You can’t enter a payment of { MONEY($amount) }. Enter how much was paid. To give money back, enter a refund

# $who (name)
# $due (money)
# $kind (code)
# $amount (money)
money-over-due = { $who } owes { MONEY($due) } { $kind ->
   *[fee] of the entry fee
    [side-money] in quarters
    [fine] in fines
}, so { MONEY($amount) } is too much. Enter the rest as a gift

# $who (name)
# $paid (money)
# $of (code)
# $amount (money)
money-over-refund = { $who } has paid { MONEY($paid) } { $of ->
   *[fee] of the entry fee
    [side-money] in quarters
    [fine] in fines
}, so you can’t give back { MONEY($amount) }. Check the name and the amount

# $who (name)
# $had (money)
# $amount (money)
money-over-prize = { $who } has { MONEY($had) } of the prizes, so they can’t give back { MONEY($amount) }. Check the name and the amount

# $till (money)
# $amount (money)
money-till = The cash box has only { MONEY($till) }, so you can’t pay out { MONEY($amount) }. Check the amount

# $percent (number)
money-over-100 = The prizes are { $percent } percent of the pool. Lower them to 100 or less

# $amount (money)
# $pool (money)
money-pool = The prizes come to { MONEY($amount) }, but the pool has only { MONEY($pool) }. Lower the prizes, or enter a gift

# $tie (message): from “tied”
money-tied = { $tie }

# $names (list of name)
# $first (number): the first of the places
# $last (number)
tied = { LIST($names) } are tied for places { $first }–{ $last }. Play it off, or finish and let them share

# $names (list of name)
# $first (number): the first of the places
# $last (number)
# $division (message)
tied-division = { LIST($names) } are tied for places { $first }–{ $last } ({ $division }). Play it off, or finish and let them share

## What was won

# $place (number)
award-place = place { $place }

# Those who are equal share the prizes of these places.
# $first (number)
# $last (number)
award-shared = places { $first }–{ $last }, shared

# $division (message)
# $place (number)
# $shared (code)
award-division = { $division }, place { $place }{ $shared ->
   *[no] {""}
    [yes] , shared
}

# $reason (message)
# $place (number): which medal
award-with-medal = { $reason }, with { medal }

# $place (number): which medal
# $heads (number): how many have one each
medals = { $heads ->
    [one] { medal }
   *[other] { $place ->
        [1] a gold medal each
        [2] a silver medal each
        [3] a bronze medal each
       *[other] a medal for place { $place } each
    }
}

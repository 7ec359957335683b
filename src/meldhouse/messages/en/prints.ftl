### What is printed for a tournament: score sheets, cards, lists, receipts.

## Why something cannot be printed. Each ends without a period, as in refusals.ftl

print-nothing = There’s nothing to print. Choose at least one sheet, card, or list

# $paper (text)
# $papers (list of text)
print-paper = There’s no paper size “{ $paper }”. Choose { LIST($papers, style: "or") }

# $url (text)
print-address = “{ $url }” isn’t a web address. Give one that starts with http:// or https://, or none

# $length (number)
# $most (number)
print-address-long = A web address of { $length } characters makes a code that phones can’t read. Use { $most } at most

print-event = This tournament has no name. Give it one, so a lost sheet finds its way back

# $table (number)
# $count (number)
# $needed (number)
print-seats = Table { $table } has { $count } names, but the sheet has { $needed } seats. Name { $needed }, or nobody

# $found (text)
# $sides (list of text)
print-side = “{ $found }” isn’t a seat or side of this sheet. Use { LIST($sides, style: "or") }

# $count (number)
# $table (number)
# $hands (number)
print-hands = The sheet of table { $table } has { $count } hands, but a { -round } has { $hands }. Cross out the canceled ones

# $marks (number)
# $side (side)
print-marks = { SIDE($side) } can’t have { $marks } marks in a hand. Check the sheet

# $table (number)
print-marks-extra = Table { $table } plays for marks. Enter extra marks on a line of their own

# $number (number)
print-round = { $number } can’t be the number of a { -round }. Count from 1

# $number (number)
print-table = { $number } can’t be the number of a table. Count from 1

# $name (text)
print-card-rounds = The card of { $name } has no { -round(form: "many") }. Give a line for each, empty if nobody knows yet

print-no-name = Every receipt and name tag needs a name. Enter it

# $title (text)
print-no-tables = “{ $title }” has no tables. Seat it first

# $title (text)
print-no-rows = “{ $title }” has no lines yet. Print it later

# $name (text)
# $count (number)
# $columns (number)
# $title (text)
print-columns = { $name } has { $count } figures for { $columns } columns in “{ $title }”. Give one for each, or leave it empty

# $count (number)
# $title (text)
# $most (number)
print-wide = “{ $title }” has { $count } columns, but only { $most } fit. Leave some out, or print two lists

# $amount (money)
# $what (text)
print-cents = A receipt can’t give back { MONEY($amount) } for “{ $what }”: that’s more than was paid

print-early = Prize receipts can be printed when the tournament is finished. Until then places can change

# $name (name)
print-receipt = The receipt of { $name } has no lines. Say what the money was for

# $name (name)
# $count (number)
# $most (number)
print-receipt-long = The receipt of { $name } has { $count } lines, but only { $most } fit. Put small amounts together

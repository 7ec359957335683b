### What a search in the rules found; said by the page, and by the browser while somebody types.

# $clauses (number)
find-clauses = { $clauses ->
    [one] { $clauses } rule
   *[other] { $clauses } rules
}

# $lines (number): sentences of chapters
# $clauses (number): numbered rules
# $sought (text)
find-found = { $lines ->
    [0] { find-clauses }
   *[other] { $clauses ->
        [0] { $lines } in the chapters
       *[other] { $lines } in the chapters and { find-clauses } by number
    }
} about “{ $sought }”.

# $sought (text)
find-none = Nothing about “{ $sought }”.

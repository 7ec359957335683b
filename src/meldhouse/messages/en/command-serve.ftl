### What serve, backup, restore, and play say around the game.

## Backups

cli-backup-other = Name another file, or add --replace.
# $why (text): what the computer says
cli-file-unusable = That file can’t be used: { $why }.
# $done (code)
# $found (list of message): what is in it
# $entries (number)
cli-backed-up = { $done ->
   *[copied] Backed up and checked: { LIST($found) }, { $entries ->
        [one] { $entries } entry.
       *[other] { $entries } entries.
    }
    [restored] Restored and checked: { LIST($found) }, { $entries ->
        [one] { $entries } entry.
       *[other] { $entries } entries.
    }
}
# $kind (code)
# $number (number)
cli-kept = { $kind ->
   *[tournament] { $number ->
        [one] { $number } tournament
       *[other] { $number } tournaments
    }
    [table] { $number ->
        [one] { $number } table
       *[other] { $number } tables
    }
    [account] { $number ->
        [one] { $number } account
       *[other] { $number } accounts
    }
}
cli-kept-nothing = no tournaments or tables yet
# $at (message): a moment
cli-last-saved = Last saved: { $at }.
cli-older-copy = An older version of Meldhouse made it. It’s updated when you open it.
cli-kept-as = Your earlier data is kept as:

## The server

cli-warming = Getting ready (first time only, up to two minutes). You can open the page now.
# $percent (text)
cli-percent = { $percent } percent
cli-ready = Ready.
cli-data-advice = Name a file you can write to, with --data FILE.
# $path (text)
# $why (text)
cli-no-data = Can’t save anything at { $path }: { $why }.
cli-closed = Meldhouse is closed. Goodbye.
# $url (text)
cli-bad-url = “{ $url }” isn’t an address people can use.
cli-bad-url-advice = Start it with http or https and leave out any path, such as https://cards.example.org.
# $address (text)
cli-bad-proxy = “{ $address }” isn’t the address of a proxy.
cli-bad-proxy-advice = Write it in numbers, such as 127.0.0.1, or 10.0.0.0/8 for a network.
cli-open = Meldhouse is open
cli-open-phones = For phones and tablets on the same network:
cli-open-stop = Press Ctrl-C to stop.
cli-damaged = Some of your data is damaged
# $number (number)
# $of (number)
cli-damaged-number = Changed after it was saved: { $number } of { $of } tables, tournaments, and accounts.
# $number (number)
cli-and-more = … and { $number } more.
# $whole (number)
# $restore (message): what can be done
cli-damaged-closed = These stay closed; { $whole ->
    [0] nothing else is there.
    [one] the other one is fine.
   *[other] the other { $whole } are fine.
} { $restore }

## At the table

cli-farewell = Thank you for playing.
cli-left = You left the table.
cli-left-input = There is nothing more to read, so you left the table.
cli-rules-once = Give the rules once: as RULES or with --book.
# $seats (number)
# $bots (number): one less
cli-wrong-bots = This table has { $seats } seats. Take { $bots } computer players and play, or { $seats } and watch.

## The address

# $port (text)
# $other (text): another one that may be free
port-taken = Port { $port } is taken, maybe because Meldhouse is already open. Look at http://localhost:{ $port }, or choose another with --port { $other }.
# $port (text)
port-reserved = Port { $port } is reserved. Choose one above 1023 with --port.
# $host (text)
# $why (text): what the computer says
host-unusable = Meldhouse can’t open at { $host } ({ $why }). Use --host 0.0.0.0 for the whole network, or --host 127.0.0.1 for this computer only.

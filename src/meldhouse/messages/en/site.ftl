### What stands around every page: menu, footer, language.

site-description = Partnership Pinochle and Texas 42 by your club’s rules.
site-skip = Skip to the page
site-pages = Pages
site-menu = Menu
site-lobby = Lobby
site-new-table = New table
site-tournaments = Tournaments
site-rules = Rules
site-practice = Practice
site-help = Help
site-dark = Dark colors
site-preferences = Preferences
site-you = You

# The link to your own page. Only your name is seen; "You:" is for screen readers.
# $name (name)
site-you-named = <span class="hidden">You:</span> { $name }
site-you-guest = <span class="hidden">You:</span> { guest }
# Somebody at a table who gave no name.
# $number (number): tells one guest from another
guest-name = Guest { $number }
site-motto = Meldhouse: Pinochle and 42 by your club’s rules.

error-to-lobby = Go to the lobby

# $game (code): pinochle or forty-two
game-name = { $game ->
   *[pinochle] Pinochle
    [forty-two] Texas 42
}

## Forms

# $number (number): how many fields have a fault
form-faults = { $number ->
    [one] Check one thing
   *[other] Check { $number } things
}

## When phones cannot reach this computer yet

# $what (code): the thing on this page that needs phones: a code, all codes, links
phones-not-yet = <b>{ $what ->
   *[code] Phones can’t open this code yet.
    [codes] Phones can’t open these codes yet.
    [links] Phones can’t open these links yet.
    [hall] Phones and a hall screen can’t connect yet.
}</b> What to do
phones-why = Printed codes, phones, and a hall screen don’t work yet. This computer and paper do. If you use no phones tonight, you’re all set.
phones-how = To let phones in (two minutes):
phones-stop = Find the window where you started Meldhouse. Click in it, hold <kbd>Ctrl</kbd> and press <kbd>C</kbd>. Nothing is lost.
phones-start = Copy this line into that window and press <kbd>Enter</kbd>:
phones-data = If your earlier line ended in <code>--data</code> and a name, add the same here.

# $address (text)
phones-then = Reload this page. When this box is gone, phones on the same Wi-Fi can open <b>{ $address }</b>. Reprint anything you printed before.
phones-no-network = This computer isn’t on a network, so phones can’t find it.
phones-join = Connect this computer to the hall’s Wi-Fi or to a phone’s hotspot.
phones-reload = Reload this page. This box then tells you the next step.

site-yes = Yes
site-no = No

site-back-to-table = Back to the table

table-no-script = This page needs JavaScript.

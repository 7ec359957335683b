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
site-motto = Meldhouse: Pinochle and 42 by your club’s rules.
site-fair = How deals are kept fair

### Your name, your account, your preferences.

you-name = Your name
you-at-table = Your name at the table
you-name-seen = What others see
you-save-name = Save
you-enough = This browser remembers you. You need nothing else to play.
you-account = Your account

# $login (name)
you-logged-in = You’re logged in as <b>{ $login }</b>.
you-log-out = Log out
you-log-out-others = Log out everywhere else
you-why-others = Use this if you lost a phone or someone else used your account.
you-change = Change password
you-old = Current password
you-password = Password

# $shortest (number): how many characters at least
you-first-password = Password <span class="soft">(at least { $shortest } characters)</span>

# $shortest (number): how many characters at least
you-new-password = New password <span class="soft">(at least { $shortest } characters)</span>
you-again = Confirm password
you-log-in = Log in
you-login = Username
you-register = Create an account
you-why-account = You only need one to be yourself on another device. Your games here come with you.

## Preferences

pref-lead = Saved in this browser, effective right away.
pref-saved = Saved.
pref-no-script = Preferences need JavaScript. Without it, Meldhouse follows your device’s settings.
pref-system = Same as device
pref-theme = Light or dark
pref-light = Light
pref-dark = Dark
pref-text = Text size
pref-normal = Normal
pref-large = Large
pref-larger = Larger
pref-huge = Huge
pref-deck = Suit colors
pref-two = Two
pref-four = Four
pref-cards = Card and domino size
pref-sound = Sounds
pref-on = On
pref-off = Off
pref-motion = Motion
pref-less = Less
pref-table = At the table
pref-tap = To play or bid
pref-tap-twice = Choose, then confirm
pref-tap-once = One tap
pref-speed = Game speed
pref-fast = Fast
pref-relaxed = Relaxed
pref-wait = Tap to continue
pref-last = My last card or domino
pref-last-itself = Plays itself
pref-last-self = I play it
pref-last-note = With “Tap to continue” you always play it yourself.
pref-keys = Keys that read things aloud
pref-letters = Letters
pref-alt = Alt + letter
pref-trump = Trump in my hand
pref-trump-sorted = In suit order
pref-trump-first = First
pref-tiles = Dominoes show
pref-pips = Dots
pref-numerals = Numbers
pref-stand = My dominoes
pref-stand-auto = Sort them for me
pref-stand-self = I arrange them
pref-layout = Rows of dominoes
pref-reset = Reset all
pref-sample = Preview

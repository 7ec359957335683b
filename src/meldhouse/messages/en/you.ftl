### Your name, your account.

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
you-why-account = You need one only to play under your own name on another device. Your games here come with you.

## What came of it

# $name (name)
you-renamed = You’re { $name } now.
you-already-in = You’re logged in already. Log out first to make another account.
you-not-in = You’re not logged in. Log in first.
you-bad-login = A username has 3 to 40 letters, digits, dots, or dashes, and no spaces.
you-login-taken = That username is taken. Choose another, or log in if it’s yours.

# $name (name)
# $login (name)
you-registered = Welcome, { $name }. Your username is { $login }.
you-wrong-login = Wrong username or password. Check both; capitals matter in the password.

# $name (name)
you-welcome = Welcome back, { $name }.
you-wrong-password = That’s not your password. Enter the one you log in with.
you-password-changed = Password changed. Other browsers have to log in again.
you-logged-out-others = Logged out everywhere else.
you-logged-out = You’re logged out. You’re a guest in this browser now.

# $shortest (number): how many characters at least
# $longest (number): how many at most
you-bad-password = A password has { $shortest } to { $longest } characters. A few words make a good one.
you-not-again = That’s not the same password. Type it again.

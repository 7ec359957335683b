### The help page.

help-contents = On this page
help-begin = Getting started
help-begin-play = In the <a href="/">lobby</a>, press “Play Pinochle now” or “Play Texas 42 now”. For another club’s rules, press “Choose other rules”.
help-begin-friends = To play with friends, open <a href="/new">a new table</a> and send them its link. Computer players fill the empty seats.
help-begin-refused = If a play isn’t legal, you see why, with the rule. Trying costs nothing.
help-begin-replay = After a hand, replay it and see what an expert would have done. Your finished games are in the lobby.
help-begin-practice = To practice meld and following suit on your own, go to <a href="/practice">Practice</a>.
help-begin-preferences = Want bigger cards, four colors, or a dark page? See <a href="/preferences">Preferences</a>.
help-begin-rules = Every club has its own rules. <a href="/rules">Read them</a> before you sit down, or customize them for your club.
help-tournaments = You find them all under <a href="/events">Tournaments</a>. Each uses one club’s rules. The person who starts one is its director.
help-director = If you’re the director
help-director-new = Start <a href="/events/new">a new tournament</a> and choose the rules. Keep the recovery code: with it you can run the tournament from any device.
help-director-people = Under “People”, enter everyone, one per line. Check them in as they arrive: tap a row, type a number, or scan the printed codes.
help-director-desk = “Desk” always shows the next step: seat the round, review the draft, release it, start. You can undo your last step there.
help-director-helpers = Under “Helpers”, make links for referees and scorekeepers. Calls and penalties are under “Calls”, fees and fines under “Money”. If someone is late, note it on the table’s score sheet.
help-director-end = When all sheets are signed, close the round and release the standings. After the last round, finish the tournament and hand out the prizes. “Print” has everything on paper.
help-scorer = If you keep score
help-scorer-link = Open the director’s link or scan the code, and enter your name. It works once, for your device.
help-scorer-hands = Choose your table, and enter each hand when it’s over: who bid, the bid, trump, meld, and points taken. The sheet adds itself up.
help-scorer-offline = If you go offline, keep entering hands. They wait on the phone and are sent when you’re back.
help-scorer-fix = You can fix a hand until the sheet is signed. Some clubs, such as McAllen, close a hand sooner: when both sides agree, or when the next hand is entered. After that, only an official can correct it.
help-scorer-sign = At the end, each side checks the figures and signs on your device. Then the sheet is in.
help-player = If you play
help-player-in = Scan your code, or find your name on the list, to check in. The tournament page shows your table.
help-player-rules = Read the <a href="/rules">rules</a> in brief or one by one. You can ask the referee a question on the tournament page.
help-player-referee = At the table, press “Call the referee” on the score sheet. Where the club allows it, you can appeal the ruling there too.
help-player-sign = Add up the figures yourself before you sign. With both signatures, the sheet is final.
help-player-next = Then the page shows your next table. Standings and prizes appear when the director releases them.
help-keys = Keyboard and screen reader
help-keys-all = You can do everything without a mouse. There’s one page for everyone; screen readers get all of it.
help-keys-tab = <kbd>Tab</kbd> and <kbd>Shift</kbd>+<kbd>Tab</kbd> move between things. The first one on every page skips to its text.
help-keys-enter = <kbd>Enter</kbd> presses a button or follows a link. <kbd>Space</kbd> presses a button or checks a box.
help-keys-arrows = <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> move through a set of choices, such as the rules for a new table.
help-keys-replay = In a replay, <kbd>←</kbd> and <kbd>→</kbd> go one step back or forward, <kbd>Home</kbd> and <kbd>End</kbd> to the first and last. Each step is read aloud. <kbd>H</kbd> reads the hand, <kbd>T</kbd> the table, <kbd>W</kbd> the step.
help-keys-landmarks = Every page has a header, a main part, and a footer. In a screen reader, jump by landmark or heading.
help-keys-changes = When something changes by itself, it’s read aloud once.
help-keys-turn = At the table, the first link leads to your move. When it’s your turn, the focus goes there by itself, unless you put it somewhere else.
help-keys-letters = At the table, single letters read things aloud: <kbd>H</kbd> your hand, <kbd>L</kbd> your legal plays, <kbd>T</kbd> the cards on the table, <kbd>K</kbd> the last trick, <kbd>B</kbd> bid and trump, <kbd>S</kbd> the score, <kbd>M</kbd> the meld, <kbd>W</kbd> whose turn it is. They’re also buttons under “Read to me”, after your hand. If your screen reader needs these letters, turn them off or add <kbd>Alt</kbd> in <a href="/preferences">Preferences</a>.
help-keys-hand = In your hand, <kbd>Home</kbd> goes to the first legal card, and <kbd>Esc</kbd> puts a lifted card back. Too fast? <kbd>P</kbd> makes the game wait until you press <kbd>N</kbd>; it’s a preference too. Dominoes are sorted by their higher end, then by the other.
help-keys-zoom = You can enlarge the page to 200 % and more without scrolling sideways: <kbd>Ctrl</kbd>+<kbd>+</kbd>, or <kbd>⌘</kbd>+<kbd>+</kbd>.
help-fair = Fair deals
help-fair-why = Nobody can choose the cards: not a player, and not the computer that deals. Every player’s browser adds a secret number and checks the deal after the hand. See <a href="/fair">how deals are kept fair</a>.
help-about = About
help-about-what = Meldhouse plays, referees, and runs partnership Pinochle and Texas 42 by your club’s rules. It’s free software under the MIT license. We word the rules ourselves; the clubs’ own papers are theirs.

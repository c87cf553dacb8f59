# What all games share: English.

refuse-out-of-reach = { $goal } is out of reach for { $thing }: too far, or the way is barred.
refuse-game-over = The game is over.
refuse-not-your-decision = The decision lies with the { $side } now.
refuse-choice-open = This choice must be made before you go on.
refuse-out-of-order = '{ $verb }' does not belong to this point of the sequence of play.
refuse-allocated-already = That has been given its points: { $thing }.
refuse-too-many-points = { $most } points at most.
refuse-not-on-map = Not on the map: { $unit } ({ $where }).
term-zone-to-zone = from one zone of control to another

term-ground = ground

event-allocated = { $side } has allocated its points.
event-allocated-known = You have allocated: { $points }.
event-revealed = { $side }: { $points } for { $things }.

do-decline = Pass
do-decline-move = Pass for this move

name-month-Jan = Jan
name-month-Feb = Feb
name-month-Mar = Mar
name-month-Apr = Apr
name-month-May = May
name-month-Jun = Jun
name-month-Jul = Jul
name-month-Aug = Aug
name-month-Sep = Sep
name-month-Oct = Oct
name-month-Nov = Nov
name-month-Dec = Dec

# Boards in plain text.

sketch-reduced = reduced
sketch-count = (the number: counters there)
sketch-held = { $side } hold: { $places }
sketch-empty = held by the { $side }, empty

# Boards in words.

board-turn = Turn { $turn } of { $last }, { $dates }
board-turn-number = Turn { $turn }
board-track-turn = Turn { $turn }, { $dates }
board-aim = attacking { $place }
board-aims-at = Attacks { $place }
board-left = { $left } MP
board-points-left = { $left } MP left
board-values = Attack { $attack }, defence { $defence }, movement { $movement }; { $full ->
    [one] one step
   *[other] { $steps } of { $full } steps
}
board-when-reduced = Reduced: { $faces }
board-at = In { $place }
board-off = Not on the map: { $place }
board-due = Due on turn { $turn }
board-control = Control: { $side }
board-empty = Empty, { $side }: { $places }
board-ways = Ways from here:
board-cards = { $side }: { $held } in hand, { $pile } left to draw
board-gone = Out of the game: { $names }
board-down = face-down
board-slot-value = { $value }
board-slot-no-die = no die
board-slot-die = rolled { $die }: { $hit ->
    [yes] hit
   *[no] miss
}
board-luck-hits = { $side }: { $rolls ->
    [one] one die
   *[other] { $rolls } dice
} in battle, { $hits ->
    [one] one hit
   *[other] { $hits } hits
}, { $expected } expected
board-luck-sum = { $side }: { $rolls ->
    [one] one die
   *[other] { $rolls } dice
} in battle, { $hits } in all, { $expected } expected
board-no-dice = No die has been rolled in battle yet.
overlay-off-map = Not on the map: { $unit }.

# The terminal: starting and deciding.

ui-welcome = { $title }. Type a number, an action such as those in square brackets, or 'help'.
ui-seats = { $names }
ui-standing = score { $scores }
ui-human = you
ui-more = '?' lists your choices ({ $number }), a name those of one unit.
ui-back = all choices
ui-only-choice = { $step }: only '{ $action }' is possible.
ui-nothing-to-decide = { $step }: nothing to decide.
ui-ready = { $phrase }: Enter goes on{ $undo ->
    [yes] , 'undo' takes back your last command
   *[no] {""}
}.
ui-confirm = Do '{ $action }' anyway? (y/n)
ui-yes = y, yes
ui-no = n, no
ui-legal = Allowed: { $phrase }.
ui-nothing-to-explain = There are no numbers behind it.
ui-no-dice = No dice decide this.
ui-nothing-moves = Nothing can move just now.
ui-undone = Taken back: { $action }, and what followed.
ui-no-undo = Nothing can be taken back: dice, hidden markers or the other player's decision lie in between.
ui-undo-fewer = Nothing was taken back: only { $number ->
    [one] the last command
   *[other] the last { $number } commands
} can be; dice, hidden markers or the other player's decision lie before.
ui-part-refused = Nothing was done, because '{ $action }' is refused:
ui-dice-between = Nothing was done: a die is rolled before '{ $action }'. Give these orders one after the other.
ui-all = all, everybody, everyone
ui-nobody-can = Nobody can '{ $verb }' just now.
ui-there-already = They are there already.
ui-nothing-declared = No attack is declared. 'odds ACTION' shows the odds of an action, also of an attack not yet declared.
ui-no-line = There is no line to form just now.
ui-auto = { $on ->
    [yes] Where there is only one choice it is taken for you.
   *[no] You are asked even where there is only one choice.
}
ui-reach = Can reach (with the cost): { $names }
ui-hand-over = To decide now: { $side }.
ui-press-enter = Nobody else should be looking. Press Enter when ready.{" "}

# The terminal: inspection.

ui-score = If the game ended now: { $scores }
ui-no-hand = There are no hands in this game.
ui-more-clauses = Also in: { $names }
ui-basis-reading = reading
ui-basis-rebuilt = rebuilt
ui-on = on
ui-off = off

# The terminal: saving and leaving.

ui-saved = Saved in { $file }.
ui-loaded = Loaded from { $file }; it is saved there from now on.
ui-loaded-record = Loaded from { $file }. Records are never overwritten: use 'save FILE' to save the game.
ui-kept-in = The game is saved to { $file } after every decision.
ui-put-aside = { $file } contained something else, which is now in { $aside }.
ui-recorded = The record is in { $file }.
ui-not-saved = The game was not saved; use '--save FILE' or the command 'save FILE'.
ui-ask-save = A file to save the game in (Enter: do not save):{" "}
ui-ask-record = A file for the record of the game (Enter: none):{" "}
ui-ask-resign = Resign the game? (y/n){" "}
ui-resigned = { $side } resigned.
ui-interrupted = Leave the game? (y/n){" "}
ui-winner = The game is over. Winner: { $winner }.
ui-draw = The game is over. It is a draw.

# The terminal: what was typed and not understood.

ui-unknown-word = I do not know '{ $word }'.{ $names ->
    [none] {""} Try 'help', or '?' for your choices.
   *[other] {""} Did you mean: { $names }?
}
ui-unknown-verb = '{ $word }' is no action. Actions begin with: { $names }.
ui-unknown-name = There is no { $kind } called '{ $word }'.{ $names ->
    [none] {""}
   *[other] {""} Did you mean: { $names }?
}
ui-ambiguous = '{ $word }' could be: { $names }.
ui-usage = It is written: { $usage }
ui-no-such-number = There is no choice { $number }; the last one is { $last }.
ui-which-action = '{ $command }' needs one action: its number in the list or its words.
ui-which-file = '{ $command }' needs the name of a file.
ui-not-a-file = '{ $word }' is an answer or a command here, hardly the name of a file. Name one like game.json, or ./{ $word } if you do mean it; at a question Enter means none.
ui-record-over-game = The game itself is saved to { $file }: name another file for the record.
ui-which-language = The languages are: { $names }.
ui-no-clause = No clause is called '{ $word }' and none contains it.{ $names ->
    [none] {""}
   *[other] {""} Did you mean: { $names }?
}

# The terminal: the commands, with their names (the usual one first), how they are written and what they do.

ui-help = A number picks a choice; an action can be typed in its own words; a name shows its choices. Besides:
ui-help-verbs = Actions (names may be shortened, several units named at once, 'all' means everybody; '?' lists what is open now):

ui-command-choices = choices, actions
ui-usage-choices = ? [NAME]
ui-help-choices = all your choices, or those of one unit
ui-command-why = why
ui-usage-why = why ACTION
ui-help-why = the rule that forbids an action, or the numbers behind it
ui-command-odds = odds
ui-usage-odds = odds [ACTION]
ui-help-odds = the exact chances of an action, of an attack by several units, or of what is declared so far
ui-command-best = best
ui-usage-best = best line
ui-help-best = form the line with the best odds; you still say when it fights
ui-command-go = go
ui-usage-go = go UNIT ... PLACE
ui-help-go = take one or more units there by the cheapest way
ui-command-undo = undo
ui-usage-undo = undo [N]
ui-help-undo = take back your last command, or the last N
ui-command-auto = auto
ui-usage-auto = auto on | auto off
ui-help-auto = whether a decision with only one choice is taken for you
ui-command-help = help
ui-usage-help = help [WORD]
ui-help-help = this list, or one line of it
ui-command-board = board
ui-usage-board = board [all]
ui-help-board = the board in words: in short, or every place with its links
ui-command-map = map
ui-usage-map = map [NAME]
ui-help-map = the map drawn in text, around a place or a unit and all about it; 'map all' draws all of it
ui-command-units = units
ui-usage-units = units [SIDE]
ui-help-units = the units and where they are; 'unit NAME' describes one
ui-command-where = where
ui-usage-where = where UNIT
ui-help-where = where a unit is, in a line
ui-command-hand = hand
ui-usage-hand = hand
ui-help-hand = what you hold, and how much the other side does
ui-command-turn = turn, track
ui-usage-turn = turn
ui-help-turn = the turn track and what is still to come
ui-command-score = score, points
ui-usage-score = score
ui-help-score = the score if the game ended now
ui-command-log = log
ui-usage-log = log [N]
ui-help-log = the last things that happened
ui-command-here = here
ui-usage-here = here
ui-help-here = where in the sequence of play you are
ui-command-rule = rule
ui-usage-rule = rule [ID | TEXT]
ui-help-rule = a clause of the rules, the one that applies now, or those that mention a text
ui-command-options = options
ui-usage-options = options
ui-help-options = how the rules are read in this game
ui-command-save = save
ui-usage-save = save [FILE]
ui-help-save = save the game, and use that file from now on
ui-command-load = load
ui-usage-load = load FILE
ui-help-load = continue a saved game or a record
ui-command-record = record
ui-usage-record = record FILE
ui-help-record = write the game's record: its actions as readable text
ui-command-lang = lang, language
ui-usage-lang = lang en | lang it
ui-help-lang = switch to English or Italian
ui-command-resign = resign
ui-usage-resign = resign
ui-help-resign = resign the game
ui-command-quit = quit, exit
ui-usage-quit = quit
ui-help-quit = leave, saving the game if you like

## A page's words for a game that has no board of its own

page-no-table = In play

## The server

server-archived-over = The rules have changed since this game ended. It is shown as it ended, and its record is kept; it cannot be replayed here.
server-archived-running = The rules have changed since this game was last played. It is shown as it stood; you can play on from there in a new game.
server-bad-data = This cannot be used: { $detail }
server-bad-frame = The message cannot be read: { $detail }
server-bad-request = The request cannot be read: { $detail }
server-bad-seat = A seat is 'me', 'open' or 'bot:LEVEL', not '{ $seat }'.
server-busy = The server is busy; try again later.
server-chat-players = Only players can write here.
server-components = The rules of this game have changed since it was begun: it cannot be continued.
server-failed = Something went wrong in the server; see its log.
server-foreign-page = The request comes from a page of another site.
server-frame-size = The message is too long.
server-frame-text = Messages must be text.
server-invitation-used = This link opens no seat: it was used, or never was one. Ask whoever invited you for a new one.
server-no-address = There is nothing at this address.
server-no-board = This game has no picture of its board.
server-no-clause = The rules have no clause { $clause }.
server-no-method = This cannot be done at this address.
server-no-overlay = This game has no layer '{ $name }'.
server-no-page = The page has not been built yet. Run: make play
server-no-such-action = There is no action { $number }: the game has { $last } so far.
server-not-ready = The server is not ready: its database takes no writes, or a worker has died.
server-nothing-to-allocate = There are no points to allocate now.
server-no-table = There is no such game.
server-no-thing = There is nothing called '{ $name }' in this game.
server-no-undo = Nothing can be taken back: dice, hidden information or the other side's decision lie in between.
server-not-json = The request must be JSON.
server-not-listed = This game is not on your list.
server-not-your-action = The last action was not yours.
server-not-your-decision = It is not your decision.
server-not-your-side = You do not play this side.
server-no-order = No order of yours is waiting.
server-nothing-said = The message is empty.
server-only-a-record = This is a record: it can be viewed and branched from, but not played.
server-over = The game is over.
server-record-later = The record reveals everything: it is available when the game is over.
server-hint-unfair = No hints while another person plays against you.
server-no-hint = No hint now. Try again in a moment.
server-branch-later = Only its players can branch from a game in progress; when it is over, anybody can.
server-rematch-players = Only players can ask for a rematch.
server-seat-missing = Somebody must play each side: one is missing.
server-seed-alone = Only who plays alone may choose the seed: between people nobody may know the dice before they fall.
server-spectator = You are only watching.
server-stale = The game has changed in the meantime; look again.
server-storage = The game could not be saved, so nothing has happened. Try again in a while.
server-storage-read = The games cannot be read just now. Try again in a while.
server-too-fast = Too much at once; slow down.
server-too-large = This is too large.
server-unknown-bot = There is no bot '{ $level }'; available: { $known }.
server-unknown-name = There is no such thing: { $detail }
server-unplayable = This game can no longer be read: { $detail }
server-unreadable = The action cannot be read: { $detail }
server-wrong-token = This link gives no seat in this game.

# What all games share: English.

refuse-game-over = The game is over.

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

# The terminal: starting and deciding.

ui-welcome = { $title }. Type a number, an action such as those in square brackets, or 'help'.
ui-seats = { $names }
ui-standing = score { $scores }
ui-human = you
ui-more = '?' lists your choices ({ $number }), a name those of one unit.
ui-back = all choices
ui-only-choice = { $step }: only '{ $action }' is possible.
ui-confirm = Do '{ $action }' all the same? (y/n)
ui-yes = y, yes
ui-no = n, no
ui-legal = Allowed: { $phrase }.
ui-nothing-to-explain = There are no numbers behind it.
ui-no-dice = No dice decide this.
ui-no-way = Out of reach now: { $phrase }.
ui-nothing-moves = Nothing can move just now.
ui-undone = Taken back: { $action }, and what followed.
ui-no-undo = Nothing can be taken back: dice, hidden markers or the other player's decision lie in between.
ui-auto = { $on ->
    [yes] Where there is only one choice it is taken for you.
   *[no] You are asked even where there is only one choice.
}
ui-reach = Can reach (with the cost): { $names }
ui-hand-over = To decide now: { $side }.
ui-press-enter = Nobody else should be looking. Press Enter when ready.{" "}

# The terminal: looking.

ui-score = If the game ended now: { $scores }
ui-no-hand = There is nothing to hold in this game.
ui-more-clauses = Also in: { $names }
ui-on = on
ui-off = off

# The terminal: keeping and leaving.

ui-saved = Saved in { $file }.
ui-loaded = Loaded from { $file }.
ui-recorded = The record is in { $file }.
ui-not-saved = The game was not saved; '--save FILE' or the command 'save FILE' keeps it.
ui-ask-save = A file to save the game in (Enter: do not save):{" "}
ui-ask-record = A file for the record of the game (Enter: none):{" "}
ui-ask-resign = Give the game up? (y/n){" "}
ui-resigned = { $side }: the game is given up.
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
ui-which-language = The languages are: { $names }.
ui-no-clause = No clause is called '{ $word }' and none contains it.{ $names ->
    [none] {""}
   *[other] {""} Did you mean: { $names }?
}

# The terminal: the commands, with their names (the usual one first), how they are written and what they do.

ui-help = A number picks a choice; an action can be typed in its own words; a name shows its choices. Besides:
ui-help-verbs = Actions (names may be shortened, '?' lists what is open now):

ui-command-choices = choices, actions
ui-usage-choices = ? [NAME]
ui-help-choices = all your choices, or those of one unit
ui-command-why = why
ui-usage-why = why ACTION
ui-help-why = the rule that forbids an action, or the numbers behind it
ui-command-odds = odds
ui-usage-odds = odds ACTION
ui-help-odds = the exact chances of everything the dice can bring
ui-command-go = go
ui-usage-go = go UNIT AREA
ui-help-go = move a unit there by the cheapest way
ui-command-undo = undo
ui-usage-undo = undo
ui-help-undo = take back your last command
ui-command-auto = auto
ui-usage-auto = auto on | auto off
ui-help-auto = whether a decision with only one choice is taken for you
ui-command-help = help
ui-usage-help = help [WORD]
ui-help-help = this list, or one line of it
ui-command-board = board
ui-usage-board = board
ui-help-board = the board in short, from east to west
ui-command-map = map
ui-usage-map = map [AREA]
ui-help-map = every area with its links, or all about one
ui-command-units = units
ui-usage-units = units [SIDE]
ui-help-units = the units and where they are; 'unit NAME' tells all about one
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
ui-help-save = save the game, and keep it in that file from now on
ui-command-load = load
ui-usage-load = load FILE
ui-help-load = go on with a saved game or a record
ui-command-record = record
ui-usage-record = record FILE
ui-help-record = write the game's record: its actions as readable text
ui-command-lang = lang, language
ui-usage-lang = lang en | lang it
ui-help-lang = go on in English or in Italian
ui-command-resign = resign
ui-usage-resign = resign
ui-help-resign = give the game up
ui-command-quit = quit, exit
ui-usage-quit = quit
ui-help-quit = leave, saving the game if you like

## A page's words for a game that has no board of its own

page-no-table = In play

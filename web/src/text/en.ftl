# The page itself, English. Whatever belongs to a game comes from the game's own catalogue.

## First screen

page-hero = The Mediterranean, 1940-44
page-lead = Operational wargames: every rule enforced, the odds before every battle, every number explained.
page-start = Play against the computer
page-start-more = { $title }: the map opens at once, nothing to set up
page-starting = Opening the map …
page-other-game = Other ways to play
page-upload = Open a record
page-my-games = Your games
page-no-games = None yet. The big button starts one in a second.
page-games = The games
page-play = Play
page-skip-link = Skip to the content
page-set-up = Set up a game
page-rules = Rules
page-loading = One moment …
page-forget-this = Remove { $title } from this list
page-you = you
page-somebody = a guest
page-nobody = nobody yet
page-bot = computer, { $level }
page-level-random = random
page-level-greedy = captain
page-won = The { $side } win
page-drawn = A draw
page-your-decision = Your decision
page-waiting-for = Waiting for the { $side }
page-offline = The server does not answer. Is it still running?

## A new game

page-new-game = Set up a game
page-how = How would you like to play?
page-preset-bot = Against the computer
page-preset-hotseat = Two on this screen
page-preset-remote = Online
page-which-game = Game
page-scenario = Scenario
page-who-plays = Who plays which side
page-seat-me = me, on this screen
page-seat-open = whoever opens my link
page-options = Rule options
page-options-changed = ({ $number } changed)
page-options-restore = Restore defaults
page-seed-own = Fix the dice with a seed
page-seed-label = Seed
page-seed-more = Same seed, same dice. Leave it empty for a secret seed, as a serious game needs.
page-create = Start game
page-invite = Send this link to your opponent
page-invite-more = Whoever takes the seat first has it. After that the link opens nothing, for you neither.
page-copy = Copy
page-copied = Copied
page-watch-link = Link for spectators
page-to-table = Go to the table

## Around the board

page-home = All games
page-unfolding = Unfolding the map …
page-cannot-open = This table cannot be opened
page-no-such-table = There is no game under this address.
page-back = Back to all games
page-no-board = This game has no board to show yet; use the list of choices.
page-board = The board. Arrow keys move it, or go from one place to the next; plus and minus zoom, Tab goes to what can be acted on.
page-beside-map = not on the map
page-mini-map = The whole board in small; click to go there
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-fit = Whole board
page-score = Victory points if the game ended now
page-dock = Beside the map
page-dock-width = Width of the panel beside the map
page-dock-height = Height of the panel
page-fold-dock = Fold the panel away
page-unfold-dock = Show the panel
page-places = Places on the map
page-attack-on = Attack { $place }
page-layers = Layers of the map
page-unread = unread
page-machine = computer
page-nobody-yet = nobody yet
page-thinks = thinking …
page-presence-here = at the table
page-presence-away = away
page-presence-bot = computer
page-units-beside = Beside the map
page-units-elsewhere = { $number ->
    [one] One unit out of sight
   *[other] { $number } units out of sight
}
page-choices-here = Choices
page-choose-cards = Choose
page-tab-now = Now
page-tab-situation = Situation
page-tab-trays = Boxes
page-tab-log = Log
page-tab-rules = Rules
page-tab-chat = Chat
page-tab-choices = Choices
page-tab-words = In words
page-tab-help = Help
page-menu = Menu
page-show = Show on the map
page-sequence = Sequence of play
page-links = Links
page-copy-watch = Copy the link for spectators
page-copy-own = Copy your own link, for another device
page-copy-seat = Copy the invitation for the { $side }
page-this-game = This game
page-download = Download the record
page-replay = Replay
page-rematch = Rematch
page-rematch-swap = Rematch, sides exchanged
page-rematch-join = To the rematch
page-resign = Resign
page-resign-sure = Resign as the { $side }? The game is lost.
page-go-back = Go back
page-cancel = Cancel
page-close = Close
page-sealed = Dice sealed: { $hash }…
page-seed = The seed of the dice was { $seed }
page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-auto = as in the system
page-theme-light = light
page-theme-dark = dark
page-size = Text size
page-skip = Skip decisions with only one choice
page-remind = Remind me of units that could still move
page-animate = Animate counters
page-pace = Follow the other side's moves
page-pace-off = off
page-pace-brisk = brisk
page-pace-calm = calm
page-open-hands = Two on one screen: show both hands
page-hasten = Skip
page-connecting = Connecting …
page-briefing = Your orders
page-briefing-go = Begin
page-notify = Notify me when it is my turn
page-thinking = The { $side } are thinking …
page-over = The game is over
page-in-the-past = Replay
page-reconnecting = Connection lost. Trying again …
page-closed = The server has closed the connection. Reload the page to try again.
page-lost = Connection lost; nothing was done. Try again when it is back.

## Deciding

page-can-act = { $units ->
    [0] { $cards ->
        [one] One card can be played.
       *[other] { $cards } cards to choose from.
    }
    [one] One unit can still act{ $cards ->
        [0] .
        [one] , and one card can be played.
       *[other] , and { $cards } cards can be played.
    }
   *[other] { $units } units can still act{ $cards ->
        [0] .
        [one] , and one card can be played.
       *[other] , and { $cards } cards can be played.
    }
}
page-prompt = What you are asked
page-running = The other side is acting.
page-not-yours = Waiting for the other side.
page-nothing-to-decide = Nothing to decide here.
page-watching = You are watching.
page-order-waits = Waiting for the other side; then your order continues: { $what }.
page-withdraw = Cancel order
page-always-decline = Don't ask again
page-always-decline-more = Passes now and whenever the same question comes up. You can change it in the menu at any time; the other side does not learn of it.
page-window-how = { $ways ->
    [one] You answer for this time or for good
   *[other] You answer for this time, for the rest of this move, or for good
}: that can be changed in the menu at any time, and the other side does not learn of it.
page-what-about = What is this about?
page-ask-me = Ask me about
page-undo = Undo
page-stepwise = Choose route
page-stepwise-more = Every place you click becomes a stop on the route; with a mouse you can also hold Shift
page-together = All { $number }
page-let-go = Deselect
page-anyway = { $what } anyway
page-cost = { $cost } MP
page-rule = Rule { $rule }
page-every-outcome = All { $number } outcomes
page-on-the-table = On the table
page-values = How the values add up
page-hits = { $number ->
    [0] scores no hit
    [one] scores one hit
   *[other] scores { $number } hits
}
page-hits-on = { $faces ->
    [1] hits on 1
   *[other] hits on 1-{ $faces }
}
page-no-die = no die
page-adds = { $value ->
    [0] adds nothing
   *[other] adds { $value }
}
page-no-odds-yet = The odds appear as the line is formed.
page-pool = Units that can still be put in line
page-reserve = What can still be committed
page-fold = Hide
page-unfold = Show
page-allocation = Activation points
page-allocation-left = { $left } of { $points } left
page-allocation-how = Drag points to what they should activate, or tap it. Nobody else sees this before both sides are done.
page-allocation-less = Fewer points for { $what }
page-allocation-clear = Start over
page-price = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
page-allocate = { $points ->
    [one] Allocate { $points } point
   *[other] Allocate { $points } points
 }
page-allocate-nothing = Allocate nothing
page-boxes-tap = Tap the one you choose, here or on the map.
page-boxes-asked = Drag one onto another, or tap it and then choose.
page-hand = Your hand
page-strip = This turn so far, and what is left
page-face-down = face-down
page-offered-left = { $number ->
    [one] one left
   *[other] { $number } left
}
page-taken = Taken
page-uncover = Show your hand ({ $number })
page-fought = Last battle
page-roll = The dice
page-roll-skip = Stop the dice
page-die = die
page-read-as = The table says { $cell }; by the rules it counts as { $result }.
page-see-table = Table
page-next = Now the { $side }:
page-on-average = On average
page-best-and-worst = From the defender's best answer to the worst.
page-hits-expected = expected { $number }
page-all = All
page-speed = Speed: { $speed } times
page-name = Your name
page-from-record = a record
page-from-branch = from action { $n }
page-from-imagined = from action { $n }, with hidden information redrawn
page-take-over-imagined = What you cannot know, such as the other hand, is redrawn at random, and the log starts afresh.
page-record-later = The record shows everything, so it can be downloaded only when the game is over.
page-odds-without = { $number ->
    [one] One unit that goes along is not counted: it is not next to the enemy yet.
   *[other] { $number } units that go along are not counted: they are not next to the enemy yet.
}
page-decision-of = Decision of the { $side }
page-forget-sure = This game is not over. Remove it from the list?
page-forget = Remove
page-nothing-here = There is nothing at this address.
page-bad-link = This link leads to no seat: it was used, or never did. Ask whoever sent it for another one.
page-join-title = You are invited to play
page-join-more = { $title }, { $scenario }: you play the { $side }.
page-join-once = Whoever takes the seat first has it; the link opens nothing after that.
page-join = Take the seat
page-join-watch = Only look on
page-devices = on { $number } devices
page-handover = The { $side } decide now
page-handover-more = Pass the screen; the hand stays hidden until then.
page-handover-go = I play the { $side }
page-find = Find a choice

## Understanding

page-hint-ask = What would you do?
page-hint = I would do this
page-hint-thinking = Thinking …
page-hint-best = Of all I have looked at, this promises most.
page-hint-do = Do it
page-hint-dismiss = Thanks
page-hint-more = and { $number } more
page-declared = Declared attacks
page-dangers = Danger
page-sound = Sounds
page-news = Since your last move
page-outline = highlight on the map
page-log-empty = Nothing has happened yet.
page-find-place = Show { $place } on the map
page-earlier = { $number } earlier entries
page-about-this = Details
page-touch-something = Click or tap a counter or a place to read about it.
page-points = Victory points now
page-ahead = Turns ahead
page-next-turn = next turn
page-this-turn = this turn
page-cards = Cards
page-cards-held = { $held } in hand, { $pile } left to draw
page-cards-gone = Out of the game:
page-luck = Luck
page-luck-of = { $rolls ->
    [one] one die
   *[other] { $rolls } dice
}, { $hits ->
    [one] one hit
   *[other] { $hits } hits
}, { $expected } expected
page-luck-legend = The bar shows the hits rolled, the tick those expected.
page-no-dice = No die has been rolled yet.
page-search-rules = Search the rules
page-contents = Contents
page-print = Print
page-basis = Which clauses to show
page-basis-show-all = All rules
page-basis-show-reading = Our readings
page-basis-show-rebuilt = Rebuilt
page-basis-reading = reading
page-basis-rebuilt = rebuilt
page-basis-reading-more = The printed rulebook can be read in more than one way here
page-basis-rebuilt-more = Not in the rulebook as it has come down: it rests on components that are not shown, or on a passage that is lost
page-nothing-found = Nothing found.
page-words-lead = The whole board in words, for reading aloud or at a glance.
page-words-whole = With every place and its links
page-words-board = The board
page-words-hand = Hands
page-words-calendar = The turns
page-words-roster = The units
page-present = Who is here
page-is-here = here
page-is-away = away
page-spectator = A spectator
page-chat-empty = Nothing has been said yet.
page-chat-say = Say something
page-send = Send

## Company, effort and course

page-has-come = { $who } has joined.
page-has-left = { $who } is away.
page-player-has-come = { $side }: the player has joined.
page-player-has-left = { $side }: the player is away.
page-watchers = { $number ->
    [one] One spectator
   *[other] { $number } spectators
}
page-watching-short = { $number } watching
page-copy-record = Copy the link to the record
page-continue = Continue { $title }
page-takes = It takes
page-minutes = about { $number } min
page-hours = about { $number } h
page-difficulty-easy = easy
page-difficulty-medium = medium
page-difficulty-hard = hard
page-course = The course of the game
page-course-score = Score by turn
page-turning = Turning points
page-gains = { $side } +{ $points }
page-replay-from = Replay
page-losses = Losses
page-lost-units = { $destroyed ->
    [one] one unit destroyed
   *[other] { $destroyed } units destroyed
}, { $reduced } reduced

## Time

page-slider = Point of the game
page-action-of = { $n } of { $last }
page-bookmarks = Go to …
page-bookmark-back = Previous phase
page-bookmark-on = Next phase
page-step-back = One action back
page-step-on = One action on
page-run = Play
page-pause = Pause
page-end-replay = Back to the present
page-take-over = Play from here
page-take-over-more = A new game from action { $n }, with new dice. Who plays which side?
page-take-over-go = Start
page-resigned = The { $side } resigned.
page-see-board = View the board

## Help

page-help-how = Playing
page-help-pick = Whatever glows can be used. Pick a counter: the places it can reach light up with their cost. Click one, or drag the counter there. If something cannot be done, the page says why and names the rule.
page-help-numbers = Numbers and words of the trade explain themselves: rest on a target to see cost and odds, on a dotted word to read what it means; rule numbers open the rulebook at their paragraph.
page-help-together = Several at once: hold Shift and click more counters, or open the stack and take all; they follow the first.
page-help-way = Another route: hold Shift and click the places it shall pass, or press “Choose route” and tap them; then click the goal, or the button that names it.
page-help-touch = With a finger the first tap shows what would happen, the second does it. Hold a stack to fan it out.
page-help-keys = Keys
page-key-tab = Tab
page-key-tab-does = to the next thing you can use
page-key-enter = Enter
page-key-enter-does = pick it, or do it
page-key-esc = Esc
page-key-esc-does = deselect
page-key-u = u
page-key-u-does = undo
page-key-e = e
page-key-e-does = end the phase or the choice
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = move the board; from a counter or place: to the next one in that direction
page-key-zoom = + − 0
page-key-zoom-does = zoom, whole board
page-key-c = c
page-key-c-does = all choices as a list, to be searched
page-key-s = s
page-key-s-does = situation
page-key-l = l
page-key-l-does = log
page-key-r = r
page-key-r-does = rules
page-key-t = t
page-key-t-does = the board in words
page-help-fair = Fair dice
page-help-seal = Before the first die the game shows the fingerprint of a secret seed, and after the last the seed itself. Whoever has the record can prove with `sirocco replay --verify` that every die was the one sealed at the start.

## Tutorials

page-learn = Tutorial
page-learn-game = Learn { $title }
page-learn-minutes = Learn { $title } in { $minutes } minutes
page-learn-more = By playing: no need to read the rules first
page-learn-coach = The lesson
page-learn-count = { $number } of { $of }
page-learn-leave = Leave
page-learn-back = Back
page-learn-next = Next
page-learn-show = Show me
page-learn-other = The rules allow that. But first this step.
page-learn-done = Well done.
page-learn-upcoming = Next: { $lesson }.
page-learned = You know how to play
page-learned-play = Play { $title } against the computer

# The page itself, English. Whatever belongs to a game comes from the game's own catalogue.

## First screen

page-hero = The Mediterranean, 1940-44
page-lead = Operational wargames with every rule enforced, the odds before every battle, and every number explained.
page-start = Play against the machine
page-start-more = The map unfolds at once; there is nothing to set up
page-starting = Laying out the map …
page-other-game = Other ways to play
page-upload = Open a record
page-my-games = Your games
page-no-games = None yet. The big button starts one in a second.
page-games = The games
page-set-up = Set up a game
page-rules = Rules
page-loading = One moment …
page-forget-this = Take { $title } off this list
page-you = you
page-somebody = a guest
page-nobody = nobody yet
page-bot = machine, { $level }
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
page-preset-bot = Against the machine
page-preset-hotseat = Two on this screen
page-preset-remote = Across the net
page-which-game = Game
page-scenario = Scenario
page-who-plays = Who plays which side
page-seat-me = me, at this screen
page-seat-open = whoever opens my link
page-options = Rule options
page-options-changed = ({ $number } changed)
page-options-restore = Back to our readings
page-seed-own = Fix the dice with a seed
page-seed-label = Seed
page-seed-more = Same seed, same dice. Leave it empty for a secret one, which is what a serious game wants.
page-create = To the table
page-invite = Send this link to your opponent
page-invite-more = Whoever opens it takes the seat. The link goes on working, on any device, so that nobody is locked out.
page-copy = Copy
page-copied = Copied
page-watch-link = Spectators look on at
page-to-table = To the table

## Around the board

page-home = All games
page-unfolding = Unfolding the map …
page-cannot-open = This table cannot be opened
page-no-such-table = There is no game under this address.
page-back = Back to all games
page-no-board = This game has no board to show yet; choose from the list of choices.
page-board = The board. Arrow keys move it, plus and minus zoom, Tab goes to what can be acted on.
page-beside-map = not on the map
page-mini-map = The whole board in small; click to go there
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-fit = Whole board
page-score = Victory points if the game ended now
page-drawers = Side panels
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
page-copy-seat = Copy the link for the { $side }
page-this-game = This game
page-download = Download the record
page-replay = Replay
page-rematch = Rematch
page-rematch-swap = Rematch, sides exchanged
page-rematch-join = To the rematch
page-resign = Resign
page-resign-sure = The { $side } resign and lose the game. Really?
page-no = No
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
page-skip = Take decisions that have only one choice
page-animate = Move counters smoothly
page-pace = The other side's moves
page-pace-none = at once
page-pace-fast = fast
page-pace-normal = normal
page-pace-slow = slow
page-open-hands = On one screen, play with open hands
page-hasten = Skip
page-connecting = Connecting …
page-briefing = Your orders
page-briefing-go = To work
page-notify = Tell me when it is my turn
page-thinking = The { $side } are thinking …
page-over = The game is over
page-in-the-past = Replay
page-reconnecting = The connection was lost. Trying again …
page-closed = The server has closed this connection. Reload the page to try again.
page-lost = The connection was lost; nothing was done. Try again when it is back.

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
page-not-yours = It is not your decision now.
page-watching = You are watching.
page-order-waits = The other side is being asked. Then your order goes on: { $what }.
page-withdraw = Withdraw it
page-always-decline = Never ask about this
page-always-decline-more = Lets this pass and everything of its kind. You can change it in the menu at any time; the other side does not learn of it.
page-ask-me = Ask me about
page-undo = Undo
page-stepwise = Choose the way
page-stepwise-more = Every place you click becomes a stage of the way; with a mouse also by holding Shift
page-together = All { $number } together
page-let-go = Let go
page-anyway = { $what } all the same
page-cost = { $cost } MP
page-rule = Rule { $rule }
page-every-outcome = All { $number } outcomes
page-values = How the values come about
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
page-fold = Fold up
page-unfold = Unfold
page-hand = Your hand
page-strip = What the turn has brought and still holds
page-face-down = face-down
page-offered-left = { $number ->
    [one] one left
   *[other] { $number } left
}
page-taken = Taken
page-uncover = Your hand lies face down ({ $number }): show it
page-fought = The last battle
page-hits-expected = expected { $number }
page-all = All of them
page-speed = Speed: { $speed } times
page-name = Your name
page-from-record = a record
page-from-branch = taken over at action { $n }
page-from-imagined = taken over at action { $n }, what was hidden made up anew
page-take-over-imagined = What you cannot know, such as the other hand, is made up anew, and nothing of what led there is told.
page-record-later = The record can be had when the game is over: it tells everything.
page-odds-alone = { $number ->
    [one] This one alone: the other that goes along adds to it.
   *[other] This one alone: the { $number } that go along add to it.
}
page-decision-of = Decision of the { $side }
page-forget-sure = It is not over. Take it off the list?
page-forget = Take it off
page-nothing-here = There is nothing at this address.
page-bad-link = This link leads to no seat. Ask for another one.
page-devices = on { $number } devices
page-handover = The { $side } decide now
page-handover-more = Hand the screen over; the hand stays hidden until then.
page-handover-go = I command the { $side }
page-find = Find a choice

## Understanding

page-news = Since your last move
page-outline = highlight on the map
page-log-empty = Nothing has happened yet.
page-earlier = { $number } earlier entries
page-about-this = About
page-touch-something = Touch a counter or a place to read all about it.
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
page-luck-legend = The bar shows the hits rolled, the stroke those that could be expected.
page-no-dice = No die has been rolled yet.
page-search-rules = Search the rules
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

## Time

page-slider = Point of the game
page-action-of = { $n } of { $last }
page-bookmarks = Go to …
page-bookmark-back = Previous phase
page-bookmark-on = Next phase
page-step-back = One action back
page-step-on = One action on
page-run = Run
page-pause = Pause
page-end-replay = Back to the present
page-take-over = Take over from here
page-take-over-more = A new game from action { $n }, with new dice. Who plays which side?
page-take-over-go = Begin there
page-resigned = The { $side } resigned.
page-see-board = Look at the board

## Help

page-help-how = Playing
page-help-pick = What glows can be acted on. Pick a counter: the places it can reach light up with their cost. Click one, or drag the counter there. If something cannot be done, the page says why and names the rule.
page-help-numbers = Every number explains itself: rest on a target to see cost and exact odds; rule numbers open the rulebook at their clause.
page-help-together = Several at once: hold Shift and click more counters, or open the stack and take all together; they follow the first.
page-help-way = Another way: hold Shift and click the places it shall lead by, or press "Choose the way" and tap them; then click the goal, or the button that names it.
page-help-touch = With a finger the first tap shows what would happen, the second does it. Hold a stack to fan it out.
page-help-keys = Keys
page-key-tab = Tab
page-key-tab-does = to the next thing that can be acted on
page-key-enter = Enter
page-key-enter-does = pick it, or do it
page-key-esc = Esc
page-key-esc-does = let go
page-key-u = u
page-key-u-does = undo
page-key-e = e
page-key-e-does = end the phase or the choice
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = move the board
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

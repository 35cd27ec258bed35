### The text version of a table, its command line, and the keys that read a board; for any game.

## The page

text-open = Text version
text-leave = Board
text-prompt = Prompt
text-actions = Actions
text-command-line = Command line
text-forces = My forces
text-friends = Allies
text-foes = Foes
text-map = Map by region
text-log = Log
text-reference = Distances from
text-column-place = Place
text-column-holds = What is there
text-column-bearing = Distance and direction
text-why = Not possible now ({ $count })
text-none = None
text-command-label = Command
text-command-lead = Type help for the commands.
text-send = Send
text-transcript = Transcript
text-typed = You: { $line }
text-suggest = Try

## Sentences

text-pair = { $name }: { $value }
text-numbered = { $number }. { $order }
text-nothing-here = nothing
text-done = Done.
text-what = What do you mean? Name a piece or a place.
text-unfound = There is no { $words } here.
text-unknown-command = “{ $word }” is no command. These are:
text-several-commands = Do you mean { $words }?
text-several-actions = Several actions fit. Give the number of one:
text-no-such-action = There is no action { $number }. { $most ->
        [0] Nothing can be done now.
        [one] There is only one.
       *[other] They go up to { $most }.
    }
text-no-actions = Nothing can be done now.
text-no-moves = Nothing can be done with it now.
text-nothing-refused = Nothing is refused now.
text-not-refused = That is possible:
text-nothing-near = Nothing within { $reach ->
        [0] it
        [one] { $reach } step
       *[other] { $reach } steps
    } of { $of }.
text-log-empty = The log is empty.
text-log-start = That is the first entry.
text-log-end = That is the newest entry.
text-no-undo = Nothing can be taken back.
text-no-redo = Nothing was taken back.
text-no-hint = There is no hint now: nobody is asked here, or those who play do without.
text-no-question = Nothing is asked that can be answered so.
text-reference-set = Distances are told from { $of }.
text-help-lead = Commands. A beginning is enough, and a number or a name alone gives that action.
text-time = Time left: { $time }.

## Distances and directions

text-bearing = { $steps } { $direction } of { $of }
text-bearing-here = at { $of }
text-bearing-off-line = { $bearing } ({ $legs })
text-leg = { $count } { $direction }
text-steps-square = { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
text-steps-hex = { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
text-direction-n = north
text-direction-ne = north-east
text-direction-e = east
text-direction-se = south-east
text-direction-s = south
text-direction-sw = south-west
text-direction-w = west
text-direction-nw = north-west
text-region-n = North
text-region-ne = North-east
text-region-e = East
text-region-se = South-east
text-region-s = South
text-region-sw = South-west
text-region-w = West
text-region-nw = North-west
text-region-middle = Middle

## Commands: every word that is understood, the one of the help first

text-small-words = the, a, an, to, of, at, on, log, is, are, in, my, with, squares, hexes, steps
text-command-status = status, turn, prompt
    .form = status
    .help = what is asked, and how things stand
text-command-actions = actions, orders, list
    .form = actions
    .help = what can be done, by number
text-command-act = act, do, give
    .form = act { $number }
    .help = does action { $number }; a name will do as well
text-command-moves = moves, options
    .form = moves <name>
    .help = what it can do now
text-command-why = why, whynot
    .form = why <order>
    .help = why it is not possible, with the rule
text-command-where = where, find
    .form = where <name>
    .help = where something is
text-command-look = look, describe, examine
    .form = look { $place }
    .help = what is there, and what can be done there
text-command-near = near, around
    .form = near { $place } { $steps }
    .help = everything within { $steps } steps of it
text-command-from = from, distance
    .form = from { $from } to { $place }
    .help = how far, and in which direction
text-command-reference = reference, center
    .form = reference <name>
    .help = tells distances from it
text-command-read = read, log
    .form = read log { $count }
    .help = the last { $count } entries
text-command-undo = undo, back
    .form = undo
    .help = takes back the last action
text-command-redo = redo, again
    .form = redo
    .help = gives it again
text-command-hint = hint, advice
    .form = hint
    .help = what an Admiral would do; once more for the whole plan
text-command-yes = yes, ok, confirm
    .form = yes
    .help = goes on with what is asked
text-command-no = no, cancel
    .form = no
    .help = goes back from what is asked
text-command-help = help, commands
    .form = help
    .help = these commands

## Keys that read

text-keys = Keys that read
text-keys-lead = The letters work while the board has the focus. They change nothing.
text-key-legal = Next square that can be picked; with Shift the one before
text-key-unit = Next unit of yours with something to do
text-key-foe = Next foe
text-key-landmark = Next landmark, or where something has just happened
text-key-describe = Describe this place
text-key-actions = What can be done here
text-key-range = Distance, direction, and what reaches it
text-key-goto = Go to a coordinate
text-key-status = How things stand
text-key-earlier = The entry of the log before
text-key-later = The entry of the log after
text-key-up = Up, and up to the sides
text-key-across = Left, right
text-key-down = Down, and down to the sides
text-key-zoom = Closer, farther, the whole board
text-none-ready = No unit of yours has anything to do now.
text-none-foe = No foe is on the board.
text-none-landmark = There is no landmark.
text-none-here = Nothing can be done here. { $count ->
        [0] Nothing can be done now.
        [one] One action is open elsewhere.
       *[other] { $count } actions are open elsewhere.
    }
text-none-reaches = Nothing of yours reaches it now.
text-goto = Go to a place
text-goto-label = Coordinate
text-goto-go = Go

### The text version of a table, its command line, and the keys that read a board; for any game.

## The page

text-open = Text version
text-leave = Board
text-prompt = Prompt
text-actions = Actions
text-command-line = Command line
text-forces = My forces
text-friends = Allies
text-foes = Enemies
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
text-unknown-command = “{ $word }” is not a command. The commands are:
text-several-commands = Do you mean { $words }?
text-several-actions = Several actions match. Enter the number of one:
text-no-such-action = There is no action { $number }. { $most ->
        [0] Nothing can be done now.
        [one] There is only one.
       *[other] They go up to { $most }.
    }
text-no-actions = Nothing can be done now.
text-no-moves = Nothing can be done with it now.
text-nothing-refused = No action is blocked now.
text-not-refused = This is possible:
text-nothing-near = { $reach ->
        [0] There is nothing at { $of }.
        [one] There is nothing within { $reach } step of { $of }.
       *[other] There is nothing within { $reach } steps of { $of }.
    }
text-log-empty = The log is empty.
text-log-start = That is the first entry.
text-log-end = That is the newest entry.
text-no-undo = There is nothing to undo.
text-no-redo = There is nothing to redo.
text-no-hint = No hint now: you are not asked anything, or hints are off in this match.
text-no-question = There is no question to answer that way.
text-reference-set = Distances are now measured from { $of }.
text-help-lead = Commands. You can abbreviate them; a number or a name alone performs that action.
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
    .help = shows the prompt and the state of the match
text-command-actions = actions, orders, list
    .form = actions
    .help = lists the actions, numbered
text-command-act = act, do, give
    .form = act { $number }
    .help = performs action { $number }; names work too
text-command-moves = moves, options
    .form = moves <name>
    .help = shows what it can do now
text-command-why = why, whynot
    .form = why <order>
    .help = explains why it is not possible, with the rule
text-command-where = where, find
    .form = where <name>
    .help = shows where it is
text-command-look = look, describe, examine
    .form = look { $place }
    .help = shows what is there and what you can do there
text-command-near = near, around
    .form = near { $place } { $steps }
    .help = lists everything within { $steps } steps
text-command-from = from, distance
    .form = from { $from } to { $place }
    .help = gives distance and direction
text-command-reference = reference, center
    .form = reference <name>
    .help = measures distances from it
text-command-read = read, log
    .form = read log { $count }
    .help = reads the last { $count } entries
text-command-undo = undo, back
    .form = undo
    .help = undoes the last action
text-command-redo = redo, again
    .form = redo
    .help = redoes it
text-command-hint = hint, advice
    .form = hint
    .help = shows what an Admiral would do; repeat it for the whole plan
text-command-yes = yes, ok, confirm
    .form = yes
    .help = confirms
text-command-no = no, cancel
    .form = no
    .help = cancels
text-command-help = help, commands
    .form = help
    .help = lists the commands

## Keys that read

text-keys = Reading keys
text-keys-lead = The letters work while the board has the focus. They change nothing.
text-key-legal = Next square that can be chosen; with Shift the previous one
text-key-unit = Your next unit that can act
text-key-foe = Next enemy
text-key-landmark = Next landmark, or where something has just happened
text-key-describe = Describe this place
text-key-actions = What can be done here
text-key-range = Distance, direction, and what reaches it
text-key-goto = Go to a coordinate
text-key-status = Status
text-key-earlier = Previous log entry
text-key-later = Next log entry
text-key-up = Up, and diagonally up
text-key-across = Left, right
text-key-down = Down, and diagonally down
text-key-zoom = Zoom in, zoom out, whole board
text-none-ready = None of your units can act now.
text-none-foe = There is no enemy on the board.
text-none-landmark = There is no landmark.
text-none-here = Nothing can be done here. { $count ->
        [0] Nothing can be done now.
        [one] One action is possible elsewhere.
       *[other] { $count } actions are possible elsewhere.
    }
text-none-reaches = None of your units can reach it now.
text-goto = Go to a place
text-goto-label = Coordinate
text-goto-go = Go

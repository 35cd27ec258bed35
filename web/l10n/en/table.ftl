### Words of a running table, for any game.

table-board = Board
table-console = Console
table-draw-offered = A draw is offered. Do you accept?
table-log = Log
table-orders = Orders
table-status = Status
table-status-figure = { $name }: { $value }
table-status-figure-of = { $name }: { $value } of { $most }
table-orders-none = Nothing to do right now.
table-orders-helm = Movement
table-orders-stores = Energy and turn
table-why-not = Why not?
table-thinking = The bot is thinking…
table-refused-other = This action cannot be undone.
table-undo = Undo
table-redo = Redo
table-take-back = Undo turn
table-menu = Menu
table-keys = Keys
table-key-control = Ctrl
table-who = Players
table-concede-sure = Yes, concede
end-victory = Victory!
end-defeat = Defeat
end-draw = Draw
end-try-again = Try again
end-show = Show the result
end-stronger-bot = Play stronger bot
end-story-no-opening = The match opens without a fight.
end-story-no-turn = No other event turns the match.
end-story-no-end = The match ends without another fight.
table-again = Play again
table-sheet-console = Open the console
table-sheet-full = Open the sheet fully
table-sheet-closed = Close the sheet
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole board

table-pace = Only bots are left. Speed:
table-pace-times = { $times }×
table-pace-spoken = { $times ->
        [one] Normal
       *[other] { $times } times as fast
    }
table-pace-skip = Skip to the end

table-primer-done = Got it
table-recap = What just happened
table-recap-show = Show on the board
table-help = Help
table-help-hide = Hide this tip
table-curtain = { $seat } is next
table-curtain-lift = I am { $seat }. Show my hand

goals-name = Goal
goals-sources = Where scores come from
goals-now = { $goal } ({ $now })
goals-line = Goal: { $goal }.
goals-line-whole = { $goal }.
goals-tally = { $who }: { $total }.
goals-tally-parts = { $who }: { $total } ({ $parts }).

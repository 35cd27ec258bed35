### A player in the page of somebody else.

poster-play = Play
poster-watch = Watch
poster-puzzle = Solve the puzzle
poster-loading = Loading…
poster-failed = The game could not be fetched. You may be offline.
poster-again = Try again

embed-new = New match
embed-back = Back to the game
embed-fullscreen = Full screen
embed-link = Leave the game?
embed-link-open = Open the link

embed-fault = There is nothing to play here
embed-load-unreadable = The game that belongs here cannot be read.
embed-load-unreachable = The game that belongs here was not found.
embed-config-game = This player was set up for a game that it does not have: “{ $value }”.
embed-config-scenario = This player was set up for a board that it does not have.
embed-config-options = This player was set up with options that do not fit the game.
embed-config-seats = This player was set up with seats that do not fit the board.
embed-config-mode = This player was set up for a way of playing that it does not have.
embed-config-load = This player was set up to show a match again, but its page does not say which one.
embed-config-value = This player was set up with a value that it does not know: { $value }.
embed-config-view-only = The page around may only look on.
embed-bug = Something went wrong in the player.

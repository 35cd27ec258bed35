### A player in the page of somebody else.

poster-play = Play
poster-watch = Watch
poster-puzzle = Solve the puzzle
poster-loading = Loading…
poster-failed = The game could not be loaded. You may be offline.
poster-again = Try again

embed-new = New match
embed-back = Back to the game
embed-fullscreen = Full screen
embed-link = Leave the game?
embed-link-open = Open the link

embed-fault = There is nothing to play here
embed-load-unreadable = This match cannot be read.
embed-load-unreachable = This match was not found.
embed-config-game = This player is set up for an unknown game: “{ $value }”.
embed-config-scenario = This player is set up for an unknown board.
embed-config-options = This player is set up with options that do not fit the game.
embed-config-seats = This player is set up with seats that do not fit the board.
embed-config-mode = This player is set up with an unknown mode.
embed-config-load = This player is set up to replay a match, but the page does not say which one.
embed-config-value = This player is set up with an unknown value: { $value }.
embed-config-view-only = The surrounding page may only watch.
embed-config-table = No online table can be reached from here.
embed-config-token = Your sign-in has expired. Reload the page to sign in again.
embed-bug = Something went wrong in the player.

### Space Rift noch einmal angesehen.

space-rift-replay-turn = Zug { $round } · { $who }
space-rift-replay-branch = { $title }, Zug { $round }
space-rift-replay-would = Der Admiral: { $plan }.

chart-space-rift-score = Punkte
chart-space-rift-ships = Schiffe
chart-space-rift-stars = Sterne

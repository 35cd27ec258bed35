### Wiederholungen von Space Rift.

space-rift-replay-turn = Zug { $round } · { $who }
space-rift-replay-branch = { $title }, Zug { $round }
space-rift-replay-would = Der Admiral: { $plan }.
space-rift-replay-fleets = Flotten

chart-space-rift-score = Punkte
chart-space-rift-ships = Schiffe
chart-space-rift-stars = Sterne

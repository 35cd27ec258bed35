### Replays of Space Rift.

space-rift-replay-turn = Turn { $round } · { $who }
space-rift-replay-branch = { $title }, turn { $round }
space-rift-replay-would = The Admiral: { $plan }.
space-rift-replay-fleets = Fleets

chart-space-rift-score = Points
chart-space-rift-ships = Ships
chart-space-rift-stars = Stars

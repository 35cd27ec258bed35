### Replays of Saga.

saga-replay-turn = { $round ->
        [0] Set-up · { $who }
       *[other] Round { $round } · { $who }
    }
saga-replay-branch = { $round ->
        [0] { $title }, set-up
       *[other] { $title }, round { $round }
    }
saga-replay-would = The Admiral: { $plan }.
saga-replay-fleet = Armadas
saga-replay-follow = Switch tabs with the replay
saga-replay-sectors = Face-up sectors
saga-replay-raiders = Raiders
saga-replay-bosses = Bosses
saga-replay-starbases = Active Starbases
saga-replay-events = Events in play

## Charts

chart-saga-course = The mission
chart-saga-board = The board
chart-saga-points = Victory Points
chart-saga-hull = Hull
chart-saga-levels = Levels
chart-saga-gear = Cards equipped
chart-saga-goods = Astartium and tokens

### Watching a game again: replay, charts, review.

replay-title = Replay: { $title }
replay-loading = Opening the replay…
replay-open = Replay
replay-label = Replay { $title }
replay-back = Back
replay-on = On
replay-first = To the beginning
replay-last = To the end
replay-play = Run
replay-pause = Stop
replay-transport = Replay
replay-stride = Go by
replay-stride-action = Action
replay-stride-turn = Turn
replay-stride-round = Round
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-speed-fastest = Fastest
replay-position = Position
replay-spoken = { $name }, action { $at } of { $end }
replay-begin = Beginning
replay-end = End
replay-turn = Round { $round } · { $who }
replay-to-table = To the table
replay-keys = Keys
replay-watch = Watch it again, with review
replay-key-action = An action back, on
replay-key-turn = A turn back, on
replay-key-round = A round back, on
replay-key-ends = To the beginning, to the end
replay-key-run = Run, stop
replay-charts = Charts
replay-review = Review
replay-tabs = What is shown beside the board

replay-branch = Play on from here
replay-branch-lead = A new game begins at this position. The old one stays as it is.
replay-branch-over = The game is over here. Go back to play on.
replay-branch-secret = Others still hold cards that nobody may see. Play on from here when the game is over.
replay-branch-begin = Begin
replay-branch-name = { $title }, round { $round }

chart-table = As a table
chart-moment = Moment
chart-legend = Lines
chart-percent = { $value } %
chart-chances = Chances
chart-rift-hull = Hull
chart-rift-shields = Shields
chart-rift-energy = Energy
chart-rift-score = Points

review-lead = The Admiral goes through every turn: what it cost, and what would have been better. It takes a while, and you can look around meanwhile.
review-lead-decisions = The Admiral goes through every decision, from what was known then: what it cost, however the dice fell, and what would have been better. It takes a while, and you can look around meanwhile.
review-begin = Begin the review
review-resume = Go on with the review
review-stop = Stop
review-going = Turn { $done } of { $all }
review-going-decision = Decision { $done } of { $all }
review-this-turn = This turn
review-this-decision = This decision
review-unknown = Not reviewed yet.
review-chances = Chances of { $who }: { $best } → { $kept }
review-would = The Admiral would { $plan }.
review-ghost = Show it on the board
review-moments = Key moments
review-moments-none = No turn cost much.
review-turning = Turning point
review-gain = { $who }: { $before } → { $after }
review-tally = How it was played
review-captain = Captain
review-grade-sound = Sound
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder

rift-plan-nothing = stay as it is
rift-plan-fly = fly to { $to }
rift-plan-speed = change to speed { $to }
rift-plan-head = turn to the { $to }
rift-plan-plane = go to plane { $to }
rift-plan-warp = jump to { $to }
rift-plan-shoot = { $times ->
        [one] fire the { $weapon } at { $to } for { $amount }
       *[other] fire { $times } { $weapon } shots at { $to } for { $amount }
    }
rift-plan-mine-at = the mine at { $square }
rift-plan-bars = rearrange the shields
rift-plan-charge = store { $amount } of energy
rift-plan-ion = charge the ion canon
rift-plan-mine = leave a mine

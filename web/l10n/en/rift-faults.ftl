### What keeps a match of Centauri Rift from beginning, and how to mend it.

rift-setup-fault-seats = There are { $seats } players; { $fewest } to { $most } can play.
rift-setup-fault-one-team = All are in one team. Give one of them another team.
rift-setup-fault-shipless = The captain of seat { $seat } has no ship.
rift-setup-fault-ships = There are { $ships } ships. This board takes { $fewest } to { $most }.
rift-setup-fault-ships-exactly = There are { $ships } ships. This board takes { $most }.
rift-setup-fault-no-start = No starting place is left for ship { $ship }.
rift-setup-fault-no-seat = There is no seat { $seat }.
rift-setup-fault-no-model = Ship { $ship } is of a model that does not exist: { $model }.
rift-setup-fault-other-model = Ship { $ship } starts where only this model may: { $model }.
rift-setup-fault-handicap = Ship { $ship }: { $figure }. { $value } is not within { $least } to { $most }.
rift-setup-fault-ace-target = The points that win go up to { $most }; { $score } cannot be.
rift-setup-fault-series = A series cannot have { $games } games.
rift-setup-fault-puzzle-mode = Puzzle boards are only for puzzles, and puzzles need one.
rift-setup-fault-breakout = A breakout needs a board with one marked ship and a goal.
rift-setup-fault-two-ships = In Centaur Ace every captain has one ship. Ship { $ship } is one too many.
rift-setup-fault-other-team = Ship { $ship } starts on a place of team { $team }. Change the teams or the captain.
rift-setup-fault-drafted = Ship { $ship }: a team may have { $most } of this model. Choose another.
rift-setup-fault-box-model = Ship { $ship }: there are no more of this model in { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }.
rift-setup-fault-box-mines = There are { $mines } mines on board and ships, more than in { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }.

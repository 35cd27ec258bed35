### Why a match of Centauri Rift cannot start, and how to fix it.

rift-setup-fault-seats = { $fewest } to { $most } players can play, not { $seats }.
rift-setup-fault-one-team = All players are on one team. Put somebody on another team.
rift-setup-fault-shipless = The captain in seat { $seat } has no ship.
rift-setup-fault-ships = This board takes { $fewest } to { $most } ships, not { $ships }.
rift-setup-fault-ships-exactly = This board takes exactly { $most } ships, not { $ships }.
rift-setup-fault-no-start = No starting place is left for ship { $ship }.
rift-setup-fault-no-seat = Seat { $seat } does not exist.
rift-setup-fault-no-model = Ship { $ship } has a model that does not exist: { $model }.
rift-setup-fault-other-model = The starting place of ship { $ship } is only for this model: { $model }.
rift-setup-fault-handicap = Ship { $ship }: { $figure }. { $value } is not between { $least } and { $most }.
rift-setup-fault-ace-target = The target score is at most { $most }, not { $score }.
rift-setup-fault-series = A match cannot have { $games } games.
rift-setup-fault-puzzle-mode = The mode “Puzzle” needs a puzzle board, and a puzzle board needs this mode.
rift-setup-fault-breakout = Breakout needs a board with one marked ship and a goal.
rift-setup-fault-two-ships = In Centaur Ace, every captain has one ship. Ship { $ship } is one too many.
rift-setup-fault-other-team = Ship { $ship } starts in a place of team { $team }. Change the teams or the captain.
rift-setup-fault-drafted = Ship { $ship }: a team may have at most { $most } of this model. Choose another model.
rift-setup-fault-box-model = Ship { $ship }: there are no more of this model in { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }. Choose another model.
rift-setup-fault-box-mines = The board and the ships have { $mines } mines, more than { $boxes ->
        [one] { $boxes } box contains
       *[other] { $boxes } boxes contain
    }.

### Drafts before a match, in which captains pick in turn.

rift-draft-title = Fleet draft
rift-draft-turn = { $seat } picks the ship at { $at } (ship { $number } of { $all }).
rift-draft-done = All ships are picked.
rift-draft-left = { $left ->
        [0] none left
        [one] { $left } left for this team
       *[other] { $left } left for this team
    }
rift-draft-pick = { $seat }: { $model } at { $at }
rift-draft-picks = Picked so far
rift-draft-open = Not picked yet
rift-draft-unfinished = Pick all ships first.
rift-draft-hull = Hull
rift-draft-energy = Energy
rift-draft-speed = Speed
rift-draft-torpedoes = Torpedoes
rift-draft-mines = Mines

rift-refusal-pick-done = Every ship has its model. Undo a pick to change it.
rift-refusal-pick-no-model = This model is not available. Pick one of those offered.
rift-refusal-pick-team-full = This team already has the limit of { $most } ships of this model. Pick another model.
rift-refusal-pick-box-empty = { $boxes ->
        [one] The box has no more ships of this model. Pick another model.
       *[other] The { $boxes } boxes have no more ships of this model. Pick another model.
    }
rift-refusal-pick-box-mines = { $boxes ->
        [one] The box has too few mines for this model. Pick a model with fewer mines.
       *[other] The { $boxes } boxes have too few mines for this model. Pick a model with fewer mines.
    }

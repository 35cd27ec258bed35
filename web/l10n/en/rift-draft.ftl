### Drafts before a match, in which captains pick in turn.

rift-draft-title = Fleet draft
rift-draft-turn = { $seat } picks the ship at { $at }: { $number } of { $all }.
rift-draft-done = Every ship is picked.
rift-draft-left = { $left ->
        [0] none left
        [one] { $left } left for this team
       *[other] { $left } left for this team
    }
rift-draft-pick = { $seat }: { $model } at { $at }
rift-draft-picks = Picked so far
rift-draft-open = Not picked yet
rift-draft-unfinished = Pick every ship first.
rift-draft-hull = Hull
rift-draft-energy = Energy
rift-draft-speed = Speed
rift-draft-torpedoes = Torpedoes
rift-draft-mines = Mines

rift-refusal-pick-done = Every ship has its model. Take a pick back to change it.
rift-refusal-pick-no-model = There is no such ship. Pick one that is offered.
rift-refusal-pick-team-full = This team has as many of these as it may: { $most }. Pick another model.
rift-refusal-pick-box-empty = { $boxes ->
        [one] The box holds no more of these. Pick another model.
       *[other] The { $boxes } boxes hold no more of these. Pick another model.
    }
rift-refusal-pick-box-mines = { $boxes ->
        [one] The box has too few mines for that. Pick a model with fewer.
       *[other] The { $boxes } boxes have too few mines for that. Pick a model with fewer.
    }

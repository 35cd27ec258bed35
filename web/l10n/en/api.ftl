### What programs are told that play from outside.

api-config = Cannot read or play { $place }: { $reason }.
api-no-game = There is no game “{ $game }”.
api-no-seat = There is no seat { $seat }.
api-no-match = There is no match here.
api-malformed = Not an action of this game, at { $place }: { $reason }.
api-draws-other = { $place } must be one of { $outcomes } outcomes, but outcome { $value } of { $of } was given. Outcomes count from zero.
api-draws-missing =
    { $missing ->
        [one] One outcome is missing: { $place }, one of { $outcomes }.
       *[other] At least { $missing } outcomes are missing. The first is { $place }, one of { $outcomes }.
    }
api-draws-left =
    { $left ->
        [one] One outcome is not used: { $place }.
       *[other] { $left } outcomes are not used, from { $place } on.
    }
api-undo-off = Undo is switched off.
api-undo-nothing = There is nothing to undo or redo.
api-undo-other-seat = That action belongs to another seat.
api-undo-final = This action cannot be undone: chance has decided, or play has moved on.
api-bug = Internal error. The match has not changed.

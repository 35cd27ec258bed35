### What programs are told that play from outside.

api-config = Cannot read or play { $place }: { $reason }.
api-no-game = There is no game “{ $game }”.
api-no-seat = There is no seat { $seat }.
api-no-match = There is no match here.
api-malformed = Not an action of this game, at { $place }: { $reason }.
api-draws-other = { $place } has { $outcomes } outcomes, but outcome { $value } of { $of } was given. Outcomes count from 0.
api-draws-missing =
    { $missing ->
        [one] One outcome is missing: { $place }, one of { $outcomes }.
       *[other] { $missing } outcomes are missing, at least. The first of them is { $place }, one of { $outcomes }.
    }
api-draws-left =
    { $left ->
        [one] One outcome is left over: nothing asks for { $place }.
       *[other] { $left } outcomes are left over: nothing asks for { $place } and those after it.
    }
api-undo-off = Undo is switched off.
api-undo-nothing = There is nothing to undo or redo.
api-undo-other-seat = That action belongs to another seat.
api-undo-final = This action cannot be undone: chance has decided, or play has moved on.
api-bug = Internal error. The match has not changed.

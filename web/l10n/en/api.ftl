### What programs are told that play from outside.

api-config = This cannot be read or played, at { $place }: { $reason }.
api-no-game = There is no game “{ $game }”.
api-no-seat = There is no seat { $seat }.
api-no-match = There is no match here.
api-malformed = This is no action of the game, at { $place }: { $reason }.
api-draws-other = At { $place } one of { $outcomes } outcomes is asked for, and number { $value } of { $of } was given. Outcomes count from zero.
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
api-undo-off = Taking back is switched off.
api-undo-nothing = There is nothing left to take back or to give again.
api-undo-other-seat = That action is another seat’s.
api-undo-final = The action stands: chance has decided, or play has passed on.
api-bug = Something went wrong inside. The game is as it was.

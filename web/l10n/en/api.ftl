### What programs are told that play from outside.

api-config = This cannot be read or played, at { $place }: { $reason }.
api-no-game = There is no game “{ $game }”.
api-no-seat = There is no seat { $seat }.
api-no-match = There is no match here.
api-malformed = This is no action of the game, at { $place }: { $reason }.
api-draws = These draws are not the ones that are asked for.
api-undo-off = Taking back is switched off.
api-undo-nothing = There is nothing left to take back or to give again.
api-undo-other-seat = That action is another seat’s.
api-undo-final = The action stands: chance has decided, or play has passed on.
api-bug = Something went wrong inside. The game is as it was.

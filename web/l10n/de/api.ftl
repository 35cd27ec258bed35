### Was Programmen gesagt wird, die von außen spielen.

api-config = Das lässt sich nicht lesen oder spielen, bei { $place }: { $reason }.
api-no-game = Es gibt kein Spiel „{ $game }“.
api-no-seat = Es gibt keinen Sitz { $seat }.
api-no-match = Hier gibt es keine Partie.
api-malformed = Das ist keine Aktion des Spiels, bei { $place }: { $reason }.
api-draws = Diese Würfe sind nicht die, nach denen gefragt wird.
api-undo-off = Zurücknehmen ist abgeschaltet.
api-undo-nothing = Es gibt nichts mehr zurückzunehmen oder wieder zu geben.
api-undo-other-seat = Diese Aktion gehört einem anderen Sitz.
api-undo-final = Die Aktion bleibt: Der Zufall hat entschieden, oder es geht schon weiter.
api-bug = Im Programm ist etwas schiefgegangen. Die Partie ist, wie sie war.

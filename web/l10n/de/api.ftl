### Was Programmen gesagt wird, die von außen spielen.

api-config = Das lässt sich nicht lesen oder spielen, bei { $place }: { $reason }.
api-no-game = Es gibt kein Spiel „{ $game }“.
api-no-seat = Es gibt keinen Sitz { $seat }.
api-no-match = Hier gibt es keine Partie.
api-malformed = Das ist keine Aktion des Spiels, bei { $place }: { $reason }.
api-draws-other = Bei { $place } wird nach einem von { $outcomes } Ausgängen gefragt, angegeben ist Nummer { $value } von { $of }. Gezählt wird ab null.
api-draws-missing =
    { $missing ->
        [one] Ein Ausgang fehlt: { $place }, einer von { $outcomes }.
       *[other] Mindestens { $missing } Ausgänge fehlen. Der erste davon ist { $place }, einer von { $outcomes }.
    }
api-draws-left =
    { $left ->
        [one] Ein Ausgang ist übrig: Nach { $place } fragt nichts.
       *[other] { $left } Ausgänge sind übrig: Nach { $place } und denen danach fragt nichts.
    }
api-undo-off = Zurücknehmen ist abgeschaltet.
api-undo-nothing = Es gibt nichts mehr zurückzunehmen oder wieder zu geben.
api-undo-other-seat = Diese Aktion gehört einem anderen Sitz.
api-undo-final = Die Aktion bleibt: Der Zufall hat entschieden, oder es geht schon weiter.
api-bug = Im Programm ist etwas schiefgegangen. Die Partie ist, wie sie war.

### Was Programmen gesagt wird, die von außen spielen.

api-config = { $place } ist nicht lesbar oder nicht spielbar: { $reason }.
api-no-game = Es gibt kein Spiel „{ $game }“.
api-no-seat = Es gibt keinen Sitz { $seat }.
api-no-match = Hier gibt es keine Partie.
api-malformed = Keine Aktion dieses Spiels, bei { $place }: { $reason }.
api-draws-other = { $place } muss einer von { $outcomes } Ausgängen sein, angegeben ist aber Ausgang { $value } von { $of }. Die Ausgänge zählen ab null.
api-draws-missing =
    { $missing ->
        [one] Ein Ausgang fehlt: { $place }, einer von { $outcomes }.
       *[other] Mindestens { $missing } Ausgänge fehlen. Der erste ist { $place }, einer von { $outcomes }.
    }
api-draws-left =
    { $left ->
        [one] Ein Ausgang wird nicht gebraucht: { $place }.
       *[other] { $left } Ausgänge werden nicht gebraucht, ab { $place }.
    }
api-undo-off = Zurücknehmen ist abgeschaltet.
api-undo-nothing = Es gibt nichts zurückzunehmen und nichts zu wiederholen.
api-undo-other-seat = Diese Aktion gehört einem anderen Sitz.
api-undo-final = Du kannst diese Aktion nicht zurücknehmen: Der Zufall hat entschieden, oder das Spiel ist schon weiter.
api-bug = Interner Fehler. Die Partie ist unverändert.

### Direktes Spiel zwischen Browsern.

direct-open = Verbinden
direct-invite = { $who } verbinden
direct-consent = Eure Browser verbinden sich direkt, ohne Server, und sehen gegenseitig ihre Netzadresse. Nichts wird gesendet, bevor du zustimmst.
direct-consent-meeting = Eure Browser verbinden sich direkt und sehen gegenseitig ihre Netzadresse. Der Server { $where } gibt diese Adressen weiter. Nichts wird gesendet, bevor du zustimmst.
direct-by-hand = Ohne Server einladen
direct-agree = Zustimmen und einladen
direct-hand-on = Schick diesen Link an { $who } oder lass den Code mit der Kamera scannen. Du bekommst eine Antwort zurück.
direct-hand-on-meeting = Schick diesen Link an { $who } oder lass den Code mit der Kamera scannen. Lass diese Seite offen: Die Verbindung steht, sobald der Link geöffnet wird.
direct-picture = Der Link als Code zum Scannen
direct-answer = Füge die Antwort hier ein oder öffne ihren Link in diesem Browser
direct-connect = Verbinden
direct-joining = Verbindung wird aufgebaut …
direct-here = { $who } ist verbunden.
direct-lines = Verbindungen
direct-up = Verbunden
direct-down = Nicht verbunden
direct-to-host = Mit dem Gastgeber verbunden.
direct-lost = Die Verbindung ist unterbrochen. Dein Sitz bleibt dir: Bitte den Gastgeber um einen neuen Link. Ihr könnt auch mit Links weiterspielen, die ihr euch schickt.
direct-declined = Du hast diese Partie abgelehnt. Dein Sitz bleibt dir: Bitte den Gastgeber um einen neuen Link, wenn du doch mitspielen möchtest.
direct-silent = Die Seite des Gastgebers antwortet nicht. Vielleicht schläft sie oder ist offline. Bitte den Gastgeber, nachzusehen.
direct-lost-part = Die Verbindung ist unterbrochen. Dein Sitz bleibt dir: Bitte den Gastgeber um einen neuen Link.
direct-part = Du siehst von dieser Partie nur deine Seite. Ansehen, teilen und speichern kannst du sie, wenn sie vorbei ist.
direct-host-knows = Die Partie läuft im Browser des Gastgebers. Er kennt alle Karten.
direct-paused = Ein Spieler ist nicht verbunden. Die Partie pausiert. Verbinde ihn neu oder gib den Sitz einem Bot.
direct-asked = { $who } möchte die letzte Aktion zurücknehmen.
direct-asking = Warten, bis die anderen das Zurücknehmen erlauben.
direct-awaited = Warten auf die Antwort von { $who }.
direct-denied = Nicht alle haben zugestimmt. Die Aktion bleibt.
direct-asked-anew = Der Browser eines Spielers hat seinen Anteil an den Zufallszahlen verloren. Soll die Partie neu gegeben werden? Alle müssen zustimmen, und es steht dann im Logbuch.
direct-held = Die Partie beginnt, wenn alle verbunden sind: Dann ziehen alle Browser gemeinsam ihre Zufallszahlen. Freie Sitze kannst du auch Bots geben.
direct-unsealed = Die Zufallszahlen dieser Partie wurden ohne diesen Browser gezogen, der Gastgeber könnte sie also kennen. Trotzdem spielen? Wenn du ablehnst, wird die Verbindung getrennt.
direct-doubted = Die Zufallszahlen dieser Partie wurden ohne den Browser von { $who } gezogen. Warten auf die Entscheidung von { $who }, ob trotzdem gespielt wird.
direct-stuck = Der Browser eines Spielers hat seinen Anteil an den Zufallszahlen verloren, und nicht alle haben zugestimmt, neu zu geben. Die Partie beginnt, wenn alle zustimmen oder wenn dieser Browser zurück ist.
direct-propose = Neues Geben noch einmal vorschlagen
direct-deals = Diese Partie wurde { $n }-mal gegeben. Jedes Mal haben alle zugestimmt.
direct-allow = Zustimmen
direct-deny = Ablehnen
direct-proven = Bestätigt: Alle Spieler haben die Zufallszahlen dieser Partie gemeinsam gezogen, und jede Aktion folgt den Regeln.
direct-unproven-begun = Nicht bestätigt: Die Partie begann, bevor alle verbunden waren. Ihre Würfel und Karten wurden nicht gemeinsam gezogen.
direct-unproven-absent = Nicht bestätigt: Dieser Browser war nicht verbunden, als die Zufallszahlen gezogen wurden, oder hat seine Aufzeichnung davon nicht mehr.
direct-unproven-changed = Nicht bestätigt: Der Gastgeber hat frühere Teile der Partie geändert, während die Verbindung unterbrochen war.
direct-unproven-untold = Nicht bestätigt: Der Gastgeber hat nicht die ganze Partie gesendet. Verbinde dich noch einmal, um sie zu bekommen.
direct-unproven-unopened = Nicht bestätigt: Der Gastgeber hat die Anteile an den Zufallszahlen nicht aufgedeckt. Verbinde dich noch einmal, um sie zu bekommen.
direct-unproven-chance = Nicht bestätigt: Die Würfel oder Karten dieser Partie stammen nicht aus den gemeinsamen Zufallszahlen, etwa weil sie in einer Stellung beginnt.
direct-distrust = Der Gastgeber hat eine unmögliche Aktion gesendet. Die Verbindung ist getrennt; deine Partie ist unverändert.
direct-refused-edition = Die beiden Seiten haben verschiedene Versionen. Ladet beide neu.
direct-refused-full = Für diesen Link ist kein Sitz frei. Bitte um einen neuen.
direct-refused-rude = Der Gastgeber hat die Verbindung nach zu vielen unmöglichen Aktionen getrennt.
direct-refused-closed = Der Gastgeber hat die Partie geschlossen.
direct-spoiled = Dieser Link ist unvollständig. Kopiere den ganzen Link oder bitte noch einmal darum.
direct-no-line = Der Browser konnte keine Verbindung öffnen.
direct-no-way = Die Browser erreichen einander nicht. Versuch es mit einem neuen Link, oder spielt mit Links weiter, die ihr euch schickt.
direct-no-meeting = Der Treffpunkt-Server antwortet nicht. Der Gastgeber kann dich ohne ihn einladen.
direct-no-answer = Das ist keine Antwort auf eine Einladung.
direct-no-invitation = Das ist keine Einladung zu einer Partie von Centauri.
direct-not-ours = Diese Antwort gehört zu einer anderen Einladung.

join = Du bist eingeladen
join-agree = Zustimmen und antworten
join-enter = Zustimmen und verbinden
join-answer = Eine Antwort auf eine Einladung
join-send-back = Schick diese Antwort an den Spieler zurück, der dich eingeladen hat. Die Partie öffnet sich hier, sobald er sie benutzt.
join-waiting = Warten auf den Gastgeber …
answer-waiting = Die Partie zu dieser Antwort wird gesucht. Ist sie in einem anderen Tab offen? Du kannst den Link auch kopieren und dort einfügen.
answer-late = Keine offene Partie in diesem Browser erwartet diese Antwort. Öffne die Partie, oder kopiere den Link und füge ihn dort ein.
answer-taken = Die Antwort ist angekommen. Du kannst diesen Tab schließen.

# Partien auf einem Tischserver.
online-play = Online spielen
online-no-human = Wähle zuerst einen Sitz für dich.
online-declined = Du hast diese Partie abgelehnt. Willst du doch spielen, öffne sie über „Meine Partien“.
online-mine = Meine Partien
online-next = Nächste Partie
online-connected = Mit dem Server verbunden.
online-connecting = Verbindung zum Server wird aufgebaut …
online-lost = Die Verbindung zum Server ist abgebrochen. Die Seite verbindet sich von selbst wieder, und dein Sitz bleibt dir.
online-waits = Die Partie geht weiter, sobald der Server wieder verbunden ist.
online-elsewhere = Diese Partie ist jetzt in einem anderen Fenster geöffnet. Um hier zu spielen, wechsle den Tab und komm zurück.
online-refused-version = Seite und Server haben verschiedene Versionen. Lade die Seite neu.
online-refused-seat = Der Server kennt diesen Sitz nicht mehr. Öffne die Partie über „Meine Partien“.
online-refused-closed = Der Server hat diese Partie geschlossen.
online-refused-vacated = Ein Bot spielt deinen Sitz für den Rest dieser Partie.
online-leave-match = Partie verlassen
online-leave-sure = Diese Partie verlassen?
online-leave-lead = Ein Bot spielt deinen Sitz für den Rest der Partie. Andere können ihn übernehmen.
online-leave-rated = Ein Bot spielt deinen Sitz für den Rest der Partie. Die Partie ist gewertet und zählt für dich als verloren.
online-answers = Wenn du reagieren darfst
online-answers-ask = Mich fragen
online-answers-unless-affected = Passen, außer meine Figuren sind betroffen
online-answers-always = Immer passen
online-pass-until = Bis zur nächsten Entscheidung passen
online-pass-stop = Mich wieder fragen
online-held = Deine Antwort gilt in { $left }.
online-timeout-over = Die Partie ist vorbei, weil die Bedenkzeit abgelaufen ist.
online-vacation-until = Im Urlaub bis { $date }
online-replace = Bot für { $who } spielen lassen
online-own-clock = Deine Uhr: { $left }
online-seat-player = { $seat } ({ $player })
online-rated-undo = In einer gewerteten Partie lässt sich nichts zurücknehmen.
online-own-time = Deine Zeit: { $left }
online-left-seconds = noch weniger als eine Minute
online-left-minutes = { $count ->
    [one] noch { $count } Minute
   *[other] noch { $count } Minuten
}
online-left-hours = { $count ->
    [one] noch { $count } Stunde
   *[other] noch { $count } Stunden
}
online-left-days = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
}
online-rematch-ask = Revanche anbieten
online-rematch-join = Zur Revanche
online-refused-table = Der Server hat diesen Tisch nicht mehr. Die Partie bleibt hier, wie du sie zuletzt gesehen hast.
online-awaited = Warten auf { $who }.
online-watching = Du siehst bei dieser Partie zu.
online-watch-lost = Die Verbindung zum Server ist unterbrochen. Die Seite stellt sie von selbst wieder her.
online-watch-full = Dieser Partie sehen zu viele zu. Die Seite versucht es von selbst wieder.
online-watch-late = { $minutes ->
    [one] Diese Partie ist gewertet. Du siehst sie { $minutes } Minute nach den Spielern.
   *[other] Diese Partie ist gewertet. Du siehst sie { $minutes } Minuten nach den Spielern.
}
online-spectators = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}

### Die Textfassung eines Tisches, ihre Befehlszeile und die Tasten, die ein Spielfeld vorlesen; für jedes Spiel.

## Die Seite

text-open = Textfassung
text-leave = Spielfeld
text-prompt = Was gefragt ist
text-actions = Aktionen
text-command-line = Befehlszeile
text-forces = Meine Kräfte
text-friends = Verbündete
text-foes = Gegner
text-map = Karte nach Gegenden
text-log = Logbuch
text-reference = Entfernungen von
text-column-place = Ort
text-column-holds = Was dort ist
text-column-bearing = Entfernung und Richtung
text-why = Jetzt nicht möglich ({ $count })
text-none = Keine
text-command-label = Befehl
text-command-lead = Tippe hilfe, um die Befehle zu sehen.
text-send = Senden
text-transcript = Mitschrift
text-typed = Du: { $line }
text-suggest = Zum Beispiel

## Sätze

text-pair = { $name }: { $value }
text-numbered = { $number }. { $order }
text-nothing-here = nichts
text-done = Erledigt.
text-what = Was meinst du? Nenne eine Figur oder einen Ort.
text-unfound = Hier gibt es kein { $words }.
text-unknown-command = „{ $word }“ ist kein Befehl. Es gibt diese:
text-several-commands = Meinst du { $words }?
text-several-actions = Mehrere Aktionen passen. Nenne die Nummer:
text-no-such-action = Eine Aktion { $number } gibt es nicht. { $most ->
        [0] Jetzt ist nichts zu tun.
        [one] Es gibt nur eine.
       *[other] Sie gehen bis { $most }.
    }
text-no-actions = Jetzt ist nichts zu tun.
text-no-moves = Damit ist jetzt nichts zu tun.
text-nothing-refused = Jetzt ist nichts verboten.
text-not-refused = Das ist möglich:
text-nothing-near = Nichts im Umkreis von { $reach ->
        [one] { $reach } Schritt
       *[other] { $reach } Schritten
    } um { $of }.
text-log-empty = Das Logbuch ist leer.
text-log-start = Das ist der erste Eintrag.
text-log-end = Das ist der neueste Eintrag.
text-no-undo = Nichts lässt sich zurücknehmen.
text-no-redo = Nichts wurde zurückgenommen.
text-no-hint = Jetzt gibt es keinen Hinweis: hier ist niemand gefragt, oder wer spielt, kommt ohne aus.
text-no-question = Nichts ist gefragt, das sich so beantworten lässt.
text-reference-set = Entfernungen zählen von { $of }.
text-help-lead = Befehle. Ein Anfang genügt, und eine Nummer oder ein Name allein führt diese Aktion aus.
text-time = Zeit übrig: { $time }.

## Entfernungen und Richtungen

text-bearing = { $steps } { $direction } von { $of }
text-bearing-here = bei { $of }
text-bearing-off-line = { $bearing } ({ $legs })
text-leg = { $count } { $direction }
text-steps-square = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
text-steps-hex = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
text-direction-n = nördlich
text-direction-ne = nordöstlich
text-direction-e = östlich
text-direction-se = südöstlich
text-direction-s = südlich
text-direction-sw = südwestlich
text-direction-w = westlich
text-direction-nw = nordwestlich
text-region-n = Norden
text-region-ne = Nordosten
text-region-e = Osten
text-region-se = Südosten
text-region-s = Süden
text-region-sw = Südwesten
text-region-w = Westen
text-region-nw = Nordwesten
text-region-middle = Mitte

## Befehle: jedes Wort, das verstanden wird, das der Hilfe zuerst

text-small-words = der, die, das, dem, den, ein, eine, zu, nach, bis, auf, bei, um, log, logbuch, ist, sind, in, mein, meine, felder, schritte
text-command-status = status, lage, stand
    .form = status
    .help = was gefragt ist und wie es steht
text-command-actions = aktionen, befehle, liste
    .form = aktionen
    .help = was du tun kannst, nach Nummern
text-command-act = tu, tue, mach, gib
    .form = tu { $number }
    .help = führt Aktion { $number } aus; ein Name geht auch
text-command-moves = züge, zuege, möglichkeiten, moeglichkeiten
    .form = züge <Name>
    .help = was es jetzt tun kann
text-command-why = warum, wieso
    .form = warum <Aktion>
    .help = warum sie nicht möglich ist, mit der Regel
text-command-where = wo, finde, suche
    .form = wo <Name>
    .help = wo etwas ist
text-command-look = schau, sieh, beschreibe
    .form = schau { $place }
    .help = was dort ist und was du dort tun kannst
text-command-near = nahe, umkreis
    .form = nahe { $place } { $steps }
    .help = alles im Umkreis von { $steps } Schritten
text-command-from = von, entfernung
    .form = von { $from } nach { $place }
    .help = wie weit und in welche Richtung
text-command-reference = bezug, mittelpunkt
    .form = bezug <Name>
    .help = zählt Entfernungen von dort
text-command-read = lies, lese, vorlesen
    .form = lies log { $count }
    .help = die letzten { $count } Einträge
text-command-undo = zurück, zurueck, rückgängig, rueckgaengig
    .form = zurück
    .help = nimmt die letzte Aktion zurück
text-command-redo = wieder, nochmal, wiederhole
    .form = wieder
    .help = gibt sie noch einmal
text-command-hint = hinweis, tipp, rat
    .form = hinweis
    .help = was ein Admiral täte; noch einmal für den ganzen Plan
text-command-yes = ja, ok, weiter
    .form = ja
    .help = bejaht, was gefragt ist
text-command-no = nein, abbrechen
    .form = nein
    .help = verneint, was gefragt ist
text-command-help = hilfe, kommandos
    .form = hilfe
    .help = diese Befehle

## Tasten zum Lesen

text-keys = Tasten zum Lesen
text-keys-lead = Die Buchstaben wirken, solange das Spielfeld den Fokus hat. Sie ändern nichts.
text-key-legal = Nächstes wählbares Feld; mit Shift das vorige
text-key-unit = Deine nächste Einheit, die etwas tun kann
text-key-foe = Nächster Gegner
text-key-landmark = Nächster Wegpunkt, oder wo gerade etwas geschah
text-key-describe = Diesen Ort beschreiben
text-key-actions = Was du hier tun kannst
text-key-range = Entfernung, Richtung und was dorthin reicht
text-key-goto = Zu einer Koordinate gehen
text-key-status = Wie es steht
text-key-earlier = Der Eintrag im Logbuch davor
text-key-later = Der Eintrag im Logbuch danach
text-key-up = Nach oben, auch schräg
text-key-across = Nach links, nach rechts
text-key-down = Nach unten, auch schräg
text-key-zoom = Näher, weiter, das ganze Spielfeld
text-none-ready = Keine deiner Einheiten kann jetzt etwas tun.
text-none-foe = Kein Gegner ist auf dem Spielfeld.
text-none-landmark = Es gibt keinen Wegpunkt.
text-none-here = Hier kannst du nichts tun. { $count ->
        [0] Jetzt ist nichts zu tun.
        [one] Woanders ist eine Aktion offen.
       *[other] Woanders sind { $count } Aktionen offen.
    }
text-none-reaches = Nichts von dir reicht jetzt dorthin.
text-goto = Zu einem Ort gehen
text-goto-label = Koordinate
text-goto-go = Los

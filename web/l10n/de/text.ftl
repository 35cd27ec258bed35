### Die Textfassung eines Tisches, ihre Befehlszeile und die Tasten, die ein Spielfeld vorlesen; für jedes Spiel.

## Die Seite

text-open = Textfassung
text-leave = Spielfeld
text-prompt = Aufforderung
text-actions = Aktionen
text-command-line = Befehlszeile
text-forces = Meine Streitkräfte
text-friends = Verbündete
text-foes = Gegner
text-map = Karte nach Regionen
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
text-unknown-command = „{ $word }“ ist kein Befehl. Es gibt diese Befehle:
text-several-commands = Meinst du { $words }?
text-several-actions = Mehrere Aktionen passen. Gib die Nummer einer davon ein:
text-no-such-action = Eine Aktion { $number } gibt es nicht. { $most ->
        [0] Du kannst jetzt nichts tun.
        [one] Es gibt nur eine.
       *[other] Die letzte ist { $most }.
    }
text-no-actions = Du kannst jetzt nichts tun.
text-no-moves = Damit kannst du jetzt nichts tun.
text-nothing-refused = Keine Aktion ist gerade gesperrt.
text-not-refused = Das ist möglich:
text-nothing-near = { $reach ->
        [0] Bei { $of } ist nichts.
        [one] Im Umkreis von { $reach } Schritt um { $of } ist nichts.
       *[other] Im Umkreis von { $reach } Schritten um { $of } ist nichts.
    }
text-log-empty = Das Logbuch ist leer.
text-log-start = Das ist der erste Eintrag.
text-log-end = Das ist der neueste Eintrag.
text-no-undo = Es gibt nichts zurückzunehmen.
text-no-redo = Es gibt nichts zu wiederholen.
text-no-hint = Jetzt gibt es keinen Hinweis: Du wirst nichts gefragt, oder Hinweise sind in dieser Partie aus.
text-no-question = Es gibt keine Frage, die du so beantworten kannst.
text-reference-set = Entfernungen zählen jetzt von { $of }.
text-help-lead = Befehle. Du kannst sie abkürzen; eine Nummer oder ein Name allein führt diese Aktion aus.
text-time = Restzeit: { $time }.

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
    .help = zeigt die Aufforderung und den Stand der Partie
text-command-actions = aktionen, befehle, liste
    .form = aktionen
    .help = zeigt die Aktionen mit Nummern
text-command-act = tu, tue, mach, gib
    .form = tu { $number }
    .help = führt Aktion { $number } aus; ein Name geht auch
text-command-moves = züge, zuege, möglichkeiten, moeglichkeiten
    .form = züge <Name>
    .help = zeigt, was es jetzt tun kann
text-command-why = warum, wieso
    .form = warum <Aktion>
    .help = erklärt mit der Regel, warum sie nicht möglich ist
text-command-where = wo, finde, suche
    .form = wo <Name>
    .help = zeigt, wo es ist
text-command-look = schau, sieh, beschreibe
    .form = schau { $place }
    .help = zeigt, was dort ist und was du dort tun kannst
text-command-near = nahe, umkreis
    .form = nahe { $place } { $steps }
    .help = zeigt alles im Umkreis von { $steps } Schritten
text-command-from = von, entfernung
    .form = von { $from } nach { $place }
    .help = nennt Entfernung und Richtung
text-command-reference = bezug, mittelpunkt
    .form = bezug <Name>
    .help = misst Entfernungen von dort
text-command-read = lies, lese, vorlesen
    .form = lies log { $count }
    .help = liest die letzten { $count } Einträge vor
text-command-undo = zurück, zurueck, rückgängig, rueckgaengig
    .form = zurück
    .help = nimmt die letzte Aktion zurück
text-command-redo = wieder, nochmal, wiederhole
    .form = wieder
    .help = wiederholt sie
text-command-hint = hinweis, tipp, rat
    .form = hinweis
    .help = zeigt, was ein Admiral tun würde; noch einmal für den ganzen Plan
text-command-yes = ja, ok, weiter
    .form = ja
    .help = bestätigt
text-command-no = nein, abbrechen
    .form = nein
    .help = bricht ab
text-command-help = hilfe, kommandos
    .form = hilfe
    .help = zeigt die Befehle

## Tasten zum Lesen

text-keys = Lesetasten
text-keys-lead = Die Buchstaben wirken, solange das Spielfeld den Fokus hat. Sie ändern nichts.
text-key-legal = Nächstes wählbares Feld; mit Shift das vorige
text-key-unit = Deine nächste Einheit, die handeln kann
text-key-foe = Nächster Gegner
text-key-landmark = Nächster Wegpunkt oder die Stelle, an der gerade etwas geschah
text-key-describe = Diesen Ort beschreiben
text-key-actions = Was du hier tun kannst
text-key-range = Entfernung, Richtung und was dorthin reicht
text-key-goto = Zu einer Koordinate gehen
text-key-status = Stand
text-key-earlier = Voriger Eintrag im Logbuch
text-key-later = Nächster Eintrag im Logbuch
text-key-up = Nach oben, auch schräg
text-key-across = Nach links, nach rechts
text-key-down = Nach unten, auch schräg
text-key-zoom = Vergrößern, verkleinern, ganzes Spielfeld
text-none-ready = Keine deiner Einheiten kann jetzt handeln.
text-none-foe = Kein Gegner ist auf dem Spielfeld.
text-none-landmark = Es gibt keinen Wegpunkt.
text-none-here = Hier kannst du nichts tun. { $count ->
        [0] Du kannst jetzt gar nichts tun.
        [one] Woanders ist eine Aktion möglich.
       *[other] Woanders sind { $count } Aktionen möglich.
    }
text-none-reaches = Keine deiner Einheiten reicht jetzt dorthin.
text-goto = Zu einem Ort gehen
text-goto-label = Koordinate
text-goto-go = Los

### Space Rift: der Szenario-Editor.

space-rift-editor-title = { $name }: Szenario-Editor
space-rift-editor-open = Szenario-Editor öffnen
space-rift-editor-edit = Ändern
space-rift-editor-untitled = Neues Szenario
space-rift-editor-new = Neues Szenario
space-rift-editor-open-file = Szenariodatei öffnen
space-rift-editor-own = Deine eigenen Szenarien
space-rift-editor-too-long = Die Datei ist zu lang für ein Szenario.
space-rift-editor-shelf-empty = Noch nichts. Speichere ein Szenario, dann wartet es hier.
space-rift-editor-shipped = Mit einem Szenario aus der Schachtel beginnen
space-rift-editor-shared = Ein Szenario von Space Rift, dir als Link geschickt
space-rift-editor-link-refused = Das Szenario im Link ist fehlerhaft. { $fault }
space-rift-editor-mend = Das muss noch stimmen, bevor man das Szenario spielen kann:
space-rift-editor-odd = Das Szenario lässt sich spielen. Manches ist vielleicht nicht so gemeint:
space-rift-editor-tab-hex = Feld
space-rift-editor-tab-scenario = Szenario
space-rift-editor-tab-findings = Prüfung
space-rift-editor-tab-shelf = Regal

space-rift-editor-tool-select = Ansehen und bewegen
    .hint = Drück auf ein Feld, um es anzusehen. Zieh eine Einheit oder ein Plättchen, um sie zu bewegen.
space-rift-editor-tool-brush = Pinsel
space-rift-editor-tool-eraser = Radierer
    .hint = Nimmt Gelände und Einheiten von Feldern. Ein Riss bleibt.
space-rift-editor-tool-unit = Einheit
space-rift-editor-tool-rift = Riss
    .hint = Drück auf ein Feld, um den Riss dorthin zu legen. Zieh sein erstes Plättchen, um ihn ganz zu bewegen, ein anderes, um ihn zu biegen.
space-rift-editor-tool-hand = Ansicht bewegen
    .hint = Zieh, um die Ansicht zu bewegen. Mausrad oder zwei Finger zoomen.
space-rift-editor-features = Gelände
space-rift-editor-units = Einheiten
space-rift-editor-type = Typ
space-rift-editor-side = Seite
space-rift-editor-heavy = Schwer

space-rift-editor-hex = Feld { $at }
space-rift-editor-pick = Drück auf ein Feld, um zu sehen, was dort ist.
space-rift-editor-moving = Drück auf das Feld, wohin es soll.
space-rift-editor-move = Bewegen
space-rift-editor-remove = Wegnehmen
space-rift-editor-clear = Feld leeren
space-rift-editor-tile-one = Plättchen des Risses mit der Scheibe
space-rift-editor-tile = Plättchen des Risses
space-rift-editor-dial = Die Eins der Scheibe zeigt
space-rift-editor-dial-chance = wohin der Zufall will
space-rift-editor-rift-there = Es gibt einen Riss
    .hint = Seine Plättchen hängen zusammen. Nur das erste hat schon seine Zahl, die anderen werden gemischt.
space-rift-editor-rift-off = Riss wegnehmen

space-rift-editor-name = Name
space-rift-editor-blurb = Worum es geht
space-rift-editor-side-title = { $side }: { $count ->
        [one] { $count } Einheit
       *[other] { $count } Einheiten
    }
space-rift-editor-victory = Punkte zum Sieg
space-rift-editor-rating = Kommandostufe
space-rift-editor-cards = Kampfkarten
space-rift-editor-stars = Sterne
space-rift-editor-flags = Geltende Regeln
space-rift-editor-objectives = Ziele
    .hint = Was außer Verlusten des Gegners Punkte bringt.
space-rift-editor-objective = Ziel { $number }
space-rift-editor-objective-add = Ziel hinzufügen
space-rift-editor-objective-remove = Ziel { $number } wegnehmen
space-rift-editor-aim = Was
space-rift-editor-whose = Für wen
space-rift-editor-both = beide Seiten
space-rift-editor-sector = Sektor, vom eigenen Platz aus
space-rift-editor-mirror = Eine Seite wie die andere
    .hint = Einheiten, Zahlen, Ziele und Gelände der einen Hälfte kommen auf die andere.
space-rift-editor-mirror-south-turn = Süd nach Nord, halbe Drehung
space-rift-editor-mirror-south-flip = Süd nach Nord, gespiegelt
space-rift-editor-mirror-north-turn = Nord nach Süd, halbe Drehung
space-rift-editor-mirror-north-flip = Nord nach Süd, gespiegelt

space-rift-editor-out-of-reach = { $side } kann die Punkte nicht bekommen: Die ganze gegnerische Flotte ist weniger wert.
space-rift-editor-no-planets = Planeten sollen gehalten werden, aber es gibt keine.
space-rift-editor-twice = Dasselbe Ziel steht zweimal da: { $aim }.
space-rift-editor-lopsided = Das Feld sieht nicht von beiden Seiten gleich aus.

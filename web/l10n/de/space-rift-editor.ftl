### Space Rift: der Szenario-Editor.

space-rift-editor-title = { $name }: Szenario-Editor
space-rift-editor-open = Szenario-Editor öffnen
space-rift-editor-edit = Bearbeiten
space-rift-editor-untitled = Neues Szenario
space-rift-editor-new = Neues Szenario
space-rift-editor-open-file = Szenariodatei öffnen
space-rift-editor-own = Deine Szenarien
space-rift-editor-too-long = Die Datei ist zu lang für ein Szenario.
space-rift-editor-shelf-empty = Noch keine Szenarien. Hier erscheinen die, die du speicherst.
space-rift-editor-shipped = Mit einem Szenario des Grundspiels beginnen
space-rift-editor-shared = Ein Szenario von Space Rift, als Link geteilt
space-rift-editor-link-refused = Das Szenario im Link hat einen Fehler. { $fault }
space-rift-editor-mend = Behebe diese Fehler, bevor du das Szenario spielst:
space-rift-editor-odd = Du kannst das Szenario spielen, aber prüfe diese Punkte:
space-rift-editor-tab-hex = Feld
space-rift-editor-tab-scenario = Szenario
space-rift-editor-tab-findings = Prüfung
space-rift-editor-tab-shelf = Sammlung

space-rift-editor-tool-select = Auswählen und bewegen
    .hint = Wähle ein Feld, um zu sehen, was dort ist. Zieh eine Einheit oder ein Plättchen, um sie zu bewegen.
space-rift-editor-tool-brush = Pinsel
space-rift-editor-tool-eraser = Radierer
    .hint = Entfernt Gelände und Einheiten von Feldern. Ein Riss bleibt.
space-rift-editor-tool-unit = Einheit
space-rift-editor-tool-rift = Riss
    .hint = Wähle ein Feld, um den Riss dorthin zu legen. Zieh das erste Plättchen, um den ganzen Riss zu bewegen, oder ein anderes, um ihn zu biegen.
space-rift-editor-tool-hand = Ansicht bewegen
    .hint = Zieh, um die Ansicht zu bewegen. Zoom mit dem Mausrad oder mit zwei Fingern.
space-rift-editor-features = Gelände
space-rift-editor-units = Einheiten
space-rift-editor-type = Typ
space-rift-editor-side = Seite
space-rift-editor-heavy = Schwer

space-rift-editor-hex = Feld { $at }
space-rift-editor-pick = Wähle ein Feld des Spielfelds, um zu sehen, was dort ist.
space-rift-editor-moving = Wähle das Feld, auf das es soll.
space-rift-editor-move = Bewegen
space-rift-editor-remove = Entfernen
space-rift-editor-clear = Feld leeren
space-rift-editor-tile-one = Plättchen des Risses mit der Scheibe
space-rift-editor-tile = Plättchen des Risses
space-rift-editor-dial = Die Eins der Scheibe zeigt
space-rift-editor-dial-chance = zufällig
space-rift-editor-rift-there = Mit Riss
    .hint = Seine Plättchen hängen zusammen. Nur das erste hat eine feste Zahl. Die anderen werden gemischt.
space-rift-editor-rift-off = Riss entfernen

space-rift-editor-name = Name
space-rift-editor-blurb = Beschreibung
space-rift-editor-side-title = { $side }: { $count ->
        [one] { $count } Einheit
       *[other] { $count } Einheiten
    }
space-rift-editor-victory = Punkte zum Sieg
space-rift-editor-rating = Kommandostufe
space-rift-editor-cards = Kampfkarten
space-rift-editor-stars = Sterne
space-rift-editor-flags = Optionale Regeln
space-rift-editor-objectives = Ziele
    .hint = Was außer ausgeschalteten Gegnern Punkte bringt.
space-rift-editor-objective = Ziel { $number }
space-rift-editor-objective-add = Ziel hinzufügen
space-rift-editor-objective-remove = Ziel { $number } entfernen
space-rift-editor-aim = Aufgabe
space-rift-editor-whose = Für
space-rift-editor-both = beide Seiten
space-rift-editor-sector = Abschnitt, aus Sicht der Seite
space-rift-editor-mirror = Eine Seite auf die andere kopieren
    .hint = Kopiert Einheiten, Zahlen, Ziele und Gelände einer Hälfte auf die andere.
space-rift-editor-mirror-south-turn = Süd nach Nord, gedreht
space-rift-editor-mirror-south-flip = Süd nach Nord, gespiegelt
space-rift-editor-mirror-north-turn = Nord nach Süd, gedreht
space-rift-editor-mirror-north-flip = Nord nach Süd, gespiegelt

space-rift-editor-out-of-reach = { $side } kann die Punkte zum Sieg nicht erreichen: Die ganze gegnerische Flotte ist weniger wert.
space-rift-editor-no-planets = Ein Ziel ist, Planeten zu halten, aber es gibt keine.
space-rift-editor-twice = Dasselbe Ziel steht zweimal da: { $aim }.
space-rift-editor-lopsided = Das Spielfeld ist nicht für beide Seiten gleich.

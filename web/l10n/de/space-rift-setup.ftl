### Space Rift: Aufbau einer Schlacht und Eckdaten der Szenarien.

space-rift-setup-title = Schlacht aufbauen
space-rift-setup-scenario = Szenario
space-rift-setup-battles = Flottenschlachten
space-rift-setup-rifts = Mit dem Riss
space-rift-setup-download = Dieses Szenario herunterladen
space-rift-setup-edit = Dieses Szenario bearbeiten
space-rift-setup-hint = Ein Szenario ist eine Textdatei. Lade eines herunter, ändere es und öffne es hier.
space-rift-setup-opened = „{ $name }“ ist geöffnet und ausgewählt.
space-rift-setup-refused = „{ $file }“ wurde nicht geöffnet, und nichts hat sich geändert. { $fault }
space-rift-setup-preview = { $name }, wie die Schlacht beginnt
space-rift-setup-seats = Kommando
space-rift-setup-crew = Sitze von { $side }
space-rift-setup-change-sides = Seiten tauschen
space-rift-setup-team = Im Team spielt das Flottenkommando die Karten und gibt die Befehle. Die Flügel ziehen und kämpfen mit ihren eigenen Einheiten.
space-rift-setup-extras = Optionen

space-rift-option-rift = Der Riss
    .hint = Er treibt über das Spielfeld, schützt Einheiten und schleudert sie fort.
space-rift-option-cards = Kampfkarten
    .hint = Überraschungen im Zug beider Seiten, bezahlt mit Sternen.
space-rift-option-meteors = Meteore
    .hint = Zu Beginn jedes Zugs fliegen sie über das Spielfeld.
space-rift-option-wrecks = Wracks
    .hint = Großschiffe hinterlassen Trümmer, wo sie ausgeschaltet werden.
space-rift-option-departure = Verlassen ist keine Niederlage
    .hint = Eine Seite verliert nicht, wenn ihre letzten Einheiten das Spielfeld verlassen. Der größere Anteil an den Punkten zum Sieg entscheidet.
space-rift-option-first = Erster Zug
space-rift-option-first-scenario = Szenario: { $side }
space-rift-option-victory = Punkte zum Sieg für { $side }

space-rift-facts-size = { $south } : { $north } Einheiten
space-rift-facts-units = { $south } gegen { $north } Einheiten
space-rift-facts-points = Sieg mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }
space-rift-facts-points-each = { $south } : { $north } Punkte zum Sieg
space-rift-facts-turns = etwa { $turns } Züge
space-rift-facts-cards = { $count ->
        [one] je { $count } Kampfkarte
       *[other] je { $count } Kampfkarten
    }
space-rift-facts-cards-each = { $south } : { $north } Kampfkarten
space-rift-facts-no-cards = ohne Kampfkarten
space-rift-facts-first = { $side } beginnt
space-rift-facts-aim = { $side }: { $aim }
space-rift-facts-fleet = { $units ->
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    }, { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
space-rift-facts-turn = Zug { $turn }
space-rift-facts-moves = { $side } ist am Zug.

space-rift-aim-planet-control = Planeten halten
space-rift-aim-clear-sector = einen Abschnitt räumen
space-rift-aim-breakthrough = durchbrechen

space-rift-load-blurb = Die Beschreibung des Szenarios ist zu lang.

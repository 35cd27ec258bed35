### Space Rift: eine Schlacht aufbauen, und was eine Schlacht in Kürze ist.

space-rift-setup-title = Schlacht aufbauen
space-rift-setup-scenario = Szenario
space-rift-setup-battles = Flottenschlachten
space-rift-setup-rifts = Mit dem Riss
space-rift-setup-download = Dieses Szenario herunterladen
space-rift-setup-edit = Im Editor ändern
space-rift-setup-hint = Ein Szenario ist eine Textdatei. Lade eines herunter, ändere es und öffne es hier.
space-rift-setup-opened = „{ $name }“ ist offen und gewählt.
space-rift-setup-refused = „{ $file }“ wurde nicht geöffnet, und nichts hat sich geändert. { $fault }
space-rift-setup-preview = { $name }, wie die Schlacht beginnt
space-rift-setup-seats = Kommando
space-rift-setup-crew = Sitze von { $side }
space-rift-setup-change-sides = Seiten tauschen
space-rift-setup-team = Im Team spielt das Flottenkommando die Karten und gibt die Befehle. Die Flügel ziehen und kämpfen mit ihren eigenen Einheiten.
space-rift-setup-extras = Gespielt wird mit

space-rift-option-rift = Der Riss
    .hint = Er driftet durch die Schlacht, verbirgt Einheiten und schleudert sie fort.
space-rift-option-cards = Kampfkarten
    .hint = Überraschungen im Zug beider Seiten, bezahlt mit Sternen.
space-rift-option-meteors = Meteore
    .hint = Zu Beginn jedes Zuges fliegen sie über das Feld.
space-rift-option-wrecks = Wracks
    .hint = Große Schiffe lassen Trümmer zurück, wo sie untergehen.
space-rift-option-departure = Verlassen ist keine Niederlage
    .hint = Eine Flotte, deren Letzte fort sind, hat nicht verloren; der größere Anteil an den Siegpunkten gewinnt.
space-rift-option-first = Erster Zug
space-rift-option-first-scenario = Wie im Szenario: { $side }
space-rift-option-victory = Siegpunkte für { $side }

space-rift-facts-size = { $south } : { $north } Einheiten
space-rift-facts-units = { $south } gegen { $north } Einheiten
space-rift-facts-points = { $score ->
        [one] { $score } Punkt zum Sieg
       *[other] { $score } Punkte zum Sieg
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
space-rift-aim-clear-sector = einen Sektor räumen
space-rift-aim-breakthrough = durchbrechen

space-rift-load-blurb = Der Text zum Szenario ist zu lang.

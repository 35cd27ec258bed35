### Der Tisch von Space Rift: Konsole, Hand, Würfel, Tasten.

space-rift-table-turn = Zug { $turn } · { $side } · { $phase }
space-rift-table-command = Befehl
space-rift-table-hand = Hand von { $side }
space-rift-table-units = Einheiten, die etwas tun können
space-rift-table-battle = Kampf
space-rift-table-duel = { $unit } gegen { $target }
space-rift-table-roll = { $unit } würfelt gegen { $target }
space-rift-table-hits = { $hits ->
        [0] kein Treffer
       *[other] { $hits } Treffer
    }
space-rift-table-forecast = { $dice } Würfel: im Mittel { $hits } Treffer, mindestens einer zu { $hit } %, zerstört zu { $lost } %.
space-rift-table-range = Entfernung
space-rift-table-stops = Abgewehrte Explosionen
space-rift-table-expected = Treffer im Mittel
space-rift-table-any = Mindestens einer
space-rift-table-lost = Zerstört
space-rift-table-dice = Würfel
space-rift-table-dice-own = Kanonen und Jäger
space-rift-table-dice-alert = Alarmstufe Rot
space-rift-table-dice-cards = Gespielte Karten
space-rift-table-dice-place = Befehle und Deckung
space-rift-table-score = Punkte
space-rift-table-stars = Sterne
space-rift-table-rating = Befehlswert
space-rift-table-commands = Befehle
space-rift-table-combats = Kampfkarten
space-rift-table-markers = Marker
space-rift-table-exits = Abzugspunkte
space-rift-table-class = Klasse
space-rift-table-speed = Tempo
space-rift-table-dice-by-range = Würfel je Entfernung
space-rift-table-ignores = Ignorierte Alarme
space-rift-table-points = Punkte
space-rift-table-rift = Der Riss
space-rift-table-dial = Scheibe des Risses
space-rift-table-stirred = Der Riss zieht { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } weit: { $way }.
space-rift-table-still = Der Riss bleibt, wo er ist.
space-rift-table-all-open = Dir ist hier nichts verwehrt.
space-rift-table-fleet = Flotte
space-rift-table-left = Übrige Einheiten
space-rift-table-length = Es dauerte { $turn } Züge.
space-rift-table-pick = { $unit } auswählen
space-rift-hex-none = Zeig auf ein Feld oder wähl es aus, dann steht hier, was dort ist.

space-rift-keys = Tasten des Tisches
space-rift-key-next = Nächste Einheit, die etwas tun kann
space-rift-key-before = Einheit davor
space-rift-key-card = Eine Karte aufnehmen
space-rift-key-play = Die aufgenommene Karte spielen
space-rift-key-done = Weiter

space-rift-primer = Wie ein Zug geht
space-rift-primer-card = Spiel eine Befehlskarte. Sie sagt, wie viele Einheiten Befehle bekommen, und wo.
space-rift-primer-move = Befohlene Einheiten ziehen, so weit ihr Tempo reicht.
space-rift-primer-fight = Danach darf jede angreifen. Würfel mit dem Zeichen des Ziels treffen, Explosionen auch.
space-rift-primer-alert = Roter Alarm treibt eine Einheit zurück. Wer nicht weichen kann, verliert Schiffe.
space-rift-primer-rift = Gibt es einen Riss, so kann er vor deinem Zug treiben und mitnehmen, was darauf steht.

space-rift-hint-command = Sieh deine Befehlskarten an: Eine passt zum Augenblick.
space-rift-hint-order = Wähle, wer die Befehle bekommt.
space-rift-hint-move = Eine Einheit steht woanders besser.
space-rift-hint-move-impulse = Eine Einheit steht woanders besser, und das ist die Sterne wert.
space-rift-hint-attack = Es gibt einen guten Schuss.
space-rift-hint-play = Hier hilft eine Kampfkarte.
space-rift-hint-battle-back = Schlag zurück.
space-rift-hint-pursue = Setz ihnen nach.
space-rift-hint-done = Hier ist nichts besser als weiterzugehen.
space-rift-hint-other = Etwas auf dem Tisch ist besser als zu passen.
space-rift-hint-whole = { $plan }.

space-rift-win-score = { $score ->
        [one] { $score } Punkt gewinnt
       *[other] { $score } Punkte gewinnen
    }
space-rift-win-score-each = { $south } Punkte gewinnen für Süd, { $north } für Nord
space-rift-win-main = { $score }; { $aims }
space-rift-aim-planets = Planeten halten
space-rift-aim-sector = Sektor räumen ({ $sector })
space-rift-aim-exits = durchbrechen
space-rift-win-destroy = Zerstört alle feindlichen Einheiten
space-rift-win-planets = Haltet Planeten: jede Einheit dort legt zu Beginn ihres Zugs einen Fraktionsmarker
space-rift-win-sector = Räumt den Sektor ({ $sector }): ein Fraktionsmarker für jeden Zug, der dort ohne Feinde beginnt
space-rift-win-exits = Brecht durch: Einheiten, die über die feindliche Grundlinie abziehen, bringen ihre Punkte
space-rift-win-turns = Nach Zug { $turns } gewinnt der größere Anteil an den Siegpunkten
space-rift-win-of = { $side }: { $goal }
space-rift-progress-of = { $now } von { $most }
space-rift-progress-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
space-rift-progress-left = { $side } hat noch { $now } von { $most } Einheiten
space-rift-progress-enemies = { $count ->
        [one] { $count } Feind dort
       *[other] { $count } Feinde dort
    }
space-rift-source-units = Zerstörte Einheiten
space-rift-source-planets = Planeten
space-rift-source-sectors = Sektoren
space-rift-source-exits = Durchbruch
space-rift-source-covered = Unter dem Riss, zählt nicht

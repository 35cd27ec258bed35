### Der Tisch von Space Rift: Konsole, Hand, Würfel, Tasten.

space-rift-table-turn = Zug { $turn } · { $side } · { $phase }
space-rift-table-command = Befehlskarte
space-rift-table-hand = Hand von { $side }
space-rift-table-units = Einheiten, die handeln können
space-rift-table-battle = Kampf
space-rift-table-duel = { $unit } gegen { $target }
space-rift-table-roll = { $unit } würfelt gegen { $target }
space-rift-table-hits = { $hits ->
        [0] keine Treffer
       *[other] { $hits } Treffer
    }
space-rift-table-forecast = { $dice } Würfel: im Mittel { $hits } Treffer. Trefferchance: { $hit } %. Chance auszuschalten: { $lost } %.
space-rift-table-range = Reichweite
space-rift-table-stops = Ignorierte Volltreffer
space-rift-table-expected = Treffer im Mittel
space-rift-table-any = Trefferchance
space-rift-table-lost = Chance auszuschalten
space-rift-table-dice = Würfel
space-rift-table-dice-own = Kanonen und Jäger
space-rift-table-dice-alert = Alarm
space-rift-table-dice-cards = Kampfkarten
space-rift-table-dice-place = Befehlskarte und Deckung
space-rift-table-score = Punkte
space-rift-table-score-of = { $score } von { $wins }
space-rift-table-stars = Sterne
space-rift-table-rating = Kommandostufe
space-rift-table-commands = Befehlskarten
space-rift-table-combats = Kampfkarten
space-rift-table-markers = Marker
space-rift-table-exits = Abzugspunkte
space-rift-table-class = Klasse
space-rift-table-speed = Tempo
space-rift-table-dice-by-range = Würfel je Reichweite
space-rift-table-ignores = Ignorierte Alarme
space-rift-table-points = Punkte
space-rift-table-rift = Der Riss
space-rift-table-dial = Scheibe des Risses
space-rift-table-stirred = Der Riss zieht { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } weit: { $way }.
space-rift-table-still = Der Riss bewegt sich nicht.
space-rift-table-all-open = Alle Aktionen hier sind möglich.
space-rift-table-fleet = Flotte
space-rift-table-left = Übrige Einheiten
space-rift-story-fire = In Zug { $turn } eröffnet { $who } das Feuer auf { $target }.
space-rift-story-ships = In Zug { $turn } verliert { $who } Schiffe.
space-rift-story-destroyed = In Zug { $turn } vernichtet { $who } { $target }.
space-rift-story-lost = In Zug { $turn } wird { $who } vernichtet.
space-rift-story-exited = In Zug { $turn } verlässt { $who } das Schlachtfeld.
space-rift-story-conceded = In Zug { $turn } gibt { $who } auf.
space-rift-table-length = { $turn ->
        [one] Die Schlacht dauerte { $turn } Zug.
       *[other] Die Schlacht dauerte { $turn } Züge.
    }
space-rift-table-pick = { $unit } auswählen
space-rift-hex-none = Zeig auf ein Feld oder wähl es aus, um zu sehen, was dort ist.

space-rift-keys = Tasten am Tisch
space-rift-key-next = Nächste Einheit, die handeln kann
space-rift-key-before = Vorige Einheit, die handeln kann
space-rift-key-card = Eine Karte auswählen
space-rift-key-play = Die ausgewählte Karte spielen
space-rift-key-done = Weiter

space-rift-primer = So läuft ein Zug
space-rift-primer-card = Spiel eine Befehlskarte. Sie sagt, wie vielen Einheiten du Befehle gibst, und wo.
space-rift-primer-move = Zieh deine Einheiten mit Befehl, so weit ihr Tempo reicht.
space-rift-primer-fight = Danach darf jede Einheit mit Befehl angreifen. Würfel mit dem Zeichen des Ziels treffen, Volltreffer auch.
space-rift-primer-alert = Ein Alarm treibt eine Einheit zurück. Eine Einheit, die nicht zurückweichen kann, verliert Schiffe.
space-rift-primer-rift = Ein Riss kann vor deinem Zug treiben und die Einheiten auf ihm mitnehmen.

space-rift-hint-command = Eine deiner Befehlskarten passt zur Lage.
space-rift-hint-order = Wähle, welche Einheiten Befehle bekommen.
space-rift-hint-move = Zieh eine Einheit auf ein besseres Feld.
space-rift-hint-move-impulse = Zieh eine Einheit mit vollem Impuls. Das ist die Sterne wert.
space-rift-hint-attack = Du hast einen guten Angriff.
space-rift-hint-play = Spiel eine Kampfkarte.
space-rift-hint-battle-back = Schlag zurück.
space-rift-hint-pursue = Verfolge.
space-rift-hint-done = Mach weiter. Keine Aktion hier ist besser.
space-rift-hint-other = Eine deiner Aktionen ist besser als weiterzumachen.
space-rift-hint-whole = { $plan }.

space-rift-win-score = Sieg mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }
space-rift-win-score-each = Sieg mit { $south } Punkten (Süd) oder { $north } Punkten (Nord)
space-rift-win-main = { $score }; { $aims }
space-rift-aim-planets = Planeten halten
space-rift-aim-sector = Abschnitt räumen ({ $sector })
space-rift-aim-exits = durchbrechen
space-rift-win-destroy = Alle gegnerischen Einheiten ausschalten
space-rift-win-planets = Planeten halten: Jede Einheit auf einem Planeten legt zu Beginn ihres Zugs einen Marker
space-rift-win-sector = Abschnitt räumen ({ $sector }): ein Marker zu Beginn jedes Zugs ohne Gegner dort
space-rift-win-exits = Durchbrechen: Einheiten, die über die gegnerische Grundlinie hinausziehen, bringen ihre Punkte
space-rift-win-turns = Nach Zug { $turns } entscheidet der größere Anteil an den Punkten zum Sieg
space-rift-win-of = { $side }: { $goal }
space-rift-aim-win = { $target ->
        [one] Hol { $target } Punkt
       *[other] Hol { $target } Punkte
    } oder schalte alle gegnerischen Einheiten aus: du hast { $score }, { $side } hat { $enemy } von { $most }.
space-rift-aim-also = { $goal } Auch das bringt Punkte: { $aims }.
space-rift-progress-of = { $now } von { $most ->
        [one] { $most } Punkt
       *[other] { $most } Punkten
    }
space-rift-progress-turn = Zug { $now } von { $most }
space-rift-progress-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
space-rift-progress-left = { $side } hat noch { $now } von { $most } Einheiten
space-rift-progress-enemies = { $count ->
        [one] { $count } Gegner dort
       *[other] { $count } Gegner dort
    }
space-rift-source-units = Ausgeschaltete Einheiten
space-rift-source-planets = Planeten
space-rift-source-sectors = Abschnitte
space-rift-source-exits = Durchbruch
space-rift-source-covered = Unter dem Riss, zählt nicht

## Die Standzeile

space-rift-status-score = Punkte
    .label = Punkte: du { $score } von { $wins }, Gegner { $enemy } von { $enemy-wins }
    .help = Die Seite, die ihre Siegzahl zuerst erreicht, gewinnt.
space-rift-status-commands = Befehlskarten
    .help = Du spielst in jedem Zug eine. Sie sagt, wie vielen Einheiten du Befehle gibst, und wo.
space-rift-status-combats = Kampfkarten
    .help = Du spielst sie vor und in Angriffen. Jede zeigt ihren Preis in Sternen.
space-rift-status-stars = Sterne
    .help = Sie bezahlen Kampfkarten, zweite Züge, das Aufheben von Alarmen, das Zurückschlagen und die Verfolgung.
space-rift-status-orders = Befehle übrig
    .help = Die Karte sagt, wie viele Einheiten noch einen Befehl bekommen können, nach Abschnitten: links, Mitte, rechts.
    .left = L
    .center = M
    .right = R

## Die Befehlskarte im Spiel

space-rift-played-card = Befehlskarte im Spiel
space-rift-played-label = Befehlskarte von { $side }: { $card }. Befehle übrig: { $orders }.
space-rift-played-section = { $sector } { $count }
space-rift-played-anywhere = Überall
space-rift-played-everywhere = überall
space-rift-played-copy = { $card }: { $copied }

## Hilfe im rechten Moment: jeder Satz einmal, wenn er nützt

space-rift-help-alert = Für jeden Alarm, der wirkt, weicht die Einheit ein Feld zurück. Der Marker kostet sie je Kampf einen Würfel, bis du ihn entfernst.
space-rift-help-back = Deine Einheit hat einen Angriff vom Nachbarfeld überlebt. Zahl Sterne, um ihre Würfel gegen den Angreifer zu werfen.
space-rift-help-drift = Vor jeder Befehlskarte werden drei Würfel geworfen. Gleiche Zahlen bewegen den Riss, und Einheiten auf ihm fahren mit.
space-rift-help-jump = Eine Einheit, die ihren Zug auf dem Riss beginnt, kann als ersten Schritt auf jedes freie Feld des Risses springen, egal wie weit.
space-rift-help-command = Spiel in jedem Zug eine Befehlskarte. Sie sagt, wie vielen Einheiten du Befehle gibst, und in welchem Abschnitt.
space-rift-help-order = Nur Einheiten mit einem Befehl ziehen und kämpfen in diesem Zug. Befehle, die du nicht nutzt, verfallen.
space-rift-help-attack = Eine Einheit mit einem Gegner daneben kann nur einen Gegner daneben angreifen. Angriffe von weiter weg brauchen freie Sicht.
space-rift-help-combat = In jedem Zug eines Spielers darfst du eine Kampfkarte spielen. Zahl ihren Preis in Sternen.
space-rift-help-supply = Nimm am Ende deines Zugs Sterne, oder weniger Sterne und eine Kampfkarte.
space-rift-help-stars = Mit Sternen bezahlst du Kampfkarten, einen längeren Zug und das Aufheben von Alarmen.

## Die Kampfanzeige

space-rift-combat-source = { $source }: { $dice }
space-rift-combat-needed = Es trifft: { $class } oder { $blast }
space-rift-combat-ships = Schiffe
space-rift-combat-missed = { $unit } verfehlt { $target }.
space-rift-combat-open = Bisher: { $faces }, { $hits }.

### Space Rift: was sein Tisch sagt. Keine Zahl der Regeln steht hier: Zahlen sind Argumente.

## Namen

space-rift-side-south = Süd
space-rift-side-north = Nord
space-rift-fleet-south = Meridian-Bund
space-rift-fleet-north = Liga der Äußeren Drift
space-rift-seat-commander = { $side }, Flottenkommando
space-rift-seat-wings = { $side }, Flügel
space-rift-seat-left = { $side }, linker Flügel
space-rift-seat-right = { $side }, rechter Flügel

space-rift-unit = { $side }-{ $type }
space-rift-unit-of-many = { $side }-{ $type } { $number }
space-rift-unit-own = { $type }
space-rift-unit-own-of-many = { $type } { $number }

space-rift-type-FT = Jäger
    .trait = Schnell. Große Kanonen treffen ihn schlecht.
space-rift-type-DD = Zerstörer
    .trait = Springt mit Warp bis zu { $warp } Felder weit neben einen Gegner und darf verfolgen.
space-rift-type-CR = Kreuzer
    .trait = Die verlässliche Mitte der Linie.
space-rift-type-BB = Schlachtschiff
    .trait = Schwere Kanonen, nah und fern.
space-rift-type-FS = Flaggschiff
    .trait = Einheiten daneben ignorieren einen Alarm mehr. Sein Verlust senkt die Kommandostufe.
space-rift-type-CV = Träger
    .trait = Seine Jäger helfen im Nahkampf oder fliegen einen Ausfall.
space-rift-type-TP = Transporter
    .trait = Bringt Sterne, solange niemand in der Nähe ist.
space-rift-type-SP = Plattform
    .trait = Bleibt im Orbit ihres Planeten und schießt über alles hinweg.
space-rift-type-heavy = { $type }, schwer

space-rift-class-fighter = Jäger
space-rift-class-strike = Sturm
space-rift-class-capital = Großschiff

space-rift-sector-left = links
space-rift-sector-center = Mitte
space-rift-sector-right = rechts

space-rift-direction-north-east = Nordosten
space-rift-direction-east = Osten
space-rift-direction-south-east = Südosten
space-rift-direction-south-west = Südwesten
space-rift-direction-west = Westen
space-rift-direction-north-west = Nordwesten

space-rift-face-square = Quadrat
    .many = { $count ->
        [one] { $count } Quadrat
       *[other] { $count } Quadrate
    }
space-rift-face-triangle = Dreieck
    .many = { $count ->
        [one] { $count } Dreieck
       *[other] { $count } Dreiecke
    }
space-rift-face-circle = Kreis
    .many = { $count ->
        [one] { $count } Kreis
       *[other] { $count } Kreise
    }
space-rift-face-blast = Volltreffer
    .many = { $count ->
        [one] { $count } Volltreffer
       *[other] { $count } Volltreffer
    }
space-rift-face-star = Stern
    .many = { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
space-rift-face-alert = Alarm
    .many = { $count ->
        [one] { $count } Alarm
       *[other] { $count } Alarme
    }
space-rift-faces-none = nichts

space-rift-deck-command = Befehlskarten
space-rift-deck-combat = Kampfkarten

space-rift-phase-start = Zugbeginn
space-rift-phase-rift = Der Riss
space-rift-phase-command = Befehlskarte
space-rift-phase-orders = Befehle
space-rift-phase-movement = Bewegung
space-rift-phase-combat = Kampf
space-rift-phase-end = Zugende
space-rift-phase-over = Ende

## Szenarien

space-rift-scenario-srb-01 = Erstes Licht
    .blurb = Zwei Patrouillen treffen sich im Morgenlicht über einem Mond ohne Namen. Die Schlacht zum Lernen: ohne Kampfkarten.
space-rift-scenario-srb-02 = Der Schlackengürtel
    .blurb = Ein dünner Gürtel aus Asteroiden trennt die Flotten, und jede Lücke ist bewacht.
space-rift-scenario-srb-03 = Zwei Flaggen über Halden
    .blurb = Eine Welt in der Mitte. Setz dich darauf und punkte, oder schieß auf den, der es tut.
space-rift-scenario-srb-04 = Der Brask-Konvoi
    .blurb = Süd bringt Transporter durch eine Kette von Kaperschiffen. Nord soll sie aufhalten.
space-rift-scenario-srb-05 = Sturm auf Ankerstation
    .blurb = Nord hält die Umlaufbahnen mit Plattformen. Süd will die Mitte leer gefegt sehen.
space-rift-scenario-srb-06 = Nacht der langen Kanonen
    .blurb = Zwei volle Schlachtlinien, Träger dahinter, Wracks dazwischen.
space-rift-scenario-srr-01 = Die Falte bei Tessary
    .blurb = Die erste Schlacht mit dem Riss: ein Knäuel in der Mitte, freier Raum ringsum.
space-rift-scenario-srr-02 = Faden durch den Gürtel
    .blurb = Der Riss liegt in einer Linie auf der mittleren Reihe: Es schiebt und zieht weit.
space-rift-scenario-srr-03 = Schleier über zwei Welten
    .blurb = Zwei Welten sind zu halten, und der Riss dazwischen kann beide verbergen.
space-rift-scenario-srr-04 = Die treibende Küste
    .blurb = Der Riss schmiegt sich an den Ostrand und kommt zurück, wohin du ihn legst.
space-rift-scenario-srr-05 = Untiefe der Wracks
    .blurb = Trümmer, tote Sterne, Meteore und ein Riss, der sie nacheinander begräbt.
space-rift-scenario-srr-06 = Der lange Umweg
    .blurb = Ein hoher Riss ist die Brücke zwischen zwei Flotten, die beide vorbeiwollen.

## Befehlskarten

space-rift-command-picket = Vorposten
space-rift-command-sweep = Vorstoß
space-rift-command-strike-wave = Angriffswelle
space-rift-command-sector-fleet = Sektorflotte
space-rift-command-long-line = Lange Linie
space-rift-command-twin-claws = Zwei Klauen
space-rift-command-broad-front = Breite Front
space-rift-command-scramble-the-wings = Alarmstart
space-rift-command-slash-and-fade = Zuschlagen und weg
space-rift-command-spearhead = Speerspitze
space-rift-command-weight-of-steel = Last des Stahls
space-rift-command-flag-signal = Flaggensignal
space-rift-command-weapons-free = Feuer frei
space-rift-command-long-guns = Lange Kanonen
space-rift-command-open-channel = Offener Kanal
space-rift-command-damage-control = Schadensabwehr
space-rift-command-mirror-order = Spiegelbefehl
space-rift-command-first-salvo = Erste Salve
space-rift-command-printed = { $card }, { $sector }

## Kampfkarten

space-rift-combat-coolant-surge = Kühlmittelstoß
space-rift-combat-full-broadside = Volle Breitseite
space-rift-combat-lock-solution = Zielerfassung
space-rift-combat-second-volley = Zweite Salve
space-rift-combat-overload-warheads = Überladene Sprengköpfe
space-rift-combat-piercing-lance = Bohrende Lanze
space-rift-combat-slingshot = Schleudermanöver
space-rift-combat-reserve-order = Befehl an die Reserve
space-rift-combat-press-the-attack = Nachsetzen
space-rift-combat-repair-drones = Reparaturdrohnen
space-rift-combat-all-stations-report = Alle Stationen melden
space-rift-combat-grapple-teams = Enterkommando
space-rift-combat-cracked-ciphers = Geknackte Kodes
space-rift-combat-salvage-rights = Bergerecht
space-rift-combat-ghost-signature = Geistersignatur
space-rift-combat-hard-turn = Harte Wende
space-rift-combat-bulkheads-hold = Die Schotten halten
space-rift-combat-shield-bloom = Schildblüte
space-rift-combat-sprung-trap = Die Falle schnappt zu
space-rift-combat-slip-away = Entwischen

## Was Karten tun: Eine Karte hat für jede ihrer Wirkungen einen Satz

space-rift-effect-order = Befehle für { $units }: bis zu { $slots }.
space-rift-effect-dice-more = { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    } mehr.
space-rift-effect-dice-fewer = { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    } weniger.
space-rift-effect-ordered-more = Einheiten mit Befehl greifen { $range } mit { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfeln
    } mehr an.
space-rift-effect-ordered-fewer = Einheiten mit Befehl greifen { $range } mit { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfeln
    } weniger an.
space-rift-effect-boost = Die Einheit zieht bis zu { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } weiter.
space-rift-effect-forbid-move = Einheiten mit Befehl ziehen nicht.
space-rift-effect-forbid-close = Einheiten mit Befehl führen keinen Nahkampf.
space-rift-effect-move-after = Nach ihrem Kampf darf jede Einheit mit Befehl noch einmal ziehen, bis zu { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } weit.
space-rift-effect-draw-keep = Zieh am Zugende { $draw } Karten dafür und behalte { $keep }.
space-rift-effect-stars = Nimm { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }.
space-rift-effect-clear = Heb bei deinen Einheiten bis zu { $count ->
        [one] { $count } Alarm
       *[other] { $count } Alarme
    } auf.
space-rift-effect-clear-all = Heb bei deinen Einheiten alle Alarme auf.
space-rift-effect-restore = { $count ->
        [one] Eine Einheit ohne Gegner daneben bekommt ein Schiff zurück.
       *[other] Einheiten ohne Gegner daneben bekommen je ein Schiff zurück: bis zu { $count }.
    }
space-rift-effect-restore-rolled = Würfle für Einheiten ohne Gegner daneben, bis zu { $count }, je einen Würfel: Ihr Zeichen oder ein Volltreffer bringt ein Schiff zurück.
space-rift-effect-restore-clear = Alarme dort werden aufgehoben.
space-rift-effect-reroll = Würfle bis zu { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    } noch einmal.
space-rift-effect-reroll-any = Würfle beliebig viele der Würfel noch einmal.
space-rift-effect-convert = Jedes Zeichen dieser Art trifft, und kein Schild hält es auf: { $face }. Sonst bewirkt es nichts.
space-rift-effect-shields-off = Die Schilde des Ziels halten keine Volltreffer auf.
space-rift-effect-no-terrain = Das Feld des Ziels kostet keine Würfel.
space-rift-effect-prevent = { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    } weniger.
space-rift-effect-ignore-alerts = Ignoriere alle Alarme dieses Wurfs.
space-rift-effect-free-pursuit = Die Einheit darf kostenlos verfolgen, gleich welcher Art sie ist.
space-rift-effect-strike-first = Deine Einheit würfelt zuerst, mit { $count ->
        [0] ihren üblichen Würfeln
        [one] { $count } Würfel mehr
       *[other] { $count } Würfeln mehr
    }. Nur wenn der Angreifer auf seinem Feld überlebt, geht es weiter.
space-rift-effect-evade = Deine Einheit weicht aus, bis zu { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } zurück. Der Angriff ist verbraucht.
space-rift-effect-take-ship = Eine eigene Einheit ({ $unit }) und eine gegnerische daneben ({ $class }, mindestens { $ships } Schiffe) würfeln je { $dice } Würfel und einen für jedes Schiff. Hast du mehr Sterne, nimm eines ihrer Schiffe.
space-rift-effect-discard = Der Gegner verliert { $count ->
        [one] eine zufällige Kampfkarte
       *[other] { $count } zufällige Kampfkarten
    }.
space-rift-effect-copy = Tu, was die letzte Befehlskarte des Gegners tat, im selben Teil des Spielfelds. Gibt es keine: Befehle für { $count ->
        [one] { $count } Einheit
       *[other] { $count } Einheiten
    } an jedem Ort.
space-rift-effect-reaction = Oder als Antwort: { $when }. { $effects }

space-rift-units-all = Einheiten
space-rift-units-fighter = Einheiten der Klasse Jäger
space-rift-units-strike = Einheiten der Klasse Sturm
space-rift-units-capital = Einheiten der Klasse Großschiff
space-rift-units-near-flag = Einheiten im Umkreis eines Flaggschiffs (Felder: { $hexes ->
        [one] { $hexes }
       *[other] { $hexes }
    })
space-rift-count-rating = deiner Kommandostufe
space-rift-count-rating-more = deiner Kommandostufe und { $more } mehr
space-rift-slot-left = { $count } links
space-rift-slot-center = { $count } in der Mitte
space-rift-slot-right = { $count } rechts
space-rift-slot-any = { $count } an jedem Ort
space-rift-range-close = im Nahkampf
space-rift-range-ranged = aus der Ferne
space-rift-range-any = in jedem Kampf

## Wann Kampfkarten gespielt werden

space-rift-window-opening = Vor deiner Befehlskarte
space-rift-window-ordered = Nach deinen Befehlen
space-rift-window-move = Bevor eine Einheit mit Befehl zieht
space-rift-window-moved = Nach der Bewegung, in deinem und im gegnerischen Zug
space-rift-window-declared-own = Bevor deine Einheit würfelt
space-rift-window-declared-enemy = Bevor der Gegner auf deine Einheit würfelt
space-rift-window-rolled-own = Nach dem Wurf deiner Einheit
space-rift-window-rolled-enemy = Nach dem gegnerischen Wurf auf deine Einheit
space-rift-window-alert = Wenn deine Einheit mehr Alarme hat, als sie ignorieren darf
space-rift-window-vacated = Wenn dein Angriff im Nahkampf ein Feld geleert hat
space-rift-window-ending = Am Ende deines Zugs
space-rift-window-only = { $window } ({ $only })
space-rift-only-attack = nur Angriffe
space-rift-only-eliminated = wenn du eine Einheit ausgeschaltet hast
space-rift-cost = { $count ->
        [0] kostenlos
        [one] { $count } Stern
       *[other] { $count } Sterne
    }

## Das Spielfeld

space-rift-board-label = { $name }: Spielfeld aus Sechsecken, Reihen A bis K von Süden nach Norden
space-rift-cell-open = freier Raum
space-rift-cell-asteroid = Asteroiden
space-rift-cell-planet = Planet
space-rift-cell-debris = Trümmer
space-rift-cell-dead = toter Stern
space-rift-cell-meteor = Meteor
space-rift-cell-rift = Riss, Plättchen { $tile }
space-rift-cell-over = { $tile } (darunter: { $feature })
space-rift-cell-markers = Marker von { $side }: { $count }
space-rift-cell-markers-covered = Marker von { $side } unter dem Riss, zählen jetzt nicht: { $count }
space-rift-cell-act = { $cell } — Enter: { $act }
space-rift-ships = { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }
space-rift-escorts = { $count ->
        [0] Rumpf ohne Begleitschiff
        [one] Rumpf und { $count } Begleitschiff
       *[other] Rumpf und { $count } Begleitschiffe
    }
space-rift-hull = Rumpf
space-rift-state-alert = Alarm
space-rift-state-ordered = hat Befehl
space-rift-state-moved = ist gezogen
space-rift-state-fought = hat gekämpft
space-rift-state-gone = nicht mehr in der Schlacht

## Ereignisse: was im Logbuch steht

space-rift-event-turn-started = Zug { $turn }: { $side }.
space-rift-event-stars-gained = { $side } nimmt { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    } ({ $why }) und hat { $stars }.
space-rift-event-stars-paid = { $side } zahlt { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    } ({ $why }) und hat { $stars }.
space-rift-event-markers-placed = { $side } legt { $count ->
        [one] einen Marker
       *[other] { $count } Marker
    } auf { $at }.
space-rift-event-sector-cleared = { $side } hat den Sektor geräumt und bekommt einen Marker.
space-rift-event-meteors-rolled = Würfel für Meteore: { $faces }.
space-rift-event-meteor-row = Ein Meteor kommt bei { $at } herein ({ $first } und { $second }).
space-rift-event-meteor-moved = Ein Meteor fliegt von { $from } nach { $to }.
space-rift-event-meteor-entered = Ein Meteor erreicht { $at }.
space-rift-event-meteor-gone = Der Meteor auf { $at } ist fort.
space-rift-event-meteor-struck = Ein Meteor schlägt auf { $at } ein: { $unit }.
space-rift-event-command-played = { $side } spielt „{ $card }“.
space-rift-event-command-copied = { $side } spielt „{ $card }“. Sie wirkt wie „{ $other }“.
space-rift-event-ordered = { $unit } bekommt einen Befehl.
space-rift-event-alert-placed = { $unit } steht unter Alarm.
space-rift-event-alert-cleared = { $unit }: Der Alarm ist aufgehoben.
space-rift-event-repair-rolled = Reparatur, { $unit }: Der Würfel zeigt { $face }.
space-rift-event-restored = { $unit } bekommt ein Schiff und hat { $ships }.
space-rift-event-restored-escort = { $unit } bekommt ein Begleitschiff und hat { $ships }.
space-rift-event-moved = { $unit } zieht von { $from } nach { $to }.
space-rift-event-jumped = { $unit } springt durch den Riss von { $from } nach { $to }.
space-rift-event-retired = { $unit } weicht von { $from } nach { $to } zurück.
space-rift-event-evaded = { $unit } weicht von { $from } nach { $to } aus.
space-rift-event-pursued = { $unit } verfolgt bis { $to }.
space-rift-event-exited = { $unit } verlässt die Schlacht bei { $from }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $side }.
space-rift-event-declared-close = { $unit } greift an: { $target }. { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }.
space-rift-event-declared-ranged = { $unit } schießt { $range } Felder weit auf { $target }: { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }.
space-rift-event-declared-bonus = { $unit } setzt nach gegen { $target }: { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }.
space-rift-event-declared-sortie = Ausfall der Jäger, { $unit } gegen { $target }: { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }.
space-rift-event-declared-first = { $unit } würfelt zuerst gegen { $target }: { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }.
space-rift-event-declared-back = { $unit } schlägt zurück gegen { $target }: { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }.
space-rift-event-launched = { $unit }: Die Jäger starten nach { $at }.
space-rift-event-combat-played = { $side } spielt „{ $card }“.
space-rift-event-reacted = { $side } antwortet mit „{ $card }“.
space-rift-event-rolled = { $unit } würfelt { $faces }.
space-rift-event-rolled-meteor = Der Meteor würfelt { $faces } gegen { $target }.
space-rift-event-rerolled = { $unit } würfelt neu, jetzt { $faces }.
space-rift-event-hit = { $hits ->
        [0] { $unit } wird nicht getroffen.
        [one] { $unit } bekommt { $hits } Treffer.
       *[other] { $unit } bekommt { $hits } Treffer.
    }
space-rift-event-ships-lost = { $unit } verliert { $by ->
        [one] { $by } Schiff
       *[other] { $by } Schiffe
    }, es bleiben { $ships }.
space-rift-event-escorts-lost = { $unit } verliert { $by ->
        [one] { $by } Begleitschiff
       *[other] { $by } Begleitschiffe
    }, es bleiben { $ships }.
space-rift-event-hull-broken = { $unit }: { $faces }. Der Rumpf bricht.
space-rift-event-hull-holds = { $unit }: { $faces }. Der Rumpf hält.
space-rift-event-eliminated = { $unit } ist ausgeschaltet, auf { $at }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $side }.
space-rift-event-wreck-left = Das Wrack treibt auf { $at }.
space-rift-event-rating-fell = { $side }: Die Kommandostufe fällt auf { $rating }.
space-rift-event-alerts-ignored = { $unit } ignoriert { $count ->
        [one] { $count } Alarm
       *[other] { $count } Alarme
    }.
space-rift-event-spent = { $unit }: Der Angriff ist verbraucht.
space-rift-event-grappled = { $unit } und { $target } kämpfen um ein Schiff: { $own } gegen { $enemy }.
space-rift-event-cards-drawn = { $side } zieht nach ({ $deck }): { $count }.
space-rift-event-card-drawn = { $side } zieht „{ $card }“.
space-rift-event-card-offered = { $side } darf behalten: „{ $card }“.
space-rift-event-card-kept = { $side } behält „{ $card }“.
space-rift-event-card-discarded = { $side } wirft „{ $card }“ ab.
space-rift-event-reshuffled = Die Ablage wird ein neuer Stapel ({ $deck }).
space-rift-event-turn-ended = { $side } beendet den Zug.
space-rift-event-conceded = { $side } gibt auf.
space-rift-event-draw-offered = { $side } bietet Remis an.
space-rift-event-draw-accepted = { $side } nimmt das Remis an.
space-rift-event-draw-refused = { $side } spielt weiter.
space-rift-event-draw-lapsed = Das Remisangebot ist vom Tisch.
space-rift-event-won = { $side } gewinnt. { $reason }
space-rift-event-drawn = Die Schlacht endet remis. { $reason }

space-rift-event-rift-rolled = { $side } würfelt für den Riss: { $dice }.
space-rift-event-rift-stirred = Der Riss zieht nach { $direction }, wegen der { $number }: { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    }.
space-rift-event-rift-central = Plättchen { $tile } zieht nach { $to }.
space-rift-event-rift-pushed = Plättchen { $tile } wird nach { $to } geschoben.
space-rift-event-rift-pulled = Plättchen { $tile } wird nach { $to } gezogen.
space-rift-event-rift-over-edge = Plättchen { $tile } geht über den Rand.
space-rift-event-rift-aside = Plättchen { $tile } wird beiseitegelegt.
space-rift-event-rift-aside-unit = Plättchen { $tile } wird beiseitegelegt, mit ihm { $unit }.
space-rift-event-rift-placed = Plättchen { $tile } kommt auf { $at } zurück.
space-rift-event-rift-parted = Der Riss ist zerrissen. Abgetrennt: { $tiles }.
space-rift-event-rift-closed = Plättchen { $tile } schließt die Lücke, von { $from } nach { $to }.
space-rift-event-rift-carried = { $unit } treibt mit Plättchen { $tile } nach { $to }.
space-rift-event-rift-caught = Plättchen { $tile } kommt auf { $at } zur Ruhe, unter { $unit }.
space-rift-event-rift-left-behind = { $unit } bleibt auf { $at } im Orbit; Plättchen { $tile } zieht weiter.
space-rift-event-rift-lifted = { $unit } macht auf Plättchen { $tile } Platz für { $other }.
space-rift-event-rift-settled = { $unit } wird auf { $at } abgesetzt, auf Plättchen { $tile }.
space-rift-event-rift-settled-beside = { $unit } wird auf { $at } abgesetzt, neben dem Riss.
space-rift-event-rift-folded = Der Raum faltet sich auf Plättchen { $tile }. Dort ist nichts.
space-rift-event-rift-folded-unit = Der Raum faltet sich auf Plättchen { $tile } und packt { $unit }.
space-rift-event-rift-flung = { $unit } wird von { $from } nach { $to } geschleudert (Reihe { $row }, Feld { $column }).
space-rift-event-rift-flung-back = { $unit } wird geschleudert und fällt auf { $from } zurück (Reihe { $row }, Feld { $column }).

space-rift-why-roll = gewürfelt
space-rift-why-income = Transporter
space-rift-why-reward = Zugende
space-rift-why-sale = Karte verkauft
space-rift-why-card = Kampfkarte
space-rift-why-impulse = voller Impuls
space-rift-why-clear = Alarm aufgehoben
space-rift-why-battle-back = Gegenschlag
space-rift-why-pursuit = Verfolgung

## Enden: der Grund, als Satz

space-rift-ending-victory = Die Siegpunkte sind erreicht.
space-rift-ending-destroyed = Eine Flotte ist nicht mehr da.
space-rift-ending-last-turn = Der letzte Zug ist vorbei.
space-rift-ending-conceded = Der Gegner hat aufgegeben.
space-rift-ending-agreed = Beide waren sich über ein Remis einig.
space-rift-ending-departed = Die Letzten einer Flotte sind fort: Der größere Anteil an den Siegpunkten entscheidet.

## Ablehnungen: warum nicht, und was zu tun ist

space-rift-refusal-over = Die Schlacht ist vorbei.
space-rift-refusal-not-asked = Die andere Seite entscheidet jetzt. Warte.
space-rift-refusal-other-phase = Das gehört in die Phase „{ $wanted }“. Jetzt ist die Phase „{ $now }“.
space-rift-refusal-busy = Entscheide erst: { $asked }.
space-rift-refusal-unasked = Das wäre eine Antwort, aber danach fragt jetzt niemand: { $asked }.
space-rift-refusal-commander = Das entscheidet das Kommando deiner Flotte. Überlass es ihm.
space-rift-refusal-other-sector = Diese Einheit untersteht einem anderen Kommando deiner Seite. Überlass sie ihm.
space-rift-refusal-not-your-unit = Das ist keine deiner Einheiten in der Schlacht. Wähle eine eigene.
space-rift-refusal-no-card = Diese Befehlskarte hast du nicht. Wähle eine aus deiner Hand.
space-rift-refusal-not-drawn = Diese Befehlskarte hast du nicht gezogen. Behalte eine von denen, die du gezogen hast.
space-rift-refusal-no-reaction = Diese Befehlskarte antwortet auf nichts. Spiel sie in deinem eigenen Zug.
space-rift-refusal-not-held = Diese Kampfkarte hast du nicht. Wähle eine aus deiner Hand.
space-rift-refusal-has-orders = Die Einheit hat ihren Befehl. Wähle eine andere.
space-rift-refusal-no-orders = Die Karte hat keinen Befehl mehr für diese Einheit. Nimm einen Befehl zurück, oder mach weiter.
space-rift-refusal-out-of-section = Der Befehl gilt in einem anderen Teil des Spielfelds: { $sector }. Wähle dort eine Einheit.
space-rift-refusal-other-class = Der Befehl gilt nur für eine Klasse: { $class }. Wähle eine solche Einheit.
space-rift-refusal-far-from-flag = Der Befehl reicht { $hexes ->
        [one] { $hexes } Feld
       *[other] { $hexes } Felder
    } weit vom Flaggschiff. Wähle eine nähere Einheit.
space-rift-refusal-no-marker = Die Einheit steht nicht unter Alarm. Wähle eine, die es tut.
space-rift-refusal-not-ordered = Die Einheit hat in diesem Zug keinen Befehl. Wähle eine, die einen hat.
space-rift-refusal-has-moved = Die Einheit ist in diesem Zug schon gezogen. Wähle eine andere.
space-rift-refusal-too-far = Die Einheit zieht { $hexes ->
        [one] { $hexes } Feld
       *[other] { $hexes } Felder
    } weit, und das ist weiter. Wähle ein näheres Feld.
space-rift-refusal-no-way = Das ist nah genug, aber etwas auf dem Weg sperrt ihn oder hält die Einheit an. Zieh darum herum, oder halte davor.
space-rift-refusal-warp-alone = So weit springt die Einheit nur mit Warp, und nur neben einen Gegner. Wähle ein näheres Feld oder eines neben einem Gegner.
space-rift-refusal-edge-too-far = Die Einheit kommt nicht mit einer Bewegung über den Rand. Zieh erst näher heran.
space-rift-refusal-plain-move = Eine zweite Bewegung geht ohne vollen Impuls. Wähle ein Feld in Reichweite.
space-rift-refusal-occupied = Dort steht eine Einheit. Wähle ein leeres Feld.
space-rift-refusal-impulse-needed = Das ist ein Feld zu weit. Zieh mit vollem Impuls dorthin.
space-rift-refusal-no-need = Dafür braucht es keinen vollen Impuls. Zieh ohne ihn dorthin.
space-rift-refusal-stays-put = Deine Befehlskarte lässt in diesem Zug niemanden ziehen. Beende die Bewegung.
space-rift-refusal-planet-from-afar = Einen Planeten betritt man von daneben, als erstes Feld einer Bewegung. Zieh erst neben ihn.
space-rift-refusal-dead-star = In einen toten Stern fliegt niemand. Wähle ein anderes Feld.
space-rift-refusal-meteor = Dort ist ein Meteor. Wähle ein anderes Feld.
space-rift-refusal-out-of-orbit = Eine Plattform bleibt im Orbit ihres Planeten. Wähle ein Feld neben ihm.
space-rift-refusal-no-exit = Die Schlacht zu verlassen ist kein Ziel deiner Seite. Bleib auf dem Spielfeld.
space-rift-refusal-held-by-rift = Die Einheit kam in diesem Zug auf den Riss und bleibt dort. Wähle eine andere.
space-rift-refusal-has-fought = Die Einheit hat in diesem Zug schon gekämpft. Wähle eine andere.
space-rift-refusal-landed = Die Einheit kam auf einen Planeten und kann in diesem Zug nicht kämpfen. Wähle eine andere.
space-rift-refusal-platform-moved = Eine Plattform, die gezogen ist, kämpft in diesem Zug nicht. Wähle eine andere Einheit.
space-rift-refusal-no-target = Diese Einheit ist nicht mehr in der Schlacht. Wähle ein anderes Ziel.
space-rift-refusal-own-target = Das ist deine eigene Einheit. Wähle einen Gegner.
space-rift-refusal-not-pursuer = Nach einer Verfolgung greift nur die Einheit an, die verfolgt hat. Wähle sie, oder mach weiter.
space-rift-refusal-not-beside = Nach einer Verfolgung greift die Einheit nur an, was neben ihr steht. Wähle dort ein Ziel, oder mach weiter.
space-rift-refusal-enemy-adjacent = Neben der Einheit steht ein Gegner. Greif ihn im Nahkampf an.
space-rift-refusal-no-sight = Etwas versperrt die Sichtlinie. Such einen anderen Winkel.
space-rift-refusal-no-close-quarters = Deine Befehlskarte verbietet in diesem Zug den Nahkampf. Wähle ein Ziel, das nicht neben der Einheit steht.
space-rift-refusal-no-dice = Was im Weg ist, nimmt alle Würfel. Wähle ein anderes Ziel oder ein anderes Feld für den Kampf.
space-rift-refusal-no-carrier = Nur ein Träger fliegt einen Ausfall. Wähle einen.
space-rift-refusal-no-wing = Der Träger hat keine Jäger mehr an Bord. Wähle einen anderen.
space-rift-refusal-carrier-moved = Ein Träger, der in diesem Zug gezogen ist, fliegt keinen Ausfall. Wähle einen anderen.
space-rift-refusal-no-launch = Bei diesem Ziel ist kein Feld frei, von dem aus Jäger angreifen könnten. Wähle ein anderes.
space-rift-refusal-no-answer = Die Einheit schlägt nur im Nahkampf zurück, von ihrem Feld aus und nicht nach einem Erstschlag. Nimm den Wurf, wie er ist.
space-rift-refusal-no-pursuit = Nur ein Zerstörer verfolgt, neben dem Feld, das sein eigener Angriff geleert hat. Bleib, wo du bist.
space-rift-refusal-not-there = Die Einheit muss so weit zurückweichen, wie sie kann, über freie Felder. Wähle ein markiertes Feld.
space-rift-refusal-no-window = Die Karte ist für einen anderen Moment: „{ $window }“. Heb sie dafür auf.
space-rift-refusal-for-unit = Die Karte wird für eine Einheit gespielt. Wähle auch die Einheit.
space-rift-refusal-for-no-unit = Die Karte wird für keine einzelne Einheit gespielt. Spiel sie ohne eine.
space-rift-refusal-one-card = Du hast in diesem Zug schon eine Kampfkarte gespielt. Heb diese für einen anderen Zug auf.
space-rift-refusal-none-eliminated = Die Karte verlangt einen Gegner, der in diesem Zug vernichtet wurde. Heb sie so lange auf.
space-rift-refusal-attacks-only = Die Karte ist für Angriffe, und das ist keiner. Heb sie auf.
space-rift-refusal-other-range = Die Karte wirkt nur { $range }. Heb sie auf.
space-rift-refusal-card-class = Die Karte ist für Einheiten einer anderen Klasse. Lies, für welche, und heb sie dafür auf.
space-rift-refusal-no-use = Die Karte würde jetzt nichts bewirken. Heb sie auf.
space-rift-refusal-no-face = Kein Würfel zeigt dieses Zeichen. Wähle eines, das gewürfelt wurde.
space-rift-refusal-no-flagship = Das ist kein Flaggschiff von dir. Wähle eines, das in der Schlacht ist.
space-rift-refusal-no-repair = Diese Einheit kann kein Schiff zurückbekommen. Wähle eine, die ein Schiff verloren hat.
space-rift-refusal-no-grapple = Diese beiden können nicht um ein Schiff kämpfen. Wähle zwei, die nebeneinander stehen.
space-rift-refusal-no-combat-cards = Es gibt keine Kampfkarte zu nehmen. Nimm die Sterne.
space-rift-refusal-offer-pending = In diesem Zug wurde schon Remis angeboten. Biete es in einem anderen Zug an.
space-rift-refusal-no-offer = Es gibt kein Remisangebot, auf das du antworten kannst. Biete selbst eines an.
space-rift-refusal-out-of-range = Die Kanonen reichen { $range ->
        [one] { $range } Feld
       *[other] { $range } Felder
    } weit. Komm näher.
space-rift-refusal-allowance = Die Einheit darf { $most ->
        [0] keinen Alarm
        [one] { $most } Alarm
       *[other] { $most } Alarme
    } ignorieren, mehr nicht.
space-rift-refusal-stars = Du brauchst { $need ->
        [one] { $need } Stern
       *[other] { $need } Sterne
    } und hast { $have }.
space-rift-refusal-drift-place-first = Leg erst das Plättchen neben den Riss, das über den Rand ging.
space-rift-refusal-drift-close-first = Schließ erst die Lücke im Riss mit einem Plättchen.
space-rift-refusal-drift-settle-first = Setz erst die Einheit ab, die Platz machen musste.
space-rift-refusal-drift-covered = Dort liegt schon ein Plättchen. Wähle ein Feld ohne eines.
space-rift-refusal-drift-not-beside = Das Plättchen muss neben einem anderen zurückkommen. Wähle ein Feld neben dem Riss.
space-rift-refusal-drift-strands = Von dort aus würde der Riss nicht wieder ganz. Wähle ein anderes Feld.
space-rift-refusal-drift-moved = Das Plättchen hat sich in diesem Zug schon bewegt. Wähle ein anderes.
space-rift-refusal-drift-not-open = Dieses Feld wurde in dieser Bewegung nicht frei. Wähle eines, das ein Plättchen verlassen hat.
space-rift-refusal-drift-too-far = So weit kommt jetzt kein Plättchen. Wähle ein näheres Feld oder ein anderes Plättchen.
space-rift-refusal-drift-no-gain = Das brächte kein Plättchen zum Riss zurück. Wähle ein anderes Plättchen oder Feld.
space-rift-refusal-drift-dead-end = Danach würde der Riss nicht wieder ganz. Wähle ein anderes Plättchen oder Feld.
space-rift-refusal-drift-taken = Dort steht eine Einheit. Wähle ein freies Feld.
space-rift-refusal-drift-no-tile = Wähle ein freies Plättchen; gibt es keines, ein Feld neben dem Riss.

## Was erst zu entscheiden ist, in Ablehnungen

space-rift-asked-begin = ob der Zug beginnt
space-rift-asked-place = wohin ein Plättchen des Risses zurückkommt
space-rift-asked-close = welches Plättchen die Lücke im Riss schließt
space-rift-asked-settle = wohin eine Einheit kommt, die Platz machen musste
space-rift-asked-card = ob du eine Karte spielst
space-rift-asked-command = welche Befehlskarte du spielst
space-rift-asked-orders = welche Einheiten Befehle bekommen
space-rift-asked-movement = welche Einheiten ziehen
space-rift-asked-combat = welche Einheiten kämpfen
space-rift-asked-reward = ob du Sterne nimmst oder eine Karte
space-rift-asked-sale = ob du eine Kampfkarte verkaufst
space-rift-asked-signal = welches Flaggschiff die Befehle gibt
space-rift-asked-clear = welche Alarme du aufhebst
space-rift-asked-restore = welche Einheiten repariert werden
space-rift-asked-reserve = welche Einheit noch einen Befehl bekommt
space-rift-asked-grapple = wer um ein Schiff kämpft
space-rift-asked-again = ob eine Einheit noch einmal zieht
space-rift-asked-keep = welche Befehlskarte du behältst
space-rift-asked-reroll = welche Würfel du neu wirfst
space-rift-asked-ignore = wie viele Alarme du ignorierst
space-rift-asked-retire = wohin eine Einheit zurückweicht
space-rift-asked-evade = wohin eine Einheit ausweicht
space-rift-asked-back = ob du zurückschlägst
space-rift-asked-pursue = ob du verfolgst
space-rift-asked-bonus = ob eine Einheit noch einmal angreift
space-rift-asked-nothing = was als Nächstes kommt

## Anfragen: die Zeile ganz oben

space-rift-prompt-ask-begin = { $seat }, beginne deinen Zug.
space-rift-prompt-ask-place = Plättchen { $tile } ging über den Rand. { $seat }, leg es neben den Riss.
space-rift-prompt-ask-close = Der Riss ist zerrissen. { $seat }, wähle ein Plättchen, das die Lücke schließt.
space-rift-prompt-ask-settle = { $seat }, wähle ein Plättchen für { $unit }.
space-rift-prompt-ask-opening = { $seat }, vor der Befehlskarte eine Kampfkarte spielen?
space-rift-prompt-ask-command = { $seat }, spiel eine Befehlskarte.
space-rift-prompt-ask-orders = { $seat }, gib deinen Einheiten Befehle.
space-rift-prompt-ask-ordered = Die Befehle sind gegeben. { $seat }, eine Kampfkarte spielen?
space-rift-prompt-ask-movement = { $seat }, zieh mit Einheiten, die einen Befehl haben.
space-rift-prompt-ask-moved = Alle sind gezogen. { $seat }, eine Kampfkarte spielen?
space-rift-prompt-ask-combat = { $seat }, greif mit Einheiten an, die einen Befehl haben.
space-rift-prompt-ask-ending = Der Zug geht zu Ende. { $seat }, eine Kampfkarte spielen?
space-rift-prompt-ask-reward = { $seat }, nimm Sterne, oder weniger und eine Kampfkarte.
space-rift-prompt-ask-sale = { $seat }, eine Kampfkarte verkaufen?
space-rift-prompt-ask-signal = { $seat }, wähle das Flaggschiff, das die Befehle gibt.
space-rift-prompt-ask-clear = { $seat }, heb Alarme auf: noch { $left }.
space-rift-prompt-ask-restore = { $seat }, wähle Einheiten für die Reparatur: noch { $left }.
space-rift-prompt-ask-reserve = { $seat }, gib noch einer Einheit einen Befehl, wo du willst.
space-rift-prompt-ask-grapple = { $seat }, wähle, wer um ein Schiff kämpft.
space-rift-prompt-ask-again = { $seat }, { $unit } darf noch einmal ziehen.
space-rift-prompt-ask-keep = { $seat }, behalte eine Befehlskarte.
space-rift-prompt-ask-declared-own = { $unit } würfelt gleich auf { $target }. { $seat }, eine Karte spielen?
space-rift-prompt-ask-declared-enemy = { $unit } würfelt gleich auf { $target }. { $seat }, eine Karte spielen?
space-rift-prompt-ask-rolled-own = { $unit } hat gewürfelt: { $faces }. { $seat }, eine Karte spielen?
space-rift-prompt-ask-rolled-enemy = Der Wurf auf { $target } zeigt { $faces }. { $seat }, eine Karte spielen?
space-rift-prompt-ask-reroll = { $seat }, wähle Würfel für einen neuen Wurf: { $faces }.
space-rift-prompt-ask-alert = { $target }: { $alerts ->
        [one] { $alerts } Alarm
       *[other] { $alerts } Alarme
    }. { $seat }, eine Karte spielen?
space-rift-prompt-ask-ignore = { $target }: { $alerts ->
        [one] { $alerts } Alarm
       *[other] { $alerts } Alarme
    }. { $seat }, wie viele werden ignoriert?
space-rift-prompt-ask-retire = { $seat }, wähle, wohin { $target } zurückweicht.
space-rift-prompt-ask-evade = { $seat }, wähle, wohin { $target } ausweicht.
space-rift-prompt-ask-battle-back = { $seat }, schlägt { $target } zurück gegen { $unit }?
space-rift-prompt-ask-pursue = Das Feld ist leer. { $seat }, verfolgt { $unit }?
space-rift-prompt-ask-bonus = { $seat }, { $unit } darf noch einmal angreifen.
space-rift-prompt-ask-nothing = Die Schlacht geht weiter.
space-rift-prompt-wait = { $seat } entscheidet: { $phase }.
space-rift-prompt-over-win = { $seat } gewinnt die Schlacht.
space-rift-prompt-over-draw = Die Schlacht endet remis.

## Befehle: Knöpfe, und was sie tun

space-rift-order-begin = Den Zug beginnen
space-rift-order-place-tile = Plättchen { $tile } auf { $to } legen
space-rift-order-close-gap = Plättchen { $tile } nach { $to } schieben
space-rift-order-settle = { $unit } auf { $to } absetzen
space-rift-order-command = „{ $card }“ spielen
space-rift-order-signal = Befehle von { $unit }
space-rift-order-order = Befehl für { $unit }
space-rift-order-order-from = Befehl für { $unit } ({ $sector })
space-rift-order-clear = Alarm aufheben: { $unit }
space-rift-order-clear-paid = Alarm aufheben: { $unit } ({ $cost })
space-rift-order-restore = Reparieren: { $unit }
space-rift-order-move = Nach { $to } ziehen
space-rift-order-move-impulse = Mit vollem Impuls nach { $to } ziehen ({ $cost })
space-rift-order-exit = Die Schlacht verlassen
space-rift-order-exit-impulse = Die Schlacht mit vollem Impuls verlassen ({ $cost })
space-rift-order-attack = Angriff auf { $target } bei { $to } ({ $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    })
space-rift-order-sortie = Ausfall gegen { $target } bei { $to } ({ $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    })
space-rift-order-play = „{ $card }“ spielen ({ $cost })
space-rift-order-play-for = „{ $card }“ spielen für { $unit } ({ $cost })
space-rift-order-react = Mit „{ $card }“ antworten
space-rift-order-reroll = Neu würfeln: { $face }
space-rift-order-grapple = { $unit } gegen { $target }
space-rift-order-ignore = { $count ->
        [0] Keinen ignorieren
       *[other] { $count } ignorieren
    }
space-rift-order-retire = Nach { $to } zurückweichen
space-rift-order-evade = Nach { $to } ausweichen
space-rift-order-battle-back = Gegenschlag ({ $cost })
space-rift-order-pursue = Verfolgen ({ $cost })
space-rift-order-keep = „{ $card }“ behalten
space-rift-order-take-stars = { $count ->
        [one] { $count } Stern nehmen
       *[other] { $count } Sterne nehmen
    }
space-rift-order-take-card = { $count ->
        [0] Eine Kampfkarte nehmen
        [one] { $count } Stern und eine Kampfkarte nehmen
       *[other] { $count } Sterne und eine Kampfkarte nehmen
    }
space-rift-order-sell = „{ $card }“ verkaufen für { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
space-rift-order-done = Fertig
space-rift-order-done-card = Keine Karte spielen
space-rift-order-done-orders = Befehle beenden
space-rift-order-done-movement = Bewegung beenden
space-rift-order-done-combat = Kampf beenden
space-rift-order-done-sale = Keine verkaufen
space-rift-order-done-again = Stehen bleiben
space-rift-order-done-reroll = Den Rest behalten
space-rift-order-done-back = Nicht zurückschlagen
space-rift-order-done-pursue = Hier bleiben
space-rift-order-done-bonus = Kein weiterer Angriff
space-rift-order-concede = Aufgeben
space-rift-order-offer-draw = Remis anbieten
space-rift-order-accept-draw = Remis annehmen
space-rift-order-refuse-draw = Weiterspielen

## Die Textfassung

space-rift-text-unit = { $unit } { $code }
space-rift-text-order = { $code }: { $order }
space-rift-text-stand = { $side }: Punkte { $score } von { $wins }, Sterne { $stars }, Kommandostufe { $rating }, Befehlskarten { $commands }, Kampfkarten { $combats }.
space-rift-text-plan = Im Spiel: „{ $card }“. Befehle übrig: { $left }.
space-rift-text-dial = Scheibe des Risses: { $ways }.
space-rift-text-card = { $side } hat { $count } × „{ $card }“: { $text }
space-rift-text-combat-card = { $side } hat { $count } × „{ $card }“ ({ $cost }): { $when }. { $text }
space-rift-text-type = Art
space-rift-text-cards = Karten
space-rift-text-left = Links
space-rift-text-center = Mitte
space-rift-text-right = Rechts

## Was verhindert, dass ein Szenario gespielt werden kann

space-rift-load-no-scenario = Es gibt kein Szenario „{ $name }“.
space-rift-load-format = Das ist kein Szenario dieser Art: „{ $name }“.
space-rift-load-id = Eine Kennung hat bis zu vierzig Kleinbuchstaben, Ziffern und Bindestriche.
space-rift-load-title = Ein Titel ist nötig, mit bis zu achtzig Zeichen.
space-rift-load-bounds = Es müssen { $least } bis { $most } sein.
space-rift-load-units = Es sind { $count } Einheiten. Eine Seite hat bis zu sechzehn und mindestens eine.
space-rift-load-no-type = Es gibt keine Einheit „{ $name }“.
space-rift-load-no-heavy = „{ $name }“ gibt es nicht als schwere Einheit.
space-rift-load-taken = Auf { $hex } ist schon etwas.
space-rift-load-dead-star = Auf { $hex } ist ein toter Stern. Stell die Einheit anderswohin.
space-rift-load-parted = Die Felder eines Planeten hängen nicht zusammen.
space-rift-load-touching = Auf { $hex } berührt ein Planet einen anderen. Lass ein Feld dazwischen.
space-rift-load-planets = Es sind { $count } Planetenfelder. Mehr als sechzehn gehen nicht.
space-rift-load-orbit = Die Plattform auf { $hex } muss neben einem einzigen Planeten sein und auf keinem.
space-rift-load-sector = Ein Sektor wird genannt, wo einer zu räumen ist, und nur dort.
space-rift-load-tiles = Ein Riss hat sechs Felder, die alle zusammenhängen.
space-rift-load-crews = Eine Seite hat einen bis drei Sitze.

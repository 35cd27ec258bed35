### Space Rift: die Texte des Tischs. Zahlen der Regeln sind Argumente, nie Teil eines Satzes.

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
    .trait = Schnell und für Großschiffe schwer zu treffen.
space-rift-type-DD = Zerstörer
    .trait = Springt mit Warp bis zu { $warp } Felder weit neben einen Gegner und darf verfolgen.
space-rift-type-CR = Kreuzer
    .trait = Das Rückgrat der Flotte.
space-rift-type-BB = Schlachtschiff
    .trait = Schwere Kanonen, nah und fern.
space-rift-type-FS = Flaggschiff
    .trait = Eigene Einheiten daneben dürfen einen Alarm mehr ignorieren. Sein Verlust senkt die Kommandostufe.
space-rift-type-CV = Träger
    .trait = Seine Jäger geben Würfel im Nahkampf oder fliegen einen Ausfall.
space-rift-type-TP = Transporter
    .trait = Bringt Sterne, solange kein Gegner daneben steht.
space-rift-type-SP = Plattform
    .trait = Umkreist ihren Planeten und schießt ohne Sichtlinie.
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
space-rift-faces-none = keine Würfel

space-rift-deck-command = Befehlskarten
space-rift-deck-combat = Kampfkarten

space-rift-phase-start = Zugbeginn
space-rift-phase-rift = Der Riss
space-rift-phase-command = Befehlskarte
space-rift-phase-orders = Befehle
space-rift-phase-movement = Bewegung
space-rift-phase-combat = Kampf
space-rift-phase-end = Zugende
space-rift-phase-over = Schlacht vorbei

## Szenarien

space-rift-scenario-srb-01 = Erstes Licht
    .blurb = Zwei Patrouillen treffen sich im Morgenlicht über einem namenlosen Mond. Gut als erste Schlacht: ohne Kampfkarten.
space-rift-scenario-srb-02 = Der Schlackengürtel
    .blurb = Ein dünner Asteroidengürtel trennt die Flotten, und jede Lücke ist bewacht.
space-rift-scenario-srb-03 = Zwei Flaggen über Halden
    .blurb = Ein Planet in der Mitte. Halte ihn und punkte, oder greif an, wer ihn hält.
space-rift-scenario-srb-04 = Der Brask-Konvoi
    .blurb = Süd bringt Transporter durch eine Kette von Kaperschiffen. Nord muss sie aufhalten.
space-rift-scenario-srb-05 = Sturm auf Ankerstation
    .blurb = Nord hält die Umlaufbahnen mit Plattformen. Süd muss die Mitte räumen.
space-rift-scenario-srb-06 = Nacht der langen Kanonen
    .blurb = Zwei volle Schlachtlinien mit Trägern dahinter und Wracks dazwischen.
space-rift-scenario-srr-01 = Die Falte bei Tessary
    .blurb = Eine erste Schlacht mit dem Riss: ein dichtes Knäuel in der Mitte, freier Raum ringsum.
space-rift-scenario-srr-02 = Faden durch den Gürtel
    .blurb = Der Riss liegt in einer Linie auf der mittleren Reihe und schiebt und zieht daher weit.
space-rift-scenario-srr-03 = Schleier über zwei Welten
    .blurb = Zwei Planeten sind zu halten, und der Riss dazwischen kann jeden von ihnen bedecken.
space-rift-scenario-srr-04 = Die treibende Küste
    .blurb = Der Riss liegt am Ostrand. Plättchen, die hinaustreiben, legst du wieder an.
space-rift-scenario-srr-05 = Untiefe der Wracks
    .blurb = Trümmer, tote Sterne, Meteore und ein Riss, der sie nacheinander bedeckt.
space-rift-scenario-srr-06 = Der lange Umweg
    .blurb = Ein hoher Riss ist die Brücke zwischen zwei Flotten, die beide durchbrechen wollen.

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

## Wirkungen der Karten: ein Satz für jede Wirkung

space-rift-effect-order = Befehle für { $units }: bis zu { $slots }.
space-rift-effect-dice-more = Dieser Wurf hat { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    } mehr.
space-rift-effect-dice-fewer = Dieser Wurf hat { $count ->
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
space-rift-effect-boost = Die Einheit darf bis zu { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } weiter ziehen.
space-rift-effect-forbid-move = Einheiten mit Befehl dürfen nicht ziehen.
space-rift-effect-forbid-close = Einheiten mit Befehl dürfen nicht im Nahkampf kämpfen.
space-rift-effect-move-after = Nach ihrem Kampf darf jede Einheit mit Befehl noch einmal ziehen, bis zu { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } weit.
space-rift-effect-draw-keep = Zieh am Zugende { $draw } Karten als Ersatz für diese und behalte { $keep }.
space-rift-effect-stars = Du bekommst { $count ->
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
space-rift-effect-restore-rolled = Würfle für jede Einheit ohne Gegner daneben, bis zu { $count }, einen Würfel. Das Zeichen ihrer Klasse oder ein Volltreffer bringt ein Schiff zurück.
space-rift-effect-restore-clear = Heb die Alarme dort auf.
space-rift-effect-reroll = Würfle bis zu { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    } neu.
space-rift-effect-reroll-any = Würfle beliebig viele Würfel neu.
space-rift-effect-convert = Jedes Zeichen dieser Art zählt nur als Treffer, und kein Schild hält es auf: { $face }.
space-rift-effect-shields-off = Die Schilde des Ziels halten keine Volltreffer auf.
space-rift-effect-no-terrain = Das Feld des Ziels kostet keine Würfel.
space-rift-effect-prevent = Verhindere { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }.
space-rift-effect-ignore-alerts = Ignoriere alle Alarme dieses Wurfs.
space-rift-effect-free-pursuit = Die Einheit darf kostenlos verfolgen, gleich welcher Art sie ist.
space-rift-effect-strike-first = Deine Einheit würfelt zuerst, mit { $count ->
        [0] ihren üblichen Würfeln
        [one] { $count } Würfel mehr
       *[other] { $count } Würfeln mehr
    }. Der Angriff geht nur weiter, wenn der Angreifer überlebt und auf seinem Feld bleibt.
space-rift-effect-evade = Deine Einheit weicht aus, bis zu { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } zurück. Der Angriff ist verbraucht.
space-rift-effect-take-ship = Eine eigene Einheit ({ $unit }) und eine gegnerische daneben ({ $class }, mindestens { $ships } Schiffe) würfeln je { $dice } Würfel und einen mehr für jedes Schiff. Würfelst du mehr Sterne, nimm ihr ein Schiff weg.
space-rift-effect-discard = Der Gegner wirft { $count ->
        [one] eine zufällige Kampfkarte
       *[other] { $count } zufällige Kampfkarten
    } ab.
space-rift-effect-copy = Tu, was die letzte Befehlskarte des Gegners tat, im selben Abschnitt des Spielfelds. Gibt es keine: Befehle für { $count ->
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
space-rift-count-rating-more = deiner Kommandostufe plus { $more }
space-rift-slot-left = { $count } links
space-rift-slot-center = { $count } in der Mitte
space-rift-slot-right = { $count } rechts
space-rift-slot-any = { $count } an jedem Ort
space-rift-range-close = im Nahkampf
space-rift-range-ranged = im Fernkampf
space-rift-range-any = in jedem Kampf

## Fenster der Kampfkarten

space-rift-window-opening = Vor deiner Befehlskarte
space-rift-window-ordered = Nach deinen Befehlen
space-rift-window-move = Bevor eine Einheit mit Befehl zieht
space-rift-window-moved = Nach der Bewegung, in jedem Zug
space-rift-window-declared-own = Bevor deine Einheit würfelt
space-rift-window-declared-enemy = Bevor der Gegner gegen deine Einheit würfelt
space-rift-window-rolled-own = Nach dem Wurf deiner Einheit
space-rift-window-rolled-enemy = Nach dem gegnerischen Wurf gegen deine Einheit
space-rift-window-alert = Wenn deine Einheit mehr Alarme hat, als sie ignorieren darf
space-rift-window-vacated = Nachdem dein Angriff im Nahkampf ein Feld geleert hat
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
space-rift-cell-markers-covered = Marker von { $side } unter dem Riss, zählen nicht: { $count }
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

## Ereignisse: das Logbuch

space-rift-event-turn-started = Zug { $turn }: { $side }.
space-rift-event-stars-gained = { $side } bekommt { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    } und hat jetzt { $stars } ({ $why }).
space-rift-event-stars-paid = { $side } zahlt { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    } und hat noch { $stars } ({ $why }).
space-rift-event-markers-placed = { $side } legt { $count ->
        [one] einen Marker
       *[other] { $count } Marker
    } auf { $at }.
space-rift-event-sector-cleared = { $side } hat den Abschnitt geräumt und bekommt einen Marker.
space-rift-event-meteors-rolled = Meteorwürfel: { $faces }.
space-rift-event-meteor-row = Die Würfel zeigen { $first } und { $second }: Ein Meteor kommt bei { $at } herein.
space-rift-event-meteor-moved = Ein Meteor fliegt von { $from } nach { $to }.
space-rift-event-meteor-entered = Ein Meteor erreicht { $at }.
space-rift-event-meteor-gone = Der Meteor auf { $at } ist fort.
space-rift-event-meteor-struck = Ein Meteor schlägt auf { $at } ein: { $unit }.
space-rift-event-command-played = { $side } spielt „{ $card }“.
space-rift-event-command-copied = { $side } spielt „{ $card }“. Die Karte wirkt wie „{ $other }“.
space-rift-event-ordered = { $unit } bekommt einen Befehl.
space-rift-event-alert-placed = { $unit } steht jetzt unter Alarm.
space-rift-event-alert-cleared = { $unit } steht nicht mehr unter Alarm.
space-rift-event-repair-rolled = { $unit } würfelt zur Reparatur: { $face }.
space-rift-event-restored = { $unit } bekommt ein Schiff zurück und hat { $ships }.
space-rift-event-restored-escort = { $unit } bekommt ein Begleitschiff zurück und hat { $ships }.
space-rift-event-moved = { $unit } zieht von { $from } nach { $to }.
space-rift-event-jumped = { $unit } springt durch den Riss von { $from } nach { $to }.
space-rift-event-retired = { $unit } weicht von { $from } nach { $to } zurück.
space-rift-event-evaded = { $unit } weicht von { $from } nach { $to } aus.
space-rift-event-pursued = { $unit } verfolgt bis { $to }.
space-rift-event-exited = { $unit } verlässt die Schlacht bei { $from }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $side }.
space-rift-event-declared-close = { $unit } greift { $target } an: { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }.
space-rift-event-declared-ranged = { $unit } schießt aus { $range } Feldern Entfernung auf { $target }: { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }.
space-rift-event-declared-bonus = { $unit } greift { $target } noch einmal an: { $dice ->
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
space-rift-event-launched = { $unit } lässt Jäger nach { $at } starten.
space-rift-event-combat-played = { $side } spielt „{ $card }“.
space-rift-event-reacted = { $side } antwortet mit „{ $card }“.
space-rift-event-rolled = { $unit } würfelt { $faces }.
space-rift-event-rolled-meteor = Der Meteor würfelt { $faces } gegen { $target }.
space-rift-event-rerolled = { $unit } würfelt neu: { $faces }.
space-rift-event-hit = { $hits ->
        [0] { $unit } wird nicht getroffen.
        [one] { $unit } bekommt { $hits } Treffer.
       *[other] { $unit } bekommt { $hits } Treffer.
    }
space-rift-event-ships-lost = { $unit } verliert { $by ->
        [one] { $by } Schiff
       *[other] { $by } Schiffe
    } und hat noch { $ships }.
space-rift-event-escorts-lost = { $unit } verliert { $by ->
        [one] { $by } Begleitschiff
       *[other] { $by } Begleitschiffe
    } und hat noch { $ships }.
space-rift-event-hull-broken = { $unit }: { $faces }. Der Rumpf ist zerstört.
space-rift-event-hull-holds = { $unit }: { $faces }. Der Rumpf hält.
space-rift-event-eliminated = { $unit } ist auf { $at } ausgeschaltet: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $side }.
space-rift-event-wreck-left = Das Wrack hinterlässt Trümmer auf { $at }.
space-rift-event-rating-fell = Die Kommandostufe von { $side } fällt auf { $rating }.
space-rift-event-alerts-ignored = { $unit } ignoriert { $count ->
        [one] { $count } Alarm
       *[other] { $count } Alarme
    }.
space-rift-event-spent = { $unit } hat den Angriff verbraucht.
space-rift-event-grappled = { $unit } und { $target } kämpfen um ein Schiff: { $own } gegen { $enemy }.
space-rift-event-cards-drawn = { $side } zieht { $deck }: { $count }.
space-rift-event-card-drawn = { $side } zieht „{ $card }“.
space-rift-event-card-offered = { $side } darf behalten: „{ $card }“.
space-rift-event-card-kept = { $side } behält „{ $card }“.
space-rift-event-card-discarded = { $side } wirft „{ $card }“ ab.
space-rift-event-reshuffled = Die Ablage wird zu einem neuen Stapel gemischt ({ $deck }).
space-rift-event-turn-ended = { $side } beendet den Zug.
space-rift-event-conceded = { $side } gibt auf.
space-rift-event-draw-offered = { $side } bietet Remis an.
space-rift-event-draw-accepted = { $side } nimmt das Remis an.
space-rift-event-draw-refused = { $side } spielt weiter.
space-rift-event-draw-lapsed = Das Remisangebot verfällt.
space-rift-event-won = { $side } gewinnt. { $reason }
space-rift-event-drawn = Die Schlacht endet remis. { $reason }

space-rift-event-rift-rolled = { $side } würfelt für den Riss: { $dice }.
space-rift-event-rift-stirred = Der Riss zieht { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } nach { $direction } (Zahl { $number }).
space-rift-event-rift-central = Plättchen { $tile } zieht nach { $to }.
space-rift-event-rift-pushed = Plättchen { $tile } wird nach { $to } geschoben.
space-rift-event-rift-pulled = Plättchen { $tile } wird nach { $to } gezogen.
space-rift-event-rift-over-edge = Plättchen { $tile } verlässt das Spielfeld.
space-rift-event-rift-aside = Plättchen { $tile } wird beiseitegelegt.
space-rift-event-rift-aside-unit = Plättchen { $tile } wird beiseitegelegt, mit ihm { $unit }.
space-rift-event-rift-placed = Plättchen { $tile } wird auf { $at } gelegt.
space-rift-event-rift-parted = Der Riss hat eine Lücke. Abgetrennte Plättchen: { $tiles }.
space-rift-event-rift-closed = Plättchen { $tile } zieht von { $from } nach { $to } und schließt die Lücke.
space-rift-event-rift-carried = { $unit } treibt mit Plättchen { $tile } nach { $to }.
space-rift-event-rift-caught = Plättchen { $tile } kommt auf { $at } zur Ruhe, unter { $unit }.
space-rift-event-rift-left-behind = { $unit } bleibt auf { $at } im Orbit, und Plättchen { $tile } zieht weiter.
space-rift-event-rift-lifted = { $unit } macht auf Plättchen { $tile } Platz für { $other }.
space-rift-event-rift-settled = { $unit } wird auf { $at } abgesetzt, auf Plättchen { $tile }.
space-rift-event-rift-settled-beside = { $unit } wird auf { $at } abgesetzt, neben dem Riss.
space-rift-event-rift-folded = Der Raum faltet sich auf Plättchen { $tile }. Dort ist keine Einheit.
space-rift-event-rift-folded-unit = Der Raum faltet sich auf Plättchen { $tile } und erfasst { $unit }.
space-rift-event-rift-flung = { $unit } wird von { $from } nach { $to } geschleudert (Reihe { $row }, Feld { $column }).
space-rift-event-rift-flung-back = { $unit } findet in der Reihe kein freies Feld und bleibt auf { $from } (Reihe { $row }, Feld { $column }).

space-rift-why-roll = gewürfelt
space-rift-why-income = Transporter
space-rift-why-reward = Zugende
space-rift-why-sale = Karte verkauft
space-rift-why-card = Kampfkarte
space-rift-why-impulse = voller Impuls
space-rift-why-clear = Alarm aufgehoben
space-rift-why-battle-back = Gegenschlag
space-rift-why-pursuit = Verfolgung

## Enden: der Grund als Satz

space-rift-ending-victory = Die Siegerseite hat genug Siegpunkte.
space-rift-ending-destroyed = Eine Flotte hat keine Einheiten mehr.
space-rift-ending-last-turn = Der letzte Zug ist vorbei.
space-rift-ending-conceded = Die andere Seite hat aufgegeben.
space-rift-ending-agreed = Beide Seiten haben sich auf Remis geeinigt.
space-rift-ending-departed = Die letzten Einheiten einer Flotte haben das Spielfeld verlassen. Der größere Anteil an den Punkten zum Sieg entscheidet.

## Ablehnungen: erst der Grund, dann was zu tun ist

space-rift-refusal-over = Die Schlacht ist vorbei.
space-rift-refusal-not-asked = Die andere Seite muss zuerst entscheiden. Warte auf ihre Entscheidung.
space-rift-refusal-other-phase = Das gehört in die Phase „{ $wanted }“. Jetzt ist die Phase „{ $now }“.
space-rift-refusal-busy = Entscheide erst: { $asked }.
space-rift-refusal-unasked = Das beantwortet eine Frage, die jetzt nicht offen ist: { $asked }.
space-rift-refusal-commander = Das entscheidet nur dein Flottenkommando. Überlass es ihm.
space-rift-refusal-other-sector = Diese Einheit führt ein anderes Kommando deiner Seite. Überlass sie ihm.
space-rift-refusal-not-your-unit = Das ist keine deiner Einheiten in der Schlacht. Wähle eine eigene.
space-rift-refusal-no-card = Diese Befehlskarte hast du nicht. Wähle eine aus deiner Hand.
space-rift-refusal-not-drawn = Diese Befehlskarte hast du nicht gezogen. Behalte eine von denen, die du gezogen hast.
space-rift-refusal-no-reaction = Diese Befehlskarte ist keine Antwort. Spiel sie in deinem eigenen Zug.
space-rift-refusal-not-held = Diese Kampfkarte hast du nicht. Wähle eine aus deiner Hand.
space-rift-refusal-has-orders = Die Einheit hat schon einen Befehl. Wähle eine andere.
space-rift-refusal-no-orders = Die Karte hat keinen Befehl mehr für diese Einheit. Nimm einen Befehl zurück, oder mach weiter.
space-rift-refusal-out-of-section = Dieser Befehl gilt für einen anderen Abschnitt: { $sector }. Wähle dort eine Einheit.
space-rift-refusal-other-class = Dieser Befehl gilt nur für eine Klasse: { $class }. Wähle eine Einheit dieser Klasse.
space-rift-refusal-far-from-flag = Dieser Befehl reicht { $hexes ->
        [one] { $hexes } Feld
       *[other] { $hexes } Felder
    } weit vom Flaggschiff. Wähle eine nähere Einheit.
space-rift-refusal-no-marker = Die Einheit steht nicht unter Alarm. Wähle eine unter Alarm.
space-rift-refusal-not-ordered = Die Einheit hat in diesem Zug keinen Befehl. Wähle eine mit Befehl.
space-rift-refusal-has-moved = Die Einheit ist in diesem Zug schon gezogen. Wähle eine andere.
space-rift-refusal-too-far = Die Einheit zieht nur { $hexes ->
        [one] { $hexes } Feld
       *[other] { $hexes } Felder
    } weit. Wähle ein näheres Feld.
space-rift-refusal-no-way = Etwas auf dem Weg sperrt ihn oder hält die Einheit an. Zieh darum herum, oder halte davor.
space-rift-refusal-warp-alone = So weit kommt die Einheit nur mit Warp, und der muss neben einem Gegner enden. Wähle ein näheres Feld oder eines neben einem Gegner.
space-rift-refusal-edge-too-far = Die Einheit kann das Spielfeld mit dieser Bewegung nicht verlassen. Zieh erst näher an den Rand.
space-rift-refusal-plain-move = Eine zweite Bewegung erlaubt keinen vollen Impuls. Wähle ein Feld in Reichweite.
space-rift-refusal-occupied = Dort steht eine andere Einheit. Wähle ein leeres Feld.
space-rift-refusal-impulse-needed = Das Feld ist ein Feld zu weit. Zieh mit vollem Impuls dorthin.
space-rift-refusal-no-need = Die Bewegung braucht keinen vollen Impuls. Zieh ohne ihn dorthin.
space-rift-refusal-stays-put = Deine Befehlskarte erlaubt in diesem Zug keine Bewegung. Beende die Bewegung.
space-rift-refusal-planet-from-afar = Eine Einheit betritt einen Planeten nur von einem Feld daneben, am Anfang ihrer Bewegung. Zieh erst neben den Planeten.
space-rift-refusal-dead-star = Keine Einheit kann in einen toten Stern fliegen. Wähle ein anderes Feld.
space-rift-refusal-meteor = Dort ist ein Meteor. Wähle ein anderes Feld.
space-rift-refusal-out-of-orbit = Eine Plattform muss im Orbit ihres Planeten bleiben. Wähle ein Feld neben dem Planeten.
space-rift-refusal-no-exit = Ein Durchbruch ist kein Ziel deiner Seite. Bleib auf dem Spielfeld.
space-rift-refusal-held-by-rift = Die Einheit kam in diesem Zug auf den Riss und muss dort bleiben. Wähle eine andere.
space-rift-refusal-has-fought = Die Einheit hat in diesem Zug schon gekämpft. Wähle eine andere.
space-rift-refusal-landed = Die Einheit kam auf einen Planeten und kann in diesem Zug nicht kämpfen. Wähle eine andere.
space-rift-refusal-platform-moved = Eine Plattform, die gezogen ist, kämpft in diesem Zug nicht. Wähle eine andere Einheit.
space-rift-refusal-no-target = Diese Einheit ist nicht mehr in der Schlacht. Wähle ein anderes Ziel.
space-rift-refusal-own-target = Das ist deine eigene Einheit. Wähle einen Gegner.
space-rift-refusal-not-pursuer = Nach einer Verfolgung darf nur die Einheit angreifen, die verfolgt hat. Wähle sie, oder mach weiter.
space-rift-refusal-not-beside = Nach einer Verfolgung darf die Einheit nur einen Gegner neben sich angreifen. Wähle dort ein Ziel, oder mach weiter.
space-rift-refusal-enemy-adjacent = Neben der Einheit steht ein Gegner. Greif ihn im Nahkampf an.
space-rift-refusal-no-sight = Etwas versperrt die Sichtlinie. Wähle ein anderes Ziel.
space-rift-refusal-no-close-quarters = Deine Befehlskarte verbietet in diesem Zug den Nahkampf. Wähle ein Ziel, das nicht neben der Einheit steht.
space-rift-refusal-no-dice = Der Angriff hätte keine Würfel mehr. Wähle ein anderes Ziel, oder greif von einem anderen Feld an.
space-rift-refusal-no-carrier = Nur ein Träger kann einen Ausfall fliegen. Wähle einen Träger.
space-rift-refusal-no-wing = Der Träger hat keine Jäger mehr. Wähle einen anderen.
space-rift-refusal-carrier-moved = Ein Träger, der in diesem Zug gezogen ist, kann keinen Ausfall fliegen. Wähle einen anderen.
space-rift-refusal-no-launch = Die Jäger erreichen kein freies Feld neben diesem Ziel. Wähle ein anderes Ziel.
space-rift-refusal-no-answer = Eine Einheit schlägt nur im Nahkampf zurück, von ihrem eigenen Feld aus und nicht, wenn sie zuerst gewürfelt hat. Nimm den Wurf hin.
space-rift-refusal-no-pursuit = Nur ein Zerstörer verfolgt, und nur auf ein Feld daneben, das sein eigener Angriff geleert hat. Bleib, wo du bist.
space-rift-refusal-not-there = Die Einheit muss so weit zurückweichen, wie sie kann, über freie Felder. Wähle ein markiertes Feld.
space-rift-refusal-no-window = Die Karte ist für einen anderen Moment: „{ $window }“. Heb sie dafür auf.
space-rift-refusal-for-unit = Die Karte wird für eine Einheit gespielt. Wähle auch die Einheit.
space-rift-refusal-for-no-unit = Die Karte wird nicht für eine einzelne Einheit gespielt. Spiel sie ohne eine.
space-rift-refusal-one-card = Du hast in diesem Zug schon eine Kampfkarte gespielt. Heb diese für einen anderen Zug auf.
space-rift-refusal-none-eliminated = Die Karte braucht eine gegnerische Einheit, die in diesem Zug ausgeschaltet wurde. Heb sie bis dahin auf.
space-rift-refusal-attacks-only = Die Karte wirkt nur bei Angriffen, und das ist keiner. Heb sie für einen Angriff auf.
space-rift-refusal-other-range = Die Karte wirkt nur { $range }. Heb sie für später auf.
space-rift-refusal-card-class = Die Karte ist für Einheiten einer anderen Klasse. Heb sie für eine solche auf.
space-rift-refusal-no-use = Die Karte hätte jetzt keine Wirkung. Heb sie für später auf.
space-rift-refusal-no-face = Kein Würfel zeigt dieses Zeichen. Wähle ein gewürfeltes Zeichen.
space-rift-refusal-no-flagship = Das ist keines deiner Flaggschiffe in der Schlacht. Wähle eines davon.
space-rift-refusal-no-repair = Die Einheit kann kein Schiff zurückbekommen. Wähle eine, die ein Schiff verloren hat.
space-rift-refusal-no-grapple = Diese beiden Einheiten können nicht um ein Schiff kämpfen. Wähle zwei, die nebeneinander stehen.
space-rift-refusal-no-combat-cards = Es gibt keine Kampfkarte mehr zu nehmen. Nimm die Sterne.
space-rift-refusal-offer-pending = In diesem Zug wurde schon Remis angeboten. Biete es in einem anderen Zug an.
space-rift-refusal-no-offer = Niemand hat dir Remis angeboten. Biete selbst eines an.
space-rift-refusal-out-of-range = Die Kanonen der Einheit reichen { $range ->
        [one] { $range } Feld
       *[other] { $range } Felder
    } weit. Komm näher.
space-rift-refusal-allowance = Die Einheit darf { $most ->
        [0] keinen Alarm
        [one] nur { $most } Alarm
       *[other] nur { $most } Alarme
    } ignorieren. Wähle eine kleinere Zahl.
space-rift-refusal-stars = Du brauchst { $need ->
        [one] { $need } Stern
       *[other] { $need } Sterne
    } und hast { $have }.
space-rift-refusal-drift-place-first = Leg erst das Plättchen, das das Spielfeld verlassen hat, neben den Riss.
space-rift-refusal-drift-close-first = Schließ erst die Lücke im Riss mit einem Plättchen.
space-rift-refusal-drift-settle-first = Setz erst die Einheit ab, die Platz machen musste.
space-rift-refusal-drift-covered = Ein Plättchen bedeckt dieses Feld schon. Wähle ein Feld ohne Plättchen.
space-rift-refusal-drift-not-beside = Das Plättchen muss neben einem anderen zurückkommen. Wähle ein Feld neben dem Riss.
space-rift-refusal-drift-strands = Von dort aus würde der Riss nicht wieder ganz. Wähle ein anderes Feld.
space-rift-refusal-drift-moved = Das Plättchen hat sich in diesem Zug schon bewegt. Wähle ein anderes.
space-rift-refusal-drift-not-open = In dieser Bewegung hat kein Plättchen dieses Feld verlassen. Wähle eines, das ein Plättchen verlassen hat.
space-rift-refusal-drift-too-far = So weit kann das Plättchen jetzt nicht ziehen. Wähle ein näheres Feld oder ein anderes Plättchen.
space-rift-refusal-drift-no-gain = Das brächte kein Plättchen zum Riss zurück. Wähle ein anderes Plättchen oder Feld.
space-rift-refusal-drift-dead-end = Danach würde der Riss nicht wieder ganz. Wähle ein anderes Plättchen oder Feld.
space-rift-refusal-drift-taken = Dort steht eine Einheit. Wähle ein freies Feld.
space-rift-refusal-drift-no-tile = Die Einheit muss auf ein freies Plättchen oder, wenn keines frei ist, neben den Riss. Wähle ein solches Feld.

## Offene Entscheidungen, in Ablehnungen genannt

space-rift-asked-begin = ob der Zug beginnt
space-rift-asked-place = wohin du ein Plättchen des Risses legst
space-rift-asked-close = welches Plättchen die Lücke im Riss schließt
space-rift-asked-settle = wohin du eine Einheit setzt, die Platz machen musste
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
space-rift-asked-reserve = welche weitere Einheit einen Befehl bekommt
space-rift-asked-grapple = welche Einheiten um ein Schiff kämpfen
space-rift-asked-again = ob eine Einheit noch einmal zieht
space-rift-asked-keep = welche Befehlskarte du behältst
space-rift-asked-reroll = welche Würfel du neu würfelst
space-rift-asked-ignore = wie viele Alarme du ignorierst
space-rift-asked-retire = wohin eine Einheit zurückweicht
space-rift-asked-evade = wohin eine Einheit ausweicht
space-rift-asked-back = ob du zurückschlägst
space-rift-asked-pursue = ob du verfolgst
space-rift-asked-bonus = ob eine Einheit noch einmal angreift
space-rift-asked-nothing = was als Nächstes kommt

## Anfragen: die Zeile ganz oben

space-rift-prompt-ask-begin = { $seat }, beginne deinen Zug.
space-rift-prompt-ask-place = Plättchen { $tile } hat das Spielfeld verlassen. { $seat }, leg es neben den Riss.
space-rift-prompt-ask-close = Der Riss hat eine Lücke. { $seat }, wähle ein Plättchen, das sie schließt.
space-rift-prompt-ask-settle = { $seat }, wähle ein Plättchen für { $unit }.
space-rift-prompt-ask-opening = { $seat }, vor der Befehlskarte eine Kampfkarte spielen?
space-rift-prompt-ask-command = { $seat }, spiel eine Befehlskarte.
space-rift-prompt-ask-orders = { $seat }, gib deinen Einheiten Befehle.
space-rift-prompt-ask-ordered = Die Befehle sind gegeben. { $seat }, eine Kampfkarte spielen?
space-rift-prompt-ask-movement = { $seat }, zieh mit Einheiten, die einen Befehl haben.
space-rift-prompt-ask-moved = Die Bewegung ist vorbei. { $seat }, eine Kampfkarte spielen?
space-rift-prompt-ask-combat = { $seat }, greif mit Einheiten an, die einen Befehl haben.
space-rift-prompt-ask-ending = Der Zug geht zu Ende. { $seat }, eine Kampfkarte spielen?
space-rift-prompt-ask-reward = { $seat }, nimm Sterne, oder weniger Sterne und eine Kampfkarte.
space-rift-prompt-ask-sale = { $seat }, eine Kampfkarte verkaufen?
space-rift-prompt-ask-signal = { $seat }, wähle das Flaggschiff, das die Befehle gibt.
space-rift-prompt-ask-clear = { $seat }, heb Alarme auf: noch { $left }.
space-rift-prompt-ask-restore = { $seat }, wähle Einheiten für die Reparatur: noch { $left }.
space-rift-prompt-ask-reserve = { $seat }, gib noch einer Einheit einen Befehl, an jedem Ort.
space-rift-prompt-ask-grapple = { $seat }, wähle, welche Einheiten um ein Schiff kämpfen.
space-rift-prompt-ask-again = { $seat }, { $unit } darf noch einmal ziehen.
space-rift-prompt-ask-keep = { $seat }, behalte eine Befehlskarte.
space-rift-prompt-ask-declared-own = { $unit } würfelt gleich gegen { $target }. { $seat }, eine Karte spielen?
space-rift-prompt-ask-declared-enemy = { $unit } würfelt gleich gegen { $target }. { $seat }, eine Karte spielen?
space-rift-prompt-ask-rolled-own = { $unit } hat gewürfelt: { $faces }. { $seat }, eine Karte spielen?
space-rift-prompt-ask-rolled-enemy = Der Wurf gegen { $target } zeigt { $faces }. { $seat }, eine Karte spielen?
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
space-rift-prompt-wait = Warten auf { $seat }: { $phase }.
space-rift-prompt-over-win = { $seat } gewinnt die Schlacht.
space-rift-prompt-over-draw = Die Schlacht endet remis.

## Befehle: Knöpfe

space-rift-order-begin = Zug beginnen
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
space-rift-order-done-bonus = Nicht mehr angreifen
space-rift-order-concede = Aufgeben
space-rift-order-offer-draw = Remis anbieten
space-rift-order-accept-draw = Remis annehmen
space-rift-order-refuse-draw = Weiterspielen

## Die Textfassung

space-rift-text-unit = { $unit } { $code }
space-rift-text-order = { $code }: { $order }
space-rift-text-stand = { $side }: { $score } von { $wins } Punkten, Sterne { $stars }, Kommandostufe { $rating }, Befehlskarten { $commands }, Kampfkarten { $combats }.
space-rift-text-plan = Im Spiel: „{ $card }“. Befehle übrig: { $left }.
space-rift-text-dial = Scheibe des Risses: { $ways }.
space-rift-text-card = { $side } hat { $count } × „{ $card }“: { $text }
space-rift-text-combat-card = { $side } hat { $count } × „{ $card }“ ({ $cost }): { $when }. { $text }
space-rift-text-type = Art
space-rift-text-cards = Karten
space-rift-text-left = Links
space-rift-text-center = Mitte
space-rift-text-right = Rechts

## Fehler in Szenarien

space-rift-load-no-scenario = Es gibt kein Szenario „{ $name }“.
space-rift-load-format = Das ist kein Szenario von Space Rift. Sein Format ist „{ $name }“.
space-rift-load-id = Eine Kennung hat ein bis vierzig Kleinbuchstaben, Ziffern und Bindestriche.
space-rift-load-title = Ein Szenario braucht einen Titel mit ein bis achtzig Zeichen.
space-rift-load-bounds = Die Zahl muss von { $least } bis { $most } sein.
space-rift-load-units = Es sind { $count } Einheiten. Eine Seite hat eine bis sechzehn.
space-rift-load-no-type = Es gibt keine Einheitenart „{ $name }“.
space-rift-load-no-heavy = „{ $name }“ gibt es nicht als schwere Einheit.
space-rift-load-taken = { $hex } ist schon belegt.
space-rift-load-dead-star = Auf { $hex } ist ein toter Stern. Stell die Einheit anderswohin.
space-rift-load-parted = Die Felder eines Planeten hängen nicht zusammen.
space-rift-load-touching = Auf { $hex } berührt ein Planet einen anderen. Lass ein Feld dazwischen.
space-rift-load-planets = Es sind { $count } Planetenfelder. Ein Szenario hat höchstens sechzehn.
space-rift-load-orbit = Die Plattform auf { $hex } muss neben genau einem Planeten stehen und nicht auf ihm.
space-rift-load-sector = Ein Ziel nennt einen Abschnitt nur, wenn er zu räumen ist.
space-rift-load-tiles = Ein Riss hat sechs zusammenhängende Felder.
space-rift-load-crews = Eine Seite hat einen bis drei Sitze.

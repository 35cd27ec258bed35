### Saga: was sein Tisch sagt. Keine Zahl der Regeln steht hier: Zahlen sind Argumente.

## Sitze, Orte und Stücke

saga-seat-a = Altair
saga-seat-b = Bellatrix
saga-seat-c = Capella
saga-seat-d = Deneb
saga-seat-table = Der Tisch
saga-armada-blue = Blaue Armada
saga-armada-yellow = Gelbe Armada
saga-armada-own = deine Armada
saga-color-blue = Blau
saga-color-yellow = Gelb
saga-color-green = Grün
saga-color-red = Rot
saga-kind-jumpgate = Sprungtor
saga-kind-dawn = Dawn
saga-kind-black-hole = Schwarzes Loch
saga-kind-asteroid = Asteroidengürtel
saga-kind-planetary = Planetengürtel
saga-kind-open = Freier Raum
saga-kind-nebula = Dichter Nebel
saga-location = { $kind }, { $color }
saga-facts-hull = Rumpf { $hull }
saga-facts-points = { $points } SP
saga-facts-round = { $round ->
        [0] { $step }
       *[other] Runde { $round } von { $rounds }: { $step }
    }
saga-tile-S01 = Sprungtor
saga-tile-S02 = Dawn
saga-tile-S03 = Schwarzes Loch
saga-tile-A01 = Schlackenbank
saga-tile-A02 = Mahlsteinweite
saga-tile-A03 = Splitterdrift
saga-tile-A04 = Eisenfall
saga-tile-A05 = Ambossbruch
saga-tile-A06 = Hammerfeld
saga-tile-A07 = Kieselchor
saga-tile-A08 = Taumelzähne
saga-tile-A09 = Staublaterne
saga-tile-A10 = Scherbengarten
saga-tile-P01 = Halkyonquell
saga-tile-P02 = Tiefenwiege
saga-tile-P03 = Rubinflut
saga-tile-P04 = Altglut
saga-tile-P05 = Moosgrab
saga-tile-P06 = Grünspan
saga-tile-P07 = Blätterdach
saga-tile-P08 = Bernsteinschleier
saga-tile-P09 = Safran
saga-tile-P10 = Goldmond
saga-tile-O01 = Stillwasser
saga-tile-O02 = Dämmerweite
saga-tile-O03 = Grünstille
saga-tile-O04 = Laternenweg
saga-tile-N01 = Blauschwaden
saga-tile-N02 = Karminschwaden
saga-tile-N03 = Jadeschwaden
saga-tile-N04 = Bernsteinschwaden
saga-raider = Räuber (Stufe { $level })
saga-raider-any = Räuber
saga-ravager = Verwüster
saga-starbase = Sternenbasis
saga-xpm = XPM
saga-entity-ship = Kolonieschiff
saga-scan = Scanbericht { $number }
saga-boss-B1 = Schwarzer Träger
saga-boss-B2 = Verderbte Krähen
saga-boss-B3 = Roter Baron
saga-boss-B4 = Todesasteroid
saga-commander-CM1 = Ione Varga
saga-commander-CM2 = Teodor Lusk
saga-commander-CM3 = Sanaa Okafor
saga-commander-CM4 = Brandt Keele
saga-commander-CM5 = Priya Noor
saga-commander-CM6 = Elias Rook
saga-commander-CM7 = Mei Tanaka
saga-commander-CM8 = Zahir Aldine

## Einheiten und Verstärkungen

saga-gear-U01 = Lanzenfregatte
saga-gear-U02 = Bollwerkkorvette
saga-gear-U03 = Kurierstaffel
saga-gear-U04 = Ionenkanonenboot
saga-gear-U05 = Werkstattschiff
saga-gear-U06 = Vermessungskutter
saga-gear-U07 = Großkampfschiff
saga-gear-U08 = Ägiskreuzer
saga-gear-U09 = Sturmträger
saga-gear-U10B = Flaggschiff Meridian
saga-gear-U10Y = Sonnenbarke
saga-gear-U10G = Grüne Arche
saga-gear-U10R = Glutramme
saga-gear-W01 = Zielrechner
saga-gear-W02 = Deflektorgitter
saga-gear-W03 = Ionentriebwerk
saga-gear-W04 = Bergungsdeck
saga-gear-W05 = Nanitengewebe
saga-gear-W06 = Tiefenscanner
saga-gear-W07 = Singularitätskanone
saga-gear-W08 = Phasenschild
saga-gear-W09 = Faltantrieb
saga-gear-W10B = Taktiknetz
saga-gear-W10Y = Strömungssegel
saga-gear-W10G = Xenoarchiv
saga-gear-W10R = Überladungskern

## Aktionskarten

saga-action-CA01 = Notflicken
saga-action-CA02 = Erzkonvoi
saga-action-CA03 = Nachbrenner
saga-action-CA04 = Schwerkraftschleuder
saga-action-CA05 = Ruhige Hand
saga-action-CA06 = Festhalten
saga-action-CA07 = Traktorstoß
saga-action-CA08 = Schrotthandel
saga-action-CA09 = Sondenschwarm
saga-action-CA10 = Kühle Köpfe
saga-action-CA11 = Erste Salve
saga-action-CA12 = Weite Peilung
saga-action-CA13 = Glücksfall
saga-action-SA01 = Hilfskonvoi
saga-action-SA02 = Generalüberholung
saga-action-SA03 = Warpausflug
saga-action-SA04 = Bereinigung
saga-action-SA05 = Kiellanze
saga-action-SA06 = Vorgeschobene Werft
saga-action-SA07 = Alle Batterien
saga-action-SA08 = Geisterflug
saga-action-SA09 = Neue Kraft
saga-action-SA10 = Abgestimmte Bake

## Erkundungen, Ereignisse und Karten der Szenarien

saga-exploration-EX01 = Treibender Tanker
saga-exploration-EX02 = Stumme Bake
saga-exploration-EX03 = Piratenversteck
saga-exploration-EX04 = Glaskomet
saga-exploration-EX05 = Minenfeld
saga-exploration-EX06 = Zerstörter Konvoi
saga-exploration-EX07 = Singender Mond
saga-exploration-EX08 = Altes Schlachtfeld
saga-exploration-EX09 = Geistersignal
saga-exploration-EX10 = Erzader
saga-exploration-EX11 = Sturmfront
saga-exploration-EX12 = Verlassene Werft
saga-exploration-EX13 = Enge Passage
saga-exploration-EX14 = Schlafender Schwarm
saga-exploration-EX15 = Spiegelfeld
saga-exploration-EX16 = Rettungskapsel
saga-exploration-EX17 = Fremder Obelisk
saga-exploration-EX18 = Gebundene Rotation
saga-threat-EV01 = Ionenpeitsche
saga-threat-EV02 = Kreuzfeuer
saga-threat-EV03 = Schleichendes Leck
saga-threat-EV04 = Streik im Dock
saga-threat-EV05 = Laborsperre
saga-threat-EV06 = Dichtes Rauschen
saga-threat-EV07 = Ruf zur Beute
saga-threat-EV08 = Offenes Nest
saga-threat-EV09 = Blutgeruch
saga-threat-EV10 = Gehärtete Panzer
saga-threat-EV11 = Geplünderte Vorräte
saga-threat-EV12 = Stille Kanäle
saga-threat-EV13 = Erschütterte Führung
saga-threat-EV14 = Ausgewachsen
saga-extra-JG1 = Torgespenst
saga-extra-JG2 = Plasma-Aal
saga-extra-JG3 = Enterschwarm
saga-extra-JG4 = Rumpfkriecher
saga-extra-JG5 = Resonanzspitze
saga-extra-JG6 = Ausrichtungsfehler
saga-extra-JG7 = Klemmende Halterungen
saga-extra-JG8 = Saubere Kopplung
saga-extra-RR1 = Vorhut
saga-extra-RR2 = Finte
saga-extra-RR3 = Sperrfeuer
saga-extra-RR4 = Aufmarsch
saga-extra-RR5 = Feuertaufe
saga-extra-RR6 = Böses Omen
saga-extra-RR7 = Angehaltener Atem
saga-extra-RR8 = Sog
saga-report-IR1 = Östliches Echo
saga-report-IR2 = Geteiltes Signal
saga-report-IR3 = Kalte Spur
saga-report-IR4 = Spiegelpeilung
saga-report-IR5 = Schwache Trägerwelle
saga-report-IR6 = Rand der Karte

## Szenarien und was zu ihnen gehört

saga-scenario-ftj = Das Tor reparieren
    .blurb = Der Weg nach Hause ist zerstört. Sammelt die Teile, ehe die Räuber ihn vollends zerstören.
    .goal = Füllt jeden Platz des Sprungtors mit einem XPM, und habt keinen Boss im Spiel.
saga-scenario-spa = Sicheres Geleit
    .blurb = Geleitet ein Schiff voller Menschen am Schwarzen Loch und an den Bossen vorbei.
    .goal = Bringt das Kolonieschiff von Dawn zum Sprungtor.
saga-scenario-lst = Die verlorenen Sternenbasen
    .blurb = Findet die alten Basen, reaktiviert sie, und lasst sie das Sprungtor aufladen.
    .goal = Reaktiviert verlorene Sternenbasen, bis die Energieleiste voll ist.
saga-scenario-dis = Notruf
    .blurb = Findet die verschollenen Schiffe, und schleppt eines nach dem anderen zum Sprungtor.
    .goal = Bringt die Kolonieschiffe zum Sprungtor, jedes mit einem XPM an Bord.
saga-scenario-opc = Offener Kampf
    .blurb = Der Zerstörer des Sprungtors kehrt zurück. Haltet durch bis zum Ende.
    .goal = Haltet den Verwüster bis zum Ende vom Sprungtor fern, und habt dann keinen Boss im Spiel.
saga-scenario-arn = Arena
    .blurb = Jede Armada für sich: Lieferungen, Jagden, Duelle und Belagerungen.
    .goal = Sammle die meisten Siegpunkte.
saga-badge-boss = Boss
saga-badge-advance = Vorrücken
saga-badge-lost = Verlorene Sternenbasis
saga-badge-ravager = Verwüster
saga-badge-bounty = Kopfgeld
saga-counter-installed = XPMs im Sprungtor
saga-counter-retrieved = Gerettete Schiffe
saga-counter-power = Energieleiste
saga-encounter-repair = Sprungtor reparieren
saga-encounter-deliver = XPM ans Sprungtor liefern
saga-encounter-deliver_home = XPM in der Heimat abliefern
saga-project-load = XPM aufs Schiff laden
saga-project-unload = XPM vom Schiff nehmen
saga-project-tow = Schiff schleppen
saga-project-repair = Schiff reparieren
saga-project-reactivate = Sternenbasis reaktivieren
saga-project-weaponize = Sternenbasis als Waffe einsetzen
saga-project-fly = Schiff fliegen
saga-project-salvage = Astartium bergen
saga-project-fuel = Schiff betanken

## Wörter

saga-phase-events = Ereignisse
saga-phase-upkeep = Unterhalt
saga-phase-movement = Bewegung
saga-phase-encounter = Begegnung
saga-phase-expand = Ausbau
saga-step-setup = Aufbau
saga-step-doom = Vergeltung
saga-step-effects = Ereignisse und Bosse
saga-step-scan = Scanbericht
saga-step-end = Ende der Phase
saga-step-round-end = Ende der Runde
saga-step-over = Ende
saga-stat-combat = Kampf
saga-stat-shield = Schild
saga-stat-speed = Tempo
saga-hull = Rumpf
saga-track-starport = Raumhafen
saga-track-lab = Forschungslabor
saga-track-center = Kommandozentrale
saga-good-astartium = { $count } Astartium
    .name = Astartium
saga-good-exploration = { $count } Erkundungsmarker
    .name = Erkundungsmarker
saga-good-combat = { $count } Kampfmarker
    .name = Kampfmarker
saga-good-points = { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
    .name = Siegpunkte
saga-token-either = { $count } Marker deiner Wahl
saga-token-activation = { $count } Aktivierungsmarker
saga-xpm-aboard = das XPM im Frachtraum
saga-item-astartium = ein Astartium
saga-item-exploration = ein Erkundungsmarker
saga-item-combat = ein Kampfmarker
saga-item-xpm = das XPM
saga-unit-common = gewöhnliche Einheit
saga-unit-special = besondere Einheit
saga-power-up-common = gewöhnliche Verstärkung
saga-power-up-special = besondere Verstärkung
saga-quality-common = gewöhnlich
saga-quality-special = besonders
saga-deck-common = Gewöhnliche Aktionskarten
saga-deck-special = Besondere Aktionskarten
saga-deck-exploration = Erkundungen
saga-deck-event = Ereignisse
saga-deck-scan = Scanberichte
saga-deck-boss = Bosse
saga-deck-pile = Sektorstapel
saga-deck-nebula = Nebelstapel
saga-deck-report = Geheimberichte
saga-deck-jumpgate = Torereignisse
saga-deck-retaliation = Vergeltung
saga-action-instant = Sofortkarte
saga-action-movement = Bewegungskarte
saga-action-upkeep = Unterhaltskarte
saga-recurring = wiederkehrend
saga-constant = dauernd
saga-timing-any = Jederzeit
saga-timing-upkeep = In deinem Unterhalt
saga-timing-movement = In deinem Bewegungszug
saga-timing-before-check = Vor einer Probe
saga-timing-before-attack = Vor einem Angriff
saga-timing-before-defend = Vor einer Abwehr
saga-timing-roll = Nach einem Wurf
saga-timing-after-attack = Nach einem Angriffswurf
saga-timing-after-check = Nach dem Wurf einer Probe
saga-timing-damage = Bevor Schaden genommen wird
saga-timing-combat-start = Zu Beginn eines Kampfes
saga-timing-combat-won = Nach einem gewonnenen Kampf
saga-purpose-check = Probe
saga-purpose-attack = Angriff
saga-purpose-defend = Abwehr
saga-bonus = { $stat } +{ $count }
saga-foe = Angriff { $attack }, Rumpf { $hull }, Tempo { $speed }
saga-by = ({ $what })
saga-cause-scenario = das Szenario
saga-cause-level = Belohnung einer Stufe
saga-cause-reward = Belohnung
saga-fate-killed = im Kampf
saga-fate-removed = durch einen Effekt
saga-fate-gate = am Sprungtor
saga-fate-rammed = Zusammenstoß
saga-fate-surge = Räuberwelle
saga-fate-ravager = der Verwüster
saga-fate-replaced = durch einen stärkeren ersetzt
saga-fate-wreck = mit der Armada verloren
saga-fate-spent = verbraucht
saga-fate-delivered = geliefert

## Die Karte, wie sie vorgelesen wird

saga-board-label = Sektorkarte mit { $sectors } Sektoren. In der Mitte liegt das Sprungtor.
saga-cell-name = { $name } ({ $code })
saga-cell-act = { $cell } — Enter: { $act }
saga-cell-vacant = frei
saga-cell-down = verdeckter Sektor
saga-cell-cost = kostet { $count }
saga-cell-closed = unzugänglich
saga-cell-xpm = XPM
saga-cell-astartium = { $count } Astartium
saga-cell-base = aktive Sternenbasis
saga-cell-base-of = aktive Sternenbasis, { $color }
saga-cell-base-home = Heimat, { $color }
saga-cell-base-off = inaktive Sternenbasis
saga-cell-boss-shielded = { $boss } hinter einem Kraftfeld
saga-cell-surge = Räuberwelle am Ende der Phase
saga-cell-explorer = { $armada } (Kundschafter)
saga-cell-entity = { $entity }, Rumpf { $hull }
saga-cell-entity-hidden = { $entity }, noch nicht gefunden
saga-cell-entity-laden = { $entity } mit XPM, Rumpf { $hull }
saga-armada-state = Rumpf { $hull }, Bewegungspunkte { $mp }
saga-armada-away = nicht auf dem Spielfeld

## Was Karten tun: Teile von Sätzen, die verbunden werden

saga-effect-gain = { $what } bekommen
saga-effect-lose = { $what } verlieren
saga-effect-lose-else = { $what } verlieren, oder falls du nichts davon hast: { $text }
saga-effect-swap = bis zu { $what } gegen ebenso viele { $into } tauschen
saga-effect-draw-common = { $count ->
        [one] { $count } gewöhnliche Aktionskarte ziehen
       *[other] { $count } gewöhnliche Aktionskarten ziehen
    }
saga-effect-draw-special = { $count ->
        [one] { $count } besondere Aktionskarte ziehen
       *[other] { $count } besondere Aktionskarten ziehen
    }
saga-effect-repair = { $count } Rumpf reparieren
saga-effect-repair-all = den ganzen Rumpf reparieren
saga-effect-damage = { $count } Schaden nehmen
saga-effect-damage-all = den ganzen Rumpf verlieren
saga-effect-damage-level = Schaden in Höhe der Stufe des Räubers nehmen
saga-effect-refresh = { $count } Aktivierungsmarker von anderen Karten zurücknehmen
saga-effect-refresh-all = alle Aktivierungsmarker von anderen Karten zurücknehmen
saga-effect-dice = { $count ->
        [one] { $count } Würfel mehr werfen
       *[other] { $count } Würfel mehr werfen
    }
saga-effect-reroll = { $count ->
        [one] { $count } Würfel neu werfen
       *[other] bis zu { $count } Würfel neu werfen
    }
saga-effect-reroll-all = beliebig viele Würfel neu werfen
saga-effect-auto = { $count ->
        [one] { $count } Erfolg mehr im Wurf
       *[other] { $count } Erfolge mehr im Wurf
    }
saga-effect-aim-roll = in diesem Wurf ist jeder Würfel ab { $count } ein Erfolg
saga-effect-aim-combat = in diesem Kampf ist jeder Würfel ab { $count } ein Erfolg
saga-effect-soften = den Schaden um { $count } verringern
saga-effect-soften-all = den ganzen Schaden verhindern
saga-effect-strike = der Gegner in diesem Kampf verliert { $count } Rumpf
saga-effect-mp = { $count ->
        [one] { $count } Bewegungspunkt bekommen
       *[other] { $count } Bewegungspunkte bekommen
    }
saga-effect-step = { $count ->
        [one] { $count } Sektor kostenlos weiterfliegen
       *[other] bis zu { $count } Sektoren kostenlos weiterfliegen
    }
saga-effect-jump-base = zum Sprungtor oder zu einer Sternenbasis springen
saga-effect-jump-any = in irgendeinen offenen Sektor springen
saga-effect-evade = Ausweichen kostet in diesem Zug { $count } weniger
saga-effect-evade-all = Ausweichen ist in diesem Zug kostenlos
saga-effect-scout = { $count ->
        [one] das oberste Plättchen des Stapels ansehen und nach oben oder unten legen
       *[other] die obersten { $count } Plättchen des Stapels ansehen und jedes nach oben oder unten legen
    }
saga-effect-xpm = ein XPM auf einen Asteroiden- oder Planetengürtel im Abstand von höchstens { $count } legen
saga-effect-spawn = { $count ->
        [one] { $count } Räuber der Stufe { $level } entsteht{ $where }
       *[other] { $count } Räuber der Stufe { $level } entstehen{ $where }
    }
saga-where-adjacent = neben dem Boss
saga-where-far = möglichst weit vom Sprungtor
saga-where-ravager = neben dem Verwüster
saga-raiders-all = alle Räuber
saga-raiders-level = Räuber bis Stufe { $level }
saga-raiders-near = Räuber im Abstand von höchstens { $count }
saga-raiders-level-near = Räuber bis Stufe { $level } im Abstand von höchstens { $count }
saga-effect-advance = { $count ->
        [one] { $who } ziehen { $count } Schritt
       *[other] { $who } ziehen { $count } Schritte
    }
saga-effect-shove = { $count ->
        [one] einen Räuber { $count } Sektor weit stoßen (Auswahl: { $who })
       *[other] einen Räuber { $count } Sektoren weit stoßen (Auswahl: { $who })
    }
saga-effect-promote = { $count ->
        [one] { $count } Räuber steigt eine Stufe auf (Auswahl: { $who })
       *[other] { $count } Räuber steigen eine Stufe auf (Auswahl: { $who })
    }
saga-effect-destroy = { $count } Räuber ohne Belohnung entfernen (Auswahl: { $who })
saga-effect-foe-attack-more = { $who }: Angriff +{ $count }
saga-effect-foe-attack-less = { $who }: Angriff −{ $count }
saga-effect-foe-hull-more = { $who }: Rumpf +{ $count }
saga-effect-foe-hull-less = { $who }: Rumpf −{ $count }
saga-effect-foe-speed-more = { $who }: Tempo +{ $count }
saga-effect-foe-speed-less = { $who }: Tempo −{ $count }
saga-effect-draw-event = { $count ->
        [one] { $count } Ereignis ziehen
       *[other] { $count } Ereignisse ziehen
    }
saga-effect-cancel-event = { $count ->
        [one] { $count } Ereignis im Spiel ablegen
       *[other] { $count } Ereignisse im Spiel ablegen
    }
saga-effect-bar-starport = niemand kann Stufen des Raumhafens kaufen
saga-effect-bar-lab = niemand kann Stufen des Forschungslabors kaufen
saga-effect-bar-commander = niemand kann Fähigkeiten von Kommandanten nutzen
saga-effect-bar-draw = niemand kann beim Sammeln Karten ziehen
saga-effect-bar-help = alle können Aktionskarten nur für die eigene Armada spielen
saga-effect-bar-build = niemand kann Sternenbasen bauen
saga-effect-bar-explore = niemand kann erkunden
saga-effect-mp-less = { $count ->
        [one] jede Armada bekommt { $count } Bewegungspunkt weniger, mindestens { $least }
       *[other] jede Armada bekommt { $count } Bewegungspunkte weniger, mindestens { $least }
    }
saga-effect-mp-more = { $count ->
        [one] jede Armada bekommt { $count } Bewegungspunkt mehr
       *[other] jede Armada bekommt { $count } Bewegungspunkte mehr
    }
saga-effect-base-less = die nächste Sternenbasis dieser Runde kostet { $count } Marker weniger
saga-effect-base-more = die nächste Sternenbasis dieser Runde kostet { $count } Marker mehr
saga-effect-level-less = die nächste Stufe dieser Runde kostet { $count } Astartium weniger
saga-effect-level-more = die nächste Stufe dieser Runde kostet { $count } Astartium mehr
saga-check = { $count ->
        [one] Probe auf { $stat }, { $count } Erfolg
       *[other] Probe auf { $stat }, { $count } Erfolge
    }
saga-check-any = { $count ->
        [one] Probe auf einen Wert deiner Wahl, { $count } Erfolg
       *[other] Probe auf einen Wert deiner Wahl, { $count } Erfolge
    }
saga-effect-pass = { $check }; bei Erfolg: { $text }
saga-effect-fail = { $check }; bei Misserfolg: { $text }
saga-effect-pass-fail = { $check }; bei Erfolg: { $text }; bei Misserfolg: { $other }
saga-effect-each = jede Armada: { $text }
saga-effect-near-ravager = jede Armada im Abstand von höchstens { $count } vom Verwüster: { $text }
saga-effect-near-boss = jede Armada im Abstand von höchstens { $count } vom Boss: { $text }
saga-effect-near-jumpgate = jede Armada im Abstand von höchstens { $count } vom Sprungtor: { $text }
saga-effect-choose = { $text }; oder { $other }
saga-effect-ravager = { $count ->
        [one] der Verwüster zieht { $count } Schritt auf das Sprungtor zu
       *[other] der Verwüster zieht { $count } Schritte auf das Sprungtor zu
    }
saga-effect-none = nichts geschieht
saga-effect-boss = ein Boss erscheint
saga-effect-report-base = ein Geheimbericht führt zu einer verlorenen Sternenbasis
saga-effect-report-entity = ein Geheimbericht führt zu: { $entity }
saga-effect-tile = ein Sektor wird gelegt
saga-effect-tile-down = ein Sektor wird verdeckt gelegt
saga-effect-entity-comes = aufs Spielfeld setzen: { $entity }
saga-effect-entity-moves = { $count ->
        [one] { $entity } fliegt { $count } Schritt
       *[other] { $entity } fliegt { $count } Schritte
    }
saga-effect-entity-more = { $entity } bekommt { $count } Rumpf
saga-effect-entity-less = { $entity } verliert { $count } Rumpf
saga-effect-entity-hit = { $entity } verliert Rumpf in Höhe der Stufe des Räubers
saga-effect-xpm-load = das XPM aufladen: { $entity }
saga-effect-xpm-unload = das XPM abladen: { $entity }
saga-effect-xpm-lose = das XPM darauf verlieren: { $entity }
saga-effect-xpm-deliver = { $entity } liefert das XPM auf der Karte des Szenarios ab
saga-effect-counter = { $counter } ändert sich
saga-effect-install = das XPM abliefern
saga-effect-uninstall = { $count ->
        [one] { $count } XPM von der Karte des Szenarios verlieren
       *[other] { $count } XPMs von der Karte des Szenarios verlieren
    }
saga-effect-ravager-comes = der Verwüster erscheint
saga-effect-ravager-away = { $count ->
        [one] den Verwüster { $count } Schritt wegtreiben
       *[other] den Verwüster { $count } Schritte wegtreiben
    }
saga-effect-draw-card = eine Karte ziehen: { $deck }
saga-effect-astartium = { $count } Astartium auf jeden Sektor des Berichts legen
saga-effect-salvage = ein Astartium vom Sektor nehmen
saga-effect-clear = das Astartium dort entfernen
saga-effect-base-gone = die Sternenbasis dort wird zerstört
saga-effect-base-active = die Sternenbasis dort wird aktiv
saga-effect-wormhole = durch ein Wurmloch in einen neuen Sektor fliegen und sofort erkunden
saga-effect-line = die Geschichte geht weiter
saga-effect-win = die Partie ist gewonnen
saga-effect-loss = die Partie ist verloren
saga-effect-when = wenn { $when }: { $text }
saga-effect-badge = das Zeichen ausführen: { $badge }
saga-text = { $text }.
saga-text-reward = Belohnung: { $text }.
saga-text-easy = Leicht: { $check }. Belohnung: { $text }.
saga-text-hard = Schwer: { $check }. Belohnung: { $text }.
saga-text-scan = XPM: { $one }; sonst { $two }. Räuber: { $raiders }.
saga-text-bonus = Beim Aufbau: { $bonus }. { $when }: { $text }
saga-text-gear = { $bonus }. { $when }: { $text }
saga-reward-equip = eine Karte ausrüsten: { $what }
saga-reward-stats = +{ $count } Kampf, Schild und Tempo bekommen

## Ziele: wann gewonnen oder verloren ist

saga-when-equal = { $what }: genau { $count }
saga-when-unequal = { $what }: nicht { $count }
saga-when-less = { $what }: weniger als { $count }
saga-when-most = { $what }: höchstens { $count }
saga-when-more = { $what }: mehr als { $count }
saga-when-least = { $what }: mindestens { $count }
saga-when-none = { $what }: keine
saga-when-over = die letzte Runde ist vorbei
saga-when-not = nicht: { $what }
saga-when-or = { $one } oder { $two }
saga-when-at = { $entity } ist angekommen ({ $at })
saga-when-found = { $entity } ist gefunden
saga-when-ravager = der Verwüster ist angekommen ({ $at })
saga-when-phase = das Ende der Phase ({ $phase })
saga-gauge-bosses = Bosse im Spiel
saga-gauge-badges = Zeichen, die noch kommen ({ $badge })
saga-gauge-hull = Rumpf ({ $entity })
saga-gauge-round = Runde
saga-gauge-starbases = aktive Sternenbasen
saga-gauge-installed = XPMs auf der Karte des Szenarios
saga-gauge-points = Siegpunkte eines Spielers

## Was geschieht

saga-heading = Runde { $round } · { $phase }
saga-event-chosen = { $seat }: { $commander }, { $color }.
saga-event-round = Runde { $round } beginnt. Startspieler: { $seat }.
saga-event-phase = Runde { $round }, { $phase }.
saga-event-turn = { $armada } ist am Zug ({ $phase }).
saga-event-badge = Der Schicksalszähler erreicht ein Zeichen: { $badge }.
saga-event-drawn = { $deck }: { $card }.
saga-event-acts = Als Nächstes wirkt: { $what }.
saga-event-event-came = Ein Ereignis kommt ins Spiel: { $card }. { $text }
saga-event-event-left = Ein Ereignis wird abgelegt: { $card }{ $by }.
saga-event-quelled = { $seat } legt einen Kampfmarker auf { $card }: { $count } von { $need }.
saga-event-placed = Neuer Sektor: { $tile } ({ $code }){ $by }.
saga-event-placed-down = Ein Sektor wird verdeckt gelegt ({ $code }){ $by }.
saga-event-revealed = Ein Sektor wird aufgedeckt: { $tile } ({ $code }).
saga-event-xpm-placed = Ein XPM erscheint: { $at }{ $by }.
saga-event-xpm-gone-at = Ein XPM wird entfernt: { $at } ({ $fate }).
saga-event-xpm-gone-seat = Das XPM von { $seat } wird entfernt ({ $fate }).
saga-event-xpm-gone = Ein XPM wird entfernt ({ $fate }).
saga-event-xpm-taken = { $armada } nimmt ein XPM auf: { $at }.
saga-event-xpm-loaded = { $armada } lädt das XPM auf ({ $entity }).
saga-event-xpm-unloaded = { $armada } lädt das XPM ab ({ $entity }).
saga-event-installed-by = { $seat } liefert ein XPM ab. Bisher abgeliefert: { $count }.
saga-event-installed = Ein XPM wird abgeliefert. Bisher abgeliefert: { $count }.
saga-event-spawned = { $raider } entsteht: { $at }{ $by }.
saga-event-no-figure = Keine Räuberfigur der Stufe { $level } oder höher ist übrig.
saga-event-marched = { $raider } zieht: { $from }, { $at }{ $by }.
saga-event-promoted = Ein Räuber steigt auf Stufe { $level }{ $by }.
saga-event-raider-killed = { $raider } auf { $at } ist besiegt.
saga-event-raider-gate = { $raider } bricht in das Sprungtor ein.
saga-event-raider-left = { $raider } wird entfernt: { $at } ({ $fate }).
saga-event-surged = Räuberwelle: { $at }.
saga-event-boss-came = Ein Boss erscheint: { $boss }, { $at }.
saga-event-boss-killed = { $boss } ist besiegt.
saga-event-boss-left = { $boss } wird entfernt ({ $fate }).
saga-event-ravager-came = Der Verwüster erscheint: { $at }.
saga-event-ravager-moved = Der Verwüster zieht: { $from }, { $at }.
saga-event-entity-came = { $entity } erscheint: { $at }.
saga-event-entity-moved = { $entity } fliegt: { $from }, { $at }.
saga-event-entity-left = { $entity } verlässt das Spielfeld.
saga-event-entity-found = { $entity } ist gefunden. Rumpf: { $hull }.
saga-event-entity-hull = { $entity }: Rumpf { $hull }{ $by }.
saga-event-counted = { $counter }: { $count }.
saga-event-astartium = Auf { $at } liegen { $count } Astartium.
saga-event-astartium-gone = Das Astartium wird entfernt: { $at }.
saga-event-salvaged = { $armada } birgt ein Astartium auf { $at }.
saga-event-started = { $armada } beginnt: { $at }.
saga-event-moved = { $armada } fliegt: { $at }. Bewegungspunkte: { $mp }.
saga-event-explored = { $armada } erkundet: { $at }.
saga-event-shifted = { $armada } wird bewegt: { $at }.
saga-event-returned = { $armada } kehrt zurück: { $at }.
saga-event-gained = { $seat } bekommt { $what }{ $by }.
saga-event-spent = { $seat } zahlt { $what }{ $by }.
saga-event-less = { $seat } verliert { $what }.
saga-event-lost = { $seat } verliert { $what }{ $by }.
saga-event-tokens = { $armada } bekommt { $what }.
saga-event-refreshed = { $seat } nimmt alle Aktivierungsmarker zurück.
saga-event-freed = { $armada } nimmt den Aktivierungsmarker zurück ({ $card }).
saga-event-stats = { $seat }: Kampf { $combat }, Schild { $shield }, Tempo { $speed }.
saga-event-stats-any = { $seat } bekommt Kampf, Schild und Tempo.
saga-event-repaired = { $seat } repariert auf Rumpf { $hull }{ $by }.
saga-event-threatened = Auf { $armada } kommen { $damage } Schaden zu{ $by }.
saga-event-softened = Der Schaden wird verringert: noch { $damage } für { $armada }.
saga-event-damaged = { $armada } nimmt { $damage } Schaden{ $by }. Rumpf: { $hull }.
saga-event-destroyed = { $armada } ist zerstört.
saga-event-level = { $seat } erhöht eine Leiste: { $track }, Stufe { $level }.
saga-event-equipped = { $seat } rüstet aus: { $card }.
saga-event-equipped-for = { $seat } ersetzt { $out } durch { $card }.
saga-event-declined = { $seat } rüstet nichts aus.
saga-event-drew-cards = { $count ->
        [one] { $seat } zieht { $count } Karte ({ $deck }).
       *[other] { $seat } zieht { $count } Karten ({ $deck }).
    }
saga-event-drew-card = { $seat } zieht { $card }.
saga-event-played = { $seat } spielt { $card }: { $text }
saga-event-played-for = { $seat } spielt { $card } für { $armada }: { $text }
saga-event-activated = { $seat } nutzt { $card }: { $text }
saga-event-activated-commander = { $seat } nutzt die Fähigkeit des Kommandanten.
saga-event-check = { $armada } hat eine { $check }{ $by }.
saga-event-rolled = { $armada } würfelt { $stat } ({ $purpose }): { $faces }. Erfolge ab { $aim }.
saga-event-rolled-none = { $armada } hat keine Würfel ({ $stat }).
saga-event-rerolled = { $armada } wirft einen Würfel neu: { $face }.
saga-event-result = { $count ->
        [0] { $armada }: keine Erfolge ({ $purpose }).
        [one] { $armada }: { $count } Erfolg ({ $purpose }).
       *[other] { $armada }: { $count } Erfolge ({ $purpose }).
    }
saga-event-check-passed = { $armada } besteht die Probe.
saga-event-check-failed = Die Probe misslingt: { $armada }.
saga-event-exploring = { $armada } zieht eine Erkundungskarte: { $card }.
saga-event-side-easy = { $armada } nimmt die leichte Seite.
saga-event-side-hard = { $armada } nimmt die schwere Seite.
saga-event-trial = { $armada }: { $encounter }. Karte: { $card }.
saga-event-trial-passed = { $armada } hat Erfolg: { $encounter }.
saga-event-trial-failed = { $armada } scheitert: { $encounter }.
saga-event-fight = { $armada } kämpft: { $foe }. Rumpf des Gegners: { $hull }.
saga-event-foe-hit = { $foe } verliert { $damage } Rumpf. Noch { $hull }.
saga-event-fight-won = { $armada } siegt: { $foe }.
saga-event-fight-lost = { $armada } unterliegt: { $foe }.
saga-event-regrouped = { $armada } sammelt sich: { $what }.
saga-event-swapped = { $armada } sammelt sich: { $card } ersetzt { $out }.
saga-event-passed = { $armada } passt ({ $phase }).
saga-event-claimed = { $armada } ist schneller und kämpft zuerst: { $foe }.
saga-event-agreed = { $seat } stimmt zu.
saga-event-refused = { $seat } gibt nichts.
saga-event-built = { $armada } baut eine Sternenbasis auf { $at }.
saga-event-reactivated = Die Sternenbasis auf { $at } wird aktiv.
saga-event-base-found = Eine verlorene Sternenbasis ist geortet: { $at }.
saga-event-base-lost = Die Sternenbasis auf { $at } ist zerstört ({ $fate }).
saga-event-project = { $armada }: { $project }.
saga-event-scouted = { $count ->
        [one] { $seat } sieht sich das oberste Plättchen des Stapels an.
       *[other] { $seat } sieht sich die obersten { $count } Plättchen des Stapels an.
    }
saga-event-seen = { $seat } sieht { $tile }.
saga-event-sunk = { $seat } legt { $tile } nach unten.
saga-event-sunk-one = { $seat } legt ein Plättchen nach unten.
saga-event-duel = { $armada } fordert { $other } zum Duell. { $first } schlägt zuerst.
saga-event-strike = { $armada } trifft { $other }: { $damage } Schaden.
saga-event-strike-none = { $armada } schlägt zu, ohne Schaden ({ $other }).
saga-event-duel-won = { $armada } gewinnt das Duell.
saga-event-duel-drawn = Das Duell endet ohne Sieger.
saga-event-looted = { $seat } nimmt von { $other }: { $item }.
saga-event-siege-won = { $armada } gewinnt die Belagerung: { $at }. Die Sternenbasis ist zerstört.
saga-event-siege-lost = { $armada } scheitert mit der Belagerung: { $at }.
saga-event-line = { $text }
saga-event-line-none = Die Geschichte geht weiter.
saga-event-conceded = { $seat } gibt auf.
saga-event-over-won = Auftrag erfüllt.
saga-event-over-lost = Auftrag gescheitert.
saga-event-over-rounds = Die letzte Runde ist vorbei. Auftrag gescheitert.
saga-event-over-given-up = Die Partie wurde aufgegeben.
saga-event-over-points = Die Arena ist vorbei. Die Punkte werden gezählt.
saga-event-over-domination = Die Arena endet durch Herrschaft.

## Wie es endete, und die Geschichte der Partie

saga-ending-won = Gewonnen. Auftrag in Runde { $round } erfüllt.
saga-ending-lost = Verloren. Auftrag in Runde { $round } gescheitert.
saga-ending-lost-rounds = Verloren. Der Auftrag war am Ende von Runde { $round } nicht erfüllt.
saga-ending-lost-boss = Verloren. Nach der letzten Runde ist noch ein Boss im Spiel.
saga-ending-lost-ship = Verloren. Das Kolonieschiff wurde in Runde { $round } zerstört.
saga-ending-lost-ravager = Verloren. Der Verwüster hat in Runde { $round } das Sprungtor erreicht.
saga-ending-given-up = Die Partie wurde in Runde { $round } aufgegeben.
saga-ending-won-given-up = { $seats } gewinnt. Alle anderen haben aufgegeben.
saga-ending-won-points = { $count ->
        [one] { $seats } gewinnt mit { $points } Siegpunkten.
       *[other] { $seats } gewinnen mit { $points } Siegpunkten.
    }
saga-ending-won-shared = Geteilter Sieg mit { $points } Siegpunkten: { $seats }.
saga-ending-won-domination = { $seats } gewinnt durch Herrschaft in Runde { $round }.
saga-story-raiders = Besiegte Räuber: { $count }.
saga-story-bosses = Besiegte Bosse: { $count }.
saga-story-explored = Erkundete Sektoren: { $count }.
saga-story-events = Ereignisse, die noch im Spiel sind: { $count }.
saga-story-destroyed = Zerstörte Armadas: { $count }.
saga-story-delivered = Gelieferte XPMs: { $count }.
saga-story-starbases = Gebaute oder reaktivierte Sternenbasen: { $count }.

## Ablehnungen: warum nicht, und was stattdessen

saga-refusal-over = Die Partie ist vorbei.
saga-refusal-not-asked = Ein anderer Spieler entscheidet. Warte, bis du gefragt wirst.
saga-refusal-not-asked-yet = Ein Spieler vor dir in der Reihenfolge entscheidet zuerst. Warte, bis du gefragt wirst.
saga-refusal-phase = Das gehört in die Phase „{ $wanted }“. Jetzt läuft: { $now }.
saga-refusal-busy = Das geht jetzt nicht. Entscheide zuerst, { $asked }.
saga-refusal-cannot-enter = In diesen Sektor kannst du nicht fliegen. Wähl einen anderen Weg.
saga-refusal-no-sector = Hier liegt noch kein Sektor. Erkunde ihn zuerst.
saga-refusal-not-adjacent = Dieser Sektor liegt nicht neben deiner Armada. Flieg Sektor für Sektor.
saga-refusal-face-down = Dieser Sektor liegt verdeckt. Erkunde ihn stattdessen.
saga-refusal-rival-home = Die Heimat eines anderen Spielers kannst du nicht betreten. Wähl einen anderen Weg.
saga-refusal-no-points = Das kostet mit Ausweichen { $need } Bewegungspunkte, und du hast { $left }. Wähl einen billigeren Weg.
saga-refusal-no-exploring = In diesem Szenario gibt es kein Erkunden. Flieg in offene Sektoren.
saga-refusal-exploring-barred = Ein Ereignis verbietet das Erkunden. Entferne es zuerst.
saga-refusal-no-tile = Der Sektorstapel ist leer. Du kannst nur noch verdeckte Sektoren erkunden.
saga-refusal-no-site = Ein neuer Sektor muss im Abstand von höchstens { $reach } vom Sprungtor liegen und mindestens { $touch } Sektoren berühren. Wähl ein anderes Feld.
saga-refusal-explored = Dieser Sektor liegt schon offen. Flieg stattdessen hin.
saga-refusal-no-xpm-here = In diesem Sektor liegt kein XPM. Flieg in einen mit XPM.
saga-refusal-cargo-full = Dein Frachtraum hat schon ein XPM und keinen Platz für ein zweites. Liefere es zuerst ab.
saga-refusal-not-offered = Das steht nicht zur Wahl. Entscheide, { $asked }.
saga-refusal-not-seen = Dieses Plättchen hast du nicht angesehen oder schon zurückgelegt. Wähl eines, das du siehst.
saga-refusal-no-die = Diesen Würfel hat der Wurf nicht. Wähl einen, der geworfen wurde.
saga-refusal-die-chosen = Diesen Würfel hast du schon gewählt. Wähl einen anderen, oder wirf die gewählten neu.
saga-refusal-no-token = Diese Armada hat keinen Aktivierungsmarker mehr. Im Unterhalt bekommst du sie zurück.
saga-refusal-token-there = Auf dieser Karte liegt schon ein Aktivierungsmarker. Im Unterhalt bekommst du ihn zurück.
saga-refusal-not-equipped = Diese Karte liegt nicht auf deiner Tafel. Wähl eine ausgerüstete Karte.
saga-refusal-not-yours = Fähigkeiten kannst du nur für deine eigene Armada nutzen. Wähl deine Armada.
saga-refusal-no-armada = Diese Armada ist nicht auf dem Spielfeld. Wähl eine andere.
saga-refusal-fallen = Diese Armada ist zerstört. Warte, bis sie zurückgekehrt ist.
saga-refusal-not-in-hand = Diese Karte hast du nicht. Wähl eine aus deiner Hand.
saga-refusal-no-effect = Das hätte jetzt keine Wirkung. Heb es dir auf.
saga-refusal-no-window = Das nutzt du zu einem anderen Zeitpunkt: „{ $timing }“. Heb es dir dafür auf.
saga-refusal-other-armada = Dieser Augenblick betrifft eine andere Armada. Wähl diese Armada.
saga-refusal-other-phase = Diese Karte spielst du in der Phase „{ $wanted }“. Heb sie dir dafür auf.
saga-refusal-other-turn = Diese Fähigkeit nutzt du zu einem anderen Zeitpunkt: „{ $timing }“. Heb sie dir dafür auf.
saga-refusal-turn-over = Der Bewegungszug dieser Armada ist vorbei. Wähl eine Armada, deren Zug noch nicht vorbei ist.
saga-refusal-commander-barred = Ein Ereignis verbietet Fähigkeiten von Kommandanten. Entferne es zuerst.
saga-refusal-help-barred = Ein Ereignis verbietet Karten für andere Armadas. Wähl deine eigene Armada, oder entferne es zuerst.
saga-refusal-no-astartium = Du hast kein Astartium. Verschaff dir zuerst welches.
saga-refusal-hull-full = Der Rumpf ist schon voll. Wähl etwas anderes.
saga-refusal-no-combat = Du hast keinen Kampfmarker. Kämpfe oder sammle dich, um einen zu bekommen.
saga-refusal-due = Zuerst musst du die fälligen Marker abgeben. Wähl sie.
saga-refusal-not-in-play = Dieses Ereignis ist nicht im Spiel. Wähl eines, das es ist.
saga-refusal-quell-later = In der Phase der Ereignisse kannst du keine Marker auf Ereignisse legen. Warte auf die nächste Phase.
saga-refusal-not-for-reward = Diese Karte hat nicht Art und Güte der Belohnung oder ist schon ausgerüstet. Wähl eine andere.
saga-refusal-row-full = In der Reihe liegen schon { $slots } Karten. Wähl eine, die du ersetzt.
saga-refusal-row-free = In der Reihe ist Platz. Du musst keine Karte ersetzen.
saga-refusal-nothing-to-take = Das kannst du nicht nehmen: Es ist keines da, oder du hast keinen Platz. Nimm etwas anderes.
saga-refusal-crowded = Zu viele Effekte stehen noch aus. Führ sie zuerst aus.
saga-refusal-commander-taken = Diesen Kommandanten hat schon jemand. Wähl einen anderen.
saga-refusal-color-taken = Diese Farbe hat schon jemand. Wähl eine andere.
saga-refusal-solo-color = Wer allein spielt, hat Blau. Wähl Blau.
saga-refusal-no-start = Deine Armada kann hier nicht beginnen. Wähl ein markiertes Feld.
saga-refusal-acted = Das hat schon gewirkt oder ist nicht im Spiel. Wähl etwas anderes.
saga-refusal-no-turn = Diese Armada hat jetzt keinen Zug mehr. Wähl eine andere.
saga-refusal-last-level = Hier ist schon die letzte Stufe erreicht. Wähl die andere Leiste.
saga-refusal-level-barred = Ein Ereignis sperrt diese Stufen. Entferne es zuerst.
saga-refusal-too-dear = Die Stufe kostet { $price } Astartium, und du hast { $have }. Verschaff dir zuerst mehr.
saga-refusal-no-enemy = Dieser Gegner ist nicht in deinem Sektor. Wähl einen, der es ist.
saga-refusal-shielded = Der Boss ist hinter seinem Kraftfeld. Bau zuerst eine Sternenbasis in seinem Sektor.
saga-refusal-beset = Dafür darf kein Gegner im Sektor sein. Besieg ihn zuerst.
saga-refusal-not-clear = Du kannst dich nur in einem Sektor ohne Gegner sammeln. Besieg ihn zuerst.
saga-refusal-draw-barred = Ein Ereignis verbietet, beim Sammeln eine Karte zu ziehen. Sammle dich anders.
saga-refusal-no-cards = Der Stapel ist leer. Wähl etwas anderes.
saga-refusal-used = Auf dieser Karte liegt ein Aktivierungsmarker. Tausch eine andere.
saga-refusal-no-swap = Die neue Karte muss in deinem Stapel sein und Art und Güte der alten haben. Wähl eine andere Karte.
saga-refusal-not-here = Das geht nur { $place }. Flieg zuerst dorthin.
saga-refusal-no-such = Das Szenario hat keine solche Aktion. Wähl eine andere.
saga-refusal-unfound = Das Schiff ist nicht auf dem Spielfeld oder noch nicht gefunden. Deck zuerst seinen Sektor auf.
saga-refusal-no-xpm = Du brauchst ein XPM im Frachtraum. Nimm zuerst eines auf.
saga-refusal-nothing-here = In diesem Sektor liegt kein Astartium. Flieg in einen mit Astartium.
saga-refusal-no-room = Alle Plätze sind gefüllt. Behalte das XPM.
saga-refusal-unladen = Das Schiff trägt kein XPM. Lad zuerst eines auf.
saga-refusal-laden = Das Schiff trägt schon ein XPM. Behalte deines.
saga-refusal-towed = Das Schiff wurde in dieser Runde schon geschleppt. Schlepp es in der nächsten.
saga-refusal-whole = Das Schiff ist nicht beschädigt. Behalte deine Marker.
saga-refusal-cost-too-dear = { $what }: Das kostet { $price }, und du hast { $have }. Verschaff dir zuerst mehr.
saga-refusal-spent = Das geht in dieser Runde nicht noch einmal. Wähl etwas anderes.
saga-refusal-too-much = So viel kannst du nicht ausgeben. Wähl weniger.
saga-refusal-too-little = So würdest du nichts ausgeben. Wähl mindestens eines.
saga-refusal-not-next = Das ist kein offener Sektor neben dem Schiff. Wähl einen anderen.
saga-refusal-blocked = In diesen Sektor kann das Schiff nicht fliegen. Wähl einen anderen Weg.
saga-refusal-no-fuel = Das Schiff braucht dafür { $price } und hat { $have }, und es muss seinen letzten Marker behalten. Wähl einen günstigeren Sektor.
saga-refusal-no-tow = Du kannst das Schiff nicht schleppen: Es gibt keinen Sektor dafür, oder du hast keinen Marker zum Zahlen. Wähl etwas anderes.
saga-refusal-no-rival = In diesem Sektor ist kein Rivale, den du herausfordern kannst. Flieg zu einem.
saga-refusal-rival-at-home = In der Heimat kannst du niemanden herausfordern. Triff die Armada anderswo.
saga-refusal-duelled = Diese Armada wurde in dieser Runde schon herausgefordert. Fordere sie in der nächsten heraus.
saga-refusal-no-siege = In diesem Sektor ist keine Sternenbasis eines Rivalen, die du belagern kannst. Flieg zu einer.
saga-refusal-defended = Die Armada ihres Eigners verteidigt die Sternenbasis. Gewinn zuerst ein Duell gegen sie.
saga-refusal-no-building = In diesem Szenario kannst du keine Sternenbasen bauen. Wähl etwas anderes.
saga-refusal-build-barred = Ein Ereignis verbietet das Bauen von Sternenbasen. Entferne es zuerst.
saga-refusal-build-place = In diesem Sektor kannst du keine Sternenbasis bauen. Flieg zuerst in einen anderen.
saga-refusal-build-taken = In diesem Sektor steht schon eine Sternenbasis. Flieg zuerst in einen anderen.
saga-refusal-build-raider = In diesem Sektor ist ein Räuber. Besieg ihn zuerst.
saga-refusal-no-starbase = Keine Sternenbasis ist mehr übrig. Wähl etwas anderes.
saga-refusal-works-too-dear = Das kostet { $price } Marker, und die Spieler hier haben zusammen { $have }, die zählen. Beschafft zuerst mehr.
saga-refusal-bad-share = Die Anteile ergeben nicht den Preis, oder ein Spieler hat nicht genug. Ändere sie.
saga-refusal-gave-up = Du hast schon aufgegeben.
saga-refusal-under-way = Eine Aktion ist noch nicht fertig. Gib danach auf.

## Was zu entscheiden ist, in Ablehnungen

saga-asked-choose = welchen Kommandanten und welche Farbe du nimmst
saga-asked-start = wo deine Armada beginnt
saga-asked-lead = welche Armada zuerst dran ist
saga-asked-upkeep = was du in deinem Unterhalt tust
saga-asked-movement = wie deine Armada sich bewegt
saga-asked-encounter = welche Begegnung deine Armada hat
saga-asked-expand = was du baust oder für den Auftrag tust
saga-asked-order-armadas = welche Armada als Nächste dran ist
saga-asked-order-events = welches Ereignis oder welcher Boss als Nächstes wirkt
saga-asked-order-raiders = welcher Räuber als Nächster zieht
saga-asked-order-surges = welche Räuberwelle als Nächste abgehandelt wird
saga-asked-stat = welcher Wert gewürfelt wird
saga-asked-reroll = welche Würfel neu geworfen werden
saga-asked-window = ob du jetzt etwas spielst oder nutzt
saga-asked-loot = was du nimmst
saga-asked-side = ob du die leichte oder die schwere Seite nimmst
saga-asked-claim = ob du zuerst kämpfst
saga-asked-equip = welche Karte du ausrüstest
saga-asked-pay = welche Marker du verlierst
saga-asked-branch = welchen der beiden Effekte du nimmst
saga-asked-trade = wie viel du tauschst
saga-asked-place = wohin du den neuen Sektor legst
saga-asked-hole = wo sich das Schwarze Loch öffnet
saga-asked-wormhole = wohin das Wurmloch führt
saga-asked-xpm = welcher Sektor das XPM bekommt
saga-asked-spawn = wo ein Räuber entsteht
saga-asked-march = welchen Weg ein Räuber nimmt
saga-asked-shove = was du stößt
saga-asked-shove-to = wohin du stößt
saga-asked-promote = welcher Räuber aufsteigt
saga-asked-destroy = welchen Räuber du entfernst
saga-asked-gate-loss = welches XPM verloren geht
saga-asked-step = wohin du die Armada bewegst
saga-asked-cancel = welches Ereignis du ablegst
saga-asked-scout = wohin du die Plättchen zurücklegst
saga-asked-refresh = welchen Aktivierungsmarker du zurücknimmst
saga-asked-share = wer was zahlt
saga-asked-consent = ob du deinen Anteil zahlst
saga-asked-boss-fight = ob du den Boss sofort bekämpfst
saga-asked-tow = wohin du das Schiff schleppst
saga-asked-ravage = welchen Weg der Verwüster nimmt
saga-asked-ravage-away = wohin der Verwüster getrieben wird
saga-asked-report = welcher Sektor für den Bericht gilt
saga-asked-nothing = was als Nächstes kommt

## Wo das Szenario etwas zulässt, in Ablehnungen

saga-place-any = irgendwo auf dem Spielfeld
saga-place-jumpgate = auf dem Sprungtor
saga-place-home = in deiner Heimat
saga-place-at = im Sektor des Schiffs
saga-place-near = im Sektor des Schiffs oder daneben
saga-place-inactive-starbase = bei einer inaktiven Sternenbasis
saga-place-starbase = bei einer aktiven Sternenbasis
saga-place-sector = in einem Sektor der Art und Farbe, die das Szenario nennt

## Fragen: was zu tun ist, in der zweiten Person

saga-prompt-ask-choose = { $seat }, wähl deinen Kommandanten und deine Farbe.
saga-prompt-ask-start = { $seat }, wähl, wo deine Armada beginnt.
saga-prompt-ask-lead = { $seat }, wähl, welche Armada zuerst dran ist ({ $step }).
saga-prompt-ask-upkeep = { $seat }, kauf Stufen, spiel Unterhaltskarten, oder beende deinen Unterhalt. Du hast { $astartium }.
saga-prompt-ask-movement = { $seat }, beweg { $armada }, erkunde, oder beende die Bewegung. Bewegungspunkte: { $mp }.
saga-prompt-ask-encounter = { $seat }, wähl eine Begegnung ({ $armada }, { $at }).
saga-prompt-ask-expand = { $seat }, bau, handle für den Auftrag, oder beende deinen Ausbau. Du hast { $purse }.
saga-prompt-ask-order-armadas = { $seat }, wähl die nächste Armada: { $what }.
saga-prompt-ask-order-events = { $seat }, wähl, welches Ereignis oder welcher Boss als Nächstes wirkt.
saga-prompt-ask-order-raiders = { $seat }, wähl den Räuber, der als Nächster zieht.
saga-prompt-ask-order-surges = { $seat }, wähl die nächste Räuberwelle.
saga-prompt-ask-stat = { $seat }, wähl den Wert, den { $armada } würfelt. Nötige Erfolge: { $count }.
saga-prompt-ask-reroll = { $seat }, wähl Würfel, die neu geworfen werden: noch bis zu { $count }.
saga-prompt-ask-before-check = { $seat }, gleich würfelt { $armada } eine Probe. Hilf, oder passe.
saga-prompt-ask-before-attack = { $seat }, gleich greift { $armada } an. Hilf, oder passe.
saga-prompt-ask-before-defend = { $seat }, gleich wehrt sich { $armada }. Hilf, oder passe.
saga-prompt-ask-roll = { $seat }, { $armada } hat gewürfelt: { $faces }. Ändere den Wurf, oder behalte ihn.
saga-prompt-ask-after-attack = { $seat }, { $armada } hat einen Angriff gewürfelt. Verstärke ihn, oder passe.
saga-prompt-ask-after-check = { $seat }, { $armada } hat eine Probe gewürfelt. Verstärke sie, oder passe.
saga-prompt-ask-damage = { $count ->
        [one] { $seat }, auf { $armada } kommt { $count } Schaden zu. Verringere ihn, repariere, oder passe.
       *[other] { $seat }, auf { $armada } kommen { $count } Schaden zu. Verringere ihn, repariere, oder passe.
    }
saga-prompt-ask-combat-start = { $seat }, { $armada } beginnt einen Kampf: { $foe }. Hilf, oder passe.
saga-prompt-ask-combat-won = { $seat }, { $armada } hat den Kampf gewonnen. Nutz eine Karte oder Fähigkeit, oder passe.
saga-prompt-ask-react = { $seat }, ein neues Ereignis ist im Spiel. Hebe ein Ereignis auf, oder passe.
saga-prompt-ask-loot = { $seat }, wähl, was du nimmst ({ $other }).
saga-prompt-ask-side = { $seat }, { $card }: Wähl die leichte Seite oder die schwere.
saga-prompt-ask-claim = { $seat }, gleich kämpft { $armada } ({ $foe }). Deine Armada ist schneller. Kämpfst du zuerst?
saga-prompt-ask-equip-unit = { $seat }, rüste eine Karte aus, oder verzichte: { $what }.
saga-prompt-ask-equip-power = { $seat }, rüste eine Karte aus, oder verzichte: { $what }.
saga-prompt-ask-pay = { $seat }, wähl einen Marker, den du verlierst: noch { $count }.
saga-prompt-ask-branch = { $seat }, wähl einen der beiden Effekte.
saga-prompt-ask-trade = { $seat }, wähl, wie viel du tauschst.
saga-prompt-ask-place-sector = { $seat }, wähl, wohin du den neuen Sektor legst: { $tile }.
saga-prompt-ask-place-boss = { $seat }, wähl, wohin du den Sektor des Bosses legst ({ $boss }).
saga-prompt-ask-place-bossless = { $seat }, wähl, wohin du den neuen Sektor legst: { $tile }. Kein Boss ist mehr dafür da.
saga-prompt-ask-place-hole = { $seat }, wähl, wo sich das Schwarze Loch öffnet. Dort erscheint der Verwüster.
saga-prompt-ask-wormhole = { $seat }, wähl, wohin das Wurmloch führt: { $tile }.
saga-prompt-ask-xpm = { $seat }, wähl einen Sektor für das XPM.
saga-prompt-ask-spawn = { $seat }, wähl, wo ein Räuber der Stufe { $level } entsteht: noch { $count }.
saga-prompt-ask-march = { $seat }, wähl, wohin der Räuber zieht: { $what }.
saga-prompt-ask-shove = { $seat }, wähl, was du stößt.
saga-prompt-ask-shove-to = { $seat }, wähl, wohin du stößt: { $what }.
saga-prompt-ask-promote = { $seat }, wähl einen Räuber, der eine Stufe aufsteigt: noch { $count }.
saga-prompt-ask-destroy = { $seat }, wähl einen Räuber, den du entfernst: noch { $count }.
saga-prompt-ask-gate-loss = { $seat }, wähl das XPM, das ihr an den Räuber verliert.
saga-prompt-ask-step = { $seat }, beweg { $armada } kostenlos (noch { $count }), oder bleib.
saga-prompt-ask-jump = { $seat }, wähl, wohin { $armada } springt.
saga-prompt-ask-push-out = { $seat }, wähl, wohin { $armada } dem Verwüster ausweicht.
saga-prompt-ask-refuge = { $seat }, wähl, wo { $armada } das Wurmloch verlässt.
saga-prompt-ask-shoved = { $seat }, wähl, wohin { $armada } gestoßen wird.
saga-prompt-ask-cancel = { $seat }, wähl ein Ereignis, das du ablegst: noch { $count }.
saga-prompt-ask-scout = { $seat }, leg die Plättchen nach oben oder nach unten zurück: noch { $count }.
saga-prompt-ask-refresh = { $seat }, wähl eine Karte, deren Aktivierungsmarker du zurücknimmst: noch { $count }.
saga-prompt-ask-share = { $seat }, wähl, wer was zahlt: { $what }.
saga-prompt-ask-consent = { $seat }, { $armada } schlägt vor, gemeinsam zu zahlen: { $what }. Einverstanden?
saga-prompt-ask-boss-fight = { $seat }, bekämpfst du den Boss sofort ({ $boss })?
saga-prompt-ask-tow = { $seat }, schlepp das Schiff weiter ({ $entity }), oder hör auf. Du hast { $purse }.
saga-prompt-ask-ravage = { $seat }, wähl, wohin der Verwüster auf dem Weg zum Sprungtor zieht.
saga-prompt-ask-ravage-away = { $seat }, wähl, wohin du den Verwüster treibst.
saga-prompt-ask-report = { $seat }, wähl einen Sektor für den Bericht.
saga-prompt-ask-nothing = Die Partie geht weiter.
saga-prompt-wait = { $count ->
        [one] Warten auf { $seats }: { $step }.
       *[other] Warten auf { $seats }: { $step }.
    }
saga-share = { $seat }: { $what }

## Befehle auf Tasten, Karten und Sektoren

saga-order-choose = { $commander }, { $color }
saga-order-equip = { $card } ausrüsten
saga-order-equip-for = { $card } statt { $out } ausrüsten
saga-order-order = Als Nächstes: { $what }
saga-order-at = { $at } wählen
saga-order-at-start = Beginnen: { $at }
saga-order-at-sector = Neuer Sektor: { $at }
saga-order-at-xpm = XPM: { $at }
saga-order-at-raider = Räuber: { $at }
saga-order-at-way = Weg: { $at }
saga-order-pick = Wählen: { $what }
saga-order-from-cargo = Das XPM von { $seat }
saga-order-item = Wählen: { $item }
saga-order-branch = Wählen: { $what }
saga-order-branch-trade = { $what } gegen { $into } tauschen
saga-order-branch-stat = { $what } würfeln
saga-order-pick-event = Ablegen: { $card }
saga-order-free = Marker zurücknehmen: { $card }
saga-order-level-starport = Raumhafen Stufe { $level } kaufen ({ $cost } Astartium)
saga-order-level-lab = Forschungslabor Stufe { $level } kaufen ({ $cost } Astartium)
saga-order-level-starport-last = Raumhafen: letzte Stufe erreicht
saga-order-level-lab-last = Forschungslabor: letzte Stufe erreicht
saga-order-move = Fliegen: { $at }
saga-order-explore = Erkunden: { $at }
saga-order-pick-up = XPM aufnehmen
saga-order-maneuver = { $project }
saga-order-maneuver-to = { $project }: { $at }
saga-order-tow = Schleppen: { $at }, Preis: { $item }
saga-order-lead = { $armada } zuerst
saga-order-side-easy = Leicht: { $check }
saga-order-side-hard = Schwer: { $check }
saga-order-fight = Bekämpfen: { $what }
saga-order-regroup-draw = Sammeln: eine gewöhnliche Aktionskarte ziehen
saga-order-regroup-repair = Sammeln: { $count } Rumpf reparieren
saga-order-regroup-exploration = Sammeln: einen Erkundungsmarker bekommen
saga-order-regroup-combat = Sammeln: einen Kampfmarker bekommen
saga-order-swap = Sammeln: { $out } durch { $card } ersetzen
saga-order-encounter = { $encounter }
saga-order-duel = { $armada } zum Duell fordern
saga-order-siege = Sternenbasis belagern
saga-order-build = Sternenbasis bauen
saga-order-project = { $project }
saga-order-project-many = { $project } mit { $count }
saga-order-share = { $seat } zahlt { $what }
saga-order-share-none = { $seat } zahlt nichts
saga-order-hauler = { $seat } zahlt das XPM
saga-order-agree = Ja
saga-order-agree-fight = Zuerst kämpfen
saga-order-agree-give = Anteil zahlen
saga-order-agree-boss = Den Boss jetzt bekämpfen
saga-order-decline = Nein
saga-order-decline-fight = Die anderen kämpfen lassen
saga-order-decline-give = Nichts zahlen
saga-order-decline-boss = Boss nicht bekämpfen
saga-order-play = { $card } spielen
saga-order-play-for = { $card } für { $armada } spielen
saga-order-activate = { $card } nutzen
saga-order-activate-for = { $card } für { $armada } nutzen
saga-order-repair = Rumpf reparieren für ein Astartium
saga-order-quell = Kampfmarker auf { $card } legen
saga-order-reroll = Die { $face } neu werfen
saga-order-reroll-one = Die { $face } neu werfen (Würfel { $place })
saga-order-sink = { $tile } nach unten legen
saga-order-keep = { $tile } nach oben legen
saga-order-done = Fertig
saga-order-done-pass = Passen
saga-order-done-roll = Wurf behalten
saga-order-done-reroll = Diese Würfel neu werfen
saga-order-done-equip = Nichts ausrüsten
saga-order-done-upkeep = Unterhalt beenden
saga-order-done-movement = Bewegung beenden
saga-order-done-encounter = Keine Begegnung
saga-order-done-expand = Ausbau beenden
saga-order-done-step = Hier bleiben
saga-order-done-tow = Schleppen beenden
saga-order-concede = Aufgeben

## Die Partie in Worten

saga-text-ring = Ring { $letter }
saga-text-here = { $name }: { $text }
saga-text-scenario = Szenario: { $scenario }.
saga-text-round = { $round ->
        [0] { $step }. Startspieler: { $seat }.
       *[other] Runde { $round } von { $rounds }, { $step }. Startspieler: { $seat }.
    }
saga-text-mat = { $seat }: Rumpf { $hull } von { $most }, Kampf { $combat }, Schild { $shield }, Tempo { $speed }. Raumhafen { $starport }, Forschungslabor { $lab }, Kommandozentrale { $center }. { $purse }, { $tokens }.
saga-text-points = { $seat } hat { $what }.
saga-text-commander = Kommandant von { $seat }: { $card }. { $when }: { $text }
saga-text-equipped = { $seat } hat ausgerüstet: { $card }. { $text }
saga-text-spent = (Marker darauf)
saga-text-carries = { $seat } hat ein XPM im Frachtraum.
saga-text-hand = Hand von { $seat }: { $cards }.
saga-text-hand-count = { $count ->
        [one] { $seat } hält { $count } Aktionskarte.
       *[other] { $seat } hält { $count } Aktionskarten.
    }
saga-text-event = Ereignis im Spiel, { $kind }: { $card }. { $text } Kampfmarker darauf: { $count } von { $need }.
saga-text-last-scan = Letzter Scanbericht: { $text }
saga-text-counter = { $counter }: { $count } von { $most }.
saga-text-number = { $counter }: { $count }.
saga-text-supply = XPMs im Vorrat: { $count }.
saga-text-fight = { $armada } kämpft: { $foe }, { $figures }, Rumpf noch: { $hull }.
saga-text-faces = Gewürfelt: { $faces }. Erfolge ab { $aim }.
saga-text-exploration = { $card }. { $text }
saga-text-cards = Aktionskarten
saga-text-abilities = Fähigkeiten
saga-text-levels = Stufen
saga-text-encounters = Begegnungen
saga-text-mission = Aktionen des Auftrags
saga-text-any-time = Ereignisse und Reparaturen
saga-text-outfit = Karten zum Ausrüsten
saga-text-fact-hull = Rumpf
saga-text-fact-stats = Kampf, Schild, Tempo
saga-text-fact-mp = Bewegungspunkte
saga-text-fact-owner = Spieler
saga-text-fact-figures = Werte
saga-text-fact-does = Jede Runde
saga-text-fact-dice = Würfel
saga-text-protected = geschützt
saga-text-behind-field = hinter einem Kraftfeld

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
    .blurb = Der Weg nach Hause ist zerstört. Bringt die Teile zusammen, ehe die Räuber ihr Werk vollenden.
    .goal = Füllt jeden Platz des Sprungtors mit einem XPM, und kein Boss ist im Spiel.
saga-scenario-spa = Sicheres Geleit
    .blurb = Ein Schiff voller Menschen, ein Weg am Schwarzen Loch vorbei, und Bosse darauf.
    .goal = Bringt das Kolonieschiff von Dawn zum Sprungtor.
saga-scenario-lst = Die verlorenen Sternenbasen
    .blurb = Alte Basen treiben im Dunkel. Findet sie, nehmt sie wieder in Betrieb, und lasst sie laden.
    .goal = Reaktiviert verlorene Sternenbasen, bis die Energieleiste voll ist.
saga-scenario-dis = Notruf
    .blurb = Jemand dort draußen ruft um Hilfe. Findet die Schiffe und schleppt eines nach dem anderen zum Sprungtor.
    .goal = Bringt die Kolonieschiffe zum Sprungtor, jedes mit einem XPM an Bord.
saga-scenario-opc = Offener Kampf
    .blurb = Was das Tor zerstörte, kommt wieder, um es zu vollenden. Haltet durch bis zum Ende.
    .goal = Haltet den Verwüster bis zum Ende vom Sprungtor fern, und dann ist kein Boss im Spiel.
saga-scenario-arn = Arena
    .blurb = Alle für sich: Lieferungen, Jagden, Duelle und Belagerungen.
    .goal = Sammle die meisten Siegpunkte.
saga-badge-boss = Boss
saga-badge-advance = Vorrücken
saga-badge-lost = Verlorene Sternenbasis
saga-badge-ravager = Verwüster
saga-badge-bounty = Kopfgeld
saga-counter-installed = XPMs im Sprungtor
saga-counter-retrieved = Gerettete Schiffe
saga-counter-power = Energieleiste
saga-encounter-repair = Das Tor reparieren
saga-encounter-deliver = Das XPM ans Sprungtor liefern
saga-encounter-deliver_home = Das XPM nach Hause liefern
saga-project-load = Das XPM aufs Schiff bringen
saga-project-unload = Das XPM vom Schiff nehmen
saga-project-tow = Das Schiff schleppen
saga-project-repair = Das Schiff reparieren
saga-project-reactivate = Die Sternenbasis reaktivieren
saga-project-weaponize = Die Sternenbasis zur Waffe machen
saga-project-fly = Das Schiff fliegen
saga-project-salvage = Astartium bergen
saga-project-fuel = Das Schiff betanken

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
saga-step-over = Das Ende
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
saga-timing-after-attack = Nach dem Wurf eines Angriffs
saga-timing-after-check = Nach dem Wurf einer Probe
saga-timing-damage = Ehe Schaden zählt
saga-timing-combat-start = Zu Beginn eines Kampfes
saga-timing-combat-won = Wenn ein Kampf gewonnen ist
saga-purpose-check = Probe
saga-purpose-attack = Angriff
saga-purpose-defend = Abwehr
saga-bonus = { $stat } +{ $count }
saga-foe = Angriff { $attack }, Rumpf { $hull }, Tempo { $speed }
saga-by = ({ $what })
saga-cause-scenario = das Szenario
saga-cause-level = eine Stufe
saga-cause-reward = Belohnung
saga-fate-killed = im Kampf
saga-fate-removed = durch einen Effekt
saga-fate-gate = am Sprungtor
saga-fate-rammed = Zusammenstoß
saga-fate-surge = Räuberwelle
saga-fate-ravager = der Verwüster
saga-fate-replaced = ein stärkerer nimmt den Platz
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
saga-cell-surge = eine Räuberwelle droht
saga-cell-explorer = { $armada } (Kundschafter)
saga-cell-entity = { $entity }, Rumpf { $hull }
saga-cell-entity-hidden = { $entity }, noch nicht gefunden
saga-cell-entity-laden = { $entity } mit XPM, Rumpf { $hull }
saga-armada-state = Rumpf { $hull }, Bewegungspunkte { $mp }
saga-armada-away = nicht auf dem Spielfeld

## Was Karten tun: Teile von Sätzen, die verbunden werden

saga-effect-gain = { $what } bekommen
saga-effect-lose = { $what } verlieren
saga-effect-lose-else = { $what } verlieren, ohne das: { $text }
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
saga-effect-damage-level = so viel Schaden nehmen wie die Stufe des Räubers
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
saga-effect-aim-roll = Würfel sind in diesem Wurf ab { $count } ein Erfolg
saga-effect-aim-combat = Würfel sind in diesem ganzen Kampf ab { $count } ein Erfolg
saga-effect-soften = den Schaden um { $count } mildern
saga-effect-soften-all = den ganzen Schaden abwenden
saga-effect-strike = der Gegner im Kampf verliert { $count } Rumpf
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
saga-effect-evade-all = Ausweichen kostet in diesem Zug nichts
saga-effect-scout = { $count ->
        [one] das oberste Plättchen des Stapels ansehen und nach oben oder unten legen
       *[other] { $count } Plättchen oben auf dem Stapel ansehen und jedes nach oben oder unten legen
    }
saga-effect-xpm = ein XPM auf einen Asteroiden- oder Planetengürtel im Abstand { $count } oder weniger legen
saga-effect-spawn = { $count ->
        [one] { $count } Räuber der Stufe { $level } entsteht{ $where }
       *[other] { $count } Räuber der Stufe { $level } entstehen{ $where }
    }
saga-where-adjacent = neben dem Boss
saga-where-far = möglichst weit vom Sprungtor
saga-where-ravager = neben dem Verwüster
saga-raiders-all = alle Räuber
saga-raiders-level = Räuber bis Stufe { $level }
saga-raiders-near = Räuber im Abstand { $count } oder weniger
saga-raiders-level-near = Räuber bis Stufe { $level } im Abstand { $count } oder weniger
saga-effect-advance = { $count ->
        [one] { $who } ziehen { $count } Schritt
       *[other] { $who } ziehen { $count } Schritte
    }
saga-effect-shove = { $count ->
        [one] einen um { $count } Sektor stoßen: { $who }
       *[other] einen um { $count } Sektoren stoßen: { $who }
    }
saga-effect-promote = { $count ->
        [one] einer steigt um eine Stufe auf, gewählt aus: { $who }
       *[other] { $count } steigen um eine Stufe auf, gewählt aus: { $who }
    }
saga-effect-destroy = { $count } ohne Belohnung entfernen: { $who }
saga-effect-foe-attack-more = Angriff um { $count } höher: { $who }
saga-effect-foe-attack-less = Angriff um { $count } niedriger: { $who }
saga-effect-foe-hull-more = Rumpf um { $count } höher: { $who }
saga-effect-foe-hull-less = Rumpf um { $count } niedriger: { $who }
saga-effect-foe-speed-more = Tempo um { $count } höher: { $who }
saga-effect-foe-speed-less = Tempo um { $count } niedriger: { $who }
saga-effect-draw-event = { $count ->
        [one] { $count } Ereignis ziehen
       *[other] { $count } Ereignisse ziehen
    }
saga-effect-cancel-event = { $count ->
        [one] { $count } Ereignis im Spiel ablegen
       *[other] { $count } Ereignisse im Spiel ablegen
    }
saga-effect-bar-starport = keine Stufen des Raumhafens zu kaufen
saga-effect-bar-lab = keine Stufen des Forschungslabors zu kaufen
saga-effect-bar-commander = keine Fähigkeiten von Kommandanten
saga-effect-bar-draw = beim Sammeln keine Karte ziehen
saga-effect-bar-help = Aktionskarten nur für sich selbst
saga-effect-bar-build = keine Sternenbasen zu bauen
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
saga-effect-pass = { $check }; gelungen: { $text }
saga-effect-fail = { $check }; misslungen: { $text }
saga-effect-pass-fail = { $check }; gelungen: { $text }; misslungen: { $other }
saga-effect-each = jede Armada: { $text }
saga-effect-near-ravager = jede Armada im Abstand { $count } oder weniger vom Verwüster: { $text }
saga-effect-near-boss = jede Armada im Abstand { $count } oder weniger vom Boss: { $text }
saga-effect-near-jumpgate = jede Armada im Abstand { $count } oder weniger vom Sprungtor: { $text }
saga-effect-choose = { $text }; oder { $other }
saga-effect-ravager = { $count ->
        [one] der Verwüster zieht { $count } Schritt auf das Sprungtor zu
       *[other] der Verwüster zieht { $count } Schritte auf das Sprungtor zu
    }
saga-effect-none = nichts geschieht
saga-effect-boss = ein Boss kommt
saga-effect-report-base = ein Geheimbericht führt zu einer verlorenen Sternenbasis
saga-effect-report-entity = ein Geheimbericht führt zu: { $entity }
saga-effect-tile = ein Sektor wird gelegt
saga-effect-tile-down = ein Sektor wird verdeckt gelegt
saga-effect-entity-comes = { $entity } kommt auf das Spielfeld
saga-effect-entity-moves = { $count ->
        [one] { $entity } fliegt { $count } Schritt
       *[other] { $entity } fliegt { $count } Schritte
    }
saga-effect-entity-more = { $entity }: { $count } Rumpf mehr
saga-effect-entity-less = { $entity }: { $count } Rumpf weniger
saga-effect-entity-hit = { $entity } verliert so viel Rumpf wie die Stufe des Räubers
saga-effect-xpm-load = das XPM aufladen: { $entity }
saga-effect-xpm-unload = das XPM abladen: { $entity }
saga-effect-xpm-lose = das XPM darauf ist verloren: { $entity }
saga-effect-xpm-deliver = { $entity } bringt das XPM auf die Karte des Szenarios
saga-effect-counter = { $counter } ändert sich
saga-effect-install = das XPM kommt an seinen Platz
saga-effect-uninstall = { $count ->
        [one] { $count } XPM auf der Karte des Szenarios ist verloren
       *[other] { $count } XPMs auf der Karte des Szenarios sind verloren
    }
saga-effect-ravager-comes = der Verwüster kommt
saga-effect-ravager-away = { $count ->
        [one] der Verwüster wird { $count } Schritt weggetrieben
       *[other] der Verwüster wird { $count } Schritte weggetrieben
    }
saga-effect-draw-card = eine Karte wird gezogen: { $deck }
saga-effect-astartium = { $count } Astartium kommt auf jeden Sektor des Berichts
saga-effect-salvage = ein Astartium vom Sektor nehmen
saga-effect-clear = das Astartium dort ist weg
saga-effect-base-gone = die Sternenbasis dort wird zerstört
saga-effect-base-active = die Sternenbasis dort wird aktiv
saga-effect-wormhole = ein Wurmloch führt in einen neuen Sektor und sofort zu einer Erkundung
saga-effect-line = die Geschichte geht weiter
saga-effect-win = das Spiel ist gewonnen
saga-effect-loss = das Spiel ist verloren
saga-effect-when = wenn { $when }: { $text }
saga-effect-badge = was an einem Zeichen hängt, geschieht: { $badge }
saga-text = { $text }.
saga-text-reward = Belohnung: { $text }.
saga-text-easy = Leicht: { $check }. Belohnung: { $text }.
saga-text-hard = Schwer: { $check }. Belohnung: { $text }.
saga-text-scan = XPM: { $one }; sonst { $two }. Räuber: { $raiders }.
saga-text-bonus = Beim Aufbau: { $bonus }. { $when }: { $text }
saga-text-gear = { $bonus }. { $when }: { $text }
saga-reward-equip = eine Karte ausrüsten: { $what }
saga-reward-stats = Kampf, Schild und Tempo steigen um { $count }

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
saga-event-turn = { $armada } ist dran ({ $phase }).
saga-event-badge = Der Schicksalszähler kommt zu einem Zeichen: { $badge }.
saga-event-drawn = { $deck }: { $card }.
saga-event-acts = Nun wirkt: { $what }.
saga-event-event-came = Ein Ereignis kommt ins Spiel: { $card }. { $text }
saga-event-event-left = Ein Ereignis ist weg: { $card }{ $by }.
saga-event-quelled = { $seat } legt einen Kampfmarker auf { $card }: { $count } von { $need }.
saga-event-placed = Ein neuer Sektor: { $tile } ({ $code }){ $by }.
saga-event-placed-down = Ein Sektor wird verdeckt gelegt ({ $code }){ $by }.
saga-event-revealed = Ein Sektor wird aufgedeckt: { $tile } ({ $code }).
saga-event-xpm-placed = Ein XPM erscheint: { $at }{ $by }.
saga-event-xpm-gone-at = Ein XPM ist weg: { $at } ({ $fate }).
saga-event-xpm-gone-seat = Das XPM von { $seat } ist weg ({ $fate }).
saga-event-xpm-gone = Ein XPM ist weg ({ $fate }).
saga-event-xpm-taken = { $armada } nimmt ein XPM auf: { $at }.
saga-event-xpm-loaded = { $armada } lädt das XPM auf ({ $entity }).
saga-event-xpm-unloaded = { $armada } nimmt das XPM zurück ({ $entity }).
saga-event-installed-by = { $seat } bringt ein XPM an seinen Platz: jetzt { $count }.
saga-event-installed = Ein XPM kommt an seinen Platz: jetzt { $count }.
saga-event-spawned = { $raider } entsteht: { $at }{ $by }.
saga-event-no-figure = Kein Räuber der Stufe { $level } oder höher ist übrig.
saga-event-marched = { $raider } zieht: { $from }, { $at }{ $by }.
saga-event-promoted = Ein Räuber steigt auf Stufe { $level }{ $by }.
saga-event-raider-killed = { $raider } auf { $at } ist besiegt.
saga-event-raider-gate = { $raider } bricht in das Sprungtor ein.
saga-event-raider-left = { $raider } auf { $at } ist weg ({ $fate }).
saga-event-surged = Räuberwelle: { $at }.
saga-event-boss-came = Ein Boss kommt: { $boss }, { $at }.
saga-event-boss-killed = { $boss } ist besiegt.
saga-event-boss-left = { $boss } ist weg ({ $fate }).
saga-event-ravager-came = Der Verwüster kommt: { $at }.
saga-event-ravager-moved = Der Verwüster zieht: { $from }, { $at }.
saga-event-entity-came = { $entity } kommt: { $at }.
saga-event-entity-moved = { $entity } fliegt: { $from }, { $at }.
saga-event-entity-left = { $entity } hat das Spielfeld verlassen.
saga-event-entity-found = { $entity } ist gefunden. Rumpf: { $hull }.
saga-event-entity-hull = { $entity }: Rumpf { $hull }{ $by }.
saga-event-counted = { $counter }: { $count }.
saga-event-astartium = Auf { $at } liegen { $count } Astartium.
saga-event-astartium-gone = Auf { $at } liegt kein Astartium mehr.
saga-event-salvaged = { $armada } birgt ein Astartium auf { $at }.
saga-event-started = { $armada } beginnt: { $at }.
saga-event-moved = { $armada } fliegt: { $at }. Bewegungspunkte: { $mp }.
saga-event-explored = { $armada } erkundet: { $at }.
saga-event-shifted = { $armada } wird bewegt: { $at }.
saga-event-returned = { $armada } ist zurück: { $at }.
saga-event-gained = { $seat } bekommt { $what }{ $by }.
saga-event-spent = { $seat } zahlt { $what }{ $by }.
saga-event-less = { $seat } hat { $what } weniger.
saga-event-lost = { $seat } verliert { $what }{ $by }.
saga-event-tokens = { $armada } bekommt { $what }.
saga-event-refreshed = { $seat } nimmt alle Aktivierungsmarker zurück.
saga-event-freed = { $armada } nimmt den Aktivierungsmarker zurück ({ $card }).
saga-event-stats = { $seat }: Kampf { $combat }, Schild { $shield }, Tempo { $speed }.
saga-event-stats-any = Kampf, Schild und Tempo von { $seat } steigen.
saga-event-repaired = { $seat } repariert auf Rumpf { $hull }{ $by }.
saga-event-threatened = Auf { $armada } kommen { $damage } Schaden zu{ $by }.
saga-event-softened = Der Schaden wird gemildert: noch { $damage } für { $armada }.
saga-event-damaged = { $armada } nimmt { $damage } Schaden{ $by }. Rumpf: { $hull }.
saga-event-destroyed = { $armada } ist zerstört.
saga-event-level = { $seat }: { $track }, Stufe { $level }.
saga-event-equipped = { $seat } rüstet aus: { $card }.
saga-event-equipped-for = { $seat } rüstet aus: { $card } statt { $out }.
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
        [one] { $armada }: { $count } Erfolg ({ $purpose }).
       *[other] { $armada }: { $count } Erfolge ({ $purpose }).
    }
saga-event-check-passed = { $armada } besteht die Probe.
saga-event-check-failed = Die Probe misslingt: { $armada }.
saga-event-exploring = { $armada } findet: { $card }.
saga-event-side-easy = { $armada } nimmt die leichte Seite.
saga-event-side-hard = { $armada } nimmt die schwere Seite.
saga-event-trial = { $armada }: { $encounter }. Karte: { $card }.
saga-event-trial-passed = { $armada }: { $encounter } gelingt.
saga-event-trial-failed = { $armada }: { $encounter } misslingt.
saga-event-fight = { $armada } kämpft: { $foe }. Rumpf des Gegners: { $hull }.
saga-event-foe-hit = { $foe } verliert { $damage } Rumpf, noch { $hull }.
saga-event-fight-won = { $armada } siegt: { $foe }.
saga-event-fight-lost = { $armada } unterliegt: { $foe }.
saga-event-regrouped = { $armada } sammelt sich: { $what }.
saga-event-swapped = { $armada } sammelt sich: { $card } statt { $out }.
saga-event-passed = { $armada } passt ({ $phase }).
saga-event-claimed = { $armada } ist schneller und kämpft zuerst: { $foe }.
saga-event-agreed = { $seat } ist einverstanden.
saga-event-refused = { $seat } gibt nichts.
saga-event-built = { $armada } baut eine Sternenbasis auf { $at }.
saga-event-reactivated = Die Sternenbasis auf { $at } ist aktiv.
saga-event-base-found = Eine verlorene Sternenbasis ist geortet: { $at }.
saga-event-base-lost = Die Sternenbasis auf { $at } ist zerstört ({ $fate }).
saga-event-project = { $armada }: { $project }.
saga-event-scouted = { $seat } sieht sich { $count } Plättchen des Stapels an.
saga-event-seen = { $seat } sieht { $tile }.
saga-event-sunk = { $seat } legt { $tile } nach unten.
saga-event-sunk-one = { $seat } legt ein Plättchen nach unten.
saga-event-duel = { $armada } fordert { $other } zum Duell. Zuerst schlägt: { $first }.
saga-event-strike = { $armada } trifft { $other }: { $damage } Schaden.
saga-event-strike-none = { $armada } schlägt vergeblich zu ({ $other }).
saga-event-duel-won = { $armada } gewinnt das Duell.
saga-event-duel-drawn = Das Duell endet ohne Sieger.
saga-event-looted = { $seat } nimmt von { $other }: { $item }.
saga-event-siege-won = { $armada } zerstört die Sternenbasis auf { $at }.
saga-event-siege-lost = Die Belagerung von { $at } misslingt ({ $armada }).
saga-event-line = { $text }
saga-event-line-none = Die Geschichte geht weiter.
saga-event-conceded = { $seat } gibt auf.
saga-event-over-won = Der Auftrag ist erfüllt.
saga-event-over-lost = Der Auftrag ist gescheitert.
saga-event-over-rounds = Die Zeit ist um: Der Auftrag ist gescheitert.
saga-event-over-given-up = Die Partie wurde aufgegeben.
saga-event-over-points = Die Arena ist vorbei: Die Punkte werden gezählt.
saga-event-over-domination = Die Arena ist durch Herrschaft entschieden.

## Wie es endete, und die Geschichte der Partie

saga-ending-won = Gewonnen: Der Auftrag ist in Runde { $round } erfüllt.
saga-ending-lost = Verloren: Der Auftrag ist in Runde { $round } gescheitert.
saga-ending-lost-rounds = Verloren: Runde { $round } war die letzte, und der Auftrag ist nicht erfüllt.
saga-ending-lost-boss = Verloren: Nach der letzten Runde ist noch ein Boss im Spiel.
saga-ending-lost-ship = Verloren: Das Kolonieschiff ist zerstört (Runde { $round }).
saga-ending-lost-ravager = Verloren: Der Verwüster ist am Sprungtor (Runde { $round }).
saga-ending-given-up = Die Partie wurde in Runde { $round } aufgegeben.
saga-ending-won-given-up = { $seats } gewinnt: Alle anderen haben aufgegeben.
saga-ending-won-points = { $count ->
        [one] { $seats } gewinnt mit { $points } Siegpunkten.
       *[other] { $seats } gewinnen mit { $points } Siegpunkten.
    }
saga-ending-won-shared = Ein geteilter Sieg mit { $points } Siegpunkten: { $seats }.
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
saga-refusal-not-asked = Jetzt entscheidet jemand anderes. Warte.
saga-refusal-not-asked-yet = Jemand ist vor dir an der Reihe. Warte, bis du gefragt wirst.
saga-refusal-phase = Das gehört in die Phase „{ $wanted }“. Jetzt ist: { $now }.
saga-refusal-busy = Danach ist nicht gefragt. Entscheide jetzt: { $asked }.
saga-refusal-cannot-enter = In diesen Sektor kommt nichts von dir. Wähl einen anderen Weg.
saga-refusal-no-sector = Dort liegt kein Sektor. Erkunde ihn zuerst.
saga-refusal-not-adjacent = Das liegt nicht neben deiner Armada. Flieg Schritt für Schritt.
saga-refusal-face-down = Dieser Sektor liegt verdeckt. Erkunde ihn stattdessen.
saga-refusal-rival-home = Das ist die Heimat eines anderen. Du kannst sie nicht betreten. Wähl einen anderen Weg.
saga-refusal-no-points = Das kostet mit Ausweichen { $need } Bewegungspunkte, und du hast { $left }. Wähl einen billigeren Weg.
saga-refusal-no-exploring = In diesem Szenario erkundet niemand. Flieg in Sektoren, die offen liegen.
saga-refusal-exploring-barred = Ein Ereignis verbietet das Erkunden. Entferne es zuerst.
saga-refusal-no-tile = Der Sektorstapel ist leer. Nur verdeckte Sektoren lassen sich noch erkunden.
saga-refusal-no-site = Ein neuer Sektor liegt im Abstand { $reach } oder weniger vom Sprungtor und berührt mindestens { $touch } Sektoren.
saga-refusal-explored = Dort liegt schon ein offener Sektor. Flieg hin.
saga-refusal-no-xpm-here = Hier liegt kein XPM. Flieg hin, wo eines liegt.
saga-refusal-cargo-full = Im Frachtraum ist schon ein XPM, und er fasst nur eines. Liefere es zuerst ab.
saga-refusal-not-offered = Das steht nicht zur Wahl. Wähl etwas, was zur Wahl steht: { $asked }.
saga-refusal-not-seen = Dieses Plättchen hast du nicht angesehen oder schon zurückgelegt. Wähl eines, das du siehst.
saga-refusal-no-die = Diesen Würfel hat der Wurf nicht. Wähl einen, der geworfen wurde.
saga-refusal-die-chosen = Dieser Würfel ist schon gewählt. Wähl einen anderen, oder beende die Wahl.
saga-refusal-no-token = Diese Armada hat keinen Aktivierungsmarker mehr. Im Unterhalt kommen sie zurück.
saga-refusal-token-there = Auf dieser Karte liegt schon ein Aktivierungsmarker. Im Unterhalt kommt er zurück.
saga-refusal-not-equipped = Diese Karte liegt nicht auf deiner Tafel. Wähl eine, die dort liegt.
saga-refusal-not-yours = Fähigkeiten gelten nur für die eigene Armada. Wähl deine.
saga-refusal-no-armada = Diese Armada ist nicht auf dem Spielfeld. Wähl eine, die dort ist.
saga-refusal-fallen = Diese Armada ist zerstört. Weiter geht es, wenn sie zu Hause ist.
saga-refusal-not-in-hand = Diese Karte hast du nicht. Wähl eine aus deiner Hand.
saga-refusal-no-effect = Jetzt würde das nichts bewirken. Heb es dir auf.
saga-refusal-no-window = Das ist für einen anderen Augenblick: „{ $timing }“. Heb es dir dafür auf.
saga-refusal-other-armada = Dieser Augenblick betrifft eine andere Armada. Wähl diese.
saga-refusal-other-phase = Diese Karte ist für die Phase „{ $wanted }“. Heb sie dir dafür auf.
saga-refusal-other-turn = Diese Fähigkeit ist für einen anderen Augenblick: „{ $timing }“. Heb sie dir dafür auf.
saga-refusal-turn-over = Der Bewegungszug dieser Armada ist vorbei. Wähl eine, deren Zug es nicht ist.
saga-refusal-commander-barred = Ein Ereignis verbietet Kommandanten ihre Fähigkeiten. Entferne es zuerst.
saga-refusal-help-barred = Ein Ereignis lässt dich Karten nur für dich selbst spielen. Wähl deine eigene Armada, oder entferne es zuerst.
saga-refusal-no-astartium = Du hast kein Astartium zum Bezahlen. Verschaff dir zuerst welches.
saga-refusal-hull-full = Der Rumpf ist heil. Wähl etwas anderes.
saga-refusal-no-combat = Du hast keinen Kampfmarker. Kämpfe und das Sammeln bringen welche.
saga-refusal-due = Gib zuerst die Marker ab, die von dir verlangt sind.
saga-refusal-not-in-play = Dieses Ereignis ist nicht im Spiel. Wähl eines, das es ist.
saga-refusal-quell-later = Marker kommen erst nach der Phase der Ereignisse auf Ereignisse. Warte bis dahin.
saga-refusal-not-for-reward = Diese Karte hat nicht Art und Güte der Belohnung oder ist schon ausgerüstet. Wähl eine andere.
saga-refusal-row-full = Die Reihe fasst { $slots } Karten. Sag, welche weicht.
saga-refusal-row-free = In der Reihe ist Platz: Keine Karte muss weichen.
saga-refusal-nothing-to-take = Davon ist nichts zu nehmen, oder es hat keinen Platz. Nimm etwas anderes.
saga-refusal-crowded = Zu viel geschieht auf einmal. Lass es erst zu Ende gehen.
saga-refusal-commander-taken = Diesen Kommandanten hat schon jemand. Wähl einen anderen.
saga-refusal-color-taken = Diese Farbe hat schon jemand. Wähl eine andere.
saga-refusal-solo-color = Wer allein spielt, hat Blau. Wähl das.
saga-refusal-no-start = Dort beginnt keine Armada, oder schon eine andere. Wähl ein markiertes Feld.
saga-refusal-acted = Das hat schon gewirkt oder ist nicht im Spiel. Wähl etwas anderes.
saga-refusal-no-turn = Diese Armada war schon dran oder hat jetzt keinen Zug. Wähl eine andere.
saga-refusal-last-level = Hier ist schon die letzte Stufe erreicht. Wähl die andere Leiste.
saga-refusal-level-barred = Ein Ereignis sperrt diese Stufen. Entferne es zuerst.
saga-refusal-too-dear = Die Stufe kostet { $price } Astartium, und du hast { $have }. Beschaff zuerst, was fehlt.
saga-refusal-no-enemy = Dieser Gegner ist nicht in deinem Sektor. Wähl einen, der es ist.
saga-refusal-shielded = Der Boss ist hinter seinem Kraftfeld. Bau zuerst eine Sternenbasis in seinem Sektor.
saga-refusal-beset = Im Sektor ist ein Gegner. Dafür darf dort keiner sein.
saga-refusal-not-clear = Im Sektor ist ein Gegner. Kümmere dich zuerst um ihn.
saga-refusal-draw-barred = Ein Ereignis verbietet, eine Karte zu ziehen. Sammle dich anders.
saga-refusal-no-cards = Der Stapel ist leer. Wähl etwas anderes.
saga-refusal-used = Auf dieser Karte liegt ein Aktivierungsmarker. Tausch eine andere.
saga-refusal-no-swap = Die andere Karte muss in deinem Stapel sein, von gleicher Art und Güte. Wähl eine solche.
saga-refusal-not-here = Das geht anderswo: { $place }. Flieg zuerst dorthin.
saga-refusal-no-such = Das Szenario hat keine solche Aktion. Wähl eine, die es hat.
saga-refusal-unfound = Das Schiff ist noch nicht gefunden oder nicht mehr da. Deck zuerst seinen Sektor auf.
saga-refusal-no-xpm = Dazu braucht es ein XPM im Frachtraum. Nimm zuerst eines auf.
saga-refusal-nothing-here = Hier liegt kein Astartium. Flieg hin, wo welches liegt.
saga-refusal-no-room = Alle Plätze sind gefüllt. Behalte das XPM.
saga-refusal-unladen = Das Schiff trägt kein XPM. Lad zuerst eines auf.
saga-refusal-laden = Das Schiff trägt schon ein XPM. Behalte deines.
saga-refusal-towed = Das Schiff wurde in dieser Runde schon geschleppt. Schlepp es in der nächsten.
saga-refusal-whole = Das Schiff braucht keine Reparatur. Behalte deine Marker.
saga-refusal-cost-too-dear = { $what }: Nötig sind { $price }, und du hast { $have }. Verschaff dir zuerst, was fehlt.
saga-refusal-spent = Das wurde schon so oft getan, wie eine Runde erlaubt. Wähl etwas anderes.
saga-refusal-too-much = Das ist mehr, als geht. Wähl weniger.
saga-refusal-too-little = Das wäre nichts. Wähl mindestens eines.
saga-refusal-not-next = Das ist kein offener Sektor neben dem Schiff. Wähl einen.
saga-refusal-blocked = Dort hält etwas das Schiff auf. Wähl einen anderen Weg.
saga-refusal-no-fuel = Das Schiff braucht dafür { $price } und hat { $have }; der letzte Rest muss bleiben. Wähl etwas Günstigeres.
saga-refusal-no-tow = Das Schiff lässt sich keinen Schritt schleppen: kein Sektor dafür, oder kein Marker zum Zahlen. Wähl etwas anderes.
saga-refusal-no-rival = Hier ist niemand, den du herausfordern kannst. Flieg hin, wo jemand ist.
saga-refusal-rival-at-home = Zu Hause lässt sich niemand herausfordern. Triff diese Armada anderswo.
saga-refusal-duelled = Diese Armada war in dieser Runde schon in einem Duell. Fordere sie in der nächsten heraus.
saga-refusal-no-siege = Hier ist keine Sternenbasis eines anderen, die fallen kann. Flieg hin, wo eine steht.
saga-refusal-defended = Die Armada ihres Eigners verteidigt die Sternenbasis. Besieg sie zuerst in einem Duell.
saga-refusal-no-building = In diesem Szenario werden keine Sternenbasen gebaut. Wähl etwas anderes.
saga-refusal-build-barred = Ein Ereignis verbietet das Bauen. Entferne es zuerst.
saga-refusal-build-place = In diesem Sektor wird keine Sternenbasis gebaut. Flieg zuerst in einen anderen.
saga-refusal-build-taken = Hier steht schon eine Sternenbasis. Flieg zuerst in einen anderen Sektor.
saga-refusal-build-raider = Hier ist ein Räuber. Besieg ihn zuerst.
saga-refusal-no-starbase = Es ist keine Sternenbasis mehr übrig. Wähl etwas anderes.
saga-refusal-works-too-dear = Das kostet { $price } Marker; wer geben kann, hat zusammen { $have }, die zählen. Beschafft zuerst, was fehlt.
saga-refusal-bad-share = Die Anteile ergeben nicht den Preis, oder jemand hat nicht so viel. Ändere sie.
saga-refusal-gave-up = Du hast schon aufgegeben.
saga-refusal-under-way = Etwas ist noch im Gang. Gib auf, wenn es vorbei ist.

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
saga-asked-window = ob du etwas spielst oder nutzt, bevor es weitergeht
saga-asked-loot = was du nimmst
saga-asked-side = die leichte Seite oder die schwere
saga-asked-claim = ob du zuerst kämpfst
saga-asked-equip = welche Karte du ausrüstest
saga-asked-pay = welche Marker verloren gehen
saga-asked-branch = welches von beidem es ist
saga-asked-trade = wie viel du tauschst
saga-asked-place = wo der neue Sektor liegt
saga-asked-hole = wo sich das Schwarze Loch öffnet
saga-asked-wormhole = wohin das Wurmloch führt
saga-asked-xpm = welcher Sektor das XPM bekommt
saga-asked-spawn = wo ein Räuber entsteht
saga-asked-march = welchen Weg ein Räuber nimmt
saga-asked-shove = was gestoßen wird
saga-asked-shove-to = wohin gestoßen wird
saga-asked-promote = welcher Räuber aufsteigt
saga-asked-destroy = welcher Räuber entfernt wird
saga-asked-gate-loss = welches XPM verloren geht
saga-asked-step = wohin die Armada kommt
saga-asked-cancel = welches Ereignis abgelegt wird
saga-asked-scout = wohin die Plättchen zurückkommen
saga-asked-refresh = welcher Aktivierungsmarker zurückkommt
saga-asked-share = wer was gibt
saga-asked-consent = ob du gibst, worum du gebeten wirst
saga-asked-boss-fight = ob du den Boss sofort bekämpfst
saga-asked-tow = wohin du das Schiff schleppst
saga-asked-ravage = welchen Weg der Verwüster nimmt
saga-asked-ravage-away = wohin der Verwüster getrieben wird
saga-asked-report = welchen Sektor der Bericht meint
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
saga-prompt-ask-movement = { $seat }, beweg { $armada }, erkunde, oder beende den Zug. Bewegungspunkte: { $mp }.
saga-prompt-ask-encounter = { $seat }, wähl eine Begegnung ({ $armada }, { $at }).
saga-prompt-ask-expand = { $seat }, bau, handle für den Auftrag, oder beende den Zug. Du hast { $purse }.
saga-prompt-ask-order-armadas = { $seat }, wähl die Armada, die als Nächste dran ist: { $what }.
saga-prompt-ask-order-events = { $seat }, wähl, welches Ereignis oder welcher Boss als Nächstes wirkt.
saga-prompt-ask-order-raiders = { $seat }, wähl den Räuber, der als Nächster zieht.
saga-prompt-ask-order-surges = { $seat }, wähl, welche Räuberwelle als Nächste abgehandelt wird.
saga-prompt-ask-stat = { $seat }, wähl den Wert, den { $armada } würfelt: Nötig sind { $count } oder mehr Erfolge.
saga-prompt-ask-reroll = { $seat }, wähl Würfel, die neu geworfen werden: noch bis zu { $count }.
saga-prompt-ask-before-check = { $seat }, gleich würfelt { $armada } eine Probe. Hilf, oder passe.
saga-prompt-ask-before-attack = { $seat }, gleich greift { $armada } an. Hilf, oder passe.
saga-prompt-ask-before-defend = { $seat }, gleich wehrt sich { $armada }. Hilf, oder passe.
saga-prompt-ask-roll = { $seat }, { $armada } hat gewürfelt: { $faces }. Ändere den Wurf, oder lass ihn stehen.
saga-prompt-ask-after-attack = { $seat }, { $armada } hat angegriffen. Leg nach, oder passe.
saga-prompt-ask-after-check = { $seat }, { $armada } hat eine Probe gewürfelt. Leg nach, oder passe.
saga-prompt-ask-damage = { $count ->
        [one] { $seat }, auf { $armada } kommt { $count } Schaden zu. Mildere ihn, repariere, oder passe.
       *[other] { $seat }, auf { $armada } kommen { $count } Schaden zu. Mildere ihn, repariere, oder passe.
    }
saga-prompt-ask-combat-start = { $seat }, { $armada } beginnt einen Kampf: { $foe }. Hilf, oder passe.
saga-prompt-ask-combat-won = { $seat }, { $armada } hat den Kampf gewonnen. Nutz es, oder passe.
saga-prompt-ask-react = { $seat }, ein Ereignis ist gekommen. Hebe eines auf, oder passe.
saga-prompt-ask-loot = { $seat }, wähl, was du nimmst ({ $other }).
saga-prompt-ask-side = { $seat }, { $card }: Wähl die leichte Seite oder die schwere.
saga-prompt-ask-claim = { $seat }, gleich kämpft { $armada } ({ $foe }), und deine Armada ist schneller. Kämpfst du zuerst?
saga-prompt-ask-equip-unit = { $seat }, rüste eine Karte aus, oder verzichte: { $what }.
saga-prompt-ask-equip-power = { $seat }, rüste eine Karte aus, oder verzichte: { $what }.
saga-prompt-ask-pay = { $seat }, wähl, welcher Marker verloren geht: noch { $count }.
saga-prompt-ask-branch = { $seat }, wähl eins von beidem.
saga-prompt-ask-trade = { $seat }, wähl, wie viel du tauschst.
saga-prompt-ask-place-sector = { $seat }, wähl, wo der neue Sektor liegt: { $tile }.
saga-prompt-ask-place-boss = { $seat }, wähl, wo der Sektor eines Bosses liegt ({ $boss }).
saga-prompt-ask-place-bossless = { $seat }, wähl, wo der neue Sektor liegt: { $tile }. Kein Boss ist mehr dafür da.
saga-prompt-ask-place-hole = { $seat }, wähl, wo sich das Schwarze Loch öffnet. Der Verwüster kommt heraus.
saga-prompt-ask-wormhole = { $seat }, wähl, wohin das Wurmloch führt: { $tile }.
saga-prompt-ask-xpm = { $seat }, wähl den Sektor, der das XPM bekommt.
saga-prompt-ask-spawn = { $seat }, wähl, wo ein Räuber der Stufe { $level } entsteht: noch { $count }.
saga-prompt-ask-march = { $seat }, wähl den Weg eines Räubers: { $what }.
saga-prompt-ask-shove = { $seat }, wähl, was gestoßen wird.
saga-prompt-ask-shove-to = { $seat }, wähl, wohin gestoßen wird: { $what }.
saga-prompt-ask-promote = { $seat }, wähl, welcher Räuber aufsteigt: noch { $count }.
saga-prompt-ask-destroy = { $seat }, wähl, welcher Räuber entfernt wird: noch { $count }.
saga-prompt-ask-gate-loss = { $seat }, wähl, welches XPM der Räuber kostet.
saga-prompt-ask-step = { $seat }, beweg { $armada } kostenlos: noch { $count }, oder beende es.
saga-prompt-ask-jump = { $seat }, wähl, wohin { $armada } springt.
saga-prompt-ask-push-out = { $seat }, wähl, wohin { $armada } dem Verwüster ausweicht.
saga-prompt-ask-refuge = { $seat }, wähl den Sektor, in dem { $armada } herauskommt.
saga-prompt-ask-shoved = { $seat }, wähl, wohin { $armada } gestoßen wird.
saga-prompt-ask-cancel = { $seat }, wähl das Ereignis, das abgelegt wird: noch { $count }.
saga-prompt-ask-scout = { $seat }, leg die Plättchen zurück: nach oben oder nach unten. Noch { $count }.
saga-prompt-ask-refresh = { $seat }, wähl die Karte, deren Aktivierungsmarker zurückkommt: noch { $count }.
saga-prompt-ask-share = { $seat }, leg fest, wer was gibt: { $what }.
saga-prompt-ask-consent = { $seat }, { $armada } bittet dich um { $what }. Einverstanden?
saga-prompt-ask-boss-fight = { $seat }, bekämpfst du den Boss sofort ({ $boss })?
saga-prompt-ask-tow = { $seat }, schlepp das Schiff weiter ({ $entity }), oder lass los. Du hast { $purse }.
saga-prompt-ask-ravage = { $seat }, wähl den Weg des Verwüsters zum Sprungtor.
saga-prompt-ask-ravage-away = { $seat }, wähl, wohin der Verwüster getrieben wird.
saga-prompt-ask-report = { $seat }, wähl den Sektor, den der Bericht meint.
saga-prompt-ask-nothing = Die Partie geht weiter.
saga-prompt-wait = { $count ->
        [one] { $seats } entscheidet: { $step }.
       *[other] { $seats } entscheiden: { $step }.
    }
saga-share = { $seat }: { $what }

## Befehle auf Tasten, Karten und Sektoren

saga-order-choose = { $commander }, { $color }
saga-order-equip = { $card } ausrüsten
saga-order-equip-for = { $card } ausrüsten statt { $out }
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
saga-order-level-starport = Raumhafen, Stufe { $level } ({ $cost } Astartium)
saga-order-level-lab = Forschungslabor, Stufe { $level } ({ $cost } Astartium)
saga-order-level-starport-last = Raumhafen: letzte Stufe
saga-order-level-lab-last = Forschungslabor: letzte Stufe
saga-order-move = Fliegen: { $at }
saga-order-explore = Erkunden: { $at }
saga-order-pick-up = Das XPM aufnehmen
saga-order-maneuver = { $project }
saga-order-maneuver-to = { $project }: { $at }
saga-order-tow = Schleppen: { $at }, Preis: { $item }
saga-order-lead = { $armada } zuerst
saga-order-side-easy = Leicht: { $check }
saga-order-side-hard = Schwer: { $check }
saga-order-fight = Bekämpfen: { $what }
saga-order-regroup-draw = Sammeln: eine gewöhnliche Aktionskarte ziehen
saga-order-regroup-repair = Sammeln: { $count } Rumpf reparieren
saga-order-regroup-exploration = Sammeln: ein Erkundungsmarker
saga-order-regroup-combat = Sammeln: ein Kampfmarker
saga-order-swap = Sammeln: { $card } statt { $out }
saga-order-encounter = { $encounter }
saga-order-duel = { $armada } zum Duell fordern
saga-order-siege = Die Sternenbasis belagern
saga-order-build = Eine Sternenbasis bauen
saga-order-project = { $project }
saga-order-project-many = { $project } mit { $count }
saga-order-share = { $seat } gibt { $what }
saga-order-share-none = { $seat } gibt nichts
saga-order-hauler = Das XPM kommt von { $seat }
saga-order-agree = Ja
saga-order-agree-fight = Zuerst kämpfen
saga-order-agree-give = Geben
saga-order-agree-boss = Den Boss jetzt bekämpfen
saga-order-decline = Nein
saga-order-decline-fight = Den Vortritt lassen
saga-order-decline-give = Nichts geben
saga-order-decline-boss = Den Boss in Ruhe lassen
saga-order-play = { $card } spielen
saga-order-play-for = { $card } für { $armada } spielen
saga-order-activate = { $card } nutzen
saga-order-activate-for = { $card } für { $armada } nutzen
saga-order-repair = Rumpf reparieren für ein Astartium
saga-order-quell = Kampfmarker auf { $card } legen
saga-order-reroll = Die { $face } neu werfen
saga-order-reroll-one = Die { $face } neu werfen (Würfel { $place })
saga-order-sink = { $tile } nach unten
saga-order-keep = { $tile } nach oben
saga-order-done = Fertig
saga-order-done-pass = Passen
saga-order-done-roll = Den Wurf stehen lassen
saga-order-done-reroll = Diese Würfel werfen
saga-order-done-equip = Nichts ausrüsten
saga-order-done-upkeep = Den Unterhalt beenden
saga-order-done-movement = Den Bewegungszug beenden
saga-order-done-encounter = Keine Begegnung
saga-order-done-expand = Den Ausbau beenden
saga-order-done-step = Hier bleiben
saga-order-done-tow = Loslassen
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
saga-text-mission = Der Auftrag
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

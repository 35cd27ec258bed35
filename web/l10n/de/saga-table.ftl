### Der Tisch von Saga: Blätter, Befehle, Tafeln, Begegnungen. Keine Zahl der Regeln steht hier: Zahlen sind Argumente.

## Blätter und Verlauf einer Runde

saga-tabs = Blätter des Tischs
saga-tab-asks = jetzt gefragt
saga-tab-map = Karte
saga-tab-mat = Tafel
saga-tab-hand = Karten
saga-tab-encounter = Begegnung
saga-tab-events = Ereignisse
saga-tab-mission = Auftrag
saga-tab-fleet = Flotte
saga-course = Der Verlauf des Spiels
saga-course-stages = Teile der Runde
saga-course-order = Reihenfolge
saga-course-first = Startspieler
saga-course-acting = ist am Zug
saga-course-asked = ist gefragt
saga-table-round = { $round ->
        [0] Aufbau
       *[other] Runde { $round } von { $rounds }
    }
saga-table-points = { $points ->
        [one] { $points } Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }
saga-table-to-leaf = Zum Blatt: { $leaf }
saga-table-all-open = Alles, was in Frage kommt, ist jetzt möglich.

## Befehle

saga-orders-on-map = Wähl auf der Karte ({ $count } Orte).
saga-orders-list = Als Liste
saga-orders-plays = Karten und mehr ({ $count })
saga-orders-plays-all = Jederzeit frei, wer auch am Zug ist:
saga-orders-no-plays = Davon ist jetzt nichts spielbar.
saga-orders-whom = für wen?
saga-orders-instead = anstelle welcher Karte?
saga-orders-swap = gegen welche Karte?
saga-orders-swap-out = Sammeln: { $card } tauschen
saga-orders-color = welche Farbe?
saga-orders-choose-armada = { $card }: { $text } Wähl die Armada.
saga-orders-choose-token = { $card }: Wähl die Armada, die sie nutzt.
saga-orders-choose-room = { $card }: Wähl die Karte, die Platz macht.
saga-orders-choose-swap = { $card } geht in den Stapel zurück: Wähl, was dafür kommt.
saga-orders-choose-color = { $card }: Wähl die Farbe deiner Armada.
saga-outlook-way = { $cost ->
        [one] Kostet { $cost } Bewegungspunkt, danach noch { $left }
       *[other] Kostet { $cost } Bewegungspunkte, danach noch { $left }
    }
saga-outlook-explore = { $cost ->
        [one] Kostet { $cost } Bewegungspunkt und beendet die Bewegung
       *[other] Kostet { $cost } Bewegungspunkte und beendet die Bewegung
    }
saga-outlook-works = Kostet { $price }. Wer hier steht: { $who }
saga-outlook-rest = Noch zu zahlen: { $what }
saga-outlook-paid = Damit ist alles bezahlt
saga-outlook-fight = Siegchance { $percent } %, ohne Karten und Fähigkeiten
saga-outlook-check = Gelingt mit { $percent } %
saga-outlook-level = Kostet { $price } Astartium, danach noch { $left }

## Die Karte und der Sektor, um den es geht

saga-map-signs = Zeichen auf der Karte
saga-map-cover = Sektoren unter Schutz
saga-map-raids = Wege der Räuber
saga-hex-none = Zeig auf einen Sektor, um zu sehen, was dort liegt.
saga-hex-vacant = Hier liegt noch kein Sektor.
saga-hex-down = Dieser Sektor ist verdeckt.
saga-hex-closed = verschlossen
saga-hex-cost = Kosten { $cost }
saga-hex-armadas = Armadas hier
saga-hex-enemies = Gegner hier
saga-hex-hull = Rumpf { $hull }
saga-hex-evade = Verlassen kostet { $cost } mehr
saga-hex-explorer = muss erkunden
saga-hex-met = Begegnung verbraucht
saga-hex-odds = { $percent } % Siegchance
saga-hex-odds-of = { $armada }: Sieg mit { $percent } %
saga-hex-way = { $cost ->
        [one] Der Weg hierher kostet { $cost } Bewegungspunkt; du hast { $have }.
       *[other] Der Weg hierher kostet { $cost } Bewegungspunkte; du hast { $have }.
    }
saga-hex-shielded = Im Kraftfeld: Ohne Sternenbasis in diesem Sektor ist er nicht angreifbar.
saga-hex-surge = Räuberwelle am Ende der Phase
saga-hex-laden = trägt ein XPM
saga-hex-ravager = Der Verwüster
saga-hex-xpm = Hier liegt ein XPM.
saga-hex-astartium = Astartium hier: { $count }
saga-hex-home = Eine Heimatbasis
saga-hex-starbase = Eine aktive Sternenbasis
saga-hex-inactive = Eine verlorene Sternenbasis, nicht aktiv
saga-hex-protected = Unter Schutz: ein Würfel mehr bei jedem Wurf

## Die Tafel

saga-mat = Die Tafel von { $seat }
saga-mat-whose = Wessen Tafel
saga-mat-cargo = Frachtraum
saga-mat-xpm = XPM an Bord
saga-mat-no-xpm = kein XPM
saga-mat-tokens = Aktivierungsmarker: { $free } frei, { $spent } verbraucht
saga-mat-tokens-of = { $armada }: { $free } Aktivierungsmarker frei, { $spent } verbraucht
saga-mat-cover = geschützt
saga-mat-token = Genutzt: { $armada }
saga-mat-free = Den Marker zurücknehmen
saga-mat-use = Fähigkeit nutzen
saga-mat-swap = Beim Sammeln tauschen
saga-hull-low = Der Rumpf ist fast am Ende.
saga-stat-of = { $base } + { $bonus } durch Karten
saga-stat-most = mehr als { $most } zählt nicht
saga-level = Stufe { $level }
saga-level-center = Auch die Kommandozentrale steigt
saga-level-cc = KZ+
saga-level-all = Alle Stufen sind erreicht.
saga-level-buy = Nächste Stufe
saga-units = Einheiten
saga-powers = Verstärkungen
saga-slot-empty = leerer Platz
saga-deck = Der Rest des Stapels ({ $count })
saga-deck-filter = Zeigen
saga-deck-all = Alle
saga-commander = Kommandant
saga-activation = Aktivierungsmarker
saga-cards = Aktionskarten

## Aktionskarten

saga-hand = Karten von { $seat }
saga-hand-whose = Wessen Karten
saga-hand-whom = Gespielt für
saga-hand-now = Jetzt spielbar
saga-hand-empty = Keine Karte auf der Hand.
saga-hand-backs = Verdeckt: { $common } gewöhnliche, { $special } besondere
saga-hand-rule = Eine Karte kostet nichts und darf jeder Armada helfen, solange nichts es verbietet.
saga-hand-others = { $count ->
        [one] Noch { $count } Hand kann jetzt spielen
       *[other] Noch { $count } Hände können jetzt spielen
    }

## Begegnungen, Kämpfe, Würfel

saga-encounter-none = Gerade gibt es keine Begegnung.
saga-encounter-of = Die Begegnung von { $armada }
saga-encounter-clear = Hier ist kein Gegner.
saga-encounter-fight = Kämpfen
saga-encounter-explores = { $armada } erkundet
saga-encounter-fails = Misslingt sie: { $damage } Schaden, und ein Ereignis kommt ins Spiel.
saga-encounter-check = { $armada }: { $test } ({ $cause })
saga-encounter-claim = { $armada } will kämpfen: { $foe }. Eine schnellere Armada darf zuerst.
saga-encounter-damage = { $count ->
        [one] Auf { $armada } kommt { $count } Schaden zu, bei Rumpf { $hull } ({ $cause }).
       *[other] Auf { $armada } kommen { $count } Schaden zu, bei Rumpf { $hull } ({ $cause }).
    }
saga-encounter-window = Was jetzt gespielt werden kann
saga-encounter-window-at = Eingreifen? ({ $moment })
saga-side-easy = Die leichte Seite
saga-side-hard = Die schwere Seite
saga-odds = { $percent } %
saga-card-pass = Gelingt es: { $text }
saga-card-fail = Misslingt es: { $text }
saga-card-start = Zu Beginn: { $text }
saga-card-first = Ohne den Verwüster: { $text }
saga-card-second = Mit dem Verwüster: { $text }
saga-fray = Der Kampf
saga-foe-attack = Angriff
saga-fray-armada-first = Die Armada ist schneller und handelt zuerst.
saga-fray-foe-first = Der Gegner handelt zuerst.
saga-fray-odds = Siegchance von hier an { $percent } %, ohne Karten und Fähigkeiten.
saga-fray-cover = ein Würfel mehr: geschützt
saga-fray-duel = Schlagwechsel { $exchange } von { $exchanges }. Schaden bisher: { $first } und { $second }.
saga-roll = Der Wurf
saga-roll-pool = { $stat } { $own }, Schutz { $cover }, Effekte { $extra }: { $dice } Würfel
saga-roll-aim = Erfolge ab { $aim }
saga-roll-result = { $count ->
        [one] { $count } Erfolg
       *[other] { $count } Erfolge
    } (ab { $aim })
saga-roll-auto = davon { $auto } durch Effekte
saga-roll-need = Nötig: { $need }
saga-roll-hit = Dem Gegner bleiben { $left } von { $all } Rumpf.
saga-roll-through = { $left } von { $all } Schaden kommen durch.
saga-roll-choose = Wähl die Würfel, die neu geworfen werden
saga-roll-hits = { $count ->
        [one] { $count } Erfolg
       *[other] { $count } Erfolge
    }
saga-roll-last = Die letzten Würfe
saga-roll-check = Probe
saga-roll-attack = Angriff
saga-roll-defend = Abwehr

## Ereignisse

saga-events-count = { $count ->
        [0] Kein Ereignis im Spiel
        [one] { $count } Ereignis im Spiel
       *[other] { $count } Ereignisse im Spiel
    }
saga-events-none = Gerade plagt euch nichts.
saga-events-order = Wähl, was als Nächstes wirkt
saga-events-purses = Kampfmarker, die Ereignisse entfernen können
saga-events-barred = In der Phase der Ereignisse legt niemand Marker.
saga-events-nobody = Niemand hat einen Kampfmarker für ein Ereignis.
saga-events-how = { $price ->
        [one] { $price } Kampfmarker entfernt ein Ereignis; alle dürfen ihn geben, jederzeit außer in der Ereignisphase.
       *[other] { $price } Kampfmarker entfernen ein Ereignis; alle dürfen sie geben, jederzeit außer in der Ereignisphase.
    }
saga-events-tokens = { $tokens } von { $price } Kampfmarkern liegen darauf
saga-events-contribute = Beitragen: { $seat }
saga-events-last = Zuletzt aufgedeckt
saga-events-scan = Scanbericht
saga-events-retaliation = Vergeltung

## Der Auftrag

saga-mission-players = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
saga-mission-doom = Schicksalszähler
saga-mission-win = Was gewinnt
saga-mission-lose = Was verliert
saga-goal-now = { $what } (jetzt { $now })
saga-goal-done = erledigt
saga-goal-open = offen
saga-mission-counters = Zähler
saga-mission-of = { $now } von { $most }
saga-mission-next = nächste Änderung: { $change }
saga-mission-things = Worum es geht
saga-mission-away = { $hex }, { $distance ->
        [0] am Sprungtor
        [one] { $distance } Schritt vom Sprungtor
       *[other] { $distance } Schritte vom Sprungtor
    }
saga-mission-absent = noch nicht gefunden
saga-mission-hidden = noch nicht aufgedeckt
saga-mission-hold = Laderaum { $hull }
saga-mission-towed = in dieser Runde geschleppt
saga-mission-base-hidden = Eine verlorene Sternenbasis in einem verdeckten Sektor
saga-mission-supply = Was noch da ist
saga-mission-xpm = { $board } auf der Karte, { $carried } in Frachträumen, { $installed } abgeliefert, { $supply } im Vorrat
saga-mission-figures = Räuberfiguren
saga-mission-raiders = Stufe eins { $one } · Stufe zwei { $two } · Stufe drei { $three }
saga-mission-bases = Sternenbasen
saga-mission-shaken = noch { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    } erschüttert
saga-arena-seat = Spieler
saga-arena-points = Punkte
saga-arena-delivered = Lieferungen
saga-arena-standing = Sternenbasen
saga-arena-state = Zustand

## Die Flotte

saga-fleet-seats = Alle Spieler
saga-fleet-resigned = hat aufgegeben
saga-fleet-bosses = Bosse im Spiel
saga-fleet-no-boss = Kein Boss ist im Spiel.
saga-fleet-raiders = Räuber
saga-fleet-left = Figuren übrig: { $count }
saga-fleet-decks = Stapel
saga-fleet-deck = { $known ->
        [0] { $count }
       *[other] { $count }, davon { $known } in bekannter Folge ganz unten
    }

## Das Ende

saga-end-won = Auftrag erfüllt: { $scenario }
saga-end-lost = Auftrag gescheitert: { $scenario }
saga-end-arena = { $count ->
        [one] { $seats } gewinnt
       *[other] Ein gemeinsamer Sieg: { $seats }
    }
saga-tally-raiders = Besiegte Räuber
saga-tally-bosses = Besiegte Bosse
saga-tally-explored = Erkundete Sektoren
saga-tally-delivered = Abgelieferte XPMs
saga-tally-starbases = Gebaute oder reaktivierte Sternenbasen
saga-tally-events = Ereignisse noch im Spiel
saga-tally-destroyed = Zerstörte Armadas

## Neulinge, Tipps, Tasten

saga-primer = So läuft eine Runde
saga-primer-events = Ereignisse: Der Schicksalszähler rückt vor, Ereignisse und Bosse wirken, und ein Scanbericht bringt XPMs und Räuber.
saga-primer-upkeep = Unterhalt: Kauf Stufen von Raumhafen und Forschungslabor für Astartium; sie rüsten deine Armada aus.
saga-primer-movement = Bewegung: Flieg, nimm XPMs auf oder erkunde. Von Gegnern wegzukommen kostet mehr.
saga-primer-encounter = Begegnung: Alle haben eine. Erkunde, bekämpfe einen Gegner, sammle dich oder arbeite am Auftrag.
saga-primer-expand = Ausbau: Baut zusammen eine Sternenbasis; sie schützt die Sektoren um sich.
saga-hint-choose = Manche Kommandanten passen besser zu diesem Auftrag.
saga-hint-equip = Eine dieser Karten hilft deiner Armada am meisten.
saga-hint-level = Eine Stufe ist ihren Preis jetzt wert.
saga-hint-level-starport = Der Raumhafen ist seinen Preis jetzt wert.
saga-hint-level-lab = Das Forschungslabor ist seinen Preis jetzt wert.
saga-hint-move = Deine Armada steht anderswo besser.
saga-hint-explore = Es gibt etwas zu erkunden.
saga-hint-pick-up = Hier sollte etwas mitkommen.
saga-hint-side-easy = Geh auf Nummer sicher.
saga-hint-side-hard = Nur Mut.
saga-hint-fight = Ein Gegner ist zu besiegen.
saga-hint-play = Eine deiner Karten passt zum Augenblick.
saga-hint-activate = Eine Fähigkeit passt zum Augenblick.
saga-hint-repair = Dein Rumpf braucht Pflege.
saga-hint-quell = Ein Ereignis sollte weg.
saga-hint-build = Hier ist ein guter Ort für eine Sternenbasis.
saga-hint-reroll = Manche Würfel können nur besser werden.
saga-hint-done = Hier gibt es nichts Besseres, als weiterzugehen.
saga-hint-other = Denk daran, was der Auftrag am meisten braucht.
saga-hint-whole = { $plan }.
saga-keys = Der Tisch
saga-key-next = Der nächste wählbare Ort
saga-key-before = Der Ort davor
saga-key-leaf = Ein Blatt aufschlagen
saga-key-turn-leaf = Das nächste Blatt, mit Umschalt das davor
saga-key-done = Den Zug beenden oder passen
saga-key-plays = Spielbare Karten und Fähigkeiten

## Was Bots sich denken

saga-why-only = Etwas anderes gab es nicht zu tun.
saga-why-save = Nichts war seinen Preis wert.
saga-why-goal = Es hilft dem Auftrag.
saga-why-fetch = Dort ist ein XPM zu holen.
saga-why-deliver = Dort wird das XPM gebraucht.
saga-why-boss = Der Boss muss weg.
saga-why-guard = Räuber kommen zu nah.
saga-why-fight = Der Kampf ist wahrscheinlich zu gewinnen.
saga-why-explore = In neuen Sektoren gibt es viel zu finden.
saga-why-gather = Zusammen geht mehr.
saga-why-build = Eine Sternenbasis lohnt sich.
saga-why-grow = Es macht die Armada stärker.
saga-why-repair = Der Rumpf braucht es.
saga-why-quell = Das Ereignis schadet zu sehr.
saga-why-dice = Es hilft den Würfeln.
saga-why-least = Das schadet am wenigsten.
saga-why-rival = Es schadet einem Rivalen.

saga-win-if = Sieg, wenn gilt: { $what }
saga-lose-if = Niederlage, wenn gilt: { $what }
saga-lose-met = das gilt jetzt
saga-win-now = jetzt { $now }
saga-win-target = Mit { $points } Siegpunkten endet das Spiel nach der Runde
saga-source-raiders = Räuber
saga-source-bosses = Bosse
saga-source-explorations = Schwere Erkundungen
saga-source-deliveries = Lieferungen
saga-source-duels = Duelle
saga-source-sieges = Belagerungen
saga-source-end = Sternenbasen und Kommandozentrale
saga-source-other = Sonstiges

### Der Tisch von Saga: Blätter, Befehle, Tafeln, Begegnungen. Keine Zahl der Regeln steht hier: Zahlen sind Argumente.

## Blätter und Verlauf einer Runde

saga-tabs = Registerkarten des Tischs
saga-tab-asks = hier entscheiden
saga-tab-map = Karte
saga-tab-mat = Tafel
saga-tab-hand = Karten
saga-tab-encounter = Begegnung
saga-tab-events = Ereignisse
saga-tab-mission = Auftrag
saga-tab-fleet = Flotte
saga-course = Verlauf der Partie
saga-course-stages = Phasen der Runde
saga-course-order = Reihenfolge
saga-course-first = Startspieler
saga-course-acting = ist am Zug
saga-course-asked = entscheidet
saga-table-round = { $round ->
        [0] Aufbau
       *[other] Runde { $round } von { $rounds }
    }
saga-table-points = { $points ->
        [one] { $points } Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }
saga-table-to-leaf = Gehe zu: { $leaf }
saga-table-all-open = Alle Aktionen hier sind möglich.

## Befehle

saga-orders-on-map = Wähl auf der Karte ({ $count } Orte).
saga-orders-list = Als Liste
saga-orders-plays = Freie Aktionen ({ $count })
saga-orders-plays-all = Das kannst du jederzeit tun, auch wenn ein anderer Spieler am Zug ist:
saga-orders-no-plays = Du hast jetzt keine freien Aktionen.
saga-orders-whom = für wen?
saga-orders-instead = welche Karte ersetzen?
saga-orders-swap = gegen welche Karte?
saga-orders-swap-out = Sammeln: { $card } tauschen
saga-orders-color = welche Farbe?
saga-orders-choose-armada = { $card }: { $text } Wähl die Armada.
saga-orders-choose-token = { $card }: Wähl die Armada, die sie nutzt.
saga-orders-choose-room = { $card }: Wähl eine Karte, die du ersetzt.
saga-orders-choose-swap = { $card } geht in deinen Stapel zurück. Wähl den Ersatz.
saga-orders-choose-color = { $card }: Wähl die Farbe deiner Armada.
saga-outlook-way = { $cost ->
        [one] Kostet { $cost } Bewegungspunkt. Danach übrig: { $left }
       *[other] Kostet { $cost } Bewegungspunkte. Danach übrig: { $left }
    }
saga-outlook-explore = { $cost ->
        [one] Kostet { $cost } Bewegungspunkt und beendet die Bewegung
       *[other] Kostet { $cost } Bewegungspunkte und beendet die Bewegung
    }
saga-outlook-works = Kostet { $price }. Zahlen können: { $who }
saga-outlook-rest = Noch zu zahlen: { $what }
saga-outlook-paid = Damit ist alles bezahlt
saga-outlook-fight = Siegchance: { $percent } %, ohne Karten und Fähigkeiten
saga-outlook-check = Erfolgschance: { $percent } %
saga-outlook-level = Kostet { $price } Astartium. Danach übrig: { $left }

## Die Karte und der Sektor, um den es geht

saga-map-signs = Auf der Karte zeigen
saga-map-cover = Schutz
saga-map-raids = Räuberwege
saga-hex-none = Zeig auf einen Sektor, oder wähl ihn aus, um zu sehen, was dort ist.
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
saga-hex-odds = Siegchance: { $percent } %
saga-hex-odds-of = { $armada }: Siegchance { $percent } %
saga-hex-way = { $cost ->
        [one] Der Weg hierher kostet { $cost } Bewegungspunkt. Du hast { $have }.
       *[other] Der Weg hierher kostet { $cost } Bewegungspunkte. Du hast { $have }.
    }
saga-hex-shielded = Hinter einem Kraftfeld: Du kannst ihn erst bekämpfen, wenn hier eine Sternenbasis steht.
saga-hex-surge = Räuberwelle am Ende der Phase
saga-hex-laden = trägt ein XPM
saga-hex-ravager = Der Verwüster
saga-hex-xpm = Hier liegt ein XPM.
saga-hex-astartium = Astartium hier: { $count }
saga-hex-home = Heimatbasis
saga-hex-starbase = Aktive Sternenbasis
saga-hex-inactive = Verlorene Sternenbasis, inaktiv
saga-hex-protected = Unter Schutz: ein Würfel mehr bei jedem Wurf

## Die Tafel

saga-mat = Tafel von { $seat }
saga-mat-whose = Wessen Tafel
saga-mat-cargo = Frachtraum
saga-mat-xpm = XPM an Bord
saga-mat-no-xpm = kein XPM
saga-mat-tokens = Aktivierungsmarker: { $free } verfügbar, { $spent } verbraucht
saga-mat-tokens-of = { $armada }: { $free } Aktivierungsmarker verfügbar, { $spent } verbraucht
saga-mat-cover = geschützt
saga-mat-token = Genutzt: { $armada }
saga-mat-free = Marker zurücknehmen
saga-mat-use = Fähigkeit nutzen
saga-mat-swap = Beim Sammeln tauschen
saga-hull-low = Der Rumpf ist schwach.
saga-stat-of = { $base } + { $bonus } durch Karten
saga-stat-most = höchstens { $most } zählen
saga-level = Stufe { $level }
saga-level-center = Erhöht auch die Kommandozentrale
saga-level-cc = KZ+
saga-level-all = Alle Stufen sind erreicht.
saga-level-buy = Nächste Stufe kaufen
saga-units = Einheiten
saga-powers = Verstärkungen
saga-slot-empty = leerer Platz
saga-deck = Karten im Stapel ({ $count })
saga-deck-filter = Zeigen
saga-deck-all = Alle
saga-commander = Kommandant
saga-activation = Aktivierungsmarker
saga-cards = Aktionskarten

## Aktionskarten

saga-hand = Karten von { $seat }
saga-hand-whose = Wessen Karten
saga-hand-whom = Spielen für
saga-hand-now = Jetzt spielbar
saga-hand-empty = Keine Karten auf der Hand.
saga-hand-backs = Verdeckt: { $common } gewöhnliche, { $special } besondere
saga-hand-rule = Aktionskarten kosten nichts und dürfen jeder Armada helfen, solange keine Regel es verbietet.
saga-hand-others = { $count ->
        [one] { $count } anderer Spieler kann jetzt Karten spielen
       *[other] { $count } andere Spieler können jetzt Karten spielen
    }

## Begegnungen, Kämpfe, Würfel

saga-encounter-none = Keine Armada ist in einer Begegnung.
saga-encounter-of = Begegnung von { $armada }
saga-encounter-clear = Keine Gegner hier.
saga-encounter-fight = Kämpfen
saga-encounter-explores = { $armada } erkundet
saga-encounter-fails = Bei Misserfolg: { $damage } Schaden, und ein Ereignis kommt ins Spiel.
saga-encounter-check = { $armada }: { $test } ({ $cause })
saga-encounter-claim = { $armada } will kämpfen: { $foe }. Eine schnellere Armada darf zuerst kämpfen.
saga-encounter-damage = { $count ->
        [one] Auf { $armada } kommt { $count } Schaden zu, bei Rumpf { $hull } ({ $cause }).
       *[other] Auf { $armada } kommen { $count } Schaden zu, bei Rumpf { $hull } ({ $cause }).
    }
saga-encounter-window = Karten und Fähigkeiten, die du jetzt nutzen kannst
saga-encounter-window-at = Eingreifen? ({ $moment })
saga-side-easy = Leichte Seite
saga-side-hard = Schwere Seite
saga-odds = { $percent } %
saga-card-pass = Belohnung: { $text }
saga-card-fail = Bei Misserfolg: { $text }
saga-card-start = Zu Beginn des Kampfes: { $text }
saga-card-first = Ohne den Verwüster: { $text }
saga-card-second = Mit dem Verwüster: { $text }
saga-fray = Kampf
saga-foe-attack = Angriff
saga-fray-armada-first = Die Armada ist schneller und handelt zuerst.
saga-fray-foe-first = Der Gegner handelt zuerst.
saga-fray-odds = Siegchance von hier an: { $percent } %, ohne Karten und Fähigkeiten.
saga-fray-cover = geschützt: ein Würfel mehr
saga-fray-duel = Schlagwechsel { $exchange } von { $exchanges }. Schaden bisher: { $first } und { $second }.
saga-roll = Wurf
saga-roll-pool = { $stat } { $own }, Schutz { $cover }, Effekte { $extra }: { $dice } Würfel
saga-roll-aim = Erfolge ab { $aim }
saga-roll-result = { $count ->
        [0] Keine Erfolge
        [one] { $count } Erfolg
       *[other] { $count } Erfolge
    } (Erfolge ab { $aim })
saga-roll-auto = davon { $auto } durch Effekte
saga-roll-need = Nötig: { $need }
saga-roll-hit = Rumpf des Gegners: { $left } von { $all }.
saga-roll-through = Genommener Schaden: { $left } von { $all }.
saga-roll-choose = Wähl Würfel, die du neu wirfst
saga-roll-hits = { $count ->
        [0] Keine Erfolge
        [one] { $count } Erfolg
       *[other] { $count } Erfolge
    }
saga-roll-last = Letzte Würfe
saga-roll-check = Probe
saga-roll-attack = Angriff
saga-roll-defend = Abwehr

## Ereignisse

saga-events-count = { $count ->
        [0] Kein Ereignis im Spiel
        [one] { $count } Ereignis im Spiel
       *[other] { $count } Ereignisse im Spiel
    }
saga-events-none = Kein Ereignis betrifft euch jetzt.
saga-events-order = Wähl, was als Nächstes wirkt
saga-events-purses = Verfügbare Kampfmarker, um Ereignisse zu entfernen
saga-events-barred = In der Phase der Ereignisse könnt ihr keine Marker auf Ereignisse legen.
saga-events-nobody = Niemand hat einen Kampfmarker für ein Ereignis.
saga-events-how = { $price ->
        [one] { $price } Kampfmarker entfernt ein Ereignis. Alle dürfen ihn zahlen, jederzeit außer in der Phase der Ereignisse.
       *[other] { $price } Kampfmarker entfernen ein Ereignis. Alle dürfen sie zahlen, jederzeit außer in der Phase der Ereignisse.
    }
saga-events-tokens = { $tokens } von { $price } Kampfmarkern darauf
saga-events-contribute = Zahlen: { $seat }
saga-events-last = Zuletzt gezogen
saga-events-scan = Scanbericht
saga-events-retaliation = Vergeltung

## Der Auftrag

saga-mission-players = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
saga-mission-doom = Schicksalszähler
saga-mission-win = Sieg
saga-mission-lose = Niederlage
saga-goal-now = { $what } (jetzt { $now })
saga-goal-done = erledigt
saga-goal-open = noch nicht
saga-mission-counters = Zähler
saga-mission-of = { $now } von { $most }
saga-mission-next = nächste Änderung: { $change }
saga-mission-things = Objekte des Auftrags
saga-mission-away = { $hex }, { $distance ->
        [0] am Sprungtor
        [one] { $distance } Schritt vom Sprungtor
       *[other] { $distance } Schritte vom Sprungtor
    }
saga-mission-absent = noch nicht gefunden
saga-mission-hidden = noch nicht aufgedeckt
saga-mission-hold = Laderaum { $hull }
saga-mission-towed = in dieser Runde geschleppt
saga-mission-base-hidden = Verlorene Sternenbasis in einem verdeckten Sektor
saga-mission-supply = Vorrat
saga-mission-xpm = { $board } auf der Karte, { $carried } in Frachträumen, { $installed } abgeliefert, { $supply } im Vorrat
saga-mission-figures = Übrige Räuberfiguren
saga-mission-raiders = Stufe eins: { $one } · Stufe zwei: { $two } · Stufe drei: { $three }
saga-mission-bases = Sternenbasen
saga-mission-shaken = noch { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    } erschüttert
saga-arena-seat = Spieler
saga-arena-points = Punkte
saga-arena-delivered = Lieferungen
saga-arena-standing = Sternenbasen
saga-arena-state = Status

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

saga-moment-fight = In Runde { $round } kämpft { $who } gegen { $target }.
saga-moment-raider = In Runde { $round } zerstört { $who } { $target }.
saga-moment-raider-gone = In Runde { $round } wird { $target } zerstört.
saga-moment-boss = In Runde { $round } wird ein Boss besiegt: { $target }.
saga-moment-lost = In Runde { $round } wird { $who } zerstört.
saga-moment-damaged = In Runde { $round } nimmt { $who } Schaden.
saga-moment-entity = In Runde { $round } sinkt ein Rumpf auf { $hull }: { $target }.
saga-moment-explored = In Runde { $round } erkundet { $who } einen Sektor.
saga-moment-starbase = In Runde { $round } baut { $who } eine Sternenbasis.
saga-moment-conceded = In Runde { $round } gibt { $who } auf.
saga-moment-installed = In Runde { $round } wird ein XPM ins Sprungtor eingebaut.
saga-end-won = Auftrag erfüllt: { $scenario }
saga-end-lost = Auftrag gescheitert: { $scenario }
saga-end-arena = { $count ->
        [one] { $seats } gewinnt
       *[other] Geteilter Sieg: { $seats }
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
saga-primer-upkeep = Unterhalt: Kauf für Astartium Stufen des Raumhafens und des Forschungslabors, um deine Armada auszurüsten.
saga-primer-movement = Bewegung: Flieg, nimm XPMs auf oder erkunde. Von Gegnern wegzukommen kostet mehr.
saga-primer-encounter = Begegnung: Jede Armada hat eine. Erkunde, bekämpfe einen Gegner, sammle dich oder arbeite am Auftrag.
saga-primer-expand = Ausbau: Baut zusammen eine Sternenbasis. Sie schützt ihren Sektor und die Sektoren darum.
saga-hint-choose = Wähl einen Kommandanten, der zu diesem Auftrag passt.
saga-hint-equip = Eine dieser Karten hilft deiner Armada am meisten.
saga-hint-level = Kauf eine Stufe. Sie ist ihren Preis jetzt wert.
saga-hint-level-starport = Kauf eine Stufe des Raumhafens. Sie ist ihren Preis jetzt wert.
saga-hint-level-lab = Kauf eine Stufe des Forschungslabors. Sie ist ihren Preis jetzt wert.
saga-hint-move = Beweg deine Armada in einen besseren Sektor.
saga-hint-explore = Erkunde.
saga-hint-pick-up = Nimm die Ladung in diesem Sektor mit.
saga-hint-side-easy = Nimm die leichte Seite.
saga-hint-side-hard = Nimm die schwere Seite.
saga-hint-fight = Hier kannst du einen Gegner besiegen.
saga-hint-play = Spiel eine deiner Aktionskarten.
saga-hint-activate = Nutz eine Fähigkeit.
saga-hint-repair = Repariere deinen Rumpf.
saga-hint-quell = Entferne ein Ereignis.
saga-hint-build = Bau hier eine Sternenbasis.
saga-hint-reroll = Wirf einige der Würfel neu.
saga-hint-done = Mach weiter. Keine Aktion hier ist besser.
saga-hint-other = Tu, was der Auftrag am meisten braucht.
saga-hint-whole = { $plan }.
saga-keys = Tasten am Tisch
saga-key-next = Nächstes wählbares Feld
saga-key-before = Voriges wählbares Feld
saga-key-leaf = Eine Registerkarte öffnen
saga-key-turn-leaf = Nächste Registerkarte, mit Umschalt die vorige
saga-key-done = Den Zug beenden oder passen
saga-key-plays = Freie Aktionen zeigen

## Was Bots sich denken

saga-why-only = Keine andere Aktion war möglich.
saga-why-save = Nichts war seinen Preis wert.
saga-why-goal = Es hilft dem Auftrag.
saga-why-fetch = Dort ist ein XPM in Reichweite.
saga-why-deliver = Der Auftrag braucht das XPM dort.
saga-why-boss = Der Boss muss besiegt werden.
saga-why-guard = Räuber sind zu nah.
saga-why-fight = Ein Sieg in diesem Kampf ist wahrscheinlich.
saga-why-explore = Neue Sektoren zu erkunden lohnt sich.
saga-why-gather = Gemeinsam erreichen Armadas mehr.
saga-why-build = Eine Sternenbasis lohnt sich.
saga-why-grow = Es macht die Armada stärker.
saga-why-repair = Der Rumpf braucht eine Reparatur.
saga-why-quell = Das Ereignis schadet zu sehr.
saga-why-dice = Es verbessert den Wurf.
saga-why-least = Das schadet am wenigsten.
saga-why-rival = Es schadet einem Rivalen.

saga-win-if = Sieg: { $what }
saga-lose-if = Niederlage: { $what }
saga-lose-met = trifft jetzt zu
saga-aim-plain = { $goal }. Runde { $round } von { $rounds }.
saga-aim-now = { $goal }: { $now }. Runde { $round } von { $rounds }.
saga-aim-rival = du hast { $own }, { $rival } hat { $best }
saga-aim-gauge = { $name } { $value }
saga-aim-gauge-of = { $name } { $value } von { $needed }
saga-win-now = jetzt { $now }
saga-win-target = Die Partie endet nach der Runde, in der ein Spieler { $points } Siegpunkte hat
saga-source-raiders = Räuber
saga-source-bosses = Bosse
saga-source-explorations = Schwere Erkundungen
saga-source-deliveries = Lieferungen
saga-source-duels = Duelle
saga-source-sieges = Belagerungen
saga-source-end = Sternenbasen und Kommandozentrale
saga-source-other = Sonstiges

## Die Standzeile

saga-status-hull = Rumpf
    .help = Schaden senkt ihn. Ist keiner übrig, kehrt deine Armada zum Sprungtor zurück und verliert Astartium, Erkundungsmarker, Kampfmarker und ihr XPM.
saga-status-mp = Bewegungspunkte
    .help = Was deine Armada in dieser Phase noch für Bewegung ausgeben kann.
saga-status-activation = Aktivierungsmarker
    .help = Jeder aktiviert die Fähigkeit deines Commanders oder einer angelegten Karte. Im Unterhalt bekommst du sie zurück.
saga-status-astartium = Astartium
    .help = Bezahlt im Unterhalt Stufen des Raumhafens und des Forschungslabors.
saga-status-exploration = Erkundungsmarker
    .help = Bezahlen mit Kampfmarker Sternenbasen und manche Effekte.
saga-status-combat = Kampfmarker
    .help = Bezahlen mit Erkundungsmarker Sternenbasen und entfernen Ereignisse.
saga-status-doom = Schicksalszähler
    .help = Die laufende Runde. Er rückt zu Beginn jeder Runde vor; die meisten Aufträge sind an seinem Ende verloren.

## Hilfe im rechten Moment: jeder Satz einmal, wenn er nützt

saga-help-destroyed = Eine zerstörte Armada beginnt neu am Sprungtor. Sie verliert Marker und XPM, behält aber Karten, Stufen und Ausrüstung.
saga-help-repair = Du kannst jederzeit reparieren, auch bevor Schaden zählt: Jedes Astartium stellt einen Rumpfpunkt her.
saga-help-choice = Wähl die leichte oder die schwere Seite. Die schwere bringt mehr. Misslingt die Probe, nimmst du Schaden, und ein Ereignis kommt.
saga-help-starbase = Eine Sternenbasis hält Räuber aus ihrem Sektor fern. Armadas in ihm und daneben werfen einen Würfel mehr.
saga-help-doom = Der Schicksalszähler rückt jede Runde ein Feld vor. Wenn seine letzte Runde vorbei ist, endet die Partie.
saga-help-xpm = XPMs sind Fracht, die Kampagnen brauchen. Nimm eines mit einem Bewegungspunkt auf; dein Frachtraum fasst eines.
saga-help-gate = Räuber ziehen meist zum Sprungtor. Kommt einer an, schadet er jeder Armada und wird abgelegt.
saga-help-level = Astartium kauft Stufen von Raumhafen und Forschungslabor. Jede gibt ihre Belohnung sofort, und nur jetzt kannst du sie kaufen.
saga-help-token = Leg einen Aktivierungsmarker auf eine Karte, um ihre Fähigkeit zu nutzen. Im nächsten Unterhalt nimmst du alle Marker zurück.
saga-help-explore = Erkunden deckt einen Sektor auf und beendet die Bewegung. Es kostet einen Bewegungspunkt, und mehr, wenn du Gegner verlässt.
saga-help-event = Zwei Kampfmarker entfernen ein Ereignis. Verschiedene Spieler können sie geben, zu verschiedenen Zeiten.

## Die Kampfanzeige

saga-combat-roll = { $count ->
        [one] { $stat }: { $count } Würfel, Erfolg ab { $face }
       *[other] { $stat }: { $count } Würfel, Erfolg ab { $face }
    }

### Saga: der Szenario-Editor.

saga-editor-title = { $name }: Szenario-Editor
saga-editor-open = Szenario-Editor öffnen
saga-editor-edit = Bearbeiten
saga-editor-untitled = Neues Szenario
saga-editor-blank-goal = Bringt XPMs zum Sprungtor, bis jeder Platz besetzt ist.
saga-editor-new = Neues Szenario
saga-editor-open-file = Szenariodatei öffnen
saga-editor-own = Deine Szenarien
saga-editor-too-long = Die Datei ist zu lang für ein Szenario.
saga-editor-shelf-empty = Noch keine Szenarien. Hier erscheinen die, die du speicherst.
saga-editor-shipped = Mit einem Szenario des Grundspiels beginnen
saga-editor-shared = Ein Szenario von Saga, als Link geteilt
saga-editor-link-refused = Das Szenario im Link hat einen Fehler. { $fault }
saga-editor-mend = Behebe diese Fehler, bevor du das Szenario spielst:
saga-editor-odd = Du kannst das Szenario spielen, aber prüfe diese Punkte:
saga-editor-tab-hex = Sektor
saga-editor-tab-scenario = Szenario
saga-editor-tab-findings = Prüfung
saga-editor-tab-shelf = Sammlung
saga-editor-board = Sektoren von { $name }

## Werkzeuge

saga-editor-tool-select = Auswählen
    .hint = Wähl ein Feld, um zu sehen, was dort ist, und es zu ändern.
saga-editor-tool-sector = Sektoren
saga-editor-tool-start = Startplätze
    .hint = Wähl die Sektoren, in denen Armadas beginnen, einen für jeden Sitz der Reihe nach. Ein einziger gilt für alle Armadas. Wähl einen Sektor noch einmal, um seinen Start zu entfernen.
saga-editor-tool-eraser = Radierer
    .hint = Entfernt Sektoren vom Spielfeld, mit allem, was dort beginnt. Das Sprungtor bleibt.
saga-editor-tool-hand = Ansicht bewegen
    .hint = Zieh, um die Ansicht zu bewegen. Zoom mit dem Mausrad oder mit zwei Fingern.
saga-editor-pens = Sektor, der gelegt wird
saga-editor-sides = Für wen
saga-editor-side-all = jede Zahl von Spielern
saga-editor-side = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
saga-editor-side-shown = So beginnt es für { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }.

## Ein Feld

saga-editor-void = kein Sektor
saga-editor-drawn = vom Stapel gezogen
saga-editor-drawn-kind = gezogen: { $kind }
saga-editor-tile = { $kind }, { $color }, kostet { $cost } ({ $id })
saga-editor-color-blue = blau
saga-editor-color-yellow = gelb
saga-editor-color-green = grün
saga-editor-color-red = rot
saga-editor-face-down = verdeckt
saga-editor-xpm = ein XPM liegt hier
saga-editor-home = Heimat: { $seat }
saga-editor-start = Start: { $seat }
saga-editor-starts = Armadas beginnen hier
saga-editor-hex = Feld { $at }
saga-editor-pick = Wähl ein Feld, um zu sehen, was dort ist.
saga-editor-remove = Vom Spielfeld entfernen
saga-editor-tile-here = Sektor
saga-editor-starts-here = Eine Armada beginnt hier
    .hint = Ein einziges Startfeld gilt für alle Armadas. Mehrere gelten für die Sitze der Reihe nach.
saga-editor-home-here = Hier ist eine Heimat
    .hint = Ihr Nebel hat die Farbe, die der Spieler wählt.
saga-editor-boss-here = Boss von Anfang an
saga-editor-thing-here = Objekt, das hier beginnt
saga-editor-none = nichts

## Das Ganze

saga-editor-name = Titel
saga-editor-author = Autor
saga-editor-story = Geschichte
saga-editor-goal = Ziel
saga-editor-players = Spieler
saga-editor-least = Mindestens
saga-editor-most = Höchstens
saga-editor-differs = Manche Angaben hängen von der Zahl der Spieler ab
    .hint = Wähl die Zahl der Spieler neben den Werkzeugen.
saga-editor-differs-here = { $field }: anders für { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
saga-editor-back = { $field }: zurücksetzen
saga-editor-round = Runde { $round }
saga-editor-raiders = Stufe { $level }
saga-editor-entity = Das Objekt { $name }, sobald es entdeckt ist
saga-editor-at = Im Sektor von { $name }
saga-editor-near = Im Sektor von { $name } oder daneben
saga-editor-line = Etwas geschieht.

## Was seltsam ist

saga-editor-idle-badge = Beim Zeichen „{ $name }“ geschieht nichts.
saga-editor-lost-badge = Beim Zeichen „{ $name }“ geschieht etwas, aber keine Runde hat dieses Zeichen.
saga-editor-boss-badges = Mit { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    } bringen { $count } Zeichen einen Boss, aber es gibt weniger Bosse.
saga-editor-few-tiles = { $count ->
        [one] Der Stapel hat nur { $count } Sektor
       *[other] Der Stapel hat nur { $count } Sektoren
    } und kann ausgehen.
saga-editor-no-xpm = Das Szenario braucht ein XPM, hat aber keines.
saga-editor-hidden-counter = Spieler sehen den Zähler „{ $name }“ nicht.

## Gruppen von Angaben

saga-editor-group-ends = Länge, Sieg und Niederlage
saga-editor-group-doom = Schicksalszähler und Effekte
saga-editor-group-start = Womit Spieler beginnen
saga-editor-group-sectors = Sektoren und Scans
saga-editor-group-pieces = Figuren, Objekte und Zähler
saga-editor-group-enemies = Räuber, Bosse und der Verwüster
saga-editor-group-deeds = Was Spieler tun können
saga-editor-group-cards = Karten
saga-editor-group-house = Hausregeln

## Angaben

saga-editor-field-rounds = Runden
saga-editor-field-win = Sieg, wenn eines davon zutrifft
saga-editor-field-lose = Niederlage, wenn eines davon zutrifft
saga-editor-field-vp = Siegpunkte entscheiden
saga-editor-field-target-vp = Siegpunkte, die die Partie beenden; bei null keine
saga-editor-field-badges = Zeichen des Schicksalszählers
saga-editor-field-on = Effekte und ihr Zeitpunkt
saga-editor-field-lines = Zeilen für das Logbuch
saga-editor-field-start = Mehr oder weniger als sonst
saga-editor-field-armada-start = Wo Armadas beginnen
saga-editor-field-homes = Heimatsektoren, nach Sitz
saga-editor-field-map = Wo neue Sektoren liegen dürfen
saga-editor-field-pile = Sektorstapel
saga-editor-field-nebula-stack = Eigener Stapel für Dichte Nebel
saga-editor-field-explore = Erkunden
saga-editor-field-scan = Scanbericht
saga-editor-field-supply = Vorrat
saga-editor-field-entities = Objekte
saga-editor-field-counters = Zähler
saga-editor-field-attractor = Was Räuber anzieht (das erste im Spiel zählt)
saga-editor-field-gate-rule = Wenn ein Räuber das Sprungtor erreicht
saga-editor-field-boss = Bosse
saga-editor-field-ravager = Der Verwüster
saga-editor-field-encounters = Begegnungen des Szenarios
saga-editor-field-build = Spieler können Sternenbasen bauen
saga-editor-field-expand = Ausbauaktionen des Szenarios
saga-editor-field-movement = Bewegungsaktionen des Szenarios
saga-editor-field-decks = Stapel
saga-editor-field-reports = Geheimberichte
saga-editor-field-flags = Optionen
saga-editor-field-forbid = Von Anfang an verboten
saga-editor-field-q = q
saga-editor-field-r = r
saga-editor-field-astartium = Astartium
saga-editor-field-activation = Aktivierungsmarker
saga-editor-field-hull = Rumpf
saga-editor-field-common-actions = Gewöhnliche Aktionskarten
saga-editor-field-special-actions = Besondere Aktionskarten
saga-editor-field-events = Ereignisse
saga-editor-field-hexes = Nur diese Felder
saga-editor-field-filter = Nur von dieser Art
saga-editor-field-beside = Nur neben dieser Art
saga-editor-field-distinct = Jede auf einem anderen Feld
saga-editor-field-max-distance = Größter Abstand vom Sprungtor
saga-editor-field-min-neighbors = Nachbarn, die ein neuer Sektor braucht
saga-editor-field-a = Asteroidengürtel
saga-editor-field-p = Planetengürtel
saga-editor-field-o = Freier Raum
saga-editor-field-n = Dichte Nebel
saga-editor-field-types = Nach Art
saga-editor-field-exclude = Ausgeschlossen
saga-editor-field-enabled = Aktiviert
saga-editor-field-scan-xpm = Was er legt
saga-editor-field-expand-on-fail = Neue Sektoren, wenn kein XPM gelegt werden konnte
saga-editor-field-forbid-on = Kein XPM auf Sektoren mit
saga-editor-field-xpm = XPMs
saga-editor-field-raiders = Räuber
saga-editor-field-starbases = Sternenbasen
saga-editor-field-id = Kennung
saga-editor-field-kind = Dargestellt als
saga-editor-field-at = Beginnt auf einem Feld
saga-editor-field-hull-max = Größter Rumpf
saga-editor-field-cargo-xpm = Kann ein XPM tragen
saga-editor-field-fuel-is-hull = Sein Rumpf ist sein Treibstoff
saga-editor-field-blocked-by = Kommt nicht vorbei an
saga-editor-field-reveal = Entdeckt
saga-editor-field-min = Minimum
saga-editor-field-max = Maximum
saga-editor-field-from = Beginnt bei
saga-editor-field-shown-as = Gezeigt als
saga-editor-field-xpm-loss = Ein XPM geht verloren
saga-editor-field-effects = Effekte
saga-editor-field-placement = Wo sie erscheinen
saga-editor-field-force-field = Kraftfeld
saga-editor-field-preset = Von Anfang an im Spiel
saga-editor-field-hex = Feld
saga-editor-field-event-on-spawn = Jeder bringt ein Ereignis
saga-editor-field-spawn-badge = Erscheint bei einem Zeichen
saga-editor-field-distance = Abstand vom Sprungtor
saga-editor-field-where = Wo
saga-editor-field-needs = Voraussetzungen
saga-editor-field-resolve = Entschieden von einer Karte aus dem Stapel
saga-editor-field-pass = Bei Erfolg
saga-editor-field-fail = Bei Misserfolg
saga-editor-field-cost = Kosten
saga-editor-field-mp = Bewegungspunkte
saga-editor-field-e = Erkundungsmarker
saga-editor-field-c = Kampfmarker
saga-editor-field-xpm-cost = XPMs
saga-editor-field-activation-on = Aktivierungsmarker auf
saga-editor-field-contributors = Wer mitzahlt
saga-editor-field-fly = Ein Objekt mit seinem Rumpf fliegen
saga-editor-field-tow = Ein Objekt für Marker schleppen
saga-editor-field-fill = Ein Objekt füllen
saga-editor-field-entity = Objekt
saga-editor-field-with = Womit
saga-editor-field-most = Höchstens
saga-editor-field-effect = Effekte
saga-editor-field-per-round = Nutzungen je Runde
saga-editor-field-event-deck = Ereignisse
saga-editor-field-exploration = Erkundungskarten
saga-editor-field-scanning = Scanberichte
saga-editor-field-bosses = Bosse
saga-editor-field-extra = Stapel des Szenarios
saga-editor-field-vp-level = Ab Stufe
saga-editor-field-vp-points = Punkte
saga-editor-field-vp-first = Erste Zeile
saga-editor-field-vp-second = Zweite Zeile
saga-editor-field-vp-one = Stufe I
saga-editor-field-vp-two = Stufe II
saga-editor-field-vp-three = Stufe III
saga-editor-field-vp-gate = Sprungtor
saga-editor-field-vp-home = Heimat
saga-editor-field-vp-leader = Wer allein führt
saga-editor-field-vp-equal = Eine gleich gute oder bessere Armada
saga-editor-field-vp-weaker = Eine schwächere Armada
saga-editor-field-raider = Ein Räuber, im Kampf besiegt
saga-editor-field-boss-vp = Ein Boss, im Kampf besiegt
saga-editor-field-hard = Die schwere Seite einer Erkundung
saga-editor-field-deliver = Ein XPM geliefert
saga-editor-field-duel = Eine Armada im Duell zerstört
saga-editor-field-siege = Eine Sternenbasis zerstört
saga-editor-field-standing = Jede eigene Sternenbasis am Ende
saga-editor-field-center = Die Kommandozentrale am Ende
saga-editor-field-all = All das trifft zu
saga-editor-field-any = Eines davon trifft zu
saga-editor-field-not = Das trifft nicht zu
saga-editor-field-a-cost = Astartium
saga-editor-field-card-recurring = Wirkt in jeder Runde (sonst dauernd)
saga-editor-field-card-effect = Effekt
saga-editor-field-card-stat = Fester Wert (sonst wählt, wer würfelt)
saga-editor-field-card-need = Nötige Erfolge
saga-editor-field-card-attack = Angriff
saga-editor-field-card-hull = Rumpf
saga-editor-field-card-speed = Tempo
saga-editor-field-card-test = Probe
saga-editor-field-card-reward = Belohnung
saga-editor-field-card-easy = Leichte Seite
saga-editor-field-card-hard = Schwere Seite
saga-editor-field-card-kind = Art
saga-editor-field-card-color = Farbe
saga-editor-field-card-first-place = Erster Ort
saga-editor-field-card-second-place = Zweiter Ort
saga-editor-field-card-xpm = Wo ein XPM erscheint
saga-editor-field-card-raiders = Wo Räuber entstehen
saga-editor-field-card-foe = Werte
saga-editor-field-card-line-first = Ohne den Verwüster
saga-editor-field-card-line-second = Mit dem Verwüster
saga-editor-field-card-check = Probe
saga-editor-field-card-enemy = Gegner
saga-editor-field-card-lines = Zwei Zeilen
saga-editor-field-card-start = Zu Beginn des Kampfes
saga-editor-field-card-fail = Weiterer Effekt bei Misserfolg
saga-editor-field-card-level = Stufe
saga-editor-field-card-hex = Feld
saga-editor-field-card-hexes = Verdeckt gelegte Sektoren
saga-editor-field-card-report-raiders = Räuber darauf
saga-editor-field-card-x = Wo das Objekt liegt

## Worte geschlossener Listen

saga-editor-is-jumpgate = Sprungtor
saga-editor-is-dawn = Dawn
saga-editor-is-black-hole = Schwarzes Loch
saga-editor-is-asteroid = Asteroidengürtel
saga-editor-is-planetary = Planetengürtel
saga-editor-is-open = Freier Raum
saga-editor-is-nebula = Dichter Nebel
saga-editor-is-at-jumpgate = alle auf dem Sprungtor
saga-editor-is-at-hexes = auf gewählten Feldern
saga-editor-is-at-choice = jeder Spieler wählt
saga-editor-is-all-tiles = alle
saga-editor-is-some-tiles = nur diese
saga-editor-is-usual-pile = wie sonst, ohne Dichte Nebel
saga-editor-is-no-pile = kein Stapel
saga-editor-is-own-pile = ein eigener Stapel
saga-editor-is-normal = ein XPM
saga-editor-is-astartium-all = Astartium auf jeden passenden Sektor
saga-editor-is-off = nichts
saga-editor-is-any-starbase = irgendeiner Sternenbasis
saga-editor-is-ship = ein Schiff
saga-editor-is-marker = ein Marker
saga-editor-is-boss = Bossen
saga-editor-is-raider = Räubern
saga-editor-is-blackhole = dem Schwarzen Loch
saga-editor-is-always = von Anfang an
saga-editor-is-face-up = sobald sein Sektor aufgedeckt ist
saga-editor-is-number = eine Zahl
saga-editor-is-xpm-slots = Plätze für XPMs
saga-editor-is-track = eine Leiste
saga-editor-is-hidden = verborgen
saga-editor-is-starbase = eine Sternenbasis
saga-editor-is-armada = die nächste Armada
saga-editor-is-none = nein, oder niemand sonst
saga-editor-is-installed-first = ja, zuerst ein eingebautes
saga-editor-is-default = auf dem nächsten Sektor des Stapels
saga-editor-is-anywhere = irgendwo neben der Karte
saga-editor-is-near = nahe am Sprungtor
saga-editor-is-no-field = keines
saga-editor-is-needs-starbase = bis dort eine Sternenbasis steht
saga-editor-is-any = überall
saga-editor-is-home = in der Heimat
saga-editor-is-inactive-starbase = bei einer inaktiven Sternenbasis
saga-editor-is-same-sector = alle Spieler im Sektor
saga-editor-is-a = Astartium
saga-editor-is-e = Erkundungsmarker
saga-editor-is-c = Kampfmarker
saga-editor-is-single = eine Bedingung
saga-editor-is-all-of = alle dieser Bedingungen
saga-editor-is-any-of = eine dieser Bedingungen
saga-editor-is-none-of = nicht diese Bedingung
saga-editor-is-of-box = eine Karte des Grundspiels
saga-editor-is-own-card = eine eigene Karte
saga-editor-is-combat = Kampf
saga-editor-is-shield = Schild
saga-editor-is-speed = Tempo
saga-editor-is-blue = Blau
saga-editor-is-yellow = Gelb
saga-editor-is-green = Grün
saga-editor-is-red = Rot
saga-editor-is-all-cards = alle Karten
saga-editor-is-some-cards = nur diese
saga-editor-is-regroup-needs-clear-sector = Sammeln braucht einen Sektor ohne Gegner
saga-editor-is-win-requires-all-badges = Kein Sieg, solange ein Bosszeichen übrig ist
saga-editor-is-hidden-hands = Aktionskarten sind geheim
saga-editor-is-starbase-own-color-only = Sternenbasen nur in der Farbe des Erbauers
saga-editor-is-duels = Duelle
saga-editor-is-sieges = Belagerungen
saga-editor-is-draft = Kommandanten werden reihum gewählt

## Worum Listen länger werden

saga-editor-new-hex = ein Feld
saga-editor-new-tile = ein Plättchen
saga-editor-new-thing = ein Objekt
saga-editor-new-counter = ein Zähler
saga-editor-new-boss = ein Boss
saga-editor-new-encounter = eine Begegnung
saga-editor-new-project = eine Aktion
saga-editor-new-card = eine Karte des Grundspiels
saga-editor-new-own-card = eine eigene Karte
saga-editor-new-place = ein Ort
saga-editor-new-raider = ein Räuber
saga-editor-new-line = eine Zeile
saga-editor-new-all = eine Gruppe: alle müssen zutreffen
saga-editor-new-any = eine Gruppe: eine muss zutreffen
saga-editor-new-not = das Gegenteil einer Bedingung
saga-editor-bar-upgrade-starport = Stufen des Raumhafens
saga-editor-bar-upgrade-lab = Stufen des Forschungslabors
saga-editor-bar-commander-ability = Fähigkeiten der Kommandanten
saga-editor-bar-regroup-draw = eine Karte ziehen beim Sammeln
saga-editor-bar-help-others = Aktionskarten für andere
saga-editor-bar-build-starbase = Sternenbasen bauen
saga-editor-bar-explore = Erkunden
saga-editor-need-xpm = Ein XPM im Frachtraum
saga-editor-need-no-xpm = Kein XPM im Frachtraum
saga-editor-need-clear = Kein Gegner im Sektor
saga-editor-need-astartium = Astartium im Sektor
saga-editor-need-room = Der Zähler { $name } ist nicht voll
saga-editor-need-laden = { $name } trägt ein XPM
saga-editor-need-unladen = { $name } trägt kein XPM
saga-editor-need-untowed = Auf { $name } liegt kein Aktivierungsmarker
saga-editor-need-damaged = { $name } ist beschädigt

## Was geschieht

saga-editor-op-spawn-1-1-far = Räuber entstehen
saga-editor-op-advance-raiders-all-1 = Räuber rücken vor
saga-editor-op-promote-raiders-lvl-max-2-1 = Räuber steigen eine Stufe
saga-editor-op-destroy-raiders-lvl-max-3-1 = Räuber werden entfernt
saga-editor-op-shove-raiders-all-1 = Ein Räuber wird gestoßen
saga-editor-op-spawn-boss-default = Ein Boss erscheint
saga-editor-op-draw-event-1 = Ein Ereignis kommt ins Spiel
saga-editor-op-cancel-event-1 = Ein Ereignis wird abgelegt
saga-editor-op-each-damage-1 = Jede Armada nimmt Schaden
saga-editor-op-each-check-speed-2-fail-damage-1 = Jede Armada macht eine Probe
saga-editor-op-each-gain-A-1 = Alle Spieler bekommen etwas
saga-editor-op-each-lose-token-1-else-damage-1 = Alle Spieler verlieren einen Marker oder nehmen Schaden
saga-editor-op-each-draw-action-common-1 = Alle Spieler ziehen eine Aktionskarte
saga-editor-op-each-repair-1 = Jede Armada repariert
saga-editor-op-each-within-jumpgate-1-damage-1 = Armadas nahe am Sprungtor nehmen Schaden
saga-editor-op-choose-gain-E-1-gain-C-1 = Eine Wahl aus zweien
saga-editor-op-gain-A-1 = Der Spieler bekommt etwas
saga-editor-op-lose-xpm-1 = Das getragene XPM geht verloren
saga-editor-op-draw-action-special-1 = Der Spieler zieht eine besondere Aktionskarte
saga-editor-op-damage-1 = Die Armada nimmt Schaden
saga-editor-op-repair-1 = Die Armada repariert
saga-editor-op-place-xpm-within-3 = Ein XPM wird gelegt
saga-editor-op-cost-mod-starbase-1-round = Sternenbasen kosten in dieser Runde mehr
saga-editor-op-install-xpm = Das getragene XPM wird abgeliefert
saga-editor-op-remove-installed-xpm-1 = Ein XPM auf der Karte des Szenarios geht verloren
saga-editor-op-report-place-starbase = Geheimbericht mit einer verlorenen Sternenbasis
saga-editor-op-report-place-entity-thing = Geheimbericht mit einem Objekt
saga-editor-op-place-tile-hex-0-2-up = Ein Sektor wird gelegt
saga-editor-op-place-entity-thing-hex-0-0 = Ein Objekt wird gesetzt
saga-editor-op-move-entity-thing-1-jumpgate = Ein Objekt bewegt sich
saga-editor-op-entity-hull-thing-1 = Ein Objekt gewinnt oder verliert Rumpf
saga-editor-op-entity-hull-thing-level = Ein Objekt verliert Rumpf durch den angekommenen Räuber
saga-editor-op-entity-xpm-thing-load = Ein Objekt wird beladen oder entladen
saga-editor-op-counter-counter-1 = Ein Zähler ändert sich
saga-editor-op-counter-counter-active-starbases-bosses-in-play = Ein Zähler ändert sich um die Figuren im Spiel
saga-editor-op-draw-card-deck = Eine Karte eines Szenariostapels wird ausgeführt
saga-editor-op-retaliation-card-deck = Eine Vergeltungskarte wird ausgeführt
saga-editor-op-ravager-spawn-3 = Der Verwüster erscheint
saga-editor-op-ravager-away-1 = Der Verwüster wird weggetrieben
saga-editor-op-activate-starbase-here = Die Sternenbasis hier wird aktiv
saga-editor-op-destroy-starbase-here = Die Sternenbasis hier wird zerstört
saga-editor-op-astartium-on-locations-1 = Astartium wird auf gescannte Sektoren gelegt
saga-editor-op-clear-astartium-here = Das Astartium hier geht verloren
saga-editor-op-when-bosses-in-play-0-draw-event-1 = Ein Effekt unter einer Bedingung
saga-editor-op-end-lose = Die Partie endet

## Bedingungen

saga-editor-when-round-10 = eine Runde ist erreicht
saga-editor-when-phase-end-5 = eine Phase endet
saga-editor-when-installed-xpm-3 = eine Zahl von XPMs ist auf der Karte des Szenarios
saga-editor-when-bosses-in-play-0 = eine Zahl von Bossen ist im Spiel
saga-editor-when-starbases-active-3 = eine Zahl von Sternenbasen ist aktiv
saga-editor-when-counter-counter-3 = ein Zähler hat einen Wert
saga-editor-when-badges-left-badge-0 = eine Zahl von Zeichen steht noch aus
saga-editor-when-entity-at-thing-jumpgate = ein Objekt ist auf einem Feld
saga-editor-when-entity-hull-thing-0 = ein Objekt hat eine Menge Rumpf
saga-editor-when-revealed-thing = ein Objekt ist entdeckt
saga-editor-when-ravager-at-jumpgate = der Verwüster ist auf einem Feld
saga-editor-when-vp-20 = ein Spieler hat eine Zahl von Siegpunkten

## Wann es geschieht

saga-editor-trigger-setup = zu Beginn der Partie
saga-editor-trigger-round-start = zu Beginn einer Runde
saga-editor-trigger-badge-badge = der Schicksalszähler erreicht ein Zeichen
saga-editor-trigger-retaliation = in jeder Vergeltung
saga-editor-trigger-after-scan = nach dem Scanbericht
saga-editor-trigger-phase-end-5 = eine Phase endet
saga-editor-trigger-round-end = eine Runde endet
saga-editor-trigger-raider-enters-jumpgate = ein Räuber erreicht das Sprungtor
saga-editor-trigger-raider-enters-thing = ein Räuber erreicht ein Objekt
saga-editor-trigger-raider-spawns-on-thing = ein Räuber entsteht bei einem Objekt
saga-editor-trigger-entity-enters-thing-jumpgate = ein Objekt kommt auf ein Feld
saga-editor-trigger-sector-revealed = ein Sektor wird aufgedeckt
saga-editor-trigger-boss-killed = ein Boss ist besiegt
saga-editor-trigger-raider-killed = ein Räuber ist besiegt
saga-editor-trigger-armada-destroyed = eine Armada ist zerstört
saga-editor-trigger-starbase-built = eine Sternenbasis ist gebaut

## Warum ein Szenario nicht angenommen wird

saga-load-seats = Eine Partie braucht { $least } bis { $most } Spieler.
saga-load-first = Der Startspieler ist kein Sitz dieser Partie.
saga-load-rounds = Eine Partie hat { $least } bis { $most } Runden.
saga-load-no-scenario = Das Szenario „{ $name }“ gibt es nicht.
saga-load-format = Kein Szenarioformat dieses Spiels: { $count }.
saga-load-id = Eine Kennung darf nur Kleinbuchstaben, Ziffern, Binde- und Unterstriche haben und nicht zu lang sein.
saga-load-twice = „{ $name }“ ist doppelt.
saga-load-text = Der Text fehlt oder hat mehr als { $count } Buchstaben.
saga-load-large = Ein Szenario darf höchstens { $count } Byte haben.
saga-load-unknown = „{ $name }“ gibt es nicht.
saga-load-bounds = Der Wert muss von { $least } bis { $most } sein.
saga-load-count = Diese Liste braucht { $least } bis { $most } Einträge.
saga-load-no-variant = Das Szenario hat keine Angaben für { $count } Spieler.
saga-load-no-condition = Füg mindestens eine Bedingung hinzu.
saga-load-still-counter = Nichts ändert den Zähler „{ $name }“.
saga-load-hex = Feld { $hex } liegt außerhalb oder ist schon belegt.
saga-load-no-sector = Feld { $hex } hat keinen Sektor.
saga-load-closed = Feld { $hex } kann nicht betreten werden.
saga-load-apart = Feld { $hex } ist nicht erreichbar. Leg einen Sektor zwischen dieses Feld und die anderen.
saga-load-no-gate = Das Sprungtor muss offen in der Mitte liegen.
saga-load-tile = Das Plättchen „{ $name }“ liegt schon woanders.
saga-load-no-tile = Im Sektorstapel ist womöglich kein Plättchen für diesen Sektor übrig. Wähl sein Plättchen, oder leg mehr in den Stapel.
saga-load-nebulas = Leg Dichte Nebel in den Sektorstapel oder in einen eigenen Stapel, nicht in beide.
saga-load-one-of = Genau eines davon wird gebraucht: { $name }.
saga-load-script-word = Unbekanntes Wort „{ $name }“ (Buchstabe { $at }).
saga-load-script-name = Das Szenario hat kein „{ $name }“ (Buchstabe { $at }).
saga-load-script-sign = „{ $name }“ gehört nicht hierher (Buchstabe { $at }).
saga-load-script-number = Die Zahl muss von { $least } bis { $most } sein (Buchstabe { $at }).
saga-load-script-cut-short = Die Zeile ist unvollständig (Buchstabe { $at }).
saga-load-script-deep = Effekte dürfen höchstens { $count } tief verschachtelt sein.
saga-load-script-long = Eine Liste darf höchstens { $count } Einträge haben.

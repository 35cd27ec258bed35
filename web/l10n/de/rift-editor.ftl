### Der Spielfeld-Editor von Centauri Rift: Werkzeuge, Felder und Fehler eines Spielfelds.

## Der Spielfeld-Editor

rift-editor-title = { $name }: Spielfeld-Editor
rift-editor-open = Spielfeld-Editor öffnen
rift-editor-edit = Bearbeiten
rift-editor-untitled = Neues Spielfeld
rift-editor-new = Neues Spielfeld
rift-editor-shelf-empty = Noch keine Spielfelder. Hier erscheinen die, die du speicherst.
rift-editor-open-file = Spielfeld-Datei öffnen
rift-editor-own = Deine Spielfelder
rift-editor-too-long = Diese Datei ist zu groß für ein Spielfeld.
rift-editor-shipped = Mit einem Spielfeld des Grundspiels beginnen
rift-editor-shared = Ein Spielfeld von Centauri Rift aus einem Link
rift-editor-link-refused = Das Spielfeld in diesem Link hat einen Fehler. { $fault }
rift-editor-mend = Behebe diese Fehler, bevor du auf dem Spielfeld spielst:
rift-editor-odd = Das Spielfeld ist spielbar, aber prüfe diese Punkte:
rift-editor-pick = Wähle ein Feld, um zu sehen, was dort ist.
rift-editor-moving = Wähle das neue Feld.
rift-editor-second-corner = Wähle das andere Ende.

rift-editor-tab-square = Feld
rift-editor-tab-board = Spielfeld
rift-editor-tab-findings = Prüfung
rift-editor-tab-shelf = Spielfelder

rift-editor-tool-select = Wählen
    .hint = Wähle ein Feld, oder zieh ein Schiff oder eine Mine auf ein anderes.
rift-editor-tool-brush = Malen
rift-editor-tool-eraser = Löschen
    .hint = Drück oder zieh, um Felder zu leeren.
rift-editor-tool-line = Linie
rift-editor-tool-rectangle = Rechteck
rift-editor-tool-fill = Füllen
rift-editor-tool-ship = Schiff
rift-editor-tool-mine = Mine
rift-editor-tool-mat = Platte
rift-editor-tool-hand = Ansicht verschieben
    .hint = Zieh, um die Ansicht zu verschieben. Mit jedem Werkzeug gehen auch zwei Finger.

rift-editor-terrain = Gelände
rift-editor-ground-asteroid-low = Asteroid, unterste Ebene
rift-editor-ground-asteroid-middle = Asteroid, mittlere Ebene
rift-editor-ground-asteroid-high = Asteroid, oberste Ebene
rift-editor-ground-planet = Planet
rift-editor-ground-star = Stern
rift-editor-ground-nebula = Nebel
rift-editor-ground-goal = Zielfeld
rift-editor-ground-open = Offener Raum
rift-editor-rock = Asteroid { $plane }

rift-editor-mat-plain = Leer
rift-editor-mat-m1 = Einzelner Brocken
rift-editor-mat-m2 = Zwei Brocken
rift-editor-mat-m3 = Hohe Brocken
rift-editor-mat-m4 = Tiefe Brocken
rift-editor-mat-m5 = Verstreute Brocken
rift-editor-mat-m6 = Untiefe
rift-editor-mat-m7 = Riese
rift-editor-mat-m8 = Zweiter Riese
rift-editor-mat-m9 = Stern
rift-editor-mat-m10 = Großer Stern
rift-editor-mat-m11 = Wolke
rift-editor-mat-m12 = Streifen
rift-editor-mat-planet = Planet als Auflage
rift-editor-mat-nebula = Nebel als Auflage
rift-editor-mat-turn = Drehen
rift-editor-mat-snap = An Plattenkanten einrasten

rift-editor-square = Feld { $at }
rift-editor-start = { $model } von Team { $team }, Startplatz { $number }, in Ebene { $plane }, Richtung { $heading }, Geschwindigkeit { $speed }
rift-editor-mine = { $owner ->
        [0] herrenlose Mine
       *[other] Mine von Startplatz { $owner }
    } in Ebene { $plane }
rift-editor-start-title = Startplatz { $number }
rift-editor-model = Schiff
rift-editor-team = Team
rift-editor-seat = Platz in der Reihe
rift-editor-plane-of = Ebene { $plane }
rift-editor-flag = Markiertes Schiff
    .hint = Das Flaggschiff, oder das Schiff, das ausbrechen muss
rift-editor-console = Konsole beim Start
rift-editor-fresh = voll
rift-editor-usual = Standard
rift-editor-bar = Schildbalken { $side } { $layer }
rift-editor-ion-fresh = Standard
rift-editor-ion-uncharged = Ungeladen
rift-editor-ion-charging = Lädt
rift-editor-ion-charged = Geladen
rift-editor-owner = Eigner
rift-editor-mine-owner = { $owner ->
        [0] Niemand
       *[other] Startplatz { $owner }
    }
rift-editor-move = Verschieben
rift-editor-remove = Entfernen
rift-editor-clear = Feld leeren

rift-editor-name = Name
rift-editor-blurb = Beschreibung
rift-editor-size = Größe
rift-editor-width = Spalten
rift-editor-height = Reihen
rift-editor-mat-wider = Eine Platte breiter
rift-editor-mat-narrower = Eine Platte schmaler
rift-editor-mat-higher = Eine Platte höher
rift-editor-mat-lower = Eine Platte niedriger
rift-editor-min-ships = Mindestzahl Schiffe
rift-editor-mode-puzzle = Rätsel
rift-editor-task = Aufgabe des Rätsels
rift-editor-solver = Team, das es löst
rift-editor-turns = Züge
rift-editor-passive = Andere Schiffe handeln nicht
rift-editor-targets = Zu zerstörende Schiffe

## Fehler eines Spielfelds

rift-editor-fault-off = { $at } liegt nicht auf dem Spielfeld.
rift-editor-fault-asteroid-on-body = { $at } hat Asteroiden, aber ein Planet oder Stern füllt das Feld. Entferne eines von beiden.
rift-editor-fault-asteroid-twice = { $at } hat zwei Asteroiden in Ebene { $plane }. Entferne einen.
rift-editor-fault-starts = { $count ->
        [0] Das Spielfeld hat keinen Startplatz.
        [one] Das Spielfeld hat nur einen Startplatz.
       *[other] Das Spielfeld hat { $count } Startplätze.
    } Setze mindestens { $fewest } und höchstens { $most }.
rift-editor-fault-min-ships = Die Mindestzahl ist { $ships } Schiffe. Bei diesen Startplätzen muss sie { $fewest } bis { $most } sein.
rift-editor-fault-mines = Das Spielfeld hat { $count } Minen. Setze höchstens { $most }.
rift-editor-fault-blocked = { $at } hat in Ebene { $plane } Gelände und noch etwas anderes. Entferne eines davon.
rift-editor-fault-taken = { $at } hat zwei Dinge in Ebene { $plane }. Entferne eines davon.
rift-editor-fault-owner = Eine Mine gehört zu Startplatz { $start }, den es nicht gibt.
rift-editor-fault-team = Startplatz { $start } hat kein Team.
rift-editor-fault-model = Startplatz { $start } verlangt ein Modell, das es nicht gibt: { $model }.
rift-editor-fault-over = Startplatz { $start }: { $figure } { $value } liegt über dem Höchstwert { $most } dieses Schiffs.
rift-editor-fault-destroyed = Das Schiff auf Startplatz { $start } hat keinen Rumpf mehr.
rift-editor-fault-no-ion = Das Schiff auf Startplatz { $start } hat keine Ionenkanone zum Laden.
rift-editor-fault-goal-blocked = Das Zielfeld { $at } ist in allen Ebenen versperrt.
rift-editor-fault-no-goal = Ein Ausbruch braucht ein Zielfeld. Male eines.
rift-editor-fault-marked = Ein Ausbruch braucht ein markiertes Schiff, nicht { $count }.
rift-editor-fault-no-puzzle = Das Rätsel hat keine Aufgabe.
rift-editor-fault-puzzle-mode = Ein Rätsel braucht den Modus „Rätsel“.
rift-editor-fault-one-team = Alle Schiffe sind in einem Team. Gib einem Schiff ein anderes Team.
rift-editor-fault-no-turns = Das Rätsel hat keine Züge. Erlaube mindestens einen.
rift-editor-fault-no-targets = Das Rätsel hat kein Schiff zum Zerstören. Wähle eines.
rift-editor-fault-no-such-target = Das Rätsel nennt Startplatz { $start }, den es nicht gibt.
rift-editor-fault-target-twice = Das Rätsel nennt Startplatz { $start } zweimal.
rift-editor-fault-no-solver = Team { $team } muss das Rätsel lösen, hat aber kein Schiff.
rift-editor-figure-speed = Geschwindigkeit
rift-editor-figure-hull = Rumpf
rift-editor-figure-main = Reaktor
rift-editor-figure-aux = Hilfsspeicher
rift-editor-figure-torpedoes = Torpedos
rift-editor-figure-mines = Minen
rift-editor-figure-bar = Schildbalken
rift-setup-board-edit = Im Editor öffnen
rift-editor-figure-fault-models = Lege mindestens ein Modell an und höchstens { $most }.
rift-editor-figure-fault-id = Eine Kennung enthält nur Kleinbuchstaben, Ziffern und Bindestriche.
rift-editor-figure-fault-model-twice = Zwei Modelle haben die Kennung { $model }.
rift-editor-figure-fault-mounts = Ein Schiff hat höchstens { $most } Batterien.
rift-editor-figure-fault-mount-twice = Diese Seite hat schon eine Batterie dieser Waffe.
rift-editor-figure-fault-bounds = { $value } liegt nicht zwischen { $least } und { $most }.

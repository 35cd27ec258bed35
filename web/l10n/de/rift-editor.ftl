### Der Spielfeld-Editor von Centauri Rift: Werkzeuge, Felder, und was an einem Spielfeld falsch ist.

## Der Spielfeld-Editor

rift-editor-title = { $name }: Spielfeld-Editor
rift-editor-open = Spielfeld-Editor öffnen
rift-editor-edit = Ändern
rift-editor-untitled = Neues Spielfeld
rift-editor-new = Neues Spielfeld
rift-editor-shelf-empty = Noch keines. Speichere ein Spielfeld, dann wartet es hier.
rift-editor-open-file = Spielfeld-Datei öffnen
rift-editor-own = Eigene Spielfelder
rift-editor-too-long = Die Datei ist zu lang für ein Spielfeld.
rift-editor-shipped = Mit einem Spielfeld aus der Schachtel beginnen
rift-editor-shared = Ein Spielfeld von Centauri Rift, dir als Link geschickt
rift-editor-link-refused = Das Spielfeld im Link ist fehlerhaft. { $fault }
rift-editor-mend = Das musst du beheben, bevor das Spielfeld spielbar ist:
rift-editor-odd = Das Spielfeld ist spielbar. Manches ist vielleicht nicht so gemeint:
rift-editor-pick = Wähle ein Feld, um zu sehen, was dort ist.
rift-editor-moving = Wähle das Feld, auf das es kommt.
rift-editor-second-corner = Wähle das andere Ende.

rift-editor-tab-square = Feld
rift-editor-tab-board = Spielfeld
rift-editor-tab-findings = Prüfung
rift-editor-tab-shelf = Spielfelder

rift-editor-tool-select = Wählen
    .hint = Wähle ein Feld, oder zieh ein Schiff oder eine Mine auf ein anderes.
rift-editor-tool-brush = Malen
rift-editor-tool-eraser = Löschen
    .hint = Drück oder zieh: Alles auf den Feldern verschwindet.
rift-editor-tool-line = Linie
rift-editor-tool-rectangle = Rechteck
rift-editor-tool-fill = Füllen
rift-editor-tool-ship = Schiff
rift-editor-tool-mine = Mine
rift-editor-tool-mat = Platte
rift-editor-tool-hand = Ansicht verschieben
    .hint = Zieh, um das Spielfeld zu verschieben. Mit jedem Werkzeug tun das auch zwei Finger.

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
rift-editor-mat-planet = Planet zum Auflegen
rift-editor-mat-nebula = Nebel zum Auflegen
rift-editor-mat-turn = Drehen
rift-editor-mat-snap = Kante an Kante

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
rift-editor-console = Konsole am Anfang
rift-editor-fresh = voll
rift-editor-usual = üblich
rift-editor-bar = Schildbalken { $side } { $layer }
rift-editor-ion-fresh = Wie üblich
rift-editor-ion-uncharged = Ungeladen
rift-editor-ion-charging = Lädt
rift-editor-ion-charged = Geladen
rift-editor-owner = Von wem
rift-editor-mine-owner = { $owner ->
        [0] Von niemandem
       *[other] Von Startplatz { $owner }
    }
rift-editor-move = Verschieben
rift-editor-remove = Entfernen
rift-editor-clear = Feld leeren

rift-editor-name = Name
rift-editor-blurb = Worum es geht
rift-editor-size = Größe
rift-editor-width = Spalten
rift-editor-height = Reihen
rift-editor-mat-wider = Eine Platte breiter
rift-editor-mat-narrower = Eine Platte schmaler
rift-editor-mat-higher = Eine Platte höher
rift-editor-mat-lower = Eine Platte niedriger
rift-editor-min-ships = Schiffe mindestens
rift-editor-mode-puzzle = Rätsel
rift-editor-task = Was das Rätsel verlangt
rift-editor-solver = Team, das es löst
rift-editor-turns = Züge
rift-editor-passive = Die anderen Schiffe halten still
rift-editor-targets = Zu zerstörende Schiffe

## Fehler eines Spielfelds

rift-editor-fault-off = { $at } liegt nicht auf dem Spielfeld.
rift-editor-fault-asteroid-on-body = { $at } hat Asteroiden, und ein Planet oder Stern füllt das Feld.
rift-editor-fault-asteroid-twice = { $at } hat zwei Asteroiden in Ebene { $plane }.
rift-editor-fault-starts = { $count ->
        [0] Es gibt keinen Startplatz.
        [one] Es gibt nur einen Startplatz.
       *[other] Es gibt { $count } Startplätze.
    } Setze mindestens { $fewest } und höchstens { $most }.
rift-editor-fault-min-ships = Mindestens { $ships } Schiffe sind verlangt; bei diesen Startplätzen müssen es { $fewest } bis { $most } sein.
rift-editor-fault-mines = Es gibt { $count } Minen; höchstens { $most } sind erlaubt.
rift-editor-fault-blocked = Gelände füllt Ebene { $plane } von { $at }, wo schon etwas steht.
rift-editor-fault-taken = Zwei Dinge stehen in Ebene { $plane } von { $at }.
rift-editor-fault-owner = Eine Mine gehört zu Startplatz { $start }, den es nicht gibt.
rift-editor-fault-team = Startplatz { $start } hat kein Team.
rift-editor-fault-model = Startplatz { $start } verlangt ein Schiff, das es nicht gibt: { $model }.
rift-editor-fault-over = Startplatz { $start }: { $figure } { $value } ist mehr als { $most }, das Höchste für dieses Schiff.
rift-editor-fault-destroyed = Startplatz { $start } hat keinen Rumpf mehr.
rift-editor-fault-no-ion = Startplatz { $start } hat keine Ionenkanone zum Laden.
rift-editor-fault-goal-blocked = Das Zielfeld { $at } ist in allen Ebenen versperrt.
rift-editor-fault-no-goal = Ein Ausbruch braucht ein Zielfeld. Male eines.
rift-editor-fault-marked = Ein Ausbruch braucht ein markiertes Schiff, nicht { $count }.
rift-editor-fault-no-puzzle = Das Rätsel verlangt nichts.
rift-editor-fault-puzzle-mode = Ein Rätsel braucht das Spielziel „Rätsel“.
rift-editor-fault-one-team = Alle Schiffe sind in einem Team. Gib einem davon ein anderes.
rift-editor-fault-no-turns = Das Rätsel lässt keinen Zug zum Lösen.
rift-editor-fault-no-targets = Das Rätsel nennt kein Schiff, das zerstört werden soll.
rift-editor-fault-no-such-target = Das Rätsel nennt Startplatz { $start }, den es nicht gibt.
rift-editor-fault-target-twice = Das Rätsel nennt Startplatz { $start } zweimal.
rift-editor-fault-no-solver = Team { $team } hat kein Schiff, das das Rätsel lösen könnte.
rift-editor-figure-speed = Geschwindigkeit
rift-editor-figure-hull = Rumpf
rift-editor-figure-main = Reaktor
rift-editor-figure-aux = Hilfsspeicher
rift-editor-figure-torpedoes = Torpedos
rift-editor-figure-mines = Minen
rift-editor-figure-bar = Schildbalken
rift-setup-board-edit = Im Editor öffnen
rift-editor-figure-fault-models = Nötig sind Modelle, höchstens { $most }.
rift-editor-figure-fault-id = Eine Kennung hat nur kleine Buchstaben, Ziffern und Bindestriche.
rift-editor-figure-fault-model-twice = Zwei Modelle heißen { $model }.
rift-editor-figure-fault-mounts = Ein Schiff hat höchstens { $most } Halterungen.
rift-editor-figure-fault-mount-twice = Auf dieser Seite ist so eine Waffe schon.
rift-editor-figure-fault-bounds = { $value } liegt nicht zwischen { $least } und { $most }.

### Spielfelder bauen, in den Editoren aller Spiele.

## Jeder Editor

edit-undo = Zurücknehmen
edit-redo = Wiederholen
edit-save = Speichern
edit-export = Datei
edit-share-open = Link
edit-tools = Werkzeuge
edit-panels = Eigenschaften
edit-symmetry = Symmetrie
edit-symmetry-none = Keine Symmetrie
edit-symmetry-columns = Links und rechts spiegeln
edit-symmetry-rows = Oben und unten spiegeln
edit-symmetry-half = Um eine halbe Drehung drehen
edit-symmetry-quarter = Um Vierteldrehungen drehen
edit-symmetry-both = In beide Richtungen spiegeln
edit-unsaved = nicht gespeichert
edit-saved = gespeichert
edit-kept = „{ $name }“ bei deinen Spielfeldern gespeichert.
edit-delete = { $name } löschen
edit-deleted = „{ $name }“ gelöscht.
edit-gone = Dieses Spielfeld ist nicht mehr in diesem Browser.
edit-memory = Dieser Browser löscht alles, wenn du die Seite schließt. Speichere eine Datei oder teile einen Link.
edit-show = { $cell } zeigen
edit-leave = „{ $title }“ hat nicht gespeicherte Änderungen
    .hint = Vorher speichern?
edit-leave-save = Speichern und weiter
edit-leave-drop = Änderungen verwerfen
edit-share-hint = Der Link enthält das ganze Spielfeld. Wer ihn öffnet, kann es spielen, ändern und speichern.
edit-share-too-long = Dieses Spielfeld ist zu groß für einen Link. Speichere es als Datei.
edit-code-bad = Dieser Link lässt sich nicht öffnen
edit-code-too-long = Er ist zu lang für einen Centauri-Link. Bitte um das Spielfeld als Datei.
edit-code-none = Dieser Link ist unvollständig: Er enthält kein lesbares Spielfeld. Kopiere den ganzen Link oder bitte noch einmal darum.
edit-code-newer = Eine neuere Version dieser Seite hat ihn erstellt. Lade die Seite neu, um sie zu aktualisieren.
edit-code-other-kind = Er enthält etwas anderes als ein Spielfeld dieses Spiels.
edit-code-damaged = Dieser Link ist unvollständig: Er wurde verändert oder abgeschnitten. Kopiere den ganzen Link oder bitte noch einmal darum.

## Der Spielfeld-Editor

edit-play = Spielen
edit-sound = Bereit zum Spielen
edit-faults = { $count ->
        [one] { $count } Problem
       *[other] { $count } Probleme
    }

## Formulare

edit-form-add = Hinzufügen
edit-form-add-to = Hinzufügen: { $name }
edit-form-kind = Zu { $name } hinzufügen
edit-form-key = Neuer Name in { $name }
edit-form-remove = Entfernen: { $name }
edit-form-up = Nach oben: { $name }
edit-form-code = Zeile { $line } ist kein gültiges JSON. Nichts hat sich geändert.

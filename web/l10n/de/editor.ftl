### Spielfelder bauen, in den Editoren aller Spiele.

## Jeder Editor

edit-undo = Zurücknehmen
edit-redo = Wiederholen
edit-save = Speichern
edit-export = Datei
edit-share-open = Link
edit-tools = Werkzeuge
edit-panels = Eigenschaften
edit-symmetry = Auf allen Seiten
edit-symmetry-none = Nur auf einer Seite
edit-symmetry-columns = Links und rechts spiegeln
edit-symmetry-rows = Oben und unten spiegeln
edit-symmetry-half = Halbe Drehung
edit-symmetry-quarter = Vierteldrehungen
edit-symmetry-both = In beide Richtungen spiegeln
edit-unsaved = nicht gespeichert
edit-saved = gespeichert
edit-kept = „{ $name }“ liegt bei deinen Spielfeldern.
edit-delete = { $name } löschen
edit-deleted = „{ $name }“ ist gelöscht.
edit-gone = Dieses Spielfeld ist nicht mehr in diesem Browser.
edit-memory = Dieser Browser behält nichts, wenn du die Seite schließt. Speichere eine Datei oder teile einen Link.
edit-show = { $cell } zeigen
edit-leave = „{ $title }“ hat Änderungen, die nicht gespeichert sind
    .hint = Was soll aus ihnen werden?
edit-leave-save = Speichern und weiter
edit-leave-drop = Verwerfen
edit-share-hint = Der Link enthält das ganze Spielfeld. Wer ihn öffnet, kann es spielen, ändern und behalten.
edit-share-too-long = Dieses Spielfeld ist zu groß für einen Link. Speichere es als Datei.
edit-code-bad = Dieser Link lässt sich nicht öffnen
edit-code-too-long = Er ist länger als jeder Link von uns. Bitte um eine Datei.
edit-code-none = Dieser Link ist unvollständig. Er enthält kein lesbares Spielfeld: Kopiere ihn ganz, bis zu seinem Ende, oder bitte noch einmal darum.
edit-code-newer = Er stammt aus einer neueren Ausgabe. Lade die Seite neu, um sie zu bekommen.
edit-code-other-kind = Er enthält etwas anderes als ein Spielfeld dieses Spiels.
edit-code-damaged = Dieser Link ist unvollständig: Er wurde unterwegs verändert oder abgeschnitten. Kopiere ihn ganz, bis zu seinem Ende, oder bitte noch einmal darum.

## Der Spielfeld-Editor

edit-play = Spielen
edit-sound = Bereit zum Spielen
edit-faults = { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }

## Formulare

edit-form-add = Hinzufügen
edit-form-add-to = Hinzufügen: { $name }
edit-form-kind = Was hinzukommt ({ $name })
edit-form-key = Ein neuer Name ({ $name })
edit-form-remove = Entfernen: { $name }
edit-form-up = Einen Platz nach oben: { $name }
edit-form-code = Zeile { $line } ist noch nicht der Text einer Datei; nichts wurde geändert.

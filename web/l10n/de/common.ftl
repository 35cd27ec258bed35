### Worte, die zu keinem Spiel gehören: Seiten, Spielstände, Einstellungen.

house = Centauri
house-description = Vier Weltraumspiele im Browser, gegen Bots oder mit Freunden: ein Duell der Captains in Centauri Rift, Schlachten der Flotten in Space Rift, ein Wettlauf der Kolonien in Exodus: Proxima Centauri und ein gemeinsames Abenteuer in Centauri Saga.
window-title = { $page } — Centauri
page-of-game = { $page }, { $game }
skip-link = Zum Inhalt springen
close = Schließen
cancel = Abbrechen
undo = Zurücknehmen
go-home = Startseite

live-more = Und { $count } weitere: Drück Komma.

## Wege

nav-label = Seiten
nav-rules = Regeln
nav-saves = Spielstände
nav-settings = Einstellungen

## Startseite

home-title = Übernimm das Kommando
home-lead = Brettspiele im Weltraum: Spiel gegen Bots oder mit Freunden an einem Bildschirm. Ohne Installation, ohne Konto.
home-resume = Letzte Partie fortsetzen
home-continue = Weiterspielen
home-your-turn = Du bist am Zug
home-waiting = Warten auf { $seats }
home-rank = Stufe des Bots
home-opponent = Gegner: { $level }
home-opponent-change = Ändern
home-players = { $least }–{ $most } Spieler
home-minutes = { $least }–{ $most } Minuten
home-weight = Anspruch
home-weight-light = Leicht
home-weight-medium = Mittel
home-weight-heavy = Schwer
home-style-versus = Gegeneinander
home-style-cooperative = Miteinander
home-style-both = Mit- oder gegeneinander
home-more = Mehr
home-set-up = Partie aufbauen
home-online = Online spielen: deine Partien und offene Tische
home-rules = Regeln lesen
home-editor = Spielfeld bauen
home-unofficial = Eine inoffizielle Fan-Ausgabe. Alle Zeichnungen und Texte sind von uns.

## Nicht gefunden

not-found-title = Nichts in diesem Sektor
not-found-lead = Diese Adresse führt zu keiner Seite. Vielleicht ist der Link unvollständig.

## Spielstände

saves-title = Spielstände
saves-lead = Jede Aktion wird beim Spielen gespeichert.
saves-loading = Deine Spielstände werden geladen …
saves-empty-title = Noch keine Spielstände
saves-empty = Beginne eine Partie. Sie wird hier automatisch gespeichert.
saves-bad = Deine Spielstände sind nicht lesbar
saves-memory = Dieser Browser löscht alles, wenn du die Seite schließt. Lade eine Partie herunter, um sie zu behalten.
saves-silent = Der Speicher dieses Browsers antwortet nicht. Deine Spielstände werden nicht angezeigt, und neue Partien bleiben nur, bis du die Seite schließt. Lade die Seite neu oder starte den Browser neu.
saves-newer = Eine neuere Version dieser Seite verwaltet deine Spielstände. Lade die Seite neu, um sie zu nutzen. Bis dahin wird nichts gespeichert.
saves-unread = { $count ->
    [one] Ein Spielstand ist nicht lesbar: Er ist beschädigt, oder eine neuere Version dieser Seite hat ihn geschrieben. Er bleibt hier unverändert, aber Sicherungen enthalten ihn nicht.
   *[other] { $count } Spielstände sind nicht lesbar: Sie sind beschädigt, oder eine neuere Version dieser Seite hat sie geschrieben. Sie bleiben hier unverändert, aber Sicherungen enthalten sie nicht.
}
saves-continue = Weiterspielen
saves-look = Ansehen
saves-rename = Umbenennen
saves-rename-label = Neuer Name für { $title }
saves-rename-done = Namen speichern
saves-download = Herunterladen
saves-download-label = { $title } herunterladen
saves-delete = Löschen
saves-delete-label = { $title } löschen
saves-rename-open-label = { $title } umbenennen
saves-deleted = „{ $title }“ gelöscht.
saves-restored = „{ $title }“ wiederhergestellt.
saves-import = Datei öffnen
saves-import-hint = Wähle eine Spielstand-Datei oder zieh sie auf diese Seite.
saves-imported = „{ $title }“ zu deinen Spielständen hinzugefügt.
saves-import-failed = Die Datei konnte nicht geöffnet werden. Nichts hat sich geändert.
saves-drop = Lass die Datei los, um sie zu öffnen
saves-round = { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }
saves-over = Beendet
saves-human = Du
saves-humans = { $count } Spieler an diesem Bildschirm
saves-against = { $one } gegen { $others }
saves-with = { $one } mit { $others }

level-ensign = Fähnrich
    .hint = Macht Fehler. Gut für die erste Partie.
level-captain = Captain
    .hint = Rechnet mit deinem nächsten Zug
level-admiral = Admiral
    .hint = Plant weit voraus, macht wenige Fehler
level-legend = Legende
    .hint = Überlegt am längsten, höchstens etwa eine Sekunde
sitter-human = Spieler
sitter-bot = Bot: { $level }

seat-color-blue = Blau
seat-color-orange = Orange
seat-color-green = Grün
seat-color-vermilion = Zinnober
seat-color-purple = Purpur
seat-color-white = Weiß

## Speicher des Browsers

store-refused = Der Browser lässt diese Seite nichts speichern.
store-full = Der Speicher ist voll. Lade einige Partien herunter und lösche sie dann hier.
store-silent = Der Speicher des Browsers antwortet nicht. Lade die Seite neu oder starte den Browser neu. Speichere die Partie sicherheitshalber als Datei.
store-gone = Diese Partie ist nicht mehr unter deinen Spielständen.
store-newer = Eine neuere Version dieser Seite verwaltet deine Spielstände. Lade die Seite neu, um sie zu nutzen.
store-damaged = Dieser Spielstand lässt sich nicht öffnen. Er ist beschädigt, oder eine neuere Version dieser Seite hat ihn geschrieben.
file-too-long = Diese Datei ist zu groß für einen Spielstand.
file-unreadable = Der Browser konnte die Datei nicht lesen.
file-refused = Der Browser erlaubt hier keine Downloads.

save-too-large = Diese Datei ist zu groß für einen Spielstand.
save-not-json = Das ist keine Spielstand-Datei: Zeile { $line }, Spalte { $column } ist nicht lesbar.
save-not-a-save = Das ist kein Spielstand von Centauri.
save-newer = Eine neuere Version dieser Seite hat diesen Spielstand geschrieben (Format { $found }; diese Version liest { $known }). Lade die Seite neu, um sie zu aktualisieren.
save-other-game = Das ist ein Spielstand eines anderen Spiels: { $game }.
save-damaged = Der Spielstand ist bei { $place } beschädigt.
save-unknown-rules = Diese Partie nutzt Version { $found } der Regeln. Diese Seite hat Version { $known }.
save-content-differs = Diese Partie nutzt andere Schiffe oder Spielfelder mit denselben Namen.
save-needs-pack = Diese Partie nutzt das Inhaltspaket „{ $title }“, Version { $version }. Aktiviere es in den Einstellungen; nichts ist verloren.
save-options = Der Aufbau in diesem Spielstand ist nicht spielbar. { $fault }
save-refused = Aktion { $entry } in diesem Spielstand verstößt gegen Regel { $rule }.
save-draws = Die Würfel in diesem Spielstand passen nicht zu seinen Aktionen.

## Tisch

coming = Wird geladen …
coming-failed-title = Diese Seite konnte nicht geladen werden
coming-failed = Ein Teil des Programms konnte nicht geladen werden. Vielleicht bist du offline, oder eine neuere Version hat ihn ersetzt. Lade die Seite neu. Deine Spielstände sind sicher.
coming-slow = Diese Seite braucht lange zum Laden. Sie startet, sobald ihr Programm da ist. Wenn nichts geschieht, lade die Seite neu. Deine Spielstände sind sicher.
coming-again = Noch einmal versuchen
framed-title = Diese Seite ist nicht in einer anderen Seite spielbar
framed = Eine andere Seite könnte verdecken, was du drückst. Öffne Centauri in einem eigenen Fenster.
framed-open = Centauri öffnen

table-loading = Die Partie wird geöffnet …
table-gone-title = Diese Partie gibt es nicht mehr
table-bad-title = Diese Partie lässt sich nicht öffnen
text-title = { $title }, Textfassung

## Einstellungen

settings-title = Einstellungen
settings-lead = Änderungen gelten sofort und bleiben in diesem Browser gespeichert.
settings-look = Aussehen
settings-play = Spiel
settings-theme = Stil
settings-theme-night = Nacht
    .hint = Eine Sternwarte
settings-theme-light = Papier
    .hint = Eine Sternkarte
settings-theme-contrast = Kontrast
    .hint = Kräftige Linien
settings-scale = Größe von Schrift und Figuren
settings-scale-100 = Standard
settings-scale-125 = Größer
settings-scale-150 = Am größten
settings-motion = Animation
settings-motion-system = System
settings-motion-none = Keine
settings-confirm = Nachfragen, bevor ein Zug endet
    .hint = Nützlich auf kleinen Bildschirmen
settings-verbosity = Ansagen für Screenreader
settings-verbosity-brief = Knapp
    .hint = Ein Satz je Aktion
settings-verbosity-normal = Normal
    .hint = Was geschieht
settings-verbosity-full = Ausführlich
    .hint = Alles
settings-view = Partien zeigen
settings-view-board = Auf dem Spielfeld
settings-view-text = Als Text
    .hint = Mit einer Befehlszeile
settings-language = Sprache
settings-language-auto = Sprache des Browsers
bots-lost = Die Bots konnten nicht geladen werden. Die Seite versucht es weiter. Prüfe deine Verbindung.
language-missing = { $language } konnte nicht geladen werden. Vielleicht bist du offline. Die Sprache ist unverändert.
language-retry = Noch einmal versuchen

## Regeln

rules-title = Regeln von { $game }
rules-games = Regeln der Spiele
rules-fetching = Die Regeln werden geladen …
rules-unknown = Regel „{ $rule }“ gibt es nicht.
rules-missing = Die Regeln konnten nicht geladen werden. Vielleicht bist du offline. Versuch es später noch einmal.
rules-untranslated = Die Regeln konnten nicht auf { $language } geladen werden. Hier stehen sie auf Englisch.
rules-foreign = Auf Englisch
rules-contents = Kapitel
rules-search = Nach Wort oder Nummer suchen
rules-hits = { $count ->
        [0] Nichts gefunden
        [one] { $count } Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-rule = Regel { $id }

## Wenn die Seite einen Fehler hat

panic-title = Etwas ist schiefgegangen
panic-lead = Die Seite hat einen Fehler und wurde angehalten. Deine Partie ist bis zur letzten Aktion gespeichert.
panic-reload = Seite neu laden
panic-save = Letzten Spielstand herunterladen
panic-details = Fehlerbericht

## Problemberichte

report-title = Ein Problem melden
report-open = Problembericht kopieren
report-lead = Ein Problembericht enthält die Version der Seite, die letzten Fehler, deinen Browser, deinen Bildschirm und deine Einstellungen. Er bleibt auf diesem Gerät, bis du ihn jemandem schickst.
report-match = Er enthält auch diese Partie mit den Geheimnissen dieses Bildschirms, etwa verdeckten Karten. Geheimnisse von Spielern an anderen Bildschirmen fehlen.
report-text = Problembericht
report-copy = Bericht kopieren
report-download = Bericht herunterladen
report-copied = Bericht kopiert.
report-by-hand = Der Browser erlaubt das Kopieren nicht. Der Bericht ist markiert: Kopiere ihn von Hand.

## Ein Spiel vorbereiten

setup-who = Spieler für { $seat }
setup-color = Farbe von { $seat }
setup-details = Mehr Optionen
setup-begin = Beginnen
setup-fault = Dieser Aufbau ist nicht spielbar. { $fault }
chance-missing = Dieser Browser liefert keine Zufallszahlen (crypto.getRandomValues), deshalb lässt sich keine Partie fair geben. Versuch es mit einem anderen Browser.
setup-seed = Startwert
    .hint = Bestimmt alles, was ausgelost wird. Jeder Text ist möglich.

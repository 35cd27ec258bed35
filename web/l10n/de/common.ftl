### Worte, die zu keinem Spiel gehören: Seiten, Spielstände, Einstellungen.

house = Centauri
house-description = Vier Weltraumspiele im Browser, gegen Bots oder mit Freunden: ein Duell der Captains in Centauri Rift, Schlachten der Flotten in Space Rift, ein Wettlauf der Kolonien in Exodus: Proxima Centauri und ein gemeinsames Abenteuer in Centauri Saga.
window-title = { $page } — Centauri
page-of-game = { $page }, { $game }
skip-link = Zum Inhalt springen
close = Schließen
cancel = Abbrechen
undo = Zurücknehmen
go-home = Zum Anfang

live-more = Und { $count } weitere: Drück Komma.

## Wege

nav-label = Seiten
nav-rules = Regeln
nav-saves = Spielstände
nav-settings = Einstellungen

## Startseite

home-title = Übernimm das Kommando
home-lead = Brettspiele im Weltraum, mit Freunden an einem Bildschirm oder mit Bots. Nichts zu installieren, keine Anmeldung.
home-resume = Deine letzte Partie geht weiter
home-continue = Weiterspielen
home-rank = Rang des Bots
home-set-up = Partie aufbauen
home-rules = Regeln lesen
home-editor = Spielfeld bauen
home-unofficial = Eine Ausgabe von Fans, keine offizielle. Alle Zeichnungen und Worte sind unsere eigenen.

## Nicht gefunden

not-found-title = In diesem Sektor ist nichts
not-found-lead = Zu dieser Adresse gibt es hier keine Seite. Vielleicht wurde sie unterwegs abgeschnitten.

## Spielstände

saves-title = Spielstände
saves-lead = Jeder Befehl wird gespeichert, während du spielst.
saves-loading = Deine Partien werden gesucht …
saves-empty-title = Noch keine Partien
saves-empty = Beginne eine. Sie wartet hier, bis du wiederkommst.
saves-bad = Deine Spielstände lassen sich nicht lesen
saves-memory = Dieser Browser behält nichts, wenn du die Seite schließt. Lade eine Partie herunter, um sie zu behalten.
saves-silent = Der Speicher dieses Browsers antwortet nicht: Deine Partien sind nicht zu sehen, und was du spielst, bleibt nur, bis du die Seite schließt. Lade die Seite neu, oder starte den Browser neu.
saves-newer = Eine neuere Ausgabe dieser Seite bewahrt deine Partien in diesem Browser auf. Lade die Seite neu, um sie und die Partien zu bekommen; was du bis dahin spielst, wird nicht behalten.
saves-unread = { $count ->
    [one] Eine Partie hier lässt sich nicht lesen: Sie ist beschädigt, oder eine neuere Ausgabe dieser Seite hat sie geschrieben. Sie bleibt hier, wie sie ist, kommt aber in keine Datei dieser Ausgabe.
   *[other] { $count } Partien hier lassen sich nicht lesen: Sie sind beschädigt, oder eine neuere Ausgabe dieser Seite hat sie geschrieben. Sie bleiben hier, wie sie sind, kommen aber in keine Datei dieser Ausgabe.
}
saves-continue = Weiterspielen
saves-look = Ansehen
saves-rename = Umbenennen
saves-rename-label = Neuer Name für { $title }
saves-rename-done = Namen übernehmen
saves-download = Herunterladen
saves-download-label = { $title } herunterladen
saves-delete = Löschen
saves-delete-label = { $title } löschen
saves-rename-open-label = { $title } umbenennen
saves-deleted = „{ $title }“ ist gelöscht.
saves-restored = „{ $title }“ ist wieder da.
saves-import = Datei öffnen
saves-import-hint = Wähle eine Spielstand-Datei oder lass sie irgendwo auf diese Seite fallen.
saves-imported = „{ $title }“ steht jetzt bei deinen Spielständen.
saves-import-failed = Die Datei wurde nicht geöffnet. Nichts hat sich geändert.
saves-drop = Lass die Datei fallen, um sie zu öffnen
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
    .hint = Irrt sich hin und wieder: für die erste Partie
level-captain = Captain
    .hint = Sieht, was du als Nächstes tun kannst
level-admiral = Admiral
    .hint = Wägt mehr ab, irrt am seltensten
sitter-human = Spieler
sitter-bot = Bot: { $level }

seat-color-blue = Blau
seat-color-orange = Orange
seat-color-green = Grün
seat-color-vermilion = Zinnober
seat-color-purple = Purpur
seat-color-white = Weiß

## Speicher des Browsers

store-refused = Der Browser weigert sich, für diese Seite etwas zu behalten.
store-full = Für Spielstände ist kein Platz mehr. Lade ein paar Partien herunter und lösche sie hier.
store-silent = Der Speicher des Browsers antwortet nicht. Lade die Seite neu, oder starte den Browser neu; sichere die Partie als Datei.
store-gone = Diese Partie steht nicht mehr bei deinen Spielständen.
store-newer = Eine neuere Ausgabe dieser Seite bewahrt ihre Partien hier auf. Lade die Seite neu, um sie zu bekommen.
store-damaged = Dieser Spielstand lässt sich nicht öffnen: Er ist beschädigt, oder eine neuere Ausgabe dieser Seite hat ihn geschrieben.
file-too-long = Die Datei ist zu lang für einen Spielstand.
file-unreadable = Der Browser konnte die Datei nicht lesen.
file-refused = Der Browser lässt hier keine Downloads zu.

save-too-large = Die Datei ist zu groß für einen Spielstand.
save-not-json = Das ist keine Spielstand-Datei: Ab Zeile { $line }, Spalte { $column } ergibt sie keinen Sinn mehr.
save-not-a-save = Das ist kein Spielstand von hier.
save-newer = Der Spielstand stammt aus einer neueren Ausgabe (Format { $found }, bekannt ist hier { $known }). Lade die Seite neu, um sie zu bekommen.
save-other-game = Das ist ein Spielstand eines anderen Spiels: { $game }.
save-damaged = Der Spielstand ist bei { $place } beschädigt.
save-unknown-rules = Gespielt wurde nach Ausgabe { $found } der Regeln; bekannt ist hier Ausgabe { $known }.
save-content-differs = Gespielt wurde mit anderen Schiffen oder Spielfeldern gleichen Namens.
save-needs-pack = Gespielt wurde mit dem Paket „{ $title }“, Version { $version }. Setz es in den Einstellungen in Kraft; nichts ist verloren.
save-options = Der Aufbau im Spielstand lässt sich nicht spielen. { $fault }
save-refused = Aktion { $entry } im Spielstand verstößt gegen die Regel { $rule }.
save-draws = Die Würfel im Spielstand passen nicht zu seinen Aktionen.

## Tisch

coming = Einen Moment …
coming-failed-title = Diese Seite war nicht zu bekommen
coming-failed = Ihr Programm ist nicht angekommen. Vielleicht bist du offline, oder eine neuere Ausgabe ist an seine Stelle getreten: Dann lade die Seite neu. Deine Spielstände sind sicher.
coming-slow = Ihr Programm braucht lange. Sie beginnt von selbst, sobald es da ist; wenn nichts geschieht, lade die Seite neu. Deine Spielstände sind sicher.
coming-again = Noch einmal versuchen
framed-title = Diese Seite spielt nicht in einer anderen
framed = Was du hier drückst, könnte jemand anderes verdecken. Öffne sie in einem eigenen Fenster.
framed-open = Centauri öffnen

table-loading = Der Tisch wird geöffnet …
table-gone-title = Diesen Tisch gibt es nicht mehr
table-bad-title = Dieser Tisch lässt sich nicht öffnen
text-title = { $title }, Textfassung

## Einstellungen

settings-title = Einstellungen
settings-lead = Jede Wahl gilt sofort und bleibt in diesem Browser.
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
settings-scale-100 = Wie gezeichnet
settings-scale-125 = Größer
settings-scale-150 = Am größten
settings-motion = Bewegung
settings-motion-system = Wie im System
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
settings-view-text = In Worten
    .hint = Mit einer Befehlszeile
settings-language = Sprache
settings-language-auto = Wie im Browser
bots-lost = Das Programm der Bots ist nicht geladen. Die Seite versucht es weiter; schau, ob du offline bist.
language-missing = { $language } war nicht zu bekommen. Bist du offline? Die Seite bleibt, wie sie ist.
language-retry = Noch einmal versuchen

## Regeln

rules-title = Regeln von { $game }
rules-games = Regeln der Spiele
rules-fetching = Die Regeln werden geholt …
rules-unknown = Eine Regel „{ $rule }“ gibt es in diesem Buch nicht.
rules-missing = Die Regeln waren nicht zu bekommen. Bist du offline? Versuch es noch einmal, wenn du wieder online bist.
rules-untranslated = Die Regeln waren nicht auf { $language } zu bekommen. Hier stehen sie auf Englisch.
rules-foreign = Auf Englisch
rules-contents = Kapitel
rules-search = Suche nach Worten oder Nummern
rules-hits = { $count ->
        [0] Nichts gefunden
        [one] { $count } Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-rule = Regel { $id }

## Wenn die Seite einen Fehler hat

panic-title = Etwas ist kaputtgegangen
panic-lead = Die Seite hat einen Fehler und läuft nicht weiter. Deine Partie ist bis zum letzten Befehl gespeichert.
panic-reload = Seite neu starten
panic-save = Letzten Spielstand herunterladen
panic-details = Bericht für die Entwickler

## Ein Spiel vorbereiten

setup-who = Wer ist { $seat }
setup-color = Farbe von { $seat }
setup-details = Mehr Auswahl
setup-begin = Beginnen
setup-fault = So lässt es sich noch nicht spielen. { $fault }
chance-missing = Dieser Browser gibt der Seite keine Zufallszahlen (crypto.getRandomValues), und ohne sie lässt sich keine Partie gerecht geben. Versuche einen anderen Browser.
setup-seed = Startwert
    .hint = Daraus folgt alles, was ausgelost wird. Beliebige Worte gehen.

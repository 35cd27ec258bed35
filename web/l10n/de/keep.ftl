### Was die Seite behält, was sie öffnet, und ihre neuen Fassungen.

update-ready = Eine neue Version dieser Seite ist bereit. Deine Partie ist gespeichert.
update-reload = Neu laden
update-later = Später

install = Installieren
    .hint = Auf diesem Gerät, mit eigenem Fenster und Symbol.

keep-title = Deine Daten
keep-here = Deine Daten sind nur in diesem Browser gespeichert. Nichts wird verschickt.
keep-lasts = Der Browser hat versprochen, sie nicht zu löschen.
keep-may-go = Der Browser kann sie löschen, wenn der Platz knapp wird.
keep-used = Belegter Speicher: { $size }.
keep-ask = Browser bitten, sie zu behalten
keep-refused = Der Browser verspricht noch nichts. Vielleicht später, wenn du oft kommst oder die Seite installierst.
keep-reminder = Deine Daten sind nur in diesem Browser gespeichert. Auch in einer Datei speichern?
keep-all = Alles in einer Datei
    .hint = Spielstände, Spielfelder, Einstellungen und geschaffte Lektionen.
keep-all-download = Alles herunterladen
keep-all-done = In der Datei gespeichert: { $counts }.
keep-back = Sicherung öffnen
keep-counts = { $saves ->
        [one] { $saves } Partie
       *[other] { $saves } Partien
    }, { $boards ->
        [one] { $boards } Spielfeld
       *[other] { $boards } Spielfelder
    }
keep-failed = „{ $title }“ konnte nicht gespeichert werden.

open-title = Datei öffnen
open-lead = Ein Spielstand, ein Spielfeld oder eine Sicherung. Eine unlesbare Datei ändert nichts.
open-sent = Etwas wurde an diese Seite geschickt
    .lead = Es kam von einem anderen Programm oder einer anderen Seite. Es wird nur geöffnet und gespeichert, wenn du zustimmst.
open-nameless = eine Datei ohne Namen
open-sent-open = Öffnen
open-sent-drop = Verwerfen
open-hint = Wähle eine Datei oder zieh sie auf diese Seite.
open-refused = { $name } konnte nicht geöffnet werden. { $why } Nichts hat sich geändert.
open-unknown = Das ist keine Datei von Centauri.
open-not-json = Zeile { $line }, Spalte { $column } ist nicht lesbar.
open-bad = Fehler bei { $place }: { $reason }

unpack-title = Alles importieren
unpack-facts = Gespeichert am { $date }: { $counts }.
unpack-clashes = { $count ->
        [one] Davon ist eines schon hier, aber anders.
       *[other] Davon sind { $count } schon hier, aber anders.
    }
unpack-meeting = Bei Unterschieden
unpack-both = Beide behalten
unpack-mine = Meine behalten
unpack-theirs = Aus der Datei übernehmen
unpack-settings = Auch die Einstellungen importieren
unpack-take = Importieren
unpack-done = Importiert: { $counts }.

### Was die Seite behält, was sie öffnet, und ihre neuen Fassungen.

update-ready = Eine neue Fassung dieser Seite ist da. Deine Partie ist gespeichert.
update-reload = Neu laden
update-later = Später

install = Installieren
    .hint = Auf diesem Gerät, mit eigenem Fenster und Symbol.

keep-title = Deine Partien
keep-here = Nur dieser Browser behält sie. Nichts wird verschickt.
keep-lasts = Er hat versprochen, sie nicht zu löschen.
keep-may-go = Wird der Platz knapp, kann er sie löschen.
keep-used = Belegt: { $size }.
keep-ask = Bitte ihn, sie zu behalten
keep-refused = Der Browser verspricht noch nichts. Vielleicht, wenn du öfter kommst oder die Seite installierst.
keep-reminder = Nur dieser Browser behält deine Partien. Auch in einer Datei behalten?
keep-all = Alles in einer Datei
    .hint = Partien, Spielfelder, Einstellungen und was du gelernt hast.
keep-all-download = Alles herunterladen
keep-all-done = In der Datei: { $counts }.
keep-back = So eine Datei öffnen
keep-counts = { $saves ->
        [one] { $saves } Partie
       *[other] { $saves } Partien
    }, { $boards ->
        [one] { $boards } Spielfeld
       *[other] { $boards } Spielfelder
    }
keep-failed = „{ $title }“ ist nicht gespeichert.

open-title = Datei öffnen
open-lead = Ein Spielstand, ein Spielfeld oder alles, was du aufgehoben hast. Eine Datei, die sich nicht lesen lässt, ändert nichts.
open-sent = Etwas wurde an diese Seite geschickt
    .lead = Es kam von einem anderen Programm oder von einer anderen Seite. Nichts davon wird geöffnet oder behalten, ehe du es sagst.
open-nameless = eine Datei ohne Namen
open-sent-open = Öffnen
open-sent-drop = Wegwerfen
open-hint = Wähle sie oder lass sie irgendwo auf diese Seite fallen.
open-refused = { $name } wurde nicht geöffnet. { $why } Nichts hat sich geändert.
open-unknown = Das ist keine Datei dieses Hauses.
open-not-json = In Zeile { $line }, Spalte { $column } ergibt sie keinen Sinn mehr.
open-bad = Fehlerhafte Stelle: { $place }. { $reason }

unpack-title = Alles übernehmen
unpack-facts = Gefüllt am { $date }: { $counts }.
unpack-clashes = { $count ->
        [one] Davon ist eines schon hier, aber anders.
       *[other] Davon sind { $count } schon hier, aber anders.
    }
unpack-meeting = Wo sie sich unterscheiden
unpack-both = Beide behalten
unpack-mine = Behalten, was hier ist
unpack-theirs = Nehmen, was in der Datei ist
unpack-settings = Auch ihre Einstellungen
unpack-take = Übernehmen
unpack-done = Neu bei dir: { $counts }.

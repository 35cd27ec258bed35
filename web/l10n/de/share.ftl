### Partien weitergeben: Links, Dateien, Züge von Bildschirm zu Bildschirm.

link = Link
link-copy = Link kopieren
link-copied = Kopiert.
link-by-hand = Der Browser erlaubt kein Kopieren. Der Link ist markiert: Kopiere ihn von Hand.
link-offer = Teilen …
link-not-offered = Der Browser konnte ihn nicht teilen. Kopiere den Link stattdessen.
link-long = Der Link hat { $letters } Zeichen, und manche Programme schneiden lange Links ab. Eine Datei ist sicherer.

share = „{ $title }“ teilen
share-open = Teilen
share-open-label = { $title } teilen
share-kind = Zweck des Links
share-turn = Der nächste Zug
    .hint = Wer ihn öffnet, ist am Zug und schickt dir einen Link zurück.
share-match = Die ganze Partie
    .hint = Wer ihn öffnet, kann die Partie ansehen und ab dort spielen.
share-moment = Diese Stellung
    .hint = Wer ihn öffnet, sieht die Partie an dieser Stelle.
share-no-link = Diese Partie ist zu lang für einen Link. Speichere sie als Datei.
share-file = Als Datei speichern

sitter-away = Anderswo
away = Spieler anderswo
away-asked = { $who } spielt anderswo und ist am Zug.
away-send = Zug senden
away-end = Ergebnis senden

link-match = Eine Partie für dich
link-match-lead = Der Link enthält die ganze Partie. Deine Spielstände ändern sich nur, wenn du es willst.
link-turn = Du bist am Zug
link-turn-lead = Ein anderer Spieler hat dir die Partie geschickt. Mach deinen Zug und schick sie zurück.
link-bad = Dieser Link lässt sich nicht öffnen
link-incomplete = Dieser Link ist unvollständig. Kopiere den ganzen Link oder bitte noch einmal darum.
link-bad-lead = Bitte noch einmal um den Link. Deine Spielstände sind unverändert.
link-verified = Bestätigt: Jede Aktion folgt den Regeln
link-actions = { $count ->
        [0] Noch keine Aktionen
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
link-asked = Am Zug
link-offers = Was du tun kannst
link-go-on = Ab hier spielen
link-sit-down = Zug übernehmen
link-watch = Ansehen
link-open-mine = Meine Partie öffnen
link-forward = Zug übernehmen
link-second = Als zweite Partie öffnen
link-known = Du hast diese Partie schon als „{ $title }“, an derselben Stelle.
link-ahead = { $count ->
        [one] Das ist deine Partie „{ $title }“, { $count } Aktion weiter.
       *[other] Das ist deine Partie „{ $title }“, { $count } Aktionen weiter.
    }
link-behind = { $count ->
        [one] Deine Partie „{ $title }“ ist schon { $count } Aktion weiter.
       *[other] Deine Partie „{ $title }“ ist schon { $count } Aktionen weiter.
    }
link-forked = Deine Partie „{ $title }“ und dieser Link unterscheiden sich ab Aktion { $count }. Welche Partie möchtest du spielen?

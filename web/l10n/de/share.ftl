### Partien weitergeben: Links, Dateien, Züge von Bildschirm zu Bildschirm.

link = Link
link-copy = Link kopieren
link-copied = Kopiert.
link-by-hand = Der Browser lässt die Seite nicht kopieren. Der Link ist markiert: Kopiere ihn von Hand.
link-offer = Teilen …
link-not-offered = Der Browser hat ihn nicht weitergegeben. Kopiere den Link stattdessen.
link-long = Der Link hat { $letters } Zeichen, und manche Programme schneiden solche Links ab. Eine Datei ist sicherer.

share = „{ $title }“ teilen
share-open = Teilen
share-open-label = { $title } teilen
share-kind = Wofür der Link ist
share-turn = Der nächste Zug
    .hint = Wer ihn öffnet, ist am Zug und schickt dir einen Link zurück.
share-match = Die ganze Partie
    .hint = Wer ihn öffnet, kann die Partie ansehen und weiterspielen.
share-moment = Diese Stellung
    .hint = Wer ihn öffnet, sieht die Partie an dieser Stelle.
share-no-link = Diese Partie passt in keinen Link. Speichere sie als Datei.
share-file = Als Datei speichern

sitter-away = Anderswo
away = Spieler anderswo
away-asked = { $who } spielt anderswo und ist am Zug.
away-send = Zug senden
away-end = Ende senden

link-match = Eine Partie für dich
link-match-lead = Sie kam vollständig mit dem Link. Bei dir ändert sich nichts, bis du es willst.
link-turn = Du bist am Zug
link-turn-lead = Jemand hat gezogen und dir die Partie geschickt. Mach deinen Zug und schick sie zurück.
link-bad = Dieser Link lässt sich nicht öffnen
link-incomplete = Dieser Link ist unvollständig: Ein Teil ging unterwegs verloren oder wurde beschädigt. Kopiere ihn ganz, bis zu seinem Ende, oder bitte noch einmal darum.
link-bad-lead = Bitte um den Link noch einmal. Deine Spielstände sind, wie sie waren.
link-verified = Geprüft: jede Aktion folgt den Regeln
link-actions = { $count ->
        [0] Noch nichts getan
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
link-asked = Am Zug
link-offers = Was du tun kannst
link-go-on = Weiterspielen
link-sit-down = Zug übernehmen
link-watch = Ansehen
link-open-mine = Meine öffnen
link-forward = Zug übernehmen
link-second = Als zweite Partie öffnen
link-known = Du hast diese Partie als „{ $title }“, an genau dieser Stelle.
link-ahead = { $count ->
        [one] Das setzt deine Partie „{ $title }“ um { $count } Aktion fort.
       *[other] Das setzt deine Partie „{ $title }“ um { $count } Aktionen fort.
    }
link-behind = { $count ->
        [one] Deine Partie „{ $title }“ ist schon { $count } Aktion weiter.
       *[other] Deine Partie „{ $title }“ ist schon { $count } Aktionen weiter.
    }
link-forked = Deine Partie „{ $title }“ und dieser Link gehen nach Aktion { $count } auseinander. Beide können nicht dieselbe Partie sein: welche willst du?

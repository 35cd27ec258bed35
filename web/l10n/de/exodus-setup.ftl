### Exodus: eine Partie vorbereiten, und was eine Partie in Kürze ist.

exodus-setup-title = Partie vorbereiten
exodus-setup-name = { $mode }, { $seats } Sitze
exodus-setup-preview = { $name }, wie es beginnt: { $game }
exodus-setup-redeal = Andere Planeten auslegen

## Wer spielt

exodus-setup-players = Spieler
exodus-setup-count = Zahl der Sitze
exodus-setup-company = Wer spielt
exodus-setup-company-bots = Du gegen Bots
    .hint = Der schnellste Weg ins Spiel
exodus-setup-company-screen = Alle an diesem Bildschirm
    .hint = Ihr gebt ihn weiter; ein Vorhang deckt verdeckte Wahlen zu
exodus-setup-company-far = Mit anderen anderswo
    .hint = Über eine direkte Leitung oder Zug um Zug als Link
exodus-setup-company-watch = Nur Bots
    .hint = Du siehst zu
exodus-setup-level = Alle Bots sind
exodus-setup-seats = Kolonien
exodus-setup-far = Ist die Partie offen, lädt ihr Menü die anderen ein oder gibt den Zug weiter.
exodus-setup-shared = Alle an diesem Bildschirm haben eigene Geheimnisse: Dazwischen hängt ein Vorhang.
exodus-setup-watch = Es spielen nur Bots. Du siehst alles, was sie verbergen.

## Modus und Länge

exodus-setup-modes = Wie gespielt wird
exodus-setup-mode = Modus
exodus-setup-mode-standard = Standardspiel
    .hint = { $turns ->
        [one] { $turns } Runde. Das ganze Spiel.
       *[other] { $turns } Runden. Das ganze Spiel.
    }
    .more = Verdeckte Befehle, Reaktionen, Steuer: alles, was die Regeln haben, in der Länge, für die sie gemacht sind.
exodus-setup-mode-long = Langes Spiel
    .hint = { $turns ->
        [one] { $turns } Runde, { $cp } CP am Anfang, ein großer Plan.
       *[other] { $turns } Runden, { $cp } CP am Anfang, ein großer Plan.
    }
    .more = Zeit für teure Technologien und ferne Planeten. Grundlagenforschung ist nicht im Spiel.
exodus-setup-mode-combat = Kampfspiel
    .hint = { $turns ->
        [one] { $turns } Runde, { $techs } Technologien und { $cp } CP von Anfang an, wenig Platz.
       *[other] { $turns } Runden, { $techs } Technologien und { $cp } CP von Anfang an, wenig Platz.
    }
    .more = Alle beginnen mit Technologien ihrer Wahl und einem Kampfträger mehr, und der Plan ist klein.
exodus-setup-mode-short = Kurzes Spiel
    .hint = { $turns ->
        [one] { $turns } Runde, am leichtesten zu lernen.
       *[other] { $turns } Runden, am leichtesten zu lernen.
    }
    .more = Schiffe fliegen offen, Schritt für Schritt. Drei Karten in jeder Runde, keine Reaktionen, keine Steuer.
exodus-setup-turns = Runden
exodus-setup-time = Zeit
    .hint = Ist sie vorbei, sagt es am Tisch: Noch eine Runde folgt, und das ist die letzte.
exodus-setup-no-time = keine Grenze
exodus-setup-minutes = { $minutes } Minuten
exodus-setup-generals = Generäle
    .hint = { $count ->
        [one] Mehr Karten in den Stapeln und eine geheime Fähigkeit für alle.
       *[other] Mehr Karten in den Stapeln und { $count } geheime Fähigkeiten für alle.
    }

## Der Plan

exodus-setup-map = Plan
exodus-setup-map-minimal = Kleiner Plan
    .blurb = Nachbarn treffen sich in den ersten Runden.
exodus-setup-map-standard = Standardplan
    .blurb = Platz zum Siedeln und Wächter auf dem Weg zu den reichen Planeten.
exodus-setup-map-long = Großer Plan
    .blurb = Weite Wege und viele freie Planeten.
exodus-setup-any-map = Jeder Plan geht mit jedem Modus.
exodus-setup-own-maps = Eigene
exodus-setup-open-file = Plan öffnen
exodus-setup-download = Diesen Plan herunterladen
exodus-setup-edit = Im Editor ändern
exodus-setup-hint = Ein Plan ist eine Textdatei. Lade einen herunter, ändere ihn und öffne ihn hier.
exodus-setup-opened = „{ $name }“ ist offen und gewählt.
exodus-setup-refused = „{ $file }“ wurde nicht geöffnet, und nichts hat sich geändert. { $fault }

## Hausregeln

exodus-setup-house = Hausregeln
exodus-setup-house-free-refit = Freies Umrüsten
    .hint = Du darfst Bauteile verlegen, wann immer du außerhalb der Eroberung etwas entscheidest.
exodus-setup-house-fixed-bank = Festes Bankgeschäft
    .hint = Ein Bankgeschäft bringt { $cp } CP, mit Verbessertem Bankwesen { $more }, ohne Wurf.
exodus-setup-house-fixed-trade = Fester Handel
    .hint = { $count ->
        [one] Jeder Handel hat { $count } Geschäft, ohne Wurf.
       *[other] Jeder Handel hat { $count } Geschäfte, ohne Wurf.
    }
exodus-setup-house-titles = Höhere Ämter
    .hint = { $first } SP für den Kanzler, { $second } für den Vizekanzler.
exodus-setup-house-stock-cap = Lagergrenze
    .hint = Niemand hat mehr als { $most } Axinium oder { $most } Phasium. Was darüber ist, verfällt.
exodus-setup-house-random-seats = Zufällige Sitze
    .hint = Der Zufall sagt, wer wo wohnt.
exodus-setup-house-safe-votes = Sichere Stimmen
    .hint = Ungültige Stimmen werden abgelehnt, und niemand zahlt dafür.
exodus-setup-house-guards = Wächter locken
    .hint = Wo ein Wächter steht, dürfen sich getarnte Schiffe enttarnen, auch wenn alle anderen dort getarnt sind.
exodus-setup-house-cloaked = Getarnt für die Runde
    .hint = Schiffe, die getarnt bleiben, wo sie kämpfen könnten, bleiben es bis zum Ende der Runde.
exodus-setup-house-trade-cube = Siedler auf dem Markt
    .hint = Der Marker eines Handels ist ein Siedler aus deinem Vorrat, bis der Markt geleert wird.
exodus-setup-house-quick-steps = Schnelle Schritte
    .hint = Du wirst nicht gefragt, wo du nur eine Widerstandskarte abwerfen könntest.

exodus-setup-order = Reihenfolge vereinbaren
    .hint = Sonst verteilt der Zufall die Karten. Gebt denen die ersten Plätze, die das Spiel kennen.
exodus-setup-order-list = Reihenfolge, zuerst das Kanzleramt
exodus-setup-order-up = { $seat } einen Platz nach vorn

## Eine Partie in Kürze

exodus-facts-map = { $planets } Planeten, { $guards } Wächter
exodus-facts-turns = { $turns ->
        [one] { $turns } Runde
       *[other] { $turns } Runden
    }
exodus-facts-minutes = { $minutes } Minuten und noch eine Runde
exodus-facts-cp = { $cp } CP am Anfang
exodus-facts-techs = { $techs } Technologien am Anfang
exodus-facts-generals = Generäle: { $count ->
        [one] je { $count } Fähigkeit
       *[other] je { $count } Fähigkeiten
    }
exodus-facts-planets = Planeten: { $blue } blau, { $red } rot, { $green } grün
exodus-facts-guards = Wächter: { $one } der Stufe I, { $two } der Stufe II, { $three } der Stufe III
exodus-facts-empire = { $score } SP, { $planets ->
        [one] { $planets } Planet
       *[other] { $planets } Planeten
    }, { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }
exodus-facts-turn = Runde { $turn } von { $turns }

### Der Aufbau von Saga, seine Szenarien, und eine Partie in Kürze.

saga-setup-title = Eine Partie aufbauen
saga-setup-name = { $scenario }, { $seats ->
        [one] allein
       *[other] { $seats } Sitze
    }
saga-setup-preview = { $name }, so wie es { $seats ->
        [one] für einen Spieler
       *[other] für { $seats } Spieler
    } beginnt

## Szenarien

saga-story-ftj = Das Sprungtor war der Weg nach Hause. Etwas hat es aufgerissen, und die XPMs, die seinen Ring hielten, treiben in Sektoren, die niemand vermessen hat. Eure Armadas sind alles, was hier noch übrig ist.
saga-story-spa = Ein Kolonieschiff wartet bei Dawn, solange seine Vorräte reichen. Zwischen ihm und dem Sprungtor liegen Räuber, Bosse in den Nebeln und ein Schwarzes Loch. Es fliegt mit dem Treibstoff, den ihr ihm bringt, und derselbe Treibstoff hält seinen Rumpf zusammen.
saga-story-lst = Alte Sternenbasen liegen dunkel hinter dem Rand der Karten. Mit genug von ihnen ließe sich das Sprungtor aus der Ferne laden, aber jeder Boss, der hier umgeht, zehrt von dem, was sie geben.
saga-story-dis = Ein Kolonieschiff nach dem anderen ruft aus dem Dunkel um Hilfe. Keines kann aus eigener Kraft fliegen: Man muss sie finden, mit einem XPM beladen und nach Hause schleppen.
saga-story-opc = Was das Sprungtor zerstört hat, kommt zurück. Der Verwüster frisst sich durch alles, was zwischen dem Schwarzen Loch und dem Ring liegt, und keine eurer Waffen hält ihn auf. Eine Sternenbasis, die im richtigen Augenblick birst, drängt ihn zurück.
saga-story-arn = Am Tor ist es still geworden, und die Armadas wenden sich gegeneinander. Alle haben eine Heimat in einem Nebel und wollen, was in der Mitte liegt.

saga-setup-scenario = Szenario
saga-setup-scenario-why = Fünf Kampagnen, die ihr gemeinsam gewinnt oder verliert, und die Arena, in der alle für sich spielen. Die erste Kampagne lernt sich am leichtesten.
saga-setup-own = Eigene
saga-setup-author = Von { $name }
saga-setup-goal = Euer Ziel
saga-setup-open-file = Ein Szenario öffnen
saga-setup-download = Dieses Szenario herunterladen
saga-setup-edit = Im Editor ändern
saga-setup-hint = Ein Szenario ist eine Textdatei. Lade eines herunter, ändere es, und öffne es hier.
saga-setup-opened = „{ $name }“ ist offen und gewählt.
saga-setup-refused = „{ $file }“ wurde nicht geöffnet, und nichts hat sich geändert. { $fault }

## Wer spielt

saga-setup-players = Spieler
saga-setup-count = Zahl der Spieler
saga-setup-seat-count = { $count ->
        [one] Allein, mit zwei Armadas
       *[other] { $count } Armadas
    }
saga-setup-alone = Ein Spieler befehligt die blaue und die gelbe Armada, mit einer Tafel, einem Kommandanten und einem Frachtraum für beide.
saga-setup-company = Wer spielt
saga-setup-company-bots = Du und Bots
    .hint = So geht es am schnellsten los
saga-setup-company-screen = Alle an diesem Bildschirm
    .hint = Ihr reicht ihn weiter oder entscheidet zusammen
saga-setup-company-far = Mit anderen anderswo
    .hint = Über eine direkte Leitung, oder Zug um Zug als Links
saga-setup-company-watch = Nur Bots
    .hint = Du siehst zu
saga-setup-level = Alle Bots sind
saga-setup-seats = Armadas
saga-setup-commanders = Kommandant und Farbe wählt ihr, wenn die Partie beginnt.
saga-setup-far = Ist die Partie offen, lädt ihr Menü die anderen ein oder reicht den Zug weiter.
saga-setup-shared = Aktionskarten sind hier geheim: Zwischen den Leuten an diesem Bildschirm hängt ein Vorhang.
saga-setup-watch = Nur Bots spielen. Du siehst alles, was sie verbergen.

## Wie schwer und wie lang

saga-setup-dials = Wie gespielt wird
saga-setup-difficulty = Schwierigkeit
saga-setup-difficulty-recruit = Rekruten
    .hint = Mehr zu Beginn
saga-setup-difficulty-standard = Standard
    .hint = Nach den Regeln
saga-setup-difficulty-veteran = Veteranen
    .hint = Weniger zu Beginn, und ein Ereignis im Spiel
saga-setup-difficulty-why = Rekruten beginnen mit mehr Astartium und einer Aktionskarte. Veteranen beginnen mit weniger Astartium, und ein Ereignis drückt schon.
saga-setup-rounds = Runden

## Hausregeln

saga-setup-house = Hausregeln
saga-setup-house-clear-regroup = Sammeln in Sicherheit
    .hint = Eine Armada sammelt sich nur in einem Sektor ohne Gegner.
saga-setup-house-all-badges = Jeder Boss muss kommen
    .hint = Eine Kampagne ist erst gewonnen, wenn kein Bosszeichen mehr auf dem Schicksalszähler liegt.
saga-setup-house-domination = Herrschaft
    .hint = Wer genug XPMs ans Sprungtor geliefert hat und genug Sternenbasen besitzt, gewinnt sofort.
saga-setup-house-teams = Teams
    .hint = Partner sitzen gegenüber, zählen ihre Punkte zusammen und bekämpfen einander nicht.
saga-setup-first = Startspieler
saga-setup-first-drawn = ausgelost

## Eine Partie in Kürze

saga-facts-players = { $least } bis { $most } Spieler
saga-facts-players-only = { $most ->
        [one] { $most } Spieler
       *[other] { $most } Spieler
    }
saga-facts-rounds = { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
saga-facts-tiles = { $count ->
        [one] { $count } Sektor zu erkunden
       *[other] { $count } Sektoren zu erkunden
    }
saga-facts-xpm = { $count ->
        [one] { $count } XPM
       *[other] { $count } XPMs
    }
saga-facts-boss = Bosse in den Runden { $rounds }
saga-facts-bosses = { $count ->
        [one] { $count } Boss von Anfang an
       *[other] { $count } Bosse von Anfang an
    }
saga-facts-lost = Verlorene Sternenbasen in den Runden { $rounds }
saga-facts-advance = Räuber rücken vor in den Runden { $rounds }
saga-facts-ravager = Der Verwüster in Runde { $rounds }
saga-facts-no-exploring = Die ganze Karte ist bekannt
saga-facts-no-building = Sternenbasen werden nicht gebaut
saga-facts-force-field = Bosse haben ein Kraftfeld
saga-facts-hidden-hands = Aktionskarten sind geheim
saga-facts-duels = Armadas dürfen einander bekämpfen
saga-facts-target = { $count ->
        [one] Endet bei { $count } Siegpunkt
       *[other] Endet bei { $count } Siegpunkten
    }

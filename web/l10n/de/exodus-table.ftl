### Der Tisch von Exodus: Blätter, Konsole, Karten, Tasten.

## council

exodus-council-leaf = Der Hohe Rat
exodus-council-deck = { $count ->
        [0] Keine Politikkarte übrig
        [one] { $count } Politikkarte übrig
       *[other] { $count } Politikkarten übrig
    }
exodus-council-decision = Abstimmung
exodus-council-bonus = Bonusaktion
exodus-council-election = Wahl
exodus-council-in-force = In Kraft
exodus-council-laws = Gesetze
exodus-council-resolution = Resolution, bis zum nächsten Rat
exodus-council-no-law = Kein Gesetz ist im Spiel.
exodus-council-repeal = Wähl ein Gesetz, das du aufhebst. Es verlässt das Spiel.
exodus-council-ahead = Der Rat tagt nach dem Unterhalt. Seine Karten sind noch nicht aufgedeckt.
exodus-council-none = Keine Politikkarte ist zum Aufdecken übrig. In dieser Runde gibt es keine Abstimmung.
exodus-council-no-card = Keine Karte
exodus-council-now = Sofort:
exodus-council-letter = Buchstabe { $letter }
exodus-council-total = Zusammen: { $total }
exodus-council-adopted = Beschlossen
exodus-council-favored = Vom Kanzler beschlossen
exodus-council-tied = Gleichstand
exodus-council-tie = Gleichstand: { $letters }.
exodus-council-favor = Der Kanzler zieht { $letter } vor.

exodus-council-bid = Dein verdecktes Gebot
exodus-council-tokens = Stimmmarker
exodus-council-choose = Drück auf eine Karte, um für sie zu stimmen.
exodus-council-amount = Gebot in CP
exodus-council-less = Weniger
exodus-council-more = Mehr
exodus-council-left = { $left } CP bleiben
exodus-council-bid-cp = { $cp } CP
exodus-council-all-pay = Alle zahlen ihr Gebot, auch wer verliert.
exodus-council-boost = { $card } nutzen: { $by } kostenlos dazu
exodus-council-extra = { $by } dazu
exodus-council-seal-vote = { $extra ->
        [0] { $cp } CP für { $letters } bieten
       *[other] { $cp } CP für { $letters } bieten, { $extra } dazu
    }
exodus-council-seal-order = { $extra ->
        [0] { $cp } CP für die Reihenfolge bieten
       *[other] { $cp } CP für die Reihenfolge bieten, { $extra } dazu
    }
exodus-council-seal-none = Ungültige Stimme festlegen
exodus-council-invalid-sure = Eine Stimme zählt nur mit einem Stimmmarker für einen Buchstaben, der eine Karte hat. Du würdest { $cp } CP für nichts zahlen und { $penalty } CP Strafe.
exodus-council-invalid-yes = Trotzdem festlegen
exodus-council-invalid-no = Neu wählen
exodus-council-sealed-vote = { $extra ->
        [0] Verdeckt: { $cp } CP für { $letters }. Nur du siehst das.
       *[other] Verdeckt: { $cp } CP für { $letters }, { $extra } dazu. Nur du siehst das.
    }
exodus-council-sealed-order = { $extra ->
        [0] Verdeckt: { $cp } CP für die Reihenfolge. Nur du siehst das.
       *[other] Verdeckt: { $cp } CP für die Reihenfolge, { $extra } dazu. Nur du siehst das.
    }
exodus-council-sealed-none = Verdeckt: kein Stimmmarker, { $cp } CP. Nur du siehst das.
exodus-council-reopen = Meine Wahl zurücknehmen
exodus-council-other-tokens = Andere Stimmmarker wählen

exodus-council-ballots = Stimmen
exodus-council-who = Kolonie
exodus-council-counts = Zählt
exodus-council-no-token = keiner
exodus-council-invalid = { $fine ->
        [0] zählt nicht
       *[other] zählt nicht, Strafe { $fine } CP
    }

exodus-council-bonus-ahead = Nach der Abstimmung bietet der Vizekanzler ({ $vice }) dem Kanzler ({ $chancellor }) Karten an.
exodus-council-bonus-offers = { $vice } bietet Karten an: noch { $count }.
exodus-council-bonus-picks = { $chancellor } nimmt eine angebotene Karte oder keine.
exodus-council-bonus-picked = Alle dürfen sie nach den dritten Karten ausführen.
exodus-council-bonus-nothing = Keine Bonusaktion in dieser Runde.
exodus-council-bonus-none = { exodus-order-done-pick }
exodus-council-bonus-band = Bonus
exodus-council-bonus-band-offered = Angeboten
exodus-council-bonus-band-picked = Diese Runde

exodus-council-bids = Gebote für die Reihenfolge
exodus-council-rung-tied = gleichauf
exodus-council-order-now = Reihenfolge
exodus-council-order-old = Alte Reihenfolge
exodus-council-order-new = Neue Reihenfolge
exodus-council-ranking = Reihenfolge bei Gleichstand
exodus-council-ranks = { $chancellor } ordnet die Spieler im Gleichstand und kommt unter ihnen zuletzt.

## empires

exodus-empires-leaf = Kolonien
exodus-empires-jump = Zu einer Kolonie
exodus-empires-place = Reihenfolge { $place }
exodus-empires-gone = hat aufgegeben
exodus-empires-marked = { $points } auf der SP-Leiste
exodus-empires-points = { $points } SP, wenn die Partie jetzt endete
exodus-empires-asked = entscheidet
exodus-empires-cubes = Siedler
exodus-empires-stash = Vorrat
exodus-empires-home = Heimat, für Reaktionen
exodus-empires-planets = Planeten
exodus-empires-aboard = An Bord
exodus-empires-techs = Technologien
exodus-empires-cards = Auf Karten
exodus-empires-market = Auf dem Markt
exodus-empires-fleet = Flotte und Technologien
exodus-empires-known = { $count ->
        [0] Keine Technologie
        [one] { $count } Technologie
       *[other] { $count } Technologien
    }
exodus-empires-played = Aktionskarten dieser Runde
exodus-empires-round = Karte { $round }
exodus-empires-next = Nächster Unterhalt, wenn sich nichts ändert
exodus-empires-nothing = Keine Einkünfte
exodus-empires-tax = Steuer: { $tax } CP
exodus-empires-grown = { $count } Siedler
exodus-empires-dry = Nimmt den letzten Marker: { $planets }
exodus-empires-kept = Widerstandskarten
exodus-empires-vp = { $points } SP
exodus-empires-discard = Für den Bonus abwerfen
exodus-empires-abilities = Fähigkeiten
exodus-empires-secret = Geheime Fähigkeit
exodus-empires-spent = genutzt
exodus-empires-score = Wenn die Partie jetzt endete
exodus-empires-share = { $seats ->
        [one] { $planet }
       *[other] { $planet }, geteilt durch { $seats }
    }
exodus-empires-council = Schiffe beim Hohen Rat
exodus-empires-track = Gewonnene Kämpfe

## hand

exodus-hand = Karten von { $seat }
exodus-hand-actions = Aktionskarten
exodus-hand-action = Aktion
exodus-hand-lower = Reaktion:
exodus-hand-sealed = verdeckt
exodus-hand-played = gespielt, Karte { $round }
exodus-hand-reopen = Eine andere wählen
exodus-hand-take-back = Zurücknehmen
exodus-hand-table = Auf dem Tisch
exodus-hand-budget = Du hast { $count } Siedler auf deiner Heimat.
exodus-hand-of = Karte: { $card }
exodus-hand-owners = gespielt von { $seats }
exodus-hand-abilities = Deine Fähigkeiten

## battle

exodus-battle = Kämpfe
exodus-battle-at = Kampf: { $hex }
exodus-battle-guard-at = Kampf mit Wächter: { $hex }
exodus-battle-round = Kampfrunde { $round }
exodus-battle-hits-left = { $count } Treffer zu verteilen: Drück auf ein Schiff, oder zieh sie darauf.
exodus-battle-dice = { $count } Würfel
exodus-battle-chance = Siegchance { $percent } %
exodus-battle-ship = { $ship }: Würfel { $dice }, Stärke { $strength }, Schaden { $damage }, Siedler an Bord { $cargo }
exodus-battle-doomed = Dieses Schiff ist am Ende der Kampfrunde verloren.
exodus-battle-runs = gespielt von { $seat }
exodus-battle-earlier = { $count ->
        [one] { $count } frühere Kampfrunde
       *[other] { $count } frühere Kampfrunden
    }
exodus-battle-threw = { $hits ->
        [0] { $seat } würfelt { $faces }: kein Treffer
       *[other] { $seat } würfelt { $faces }: { $hits } Treffer
    }
exodus-battle-threw-guard = { $hits ->
        [0] { $seat } würfelt { $faces } für den Wächter: kein Treffer
       *[other] { $seat } würfelt { $faces } für den Wächter: { $hits } Treffer
    }
exodus-battle-hits = { $hits ->
        [0] kein Treffer
       *[other] { $hits } Treffer
    }
exodus-battle-lost = { $cubes ->
        [0] Verloren: { $ships }
       *[other] Verloren: { $ships }, und { $cubes } Siedler an Bord
    }
exodus-battle-won = { $hex }: { $seat } gewinnt und bekommt { $points } SP.
exodus-battle-drawn = { $hex }: Niemand gewinnt.
exodus-battle-guard-kept = { $hex }: Der Wächter ist besiegt. Seine Karte wird behalten ({ $card }).
exodus-battle-guard-gone = { $hex }: Der Wächter ist besiegt. Niemand ist übrig, der seine Karte behält.
exodus-battle-guard-stays = { $hex }: Der Wächter bleibt.
exodus-battle-before = Kämpfe dieser Phase
exodus-battle-ahead = Noch offen

## rockets

exodus-rockets = Raketen
exodus-rockets-choose = Nimm eine Rakete in die Hand, dann wähl ihr Ziel auf der Karte. Oder beende die Zielwahl.
exodus-rockets-waits = { $rocket } ({ $planet }), { $dice } Schadenswürfel
exodus-rockets-path = { $from } → { $to }
exodus-rockets-needs = Entfernung { $distance }, kommt an ab { $needed } ({ $percent } %)
exodus-rockets-too-far = Entfernung { $distance }: Kein Wurf ist hoch genug
exodus-rockets-damage = { $dice } Würfel, Treffer ab { $face }
exodus-rockets-worst-hypersonic = { $count ->
        [0] Trefferchance { $percent } %. Der Planet hat keine Marker.
       *[other] Trefferchance { $percent } %. Zerstört höchstens { $count } Marker.
    }
exodus-rockets-worst-biochemical = { $count ->
        [0] Trefferchance { $percent } %. Der Planet hat keine Siedler.
       *[other] Trefferchance { $percent } %. Tötet höchstens { $count } Siedler.
    }
exodus-rockets-worst-graviton = Chance, den Planeten zu zerstören: { $percent } %
exodus-rockets-arrives = Wurf { $die }: kommt an ({ $needed } nötig)
exodus-rockets-misses = Wurf { $die }: fliegt zu kurz ({ $needed } nötig)
exodus-rockets-threw = { $hits ->
        [0] Schaden { $faces }: kein Treffer
       *[other] Schaden { $faces }: { $hits } Treffer
    }
exodus-rockets-kill = Wähl, wessen Siedler stirbt
exodus-rockets-kills = { $count ->
        [one] { $count } Siedler stirbt ({ $planet }). Wähl, wessen.
       *[other] { $count } Siedler sterben ({ $planet }). Wähl, wessen, einen nach dem anderen.
    }

## course

exodus-course = Verlauf der Partie
exodus-course-turn = Runde { $turn } von { $turns }
exodus-course-last = letzte Runde
exodus-course-stages = Phasen der Runde
exodus-course-steps = Schritte der Phase
exodus-course-pass = Eroberungsphase { $pass }
exodus-course-lights = Wer entscheidet
exodus-course-light-asked = { $seat } entscheidet
exodus-course-light-ready = { $seat } hat sich festgelegt
exodus-course-light-idle = { $seat } hat nichts zu entscheiden
exodus-course-stands = { $seat }: { $points } SP
## Technologien, Baupläne, Markt

exodus-techs = Technologien
exodus-techs-whose = Technologien nach Kolonie
exodus-techs-filter = Welche Technologien gezeigt werden
exodus-techs-affordable = Bezahlbar
exodus-techs-known = { $known } von { $all }
exodus-techs-kind = { $color } · { $field }
exodus-techs-own = Du kennst sie.
exodus-techs-chosen = Gewählt. Noch sieht es niemand sonst.
exodus-techs-others = Auch bekannt bei: { $seats }
exodus-techs-free = kostenlos
exodus-techs-pick = Zeig oder tipp auf eine Technologie, um ihre Wirkung und ihren Preis zu sehen.
exodus-techs-none = Keine Technologie passt zu diesem Filter.
exodus-techs-learn = Lernen
exodus-techs-take = Nehmen
exodus-techs-start = Wählen
exodus-techs-sealed = Starttechnologien werden verdeckt gewählt.
exodus-techs-spent = Gedruckte Preise zusammen
exodus-techs-budget = Gewählt: { $chosen } von { $count }. Gedruckte Preise zusammen: { $spent } von { $most } CP.
exodus-techs-granted = Eine Technologie ist kostenlos, mit einem gedruckten Preis bis { $most } CP.
exodus-techs-bill-printed = Gedruckter Preis
exodus-techs-bill-color = { $name }: gleiche Farbe
exodus-techs-bill-field = { $name }: gleiche Art
exodus-techs-bill-both = { $name }: Farbe und Art
exodus-techs-bill-floor = Nie unter null
exodus-techs-bill-price = Preis jetzt

exodus-blueprints = Baupläne
exodus-blueprints-whose = Baupläne nach Kolonie
exodus-blueprints-sealed = Startbauteile werden verdeckt eingesetzt.
exodus-blueprints-part = { $part } auf { $cells }
exodus-blueprints-empty = Leer
exodus-blueprints-ship-at = { $ship }, { $hex }: Schaden { $damage }, Stärke { $strength }. Auf der Karte zeigen.
exodus-blueprints-ship-unbuilt = { $ship }: nicht gebaut
exodus-blueprints-speed = Tempo
exodus-blueprints-speed-drive = Der Antrieb allein gibt { $drive }.
exodus-blueprints-dice = Würfel im Kampf
exodus-blueprints-strength = Stärke: so viel Schaden hält das Schiff aus
exodus-blueprints-transport = Transport: so viele Siedler trägt das Schiff
exodus-blueprints-bounty = SP fürs Zerstören
exodus-blueprints-price-printed = Gedruckter Preis: { $price }
exodus-blueprints-build = Bauen
exodus-blueprints-workbench = Werkbank
exodus-blueprints-loose = Lose Bauteile
exodus-blueprints-loose-none = Keine losen Bauteile.
exodus-blueprints-loose-part = { $item }, lose: { $count }. In die Hand nehmen.
exodus-blueprints-in-hand = In der Hand: { $item }
exodus-blueprints-turn = Drehen
exodus-blueprints-put-down = Hinlegen
exodus-blueprints-would-lie = { $item }, { $ship }: { $cells }
exodus-blueprints-spent = Bisher bezahlt
exodus-blueprints-owned = Du hast
exodus-blueprints-lifts = Bauteile, die du noch abnehmen darfst
exodus-blueprints-supply = Bank
exodus-blueprints-supply-left = Noch in der Bank
exodus-blueprints-adds-speed = Tempo { $value }
exodus-blueprints-adds-dice = { $value ->
        [one] { $value } Würfel
       *[other] { $value } Würfel
    }
exodus-blueprints-adds-strength = Stärke { $value }
exodus-blueprints-adds-damage = { $value ->
        [one] { $value } Schadenswürfel
       *[other] { $value } Schadenswürfel
    }
exodus-blueprints-needs-nothing = Braucht keine Technologie.
exodus-blueprints-needs-known = Technologie: { $tech } (bekannt)
exodus-blueprints-needs-missing = Braucht eine Technologie: { $tech }
exodus-blueprints-buy = Kaufen
exodus-blueprints-buy-named = Kaufen: { $item }
exodus-blueprints-place = Aufstellen
exodus-blueprints-place-named = Wähl einen Planeten auf der Karte: { $item }

exodus-market = Markt
exodus-market-whose = Preise nach Kolonie
exodus-market-space = Platz { $number }
exodus-market-black = Schwarz
exodus-market-red = Rot
exodus-market-sell = Verkauf
exodus-market-buy = Kauf
exodus-market-free = frei
exodus-market-open = Hier handeln
exodus-market-trade = Handel
exodus-market-at = { $seat } handelt auf Platz { $number }
exodus-market-left = { $count ->
        [one] Noch { $count } Geschäft
       *[other] Noch { $count } Geschäfte
    }
exodus-market-exchanges = Geschäfte
exodus-market-sell-one = Verkaufen: { $what }
exodus-market-buy-one = Kaufen: { $what }
exodus-market-prospect = Was deine übrigen Geschäfte bringen können
exodus-market-sell-all = { $count ->
        [one] { $count } Verkauf bringt { $cp } CP.
       *[other] { $count } Verkäufe bringen { $cp } CP.
    }
exodus-market-buy-all = { $count ->
        [one] { $count } Kauf kostet { $cp } CP.
       *[other] { $count } Käufe kosten { $cp } CP.
    }
exodus-market-pair = Ein Kauf und ein Verkauf zusammen bringen { $cp } CP.
exodus-market-one-kind = Zu schwarzen Preisen kannst du in einem Handel nur verkaufen oder nur kaufen.
exodus-market-full = Alle Plätze sind besetzt. Der Unterhalt räumt den Markt.
exodus-market-next = Platz { $number } ist der nächste.
exodus-market-dice = { $dice ->
        [one] Wirf { $dice } Würfel für die Zahl der Geschäfte.
       *[other] Wirf { $dice } Würfel für die Zahl der Geschäfte.
    }
exodus-market-dice-more = { $dice ->
        [one] Wirf { $dice } Würfel für die Zahl der Geschäfte, { $more } kommen dazu.
       *[other] Wirf { $dice } Würfel für die Zahl der Geschäfte, { $more } kommen dazu.
    }
exodus-market-fixed = { $fixed ->
        [one] Du bekommst { $fixed } Geschäft.
       *[other] Du bekommst { $fixed } Geschäfte.
    }
## table: leaves, orders, hexes, the end

exodus-tabs = Registerkarten des Tisches
exodus-tab-map = Sternkarte
exodus-tab-council = Rat
exodus-tab-technologies = Technologien
exodus-tab-blueprints = Baupläne
exodus-tab-market = Markt
exodus-tab-empires = Kolonien
exodus-tab-asks = (deine Entscheidung)

exodus-table-turn = Runde { $turn } von { $turns }
exodus-table-pass = Eroberung { $pass } von { $passes }
exodus-table-also = wartet auch auf { $seats }
exodus-table-to-leaf = Weiter zu: { $leaf }
exodus-table-reopen = Verdeckte Wahl von { $seat } zurücknehmen
exodus-table-all-open = Hier sind alle Aktionen möglich.
exodus-table-route = { $ship } fliegt in { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    } dorthin
exodus-table-take-rocket = zielen: { $rocket }
exodus-table-take-cube = einen Siedler umsiedeln
exodus-table-take-ship = { $ship } wählen
exodus-table-outlook-rocket = { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } weit: kommt an ab { $face } ({ $chance } %).
exodus-table-outlook-landing = { $face ->
        [1] Landet ohne Wurf.
       *[other] Landet ab { $face } ({ $chance } %).
    }
exodus-table-outlook-battle = Falls { $seats } dort bleibt: Siegchance { $wins } %, alle Schiffe verloren { $dies } %.
exodus-table-outlook-guard = Wächter der Stufe { $level }: Siegchance { $wins } %, alle Schiffe verloren { $dies } %.

exodus-orders-income = Einkünfte
exodus-orders-build = Schiffe bauen
exodus-orders-arms = Raketen kaufen
exodus-orders-trade = Markt
exodus-orders-fire = Raketen abfeuern
exodus-orders-kill = Siedler töten
exodus-orders-mount = Siedler einschiffen
exodus-orders-hit = Schiffe treffen
exodus-orders-deploy = Siedler absetzen
exodus-orders-plain = Aktionen
exodus-orders-ability = Fähigkeiten
exodus-orders-ships = Schiffe
exodus-orders-helm = Befehle für { $ship }
exodus-orders-left = { $ship }: { $left ->
        [0] kein Schritt mehr
        [one] noch { $left } Schritt
       *[other] noch { $left } Schritte
    }
exodus-orders-direction = { $direction } ({ $number })
exodus-orders-with = mit { $ship }
exodus-orders-group = Einer Gruppe anschließen …
exodus-orders-fire-from = { $rocket } auf { $hex } …
exodus-orders-ferry-from = Siedler umsiedeln von { $hex } …
exodus-orders-unload = Den Siedler von { $ship } nehmen
exodus-orders-good-hit = gute Wahl
exodus-orders-kept = Behaltene Karten ({ $count }) …
exodus-orders-choose-target = { $rocket } auf { $hex }: Wähl das Ziel.
exodus-orders-choose-planet = { $rocket } für { $price }: Wähl den Planeten.
exodus-orders-choose-harbor = Ein Siedler verlässt { $hex }: Wähl sein Ziel.
exodus-orders-choose-group = { $ship } folgt:

exodus-hex-none = Zeig auf ein Feld oder wähl es, um zu sehen, was dort ist.
exodus-hex-rubble = Zerstörter Planet. Siedler können hier nicht landen.
exodus-hex-council = Kein Planet. Schiffe hier bringen am Ende zusätzliche SP.
exodus-hex-empty = Leerer Raum.
exodus-hex-tokens = Marker
exodus-hex-worth = SP
exodus-hex-presence = Siedler
exodus-hex-cubes = { $count ->
        [one] { $count } Siedler
       *[other] { $count } Siedler
    } · { $points } SP
exodus-hex-contested = Niemand hat die meisten Siedler. Die SP werden geteilt.
exodus-hex-rockets = Raketen
exodus-hex-guard = Wächter der Stufe { $level }
exodus-hex-guard-deck = { $count ->
        [one] { $count } mögliche Karte
       *[other] { $count } mögliche Karten
    }: { $least } bis { $most } Würfel, im Mittel { $dice }; Stärke im Mittel { $strength }.
exodus-hex-ships = Schiffe
exodus-hex-cloaked = getarnt
exodus-hex-damage = Schaden
exodus-hex-dice = Kampfwürfel
exodus-hex-speed = Tempo
exodus-hex-cargo = Ladung

exodus-story-learned = In Runde { $turn } erforscht { $who } { $what }.
exodus-story-battle = In Runde { $turn } gewinnt { $who } den Kampf: { $what }.
exodus-story-guard = In Runde { $turn } besiegt { $who } den Wächter: { $what }.
exodus-story-ruined = In Runde { $turn } verwüstet eine Rakete einen Planeten: { $what }.
exodus-story-conceded = In Runde { $turn } gibt { $who } auf.
exodus-end-length = Die Partie dauerte { $turn ->
        [one] { $turn } Runde
       *[other] { $turn } Runden
    }.
exodus-end-line = Siegpunkte
exodus-end-planets = Planeten
exodus-end-domination = Vorherrschaft
exodus-end-council = Hoher Rat
exodus-end-resistance = Widerstandskarten
exodus-end-battles = Kämpfe
exodus-end-titles = Ämter
exodus-end-laws = Gesetze
exodus-end-abilities = Fähigkeiten
exodus-end-total = Gesamt

exodus-keys = Tasten des Tisches
exodus-key-next = Nächstes Schiff, das etwas tun kann
exodus-key-before = Voriges Schiff
exodus-key-direction = Beim Bewegen von Schiffen: Richtung, im Uhrzeigersinn von Norden
exodus-key-blank = Einen Schritt bleiben
exodus-key-leaf = Sonst: eine Registerkarte öffnen
exodus-key-turn-leaf = Nächste Registerkarte
exodus-key-done = Fertig

exodus-primer = So geht eine Runde
exodus-primer-upkeep = Unterhalt: Deine Siedler wachsen, und deine Planeten zahlen. Auf Marker von Asteroiden zahlst du Steuer.
exodus-primer-council = Rat: Alle bieten verdeckt für eine Karte, dann für die Reihenfolge. Alle Gebote werden bezahlt.
exodus-primer-actions = Aktion: Alle spielen verdeckt Karten zum Forschen, Bauen, Aufrüsten oder Handeln. Für Siedler darfst du auf jede Karte reagieren.
exodus-primer-conquest = Eroberung: Nimm Siedler an Bord und gib verdeckt Befehle. Alle Schiffe fliegen zugleich, dann kämpfen und landen sie.
exodus-primer-points = Nach der letzten Runde bringen Planeten, Schiffe, Kämpfe und Ämter SP. Bruchteile zählen.

exodus-hint-start = Wähl Technologien derselben Farbe oder Art. Sie machen einander billiger.
exodus-hint-vote = Eine der Karten ist ein Gebot wert.
exodus-hint-bid = Entscheide, was dir die Reihenfolge wert ist.
exodus-hint-play = Eine deiner Karten ist jetzt nützlich.
exodus-hint-react = Die Karte eines anderen nützt auch dir.
exodus-hint-learn = Eine nützliche Technologie ist jetzt günstig.
exodus-hint-build = Ein weiteres Schiff ist seinen Preis wert.
exodus-hint-buy = Du kannst ein besseres Bauteil bezahlen.
exodus-hint-take = Diese Marker sind ihre Steuer wert.
exodus-hint-take-all = Diese Marker sind ihre Steuer wert.
exodus-hint-target = Eine deiner Raketen hat ein gutes Ziel.
exodus-hint-mount = Nimm Siedler an Bord.
exodus-hint-order = Eines deiner Schiffe steht anderswo besser.
exodus-hint-step = Eines deiner Schiffe steht anderswo besser.
exodus-hint-deploy = Setz deine Siedler ab.
exodus-hint-hit = Eines der Schiffe ist das beste Ziel.
exodus-hint-done = Mach weiter. Hier gibt es nichts Besseres.
exodus-hint-other = Eine andere Aktion ist besser als Passen.
exodus-hint-whole = { $plan }.

exodus-win-most = Die meisten Siegpunkte nach der letzten Runde
exodus-aim-ahead = Hab nach Runde { $turns } die meisten Siegpunkte: du führst mit { $own } SP, { $rival } hat { $best }. Es läuft Runde { $turn }.
exodus-aim-behind = Hab nach Runde { $turns } die meisten Siegpunkte: du hast { $own } SP, { $rival } führt mit { $best }. Es läuft Runde { $turn }.
exodus-aim-level = Hab nach Runde { $turns } die meisten Siegpunkte: du und { $rival } führt mit je { $own } SP. Es läuft Runde { $turn }.
exodus-win-last = die letzte Runde
exodus-win-leader = Gewänne jetzt, nach allem, was alle wissen
exodus-win-points = { $points } SP

## Die Standzeile

exodus-status-rank = Rang
    .help = Dein Rang nach den Siegpunkten, die du kennst.
exodus-status-vp = Siegpunkte
    .help = Was du hättest, wenn die Partie jetzt endete.
exodus-status-cp = CP
    .help = Bezahlt Gebote, Technologien und Schiffe.
exodus-status-ax = Axinium
    .help = Bezahlt mit CP Schiffe.
exodus-status-ph = Phasium
    .help = Bezahlt mit CP Schiffsteile und Raketen.
exodus-status-home = Würfel auf deinem Heimatplaneten
    .help = Mit ihnen reagierst du auf Aktionskarten anderer und besiedelst Planeten.
exodus-status-stash = Würfel im Vorrat
    .help = Das Wachstum nimmt sie im Unterhalt von hier, und jede neue Technologie nimmt einen.

## Hilfe im rechten Moment: jeder Satz einmal, wenn er nützt

exodus-help-points = Wer die meisten Siedler auf einem Planeten hat, bekommt seine Siegpunkte. Bei Gleichstand werden sie geteilt.
exodus-help-guard = Deine Schiffe müssen gegen einen Wächter in ihrem Feld kämpfen. Siegst du, behältst du seine Widerstandskarte.
exodus-help-tax = Jedes Axinium und jedes Phasium, das du nimmst, kostet eine Steuer in CP. CP von blauen Planeten kosten nichts.
exodus-help-vote = Wähl eine Karte und biete CP. Die Karte mit der höchsten Summe wird angenommen, und alle Gebote werden bezahlt.
exodus-help-bid = Biete CP für die Reihenfolge: Das höchste Gebot ist als Nächstes zuerst dran. Alle Gebote werden bezahlt.
exodus-help-card = Alle legen sich verdeckt auf eine Aktionskarte fest. Dann führt jeder die obere Hälfte der eigenen Karte aus.
exodus-help-reaction = Eine Reaktion führt die untere Hälfte einer Karte aus. Sie kostet Siedler deiner Heimat, bei der Karte eines anderen mehr.
exodus-help-research = Eine Technologie kostet CP, und ein Siedler aus deinem Vorrat bleibt für immer auf ihr.
exodus-help-build = Neue Schiffe erscheinen in deiner Heimat mit dem Bauplan ihres Typs. Alle deine Schiffe eines Typs teilen sich einen Bauplan.
exodus-help-orders = Bewegungsbefehle sind geheim, bis alle festgelegt haben. Nur das Feld zählt, auf dem ein Schiff endet.
exodus-help-deploy = Auf blauen Planeten landet jeder Siedler. Auf roten und grünen braucht jeder einen guten Wurf; wer scheitert, bleibt an Bord.
exodus-help-rocket = Jede Rakete würfelt: je weiter das Ziel, desto höher der nötige Wurf. Sie bleibt auf ihrem Planeten und kann jede Runde feuern.

## Die Kampfanzeige

exodus-combat-roll = { $count ->
        [one] { $side }: { $count } Würfel, trifft ab { $face }
       *[other] { $side }: { $count } Würfel, treffen ab { $face }
    }
exodus-combat-strength = Stärke

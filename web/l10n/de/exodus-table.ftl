### Der Tisch von Exodus: Blätter, Konsole, Karten, Tasten.

## council

exodus-council-leaf = Der Hohe Rat
exodus-council-deck = { $count ->
        [0] Keine politische Karte übrig
        [one] { $count } politische Karte übrig
       *[other] { $count } politische Karten übrig
    }
exodus-council-decision = Politische Entscheidung
exodus-council-bonus = Bonusaktion
exodus-council-election = Wahl
exodus-council-in-force = In Kraft
exodus-council-laws = Gesetze
exodus-council-resolution = Resolution, bis zum nächsten Rat
exodus-council-no-law = Kein Gesetz ist im Spiel.
exodus-council-repeal = Wähl ein Gesetz: Es verlässt das Spiel.
exodus-council-ahead = Der Rat tagt nach dem Unterhalt. Seine Karten sind noch nicht aufgedeckt.
exodus-council-none = Keine politische Karte war übrig. In dieser Runde gibt es keine Abstimmung.
exodus-council-no-card = Keine Karte
exodus-council-now = Sofort:
exodus-council-letter = Buchstabe { $letter }
exodus-council-total = Zusammen: { $total }
exodus-council-adopted = Beschlossen
exodus-council-favored = Vom Kanzler beschlossen
exodus-council-tied = Gleichstand
exodus-council-tie = Gleichstand zwischen { $letters }.
exodus-council-favor = Der Kanzler entschied sich für { $letter }.

exodus-council-bid = Dein verdecktes Gebot
exodus-council-tokens = Stimmmarker
exodus-council-choose = Drück auf eine Karte, um für sie zu stimmen.
exodus-council-amount = Gebot in CP
exodus-council-less = Weniger
exodus-council-more = Mehr
exodus-council-left = { $left } CP bleiben
exodus-council-bid-cp = { $cp } CP
exodus-council-all-pay = Alle zahlen ihr Gebot, was immer daraus wird.
exodus-council-boost = { $card } nutzen: { $by } mehr, unbezahlt
exodus-council-extra = { $by } mehr
exodus-council-seal-vote = { $extra ->
        [0] Festlegen: { $letters } mit { $cp } CP
       *[other] Festlegen: { $letters } mit { $cp } CP und { $extra } mehr
    }
exodus-council-seal-order = { $extra ->
        [0] Festlegen: { $cp } CP für die Reihenfolge
       *[other] Festlegen: { $cp } CP und { $extra } mehr für die Reihenfolge
    }
exodus-council-seal-none = Eine Stimme festlegen, die nicht zählt
exodus-council-invalid-sure = Eine Stimme zählt nur mit einem Stimmmarker, für einen Buchstaben mit Karte. Du würdest { $cp } CP für nichts zahlen, und { $penalty } CP Strafe dazu.
exodus-council-invalid-yes = Trotzdem festlegen
exodus-council-invalid-no = Neu wählen
exodus-council-sealed-vote = { $extra ->
        [0] Festgelegt: { $letters } mit { $cp } CP. Nur du siehst das.
       *[other] Festgelegt: { $letters } mit { $cp } CP und { $extra } mehr. Nur du siehst das.
    }
exodus-council-sealed-order = { $extra ->
        [0] Festgelegt: { $cp } CP für die Reihenfolge. Nur du siehst das.
       *[other] Festgelegt: { $cp } CP und { $extra } mehr für die Reihenfolge. Nur du siehst das.
    }
exodus-council-sealed-none = Festgelegt: kein Stimmmarker, { $cp } CP. Nur du siehst das.
exodus-council-reopen = Noch einmal öffnen
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
exodus-council-bonus-offers = { $vice } bietet Karten an. Noch zu wählen: { $count }.
exodus-council-bonus-picks = { $chancellor } nimmt eine der angebotenen Karten, oder keine.
exodus-council-bonus-picked = Alle dürfen sie nach den dritten Karten ausführen.
exodus-council-bonus-nothing = In dieser Runde gibt es keine Bonusaktion.
exodus-council-bonus-none = Keine nehmen
exodus-council-bonus-band = Bonus
exodus-council-bonus-band-offered = Angeboten
exodus-council-bonus-band-picked = Diese Runde

exodus-council-bids = Gebote für die Reihenfolge
exodus-council-rung-tied = gleichauf
exodus-council-order-now = Reihenfolge
exodus-council-order-old = Alte Reihenfolge
exodus-council-order-new = Neue Reihenfolge
exodus-council-ranking = Reihenfolge bei Gleichstand
exodus-council-ranks = { $chancellor } ordnet, wer gleichauf liegt, und kommt selbst zuletzt.
exodus-council-rank = { $seat } bekommt Karte { $place }

## empires

exodus-empires-leaf = Reiche
exodus-empires-jump = Zu einem Reich
exodus-empires-place = Platz { $place }
exodus-empires-gone = hat aufgegeben
exodus-empires-marked = { $points } sicher markiert
exodus-empires-points = { $points } SP, wenn das Spiel jetzt endete
exodus-empires-asked = ist gefragt
exodus-empires-cubes = Siedler
exodus-empires-stash = Vorrat
exodus-empires-home = Heimat, für Reaktionen
exodus-empires-planets = Planeten
exodus-empires-aboard = An Bord
exodus-empires-techs = Technologien
exodus-empires-cards = Auf Karten
exodus-empires-fleet = Flotte und Technologien
exodus-empires-known = { $count ->
        [0] Keine Technologie
        [one] { $count } Technologie
       *[other] { $count } Technologien
    }
exodus-empires-played = Aktionskarten dieser Runde
exodus-empires-round = Karte { $round }
exodus-empires-next = Nächster Unterhalt, wie es jetzt steht
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
exodus-empires-score = Wenn das Spiel jetzt endete
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
exodus-hand-sealed = festgelegt
exodus-hand-played = gespielt, Karte { $round }
exodus-hand-reopen = Eine andere wählen
exodus-hand-take-back = Zurücknehmen
exodus-hand-table = Auf dem Tisch
exodus-hand-budget = Du hast { $count } Siedler auf deiner Heimat.
exodus-hand-owners = gespielt von { $seats }
exodus-hand-abilities = Deine Fähigkeiten

## battle

exodus-battle = Kämpfe
exodus-battle-at = Kampf: { $hex }
exodus-battle-guard-at = Kampf mit einem Wächter: { $hex }
exodus-battle-round = Kampfrunde { $round }
exodus-battle-hits-left = { $count } Treffer zu verteilen: Drück auf ein Schiff, oder zieh sie darauf.
exodus-battle-dice = { $count } Würfel
exodus-battle-chance = gewinnt zu { $percent } %
exodus-battle-ship = { $ship }: Würfel { $dice }, Stärke { $strength }, Schaden { $damage }, Siedler an Bord { $cargo }
exodus-battle-doomed = Es ist am Ende der Kampfrunde verloren.
exodus-battle-runs = geführt von { $seat }
exodus-battle-earlier = { $count ->
        [one] { $count } frühere Kampfrunde
       *[other] { $count } frühere Kampfrunden
    }
exodus-battle-threw = { $hits ->
        [0] { $seat } würfelt { $faces }: kein Treffer
       *[other] { $seat } würfelt { $faces }: { $hits } Treffer
    }
exodus-battle-threw-guard = { $hits ->
        [0] { $seat } würfelt für den Wächter, { $faces }: kein Treffer
       *[other] { $seat } würfelt für den Wächter, { $faces }: { $hits } Treffer
    }
exodus-battle-hits = { $hits ->
        [0] kein Treffer
       *[other] { $hits } Treffer
    }
exodus-battle-lost = { $cubes ->
        [0] Verloren: { $ships }
       *[other] Verloren: { $ships }, und { $cubes } Siedler an Bord
    }
exodus-battle-won = { $hex }: { $seat } gewinnt und markiert { $points } SP.
exodus-battle-drawn = { $hex }: Niemand gewinnt.
exodus-battle-guard-kept = { $hex }: Der Wächter ist besiegt, seine Karte wird behalten ({ $card }).
exodus-battle-guard-gone = { $hex }: Der Wächter ist besiegt, und niemand ist übrig, der seine Karte behält.
exodus-battle-guard-stays = { $hex }: Der Wächter bleibt.
exodus-battle-before = Kämpfe dieser Phase
exodus-battle-ahead = Noch offen

## rockets

exodus-rockets = Raketen
exodus-rockets-choose = Nimm eine Rakete in die Hand und wähl ihr Ziel auf der Karte. Oder beende deine Zielwahl.
exodus-rockets-waits = { $rocket } ({ $planet }), { $dice } Schadenswürfel
exodus-rockets-path = { $from } → { $to }
exodus-rockets-needs = Entfernung { $distance }, kommt an mit { $needed } oder mehr ({ $percent } %)
exodus-rockets-too-far = Entfernung { $distance }: Kein Würfel reicht
exodus-rockets-damage = { $dice } Würfel, Treffer mit { $face } oder mehr
exodus-rockets-worst-hypersonic = { $count ->
        [0] Trifft zu { $percent } %; dort liegt kein Marker
       *[other] Trifft zu { $percent } %; schlimmstenfalls { $count } Marker zerstört
    }
exodus-rockets-worst-biochemical = { $count ->
        [0] Trifft zu { $percent } %; dort ist kein Siedler
       *[other] Trifft zu { $percent } %; schlimmstenfalls { $count } Siedler tot
    }
exodus-rockets-worst-graviton = Zerstört den Planeten zu { $percent } %
exodus-rockets-arrives = { $die }: Sie kommt an ({ $needed } genügte)
exodus-rockets-misses = { $die }: Sie fliegt zu kurz ({ $needed } war nötig)
exodus-rockets-threw = { $hits ->
        [0] Schaden { $faces }: kein Treffer
       *[other] Schaden { $faces }: { $hits } Treffer
    }
exodus-rockets-kill = Wessen Siedler umkommt
exodus-rockets-kills = { $count } Siedler kommen um ({ $planet }). Wähl, wessen, einen nach dem anderen.

## course

exodus-course = Verlauf des Spiels
exodus-course-turn = Runde { $turn } von { $turns }
exodus-course-last = die letzte
exodus-course-stages = Phasen der Runde
exodus-course-steps = Schritte der Phase
exodus-course-pass = Eroberungsphase { $pass }
exodus-course-lights = Auf wen gewartet wird
exodus-course-light-asked = { $seat } ist gefragt
exodus-course-light-ready = { $seat } hat eine Wahl festgelegt
exodus-course-light-idle = { $seat } ist gerade nicht gefragt
exodus-course-stands = { $seat }: { $points } SP

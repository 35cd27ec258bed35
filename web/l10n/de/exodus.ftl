### Exodus: was der Tisch sagt. Hier steht keine Zahl der Regeln: Zahlen sind Argumente.

## Sitze, Orte und Stücke

exodus-seat-a = Avalon
exodus-seat-b = Borea
exodus-seat-c = Carina
exodus-seat-d = Dorado
exodus-seat-e = Elysia
exodus-seat-f = Fortuna
exodus-seat-table = Der Tisch
exodus-home = { $seat }-Heimat
exodus-home-any = Heimat
exodus-council = Hoher Rat
exodus-ship = { $seat }-{ $type } { $number }
exodus-ship-own = { $type } { $number }

exodus-type-raider = Dunkelräuber
    .many = Dunkelräuber
    .text = Billig und klein: { $cells } Zellen, trägt keine Siedler.
exodus-type-fighter = Jäger
    .many = Jäger
    .text = Platz für viele Kanonen: { $cells } Zellen, trägt keine Siedler.
exodus-type-carrier = Kampfträger
    .many = Kampfträger
    .text = Bringt Siedler auf neue Planeten: { $cells } Zellen, trägt { $cubes } Siedler.
exodus-type-cruiser = Kriegskreuzer
    .many = Kriegskreuzer
    .text = Das stärkste Schiff: { $cells } Zellen, trägt { $cubes } Siedler.

exodus-kind-home = Heimat
exodus-kind-blue = blauer Planet
exodus-kind-red = roter Asteroid
exodus-kind-green = grüner Asteroid
exodus-guard = Wächter { $level }
exodus-level-one = I
exodus-level-two = II
exodus-level-three = III
exodus-resource-cp = CP
exodus-resource-ax = Axinium
exodus-resource-ph = Phasium
exodus-field-general = Allgemein
exodus-field-military = Militär
exodus-field-civilian = Zivil
exodus-field-transport = Transport
exodus-color-brown = braun
exodus-color-grey = grau
exodus-color-purple = violett
exodus-color-white = weiß
exodus-part-drive = Antrieb
exodus-part-cannon = Kanone
exodus-part-shield = Schild
exodus-part-rocket = Rakete
exodus-direction-north = Norden
exodus-direction-north-east = Nordosten
exodus-direction-south-east = Südosten
exodus-direction-south = Süden
exodus-direction-south-west = Südwesten
exodus-direction-north-west = Nordwesten
exodus-token-blank = bleiben
exodus-tokens-none = keine Marker

exodus-cost-cp = { $cp } CP
exodus-cost-cp-ax = { $cp } CP, { $ax } Axinium
exodus-cost-cp-ph = { $cp } CP, { $ph } Phasium
exodus-cost-ax = { $ax } Axinium
exodus-cost-ph = { $ph } Phasium
exodus-cost-free = kostenlos
exodus-cost-cubes = { $count ->
        [0] kostenlos
       *[other] { $count } Siedler
    }

## Aktionen, Ämter, Phasen und Schritte

exodus-deed-research = Forschung
    .text = Lern eine Technologie. Ein Siedler aus deinem Vorrat kommt darauf.
exodus-deed-bank = Bankgeschäft
    .text = Würfle um CP.
exodus-deed-build = Schiffbau
    .text = Bau Schiffe bei deiner Heimat.
exodus-deed-upgrade = Aufrüsten
    .text = Kauf Bauteile und Raketen, und verleg Bauteile auf deinen Bauplänen.
exodus-deed-trade = Handel
    .text = Nimm einen Platz am Markt und würfle um Geschäfte.
exodus-deed-mine = Bergbau
    .text = Würfle um Marker für Planeten, auf denen du vertreten bist.
exodus-bonus-move = BEWEGEN
    .text = Eine Eroberungsphase mehr in dieser Runde.

exodus-chancellor = Kanzler
exodus-vice = Vizekanzler
exodus-law = Gesetz
exodus-resolution = Resolution
exodus-executive = Erlass

exodus-stage-setup = Aufbau
exodus-stage-upkeep = Unterhalt
exodus-stage-council = Rat
exodus-stage-action = Aktion
exodus-stage-wmd = Raketen
exodus-stage-conquest = Eroberung
exodus-stage-over = Ende

exodus-step-start-techs = Starttechnologien
exodus-step-start-parts = Startbauteile
exodus-step-upkeep = Markt
exodus-step-growth = Wachstum
exodus-step-income = Einkünfte und Steuer
exodus-step-repair = Reparatur
exodus-step-council = Politikkarten aufdecken
exodus-step-vote = Abstimmung
exodus-step-favor = Gleichstand bei der Abstimmung
exodus-step-adopt = beschlossene Karte
exodus-step-offer = Bonuskarten anbieten
exodus-step-pick = Bonusaktion
exodus-step-election = Wahl
exodus-step-rank = Gleichstand bei der Wahl
exodus-step-card-first = erste Karte
exodus-step-card-second = zweite Karte
exodus-step-card-third = dritte Karte
exodus-step-perform-first = erste Aktionen
exodus-step-perform-second = zweite Aktionen
exodus-step-perform-third = dritte Aktionen
exodus-step-react-first = erste Reaktionen
exodus-step-react-second = zweite Reaktionen
exodus-step-take-back = Karten zurücknehmen
exodus-step-bonus = Bonusaktion
exodus-step-target = Zielwahl
exodus-step-fire = Raketenbeschuss
exodus-step-kill = getötete Siedler
exodus-step-conquest = Beginn einer Eroberungsphase
exodus-step-mount = Einschiffen
exodus-step-orders = Flugbefehle
exodus-step-open = offene Bewegung
exodus-step-reveal = Befehle aufdecken
exodus-step-uncloak = Enttarnen
exodus-step-battle = Kämpfe
exodus-step-deploy = Absetzen
exodus-step-end = Ende der Runde
exodus-step-over = Partie vorbei

exodus-line-planets = Planeten
exodus-line-domination = Vorherrschaft
exodus-line-council = Hoher Rat
exodus-line-resistance = Widerstandskarten
exodus-line-battles = Kämpfe
exodus-line-titles = Ämter
exodus-line-laws = Gesetze
exodus-line-abilities = Fähigkeiten

## Planets

exodus-planet-b01 = Ansa
exodus-planet-b02 = Brume
exodus-planet-b03 = Calder
exodus-planet-b04 = Dunmere
exodus-planet-b05 = Elspet
exodus-planet-b06 = Farrow
exodus-planet-b07 = Glaive
exodus-planet-b08 = Hollow
exodus-planet-b09 = Ingot
exodus-planet-b10 = Jorun
exodus-planet-b11 = Keld
exodus-planet-b12 = Lumen
exodus-planet-b13 = Marrow
exodus-planet-b14 = Nerys
exodus-planet-b15 = Ostara
exodus-planet-b16 = Plenty
exodus-planet-b17 = Quill
exodus-planet-b18 = Rime
exodus-planet-r01 = Anvil
exodus-planet-r02 = Brand
exodus-planet-r03 = Cinnabar
exodus-planet-r04 = Dross
exodus-planet-r05 = Ember
exodus-planet-r06 = Forge
exodus-planet-r07 = Gules
exodus-planet-r08 = Hematite
exodus-planet-r09 = Ironsand
exodus-planet-r10 = Jasper
exodus-planet-r11 = Kiln
exodus-planet-r12 = Lodestone
exodus-planet-g01 = Absinth
exodus-planet-g02 = Beryl
exodus-planet-g03 = Celadon
exodus-planet-g04 = Drake
exodus-planet-g05 = Evergrove
exodus-planet-g06 = Fern

## Technologies

exodus-tech-adv-trading = Verbesserter Handel
exodus-tech-adv-phasium = Verbesserter Phasiumabbau
exodus-tech-adv-axinium = Verbesserter Axiniumabbau
exodus-tech-adv-cp = Verbesserter CP-Abbau
exodus-tech-adv-banking = Verbessertes Bankwesen
exodus-tech-basic-politics = Grundlagen der Politik
exodus-tech-adv-politics = Höhere Politik
exodus-tech-expert-politics = Politische Expertise
exodus-tech-master-politics = Politische Meisterschaft
exodus-tech-expert-cloning = Klonexpertise
exodus-tech-hypersonic = Hyperschallraketen
exodus-tech-biochemical = Biochemische Raketen
exodus-tech-graviton = Gravitonraketen
exodus-tech-em-shield = Elektromagnetischer Schild
exodus-tech-mg-shield = Multipolarer Gitterschild
exodus-tech-qgp-shield = Quark-Gluon-Plasmaschild
exodus-tech-plasma = Plasmakanone
exodus-tech-ssl = Festkörperlaser
exodus-tech-antimatter = Antimateriekanone
exodus-tech-adv-maneuver = Manöverkunst
exodus-tech-basic-repairs = Bordreparatur
exodus-tech-civilian-ships = Zivilschiffe
exodus-tech-adv-mining = Verbesserter Bergbau
exodus-tech-radar = Radar
exodus-tech-cloaking = Tarnung
exodus-tech-fusion = Fusionsantrieb
exodus-tech-antigravity = Antigravitationsantrieb
exodus-tech-basic-research = Grundlagenforschung

## Parts and rockets

exodus-item-nuclear = Nuklearantrieb
exodus-item-fusion = Fusionsantrieb
exodus-item-antigravity = Antigravitationsantrieb
exodus-item-phase = Phasenkanone
exodus-item-ssl = Festkörperlaser
exodus-item-plasma = Plasmakanone
exodus-item-antimatter = Antimateriekanone
exodus-item-em = Elektromagnetischer Schild
exodus-item-mg = Multipolarer Gitterschild
exodus-item-qgp = Quark-Gluon-Plasmaschild
exodus-item-hypersonic = Hyperschallrakete
exodus-item-biochemical = Biochemische Rakete
exodus-item-graviton = Gravitonrakete

## Political cards

exodus-political-pol-01 = Militärtechnik-Gesetz
exodus-political-pol-02 = Charta der Ziviltechnik
exodus-political-pol-03 = Charta der Transporttechnik
exodus-political-pol-04 = Unionswerften
exodus-political-pol-05 = Einheitskaliber
exodus-political-pol-06 = Schirmzuschuss
exodus-political-pol-07 = Triebwerkspool
exodus-political-pol-08 = Raketenmoratorium
exodus-political-pol-09 = Siedlergeld
exodus-political-pol-10 = Zweiter Klontank
exodus-political-pol-11 = Mineralabgabe
exodus-political-pol-12 = Zollfreies Erz
exodus-political-pol-13 = Offene Lobby
exodus-political-pol-14 = Versiegelte Heimstätten
exodus-political-pol-15 = Orbitale Hospize
exodus-political-pol-16 = Börsencharta
exodus-political-pol-17 = Jahr der Preisträger
exodus-political-pol-18 = Werftboom
exodus-political-pol-19 = Kanonenembargo
exodus-political-pol-20 = Duellkodex
exodus-political-pol-21 = Kein Pardon
exodus-political-pol-22 = Stille Himmel
exodus-political-pol-23 = Großes Manöver
exodus-political-pol-24 = Geschlossene Börse
exodus-political-pol-25 = Stumme Tribünen
exodus-political-pol-26 = Bakennetz
exodus-political-pol-27 = Geteilte Telemetrie
exodus-political-pol-28 = Doppelschicht
exodus-political-pol-29 = Weite Netze
exodus-political-pol-30 = Gesetz aufheben
exodus-political-pol-31 = Gründerdividende
exodus-political-pol-32 = Strategische Reserve
exodus-political-pol-33 = Flottenüberholung
exodus-political-pol-34 = Tiefenerkundung
exodus-political-pol-35 = Haldenprüfung
exodus-political-pol-36 = Abrüstungsvertrag
exodus-political-pol-37 = Patentamnestie
exodus-political-pol-38 = Heimatabgabe
exodus-political-pol-39 = Flüchtlingsflotte
exodus-political-pol-40 = Milizauftrag
exodus-political-pol-g01 = Trophäenhalle
exodus-political-pol-g02 = Grüner Zensus
exodus-political-pol-g03 = Flaggschiffdoktrin
exodus-political-pol-g04 = Akademiepreis
exodus-political-pol-g05 = Kaperbriefe
exodus-political-pol-g06 = Bergungsrecht
exodus-political-pol-g07 = Sanfte Landung
exodus-political-pol-g08 = Roter Alarm
exodus-political-pol-g09 = Flaute
exodus-political-pol-g10 = Störsaison
exodus-political-pol-g11 = Spröde Rümpfe
exodus-political-pol-g12 = Grenzlandhilfe
exodus-political-pol-g13 = Ausgleichsgesetz
exodus-political-pol-g14 = Notgießerei
exodus-political-pol-g15 = Reiner Tisch

## Resistance cards

exodus-resistance-res-i-1 = Vorpostendrohne
exodus-resistance-res-i-2 = Signaltender
exodus-resistance-res-i-3 = Erzschürfer
exodus-resistance-res-i-4 = Horchposten
exodus-resistance-res-i-5 = Rostkorsar
exodus-resistance-res-i-6 = Einsamer Wächter
exodus-resistance-res-i-7 = Geisterschaluppe
exodus-resistance-res-i-8 = Altes Kanonenboot
exodus-resistance-res-ii-1 = Bernsteinlanzer
exodus-resistance-res-ii-2 = Zwillingswache
exodus-resistance-res-ii-3 = Splitterfregatte
exodus-resistance-res-ii-4 = Prismenfregatte
exodus-resistance-res-ii-5 = Dornenkutter
exodus-resistance-res-ii-6 = Gewölbehüter
exodus-resistance-res-ii-7 = Glutfregatte
exodus-resistance-res-ii-8 = Chorschiff
exodus-resistance-res-iii-1 = Obsidianarche
exodus-resistance-res-iii-2 = Sternenreliquiar
exodus-resistance-res-iii-3 = Zitadelle der Dämmerung
exodus-resistance-res-iii-4 = Eiserner Hierarch
exodus-resistance-res-iii-5 = Nachthierarch
exodus-resistance-res-iii-6 = Bleicher Leviathan
exodus-resistance-res-iii-7 = Sturmleviathan
exodus-resistance-res-iii-8 = Letztes Archiv
exodus-resistance-res-g-i-1 = Verirrter Herold
exodus-resistance-res-g-i-2 = Bojenwache
exodus-resistance-res-g-ii-1 = Zollwächter
exodus-resistance-res-g-ii-2 = Gläserner Admiral
exodus-resistance-res-g-iii-1 = Stiller Regent
exodus-resistance-res-g-iii-2 = Hüter des Tors

## Ability cards

exodus-ability-abl-01 = Quartiermeister
exodus-ability-abl-02 = Chefingenieur
exodus-ability-abl-03 = Zeremonienmeister
exodus-ability-abl-04 = Tribun
exodus-ability-abl-05 = Admiral
exodus-ability-abl-06 = Landvermesser
exodus-ability-abl-07 = Prospektor
exodus-ability-abl-08 = Finanzier
exodus-ability-abl-09 = Navigator
exodus-ability-abl-10 = Artillerist
exodus-ability-abl-11 = Makler
exodus-ability-abl-12 = Genetiker
exodus-ability-abl-13 = Chronist
exodus-ability-abl-14 = Torwächter
exodus-ability-abl-15 = Patriarch
exodus-ability-abl-16 = Trophäenjäger

## Wann Fähigkeiten genutzt werden

exodus-window-deed = Bei deiner Aktion { $deed }
exodus-window-vote = Mit deiner Stimme
exodus-window-order = Mit deinem Gebot bei der Wahl
exodus-window-battle = Vor der ersten Kampfrunde deines Kampfs, auch gegen einen Wächter
exodus-window-deploy = Bei deinem Absetzen
exodus-window-income = Bei deinen Einkünften
exodus-window-orders = Mit deinen Flugbefehlen
exodus-window-target = Bei deiner Zielwahl
exodus-window-growth = Beim Wachstum
exodus-window-end = Am Ende der Partie

## Die Karte, vorgelesen

exodus-board-label = Sternkarte: { $hexes } Felder in Ringen um den Hohen Rat
exodus-cell-name = { $name } ({ $code })
exodus-cell-act = { $cell } — Enter: { $act }
exodus-cell-planet = { $kind }, { $vp } SP
exodus-cell-tokens = Marker { $what }: { $count } von { $most }
exodus-cell-ruin = zerstörter Planet
exodus-cell-council = { $vp } SP extra am Ende für Schiffe hier
exodus-cell-held = kontrolliert von { $seat }
exodus-cell-contested = von niemandem kontrolliert
exodus-cell-cubes = Siedler von { $seat }: { $count }
exodus-cell-rockets = { $rocket }: { $count }
exodus-ship-state = Schaden { $damage } von { $strength }
exodus-ship-cargo = { $count } Siedler an Bord
exodus-ship-cloaked = getarnt
exodus-ship-tokens = { $count } Bewegungsmarker
exodus-ship-stash = nicht im Spiel
exodus-blueprint = Tempo { $speed }, Würfel { $dice }, Stärke { $strength }

## Ereignisse: was im Logbuch steht

exodus-heading-turn = Runde { $turn }
exodus-heading-last = Runde { $turn } (letzte Runde)
exodus-heading-stage = Runde { $turn }: Eroberungsphase { $pass } von { $of }
exodus-heading-stage-one = Runde { $turn }: Eroberungsphase

exodus-event-turn-started = Runde { $turn } beginnt.
exodus-event-turn-last = Runde { $turn } beginnt. Es ist die letzte Runde.
exodus-event-committed = { $seat } hat sich festgelegt.
exodus-event-reopened = { $seat } nimmt eine verdeckte Wahl zurück.
exodus-event-start-tech = { $seat } beginnt mit { $tech }.
exodus-event-parts-fitted = { $seat } setzt die Startbauteile ein.
exodus-event-gained = { $seat } bekommt { $count } { $what } ({ $why }).
exodus-event-paid = { $seat } zahlt { $count } { $what } ({ $why }).
exodus-event-lost = { $seat } verliert { $count } { $what } ({ $why }).
exodus-event-cubes-growth = { $seat } bekommt { $count } Siedler beim Wachstum.
exodus-event-cubes-home = { $seat } bekommt { $count } Siedler auf der Heimat.
exodus-event-cubes-reaction = { $seat } legt { $count } Siedler auf die Karte.
exodus-event-cubes-killed = { $seat } verliert { $count } Siedler ({ $at }).
exodus-event-cubes-wreck = { $seat } verliert { $count } Siedler an Bord des zerstörten Schiffs.
exodus-event-cubes-ruin = { $seat } verliert { $count } Siedler mit dem zerstörten Planeten ({ $at }).
exodus-event-tokens-more = { $at } bekommt { $count } Marker.
exodus-event-tokens-fewer = { $at } verliert { $count } Marker.
exodus-event-taken = { $seat } nimmt { $count } Marker von { $at }.
exodus-event-repaired = { $ship } repariert { $count } Schaden.
exodus-event-resolution-left = { $card } endet und verlässt das Spiel.
exodus-event-revealed = { $card } steht als { $letter } zur Abstimmung.
exodus-event-vote = { $seat } stimmt für { $letters } und bietet { $cp } CP.
exodus-event-vote-more = { $seat } stimmt für { $letters }, bietet { $cp } CP und fügt { $extra } hinzu.
exodus-event-vote-invalid = { $seat } stimmt für { $letters } und bietet { $cp } CP. Die Stimme ist ungültig.
exodus-event-vote-none = { $seat } stimmt für keine Karte und bietet { $cp } CP. Die Stimme ist ungültig.
exodus-event-total = { $letter } hat { $count ->
        [one] { $count } Stimme
       *[other] { $count } Stimmen
    }.
exodus-event-vote-tied = Gleichstand: { $letters }.
exodus-event-favored = { $seat } zieht { $letter } vor.
exodus-event-adopted = { $card } ist beschlossen.
exodus-event-dropped = { $card } verlässt das Spiel.
exodus-event-repealed = { $seat } hebt auf: { $card }.
exodus-event-offered = { $seat } bietet an: { $card }.
exodus-event-picked = { $seat } nimmt als Bonusaktion: { $card }.
exodus-event-picked-none = { $seat } nimmt keine Bonusaktion.
exodus-event-bid = { $seat } bietet { $cp } CP.
exodus-event-bid-more = { $seat } bietet { $cp } CP und fügt { $extra } hinzu.
exodus-event-ranked = { $by } setzt { $seat } zuerst.
exodus-event-elected = { $seat } wird Kanzler, { $vice } wird Vizekanzler. Neue Reihenfolge: { $order }.
exodus-event-card-first = { $seat } spielt { $card }.
exodus-event-card-second = { $seat } spielt { $card } als zweite Karte.
exodus-event-card-third = { $seat } spielt { $card } als dritte Karte.
exodus-event-reacted = { $seat } reagiert: { $deed } ({ $cost }).
exodus-event-took-back = { $seat } nimmt { $card } zurück.
exodus-event-deed-began = { $seat } ist dran: { $deed } ({ $origin }).
exodus-event-declined = { $seat } verzichtet: { $deed }.
exodus-event-rolled-bank = { $seat } würfelt um CP: { $faces }.
exodus-event-rolled-trade = { $seat } würfelt um Geschäfte: { $faces }.
exodus-event-rolled-mine = { $seat } würfelt um Marker: { $faces }.
exodus-event-rolled-distance = { $seat } macht den Weitenwurf ({ $rocket }): { $faces }.
exodus-event-rolled-damage = { $seat } würfelt für den Schaden ({ $rocket }): { $faces }.
exodus-event-rolled-battle = { $seat } schießt: { $faces }.
exodus-event-rolled-guard = Der Wächter schießt: { $faces }.
exodus-event-rolled-deploy = { $seat } würfelt für die Landung: { $faces }.
exodus-event-learned = { $seat } lernt { $tech } ({ $cost }).
exodus-event-built = Gebaut: { $ship } ({ $cost }).
exodus-event-built-gift = { $ship } kommt ins Spiel.
exodus-event-bought = { $seat } kauft { $item } ({ $cost }).
exodus-event-given = { $seat } bekommt kostenlos: { $item }.
exodus-event-refitted = { $seat } ändert einen Bauplan: { $type }.
exodus-event-returned = { $seat } gibt an die Bank zurück: { $item } ({ $count }).
exodus-event-armed = { $seat } legt eine Rakete auf { $at }: { $rocket }.
exodus-event-disarmed = { $at } verliert Raketen: { $rocket } ({ $count }).
exodus-event-market-opened = { $seat } nimmt Platz { $space } am Markt: { $count ->
        [one] { $count } Geschäft
       *[other] { $count } Geschäfte
    }.
exodus-event-sold = { $seat } verkauft { $what } für { $cp } CP.
exodus-event-purchased = { $seat } kauft { $what } für { $cp } CP.
exodus-event-mined = { $seat } legt einen Marker auf { $at }.
exodus-event-discarded = { $seat } wirft ab: { $card }. { $text }
exodus-event-invoked = { $seat } nutzt: { $card }. { $text }
exodus-event-targeted = { $seat } zielt von { $from } auf { $at }: { $rocket }.
exodus-event-flew = Die Rakete von { $from } erreicht { $at }: { $rocket }, Wurf { $die }.
exodus-event-fell-short = Die Rakete von { $from } fliegt zu kurz, Ziel { $at }: { $rocket }, Wurf { $die }.
exodus-event-ruined = { $at } ist zerstört.
exodus-event-stage-began = Eroberungsphase { $pass } von { $of } beginnt.
exodus-event-stage-radar = Die letzte Eroberungsphase beginnt. Alle Spieler haben Radar, und kein Schiff ist getarnt.
exodus-event-mounted = Ein Siedler geht an Bord: { $ship } ({ $at }).
exodus-event-ferried = { $seat } siedelt einen Siedler um, von { $from } nach { $at }.
exodus-event-stacked = { $ship } hat { $count } Bewegungsmarker.
exodus-event-order-shown = { $ship }: { $tokens }.
exodus-event-stepped = { $ship } fliegt. Ziel: { $at }.
exodus-event-flown = { $ship } fliegt. Start: { $from }. Ziel: { $at }.
exodus-event-stayed = { $ship } bleibt ({ $at }).
exodus-event-uncloaked = { $seat } enttarnt sich ({ $at }).
exodus-event-stays-cloaked = { $seat } bleibt getarnt ({ $at }).
exodus-event-battle-began = Kampf ({ $at }): { $seats }.
exodus-event-guard-shown = { $seat } kämpft gegen einen Wächter ({ $at }): { $card }, Stufe { $level }, Würfel { $dice }, Stärke { $strength }.
exodus-event-guard-bare = { $seat } kämpft gegen einen Wächter ohne Karte ({ $at }), Stufe { $level }.
exodus-event-round-began = Kampfrunde { $round }.
exodus-event-hit = { $seat } trifft { $ship }.
exodus-event-hit-by-guard = Der Wächter trifft { $ship }.
exodus-event-guard-hit = { $seat } trifft den Wächter: { $count } Schaden.
exodus-event-destroyed = { $ship } ist zerstört ({ $at }).
exodus-event-battle-won = { $seat } gewinnt den Kampf ({ $at }): { $points } SP.
exodus-event-battle-drawn = Der Kampf endet ohne Sieger ({ $at }).
exodus-event-guard-beaten = { $seat } schlägt den Wächter ({ $at }) und behält { $card }.
exodus-event-guard-gone = Der Wächter ist zerstört ({ $at }). Niemand behält seine Karte.
exodus-event-guard-stays = Der Wächter bleibt ({ $at }).
exodus-event-landed = Ein Siedler landet: { $ship } ({ $at }).
exodus-event-landing-failed = Ein Siedler landet nicht: { $ship } ({ $at }).
exodus-event-scored = { $seat }, { $line }: { $points } SP.
exodus-event-time-called = Die Zeit ist um. Die nächste Runde ist die letzte.
exodus-event-conceded = { $seat } gibt auf.
exodus-event-won = { $seat } gewinnt die Partie.
exodus-event-ended = Die Partie ist vorbei.

exodus-why-income = Einkünfte
exodus-why-tax = Steuer
exodus-why-card = Karte
exodus-why-vote = Abstimmung
exodus-why-penalty = ungültige Stimme
exodus-why-election = Wahl
exodus-why-research = Forschung
exodus-why-bank = Bankgeschäft
exodus-why-build = Schiffe
exodus-why-upgrade = Aufrüsten
exodus-why-trade = Handel
exodus-why-cap = Lagergrenze

## Was Technologien tun: ihre Namen stehen oben

exodus-lore-adv-trading = Im Handel gelten für dich die roten Preise, und du darfst verkaufen und kaufen.
exodus-lore-adv-phasium = Im Unterhalt darfst du von jedem grünen Planeten { $count } Phasium mehr nehmen.
exodus-lore-adv-axinium = Im Unterhalt darfst du von jedem roten Planeten { $count } Axinium mehr nehmen.
exodus-lore-adv-cp = Im Unterhalt nimmst du von jedem blauen Planeten { $count } Marker mehr.
exodus-lore-adv-banking = Beim Bankgeschäft wirfst du einen Würfel mehr.
exodus-lore-basic-politics = Nach den ersten Reaktionen darfst du deine erste Aktionskarte zurücknehmen.
exodus-lore-adv-politics = Du zahlst keine Steuer auf Einkünfte.
exodus-lore-expert-politics = Deine Reaktionen kosten { $count } Siedler weniger.
exodus-lore-master-politics = Du spielst in jeder Runde eine dritte Aktionskarte.
exodus-lore-expert-cloning = Beim Wachstum bekommst du { $count } Siedler mehr.
exodus-lore-rocket = Du darfst diese Rakete kaufen. { $text }
exodus-lore-part = Du darfst dieses Bauteil kaufen. { $text }
exodus-lore-adv-maneuver = Deine Siedler landen auf roten und grünen Planeten ohne Wurf.
exodus-lore-basic-repairs = Im Unterhalt repariert jedes deiner Schiffe einen Schaden.
exodus-lore-civilian-ships = Beim Einschiffen darfst du Siedler zwischen Planeten umsiedeln, auf denen du vertreten bist.
exodus-lore-adv-mining = Beim Bergbau wirfst du einen Würfel mehr.
exodus-lore-radar = Findet getarnte Schiffe auf den Feldern deiner Schiffe. Die Weitenwürfe deiner Raketen zählen { $count } mehr.
exodus-lore-cloaking = Deine Schiffe sind getarnt. Spieler ohne Radar können sie nur bekämpfen, wenn du sie enttarnst.
exodus-lore-basic-research = Zählt als jede Art und macht alle anderen Technologien billiger.

## Was Bauteile und Raketen tun

exodus-does-drive = Tempo { $count }.
exodus-does-cannon = { $count } Würfel im Kampf.
exodus-does-shield = Stärke { $count }.
exodus-does-hypersonic = Würfelt { $count } Würfel. Jeder Treffer zerstört einen Marker auf dem Planeten.
exodus-does-biochemical = Würfelt { $count } Würfel. Jeder Treffer tötet einen Siedler auf dem Planeten.
exodus-does-graviton = Würfelt { $count } Würfel. Ein Treffer zerstört den Planeten.

## Was Karten tun: eine Karte hat einen Satz für jede ihrer Wirkungen

exodus-effect-now = Sofort: { $text }
exodus-effect-for = { $who }: { $what }.
exodus-effect-own = { $what }.
exodus-who-all = Alle
exodus-who-chancellor = Kanzler
exodus-who-vice = Vizekanzler
exodus-who-most = Die meisten { $metric }
exodus-who-least = Die wenigsten { $metric }
exodus-metric-cp = CP
exodus-metric-ax = Axinium
exodus-metric-ph = Phasium
exodus-metric-ships = Schiffe im Spiel
exodus-metric-techs = Technologien
exodus-metric-planets = Planeten mit Siedlern
exodus-metric-track = SP auf der Leiste

exodus-gift-gain = { $count } { $what } bekommen
exodus-gift-pay = { $count } { $what } verlieren
exodus-gift-cubes = { $count } Siedler auf die Heimat bekommen
exodus-gift-repair = { $count } Schaden auf jedem Schiff der Flotte reparieren
exodus-gift-repair-all = die ganze Flotte reparieren
exodus-gift-repeal = { $count ->
        [one] { $count } Gesetz
       *[other] { $count } Gesetze
    } aufheben
exodus-gift-repeal-all = alle Gesetze aufheben
exodus-gift-action = sofort ausführen: { $deed }
exodus-gift-item = { $count ->
        [one] kostenlos bekommen: { $item }
       *[other] kostenlos bekommen: { $count } Stück { $item }
    }
exodus-gift-ship = { $count ->
        [one] kostenlos bekommen: { $type }
       *[other] kostenlos bekommen: { $count } Schiffe { $type }
    }
exodus-gift-tech = kostenlos eine Technologie lernen (gedruckter Preis bis { $count } CP)

exodus-effect-tokens-more = Leg { $count } Marker auf { $planets }.
exodus-effect-tokens-fewer = { $count } Marker weniger. Das betrifft { $planets }.
exodus-effect-rockets = Raketen gehen an die Bank. Das betrifft { $planets }.
exodus-planets-all = jeden Planeten
exodus-planets-with = jeden Planeten, der keine Heimat ist und { $count } Marker oder mehr hat
exodus-effect-cheaper = { $goods } kosten { $count } { $what } weniger.
exodus-effect-dearer = { $goods } kosten { $count } { $what } mehr.
exodus-goods-tech = Technologien
exodus-goods-tech-of = Technologien der Art { $field }
exodus-goods-ship = Schiffe
exodus-goods-part = Bauteile
exodus-goods-drive = Antriebe
exodus-goods-cannon = Kanonen
exodus-goods-shield = Schilde
exodus-goods-rocket = Raketen
exodus-effect-tax-more = Die Steuer ist { $count } CP höher.
exodus-effect-tax-less = Die Steuer ist { $count } CP niedriger.
exodus-effect-growth-more = { $count } Siedler mehr beim Wachstum.
exodus-effect-growth-less = { $count } Siedler weniger beim Wachstum.
exodus-effect-income = Im Unterhalt bekommst du { $count } { $what }.
exodus-effect-income-planets = Im Unterhalt bekommst du { $count } { $what } für jeden Planeten, auf dem du vertreten bist, außer für Heimatplaneten.
exodus-effect-extract-cp = Nimm im Unterhalt von jedem blauen Planeten { $count } Marker mehr.
exodus-effect-extract-ax = Im Unterhalt darfst du von jedem roten Planeten { $count } Axinium mehr nehmen.
exodus-effect-extract-ph = Im Unterhalt darfst du von jedem grünen Planeten { $count } Phasium mehr nehmen.
exodus-effect-dice = { $count } Würfel mehr: { $deed }.
exodus-effect-pip-trade = { $count ->
        [one] { $count } Geschäft
       *[other] { $count } Geschäfte
    } mehr in jedem Handel.
exodus-effect-pip-deploy = Jeder Landewürfel zählt { $count } mehr.
exodus-effect-pip-distance = Weitenwürfe von Raketen zählen { $count } mehr.
exodus-effect-hit-pvp = In Kämpfen zwischen Spielern treffen die Würfel mit { $faces }.
exodus-effect-hit-guard = In Kämpfen mit Wächtern treffen die Würfel beider Seiten mit { $faces }.
exodus-effect-hit-wmd = Schadenswürfel von Raketen treffen mit { $faces }.
exodus-effect-hit-own = In dieser Kampfrunde treffen deine Würfel mit { $faces }.
exodus-effect-react-own-less = Reaktionen mit deiner eigenen Karte kosten { $count } Siedler weniger.
exodus-effect-react-own-more = Reaktionen mit deiner eigenen Karte kosten { $count } Siedler mehr.
exodus-effect-react-other-less = Reaktionen mit der Karte eines anderen kosten { $count } Siedler weniger.
exodus-effect-react-other-more = Reaktionen mit der Karte eines anderen kosten { $count } Siedler mehr.
exodus-effect-no-wmd = Raketen dürfen nicht abgefeuert werden.
exodus-effect-no-trade = Kein Handel.
exodus-effect-no-reactions = Keine Reaktionen.
exodus-effect-no-cannons = Kanonen dürfen nicht gekauft werden.
exodus-effect-no-foreign-homes = Siedler dürfen nicht auf der Heimat anderer abgesetzt werden.
exodus-effect-no-cloaking = Kein Schiff ist getarnt.
exodus-effect-stages-more = { $count ->
        [one] { $count } Eroberungsphase
       *[other] { $count } Eroberungsphasen
    } mehr in dieser Runde.
exodus-effect-stages-fewer = { $count ->
        [one] { $count } Eroberungsphase
       *[other] { $count } Eroberungsphasen
    } weniger in dieser Runde.
exodus-effect-speed-more = Das Tempo von Schiffen mit Antrieb ist { $count } höher.
exodus-effect-speed-less = Das Tempo von Schiffen mit Antrieb ist { $count } niedriger.
exodus-effect-sell-more = Jeder Verkauf bringt { $count } CP mehr.
exodus-effect-sell-less = Jeder Verkauf bringt { $count } CP weniger.
exodus-effect-buy-more = Jeder Kauf am Markt kostet { $count } CP mehr.
exodus-effect-buy-less = Jeder Kauf am Markt kostet { $count } CP weniger.
exodus-effect-red = Die roten Preise und ihre Regeln gelten.
exodus-effect-repair-home = Im Unterhalt repariert jedes Schiff bei der eigenen Heimat { $count } Schaden.
exodus-effect-repair-anywhere = Im Unterhalt repariert jedes Schiff { $count } Schaden.
exodus-effect-score = Am Ende { $vp } SP für { $source } (höchstens { $most } davon).
exodus-effect-score-once = Am Ende { $vp } SP { $source }.
exodus-source-resistance = jede behaltene Widerstandskarte
exodus-source-green = jeden grünen Planeten, den du kontrollierst
exodus-source-planet = jeden Planeten, den du kontrollierst, außer Heimatplaneten
exodus-source-cruiser = jeden Kriegskreuzer, den du im Spiel hast
exodus-source-triple = jeden Satz aus je einer Technologie der Arten Militär, Zivil und Transport (Grundlagenforschung darf eine davon sein)
exodus-source-ring = jedes Feld neben dem Hohen Rat, auf dem du ein Schiff hast
exodus-source-techs = für { $count } oder mehr bekannte Technologien
exodus-effect-on-win = Wann immer du einen Kampf zwischen Spielern gewinnst: { $text }
exodus-effect-on-guard = Wann immer du einen Wächter schlägst: { $text }
exodus-effect-on-loss = Wann immer du ein Schiff verlierst: { $text }
exodus-effect-license = Du darfst { $count } Stück ohne die nötige Technologie kaufen.
exodus-effect-bid-vote = Dein Gebot zählt { $count } mehr, wenn es gültig ist.
exodus-effect-bid-order = Dein Gebot zählt { $count } mehr.

## Ablehnungen: warum nicht, und was zu tun ist

exodus-refusal-over = Die Partie ist vorbei.
exodus-refusal-not-asked = Ein anderer Spieler entscheidet. Warte, bis du gefragt wirst.
exodus-refusal-committed = Du hast dich festgelegt. Nimm deine Wahl zurück, um sie zu ändern.
exodus-refusal-asks-start-techs = Du wählst Starttechnologien. Wähl eine.
exodus-refusal-asks-start-parts = Du setzt deine Startbauteile ein. Leg sie auf deine Baupläne, dann leg dich fest.
exodus-refusal-asks-growth = Deine Siedler wachsen. Nutz eine Fähigkeit oder keine.
exodus-refusal-asks-income = Du nimmst Einkünfte. Nimm Marker von roten und grünen Planeten, oder beende deine Einkünfte.
exodus-refusal-asks-vote = Du stimmst ab. Wähl deine Stimmmarker.
exodus-refusal-asks-vote-bid = Du stimmst ab. Biete CP für deine Marker, oder nimm deine Wahl zurück.
exodus-refusal-asks-favor = Bei der Abstimmung herrscht Gleichstand. Wähl eine der Karten im Gleichstand.
exodus-refusal-asks-offer = Du bist Vizekanzler. Biete eine Bonuskarte an.
exodus-refusal-asks-pick = Du bist Kanzler. Nimm eine angebotene Bonuskarte oder keine.
exodus-refusal-asks-election = Du bietest für die Reihenfolge. Biete CP.
exodus-refusal-asks-rank = Bei der Wahl herrscht Gleichstand. Wähl, wer zuerst kommt.
exodus-refusal-asks-card = Du wählst eine Aktionskarte. Spiel eine von deiner Hand.
exodus-refusal-asks-react = Du darfst reagieren. Nutz eine Karte auf dem Tisch, oder passe.
exodus-refusal-asks-take-back = Du darfst deine erste Karte zurücknehmen. Nimm sie zurück, oder lass sie liegen.
exodus-refusal-asks-research = Diese Aktion ist Forschung. Lern eine Technologie, oder verzichte.
exodus-refusal-asks-bank = Diese Aktion ist das Bankgeschäft. Würfle um CP, oder verzichte.
exodus-refusal-asks-build = Diese Aktion ist Schiffbau. Bau ein Schiff, oder beende den Schiffbau.
exodus-refusal-asks-upgrade = Diese Aktion ist Aufrüsten. Kauf Bauteile, setz sie ein, nimm sie ab, oder beende das Aufrüsten.
exodus-refusal-asks-fit = Du änderst deine Baupläne. Setz die losen Bauteile ein, oder beende das Umrüsten.
exodus-refusal-asks-trade = Diese Aktion ist Handel. Nimm einen Platz am Markt, oder verzichte.
exodus-refusal-asks-exchange = Du handelst. Verkauf oder kauf, oder beende den Handel.
exodus-refusal-asks-mine = Diese Aktion ist Bergbau. Würfle um Marker, oder verzichte.
exodus-refusal-asks-put = Du hast Marker abgebaut. Leg einen auf einen Planeten, auf dem du vertreten bist, oder lass den Rest verfallen.
exodus-refusal-asks-learn = Eine Karte schenkt dir eine Technologie. Lern eine, oder verzichte.
exodus-refusal-asks-repeal = Ein Gesetz verlässt das Spiel. Wähl, welches.
exodus-refusal-asks-target = Du feuerst Raketen ab. Wähl ein Ziel für eine, oder beende die Zielwahl.
exodus-refusal-asks-kill = Deine Rakete tötet Siedler. Wähl, wessen Siedler als Nächster stirbt.
exodus-refusal-asks-mount = Du schiffst ein. Nimm einen Siedler an Bord, oder beende das Einschiffen.
exodus-refusal-asks-orders = Du gibst Flugbefehle. Leg Marker neben deine Schiffe, dann leg dich fest.
exodus-refusal-asks-open = Du bewegst Schiffe offen. Beweg ein Schiff ohne Marker, oder beende die Bewegung.
exodus-refusal-asks-uncloak = Deine Schiffe dürfen sich enttarnen. Enttarne sie, oder bleib getarnt.
exodus-refusal-asks-window = Ein Kampf beginnt. Nutz eine Fähigkeit oder keine.
exodus-refusal-asks-hits = Du verteilst Treffer. Leg einen auf ein Schiff.
exodus-refusal-asks-deploy = Du setzt Siedler ab. Setz einen ab, oder beende das Absetzen.
exodus-refusal-no-ability = Diese Fähigkeitskarte hast du nicht. Nutz eine, die du hast.
exodus-refusal-ability-used = Diese Fähigkeit hast du schon genutzt. Jede wirkt nur einmal.
exodus-refusal-second-ability = Dafür nutzt du schon eine Fähigkeit. Mach ohne weitere weiter.
exodus-refusal-other-window = Diese Fähigkeit ist jetzt nicht nutzbar. Auf ihrer Karte steht, wann.
exodus-refusal-no-asteroid = Nur rote und grüne Planeten geben Marker einzeln her. CP kommen automatisch.
exodus-refusal-not-there = Auf diesem Planeten hast du keinen Siedler. Nimm von einem, auf dem du vertreten bist.
exodus-refusal-no-token = Dieser Planet hat keine Marker mehr. Nimm von einem anderen.
exodus-refusal-taken-all = Du hast { $most } von diesem Planeten genommen, mehr ist nicht erlaubt. Nimm von einem anderen.
exodus-refusal-nothing-to-take = Du kannst keine Marker mehr nehmen. Beende deine Einkünfte.
exodus-refusal-no-tax = Du kannst die Steuer von { $tax } CP für diesen Marker nicht zahlen. Nimm einen anderen, oder beende deine Einkünfte.
exodus-refusal-tokens-first = Wähl zuerst deine Stimmmarker, dann biete.
exodus-refusal-tokens-chosen = Deine Stimmmarker sind gewählt. Nimm deine Wahl zurück, um sie zu ändern.
exodus-refusal-no-such-letter = Die Buchstaben sind A, B und C. Wähl einen davon.
exodus-refusal-invalid-vote = Eine Hausregel lehnt ungültige Stimmen ab. Wähl einen Buchstaben, der eine Karte hat.
exodus-refusal-too-much = So viele CP hast du nicht. Biete weniger.
exodus-refusal-too-much-for-order = So viele CP hast du für die Reihenfolge nicht. Biete weniger.
exodus-refusal-no-boost = Du hast keine Fähigkeit, die dieses Gebot erhöht. Biete ohne.
exodus-refusal-not-tied = Diese Karte ist nicht im Gleichstand. Wähl eine andere.
exodus-refusal-no-bonus-card = Diese Bonuskarte gibt es nicht. Biete eine der sechs an.
exodus-refusal-already-offered = Diese Bonuskarte ist schon angeboten. Wähl eine andere.
exodus-refusal-bonus-not-offered = Diese Bonuskarte wurde nicht angeboten. Nimm eine angebotene oder keine.
exodus-refusal-ranks-self = Der alte Kanzler kommt beim Gleichstand zuletzt. Setz jemand anderen an die erste Stelle.
exodus-refusal-not-ranked = Dieser Spieler wird jetzt nicht geordnet. Wähl einen anderen.
exodus-refusal-no-action-card = Diese Aktionskarte gibt es nicht. Spiel eine von deiner Hand.
exodus-refusal-not-in-hand = Diese Aktionskarte hast du in dieser Runde schon gespielt. Wähl eine andere.
exodus-refusal-not-on-table = Niemand hat diese Karte in diesem Schritt gespielt. Reagiere mit einer gespielten, oder passe.
exodus-refusal-old-card = Jetzt darfst du nur zweite Karten nutzen. Nutz eine davon, oder passe.
exodus-refusal-no-third-card = Eine dritte Karte spielen nur Spieler mit Politischer Meisterschaft.
exodus-refusal-cannot-take-back = Du kennst die Grundlagen der Politik nicht, also kannst du keine Karte zurücknehmen. Mach weiter.
exodus-refusal-too-few-cubes = { $count ->
        [one] Diese Reaktion kostet { $count } Siedler auf deiner Heimat, und dort hast du keinen.
       *[other] Diese Reaktion kostet { $count } Siedler auf deiner Heimat, und dort hast du weniger.
    }
exodus-refusal-no-law = Dieses Gesetz gilt nicht. Wähl eines, das gilt.
exodus-refusal-no-plan = Du hast noch keine Wahl, die du zurücknehmen kannst. Wähl zuerst.
exodus-refusal-not-sealed = Jetzt ist keine Wahl verdeckt, also gibt es nichts zurückzunehmen. Beantworte die Frage.
exodus-refusal-between = Eine andere Entscheidung geht vor. Nimm deine Wahl danach zurück.
exodus-refusal-resigned = Du hast schon aufgegeben.
exodus-refusal-not-table = Nur die Uhr des Tisches beendet die Zeit, kein Spieler.
exodus-refusal-no-clock = Diese Partie hat keine Zeitgrenze.
exodus-refusal-time-called = Die Zeit ist schon um.
exodus-refusal-last-turn = Diese Runde ist schon die letzte.
exodus-refusal-known = Diese Technologie kennst du schon. Wähl eine andere.
exodus-refusal-no-cube = In deinem Vorrat ist kein Siedler für eine Technologie. Verzichte.
exodus-refusal-not-offered = Diese Technologie kann in dieser Partie niemand lernen. Wähl eine andere.
exodus-refusal-costs-more = Ihr gedruckter Preis ist zu hoch. Wähl eine für höchstens { $most } CP.
exodus-refusal-tech-too-dear = Das kostet { $price } CP, und du hast { $have }. Wähl eine billigere Technologie, oder verzichte.
exodus-refusal-ship-too-dear = Das kostet { $cp } CP und { $ax } Axinium, und du hast { $have-cp } CP und { $have-ax } Axinium. Bau ein billigeres Schiff, oder beende den Schiffbau.
exodus-refusal-ship-limit = Alle deine Schiffe dieses Typs sind im Spiel. Bau einen anderen Typ.
exodus-refusal-market-full = In dieser Runde sind alle Plätze am Markt geschlossen. Verzichte.
exodus-refusal-no-marker = Nach der Hausregel ist der Marker ein Siedler aus deinem Vorrat, und dein Vorrat ist leer. Verzichte.
exodus-refusal-trade-barred = Eine Karte sperrt den Handel. Verzichte.
exodus-refusal-one-kind = Ohne Verbesserten Handel verkaufst du oder kaufst du, nicht beides. Mach weiter, wie du begonnen hast, oder beende den Handel.
exodus-refusal-nothing-to-sell = Davon hast du nichts zu verkaufen. Verkauf etwas anderes, oder beende den Handel.
exodus-refusal-exchange-too-dear = Das kostet { $price } CP, und du hast { $have }. Beende den Handel.
exodus-refusal-not-present = Auf diesem Planeten hast du keinen Siedler. Wähl einen anderen.
exodus-refusal-planet-full = Dieser Planet hat keinen Platz für noch einen Marker. Wähl einen anderen.
exodus-refusal-no-room-to-mine = Kein Planet, auf dem du vertreten bist, hat Platz für einen Marker. Verzichte.
exodus-refusal-chosen = Diese Technologie hast du schon gewählt. Wähl eine andere.
exodus-refusal-over-budget = Deine Technologien dürfen zusammen { $most } CP kosten. Wähl eine billigere.
exodus-refusal-too-few-techs = Du beginnst mit { $count } Technologien. Wähl mehr.
exodus-refusal-not-for-start = Mit dieser Technologie beginnt niemand. Wähl eine andere.
exodus-refusal-no-rocket = Dort kann keine solche Rakete mehr feuern. Wähl eine andere.
exodus-refusal-not-your-rocket = Du hast den Planeten dieser Rakete nicht kontrolliert, als die Phase begann. Wähl eine andere Rakete.
exodus-refusal-no-target = Ziele sind Planeten, aber keine Heimat, nicht der eigene Planet der Rakete und kein zerstörter. Wähl einen anderen.
exodus-refusal-out-of-range = Raketen reichen { $range } Felder weit. Wähl einen näheren Planeten.
exodus-refusal-no-cube-there = Dieser Spieler hat dort keinen Siedler. Wähl einen anderen Spieler.
exodus-refusal-not-kept = Diese Widerstandskarte hast du nicht behalten. Wähl eine behaltene.
exodus-refusal-in-conquest = In einer Eroberungsphase darfst du keine behaltene Karte abwerfen. Wirf sie davor ab, oder ab dem nächsten Unterhalt.
exodus-refusal-midway = Beende zuerst deine Aktion, dann wirf die Karte ab.
exodus-refusal-item-too-dear = Das kostet { $cp } CP und { $ph } Phasium, und du hast { $have-cp } CP und { $have-ph } Phasium. Wähl etwas Günstigeres.
exodus-refusal-not-for-sale = Jetzt kannst du nichts kaufen. Setz die losen Bauteile ein.
exodus-refusal-sold-out = Die Bank hat keines mehr davon. Wähl etwas anderes.
exodus-refusal-needs-tech = Du kennst die Technologie dafür nicht. Lern sie zuerst.
exodus-refusal-cannons-barred = Eine Karte sperrt den Kauf von Kanonen. Wähl etwas anderes.
exodus-refusal-not-loose = Du hast kein solches loses Bauteil. Kauf eines, oder nimm eines von einem Bauplan ab.
exodus-refusal-no-part = An dieser Stelle liegt kein Bauteil. Wähl eine andere.
exodus-refusal-no-fit = Das Bauteil passt dort nicht hin. Dreh es, oder mach Platz.
exodus-refusal-second-drive = Der Bauplan hat schon einen Antrieb. Nimm ihn zuerst ab.
exodus-refusal-lifts-spent = In dieser Aktion kannst du keine Bauteile mehr abnehmen. Setz die losen Bauteile ein.
exodus-refusal-restored = Du hast alles zurückgelegt, also kannst du nichts mehr abnehmen. Setz die losen Bauteile ein, oder beende das Umrüsten.
exodus-refusal-nothing-moved = Es gibt nichts zurückzulegen.
exodus-refusal-fragile = Das würde ein beschädigtes Schiff von dir zerstören. Lass ihm genug Schilde.
exodus-refusal-parts-loose = Einige Bauteile sind noch lose. Setz alle ein.
exodus-refusal-usual-already = Alle Bauteile sind schon an ihrem üblichen Platz.
exodus-refusal-not-controlled = Du kontrollierst diesen Planeten nicht. Leg Raketen dorthin, wo du die meisten Siedler hast.
exodus-refusal-no-planet = Du legst eine Rakete, wenn du sie kaufst. Wähl einen Planeten, den du kontrollierst.
exodus-refusal-house-forbids = Bauteile verlegst du nur beim Aufrüsten. Die Hausregeln erlauben es sonst nicht.
exodus-refusal-no-parts = Deine Baupläne haben kein Bauteil, das du verlegen kannst. Kauf zuerst eines beim Aufrüsten.
exodus-refusal-refit-in-conquest = In einer Eroberungsphase darfst du keine Bauteile verlegen. Verleg sie bei einer anderen Entscheidung.
exodus-refusal-refit-midway = Beende zuerst deine Aktion, dann verleg Bauteile.
exodus-refusal-not-own-ship = Das ist nicht dein Schiff. Wähl eines von dir.
exodus-refusal-not-in-play = Dieses Schiff liegt in deinem Vorrat. Wähl eines, das im Spiel ist.
exodus-refusal-no-own-cube = Auf dem Planeten auf dem Feld dieses Schiffs hast du keinen Siedler.
exodus-refusal-no-cube-to-ferry = Auf diesem Planeten hast du keinen Siedler mehr. Wähl einen anderen.
exodus-refusal-no-room = Das Schiff hat keinen Platz für noch einen Siedler. Wähl ein anderes.
exodus-refusal-no-civilian-ships = Du kennst Zivilschiffe nicht.
exodus-refusal-not-present-before = Du warst dort nicht vertreten, als dein Einschiffen begann.
exodus-refusal-same-planet = Ein Siedler kann nicht auf seinen eigenen Planeten umsiedeln. Wähl zwei verschiedene Planeten.
exodus-refusal-ferries-spent = Alle Siedler, die umsiedeln dürfen, haben es getan.
exodus-refusal-nothing-moves = Keines deiner Schiffe hat einen Antrieb, also gibt es keine Befehle zu geben.
exodus-refusal-no-drive = Schiffe dieses Typs haben keinen Antrieb. Wähl ein anderes Schiff.
exodus-refusal-too-many-tokens = So schnell ist das Schiff oder seine Gruppe nicht. Gib einem anderen Schiff Befehle, oder leg dich fest.
exodus-refusal-group-too-fast = Die Gruppe hat mehr Marker, als dieses Schiff Tempo hat. Nimm zuerst welche zurück.
exodus-refusal-off-map = Dieser Befehl würde die Karte verlassen. Wähl eine andere Richtung.
exodus-refusal-leaves-map = Das Schiff würde die Karte verlassen. Wähl eine andere Richtung.
exodus-refusal-group-apart = Nur Schiffe auf demselben Feld sind eine Gruppe.
exodus-refusal-joins-itself = Ein Schiff kann sich nicht sich selbst anschließen. Wähl ein anderes.
exodus-refusal-grouped = Das Schiff ist in einer Gruppe oder hat seinen Befehl. Nimm deine Befehle zurück, um das zu ändern.
exodus-refusal-has-tokens = Schiffe mit Markern dürfen sich nicht offen bewegen. Beweg eines ohne Marker.
exodus-refusal-no-speed = Das Schiff hat sein Tempo in dieser Phase verbraucht. Beweg ein anderes, oder beende die Bewegung.
exodus-refusal-no-enemy = Das ist kein gegnerisches Schiff in diesem Kampf. Triff ein gegnerisches.
exodus-refusal-already-lost = Dieses Schiff ist schon verloren. Triff ein anderes.
exodus-refusal-no-cargo = Dieses Schiff hat keine Siedler an Bord. Wähl ein anderes, oder beende den Schritt.
exodus-refusal-no-ground = Hier ist kein Planet. Wähl ein Schiff bei einem Planeten, oder beende das Absetzen.
exodus-refusal-landing-failed = Alle Siedler an Bord haben in dieser Eroberungsphase die Landung versucht.
exodus-refusal-home-barred = Eine Karte sperrt die Heimat der anderen. Setz anderswo ab, oder beende das Absetzen.

## Fragen: die Zeile oben

exodus-prompt-ask-start-techs = { $seat }, wähl Starttechnologien: noch { $left }, für bis zu { $budget } CP.
exodus-prompt-ask-start-parts = { $left ->
        [0] { $seat }, alle Bauteile sind eingesetzt. Leg deine Baupläne fest, oder ändere sie.
       *[other] { $seat }, setz deine Startbauteile ein: noch { $left }.
    }
exodus-prompt-ask-growth = { $seat }, du bekommst { $count } Siedler beim Wachstum. Eine Fähigkeit nutzen?
exodus-prompt-ask-income = { $tax ->
        [0] { $seat }, nimm Axinium und Phasium. Es gibt keine Steuer.
       *[other] { $seat }, nimm Axinium und Phasium. Jeder Marker kostet { $tax } CP Steuer. Du hast { $cp } CP.
    }
exodus-prompt-ask-vote = { $seat }, stimm für eine Karte, dann biete.
exodus-prompt-ask-vote-bid = { $seat }, biete für { $card }. Alle Gebote werden bezahlt. Du hast { $cp } CP.
exodus-prompt-ask-vote-invalid = { $seat }, deine Stimme ist ungültig. Jedes Gebot ist verloren. Du hast { $cp } CP.
exodus-prompt-ask-favor = { $seat }, bei der Abstimmung herrscht Gleichstand. Wähl eine Karte: { $cards }.
exodus-prompt-ask-offer = { $seat }, biete Bonuskarten an ({ $chancellor }): noch { $left }.
exodus-prompt-ask-pick = { $seat }, nimm eine angebotene Bonuskarte oder keine: { $cards }.
exodus-prompt-ask-election = { $seat }, biete für die Reihenfolge. Alle Gebote werden bezahlt. Du hast { $cp } CP.
exodus-prompt-ask-rank = { $seat }, bei der Wahl herrscht Gleichstand. Wer kommt zuerst: { $seats }?
exodus-prompt-ask-card-first = { $seat }, wähl deine erste Aktionskarte.
exodus-prompt-ask-card-second = { $seat }, wähl deine zweite Aktionskarte.
exodus-prompt-ask-card-third = { $seat }, wähl deine dritte Aktionskarte.
exodus-prompt-ask-react = { $seat }, reagiere mit einer Karte auf dem Tisch, oder passe. Siedler auf deiner Heimat: { $cubes }.
exodus-prompt-ask-take-back = { $seat }, nimmst du { $card } zurück?
exodus-prompt-ask-target = { $seat }, wähl Ziele für deine Raketen. Bereit: { $left }.
exodus-prompt-ask-kill = { $seat }, wähl, wessen Siedler stirbt ({ $at }). Übrige Treffer: { $left }.
exodus-prompt-ask-mount = { $seat }, nimm Siedler an Bord deiner Schiffe.
exodus-prompt-ask-mount-ferry = { $seat }, nimm Siedler an Bord, oder siedle sie zwischen deinen Planeten um.
exodus-prompt-ask-orders = { $seat }, gib deinen Schiffen Flugbefehle, dann leg dich fest.
exodus-prompt-ask-open = { $seat }, beweg Schiffe ohne Marker, oder beende die Bewegung.
exodus-prompt-ask-open-short = { $seat }, beweg deine Schiffe.
exodus-prompt-ask-uncloak = { $seat }, enttarnst du deine Schiffe ({ $at })?
exodus-prompt-ask-battle = { $seat }, leg deine Treffer auf gegnerische Schiffe ({ $at }). Übrige Treffer: { $left }.
exodus-prompt-ask-battle-guard = { $seat }, leg die Treffer des Wächters auf Schiffe ({ $at }). Übrige Treffer: { $left }.
exodus-prompt-ask-battle-window = { $seat }, ein Kampf beginnt ({ $at }). Eine Fähigkeit nutzen?
exodus-prompt-ask-deploy = { $seat }, setz Siedler von deinen Schiffen ab.
exodus-prompt-ask-research = { $seat }, lern eine Technologie ({ $origin }). Du hast { $cp } CP.
exodus-prompt-ask-bank = { $seat }, würfelst du um CP ({ $origin })?
exodus-prompt-ask-build = { $seat }, bau Schiffe ({ $origin }). Du hast { $cost }.
exodus-prompt-ask-build-on = { $seat }, bau weitere Schiffe, oder beende den Schiffbau. Du hast { $cost }.
exodus-prompt-ask-upgrade = { $seat }, rüste auf ({ $origin }). Du hast { $cost }.
exodus-prompt-ask-trade = { $seat }, nimmst du Platz { $space } am Markt ({ $origin })?
exodus-prompt-ask-mine = { $seat }, würfelst du um Marker ({ $origin })?
exodus-prompt-ask-refit = { $left ->
        [0] { $seat }, kauf Bauteile und setz sie ein, oder beende das Aufrüsten. Du hast { $cost }.
        [one] { $seat }, setz dein { $left } loses Bauteil ein. Du hast { $cost }.
       *[other] { $seat }, setz deine { $left } losen Bauteile ein. Du hast { $cost }.
    }
exodus-prompt-ask-fit = { $left ->
        [0] { $seat }, alles ist untergebracht ({ $item }). Beende das Umrüsten, oder verleg weitere Bauteile.
       *[other] { $seat }, bring unter, was du bekommen hast: { $item }.
    }
exodus-prompt-ask-fit-house = { $seat }, verleg Bauteile zwischen deinen Bauplänen, dann beende das Umrüsten.
exodus-prompt-ask-exchange = { $seat }, verkauf oder kauf. Übrige Geschäfte: { $count }. Du hast { $cost }.
exodus-prompt-ask-put = { $seat }, leg abgebaute Marker auf deine Planeten: noch { $count }.
exodus-prompt-ask-learn = { $seat }, lern kostenlos eine Technologie (gedruckter Preis bis { $count } CP).
exodus-prompt-ask-repeal = { $seat }, heb ein Gesetz auf: noch { $count }.
exodus-prompt-ask-discard = { $seat }, wirf eine Widerstandskarte für ihren Bonus ab, oder mach weiter.
exodus-prompt-ask-nothing = Die Partie geht weiter.
exodus-prompt-wait = Warten auf { $seats }: { $step }.
exodus-prompt-over-win = { $seat } gewinnt mit { $points } SP.
exodus-prompt-over-tie = { $seat } gewinnt mit { $points } SP. Die niedrigere Reihenfolgekarte entscheidet den Gleichstand.
exodus-prompt-over-alone = { $seat } gewinnt. Alle anderen haben aufgegeben.
exodus-prompt-over-none = Die Partie ist vorbei.

exodus-origin-first = erste Karte
exodus-origin-second = zweite Karte
exodus-origin-third = dritte Karte
exodus-origin-reaction = Reaktion
exodus-origin-bonus = Bonusaktion
exodus-origin-house = Hausregel

## Befehle: Knöpfe, und was sie tun

exodus-order-start = Beginn mit { $tech } ({ $cost })
exodus-order-fit-usual = Automatisch einsetzen
exodus-order-take = { $what } von { $at } nehmen ({ $tax ->
        [0] keine Steuer
       *[other] Steuer { $tax } CP
    })
exodus-order-take-all = Alles Bezahlbare nehmen
exodus-order-vote = Für { $letter } stimmen: { $card }
exodus-order-vote-invalid = Für { $letters } stimmen (ungültig)
exodus-order-vote-none = Für keine Karte stimmen (ungültig)
exodus-order-bid = { $cp } CP bieten
exodus-order-bid-more = { $cp } CP bieten, { $extra } dazu von { $card }
exodus-order-bid-any = { $cp } CP bieten, dazu deine Fähigkeit
exodus-order-favor = { $letter } vorziehen: { $card }
exodus-order-repeal = { $card } aufheben
exodus-order-offer = { $card } anbieten
exodus-order-pick = { $card } nehmen
exodus-order-rank = Karte { $place } geben: { $seat }
exodus-order-play = { $card } spielen
exodus-order-react = Reagieren: { $deed } ({ $cost })
exodus-order-take-back = { $card } zurücknehmen
exodus-order-learn = { $tech } lernen ({ $cost })
exodus-order-bank = { $dice } Würfel werfen
exodus-order-bank-fixed = { $cp } CP nehmen
exodus-order-build = { $type } bauen ({ $cost })
exodus-order-buy = { $item } kaufen ({ $cost })
exodus-order-arm = { $rocket } legen: { $at } ({ $cost })
exodus-order-lift = { $item } abnehmen: { $type } ({ $cells })
exodus-order-lift-any = Ein Bauteil abnehmen: { $type }
exodus-order-fit = { $item } einsetzen: { $type } ({ $cells })
exodus-order-restore = Alles zurücklegen
exodus-order-open-trade = Platz { $space } nehmen und { $dice } Würfel werfen
exodus-order-open-trade-fixed = { $count ->
        [one] Platz { $space } nehmen: { $count } Geschäft
       *[other] Platz { $space } nehmen: { $count } Geschäfte
    }
exodus-order-exchange = Geschäft
exodus-order-exchange-sell = { $what } für { $cp } CP verkaufen
exodus-order-exchange-buy = { $what } für { $cp } CP kaufen
exodus-order-mine = { $dice } Würfel werfen
exodus-order-put = { $what } legen: { $at }
exodus-order-target = { $rocket } abfeuern: { $from }, Ziel { $at } (ab { $die })
exodus-order-kill = Siedler töten: { $seat }
exodus-order-mount = Siedler an Bord nehmen: { $ship } ({ $cargo } von { $room })
exodus-order-ferry = Siedler umsiedeln: von { $from } nach { $at }
exodus-order-join = { $ship } folgt { $other }
exodus-order-order = { $ship }: { $token }, Ziel { $at }
exodus-order-order-blank = { $ship }: einen Schritt bleiben
exodus-order-step = { $ship } bewegen: Ziel { $at }
exodus-order-uncloak = Enttarnen ({ $at })
exodus-order-stay-cloaked = Getarnt bleiben
exodus-order-hit = Treffer auf { $ship } (Schaden { $damage }, Stärke { $strength })
exodus-order-deploy = Siedler absetzen: { $ship } ({ $at })
exodus-order-deploy-roll = Siedler absetzen: { $ship } ({ $at }, ab { $face })
exodus-order-discard = { $card } abwerfen
exodus-order-refit = Bauteile verlegen
exodus-order-invoke = { $card } nutzen
exodus-order-done = Fertig
exodus-order-done-commit = Festlegen
exodus-order-done-decline = Verzichten
exodus-order-done-grow = Wachsen
exodus-order-done-no-ability = Keine Fähigkeit nutzen
exodus-order-done-income = Einkünfte beenden
exodus-order-done-pick = Keine nehmen
exodus-order-done-pass = Passen
exodus-order-done-keep = Karte liegen lassen
exodus-order-done-targets = Zielwahl beenden
exodus-order-done-mount = Einschiffen beenden
exodus-order-done-moves = Bewegung beenden
exodus-order-done-deploy = Absetzen beenden
exodus-order-done-build = Schiffbau beenden
exodus-order-done-trade = Handel beenden
exodus-order-done-mine = Den Rest verfallen lassen
exodus-order-reopen = Meine Wahl zurücknehmen
exodus-order-concede = Aufgeben
exodus-order-call-time = Zeit ausrufen

## Die Textfassung

exodus-text-ring = Ring { $letter }
exodus-text-here = { $name }: { $text }
exodus-text-empire = { $seat } ({ $place }): jetzt { $points } SP, { $cp } CP, { $ax } Axinium, { $ph } Phasium. Siedler: { $home } auf der Heimat, { $stash } im Vorrat.
exodus-text-place = Karte { $number }
exodus-text-place-title = Karte { $number }, { $title }
exodus-text-techs = { $seat } kennt { $techs }.
exodus-text-trophy = { $seat } behält { $card }, { $vp } SP. Bonus fürs Abwerfen: { $text }
exodus-text-abilities = { $seat } hat Fähigkeitskarten: { $count }.
exodus-text-ability = { $seat } hält { $card }. { $when }: { $text }
exodus-text-played = { $seat } hat gespielt: { $cards }.
exodus-text-hand = Hand von { $seat }: { $cards }.
exodus-text-blueprint = Bauplan von { $seat }, { $type }: { $parts }. { $sums }.
exodus-text-no-parts = keine Bauteile
exodus-text-law = In Kraft: { $card }, { $kind }. { $text }
exodus-text-agenda = Zur Abstimmung, { $letter }: { $card }, { $kind }. { $text }
exodus-text-bonus = Bonusaktion dieser Runde: { $card }.
exodus-text-space = Platz { $space } am Markt: verkaufen für { $sell }, kaufen für { $buy }; rot: verkaufen für { $red-sell }, kaufen für { $red-buy }.
exodus-text-space-taken = Platz { $space } am Markt ist geschlossen ({ $seat }).
exodus-text-salvo = { $seat } zielt von { $from } auf { $at }: { $rocket }.
exodus-text-battle = Kampf ({ $at }), Kampfrunde { $round }: { $ships }.
exodus-text-guard = Der Wächter: { $card }, Würfel { $dice }, Stärke { $strength }, Schaden { $damage }.
exodus-text-order = Befehle für { $ship }: { $tokens }.
exodus-text-chosen = Gewählt: { $card }.
exodus-text-tokens = Marker
exodus-text-bids = Gebote
exodus-text-cards = Karten
exodus-text-techs-group = Technologien
exodus-text-parts = Bauteile: { $type }
exodus-text-rockets = Raketen
exodus-text-ferry = Siedler zwischen Planeten
exodus-text-help = Jederzeit
exodus-text-fact-type = Typ
exodus-text-fact-speed = Tempo
exodus-text-fact-dice = Würfel
exodus-text-fact-strength = Stärke
exodus-text-fact-room = Platz für Siedler
exodus-text-fact-worth = SP fürs Zerstören
exodus-text-worth = { $vp } SP

### Die Flugschule von Saga.

## Das letzte XPM

saga-lesson-start = Das letzte XPM
    .blurb = Hol ein XPM, besieg einen Räuber, reparier das Sprungtor.
    .done = eine Stufe kaufen, fliegen, kämpfen und das Sprungtor reparieren. Lern als Nächstes, wie eine Runde beginnt, oder spiel deine erste Partie.
saga-lesson-start-level = Kauf eine Stufe des Raumhafens und rüste die zweite Einheit aus, die deinen Schild erhöht. Ihr gewinnt alle, wenn in jedem Platz des Sprungtors ein XPM steckt, und ein Platz ist noch leer. Stufen kosten Astartium.
saga-lesson-start-upkeep = Beende den Unterhalt. Die Runde geht mit der Bewegung weiter. Behalte das übrige Astartium: Es repariert jederzeit deinen Rumpf.
saga-lesson-start-move = Flieg in den markierten Sektor, in dem das letzte XPM liegt. Dein Tempo gibt dir Bewegungspunkte. In einen Sektor zu fliegen kostet die Zahl, die auf ihm steht.
saga-lesson-start-load = Nimm das XPM auf. Das kostet einen weiteren Bewegungspunkt.
saga-lesson-start-fight = Beende die Bewegung und kämpf gegen den Räuber. Deine Kampfwürfel nehmen ihm Rumpf, und deine Schildwürfel halten seinen Schaden auf. Bleibt er übrig, kann er dir zum Sprungtor folgen.
saga-lesson-start-round = Beende deinen Ausbau und den nächsten Unterhalt. Du hast den Kampf und seine Belohnung gewonnen. Eine neue Runde beginnt mit einem Scanbericht.
saga-lesson-start-return = Flieg mit deinem XPM zurück zum Sprungtor.
saga-lesson-start-win = Beende die Bewegung, reparier das Sprungtor und wähl einen Wert für den Wurf: Dein Schild hat die meisten Würfel. Mit einem Erfolg steckt das letzte XPM in seinem Platz, und ihr gewinnt alle.

## Eine Runde beginnt

saga-lesson-round = Eine Runde beginnt
    .blurb = Scanbericht, Sektoren und die erste Stufe.
saga-lesson-round-scan = Leg den ersten neuen Sektor auf das markierte Feld. Ein Scanbericht nennt zwei Arten von Sektoren. Keine davon liegt schon auf der Karte, also legst du stattdessen zwei neue Sektoren. Ein neuer Sektor muss mindestens zwei andere berühren. Als Startspieler triffst du jede Wahl, die sonst niemand trifft.
saga-lesson-round-second = Leg den zweiten Sektor auf das markierte Feld, auf der anderen Seite des Sprungtors. Berichte nennen Sektoren nach Art und Farbe, für XPMs und für Räuber.
saga-lesson-round-level = Das ist der Unterhalt. Kauf eine Stufe des Raumhafens und rüste die erste Einheit aus. Der Raumhafen bringt Einheiten, das Forschungslabor Verstärkungen, und beide kosten Astartium. Der Bonus der Einheit zählt sofort. Ein Aktivierungsmarker nutzt ihre Fähigkeit.
saga-lesson-round-end = Beende den Unterhalt. Behalte das übrige Astartium für Reparaturen: Jederzeit repariert ein Astartium einen Rumpf.

## Fliegen und Laden

saga-lesson-flight = Bewegen und Laden
    .blurb = Bewegungspunkte, ein XPM und eine ruhige Begegnung.
saga-lesson-flight-move = Flieg in den markierten Sektor, in dem ein XPM liegt. Dein Tempo gibt dir Bewegungspunkte. In einen Sektor zu fliegen kostet die Zahl, die auf ihm steht.
saga-lesson-flight-load = Nimm das XPM auf. Das kostet einen weiteren Bewegungspunkt. Dein Frachtraum fasst nur ein XPM, und du kannst es nicht ablegen.
saga-lesson-flight-regroup = Beende die Bewegung, dann sammle dich für einen Erkundungsmarker. Jede Armada hat in jeder Runde eine Begegnung. Ohne Kampf kannst du dich sammeln: eine Karte, Rumpf oder ein Marker. Mit Erkundungsmarkern baut ihr Sternenbasen.

## Erkunden

saga-lesson-explore = Erkunden
    .blurb = Finde einen neuen Sektor, und begegne dem, was dort ist.
saga-lesson-explore-explore = Erkunde das markierte Feld. Ein angrenzendes Feld ohne Sektor kannst du erkunden, wenn zwei andere Sektoren es berühren. Erst wählst du das Feld, dann ziehst du das Plättchen. Erkunden beendet deine Bewegung.
saga-lesson-explore-side = Nimm die leichte Seite. Nach dem Erkunden musst du einer Erkundungskarte begegnen. Jede Seite verlangt eine Probe, und die schwere lohnt sich mehr. Für jeden Punkt des Wertes wirfst du einen Würfel. Hohe Augen sind Erfolge.
saga-lesson-explore-round = Beende deinen Ausbau: Du kannst nichts bauen. Dann wird der nächste Spieler Startspieler, und ein neuer Bericht bringt die ersten Räuber.

## Räuber bekämpfen

saga-lesson-raider = Räuber bekämpfen
    .blurb = Erst das Tempo vergleichen, dann gegen den Rumpf würfeln.
saga-lesson-raider-move = Flieg in den markierten Sektor, in dem ein Räuber steht. Ein Räuber greift nie von selbst an. Aber ihn zu verlassen kostet mehr Bewegungspunkte, und zwei Räuber in einem Sektor lösen eine Welle aus.
saga-lesson-raider-fight = Beende die Bewegung und bekämpfe den Räuber. Die schnellere Seite handelt zuerst, bei Gleichstand der Gegner. Deine Kampfwürfel nehmen dem Gegner Rumpf, deine Schildwürfel verringern seinen Schaden. Der Kampf endet, wenn eine Seite keinen Rumpf mehr hat.
saga-lesson-raider-repair = Gib ein Astartium aus, um deinen Rumpf zu reparieren. Das kannst du jederzeit, auch kurz bevor du Schaden nimmst. Dein Sieg hat dir einen Kampfmarker und Astartium gebracht.

## Aktionskarten

saga-lesson-cards = Aktionskarten
    .blurb = Kostenlos, stark und für jede Armada gut.
saga-lesson-cards-instant = Spiel die Reparaturkarte auf deine beschädigte Armada. Aktionskarten kosten nichts. Sofortkarten kannst du jederzeit spielen, auf deine Armada oder auf eine andere.
saga-lesson-cards-movement = Spiel die Bewegungskarte auf deine Armada. Sie gibt einer Armada, deren Bewegungszug nicht vorbei ist, Bewegungspunkte.
saga-lesson-cards-far = Flieg in den nächsten Sektor, dann erkunde das markierte Feld dahinter. Jetzt hast du genug Bewegungspunkte für beides.

## Ereignisse

saga-lesson-threat = Ereignisse
    .blurb = Schlimme Ereignisse bleiben, bis ihr für ihr Ende zahlt.
saga-lesson-threat-quell = Leg deine Kampfmarker auf das Ereignis, bis es weg ist. Es schadet euch allen zu Beginn jeder Runde. Jeder Spieler kann Kampfmarker zahlen, aus jedem Sektor.
saga-lesson-threat-repair = Repariere mit Astartium bis zum Ziel. Das Ereignis hat dich schon Rumpf gekostet.
saga-lesson-threat-regroup = Beende die Bewegung, dann sammle dich für einen Kampfmarker. Du brauchst ihn für das nächste Ereignis.

## Das Sprungtor reparieren

saga-lesson-gate = Das Sprungtor reparieren
    .blurb = Das Ziel der ersten Kampagne.
saga-lesson-gate-try = Du bist mit einem XPM auf dem Sprungtor. Nutz deine Begegnung, um das Sprungtor zu reparieren. Du ziehst ein Torereignis, und dieses ist ein Gegner. Dein Schildwurf misslingt, also leg deinen Aktivierungsmarker auf deinen Kommandanten, um Würfel neu zu werfen.
saga-lesson-gate-install = Wähl Würfel, die du neu wirfst, oder behalte den Wurf. Gewinn dann den Kampf, und das XPM kommt an seinen Platz. Den Marker nimmst du im nächsten Unterhalt zurück.

## Sternenbasen und Bosse

saga-lesson-base = Sternenbasen und Bosse
    .blurb = Wie ihr einen Boss hinter einem Kraftfeld besiegt.
saga-lesson-base-build = Bau eine Sternenbasis in diesem Nebel, in dem sich ein Boss verbirgt. Sein Kraftfeld hält allen Schaden ab, bis in seinem Sektor eine Sternenbasis steht. Du zahlst dafür Marker, und andere Spieler hier können mitzahlen.
saga-lesson-base-boss = Bekämpfe den Boss jetzt. Wer eine Sternenbasis im Sektor eines Bosses baut, darf ihn sofort bekämpfen. Die Sternenbasis gibt jedem Wurf hier und in angrenzenden Sektoren einen Würfel mehr.

## Bedingungen

saga-goal-at = Deine Armada ist hier: { $at }
saga-goal-explored = Hier liegt ein neuer Sektor: { $at }
saga-goal-carries = Ein XPM ist in deinem Frachtraum
saga-goal-installed = { $count ->
        [one] { $count } XPM ist eingebaut
       *[other] { $count } XPMs sind eingebaut
    }
saga-goal-astartium = Du hast { $count } Astartium
saga-goal-exploration = Du hast { $count } Erkundungsmarker
saga-goal-combat = Du hast { $count } Kampfmarker
saga-goal-hull = Dein Rumpf ist { $count } oder mehr
saga-goal-starport = Dein Raumhafen hat Stufe { $count }
saga-goal-lab = Dein Forschungslabor hat Stufe { $count }
saga-goal-equipped = Die Karte aus dem Tipp ist ausgerüstet
saga-goal-hand = { $count ->
        [one] Du hast { $count } Aktionskarte
       *[other] Du hast { $count } Aktionskarten
    }
saga-goal-played = Du hast die Karte gespielt
saga-goal-used = Du hast die Fähigkeit genutzt
saga-goal-passed = Du hast eine Probe bestanden
saga-goal-killed = { $count ->
        [one] { $count } Räuber ist besiegt
       *[other] { $count } Räuber sind besiegt
    }
saga-goal-removed = Das Ereignis ist entfernt
saga-goal-base = Hier steht eine Sternenbasis: { $at }
saga-goal-boss-killed = Der Boss ist besiegt
saga-goal-reached-events = Eine neue Runde beginnt
saga-goal-reached-upkeep = Der Unterhalt beginnt
saga-goal-reached-movement = Die Bewegung beginnt
saga-goal-reached-encounter = Die Begegnungen beginnen
saga-goal-reached-expand = Der Ausbau beginnt
saga-goal-victory = Ihr habt gewonnen

## Arten von Befehlen

saga-learn-kind-choose = einen Kommandanten wählen
saga-learn-kind-equip = ausrüsten
saga-learn-kind-order = wählen, was als Nächstes kommt
saga-learn-kind-at = ein Feld wählen
saga-learn-kind-pick = eine Figur wählen
saga-learn-kind-item = einen Gegenstand wählen
saga-learn-kind-branch = einen von zwei Effekten wählen
saga-learn-kind-pick-event = ein Ereignis wählen
saga-learn-kind-free = einen Marker zurücknehmen
saga-learn-kind-level-starport = eine Stufe des Raumhafens kaufen
saga-learn-kind-level-lab = eine Stufe des Forschungslabors kaufen
saga-learn-kind-move = fliegen
saga-learn-kind-explore = erkunden
saga-learn-kind-pick-up = ein XPM aufnehmen
saga-learn-kind-side-easy = die leichte Seite nehmen
saga-learn-kind-side-hard = die schwere Seite nehmen
saga-learn-kind-fight = kämpfen
saga-learn-kind-regroup-draw = Sammeln: eine Karte
saga-learn-kind-regroup-repair = Sammeln: Rumpf
saga-learn-kind-regroup-exploration = Sammeln: ein Erkundungsmarker
saga-learn-kind-regroup-combat = Sammeln: ein Kampfmarker
saga-learn-kind-swap = Sammeln: eine Karte tauschen
saga-learn-kind-encounter = die Begegnung des Szenarios
saga-learn-kind-build = bauen
saga-learn-kind-share = einen Anteil zahlen
saga-learn-kind-agree = zustimmen
saga-learn-kind-decline = ablehnen
saga-learn-kind-play = eine Karte spielen
saga-learn-kind-activate = eine Fähigkeit nutzen
saga-learn-kind-repair = reparieren
saga-learn-kind-quell = einen Marker auf ein Ereignis
saga-learn-kind-reroll = einen Würfel neu werfen
saga-learn-kind-done = passen

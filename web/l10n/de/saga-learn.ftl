### Die Flugschule von Saga.

## Eine Runde beginnt

saga-lesson-round = Eine Runde beginnt
    .blurb = Scanbericht, Sektoren und die erste Stufe.
saga-lesson-round-scan = Du bist der Startspieler und entscheidest, was sonst niemand entscheidet. Ein Scanbericht nennt zwei Arten von Sektoren. Keine davon liegt schon auf der Karte, also kommen stattdessen zwei neue Sektoren. Ein neuer Sektor berührt mindestens zwei andere. Leg den ersten dorthin, wo das Zeichen ist.
saga-lesson-round-second = Auf Farbe und Form kommt es an: Berichte und Verstärkungen nennen Sektoren danach. Leg den zweiten Sektor zum Zeichen, auf die andere Seite des Sprungtors.
saga-lesson-round-level = Der Unterhalt. Astartium kauft Stufen: Der Raumhafen bringt Einheiten, das Forschungslabor Verstärkungen. Kauf eine Stufe des Raumhafens und rüste die erste Einheit aus. Ihr Bonus zählt sofort, und ein Aktivierungsmarker nutzt ihre Fähigkeit.
saga-lesson-round-end = Den Rest kannst du für Reparaturen behalten: Ein Astartium ist ein Rumpf, jederzeit. Beende deinen Unterhalt.

## Fliegen und Laden

saga-lesson-flight = Fliegen und Laden
    .blurb = Bewegungspunkte, ein XPM und eine ruhige Begegnung.
saga-lesson-flight-move = Dein Tempo sind deine Bewegungspunkte. In einen Sektor zu fliegen kostet, was auf ihm steht. Auf dem Sektor mit dem Zeichen liegt ein XPM: Flieg hin.
saga-lesson-flight-load = Es aufzunehmen kostet einen Punkt. Dein Frachtraum fasst nur ein XPM, und es verlässt ihn nur, wo eine Regel es sagt. Nimm es an Bord.
saga-lesson-flight-regroup = Beende deine Bewegung. Jede Armada hat in einer Runde eine Begegnung. Wo es nichts zu kämpfen gibt, sammle dich: eine Karte, Rumpf oder ein Marker. Nimm einen Erkundungsmarker, daraus werden Sternenbasen gebaut.

## Erkunden

saga-lesson-explore = Erkunden
    .blurb = Ein Schritt ins Dunkel, und was dort wartet.
saga-lesson-explore-explore = Du kannst dorthin fliegen, wo kein Sektor liegt, wenn zwei andere die Stelle berühren. Erst wählst du die Stelle, dann wird das Plättchen gezogen, und deine Bewegung ist vorbei. Erkunde das Feld mit dem Zeichen.
saga-lesson-explore-side = Wer erkundet, muss dem begegnen, was dort ist. Eine Erkundungskarte hat eine leichte und eine schwere Seite: Jede verlangt eine Probe, und die schwere lohnt sich mehr. Für jeden Punkt des Wertes wirfst du einen Würfel, und hohe Augen sind ein Erfolg. Nimm die leichte Seite.
saga-lesson-explore-round = Gelungen. Es gibt nichts zu bauen: Beende deinen Ausbau. Der Startspieler wechselt, ein neuer Bericht kommt, und mit ihm die ersten Räuber.

## Räuber bekämpfen

saga-lesson-raider = Räuber bekämpfen
    .blurb = Erst das Tempo, dann Würfel gegen Rumpf.
saga-lesson-raider-move = Auf dem Sektor mit dem Zeichen steht ein Räuber. Er greift nie von selbst an, aber von ihm wegzufliegen kostet Bewegungspunkte, und zwei zusammen bringen Schlimmeres. Flieg zu ihm.
saga-lesson-raider-fight = Beende deine Bewegung und kämpfe. Wer schneller ist, schlägt zuerst; bei gleichem Tempo ist es der Gegner. Deine Kampfwürfel sind deine Treffer, deine Schildwürfel mindern den Schaden. Es geht weiter, bis einer von euch fort ist.
saga-lesson-raider-repair = Besiegt: Ein Kampfmarker und Astartium gehören dir. Gib ein Astartium aus und repariere. Das darfst du jederzeit, auch kurz bevor Schaden zählt.

## Aktionskarten

saga-lesson-cards = Aktionskarten
    .blurb = Kostenlos, stark, und auch für Freunde.
saga-lesson-cards-instant = Aktionskarten kosten nichts. Sofortkarten spielst du jederzeit, auf deine eigene Armada oder auf eine andere. Du bist beschädigt: Spiel die Reparatur auf deine Armada.
saga-lesson-cards-movement = Die andere ist eine Bewegungskarte: Sie gibt einer Armada, deren Zug nicht vorbei ist, Bewegungspunkte. Spiel sie auf deine.
saga-lesson-cards-far = Jetzt reicht es für einen Flug und dahinter für das Erkunden. Flieg über den nächsten Sektor zum Feld mit dem Zeichen.

## Ereignisse

saga-lesson-threat = Ereignisse
    .blurb = Was bleibt, bis jemand zahlt.
saga-lesson-threat-quell = Ein Ereignis ist im Spiel: Zu Beginn jeder Runde trifft es euch alle. Kampfmarker entfernen es, von überall, von allen, die welche haben. Leg deine darauf, bis es fort ist.
saga-lesson-threat-repair = Rumpf hat es dich schon gekostet. Repariere für Astartium, so weit das Ziel es sagt.
saga-lesson-threat-regroup = Das nächste Ereignis wird kommen. Beende deine Bewegung und sammle dich für einen Kampfmarker.

## Das Sprungtor reparieren

saga-lesson-gate = Das Sprungtor reparieren
    .blurb = Worum es in der ersten Kampagne geht.
saga-lesson-gate-try = Du bist mit einem XPM auf dem Sprungtor. Nutz deine Begegnung, um es einzubauen: Ein Torereignis entscheidet. Diesmal ist es ein Gegner, und dein Schild hat versagt. Leg deinen Aktivierungsmarker auf deinen Kommandanten, der dich Würfel neu werfen lässt.
saga-lesson-gate-install = Wähl Würfel, die du neu wirfst, oder lass sie, wie sie sind. Dann geht der Kampf weiter. Gewinnst du ihn, ist das XPM an seinem Platz. Der Marker kommt im nächsten Unterhalt zurück.

## Sternenbasen und Bosse

saga-lesson-base = Sternenbasen und Bosse
    .blurb = Ein Boss hinter einem Kraftfeld, und wie er fällt.
saga-lesson-base-build = In diesem Nebel verbirgt sich ein Boss. Sein Kraftfeld hält allen Schaden ab, außer wenn in seinem Sektor eine Sternenbasis steht. Beim Ausbau werden Marker zu einer Sternenbasis, deine und die anderer, die hier sind. Bau sie.
saga-lesson-base-boss = Die Sternenbasis gibt jedem Wurf hier und nebenan einen Würfel mehr. Wer sie bei einem Boss baut, darf sofort kämpfen. Sag Ja.

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
saga-goal-equipped = Die genannte Karte ist ausgerüstet
saga-goal-hand = { $count ->
        [one] Du hast { $count } Aktionskarte
       *[other] Du hast { $count } Aktionskarten
    }
saga-goal-played = Die Karte ist gespielt
saga-goal-used = Die Fähigkeit ist genutzt
saga-goal-passed = Eine Probe ist gelungen
saga-goal-killed = { $count ->
        [one] { $count } Räuber ist besiegt
       *[other] { $count } Räuber sind besiegt
    }
saga-goal-removed = Das Ereignis ist fort
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
saga-learn-kind-order = ordnen
saga-learn-kind-at = ein Feld wählen
saga-learn-kind-pick = eine Figur wählen
saga-learn-kind-item = einen Gegenstand wählen
saga-learn-kind-branch = eines von zweien wählen
saga-learn-kind-pick-event = ein Ereignis wählen
saga-learn-kind-free = eine Karte freimachen
saga-learn-kind-level-starport = Raumhafen
saga-learn-kind-level-lab = Forschungslabor
saga-learn-kind-move = fliegen
saga-learn-kind-explore = erkunden
saga-learn-kind-pick-up = ein XPM aufnehmen
saga-learn-kind-side-easy = die leichte Seite
saga-learn-kind-side-hard = die schwere Seite
saga-learn-kind-fight = kämpfen
saga-learn-kind-regroup-draw = Sammeln: eine Karte
saga-learn-kind-regroup-repair = Sammeln: Rumpf
saga-learn-kind-regroup-exploration = Sammeln: ein Erkundungsmarker
saga-learn-kind-regroup-combat = Sammeln: ein Kampfmarker
saga-learn-kind-swap = Sammeln: eine Karte tauschen
saga-learn-kind-encounter = die Begegnung des Szenarios
saga-learn-kind-build = bauen
saga-learn-kind-share = beisteuern
saga-learn-kind-agree = zustimmen
saga-learn-kind-decline = ablehnen
saga-learn-kind-play = eine Karte spielen
saga-learn-kind-activate = eine Fähigkeit nutzen
saga-learn-kind-repair = reparieren
saga-learn-kind-quell = einen Marker auf ein Ereignis
saga-learn-kind-reroll = einen Würfel neu werfen
saga-learn-kind-done = passen

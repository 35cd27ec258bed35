### Lektionen, Hinweise und Rätsel von Centauri Rift.

## Lektionen von Centauri Rift

rift-lesson-flight = Erster Flug
    .blurb = Flieg zu einem gegnerischen Schiff und zerstör es.
    .done = fliegen, einen Zug beenden, zielen und feuern. Lern als Nächstes Kurven, oder spiel deine erste Partie.
rift-lesson-flight-faster = Drück „{ rift-order-faster }“. Du fliegst den Rhino links und gewinnst, wenn du die Screech rechts zerstörst. Dein Schiff steht still, und Tempo kostet Energie, wie die meisten Befehle.
rift-lesson-flight-fly = Drück „{ rift-order-step }“ oder das markierte Feld auf dem Spielfeld. Du hast jetzt Tempo, und das Fliegen selbst kostet nichts.
rift-lesson-flight-end = Beende den Zug. Das geht erst, wenn du so viele Felder geflogen bist, wie dein Tempo angibt.
rift-lesson-flight-keep = Werde noch einmal schneller, flieg zum markierten Feld und beende den Zug. Dein Reaktor ist wieder voll, und dein Tempo ist geblieben: Im All bremst nichts ein Schiff.
rift-lesson-flight-brake = Flieg zum markierten Feld. Werde dann langsamer, bis du stehst, und beende den Zug. Bremsen kostet so viel wie Beschleunigen.
rift-lesson-flight-reverse = Werde noch einmal langsamer, dann fliegst du rückwärts. Flieg ein Feld zurück, zur Marke: Von dort liegt die Screech schräg voraus.
rift-lesson-flight-aim = Dreh einmal nach rechts. Die meisten Waffen feuern geradeaus, und jetzt schaut dein Schiff auf die Screech.
rift-lesson-flight-lasers = Feuere alle Laser auf die Screech. Sie ist in Reichweite, und jeder Schuss trifft. Zuerst nehmen ihre Schilde auf dieser Seite den Schaden.
rift-lesson-flight-win = Feuere einen Torpedo und zerstör die Screech. Ihre Schilde auf dieser Seite sind weg, darum trifft der Torpedo den Rumpf. Torpedos treffen hart und kosten keine Energie.

rift-lesson-turns = Drehen
    .blurb = Richtungen, und wie man eine Kurve fliegt.
rift-lesson-turns-left = Dreh einmal nach links. Ein Schiff schaut auf eine Kante oder eine Ecke seines Feldes, deines danach auf eine Ecke.
rift-lesson-turns-diagonal = Werde schneller und flieg zur Marke. Ein Schiff fliegt, wohin es schaut, und ein schräges Feld zählt als eines.
rift-lesson-turns-around = Dreh noch einmal nach links, werde schneller und flieg zur Marke. Der Planet versperrt den Weg, und du brauchst zwei Züge.
rift-lesson-turns-between = Flieg zur Marke und schau dort nach rechts. Du kannst auch zwischen zwei Feldern drehen.

rift-lesson-planes = Ebenen
    .blurb = Über die Wand, nicht hindurch.
rift-lesson-planes-wall = Nimm Tempo auf, flieg zum markierten Feld und beende den Zug. Vor dir ist eine Wand aus Fels.
rift-lesson-planes-rise = Drück „{ rift-order-rise }“. Die Felsen liegen in der mittleren Ebene, und du auch. Der Ring um ein Schiff zeigt seine Ebene.
rift-lesson-planes-over = Flieg über die Wand zur Marke. In dieser Ebene ist nichts im Weg.
rift-lesson-planes-sink = Sinke in die unterste Ebene. Ein Ebenenwechsel kostet Energie. Er zählt nicht als geflogenes Feld, und dein Tempo bleibt.

rift-lesson-energy = Energie
    .blurb = Hauptreaktor, Hilfsspeicher und die letzte Einheit.
rift-lesson-energy-store = Speichere so viel Energie im Hilfsspeicher, wie der Schritt verlangt. Der Hauptreaktor wird in jedem Zug neu gefüllt, und Energie, die du weder ausgibst noch speicherst, ist verloren.
rift-lesson-energy-refill = Beende den Zug und sieh in der Konsole auf den Reaktor. Der Hilfsspeicher behält seine Energie.
rift-lesson-energy-spend = Gib fast alle Energie aus, wofür du willst, aber behalte die letzte Einheit im Hauptreaktor. Sie speist deine Schilde. Reaktor und Hilfsspeicher bezahlen dieselben Befehle.
rift-lesson-energy-dark = Gib jetzt auch die letzte Einheit aus. Du musst das bestätigen, denn deine Schilde gehen herunter.
rift-lesson-energy-again = Beende den Zug. Ohne Schilde geht jeder Treffer in den Rumpf. Im nächsten Zug ist der Reaktor voll, und die Schilde sind zurück.

rift-lesson-weapons = Waffen
    .blurb = Reichweite, Torpedos und die Seite, die du triffst.
rift-lesson-weapons-lasers = Feuere alle Laser auf den Hammer vor dir. Er ist gerade noch in Reichweite. Jeder Lauf feuert einmal je Zug, und jeder Schuss trifft.
rift-lesson-weapons-torpedoes = Werde schneller, flieg ein Feld näher und feuere beide Torpedos. Sie kosten keine Energie und treffen hart, reichen aber weniger weit.
rift-lesson-weapons-halt = Werde langsamer, bis du stehst, und beende den Zug. Die Seite des Hammers, die dir zugewandt ist, hat fast alle Schilde verloren.
rift-lesson-weapons-sides = Dreh dich zum Screech und triff ihn je einmal vorn und rechts. Er steht schräg zu dir, und du wählst, welche von zwei Seiten ein Schuss trifft.

rift-lesson-shields = Schilde
    .blurb = Schildbalken auf die bedrohte Seite verlegen.
rift-lesson-shields-relocate = Verlege einen Balken nach vorn: Drück in der Konsole einen Balken einer anderen Seite, dann die leere Stelle. Der Rhino vor dir wird dich vorn treffen, und dort hast du nur einen schwachen Balken.
rift-lesson-shields-swap = Tausche den schwachen Balken vorn gegen einen starken einer anderen Seite.
rift-lesson-shields-endure = Beende den Zug. Der Rhino feuert gleich alle Waffen ab, die er vorn hat, und deine Schilde vorn halten es aus.
    .why = Ordne jetzt nur die Schilde um, oder beende den Zug.
rift-lesson-shields-answer = Feuere alle vorderen Waffen auf den Rhino. Dein Rumpf hat keinen Schaden genommen. Verlorene Balken kommen nie zurück, also halte die besten dort, wo du sie brauchst.

rift-lesson-mines = Minen
    .blurb = Eine Mine zurücklassen und weit weg sein.
rift-lesson-mines-release = Klink eine Mine aus. Du fliegst einen Hammer, und hinter dir ist ein Rhino. Die Mine kostet nichts und wartet unter deinem Schiff.
rift-lesson-mines-leave = Flieg die beiden Felder deiner Flugpflicht. Die Mine bleibt in dem Feld, das du verlässt. Beende nie einen Zug mit einer Mine unter dir: Sie würde detonieren.
rift-lesson-mines-lure = Beende den Zug und lass den Rhino kommen.
rift-lesson-mines-away = Werde einmal langsamer, flieg ein Feld zur Marke und beende den Zug. Die Explosion reicht { $blast } Felder weit, in allen Ebenen, und bei der Marke bist du außer Reichweite.
rift-lesson-mines-shoot = Dreh dich zu der Mine unten auf dem Spielfeld und feuere einen Laser auf sie. Du kannst auf jede Mine schießen, und von dieser bist du weit genug weg.

rift-lesson-warp = Warp und Ionenkanone
    .blurb = Laden, springen, drehen, feuern.
rift-lesson-warp-charge = Lade die Ionenkanone deines Screech. Ein geladener Schuss trifft härter, und das Laden dauert bis zu deinem nächsten Zug.
rift-lesson-warp-wait = Beende den Zug. Vorher kannst du Energie speichern.
rift-lesson-warp-jump = Drück „{ rift-order-warp }“ und wähle das markierte Feld. Ein Warpsprung kostet viel Energie und geht immer geradeaus.
rift-lesson-warp-fire = Dreh dich zum Rhino und feuere die Ionenkanone. Nach einem Warpsprung darfst du noch drehen und feuern. Der Hilfsspeicher zahlt den Rest, und der Reaktor behält seine letzte Einheit.

rift-lesson-nebula = Nebel
    .blurb = Versteck dich im Nebel und verlass ihn rechtzeitig.
rift-lesson-nebula-enter = Flieg in den Nebel, zur Marke. Hinter dir ist ein Rhino bereit zu feuern. Im Nebel sind deine Schilde unten.
rift-lesson-nebula-hide = Beende den Zug. Kein Schuss geht über den Rand eines Nebels, weder hinein noch hinaus, und der Rhino kann nicht auf dich feuern.
rift-lesson-nebula-inside = Flieg zur Marke und beende den Zug. Der Rhino wird dir folgen.
rift-lesson-nebula-answer = Feuere alle hinteren Laser ab. Im Nebel kann der Rhino auf dich feuern, und jeder Treffer geht in den Rumpf. Auch seine Schilde sind hier unten.
rift-lesson-nebula-leave = Flieg aus dem Nebel zur Marke und beende den Zug. Deine Schilde wirken wieder, und der Rand des Nebels liegt zwischen dir und dem Rhino.

rift-lesson-duel = Erstes Duell
    .blurb = Alles zusammen, gegen einen Fähnrich.
rift-lesson-duel-win = Zerstöre den anderen Rhino. Jetzt kannst du jeden Befehl geben. Der Rhino ist beschädigt, und ein Fähnrich fliegt ihn. Komm nah heran, zeig ihm eine starke Seite und feuere auf eine schwache.

## Was ein Schritt verlangt

rift-goal-at = auf { $square } sein
rift-goal-plane = in Ebene { $plane } sein
rift-goal-heading = nach { $heading } schauen
rift-goal-speed = Tempo { $speed }
rift-goal-turn-ended = Zug beendet
rift-goal-warped = gesprungen
rift-goal-stored = mindestens { $units } Energie gespeichert
rift-goal-drained = höchstens { $units } Energie übrig
rift-goal-shields-up = Schilde oben
rift-goal-shields-down = Schilde unten
rift-goal-hull = Rumpf mindestens { $hull }
rift-goal-bars = Schilde { $side } mindestens { $strength }
rift-goal-canon = Ionenkanone: { $ion }
rift-goal-mine-waits = eine Mine wartet unter dem Schiff
rift-goal-mine = eine Mine auf { $space }
rift-goal-no-mine = keine Mine auf { $space }
rift-goal-fired = { $weapon } abgefeuert
rift-goal-hit = { $ship } getroffen: { $side }
rift-goal-damage = { $ship } nimmt mindestens { $damage } Schaden
rift-goal-destroyed = { $ship } zerstört

## Hinweise

rift-hint-whole = { $ship }: { $plan }.
rift-hint-fire = { $ship } kann von hier aus ein Ziel treffen.
rift-hint-close = { $ship }: Flieg erst auf ein besseres Feld, dann feuere.
rift-hint-away = { $ship }: Feuere erst, dann flieg weg.
rift-hint-warp = { $ship }: Denk an einen Warpsprung.
rift-hint-shields = { $ship } hat gerade kein Ziel. Sieh nach den Schilden.
rift-hint-move = { $ship } hat gerade kein Ziel. Flieg auf ein besseres Feld.
rift-hint-wait = In diesem Zug ist wenig zu tun. Spar deine Energie.

## Rätsel

rift-puzzle-task = Zerstöre in diesem Zug: { $targets }. Andere Schiffe handeln nicht.

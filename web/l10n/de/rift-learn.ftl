### Lektionen, Hinweise und Rätsel von Centauri Rift.

## Lektionen von Centauri Rift

rift-lesson-flight = Schub
    .blurb = Tempo, und warum es bleibt.
rift-lesson-flight-faster = Dein Schiff, der Rhino links, schaut nach rechts und steht still. Drück „{ rift-order-faster }“. Das kostet Energie, wie fast alles.
rift-lesson-flight-fly = Jetzt hast du Tempo. Drück „{ rift-order-step }“ oder das markierte Feld auf dem Spielfeld. Der Flug selbst kostet nichts.
rift-lesson-flight-end = Du bist so viele Felder geflogen, wie dein Tempo sagt. Erst dann darfst du den Zug beenden. Tu es.
rift-lesson-flight-keep = Dein Reaktor ist wieder voll, und dein Tempo ist noch da: Im All bremst nichts. Werde noch einmal schneller, flieg zum markierten Feld und beende den Zug.
rift-lesson-flight-brake = Flieg weiter zum markierten Feld. Werde dann langsamer, bis du stehst, und beende den Zug. Bremsen kostet so viel wie Beschleunigen.
rift-lesson-flight-reverse = Werde noch langsamer als null, dann fliegst du rückwärts. Flieg ein Feld zurück, zur Marke.

rift-lesson-turns = Drehen
    .blurb = Richtungen und weiche Kurven.
rift-lesson-turns-left = Ein Schiff schaut gerade oder schräg über die Felder. Dreh einmal nach links, sodass es auf eine Ecke des Feldes zeigt.
rift-lesson-turns-diagonal = Ein Schiff fliegt, wohin es schaut. Werde schneller und flieg zur Marke: Ein schräges Feld zählt als eines.
rift-lesson-turns-around = Der Planet versperrt den Weg. Dreh noch einmal nach links, werde schneller und flieg zur Marke. Du brauchst dafür zwei Züge.
rift-lesson-turns-between = Auch zwischen zwei Feldern darfst du drehen. Erreich die Marke und schau dort nach rechts.

rift-lesson-planes = Ebenen
    .blurb = Über die Wand statt hindurch.
rift-lesson-planes-wall = Eine Wand aus Fels. Flieg mit Tempo bis vor sie, zum markierten Feld, und beende den Zug.
rift-lesson-planes-rise = Die Felsen liegen in der mittleren Ebene, und du auch. Der Ring um ein Schiff zeigt seine Ebene. Drück „{ rift-order-rise }“.
rift-lesson-planes-over = Hier oben ist nichts im Weg. Flieg über die Wand zur Marke.
rift-lesson-planes-sink = Die Ebene zu wechseln ist kein Flug: Es kostet Energie und ändert nichts an deinem Tempo. Sinke in die unterste Ebene.

rift-lesson-energy = Energie
    .blurb = Reaktor, Speicher und die letzte Einheit.
rift-lesson-energy-store = Der Hauptreaktor wird in jedem Zug neu gefüllt. Was du nicht brauchst, geht verloren, außer du speicherst es. Speichere so viel im Hilfsspeicher, wie der Schritt verlangt.
rift-lesson-energy-refill = Beende den Zug und sieh in der Konsole auf den Reaktor. Der Speicher behält, was er hat.
rift-lesson-energy-spend = Reaktor und Speicher bezahlen dasselbe. Gib fast alles aus, wofür du willst, aber behalte die letzte Einheit des Reaktors: Sie speist deine Schilde.
rift-lesson-energy-dark = Gib jetzt auch die letzte Einheit aus. Du wirst vorher gefragt, denn mit ihr fallen deine Schilde.
rift-lesson-energy-again = Ohne Schilde geht jeder Treffer in den Rumpf. Beende den Zug: Mit dem nächsten ist der Reaktor voll, und die Schilde sind zurück.

rift-lesson-weapons = Waffen
    .blurb = Reichweite, Torpedos und die Seite, die du triffst.
rift-lesson-weapons-lasers = Der Hammer vor dir ist gerade noch in Reichweite deiner Laser. Jeder Lauf feuert einmal je Zug, und jeder Schuss trifft. Feuere alle ab.
rift-lesson-weapons-torpedoes = Torpedos kosten keine Energie und treffen hart, reichen aber nicht so weit. Werde schneller, flieg ein Feld näher und feuere beide.
rift-lesson-weapons-halt = Zähl nach: Die Seite, die dir zugewandt war, hat fast alle Balken verloren. Werde langsamer, bis du stehst, und beende den Zug.
rift-lesson-weapons-sides = Der Screech steht schräg zu dir. Dreh dich zu ihm. Ein schräger Schuss kann eine von zwei Seiten treffen, und du wählst: Triff je einmal vorn und rechts.

rift-lesson-shields = Schilde
    .blurb = Die Balken dorthin, wo der Treffer fällt.
rift-lesson-shields-relocate = Der Rhino vor dir wird dich vorn treffen, und dort hast du nur einen schwachen Balken. Verleg einen Balken von einer anderen Seite: Drück ihn in der Konsole, dann die leere Stelle.
rift-lesson-shields-swap = Besser. Der schwache Balken ist noch vorn: Tausch ihn gegen einen starken einer anderen Seite.
rift-lesson-shields-endure = Der Rhino feuert gleich alles ab, was er vorn hat. Deine Schilde halten es aus. Beende den Zug.
    .why = Jetzt nur die Schilde, oder beende den Zug.
rift-lesson-shields-answer = Kein Kratzer am Rumpf. Verlorene Balken wachsen nie nach, also halt die besten dort, wo du sie brauchst. Antworte jetzt mit allem, was nach vorn feuert.

rift-lesson-mines = Minen
    .blurb = Eine zurücklassen und weit weg sein.
rift-lesson-mines-release = Du fliegst einen Hammer, hinter dir ist ein Rhino. Eine Mine kostet nichts. Klink eine aus: Sie wartet unter deinem Schiff.
rift-lesson-mines-leave = Sie bleibt in dem Feld zurück, das du verlässt. Flieg weiter, die beiden Felder, die du noch fliegen musst. Beende nie einen Zug mit einer Mine unter dir: Sie ginge hoch.
rift-lesson-mines-lure = Beende den Zug und lass den Rhino kommen.
rift-lesson-mines-away = Die Explosion reicht { $blast } Felder weit, in allen Ebenen. Werde einmal langsamer und flieg ein Feld zur Marke, dann bist du außer Reichweite. Beende den Zug.
rift-lesson-mines-shoot = Auch auf Minen kannst du schießen, egal, wem sie gehören. Eine liegt unten auf dem Spielfeld. Dreh dich zu ihr und zünde sie mit einem Laser: Du bist weit genug weg.

rift-lesson-warp = Warp und Ionenkanone
    .blurb = Laden, springen, drehen, feuern.
rift-lesson-warp-charge = Du fliegst einen Screech. Geladen trifft seine Ionenkanone härter, und das Laden dauert bis zu deinem nächsten Zug. Lade sie.
rift-lesson-warp-wait = Beende den Zug. Vorher darfst du Energie speichern.
rift-lesson-warp-jump = Geladen. Jetzt spring: Drück „{ rift-order-warp }“ und wähl das markierte Feld. Ein Sprung ist teuer und geht immer geradeaus.
rift-lesson-warp-fire = Nach einem Sprung darfst du noch drehen und feuern. Wende dich dem Rhino zu und feuere die Ionenkanone; dein Speicher zahlt, was der Reaktor behalten muss.

rift-lesson-nebula = Nebel
    .blurb = Versteck dich in einer Wolke und geh rechtzeitig.
rift-lesson-nebula-enter = Hinter dir ist ein Rhino, bereit zu feuern. Flieg in die Wolke, zur Marke. Dort wirken deine Schilde nicht.
rift-lesson-nebula-hide = Aber kein Schuss geht über den Rand einer Wolke, weder hinein noch hinaus. Beende den Zug: Der Rhino kann nicht auf dich feuern.
rift-lesson-nebula-inside = Jetzt wird er dir folgen. Flieg weiter zur Marke und beende den Zug.
rift-lesson-nebula-answer = In der Wolke kann er feuern, und jeder Treffer geht in den Rumpf. Auch er hat hier keine Schilde: Antworte mit allen Lasern, die nach hinten feuern.
rift-lesson-nebula-leave = Bleib nicht hier. Flieg aus der Wolke zur Marke und beende den Zug: Deine Schilde wirken wieder, und der Rand der Wolke liegt zwischen euch.

rift-lesson-duel = Ein erstes Duell
    .blurb = Alles zusammen, gegen einen Fähnrich.
rift-lesson-duel-win = Jetzt gehören alle Befehle dir. Der andere Rhino ist beschädigt, und ein Fähnrich fliegt ihn. Komm nah heran, zeig ihm eine starke Seite, feuere, wo er schwach ist. Zerstöre ihn.

## Was ein Schritt verlangt

rift-goal-at = auf { $square } sein
rift-goal-plane = in Ebene { $plane } sein
rift-goal-heading = nach { $heading } schauen
rift-goal-speed = Tempo { $speed }
rift-goal-turn-ended = Zug beendet
rift-goal-warped = gesprungen
rift-goal-stored = mindestens { $units } gespeichert
rift-goal-drained = höchstens { $units } übrig
rift-goal-shields-up = Schilde oben
rift-goal-shields-down = Schilde unten
rift-goal-hull = Rumpf mindestens { $hull }
rift-goal-bars = { $side }: mindestens { $strength }
rift-goal-canon = Ionenkanone: { $ion }
rift-goal-mine-waits = eine Mine wartet
rift-goal-mine = eine Mine auf { $space }
rift-goal-no-mine = keine Mine auf { $space }
rift-goal-fired = { $weapon } abgefeuert
rift-goal-hit = { $ship } getroffen: { $side }
rift-goal-damage = { $ship } verliert { $damage }
rift-goal-destroyed = { $ship } zerstört

## Hinweise

rift-hint-whole = { $ship }: { $plan }.
rift-hint-fire = { $ship }: Von hier aus gibt es etwas zu treffen.
rift-hint-close = { $ship }: Erst ein besserer Platz, dann die Waffen.
rift-hint-away = { $ship }: Erst feuern, dann aus dem Weg.
rift-hint-warp = { $ship }: Denk an einen Sprung.
rift-hint-shields = { $ship }: Gerade gibt es nichts zu treffen, aber sieh nach deinen Schilden.
rift-hint-move = { $ship }: Gerade gibt es nichts zu treffen. Such dir einen besseren Platz.
rift-hint-wait = Kaum etwas zu tun. Spar deine Energie.

## Rätsel

rift-puzzle-task = Zerstöre in diesem Zug: { $targets }. Die anderen handeln nicht.

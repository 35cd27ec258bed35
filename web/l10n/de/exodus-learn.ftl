### Flugschule von Exodus.

## Die letzte Runde

exodus-lesson-start = Die letzte Runde
    .blurb = Bau, kämpf, lande und gewinne die Partie.
    .done = ein Schiff bauen, Flugbefehle geben, kämpfen und einen Planeten einnehmen. Lern als Nächstes, woher deine Einkünfte kommen, oder spiel deine erste Partie.
exodus-lesson-start-play = Spiel { exodus-deed-build }. Du spielst { exodus-seat-a }, und { exodus-seat-b } führt. Die meisten SP gewinnen, und das ist die letzte Runde: Du bekommst noch SP im Kampf, auf einem Planeten und beim Hohen Rat.
exodus-lesson-start-build = Bau ein Schiff: { exodus-type-fighter }. Schiffe kosten CP und Axinium. Das neue Schiff erscheint sofort bei deiner Heimat.
exodus-lesson-start-pass = Drück „{ exodus-order-done-pass }“. Eine Reaktion kostet Siedler, und du brauchst deine Siedler für einen Planeten. Danach beginnt die Eroberung.
exodus-lesson-start-mount = Nimm so viele Siedler an Bord, wie das Ziel sagt ({ exodus-type-carrier }). Drück dann „{ exodus-order-done-mount }“.
exodus-lesson-start-attack = Schick den Träger nach { exodus-planet-b07 } und den Jäger auf das markierte Feld mit dem gegnerischen Schiff. Drück dann „{ exodus-order-done-commit }“. Alle Schiffe fliegen gleichzeitig, und Schiffe, die auf Gegner treffen, kämpfen.
exodus-lesson-start-land = Setz einen Siedler ab ({ exodus-planet-b07 }). Du hast den Kampf und seine SP gewonnen. Wer die meisten Siedler auf einem Planeten hat, bekommt seine SP.
exodus-lesson-start-stage = Drück „{ exodus-order-done-deploy }“, dann „{ exodus-order-done-mount }“. Eine Runde hat mehr als eine Eroberungsphase, und das ist die letzte.
exodus-lesson-start-council = Schick den Jäger zum Hohen Rat und drück „{ exodus-order-done-commit }“, dann „{ exodus-order-done-moves }“. Ein Schiff bringt dort mehr SP als an jedem anderen Ort.
exodus-lesson-start-win = Drück „{ exodus-order-done-deploy }“ und beende die Partie. Jetzt zählen Planeten, Schiffe, Kämpfe und Ämter, und du hast die meisten SP.

## Einkünfte

exodus-lesson-income = Einkünfte und Steuer
    .blurb = Marker, Steuer und Planeten, die leer werden.
exodus-lesson-income-mine = Du spielst { exodus-seat-a }. Die Bonusaktion dieser Runde ist Bergbau, also dürfen alle Kolonien abbauen. Wähl Bergbau: Der Würfel sagt, wie viele Marker du auf Planeten legen darfst. Leg einen auf { exodus-planet-r03 }, wo keiner mehr liegt, und einen auf deine Heimat. Volle Planeten bekommen nichts, also wähl Bergbau nie in der ersten Runde.
exodus-lesson-income-axinium = Eine neue Runde beginnt. Deine Heimat hat Siedler bekommen und dir CP gezahlt, beides automatisch. Auf Marker von Asteroiden zahlst du Steuer, darum wählst du, welche du nimmst. Nimm das Axinium von { exodus-planet-r03 }: Du brauchst es, um Schiffe zu bauen.
exodus-lesson-income-phasium = { exodus-planet-g02 } ist grün und gibt Phasium, mit dem du bessere Bauteile bezahlst. Nimm einen Marker. Ein Siedler dort genügt: Mehr Siedler bringen nicht mehr Marker. Drück dann auf „{ exodus-order-done-income }“, und der Rat tagt.

## Rat

exodus-lesson-council = Der Hohe Rat
    .blurb = Eine Stimme, ein Buchstabe und was ein Amt wert ist.
exodus-lesson-council-vote = Der Rat beschließt eine der Karten A, B und C. Alle wählen verdeckt einen Buchstaben und bieten CP dafür. Alle Gebote sind verloren, also biete in den ersten Runden wenig. Stimm für A, „{ exodus-political-pol-04 }“, und biete, was das Ziel sagt.
exodus-lesson-council-favor = Gleichstand: Die beiden anderen haben für B gestimmt. Du hast die erste Reihenfolgekarte und damit das Kanzleramt, also entscheidest du den Gleichstand. Entscheide dich für A.
exodus-lesson-council-pick = Ein Gesetz bleibt, bis eine Karte es aufhebt. Jetzt hat der Vizekanzler Bonusaktionen angeboten. Alle Spieler führen die aus, die du nimmst. Nimm { exodus-deed-research }.
exodus-lesson-council-bid = In der Wahl bieten alle verdeckt für die Reihenfolge. Das höchste Gebot bringt das Kanzleramt. Biete ein wenig: Auch die anderen haben wenig geboten.
exodus-lesson-council-rank = Du behältst das Kanzleramt. Die anderen haben gleich viel geboten, und der alte Kanzler entscheidet den Gleichstand. Setz { exodus-seat-c } an die erste Stelle.

## Karten

exodus-lesson-cards = Karten und Reaktionen
    .blurb = Obere Hälften, untere Hälften und Reaktionen.
exodus-lesson-cards-play = Alle legen verdeckt eine Aktionskarte fest und decken sie dann auf. Du führst die Aktion der oberen Hälfte aus. Spiel { exodus-deed-build }.
exodus-lesson-cards-build = { exodus-seat-b } hat { exodus-deed-bank } gespielt. Du bist als Erster an der Reihe. Bau ein Schiff ({ exodus-type-fighter }): Es steht sofort bei deiner Heimat.
exodus-lesson-cards-react = Jetzt kommen die unteren Hälften. Für Siedler von deiner Heimat darfst du eine Karte auf dem Tisch nutzen: Deine eigene kostet weniger als die eines anderen. Die untere Hälfte von { exodus-deed-bank } ist { exodus-deed-research }. Reagiere damit und lern { exodus-tech-em-shield }. Achte darauf, was andere spielen: Du kannst auch ihre Karten nutzen.
exodus-lesson-cards-second = Die bezahlten Siedler gehen in deinen Vorrat. Die zweite Karte spielst du genauso, von deiner restlichen Hand. Spiel { exodus-deed-bank } und würfle.

## Forschung

exodus-lesson-research = Forschung
    .blurb = Technologien machen einander billiger.
exodus-lesson-research-play = Du kennst drei Technologien, alle violett. Spiel { exodus-deed-research }, um sie zu nutzen.
exodus-lesson-research-discount = Jede Technologie, die du kennst, macht andere ihrer Farbe und andere ihrer Art billiger. { exodus-tech-civilian-ships } ist violett, und die Art ist Transport. Sieh dir den Preis an, und lern sie.
exodus-lesson-research-bank = Keine Reaktion ist jetzt ihren Preis wert, also passe. Dann spiel { exodus-deed-bank } und würfle.
exodus-lesson-research-again = Die untere Hälfte deiner eigenen Karte ist { exodus-deed-research }. Sie kostet dich einen Siedler. Reagiere damit und lern { exodus-tech-expert-cloning }. Kennst du genug Technologien einer Farbe, sind manche anderen kostenlos.

## Baupläne

exodus-lesson-blueprints = Baupläne
    .blurb = Antriebe, Kanonen und Schilde, Zelle für Zelle.
exodus-lesson-blueprints-play = Alle deine Schiffe eines Typs haben denselben Bauplan. Spiel { exodus-deed-upgrade }, um sie zu verbessern.
exodus-lesson-blueprints-buy = Mit deinen Technologien darfst du zwei Bauteile kaufen. Kauf je eines. Zuerst sind sie lose.
exodus-lesson-blueprints-fit = Antriebe geben Tempo, Kanonen geben Würfel und Schilde geben Stärke. Nimm die lose Kanone in die Hand und setz sie auf freie Zellen des Bauplans ({ exodus-type-raider }). Du darfst Bauteile drehen.
exodus-lesson-blueprints-swap = Das Schiff schlägt jetzt hart zu, aber ein Treffer würde es zerstören. Alle Zellen sind belegt. Nimm die andere Kanone ({ exodus-item-phase }) ab, und setz dort den Schild ein.
exodus-lesson-blueprints-close = Jetzt ist diese Kanone lose. Setz sie auf einen Bauplan mit Platz ({ exodus-type-fighter }), dann drück auf „{ exodus-order-done }“. Bauteile, die dann noch lose sind, gehen an die Bank zurück.

## Befehle

exodus-lesson-orders = Flugbefehle
    .blurb = Einschiffen, verdeckte Befehle und offene Bewegung.
exodus-lesson-orders-mount = Eine Eroberungsphase beginnt mit dem Einschiffen: Dein Träger ({ exodus-type-carrier }) nimmt Siedler an Bord. Nimm so viele an Bord, wie das Ziel sagt, dann drück auf „{ exodus-order-done-mount }“.
exodus-lesson-orders-orders = Alle geben verdeckt Befehle. Ein Schiff bekommt für jeden Schritt einen Marker, bis zu seinem Tempo. Schick den Träger nach { exodus-planet-b03 } und das schnellere Schiff ({ exodus-type-raider }) daran vorbei zur anderen Markierung. Dann drück auf „{ exodus-order-done-commit }“.
exodus-lesson-orders-deploy = Alle Schiffe flogen gleichzeitig. Nur das Feld, auf dem ein Schiff ankommt, zählt: Unterwegs kommt es an anderen Schiffen vorbei. Auf blauen Planeten landet jeder Siedler. Setz einen ab.
exodus-lesson-orders-open = Eine Runde hat mehr als eine Eroberungsphase. Gib diesmal keine Befehle: Drück auf „{ exodus-order-done-commit }“. Schiffe ohne Marker dürfen sich dann offen bewegen. Flieg mit dem schnellen Schiff zum Hohen Rat: Schiffe dort bringen am Ende SP.

## Kampf

exodus-lesson-battle = Kämpfe und Wächter
    .blurb = Würfel, Schaden und behaltene Karten.
exodus-lesson-battle-attack = Zwei Schiffe von { exodus-seat-b } sind in der Nähe. Befiehl deine beiden Schiffe zur Markierung. Schiffe auf einem Feld können auch eine Gruppe bilden und sich einen Befehl teilen.
exodus-lesson-battle-hits = In einem Kampf würfeln alle zugleich, und du wählst, welche Schiffe deine Treffer abbekommen. Ein Schiff ist zerstört, wenn es mehr Schaden als Stärke hat. Auch du wurdest getroffen, aber der Schild hält. Ein Schiff ohne Schild übersteht keinen Treffer. Leg deine Treffer auf den Träger ({ exodus-type-carrier }).
exodus-lesson-battle-guard = Du hast gewonnen. Die Punkte für die zerstörten Schiffe behältst du. Nebenan bewacht ein Wächter des Widerstands den Planeten. Wie stark er ist, weiß niemand, bevor seine Karte aufgedeckt wird. Schick beide Schiffe hin.
exodus-lesson-battle-discard = Du hast den Wächter besiegt und behältst seine Karte. Sie bringt am Ende SP, oder du wirfst sie bei einer Entscheidung außerhalb der Eroberung für ihren Bonus ab. Eine neue Runde hat begonnen, und du sollst abstimmen. Wirf die Karte vorher ab.

## Landung

exodus-lesson-landing = Landung und Wertung
    .blurb = Die letzte Phase und was SP bringt.
exodus-lesson-landing-fly = Das ist die letzte Eroberungsphase der Partie. Dein Träger ({ exodus-type-carrier }) hat schon Siedler an Bord, also drück auf „{ exodus-order-done-mount }“. Schick ihn nach { exodus-planet-r07 } und das andere Schiff ({ exodus-type-raider }) zum Hohen Rat.
exodus-lesson-landing-land = Auf Asteroiden kann eine Landung misslingen: Du würfelst für jeden Siedler. Misslingt sie, bleibt er bis zur nächsten Eroberungsphase an Bord. Setz einen ab.
exodus-lesson-landing-end = Die meisten Siedler auf { exodus-planet-r07 } sind jetzt deine, also bekommst du die SP des Planeten. Auch Felder mit deinen Schiffen, der Hohe Rat und dein Amt bringen SP. Siedler an Bord bringen nichts. Drück auf „{ exodus-order-done-deploy }“, um die Partie zu beenden.

## Was ein Schritt verlangt

exodus-goal-taken = nimm einen Marker: { $hex }
exodus-goal-holds = { $what }: mindestens { $count }
exodus-goal-voted = stimm für { $letter } und biete { $cp } CP
exodus-goal-bid = biete mindestens { $cp } CP für die Reihenfolge
exodus-goal-adopted = „{ $card }“ beschlossen
exodus-goal-bonus = Bonusaktion: { $card }
exodus-goal-elected = Reihenfolgekarte { $place }
exodus-goal-played = spiel { $card }
exodus-goal-reacted = reagiere mit { $card }
exodus-goal-banked = würfle um CP
exodus-goal-mined = Marker abgebaut: { $hex }
exodus-goal-known = lern { $tech }
exodus-goal-learned-for = lern { $tech } für { $cp } CP
exodus-goal-built = bau: { $type }
exodus-goal-bought = kauf: { $item }
exodus-goal-fitted = { $type }: { $value } von { $item }
exodus-goal-speed = { $type }: Tempo { $value }
exodus-goal-dice = { $type }: Würfel { $value }
exodus-goal-strength = { $type }: Stärke { $value }
exodus-goal-closed = beende, was du begonnen hast
exodus-goal-at = { $ship }: { $hex }
exodus-goal-aboard = { $ship }: { $count } Siedler an Bord
exodus-goal-revealed = Befehle aufgedeckt
exodus-goal-uncloaked = enttarnt: { $hex }
exodus-goal-gone = zerstört: { $ship }
exodus-goal-won = Kampf gewonnen: { $hex }
exodus-goal-beaten = Wächter besiegt: { $hex }
exodus-goal-discarded = „{ $card }“ abgeworfen
exodus-goal-landed = Siedler gelandet: { $hex }
exodus-goal-control = von dir kontrolliert: { $hex }
exodus-goal-score = { $line }: mindestens { $points } SP
exodus-goal-reached-council = der Rat tagt
exodus-goal-reached-actions = Karten werden gespielt
exodus-goal-reached-rockets = Raketen bekommen Ziele
exodus-goal-reached-conquest = die Eroberung beginnt
exodus-goal-reached-orders = das Einschiffen ist vorbei
exodus-goal-reached-flight = die Befehle sind gegeben
exodus-goal-reached-battle = alle Schiffe sind geflogen
exodus-goal-reached-landing = die Kämpfe sind vorbei
exodus-goal-reached-over = die Partie ist vorbei
exodus-goal-victory = die Partie ist gewonnen

## Arten von Befehlen

exodus-learn-kind-take = einen Marker nehmen
exodus-learn-kind-take-all = alle Marker nehmen
exodus-learn-kind-vote = abstimmen
exodus-learn-kind-bid = bieten
exodus-learn-kind-favor = einen Gleichstand entscheiden
exodus-learn-kind-offer = eine Bonusaktion anbieten
exodus-learn-kind-pick = eine Bonusaktion nehmen
exodus-learn-kind-rank = einen Gleichstand ordnen
exodus-learn-kind-play = eine Karte spielen
exodus-learn-kind-react = reagieren
exodus-learn-kind-take-back = eine Karte zurücknehmen
exodus-learn-kind-learn = eine Technologie lernen
exodus-learn-kind-bank = um CP würfeln
exodus-learn-kind-build = ein Schiff bauen
exodus-learn-kind-buy = Bauteile kaufen
exodus-learn-kind-arm = eine Rakete legen
exodus-learn-kind-lift = ein Bauteil abnehmen
exodus-learn-kind-fit = ein Bauteil einsetzen
exodus-learn-kind-restore = Bauteile zurücklegen
exodus-learn-kind-open-trade = einen Handel beginnen
exodus-learn-kind-exchange = ein Geschäft machen
exodus-learn-kind-mine = Bergbau
exodus-learn-kind-put = einen Marker hinlegen
exodus-learn-kind-target = ein Ziel wählen
exodus-learn-kind-mount = einen Siedler an Bord nehmen
exodus-learn-kind-ferry = Siedler umsiedeln
exodus-learn-kind-join = einer Gruppe anschließen
exodus-learn-kind-order = einen Flugbefehl geben
exodus-learn-kind-step = offene Bewegung
exodus-learn-kind-uncloak = enttarnen
exodus-learn-kind-stay-cloaked = getarnt bleiben
exodus-learn-kind-deploy = einen Siedler absetzen
exodus-learn-kind-discard = eine behaltene Karte abwerfen
exodus-learn-kind-done = beenden

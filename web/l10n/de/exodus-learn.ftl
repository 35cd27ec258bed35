### Flugschule von Exodus.

## Einkünfte

exodus-lesson-income = Einkünfte und Steuer
    .blurb = Marker, Steuer, und Planeten, die leer werden.
exodus-lesson-income-mine = Du spielst { exodus-seat-a }. Alle Kolonien dürfen jetzt schürfen: Das ist die Bonusaktion dieser Runde. Schürfe: Der Würfel sagt, wie viele Marker du hinlegen darfst. Leg einen auf { exodus-planet-r03 }, wo nichts mehr liegt, und einen auf deine Heimat. Volle Planeten gewinnen nichts, also schürfe nie in der ersten Runde.
exodus-lesson-income-axinium = Eine neue Runde. Bei deiner Heimat sind Siedler gewachsen, und sie hat dir CP gezahlt, ganz von selbst. Asteroiden fragen dich zuerst, denn auf ihren Markern liegt Steuer. Nimm das Axinium von { exodus-planet-r03 }: Damit werden Schiffe gebaut.
exodus-lesson-income-phasium = { exodus-planet-g02 } ist grün und hat Phasium, für bessere Bauteile. Nimm einen Marker. Ein Siedler dort genügt: Mehr bringen nicht mehr. Bist du fertig, tagt der Rat.

## Rat

exodus-lesson-council = Der Hohe Rat
    .blurb = Eine Stimme, ein Buchstabe, und was ein Amt wert ist.
exodus-lesson-council-vote = Eine der Karten auf A, B und C wird wahr. Alle wählen verdeckt: einen Buchstaben, und CP dazu. Alles Gebotene ist weg, also behalte dein Geld: In den ersten Runden soll der ganze Rat wenig kosten. Stimm für A, „{ exodus-political-pol-04 }“, und biete, was das Ziel sagt.
exodus-lesson-council-favor = Gleichstand: Beide anderen waren für B. Du hast die erste Reihenfolgekarte und damit das Kanzleramt, und ein Gleichstand ist deine Sache. Entscheide dich für A.
exodus-lesson-council-pick = Ein Gesetz bleibt, bis eine Karte es aufhebt. Jetzt liegen Bonusaktionen vor dir, vom Vizekanzleramt angeboten. Alle führen die aus, die du nimmst. Nimm { exodus-deed-research }.
exodus-lesson-council-bid = Die Wahl: wieder verdeckte Gebote, für die Reihenfolge der Runde. Das höchste bringt das Kanzleramt. Biete ein wenig; die anderen waren vorsichtig.
exodus-lesson-council-rank = Das Kanzleramt bleibt dir. Die anderen haben gleich viel geboten, und das entscheidet das alte Kanzleramt: Setz { exodus-seat-c } an die erste Stelle.

## Karten

exodus-lesson-cards = Karten und Reaktionen
    .blurb = Die obere Hälfte, die untere Hälfte, und wessen.
exodus-lesson-cards-play = Alle legen verdeckt eine Aktionskarte fest, dann wird aufgedeckt. Die obere Hälfte ist, was du tust. Spiel { exodus-deed-build }.
exodus-lesson-cards-build = { exodus-seat-b } hat { exodus-deed-bank } gespielt. Du kommst zuerst. Bau ein Schiff ({ exodus-type-fighter }): Es steht sofort bei deiner Heimat.
exodus-lesson-cards-react = Jetzt die unteren Hälften. Für Siedler aus deiner Heimat darfst du eine der Karten nutzen, die hier liegen: die eigene für weniger, eine fremde für mehr. Unter { exodus-deed-bank } steht { exodus-deed-research }. Reagiere damit und lern { exodus-tech-em-shield }. Achte also darauf, was andere spielen: Ihre Karten sind deine Chancen.
exodus-lesson-cards-second = Diese Siedler gehen in deinen Vorrat. Mit der zweiten Karte geht es genauso, mit denen, die du noch auf der Hand hast. Spiel { exodus-deed-bank } und würfle.

## Forschung

exodus-lesson-research = Forschung
    .blurb = Was du weißt, macht den Rest billiger.
exodus-lesson-research-play = Du kennst drei Technologien, alle violett. Spiel { exodus-deed-research } und sieh, wozu das gut ist.
exodus-lesson-research-discount = Jede Technologie, die du kennst, macht andere von ihrer Farbe billiger und andere von ihrer Art. { exodus-tech-civilian-ships } ist violett und von der Art Transport: Sieh dir den Preis an und lern sie.
exodus-lesson-research-bank = Keine Reaktion lohnt sich jetzt: Passe. Dann spiel { exodus-deed-bank } und würfle.
exodus-lesson-research-again = Unter deiner eigenen Karte steht noch einmal { exodus-deed-research }, für einen Siedler. Reagiere damit und lern { exodus-tech-expert-cloning }. Mit genug von einer Farbe kosten manche Technologien gar nichts mehr.

## Baupläne

exodus-lesson-blueprints = Baupläne
    .blurb = Antriebe, Kanonen und Schilde, Zelle für Zelle.
exodus-lesson-blueprints-play = Alle deine Schiffe eines Typs sind nach einem Bauplan gebaut. Spiel { exodus-deed-upgrade }, um sie zu verbessern.
exodus-lesson-blueprints-buy = Deine Technologien öffnen dir zwei Bauteile. Kauf jedes davon einmal. Zunächst liegen sie lose.
exodus-lesson-blueprints-fit = Antriebe sind Tempo, Kanonen sind Würfel, Schilde sind Stärke. Nimm die lose Kanone und setz sie auf den Bauplan ({ exodus-type-raider }), wo ihre Zellen frei sind. Bauteile darf man drehen.
exodus-lesson-blueprints-swap = Das trifft hart, aber ein einziger Treffer würde das Schiff zerstören. Alle Zellen sind belegt: Nimm die andere Kanone ({ exodus-item-phase }) ab und setz dort den Schild ein.
exodus-lesson-blueprints-close = Jetzt ist diese Kanone lose. Setz sie auf einen Bauplan mit Platz ({ exodus-type-fighter }), dann beende das Umrüsten. Was dann noch lose ist, geht an die Bank zurück.

## Befehle

exodus-lesson-orders = Flugbefehle
    .blurb = An Bord, verdeckte Befehle, und offener Flug.
exodus-lesson-orders-mount = Eine Eroberungsphase beginnt mit dem Einschiffen: Dein Träger ({ exodus-type-carrier }) nimmt Siedler mit. Nimm so viele an Bord, wie das Ziel sagt, dann sag, dass alle an Bord sind.
exodus-lesson-orders-orders = Alle geben verdeckt Befehle. Ein Schiff bekommt für jeden Schritt einen Marker, bis zu seinem Tempo. Schick den Träger nach { exodus-planet-b03 } und das schnellere Schiff ({ exodus-type-raider }) daran vorbei zur anderen Markierung. Dann leg dich fest.
exodus-lesson-orders-deploy = Alle flogen gleichzeitig, und nur, wo ein Schiff ankommt, zählt: Unterwegs kommt es an jedem vorbei. Auf blauen Planeten landet jeder Siedler. Setz einen ab.
exodus-lesson-orders-open = Eine Runde hat mehr als eine Eroberungsphase. Gib diesmal keine Befehle. Dann sehen alle, welche Schiffe Marker haben, und die ohne dürfen offen fliegen. Flieg mit dem schnellen Schiff zum Hohen Rat: Wer am Ende dort ist, bekommt Punkte dafür.

## Kampf

exodus-lesson-battle = Kämpfe und Wächter
    .blurb = Würfel, Schaden und Trophäen.
exodus-lesson-battle-attack = Vor dir liegen zwei Schiffe von { exodus-seat-b }. Befiehl deine beiden zur Markierung. Schiffe auf einem Feld können auch eine Gruppe bilden und sich einen Befehl teilen.
exodus-lesson-battle-hits = Ein Kampf. Alle würfeln zugleich, und du wählst, welches Schiff deine Treffer abbekommt. Ein Schiff ist verloren, wenn sein Schaden größer ist als seine Stärke: Auch du wurdest getroffen, aber der Schild hält. Wer keinen Schild hat, übersteht keinen Treffer. Triff den Träger ({ exodus-type-carrier }).
exodus-lesson-battle-guard = Gewonnen. Die Punkte für ihre Schiffe behältst du für immer. Nebenan hütet ein Wächter des Widerstands einen Planeten. Wie stark er ist, weiß niemand, bevor seine Karte aufgedeckt wird. Flieg mit beiden Schiffen hin.
exodus-lesson-battle-discard = Der Wächter ist besiegt, und du behältst seine Karte. Sie ist am Ende Punkte wert, oder du wirfst sie für ihren Bonus ab: bei jeder Frage an dich außerhalb der Eroberung. Eine neue Runde hat begonnen, und du sollst abstimmen. Wirf die Karte vorher ab.

## Landung

exodus-lesson-landing = Landung und Wertung
    .blurb = Die letzte Phase, und was zählt.
exodus-lesson-landing-fly = Die letzte Eroberungsphase der Partie. Im Träger ({ exodus-type-carrier }) sind schon Siedler, also muss niemand mehr an Bord. Schick ihn nach { exodus-planet-r07 } und das andere Schiff ({ exodus-type-raider }) zum Hohen Rat.
exodus-lesson-landing-land = Auf Asteroiden ist eine Landung gewagt: Ein Würfel entscheidet, und wem sie misslingt, der bleibt bis zur nächsten Phase an Bord. Versuch es.
exodus-lesson-landing-end = Jetzt sind die meisten Siedler auf { exodus-planet-r07 } deine, also zählt der Planet für dich. Auch Felder mit deinen Schiffen zählen, der Hohe Rat und dein Amt, aber nichts, was noch an Bord ist. Beende die Phase und mit ihr die Partie.

## Was ein Schritt verlangt

exodus-goal-taken = nimm einen Marker: { $hex }
exodus-goal-holds = { $what }: mindestens { $count }
exodus-goal-voted = stimm für { $letter } und biete { $cp } CP
exodus-goal-bid = biete mindestens { $cp } CP für die Reihenfolge
exodus-goal-adopted = „{ $card }“ beschlossen
exodus-goal-bonus = Bonusaktion: { $card }
exodus-goal-elected = Reihenfolgekarte { $place }
exodus-goal-played = gespielt: { $card }
exodus-goal-reacted = eine Reaktion mit { $card }
exodus-goal-banked = ein Wurf um CP
exodus-goal-mined = ein geschürfter Marker: { $hex }
exodus-goal-known = gelernt: { $tech }
exodus-goal-learned-for = für { $cp } CP gelernt: { $tech }
exodus-goal-built = gebaut: { $type }
exodus-goal-bought = gekauft: { $item }
exodus-goal-fitted = { $type }: { $value } von { $item }
exodus-goal-speed = { $type }: Tempo { $value }
exodus-goal-dice = { $type }: Würfel { $value }
exodus-goal-strength = { $type }: Stärke { $value }
exodus-goal-closed = was du begonnen hast, ist zu Ende
exodus-goal-at = { $ship }: { $hex }
exodus-goal-aboard = { $ship }: { $count } Siedler an Bord
exodus-goal-revealed = Befehle aufgedeckt
exodus-goal-uncloaked = enttarnt: { $hex }
exodus-goal-gone = zerstört: { $ship }
exodus-goal-won = Kampf gewonnen: { $hex }
exodus-goal-beaten = Wächter besiegt: { $hex }
exodus-goal-discarded = „{ $card }“ abgeworfen
exodus-goal-landed = ein Siedler ist gelandet: { $hex }
exodus-goal-control = von dir kontrolliert: { $hex }
exodus-goal-score = { $line }: mindestens { $points } SP
exodus-goal-reached-council = der Rat tagt
exodus-goal-reached-actions = Karten werden gespielt
exodus-goal-reached-rockets = Raketen bekommen Ziele
exodus-goal-reached-conquest = die Eroberung beginnt
exodus-goal-reached-orders = das Einschiffen ist vorbei
exodus-goal-reached-flight = die Befehle sind gegeben
exodus-goal-reached-battle = alle sind geflogen
exodus-goal-reached-landing = die Kämpfe sind vorbei
exodus-goal-reached-over = die Partie ist vorbei
exodus-goal-victory = die Partie ist gewonnen

## Arten von Befehlen

exodus-learn-kind-take = einen Marker nehmen
exodus-learn-kind-take-all = alle Marker nehmen
exodus-learn-kind-vote = eine Stimme
exodus-learn-kind-bid = ein Gebot
exodus-learn-kind-favor = den Gleichstand entscheiden
exodus-learn-kind-offer = eine Bonusaktion anbieten
exodus-learn-kind-pick = eine Bonusaktion
exodus-learn-kind-rank = einen Gleichstand ordnen
exodus-learn-kind-play = eine Karte
exodus-learn-kind-react = eine Reaktion
exodus-learn-kind-take-back = eine Karte zurücknehmen
exodus-learn-kind-learn = eine Technologie
exodus-learn-kind-bank = ein Wurf um CP
exodus-learn-kind-build = ein Schiff
exodus-learn-kind-buy = kaufen
exodus-learn-kind-arm = eine Rakete aufstellen
exodus-learn-kind-lift = ein Bauteil abnehmen
exodus-learn-kind-fit = ein Bauteil einsetzen
exodus-learn-kind-restore = Bauteile zurücklegen
exodus-learn-kind-open-trade = einen Handel öffnen
exodus-learn-kind-exchange = ein Geschäft
exodus-learn-kind-mine = Bergbau
exodus-learn-kind-put = einen Marker hinlegen
exodus-learn-kind-target = ein Ziel
exodus-learn-kind-mount = einschiffen
exodus-learn-kind-ferry = Siedler umsiedeln
exodus-learn-kind-join = eine Gruppe
exodus-learn-kind-order = ein Flugbefehl
exodus-learn-kind-step = offener Flug
exodus-learn-kind-uncloak = enttarnen
exodus-learn-kind-stay-cloaked = getarnt bleiben
exodus-learn-kind-deploy = eine Landung
exodus-learn-kind-discard = eine behaltene Karte abwerfen
exodus-learn-kind-done = beenden, was du tust

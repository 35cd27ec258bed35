### Was von jedem Spiel gesagt wird, bevor etwas von ihm geholt ist: Name, Zeile auf der ersten Seite, Probe in den Einstellungen.

rift-title = Centauri Rift
rift-play-bot = Gegen einen Bot spielen
rift-tagline = Ein Duell der Captains auf drei Ebenen. Keine Würfel, keine verdeckten Karten: Energie, Winkel und Nerven.

space-rift-sample = Vorschau der Flotten
space-rift-sample-label = Einheiten beider Seiten, Asteroiden, Trümmer, ein Planet und ein Plättchen des Risses, im gewählten Aussehen
space-rift-sample-play = Eine Salve zeigen
space-rift-title = Space Rift
space-rift-play-bot = Gegen einen Bot spielen
space-rift-tagline = Zwei Flotten, verdeckte Karten, Würfel und ein Riss, der durch die Schlacht treibt.

exodus-sample = Vorschau der Sternkarte
exodus-sample-label = Eine Heimat, Planeten aller Arten, der Hohe Rat, Siedler, Schiffe und ein Wächter, im gewählten Aussehen
exodus-sample-play = Einen Kampf zeigen
exodus-title = Exodus: Proxima Centauri
exodus-play-bot = Gegen Bots spielen
exodus-tagline = Zwei bis sechs Kolonien, geheime Entscheidungen, ein Rat und Schiffe, die du selbst entwirfst.

saga-sample = Vorschau der Sektoren
saga-sample-label = Das Sprungtor, Sektoren aller Arten, eine Armada, Räuber aller Stufen, ein Boss und eine Sternenbasis, im gewählten Aussehen
saga-sample-play = Einen Kampf zeigen
saga-title = Centauri Saga
saga-play-bot = Mit einem Bot spielen
saga-tagline = Eine bis vier Armadas und fünf Kampagnen um ein zerstörtes Sprungtor. Gewinnt oder verliert gemeinsam, oder kämpft in der Arena gegeneinander.

### Was von jedem Spiel gesagt wird, bevor etwas von ihm geholt ist: Name, Zeile auf der ersten Seite, Probe in den Einstellungen.

rift-title = Centauri Rift
rift-play-bot = Gegen einen Bot spielen
rift-tagline = Ein Duell der Captains auf drei Ebenen. Keine Würfel, keine verdeckten Karten: nur Energie, Winkel und Nerven.

space-rift-sample = So sehen Flotten aus
space-rift-sample-label = Einheiten beider Seiten, Asteroiden, Trümmer, ein Planet und ein Teil des Risses, so wie du es gewählt hast
space-rift-sample-play = Eine Salve zeigen
space-rift-title = Space Rift
space-rift-play-bot = Gegen einen Bot spielen
space-rift-tagline = Zwei Flotten, verdeckte Karten, Würfel mit Zeichen und ein Riss, der durch die Schlacht treibt.

exodus-sample = So sehen die Sterne aus
exodus-sample-label = Eine Heimat, Planeten aller Arten, der Hohe Rat, Siedler, Schiffe und ein Wächter, so wie du es gewählt hast
exodus-sample-play = Einen Kampf zeigen
exodus-title = Exodus: Proxima Centauri
exodus-play-bot = Gegen Bots spielen
exodus-tagline = Zwei bis sechs Kolonien, verdeckte Wahlen, ein Rat und Schiffe, die du selbst baust.

saga-sample = So sehen die Sektoren aus
saga-sample-label = Das Sprungtor, Sektoren aller Arten, eine Armada, Räuber aller Stufen, ein Boss und eine Sternenbasis, so wie du es gewählt hast
saga-sample-play = Einen Kampf zeigen
saga-title = Centauri Saga
saga-play-bot = Mit einem Bot spielen
saga-tagline = Eine bis vier Armadas und fünf Kampagnen um ein zerstörtes Sprungtor, gemeinsam gewonnen oder verloren. Oder gegeneinander, in der Arena.

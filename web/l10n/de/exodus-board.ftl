### Die Sternenkarte von Exodus.

## Ein Stück der Karte auf der Seite der Einstellungen.
exodus-sample = So sehen die Sterne aus
exodus-sample-label = Eine Heimatwelt, Planeten aller Arten, der Hohe Rat, Würfel, Schiffe und eine Wache, so wie du es gewählt hast
exodus-sample-play = Eine Schlacht zeigen

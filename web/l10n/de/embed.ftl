### Ein Spieler in einer fremden Seite.

poster-play = Spielen
poster-watch = Zuschauen
poster-puzzle = Rätsel lösen
poster-loading = Wird geladen …
poster-failed = Das Spiel ließ sich nicht laden. Vielleicht bist du offline.
poster-again = Noch einmal versuchen

embed-new = Neue Partie
embed-back = Zurück zum Spiel
embed-fullscreen = Ganzer Bildschirm
embed-link = Das Spiel verlassen?
embed-link-open = Link öffnen

embed-fault = Hier gibt es nichts zu spielen
embed-load-unreadable = Die Partie, die hierher gehört, ist nicht lesbar.
embed-load-unreachable = Die Partie, die hierher gehört, wurde nicht gefunden.
embed-config-game = Hier soll ein Spiel stehen, das es nicht gibt: „{ $value }“.
embed-config-scenario = Hier soll ein Spielfeld stehen, das es nicht gibt.
embed-config-options = Die Optionen, die hier eingestellt sind, passen nicht zum Spiel.
embed-config-seats = Die Sitze, die hier eingestellt sind, passen nicht zum Spielfeld.
embed-config-mode = Hier ist eine Spielweise eingestellt, die es nicht gibt.
embed-config-load = Hier soll eine Partie gezeigt werden, aber es fehlt, welche.
embed-config-value = Hier ist ein Wert eingestellt, den es nicht gibt: { $value }.
embed-config-view-only = Die Seite ringsum darf nur zuschauen.
embed-bug = Hier ist etwas schiefgegangen.

### Ein Spieler in einer fremden Seite.

poster-play = Spielen
poster-watch = Zuschauen
poster-puzzle = Rätsel lösen
poster-loading = Wird geladen …
poster-failed = Das Spiel konnte nicht geladen werden. Vielleicht bist du offline.
poster-again = Noch einmal versuchen

embed-new = Neue Partie
embed-back = Zurück zum Spiel
embed-fullscreen = Vollbild
embed-link = Spiel verlassen?
embed-link-open = Link öffnen

embed-fault = Hier gibt es nichts zu spielen
embed-load-unreadable = Diese Partie ist nicht lesbar.
embed-load-unreachable = Diese Partie wurde nicht gefunden.
embed-config-game = Hier ist ein unbekanntes Spiel eingestellt: „{ $value }“.
embed-config-scenario = Hier ist ein unbekanntes Spielfeld eingestellt.
embed-config-options = Die hier eingestellten Optionen passen nicht zum Spiel.
embed-config-seats = Die hier eingestellten Sitze passen nicht zum Spielfeld.
embed-config-mode = Hier ist ein unbekannter Modus eingestellt.
embed-config-load = Hier soll eine Partie wiederholt werden, aber die Seite sagt nicht, welche.
embed-config-value = Hier ist ein unbekannter Wert eingestellt: { $value }.
embed-config-view-only = Die umgebende Seite darf nur zuschauen.
embed-config-table = Hier ist kein Online-Tisch erreichbar.
embed-config-token = Deine Anmeldung ist abgelaufen. Lade die Seite neu, um dich wieder anzumelden.
embed-bug = Hier ist etwas schiefgegangen.

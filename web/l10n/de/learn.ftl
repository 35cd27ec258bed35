### Worte des Lernens: Lektionen, Hinweise, Rätsel aller Spiele.

## Die Lektionen

learn-title = Flugschule
learn-lead = Kurze Lektionen an einem echten Tisch. Du gibst die Befehle und kannst jeden Fehler zurücknehmen.
learn-home = In fünf Minuten lernen
learn-menu = Flugschule
learn-done-mark = Geschafft
learn-begin = Anfangen
learn-go-on = Weitermachen
learn-repeat = Wiederholen
learn-count = { $done } von { $count } Lektionen geschafft
learn-all-done = Du hast die Flugschule beendet. Der Tisch gehört dir.
learn-play = Partie spielen

## Die Lehrerin

learn-coach = Fluglehrerin
learn-minutes = { $minutes ->
        [one] Etwa { $minutes } Minute
       *[other] Etwa { $minutes } Minuten
    }
learn-step = Schritt { $step } von { $count }
learn-hint = Hinweis
learn-show = Zeig es mir
learn-back = Zurück
learn-again = Schritt neu starten
learn-restart = Lektion neu starten
learn-skip = Weiter
learn-next-lesson = Nächste Lektion
learn-to-course = Alle Lektionen
learn-hint-order = Als Nächstes: { $order }.
learn-hint-astray = Von hier aus geht dieser Schritt nicht mehr zu Ende. Starte den Schritt neu.
learn-hint-none = Hier gibt es keinen Hinweis. Finde es selbst heraus.
learn-not-now = Noch nicht. Dieser Schritt verlangt: { $orders }.
learn-stuck = Von hier aus geht dieser Schritt nicht mehr zu Ende. Starte den Schritt neu oder geh einen Schritt zurück.
learn-lesson-done = Gut geflogen. Du hast „{ $lesson }“ geschafft. Das kannst du jetzt: { $learned }
learn-goal-met = erreicht
learn-goal-open = offen

## Hinweise

hint-ask = Hinweis
hint-title = Was der Admiral tun würde
hint-thinking = Der Admiral denkt nach …
hint-more = Der ganze Plan
hint-play = So spielen
hint-chances = Siegchance mit diesem Plan: { $percent } %

## Rätsel

puzzle-title = Rätsel
puzzle-lead = Ein Zug, eine Idee. Jeden Tag ein neues Rätsel, für alle dasselbe und gegen Ende der Woche schwerer.
puzzle-today = Rätsel des Tages
puzzle-clock = Die Uhr dieses Geräts zeigt einen Tag ohne Rätsel, deshalb ist dies das erste Rätsel. Stell die Uhr, um das von heute zu bekommen.
puzzle-box = Aus dem Grundspiel
puzzle-earlier = Frühere Tage
puzzle-of = Rätsel vom { $date }
puzzle-try = Versuchen
puzzle-solved-mark = Gelöst
puzzle-streak = { $days ->
    [one] { $days } Tag in Folge gelöst.
   *[other] { $days } Tage in Folge gelöst.
}
puzzle-making = Das Rätsel wird erstellt …
puzzle-failed = Dieses Rätsel konnte nicht erstellt werden. Versuch es mit einem anderen Tag.
puzzle-attempt = Versuch { $attempt }
puzzle-again = Rätsel neu starten
puzzle-give-up = Lösung zeigen
puzzle-to-list = Alle Rätsel
puzzle-solved = Gelöst in Versuch { $attempt }.
puzzle-solved-shown = Das ist die Lösung.
puzzle-unsolved = Noch nicht. Dein Zug ist vorbei, und ein Ziel ist übrig.
puzzle-solution = Eine Lösung: { $plan }.
puzzle-share = Ergebnis kopieren
puzzle-shared = Kopiert
puzzle-share-text = Centauri Rift, { $title }: gelöst in Versuch { $attempt }.

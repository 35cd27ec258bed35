### Was die Signaturen einer Online-Partie beweisen.

signed-all = Signiert: Jede Aktion eines Spielers trägt die Signatur dieses Spielers. Bots und Programme ohne Schlüssel signieren nicht.
signed-not = { $who }: Einige Aktionen haben keine Signatur, weil ein Bot oder der Server sie ausgeführt hat.
signed-later = { $who }: Einige Aktionen tragen die Signatur eines späteren Schlüssels, von einem anderen Gerät oder von einem Spieler, der den Sitz übernommen hat.
signed-wrong = Nicht bestätigt: Die Signatur von Aktion { $number } ({ $who }) passt nicht. Das hat der Spieler nicht getan.
signed-other-keys = Nicht bestätigt: Die Schlüssel der Spieler sind andere als zu Beginn der Partie.
signed-withheld = Nicht bestätigt: Der Server hat die Signaturen der Aktionen nicht gesendet.
signed-deal = Bestätigt: Der Server und die Spieler haben die Zufallszahlen dieser Partie gemeinsam gezogen.
signed-deal-wrong = Nicht bestätigt: Die Würfel oder Karten dieser Partie stammen nicht aus den gemeinsamen Zufallszahlen.

### Der Tisch von Exodus: Blätter, Konsole, Karten, Tasten.

### Exodus: Namen, Karten, Ereignisse, Befehle, Ablehnungen.

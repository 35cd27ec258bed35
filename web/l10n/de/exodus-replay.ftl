### Spiele von Exodus noch einmal gesehen.

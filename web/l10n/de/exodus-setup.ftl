### Die Vorbereitung von Exodus.

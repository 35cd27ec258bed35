### Die Lektionen von Exodus.

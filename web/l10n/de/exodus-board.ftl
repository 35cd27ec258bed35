### Die Sternenkarte von Exodus.

### Der Editor für Sternenkarten von Exodus.

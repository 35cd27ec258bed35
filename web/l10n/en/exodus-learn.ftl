### The lessons of Exodus.

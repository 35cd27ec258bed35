### The set-up of Exodus.

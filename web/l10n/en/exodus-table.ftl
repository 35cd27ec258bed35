### The table of Exodus: leaves, console, cards, keys.

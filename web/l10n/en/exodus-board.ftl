### The star map of Exodus.

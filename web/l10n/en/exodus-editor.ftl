### The editor of star maps of Exodus.

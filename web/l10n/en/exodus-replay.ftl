### Games of Exodus watched again.

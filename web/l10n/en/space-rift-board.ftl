# The battlefield of Space Rift where it is shown and not played.

space-rift-sample = How fleets look
space-rift-sample-label = Units of both sides, asteroids, debris, a planet and a tile of the rift, in the looks you chose
space-rift-sample-play = Show a volley

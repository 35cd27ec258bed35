### The star map of Exodus.

## A piece of the map on the page of settings.
exodus-sample = How the stars look
exodus-sample-label = A Home, planets of all kinds, the High Council, cubes, ships and a guard, in the looks you chose
exodus-sample-play = Show a battle

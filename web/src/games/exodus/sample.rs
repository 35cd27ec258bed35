//! A piece of the star map in the player's own looks.

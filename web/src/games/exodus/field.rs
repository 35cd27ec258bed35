//! The star map as layers of a board.

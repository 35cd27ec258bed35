//! A star map as a small picture.

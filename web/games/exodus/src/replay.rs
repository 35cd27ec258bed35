//! The replay of a game of Exodus: the overlays on the star map.

pub(super) mod traces;

//! The replay of a game of Saga: the overlays on the sector map.

pub(super) mod traces;

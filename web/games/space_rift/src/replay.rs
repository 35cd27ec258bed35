//! The replay of a battle of Space Rift: the overlays on the battlefield.

pub(super) mod traces;

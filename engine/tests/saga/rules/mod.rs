//! Rules one by one that no worked example shows, and rulings.

mod arena;
mod campaigns;
mod cards;
mod enemies;
mod fleet;
mod map;
mod papers;
mod rulings;
mod ships;
mod travel;

//! Rules that no worked example shows, one by one, and rulings.

mod arena;
mod bounds;
mod campaigns;
mod cards;
mod choices;
mod coming;
mod edges;
mod enemies;
mod fleet;
mod map;
mod matters;
mod own_cards;
mod own_scenario;
mod papers;
mod positions;
mod questions;
mod refusals;
mod rulings;
mod ships;
mod travel;

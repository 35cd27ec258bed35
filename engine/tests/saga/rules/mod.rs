//! Tests of single rules that no worked example covers, and of rulings.

mod arena;
mod bounds;
mod campaigns;
mod cards;
mod choices;
mod conditions;
mod documents;
mod edges;
mod enemies;
mod fleet;
mod interrupts;
mod map;
mod own_cards;
mod own_scenario;
mod positions;
mod questions;
mod refusals;
mod rulings;
mod ships;
mod travel;

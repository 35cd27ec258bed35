//! The structure of a match, rule by rule: setup, the round, Upkeep, encounters, Expand, the
//! scenarios, the Arena, endings.

mod arena;
mod building;
mod encounters;
mod ends;
mod rounds;
mod setup;
mod ships;
mod solo;
mod upkeep;

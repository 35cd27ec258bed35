//! Events, refusals, prompts, cards and hexes of Exodus as sentences: which phrase, with which
//! words.
//!
//! Decides nothing; the sentences themselves stand in `exodus.ftl`. Hexes are called by the planets
//! that lie there, which a narrator knows once it has been shown the map (`Narrator::on`).

mod board;
mod cards;
mod council;
mod effects;
mod events;
mod figures;
mod lore;
mod names;
mod orders;
mod prompt;

pub use events::{is_echo, is_told};
pub use figures::points;
pub use names::{card_name, planet_name, seat_name};

use crate::games::narrator;
use engine::exodus::Exodus;
use engine::exodus::state::Public;

/// Tells what happens at one table. Once it was shown the map it knows which planet lies where: they stay there for
/// the whole game, so any moment of it will do.
pub type Narrator<'a> = narrator::Narrator<'a, Exodus, Public>;

#[cfg(test)]
pub(super) mod tests;

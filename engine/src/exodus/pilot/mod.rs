//! The bot of Exodus: it weighs what each answer brings, and an admiral tries answers out in games
//! that it imagines.
//!
//! A seat at its desk (`desk`) knows what money (`purse`), planets (`planets`), technologies
//! (`lore`), strength (`might`) and effects of cards (`weal`) are worth to it. From that follow
//! cards and reactions (`cards`), ships, parts that are packed on blueprints (`shop`, `pack`),
//! votes and bids (`council`). Fleets are sent by a search over posts (`field`, `marshal`), with
//! chances of fights reckoned exactly (`odds`); small choices of battles are in `fray`. `reflex`
//! and `tasks` answer anything at once; `course` lets all seats answer so, and `trials` compares
//! answers in such imagined games. Legality is not decided here.

mod assess;
mod cards;
mod council;
mod course;
mod decision;
mod desk;
mod field;
mod fray;
mod lore;
mod marshal;
mod might;
mod odds;
mod pack;
mod planets;
mod purse;
mod reflex;
mod scan;
mod shop;
mod skill;
mod tasks;
mod trials;
mod weal;

pub use decision::Pilot;

pub(super) use assess::assess;

//! The bot of Saga: it weighs what each answer brings, and an admiral tries answers out in games
//! that it imagines.
//!
//! What a scenario wants is read from its data (`goals`), so that scenarios of one's own are
//! played too. A position is looked at as a `scene` with its ways (`chart`), and is worth (`assess`)
//! what seats own (`stores`), what is done and near to being done for the goals (`prospects`,
//! `ships`, and `sites`, where armadas pay for works together), what encounters will bring (`meet`),
//! less what threatens (`dread`). Fights are reckoned exactly (`odds`); `prices` says what one thing
//! more would change. `reflex` answers anything at once: `march` plans a whole movement turn,
//! `outcome` weighs an encounter by how it ends, `settle` a reaction when the dice lie. `course` lets
//! all seats answer so, and `trials` compares answers in such imagined games. Every answer comes with
//! a reason (`reason`, `why`). What a position means for the end of a campaign is told by `hope`.
//! Legality is not decided here.

mod arena;
mod assess;
mod chart;
mod course;
mod decision;
mod dread;
mod goals;
mod hope;
mod march;
mod meet;
mod odds;
mod others;
mod outcome;
mod prices;
mod prospects;
mod reason;
mod reflex;
mod scene;
mod settle;
mod ships;
mod sites;
mod skill;
mod stores;
mod trials;
mod why;

pub use decision::Pilot;
pub use goals::{Brief, Goals};
pub use odds::{Duel, Fate, Odds, SURE, check};
pub use reason::Reason;
pub use why::{of as reason_of, of_march as reason_of_march};

pub(super) use assess::assess;
pub(super) use hope::lead;
pub(super) use prices::Prices;

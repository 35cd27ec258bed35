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

mod cards;
mod combat_choices;
mod combat_odds;
mod council;
mod decision;
mod effect_value;
mod fleet_planner;
mod fleet_strength;
mod heuristic_policy;
mod hex_values;
mod packing_cache;
mod planet_value;
mod playout;
mod playout_search;
mod position_summary;
mod position_value;
mod refit_planner;
mod resource_value;
mod seat_evaluator;
mod skill;
mod tasks;
mod tech_value;

pub use decision::BotDecision;

pub(super) use position_value::position_value;

//! The bot of Exodus: heuristics evaluate each answer, and the highest level compares answers in
//! playouts.
//!
//! A `SeatEvaluator` values money (`resource_value`), planets (`planet_value`), technologies
//! (`tech_value`), strength (`fleet_strength`) and card effects (`effect_value`) for one seat.
//! These values decide Action cards and reactions (`cards`), ships, parts packed on blueprints
//! (`refit_planner`, `packing_cache`), votes and bids (`council`). A search over destinations sends
//! the fleets (`hex_values`, `fleet_planner`), with exact odds of fights (`combat_odds`); the small
//! choices of battles are in `combat_choices`. `heuristic_policy` and `tasks` answer every question
//! without lookahead; `playout` plays all seats with this policy, and `playout_search` compares
//! answers in playouts. Legality is decided in `play`.

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

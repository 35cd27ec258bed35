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

mod alternatives;
mod arena_value;
mod asset_value;
mod campaign_lead;
mod combat_odds;
mod decision;
mod encounter_outcome;
mod encounter_value;
mod explain;
mod goal_progress;
mod goals;
mod heuristic_policy;
mod marginal_values;
mod movement_planner;
mod playout;
mod playout_search;
mod position_summary;
mod position_value;
mod reaction_value;
mod reason;
mod shared_projects;
mod ship_value;
mod shortest_paths;
mod skill;
mod threat;

pub use combat_odds::{CERTAIN, CombatOdds, CombatOutlook, FightSetup, check_chance};
pub use decision::BotDecision;
pub use explain::{reason_for_action as reason_of, reason_for_movement as reason_of_march};
pub use goals::{BotContext, Goals};
pub use reason::Reason;

pub(super) use campaign_lead::campaign_lead;
pub(super) use marginal_values::MarginalValues;
pub(super) use position_value::position_value;

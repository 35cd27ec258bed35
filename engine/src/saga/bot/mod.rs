//! The bot of Saga: a heuristic policy that values positions, and for an Admiral a playout search
//! over its best answers.
//!
//! `goals` reads the requirements of a scenario from its data, so that custom scenarios work too.
//! `position_summary` gathers a position with its paths (`shortest_paths`), and `position_value`
//! values it: the assets of seats (`asset_value`), progress toward the goals (`goal_progress`,
//! `ship_value`, and `shared_projects`, which armadas pay for together), coming encounters
//! (`encounter_value`), less the threats (`threat`). `combat_odds` computes fights exactly;
//! `marginal_values` prices one more of each good.
//!
//! `heuristic_policy` answers any decision at once: `movement_planner` plans a whole movement turn,
//! `encounter_outcome` values an encounter by its outcomes, `reaction_value` a reaction after a
//! roll. In `playout` all seats answer this way, and `playout_search` compares answers
//! (`alternatives`) in such playouts. Every answer has a reason (`reason`, `explain`).
//! `campaign_lead` estimates how a campaign will end. The rules decide legality.

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

pub use combat_odds::{CHANCE_SCALE, CombatOdds, CombatOutlook, FightSetup, check_chance};
pub use decision::BotDecision;
pub use explain::{reason_for_action as reason_of, reason_for_movement as reason_of_march};
pub use goals::{BotContext, Goals};
pub use reason::Reason;

pub(super) use campaign_lead::campaign_lead;
pub(super) use marginal_values::MarginalValues;
pub(super) use position_value::position_value;

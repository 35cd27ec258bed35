//! Phrase keys of requests at each step and task.

use crate::saga::effect::Timing;
use crate::saga::figures::GearKind;
use crate::saga::state::Public;
use crate::saga::step::{ForcedMove, Phase, PlacementPurpose, Step, Task};

/// Returns the phrase key of the pending request.
pub(in crate::saga) fn request_key(public: &Public) -> &'static str {
    match public.task() {
        Some(task) => task_request_key(task),
        None => step_request_key(public.step, public.acting.is_some()),
    }
}

fn task_request_key(task: &Task) -> &'static str {
    match *task {
        Task::Each { .. } => "ask-order-armadas",
        Task::Acts { .. } => "ask-order-events",
        Task::Check { .. }
        | Task::Exploration {
            is_hard: Some(_), ..
        }
        | Task::Trial { .. } => "ask-stat",
        Task::Reroll { .. } => "ask-reroll",
        Task::Window { at, .. } => window_request_key(at),
        Task::Loot { .. } => "ask-loot",
        Task::Exploration { is_hard: None, .. } => "ask-side",
        Task::Claim { .. } => "ask-claim",
        Task::Equip { kind, .. } => match kind {
            GearKind::Unit => "ask-equip-unit",
            GearKind::PowerUp => "ask-equip-power",
        },
        Task::Pay { .. } => "ask-pay",
        Task::Branch { .. } => "ask-branch",
        Task::Trade { .. } => "ask-trade",
        Task::Place { site, .. } => site_request_key(site),
        Task::Xpm { .. } => "ask-xpm",
        Task::Spawn { .. } => "ask-spawn",
        Task::Advance { .. } => "ask-order-raiders",
        Task::March { .. } => "ask-march",
        Task::Shove { target: None, .. } => "ask-shove",
        Task::Shove {
            target: Some(_), ..
        } => "ask-shove-to",
        Task::Promote { .. } => "ask-promote",
        Task::Destroy { .. } => "ask-destroy",
        Task::GateLoss => "ask-gate-loss",
        Task::Relocate { forced_move, .. } => relocation_request_key(forced_move),
        Task::Cancel { .. } => "ask-cancel",
        Task::Scout { .. } => "ask-scout",
        Task::Refresh { .. } => "ask-refresh",
        Task::Build { asked: None, .. } => "ask-share",
        Task::Build { asked: Some(_), .. } => "ask-consent",
        Task::BossFight { .. } => "ask-boss-fight",
        Task::Tow { .. } => "ask-tow",
        Task::Ravage {
            moves_away: false, ..
        } => "ask-ravage",
        Task::Ravage {
            moves_away: true, ..
        } => "ask-ravage-away",
        Task::Collision { .. } => "ask-order-armadas",
        Task::Intelligence { .. } => "ask-report",
        Task::Surge { .. } => "ask-order-surges",
        Task::Run { .. }
        | Task::Roll { .. }
        | Task::Damage { .. }
        | Task::Fight { .. }
        | Task::Duel { .. }
        | Task::Siege { .. }
        | Task::Report { .. }
        | Task::Arrival { .. }
        | Task::Destruction { .. }
        | Task::Named { .. }
        | Task::Scene { .. } => "ask-nothing",
    }
}

const fn window_request_key(at: Timing) -> &'static str {
    match at {
        Timing::BeforeCheck => "ask-before-check",
        Timing::BeforeAttack => "ask-before-attack",
        Timing::BeforeDefend => "ask-before-defend",
        Timing::Roll => "ask-roll",
        Timing::AfterAttack => "ask-after-attack",
        Timing::AfterCheck => "ask-after-check",
        Timing::Damage => "ask-damage",
        Timing::CombatStart => "ask-combat-start",
        Timing::CombatWon => "ask-combat-won",
        Timing::Any | Timing::Upkeep | Timing::Movement => "ask-react",
    }
}

const fn site_request_key(site: PlacementPurpose) -> &'static str {
    match site {
        PlacementPurpose::Scan => "ask-place-sector",
        PlacementPurpose::Boss(..) => "ask-place-boss",
        PlacementPurpose::Bossless(_) => "ask-place-bossless",
        PlacementPurpose::Hole(_) => "ask-place-hole",
        PlacementPurpose::Wormhole(_) => "ask-wormhole",
    }
}

const fn relocation_request_key(forced_move: ForcedMove) -> &'static str {
    match forced_move {
        ForcedMove::Step(_) => "ask-step",
        ForcedMove::Jump(_) => "ask-jump",
        ForcedMove::PushedOut => "ask-push-out",
        ForcedMove::Refuge => "ask-refuge",
        ForcedMove::Shoved(_) => "ask-shoved",
    }
}

const fn step_request_key(step: Step, is_acting: bool) -> &'static str {
    match step {
        Step::Choose => "ask-choose",
        Step::Place => "ask-start",
        Step::Turns(_) if !is_acting => "ask-lead",
        Step::Turns(phase) => match phase {
            Phase::Events => "ask-nothing",
            Phase::Upkeep => "ask-upkeep",
            Phase::Movement => "ask-movement",
            Phase::Encounter => "ask-encounter",
            Phase::Expand => "ask-expand",
        },
        Step::Setup | Step::Doom | Step::Effects | Step::Scan | Step::End(_) | Step::RoundEnd => {
            "ask-nothing"
        }
        Step::Over => "over",
    }
}

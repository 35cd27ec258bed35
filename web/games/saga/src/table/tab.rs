//! The tabs of the table: the map and the boards beside it. The tab that a decision needs opens by
//! itself; any other is one press away.

use engine::saga::state::Public;
use engine::saga::step::{Phase, Step, Task};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tab {
    #[default]
    Map,
    /// The mat of a seat: stats, tracks, cards, Cargo.
    Mat,
    Hand,
    /// The current encounter: card, dice, fight.
    Encounter,
    /// Events in play, and reports.
    Events,
    /// The scenario: goal, Doom Counter, counters.
    Mission,
    Fleet,
}

impl Tab {
    pub const ALL: [Self; 7] = [
        Self::Map,
        Self::Mat,
        Self::Hand,
        Self::Encounter,
        Self::Events,
        Self::Mission,
        Self::Fleet,
    ];

    /// Returns its name in phrase keys, style classes and attributes.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Map => "map",
            Self::Mat => "mat",
            Self::Hand => "hand",
            Self::Encounter => "encounter",
            Self::Events => "events",
            Self::Mission => "mission",
            Self::Fleet => "fleet",
        }
    }

    /// Returns the tab on which the current decision takes place.
    #[must_use]
    pub fn of(public: &Public) -> Self {
        match public.task() {
            Some(task) => Self::of_task(task),
            None => Self::of_step(public.step),
        }
    }

    const fn of_task(task: &Task) -> Self {
        match task {
            Task::Check { .. }
            | Task::Roll { .. }
            | Task::Reroll { .. }
            | Task::Damage { .. }
            | Task::Window { .. }
            | Task::Fight { .. }
            | Task::Duel { .. }
            | Task::Siege { .. }
            | Task::Exploration { .. }
            | Task::Trial { .. }
            | Task::Claim { .. }
            | Task::BossFight { .. } => Self::Encounter,
            Task::Equip { .. }
            | Task::Pay { .. }
            | Task::Trade { .. }
            | Task::Loot { .. }
            | Task::Refresh { .. } => Self::Mat,
            Task::Acts { .. } | Task::Cancel { .. } => Self::Events,
            Task::Run { .. }
            | Task::Each { .. }
            | Task::Branch { .. }
            | Task::Place { .. }
            | Task::Report { .. }
            | Task::Xpm { .. }
            | Task::Spawn { .. }
            | Task::Advance { .. }
            | Task::March { .. }
            | Task::Shove { .. }
            | Task::Promote { .. }
            | Task::Destroy { .. }
            | Task::Arrival { .. }
            | Task::GateLoss
            | Task::Relocate { .. }
            | Task::Scout { .. }
            | Task::Build { .. }
            | Task::Tow { .. }
            | Task::Ravage { .. }
            | Task::Collision { .. }
            | Task::Intelligence { .. }
            | Task::Surge { .. }
            | Task::Destruction { .. }
            | Task::Named { .. }
            | Task::Scene { .. } => Self::Map,
        }
    }

    const fn of_step(step: Step) -> Self {
        match step {
            Step::Choose | Step::Turns(Phase::Upkeep) => Self::Mat,
            Step::Effects | Step::Scan => Self::Events,
            Step::Doom | Step::Over => Self::Mission,
            Step::Place
            | Step::Setup
            | Step::Turns(Phase::Events | Phase::Movement | Phase::Encounter | Phase::Expand)
            | Step::End(_)
            | Step::RoundEnd => Self::Map,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_current_task_selects_the_tab_before_the_step() {
        let mut public = Public {
            step: Step::Turns(Phase::Upkeep),
            ..Public::default()
        };
        assert_eq!(Tab::of(&public), Tab::Mat);
        assert!(public.tasks.push(Task::GateLoss).is_ok());
        assert_eq!(Tab::of(&public), Tab::Map);
    }
}

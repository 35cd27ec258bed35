//! The goals of a scenario, read from its data once, for campaigns and custom scenarios alike.

use super::combat_odds::CombatOdds;
use crate::saga::Saga;
use crate::saga::effect::{Effect, Good, Quantity};
use crate::saga::hex::HexId;
use crate::saga::ids::{CounterId, EffectListId, EntityId};
use crate::saga::mission::{Comparison, Condition, Metric, ProjectKind};

/// An entity that players fill with a good from their Cargos.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FillGoal {
    pub entity: EntityId,
    pub good: Good,
}

/// The goals of a scenario, in the form that the evaluation needs.
#[derive(Clone, Debug, Default)]
pub struct Goals {
    /// XPMs that must be installed on the scenario card.
    pub installs: i32,
    /// Whether no Boss may be in play.
    pub needs_no_boss: bool,
    /// A counter and the value that it must reach.
    pub counter: Option<(CounterId, i32)>,
    /// Change of that counter per round for each active Starbase and for each Boss.
    pub power: [i32; 2],
    /// Number of active Starbases that are required.
    pub starbases: i32,
    /// An entity and the hex that it must reach.
    pub ship: Option<(EntityId, HexId)>,
    /// Whether that entity moves by spending its own Hull.
    pub can_fly: bool,
    /// Whether that entity is towed.
    pub can_tow: bool,
    /// An entity whose Hull must not reach 0.
    pub fragile: Option<EntityId>,
    /// The entity that players can fill, and the good with which they fill it.
    pub fill: Option<FillGoal>,
    /// Whether the game is lost when the Ravager enters the Jumpgate.
    pub loses_to_ravager: bool,
    /// Indices of scenario encounters that deliver an XPM.
    pub deliveries: Vec<u8>,
    /// Index of the project that reactivates a Starbase.
    pub activation_project: Option<u8>,
    /// Index of the project that drives the Ravager away.
    pub ravager_project: Option<u8>,
}

/// The data that a bot reuses between evaluations: the scenario's goals and cached fight results.
#[derive(Debug)]
pub struct BotContext {
    /// Cached fight results.
    pub odds: CombatOdds,
    pub goals: Goals,
}

impl BotContext {
    /// Creates the context for a game.
    #[must_use]
    pub fn of(game: &Saga) -> Self {
        Self {
            odds: CombatOdds::default(),
            goals: Goals::of(game),
        }
    }
}

impl Goals {
    /// Returns the goals of a game's scenario.
    #[must_use]
    pub fn of(game: &Saga) -> Self {
        let mission = game.mission();
        let mut goals = Self::default();
        for condition in &mission.win {
            goals.read_win_condition(condition);
        }
        for condition in &mission.lose {
            goals.read_loss_condition(condition);
        }
        goals.read_actions(game);
        goals.find_counter_changes(game);
        goals
    }

    fn read_win_condition(&mut self, condition: &Condition) {
        match condition {
            Condition::Is(metric, compare, than) => self.wanted_number(*metric, *compare, *than),
            Condition::EntityAt(entity, hex) => self.ship = Some((*entity, *hex)),
            Condition::All(parts) | Condition::Any(parts) => {
                for part in parts {
                    self.read_win_condition(part);
                }
            }
            _ => {}
        }
    }

    fn wanted_number(&mut self, metric: Metric, compare: Comparison, reference: i16) {
        let minimum = match compare {
            Comparison::AtLeast | Comparison::Equal => i32::from(reference),
            Comparison::More => i32::from(reference) + 1,
            Comparison::Unequal | Comparison::Less | Comparison::AtMost => 0,
        };
        match metric {
            Metric::Installed => self.installs = self.installs.max(minimum),
            Metric::Starbases => self.starbases = self.starbases.max(minimum),
            Metric::Counter(counter) if minimum > 0 => self.counter = Some((counter, minimum)),
            Metric::Bosses => self.needs_no_boss |= minimum == 0,
            _ => {}
        }
    }

    fn read_loss_condition(&mut self, condition: &Condition) {
        match condition {
            Condition::Is(Metric::Bosses, ..) => self.needs_no_boss = true,
            Condition::Is(Metric::EntityHull(entity), ..) => self.fragile = Some(*entity),
            Condition::RavagerAt(_) => self.loses_to_ravager = true,
            Condition::All(parts) | Condition::Any(parts) => {
                for part in parts {
                    self.read_loss_condition(part);
                }
            }
            _ => {}
        }
    }

    /// Classifies encounters and projects by their effects.
    fn read_actions(&mut self, game: &Saga) {
        let mission = game.mission();
        let does = |code: EffectListId, is_wanted: fn(&Effect) -> bool| {
            game.effects(code).iter().any(is_wanted)
        };
        for (index, encounter) in (0u8..).zip(&mission.encounters) {
            let installs = does(encounter.pass.code, |effect| {
                matches!(effect, Effect::InstallXpm)
            });
            if encounter.needs.has_xpm && installs {
                self.deliveries.push(index);
            }
        }
        for (index, project) in (0u8..).zip(&mission.expand) {
            let code = project.script.code;
            if does(code, |effect| matches!(effect, Effect::ActivateStarbase(_))) {
                self.activation_project = Some(index);
            }
            if does(code, |effect| matches!(effect, Effect::RavagerAway(_))) {
                self.ravager_project = Some(index);
            }
            if let ProjectKind::Fill(entity, good, _) = project.kind {
                self.fill = Some(FillGoal { entity, good });
            }
        }
        for project in &mission.movement {
            match project.kind {
                ProjectKind::Fly(_) => self.can_fly = true,
                ProjectKind::Tow(entity) => {
                    self.can_tow = true;
                    self.ship = self.ship.or(Some((entity, HexId::GATE)));
                }
                ProjectKind::Run | ProjectKind::Fill(..) => {}
            }
        }
    }

    /// Finds the changes per round of the counter that a goal requires.
    fn find_counter_changes(&mut self, game: &Saga) {
        let Some((wanted, _)) = self.counter else {
            return;
        };
        for (_, code) in &game.mission().on {
            for effect in game.effects(*code) {
                let Effect::Counter(counter, sum) = *effect else {
                    continue;
                };
                for term in sum.into_iter().filter(|_| counter == wanted) {
                    let factor = i32::from(term.factor);
                    match term.number {
                        Quantity::ActiveStarbases => self.power[0] += factor,
                        Quantity::BossesInPlay => self.power[1] += factor,
                        Quantity::Plain(_) | Quantity::Players => {}
                    }
                }
            }
        }
    }
}

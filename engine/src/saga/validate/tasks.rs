//! Validates tasks: they refer to existing armadas, sectors, cards and effect lists, and fit on the
//! tasks below them.

use super::StateCheck;
use super::{ValidationResult, ensure_with};
use crate::saga::armada::Target;
use crate::saga::effect::{ReportTarget, Timing};
use crate::saga::hex::{HEXES, SectorSet};
use crate::saga::ids::{ArmadaId, EffectListId, EntityId, IdSet};
use crate::saga::state::Public;
use crate::saga::step::{Cause, PlacementPurpose, SharedProject, Task};

impl StateCheck<'_> {
    /// Checks the task stack.
    pub(super) fn check_tasks(&self) -> ValidationResult {
        let tasks: &[Task] = &self.public.tasks;
        for (n, task) in tasks.iter().enumerate() {
            let path = || format!("state.public.tasks[{n}]");
            ensure_with(self.is_task_valid(task), path, "no task of this game")?;
            let below = tasks.get(..n).unwrap_or_default();
            ensure_with(
                self.follows(task, below),
                path,
                "nothing that it follows from",
            )?;
        }
        Ok(())
    }

    /// Returns whether a task can be on top of those below it: loot on the destruction that causes
    /// it, a reroll on its roll, a window for damage on the damage `[SAGA-ARN.11]` `[SAGA-GEN.12]`
    /// `[SAGA-GEN.13]`.
    fn follows(&self, task: &Task, below: &[Task]) -> bool {
        match *task {
            Task::Loot { loser, .. } => matches!(
                below.last(),
                Some(Task::Destruction { armada, .. }) if self.game.owner(*armada) == loser
            ),
            Task::Reroll { .. } => below.iter().any(|task| matches!(task, Task::Roll { .. })),
            Task::Window {
                at: Timing::Damage,
                armada,
                ..
            } => matches!(below.last(), Some(Task::Damage { armada: it, .. }) if *it == armada),
            _ => true,
        }
    }

    /// Returns whether everything that a task refers to exists.
    fn is_task_valid(&self, task: &Task) -> bool {
        self.is_effect_task_valid(task)
            .or_else(|| self.is_roll_task_valid(task))
            .or_else(|| self.is_card_task_valid(task))
            .unwrap_or_else(|| self.is_board_task_valid(task))
    }

    fn is_code(&self, code: EffectListId) -> bool {
        usize::from(code.0) < self.game.effect_lists.len()
    }

    fn are_armadas(&self, armadas: IdSet) -> bool {
        armadas
            .iter()
            .all(|armada| self.is_armada(ArmadaId(armada)))
    }

    fn is_entity(&self, entity: EntityId) -> bool {
        entity.index() < self.game.mission.entities.len()
    }

    fn are_sectors(public: &Public, sectors: SectorSet) -> bool {
        let mut sectors = sectors.iter();
        sectors.all(|sector| Self::is_sector(public, sector))
    }

    fn is_cause(&self, cause: Cause) -> bool {
        match cause {
            Cause::Rule | Cause::Scenario | Cause::Ravager | Cause::Raider(_) => true,
            Cause::Event(card) => card.index() < self.game.events.len(),
            Cause::Boss(boss) => boss.index() < self.game.bosses.len(),
            Cause::Scan(card) => card.index() < self.game.scans.len(),
            Cause::Exploration(card, _) => card.index() < self.game.explorations.len(),
            Cause::Extra(deck, card) => self.game.extra_card(deck, card).is_some(),
            Cause::Card(seat, card) => {
                self.game.all_seats().contains(seat) && card.index() < self.game.actions.len()
            }
            Cause::Gear(seat, gear) => {
                self.game.all_seats().contains(seat) && gear.index() < self.game.gear.len()
            }
            Cause::Commander(seat, commander) => {
                self.game.all_seats().contains(seat)
                    && commander.index() < self.game.commanders.len()
            }
            Cause::Level(seat) | Cause::Reward(seat) => self.game.all_seats().contains(seat),
            // A Raider that was fought may have left the board.
            Cause::Foe(_) => true,
        }
    }

    fn is_target(&self, target: Target) -> bool {
        match target {
            Target::Raider(raider) => raider.index() < self.public.raiders.len(),
            Target::Boss(boss) => boss.index() < self.game.bosses.len(),
            Target::Card(deck, card) => self.game.extra_card(deck, card).is_some(),
            Target::Entity(entity) => self.is_entity(entity),
            Target::Armada(armada) => self.is_armada(armada),
        }
    }

    /// Checks tasks with effects and their choices; `None` for other tasks.
    fn is_effect_task_valid(&self, task: &Task) -> Option<bool> {
        let armada = |armada: Option<ArmadaId>| armada.is_none_or(|a| self.is_armada(a));
        Some(match *task {
            Task::Run { code, on, by, .. } => self.is_code(code) && armada(on) && self.is_cause(by),
            Task::Each { code, rest, by } => {
                self.is_code(code) && self.are_armadas(rest) && self.is_cause(by)
            }
            Task::Branch {
                armada, codes, by, ..
            } => {
                let [one, other] = codes;
                let codes = self.is_code(one) && self.is_code(other);
                codes && self.is_armada(armada) && self.is_cause(by)
            }
            Task::Trade { armada, by, .. } => self.is_armada(armada) && self.is_cause(by),
            Task::Check {
                armada,
                pass,
                fail,
                by,
                ..
            } => {
                let codes = self.is_code(pass) && self.is_code(fail);
                codes && self.is_armada(armada) && self.is_cause(by)
            }
            Task::Acts { events, bosses } => {
                let known = |bits: IdSet, count: usize| bits.iter().all(|n| usize::from(n) < count);
                known(events, self.game.events.len()) && known(bosses, self.game.bosses.len())
            }
            _ => return None,
        })
    }

    /// Checks rolls, combat and related tasks; `None` for other tasks.
    fn is_roll_task_valid(&self, task: &Task) -> Option<bool> {
        Some(match task {
            Task::Roll { armada, faces, .. } => {
                self.is_armada(*armada) && faces.iter().all(|face| (1..=6).contains(face))
            }
            &Task::Reroll { seat, .. } => self.game.all_seats().contains(seat),
            &Task::Damage { armada, by, .. } => self.is_armada(armada) && self.is_cause(by),
            &Task::Window { armada, asked, .. } => {
                self.is_armada(armada)
                    && asked.is_none_or(|seat| self.game.all_seats().contains(seat))
            }
            &Task::Duel {
                sides: [one, other],
                by,
                attacker,
                ..
            } => attacker < 2 && [one, other, by].into_iter().all(|a| self.is_armada(a)),
            &(Task::Siege { armada, .. } | Task::Destruction { armada, .. }) => {
                self.is_armada(armada)
            }
            _ => return None,
        })
    }

    /// Checks tasks with cards, goods and shared costs; `None` for other tasks.
    fn is_card_task_valid(&self, task: &Task) -> Option<bool> {
        let seat = |seat| self.game.all_seats().contains(seat);
        Some(match *task {
            Task::Fight { armada, foe, .. } => self.is_armada(armada) && self.is_target(foe),
            Task::Claim { armada, foe, rest } => {
                self.is_armada(armada) && self.is_target(foe) && self.are_armadas(rest)
            }
            Task::Exploration { armada, card, .. } => {
                self.is_armada(armada) && card.index() < self.game.explorations.len()
            }
            Task::Trial {
                armada,
                encounter,
                card,
                ..
            } => {
                let deck = self.game.mission.encounters.get(usize::from(encounter));
                let deck = deck.and_then(|encounter| encounter.deck);
                let is_card_valid =
                    deck.is_some_and(|deck| self.game.extra_card(deck, card).is_some());
                is_card_valid && self.is_armada(armada)
            }
            Task::Equip { seat: of, .. } => seat(of),
            Task::Pay { armada, .. } => self.is_armada(armada),
            Task::Loot { winner, loser } => seat(winner) && seat(loser),
            Task::Cancel { seat: of, by, .. } => seat(of) && self.is_cause(by),
            Task::Scout { seat: of, .. } => seat(of),
            Task::Refresh { armada, by, .. } => self.is_armada(armada) && self.is_cause(by),
            Task::Build {
                armada,
                project,
                hauler,
                ..
            } => {
                let is_known = match project {
                    SharedProject::Starbase => true,
                    SharedProject::Project(n) => usize::from(n) < self.game.mission.expand.len(),
                };
                is_known && self.is_armada(armada) && hauler.is_none_or(seat)
            }
            _ => return None,
        })
    }

    /// Checks tasks on the board.
    fn is_board_task_valid(&self, task: &Task) -> bool {
        let armada = |armada: Option<ArmadaId>| armada.is_none_or(|a| self.is_armada(a));
        let raider =
            |raider: crate::saga::ids::RaiderId| raider.index() < self.public.raiders.len();
        match *task {
            Task::Place { site, tile, by, .. } => {
                let is_tile_valid = tile.is_none_or(|tile| tile.index() < self.game.tiles.len());
                is_tile_valid && self.is_cause(by) && self.is_site(site)
            }
            Task::Report { card, .. } => card.index() < self.game.scans.len(),
            Task::Xpm { among, by } => Self::are_sectors(self.public, among) && self.is_cause(by),
            Task::Spawn { level, on, by, .. } => {
                (1..=3).contains(&level) && Self::are_sectors(self.public, on) && self.is_cause(by)
            }
            Task::March { raider: of, by, .. } => raider(of) && self.is_cause(by),
            Task::Arrival { raider: of, .. } => raider(of),
            Task::Advance { by, .. } => self.is_cause(by),
            Task::Shove {
                armada: of,
                target,
                by,
                ..
            } => {
                let is_known = target.is_none_or(|target| self.is_target(target));
                is_known && self.is_armada(of) && self.is_cause(by)
            }
            Task::Promote { on, by, .. } | Task::Destroy { on, by, .. } => {
                armada(on) && self.is_cause(by)
            }
            _ => self.is_scenario_task_valid(task),
        }
    }

    fn is_site(&self, site: PlacementPurpose) -> bool {
        match site {
            PlacementPurpose::Boss(boss, _) => boss.index() < self.game.bosses.len(),
            PlacementPurpose::Wormhole(armada) => self.is_armada(armada),
            PlacementPurpose::Scan | PlacementPurpose::Bossless(_) | PlacementPurpose::Hole(_) => {
                true
            }
        }
    }

    /// Checks tasks of the scenario, of the Ravager, and those that move armadas.
    fn is_scenario_task_valid(&self, task: &Task) -> bool {
        let armada = |armada: Option<ArmadaId>| armada.is_none_or(|a| self.is_armada(a));
        match *task {
            Task::Relocate { armada: of, by, .. } => self.is_armada(of) && self.is_cause(by),
            Task::BossFight { armada: of, boss } => {
                self.is_armada(of) && boss.index() < self.game.bosses.len()
            }
            Task::Tow {
                armada: of,
                entity,
                project,
            } => {
                let is_known = usize::from(project) < self.game.mission.movement.len();
                is_known && self.is_armada(of) && self.is_entity(entity)
            }
            Task::Collision {
                rest, armada: of, ..
            } => self.are_armadas(rest) && armada(of),
            Task::Intelligence { find, card, .. } => {
                let is_known = match find {
                    ReportTarget::Starbase => true,
                    ReportTarget::Entity(entity) => self.is_entity(entity),
                };
                is_known && card.index() < self.game.mission.reports.len()
            }
            Task::Surge { rest, .. } => Self::are_sectors(self.public, rest),
            Task::Scene { sector, .. } => Self::is_sector(self.public, sector),
            Task::Named { hex } => hex.index() < HEXES,
            _ => {
                // The remaining tasks refer to nothing.
                true
            }
        }
    }
}

//! Tasks: about armadas, sectors, cards and codes that there are, over what they follow from.

use super::{Checked, ensure_at};
use crate::saga::armada::Target;
use crate::saga::effect::{Find, Timing};
use crate::saga::hex::{HEXES, SectorSet};
use crate::saga::ids::{ArmadaId, Bits, Code, EntityId};
use crate::saga::state::Public;
use crate::saga::step::{Cause, Site, Task, Works};
use crate::saga::table::Saga;

impl Saga {
    /// What is under way.
    pub(super) fn check_tasks(&self, public: &Public) -> Checked {
        let tasks: &[Task] = &public.tasks;
        for (n, task) in tasks.iter().enumerate() {
            let place = || format!("state.public.tasks[{n}]");
            ensure_at(self.is_task(public, task), place, "no task of this game")?;
            let below = tasks.get(..n).unwrap_or_default();
            ensure_at(
                self.follows(task, below),
                place,
                "nothing that it follows from",
            )?;
        }
        Ok(())
    }

    /// Whether a task can lie over those below it: loot over the destruction that it comes from,
    /// dice that are rolled again over their roll, what softens damage over the damage
    /// `[SAGA-ARN.11]` `[SAGA-GEN.12]` `[SAGA-GEN.13]`.
    fn follows(&self, task: &Task, below: &[Task]) -> bool {
        match *task {
            Task::Loot { loser, .. } => matches!(
                below.last(),
                Some(Task::Destruction { armada, .. }) if self.owner(*armada) == loser
            ),
            Task::Reroll { .. } => below.iter().any(|it| matches!(it, Task::Roll { .. })),
            Task::Window {
                at: Timing::Damage,
                armada,
                ..
            } => matches!(below.last(), Some(Task::Damage { armada: it, .. }) if *it == armada),
            _ => true,
        }
    }

    /// Whether a task is about what there is.
    fn is_task(&self, public: &Public, task: &Task) -> bool {
        self.is_of_effects(task)
            .or_else(|| self.is_of_rolls(task))
            .or_else(|| self.is_of_cards(public, task))
            .unwrap_or_else(|| self.is_of_board(public, task))
    }

    fn is_code(&self, code: Code) -> bool {
        usize::from(code.0) < self.book.len()
    }

    fn are_armadas(&self, armadas: Bits) -> bool {
        armadas
            .iter()
            .all(|armada| self.is_armada(ArmadaId(armada)))
    }

    fn is_entity(&self, entity: EntityId) -> bool {
        entity.index() < self.mission.entities.len()
    }

    fn are_sectors(public: &Public, sectors: SectorSet) -> bool {
        let mut sectors = sectors.iter();
        sectors.all(|sector| Self::is_sector(public, sector))
    }

    fn is_cause(&self, by: Cause) -> bool {
        match by {
            Cause::Rule | Cause::Scenario | Cause::Ravager | Cause::Raider(_) => true,
            Cause::Event(card) => card.index() < self.events.len(),
            Cause::Boss(boss) => boss.index() < self.bosses.len(),
            Cause::Scan(card) => card.index() < self.scans.len(),
            Cause::Exploration(card, _) => card.index() < self.explorations.len(),
            Cause::Extra(deck, card) => self.extra_card(deck, card).is_some(),
            Cause::Card(seat, card) => self.all().has(seat) && card.index() < self.actions.len(),
            Cause::Gear(seat, gear) => self.all().has(seat) && gear.index() < self.gear.len(),
            Cause::Commander(seat, commander) => {
                self.all().has(seat) && commander.index() < self.commanders.len()
            }
            Cause::Level(seat) | Cause::Reward(seat) => self.all().has(seat),
            // A Raider that was fought may have left.
            Cause::Foe(_) => true,
        }
    }

    fn is_target(&self, public: &Public, target: Target) -> bool {
        match target {
            Target::Raider(raider) => raider.index() < public.raiders.len(),
            Target::Boss(boss) => boss.index() < self.bosses.len(),
            Target::Card(deck, card) => self.extra_card(deck, card).is_some(),
            Target::Entity(entity) => self.is_entity(entity),
            Target::Armada(armada) => self.is_armada(armada),
        }
    }

    /// Effects and what asks for them; none for another task.
    fn is_of_effects(&self, task: &Task) -> Option<bool> {
        let armada = |armada: Option<ArmadaId>| armada.is_none_or(|a| self.is_armada(a));
        Some(if let Task::Run { code, on, by, .. } = *task {
            self.is_code(code) && armada(on) && self.is_cause(by)
        } else if let Task::Each { code, rest, by } = *task {
            self.is_code(code) && self.are_armadas(rest) && self.is_cause(by)
        } else if let Task::Branch {
            armada, codes, by, ..
        } = *task
        {
            let [one, other] = codes;
            let codes = self.is_code(one) && self.is_code(other);
            codes && self.is_armada(armada) && self.is_cause(by)
        } else if let Task::Trade { armada, by, .. } = *task {
            self.is_armada(armada) && self.is_cause(by)
        } else if let Task::Check {
            armada,
            pass,
            fail,
            by,
            ..
        } = *task
        {
            let codes = self.is_code(pass) && self.is_code(fail);
            codes && self.is_armada(armada) && self.is_cause(by)
        } else if let Task::Acts { events, bosses } = *task {
            let known = |bits: Bits, count: usize| bits.iter().all(|n| usize::from(n) < count);
            known(events, self.events.len()) && known(bosses, self.bosses.len())
        } else {
            return None;
        })
    }

    /// Rolls, combat and what belongs to it; none for another task.
    fn is_of_rolls(&self, task: &Task) -> Option<bool> {
        Some(if let Task::Roll { armada, faces, .. } = task {
            self.is_armada(*armada) && faces.iter().all(|face| (1..=6).contains(face))
        } else if let Task::Reroll { seat, .. } = *task {
            self.all().has(seat)
        } else if let Task::Damage { armada, by, .. } = *task {
            self.is_armada(armada) && self.is_cause(by)
        } else if let Task::Window { armada, asked, .. } = *task {
            self.is_armada(armada) && asked.is_none_or(|seat| self.all().has(seat))
        } else if let Task::Duel {
            sides: [one, other],
            by,
            striker,
            ..
        } = *task
        {
            striker < 2 && [one, other, by].into_iter().all(|a| self.is_armada(a))
        } else if let Task::Siege { armada, .. } | Task::Destruction { armada, .. } = *task {
            self.is_armada(armada)
        } else {
            return None;
        })
    }

    /// Cards, goods and what is paid for; none for another task.
    fn is_of_cards(&self, public: &Public, task: &Task) -> Option<bool> {
        let seat = |seat| self.all().has(seat);
        Some(if let Task::Fight { armada, foe, .. } = *task {
            self.is_armada(armada) && self.is_target(public, foe)
        } else if let Task::Claim { armada, foe, rest } = *task {
            self.is_armada(armada) && self.is_target(public, foe) && self.are_armadas(rest)
        } else if let Task::Exploration { armada, card, .. } = *task {
            self.is_armada(armada) && card.index() < self.explorations.len()
        } else if let Task::Trial {
            armada,
            encounter,
            card,
            ..
        } = *task
        {
            let deck = self.mission.encounters.get(usize::from(encounter));
            let deck = deck.and_then(|encounter| encounter.deck);
            let card = deck.is_some_and(|deck| self.extra_card(deck, card).is_some());
            card && self.is_armada(armada)
        } else if let Task::Equip { seat: of, .. } = *task {
            seat(of)
        } else if let Task::Pay { armada, .. } = *task {
            self.is_armada(armada)
        } else if let Task::Loot { winner, loser } = *task {
            seat(winner) && seat(loser)
        } else if let Task::Cancel { seat: of, by, .. } = *task {
            seat(of) && self.is_cause(by)
        } else if let Task::Scout { seat: of, .. } = *task {
            seat(of)
        } else if let Task::Refresh { armada, by, .. } = *task {
            self.is_armada(armada) && self.is_cause(by)
        } else if let Task::Build {
            armada,
            works,
            hauler,
            ..
        } = *task
        {
            let known = match works {
                Works::Starbase => true,
                Works::Project(n) => usize::from(n) < self.mission.expand.len(),
            };
            known && self.is_armada(armada) && hauler.is_none_or(seat)
        } else {
            return None;
        })
    }

    /// What happens on the board.
    fn is_of_board(&self, public: &Public, task: &Task) -> bool {
        let armada = |armada: Option<ArmadaId>| armada.is_none_or(|a| self.is_armada(a));
        let raider = |raider: crate::saga::ids::RaiderId| raider.index() < public.raiders.len();
        if let Task::Place { site, tile, by, .. } = *task {
            let tile = tile.is_none_or(|tile| tile.index() < self.tiles.len());
            tile && self.is_cause(by) && self.is_site(site)
        } else if let Task::Report { card, .. } = *task {
            card.index() < self.scans.len()
        } else if let Task::Xpm { among, by } = *task {
            Self::are_sectors(public, among) && self.is_cause(by)
        } else if let Task::Spawn { level, on, by, .. } = *task {
            (1..=3).contains(&level) && Self::are_sectors(public, on) && self.is_cause(by)
        } else if let Task::March { raider: of, by, .. } = *task {
            raider(of) && self.is_cause(by)
        } else if let Task::Arrival { raider: of, .. } = *task {
            raider(of)
        } else if let Task::Advance { by, .. } = *task {
            self.is_cause(by)
        } else if let Task::Shove {
            armada: of,
            target,
            by,
            ..
        } = *task
        {
            let known = target.is_none_or(|target| self.is_target(public, target));
            known && self.is_armada(of) && self.is_cause(by)
        } else if let Task::Promote { on, by, .. } | Task::Destroy { on, by, .. } = *task {
            armada(on) && self.is_cause(by)
        } else {
            self.is_of_scenario(public, task)
        }
    }

    fn is_site(&self, site: Site) -> bool {
        match site {
            Site::Boss(boss, _) => boss.index() < self.bosses.len(),
            Site::Wormhole(armada) => self.is_armada(armada),
            Site::Scan | Site::Bossless(_) | Site::Hole(_) => true,
        }
    }

    /// Of the scenario, the Ravager, and what moves armadas.
    fn is_of_scenario(&self, public: &Public, task: &Task) -> bool {
        let armada = |armada: Option<ArmadaId>| armada.is_none_or(|a| self.is_armada(a));
        if let Task::Relocate { armada: of, by, .. } = *task {
            self.is_armada(of) && self.is_cause(by)
        } else if let Task::BossFight { armada: of, boss } = *task {
            self.is_armada(of) && boss.index() < self.bosses.len()
        } else if let Task::Tow {
            armada: of,
            entity,
            project,
        } = *task
        {
            let known = usize::from(project) < self.mission.movement.len();
            known && self.is_armada(of) && self.is_entity(entity)
        } else if let Task::Collision {
            rest, armada: of, ..
        } = *task
        {
            self.are_armadas(rest) && armada(of)
        } else if let Task::Intelligence { find, card, .. } = *task {
            let known = match find {
                Find::Starbase => true,
                Find::Entity(entity) => self.is_entity(entity),
            };
            known && card.index() < self.mission.reports.len()
        } else if let Task::Surge { rest, .. } = *task {
            Self::are_sectors(public, rest)
        } else if let Task::Scene { sector, .. } = *task {
            Self::is_sector(public, sector)
        } else if let Task::Named { hex } = *task {
            hex.index() < HEXES
        } else {
            // A loss at the Jumpgate and steps of the Ravager name nothing.
            true
        }
    }
}

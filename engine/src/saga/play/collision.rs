//! Collisions of the Ravager with Raiders, Bosses, an XPM, armadas and a Starbase, in this order
//! `[SAGA-OPC.8]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::{Action, OrderChoice};
use crate::saga::effect::Stat;
use crate::saga::event::{Event, RemovalReason};
use crate::saga::game::Saga;
use crate::saga::hex::SectorId;
use crate::saga::ids::{ArmadaId, IdSet, RaiderId};
use crate::saga::refusal::Refusal;
use crate::saga::state::Public;
use crate::saga::step::{Cause, ForcedMove, RollPurpose, Task};

/// Stages of a collision, in order.
const RAIDERS: u8 = 0;
const BOSSES: u8 = 1;
const XPM: u8 = 2;
const ARMADAS: u8 = 3;
const STARBASE: u8 = 4;

/// Marker in place of a number of successes: a Boss is destroyed and its damage dealt, and its
/// event is still to come.
const EVENT_PENDING: u8 = u8::MAX;

impl Saga {
    /// Returns the Raiders of different levels, or the armadas, among which one is resolved next
    /// `[SAGA-GEN.9]`; only the first if the order does not matter.
    fn collision_targets(&self, public: &Public, task: Task) -> [IdSet; 2] {
        let none = [IdSet::NONE; 2];
        let (
            Some(sector),
            Task::Collision {
                stage,
                rest,
                armada: None,
                ..
            },
        ) = (public.ravager, task)
        else {
            return none;
        };
        if stage == ARMADAS {
            let armadas = IdSet(public.armadas_in(sector).0 & rest.0);
            return [IdSet::NONE, armadas];
        }
        if stage != RAIDERS {
            return none;
        }
        let mut raiders = public.raiders_in(sector);
        let Some((first, level)) = raiders.next() else {
            return none;
        };
        let are_same_level = raiders.all(|(_, other)| other == level);
        let all = public.raiders_in(sector).map(|(raider, _)| raider.0);
        let choice = if are_same_level {
            IdSet::from_iter([first.0])
        } else {
            all.collect()
        };
        [choice, IdSet::NONE]
    }

    /// Returns the seat that must decide in a collision of the Ravager; `None` if play continues
    /// without a decision.
    pub(super) fn collision_seat_to_act(&self, public: &Public, task: Task) -> Option<Seat> {
        let [raiders, armadas] = self.collision_targets(public, task);
        (raiders.union(armadas).len() > 1).then_some(public.first)
    }

    /// Checks whether an action is legal in a collision of the Ravager.
    pub(super) fn check_collision(
        &self,
        public: &Public,
        task: Task,
        action: Action,
    ) -> Result<(), Refusal> {
        let [raiders, armadas] = self.collision_targets(public, task);
        let Action::Order(next) = action else {
            return Err(Refusal::UNASKED);
        };
        let is_offered = match next {
            OrderChoice::Raider(raider) => raiders.contains(raider.0),
            OrderChoice::Armada(armada) => armadas.contains(armada.0),
            OrderChoice::Event(_) | OrderChoice::Boss(_) | OrderChoice::Sector(_) => false,
        };
        if is_offered {
            Ok(())
        } else {
            Err(Refusal::NOT_OFFERED)
        }
    }

    /// Appends the legal actions in a collision of the Ravager.
    pub(super) fn list_collision(&self, public: &Public, task: Task, list: &mut Vec<Action>) {
        let [raiders, armadas] = self.collision_targets(public, task);
        let raiders = raiders
            .iter()
            .map(|raider| OrderChoice::Raider(RaiderId(raider)));
        let armadas = armadas
            .iter()
            .map(|armada| OrderChoice::Armada(ArmadaId(armada)));
        list.extend(raiders.chain(armadas).map(Action::Order));
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Starts the collision with everything in the Ravager's sector `[SAGA-OPC.8]`.
    pub fn begin_collision(&mut self) {
        if let Some(sector) = self.state.public.ravager {
            let rest = self.state.public.armadas_in(sector);
            self.push_task(Task::Collision {
                stage: RAIDERS,
                rest,
                armada: None,
                hits: None,
            });
        }
    }

    /// Advances a collision of the Ravager until a seat must decide.
    pub fn advance_collision(&mut self, task: Task) -> PlayFlow {
        let (
            Some(sector),
            Task::Collision {
                stage,
                rest,
                armada,
                hits,
            },
        ) = (self.state.public.ravager, task)
        else {
            return self.pop_task();
        };
        if let Some(armada) = armada {
            return self.resolve_attack(armada, rest, hits, sector);
        }
        let [raiders, armadas] = self.game.collision_targets(&self.state.public, task);
        let all = raiders.union(armadas);
        if all.len() > 1 {
            return PlayFlow::Wait;
        }
        if let Some(raider) = raiders.iter().next() {
            self.destroy_raider(RaiderId(raider));
        } else if let Some(armada) = armadas.iter().next() {
            self.attack_armada(ArmadaId(armada), rest);
        } else {
            self.next_stage(task, sector, stage);
        }
        PlayFlow::Continue
    }

    /// Continues with the next stage.
    fn next_stage(&mut self, task: Task, sector: SectorId, stage: u8) {
        let [boss_damage, xpm_damage] = self.game.frame().collision;
        let boss = self.state.public.bosses_in(sector).next();
        let Task::Collision { rest, hits, .. } = task else {
            return;
        };
        if let (BOSSES, Some(EVENT_PENDING)) = (stage, hits) {
            self.set_stage(stage, rest, None);
            self.draw_event(Cause::Ravager);
            return;
        }
        if let (BOSSES, Some(boss)) = (stage, boss) {
            self.set_stage(stage, rest, Some(EVENT_PENDING));
            self.remove_boss(boss, RemovalReason::Ravager);
            self.deal_damage_to_all(boss_damage, Cause::Ravager);
            return;
        }
        self.set_stage(stage.saturating_add(1), rest, hits);
        if stage == XPM && self.state.public.sector(sector).has_xpm {
            self.lose_sector_xpm(sector, RemovalReason::Ravager);
            self.deal_damage_to_all(xpm_damage, Cause::Ravager);
        }
        if stage >= STARBASE {
            self.pop_task();
            self.destroy_starbase(sector, RemovalReason::Ravager);
        }
    }

    fn set_stage(&mut self, stage: u8, rest: IdSet, hits: Option<u8>) {
        self.replace_task(Task::Collision {
            stage,
            rest,
            armada: None,
            hits,
        });
    }

    /// Destroys a Raider and deals damage equal to its level to every armada.
    fn destroy_raider(&mut self, raider: RaiderId) {
        let figure = self.state.public.raiders.get(raider.index());
        let level = figure.map_or(0, |figure| figure.level);
        self.remove_raider(raider, RemovalReason::Ravager);
        self.deal_damage_to_all(level, Cause::Ravager);
    }

    /// Attacks an armada, which rolls Shield.
    fn attack_armada(&mut self, armada: ArmadaId, mut rest: IdSet) {
        rest.remove(armada.0);
        self.replace_task(Task::Collision {
            stage: ARMADAS,
            rest,
            armada: Some(armada),
            hits: None,
        });
        self.begin_roll(armada, RollPurpose::Defend, Stat::Shield);
    }

    /// Deals the damage that the Shield roll left; afterwards a surviving armada must leave the
    /// sector.
    fn resolve_attack(
        &mut self,
        armada: ArmadaId,
        rest: IdSet,
        hits: Option<u8>,
        sector: SectorId,
    ) -> PlayFlow {
        if let Some(hits) = hits {
            let attack = self.game.frame().ravager_attack;
            self.replace_task(Task::Collision {
                stage: ARMADAS,
                rest,
                armada: Some(armada),
                hits: None,
            });
            self.deal_damage(armada, attack.saturating_sub(hits), Cause::Ravager);
            return PlayFlow::Continue;
        }
        self.replace_task(Task::Collision {
            stage: ARMADAS,
            rest,
            armada: None,
            hits: None,
        });
        if self.state.public.armada(armada).sector == Some(sector) {
            self.relocate(armada, ForcedMove::PushedOut, Cause::Ravager);
        }
        PlayFlow::Continue
    }

    /// Applies a legal action in a collision of the Ravager.
    pub fn do_collision(&mut self, task: Task, action: Action) {
        let Action::Order(next) = action else { return };
        match next {
            OrderChoice::Raider(raider) => self.destroy_raider(raider),
            OrderChoice::Armada(armada) => {
                if let Task::Collision { rest, .. } = task {
                    self.attack_armada(armada, rest);
                }
            }
            OrderChoice::Event(_) | OrderChoice::Boss(_) | OrderChoice::Sector(_) => {}
        }
    }
}

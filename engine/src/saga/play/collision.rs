//! What the Ravager runs into: Raiders, Bosses, an XPM, armadas, a Starbase, in this order
//! `[SAGA-OPC.8]`.

use super::{Course, Play};
use crate::chance::Chance;
use crate::game::{Record, Seat};
use crate::saga::action::{Action, Next};
use crate::saga::effect::Stat;
use crate::saga::event::{Event, Fate};
use crate::saga::hex::SectorId;
use crate::saga::ids::{ArmadaId, Bits, RaiderId};
use crate::saga::refusal::Refusal;
use crate::saga::state::Public;
use crate::saga::step::{Cause, Purpose, Shift, Task};
use crate::saga::table::Saga;

/// The parts of a collision by their order.
const RAIDERS: u8 = 0;
const BOSSES: u8 = 1;
const XPM: u8 = 2;
const ARMADAS: u8 = 3;
const STARBASE: u8 = 4;

/// In the place of successes: a Boss is destroyed and its damage is dealt; what is left is the event.
const DUE: u8 = u8::MAX;

impl Saga {
    /// What comes next of several of a kind: Raiders of different levels, or armadas
    /// `[SAGA-GEN.9]`. The first, where it does not matter which.
    fn struck(&self, public: &Public, task: Task) -> [Bits; 2] {
        let none = [Bits::NONE; 2];
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
            let here = Bits(public.armadas_in(sector).0 & rest.0);
            return [Bits::NONE, here];
        }
        if stage != RAIDERS {
            return none;
        }
        let mut raiders = public.raiders_in(sector);
        let Some((first, level)) = raiders.next() else {
            return none;
        };
        let alike = raiders.all(|(_, other)| other == level);
        let all = public.raiders_in(sector).map(|(raider, _)| raider.0);
        let choice = if alike {
            Bits::from_iter([first.0])
        } else {
            all.collect()
        };
        [choice, Bits::NONE]
    }

    /// Who has a choice here; none where the table acts.
    pub(super) fn collision_asked(&self, public: &Public, task: Task) -> Option<Seat> {
        let [raiders, armadas] = self.struck(public, task);
        (raiders.or(armadas).len() > 1).then_some(public.first)
    }

    /// Whether a seat that is asked may give an action here.
    pub(super) fn may_collision(
        &self,
        public: &Public,
        task: Task,
        action: Action,
    ) -> Result<(), Refusal> {
        let [raiders, armadas] = self.struck(public, task);
        let Action::Order(next) = action else {
            return Err(Refusal::UNASKED);
        };
        let offered = match next {
            Next::Raider(raider) => raiders.has(raider.0),
            Next::Armada(armada) => armadas.has(armada.0),
            Next::Event(_) | Next::Boss(_) | Next::Sector(_) => false,
        };
        if offered {
            Ok(())
        } else {
            Err(Refusal::NOT_OFFERED)
        }
    }

    /// Appends what a seat that is asked may give here.
    pub(super) fn list_collision(&self, public: &Public, task: Task, list: &mut Vec<Action>) {
        let [raiders, armadas] = self.struck(public, task);
        let raiders = raiders.iter().map(|raider| Next::Raider(RaiderId(raider)));
        let armadas = armadas.iter().map(|armada| Next::Armada(ArmadaId(armada)));
        list.extend(raiders.chain(armadas).map(Action::Order));
    }
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// The Ravager runs into whatever is in its sector `[SAGA-OPC.8]`.
    pub fn collide(&mut self) {
        if let Some(sector) = self.state.public.ravager {
            let rest = self.state.public.armadas_in(sector);
            self.push(Task::Collision {
                stage: RAIDERS,
                rest,
                armada: None,
                hits: None,
            });
        }
    }

    /// Goes on until somebody has a choice.
    pub fn collision_course(&mut self, task: Task) -> Course {
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
            return self.pop();
        };
        if let Some(armada) = armada {
            return self.answer_armada(armada, rest, hits, sector);
        }
        let [raiders, armadas] = self.table.struck(&self.state.public, task);
        let all = raiders.or(armadas);
        if all.len() > 1 {
            return Course::Waits;
        }
        if let Some(raider) = raiders.iter().next() {
            self.ram_raider(RaiderId(raider));
        } else if let Some(armada) = armadas.iter().next() {
            self.strike_armada(ArmadaId(armada), rest);
        } else {
            self.next_part(task, sector, stage);
        }
        Course::On
    }

    /// The part is done: the next one.
    fn next_part(&mut self, task: Task, sector: SectorId, stage: u8) {
        let [boss_damage, xpm_damage] = self.table.frame().collision;
        let boss = self.state.public.bosses_in(sector).next();
        let Task::Collision { rest, hits, .. } = task else {
            return;
        };
        if let (BOSSES, Some(DUE)) = (stage, hits) {
            self.set_part(stage, rest, None);
            self.draw_event(Cause::Ravager);
            return;
        }
        if let (BOSSES, Some(boss)) = (stage, boss) {
            self.set_part(stage, rest, Some(DUE));
            self.remove_boss(boss, Fate::Ravager);
            self.hurt_all(boss_damage, Cause::Ravager);
            return;
        }
        self.set_part(stage.saturating_add(1), rest, hits);
        if stage == XPM && self.state.public.sector(sector).xpm {
            self.lose_sector_xpm(sector, Fate::Ravager);
            self.hurt_all(xpm_damage, Cause::Ravager);
        }
        if stage >= STARBASE {
            self.pop();
            self.destroy_starbase(sector, Fate::Ravager);
        }
    }

    fn set_part(&mut self, stage: u8, rest: Bits, hits: Option<u8>) {
        self.become_task(Task::Collision {
            stage,
            rest,
            armada: None,
            hits,
        });
    }

    /// A Raider is destroyed, and every armada takes damage of its level.
    fn ram_raider(&mut self, raider: RaiderId) {
        let figure = self.state.public.raiders.get(raider.index());
        let level = figure.map_or(0, |figure| figure.level);
        self.remove_raider(raider, Fate::Ravager);
        self.hurt_all(level, Cause::Ravager);
    }

    /// An armada is attacked: it rolls Shield.
    fn strike_armada(&mut self, armada: ArmadaId, mut rest: Bits) {
        rest.remove(armada.0);
        self.become_task(Task::Collision {
            stage: ARMADAS,
            rest,
            armada: Some(armada),
            hits: None,
        });
        self.begin_roll(armada, Purpose::Defend, Stat::Shield);
    }

    /// The Shield was rolled: the damage that is left comes; once that is over, an armada that is
    /// still there gets out of the way.
    fn answer_armada(
        &mut self,
        armada: ArmadaId,
        rest: Bits,
        hits: Option<u8>,
        sector: SectorId,
    ) -> Course {
        if let Some(hits) = hits {
            let attack = self.table.frame().ravager_attack;
            self.become_task(Task::Collision {
                stage: ARMADAS,
                rest,
                armada: Some(armada),
                hits: None,
            });
            self.hurt(armada, attack.saturating_sub(hits), Cause::Ravager);
            return Course::On;
        }
        self.become_task(Task::Collision {
            stage: ARMADAS,
            rest,
            armada: None,
            hits: None,
        });
        if self.state.public.armada(armada).sector == Some(sector) {
            self.relocate(armada, Shift::PushedOut, Cause::Ravager);
        }
        Course::On
    }

    /// Carries out an action that is allowed.
    pub fn do_collision(&mut self, task: Task, action: Action) {
        let Action::Order(next) = action else { return };
        match next {
            Next::Raider(raider) => self.ram_raider(raider),
            Next::Armada(armada) => {
                if let Task::Collision { rest, .. } = task {
                    self.strike_armada(armada, rest);
                }
            }
            Next::Event(_) | Next::Boss(_) | Next::Sector(_) => {}
        }
    }
}

//! Effects on the current roll, packet of damage or combat, always the innermost one of the subject
//! `[SAGA-GEN.12]` `[SAGA-GEN.13]`.

use super::Play;
use crate::chance::Chance;
use crate::game::EventSink;
use crate::saga::armada::Target;
use crate::saga::effect::{Amount, Effect, ThresholdScope};
use crate::saga::event::Event;
use crate::saga::ids::{ArmadaId, IdSet};
use crate::saga::state::Public;
use crate::saga::step::{Cause, Task};

impl Public {
    /// Returns the index of the innermost task that fits.
    fn innermost(&self, fits: impl Fn(&Task) -> bool) -> Option<usize> {
        self.tasks.iter().rposition(fits)
    }

    /// Returns the index of an armada's innermost roll.
    pub(super) fn roll_of(&self, armada: ArmadaId) -> Option<usize> {
        self.innermost(|task| matches!(task, Task::Roll { armada: of, .. } if *of == armada))
    }

    /// Returns the index of the innermost packet of damage for an armada.
    pub(super) fn damage_packet_of(&self, armada: ArmadaId) -> Option<usize> {
        self.innermost(|task| matches!(task, Task::Damage { armada: of, .. } if *of == armada))
    }

    /// Returns the index of the innermost combat or duel of an armada.
    pub(super) fn combat_of(&self, armada: ArmadaId) -> Option<usize> {
        self.innermost(|task| match task {
            Task::Fight { armada: of, .. } => *of == armada,
            Task::Duel { sides, .. } => sides.contains(&armada),
            _ => false,
        })
    }

    /// Returns the lowest face that is a success for an armada in its combat; 0 for the default.
    pub(super) fn combat_threshold(&self, armada: ArmadaId) -> u8 {
        let combat = self.combat_of(armada).and_then(|at| self.tasks.get(at));
        match combat {
            Some(Task::Fight { threshold, .. }) => *threshold,
            Some(Task::Duel { sides, aims, .. }) => aims[usize::from(sides[1] == armada)],
            _ => 0,
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    pub(super) fn perform_dice(&mut self, effect: Effect, armada: ArmadaId, cause: Cause) {
        match effect {
            Effect::Damage(amount) => {
                let damage = self.damage_of(amount, cause);
                self.deal_damage(armada, damage, cause);
            }
            Effect::Refresh(amount) => {
                let remaining_tokens = amount.to_count();
                self.push_task(Task::Refresh {
                    armada,
                    remaining_tokens,
                    by: cause,
                });
            }
            Effect::AddDice(count) => self.change_roll(armada, |extra, _, _| {
                *extra = extra.saturating_add(count);
            }),
            Effect::Auto(count) => self.change_roll(armada, |_, auto, _| {
                *auto = auto.saturating_add(count);
            }),
            Effect::Threshold(face, scope) => {
                self.change_roll(armada, |_, _, threshold| *threshold = face);
                if scope == ThresholdScope::Combat {
                    self.aim_in_combat(armada, face);
                }
            }
            Effect::Reroll(amount) => {
                let seat = match cause {
                    Cause::Card(seat, _) => seat,
                    _ => self.game.owner(armada),
                };
                let (remaining_dice, chosen) = (amount.to_count(), IdSet::NONE);
                self.push_task(Task::Reroll {
                    seat,
                    remaining_dice,
                    chosen,
                });
            }
            Effect::Soften(amount) => self.reduce_damage(armada, amount),
            Effect::Strike(count) => self.strike(armada, count),
            _ => {}
        }
    }

    /// Returns the damage of an effect; [`Amount::Level`] is the level of the Raider that arrived
    /// `[SAGA-RAI.9]`.
    fn damage_of(&self, amount: Amount, cause: Cause) -> u8 {
        match (amount, cause) {
            (Amount::Some(count), _) => count,
            (Amount::Level, Cause::Raider(level)) => level,
            (Amount::Level | Amount::All, _) => {
                let mut tasks = self.state.public.tasks.iter().rev();
                let level = tasks.find_map(|task| match task {
                    Task::Scene { level, .. } => Some(*level),
                    _ => None,
                });
                level.unwrap_or(0)
            }
        }
    }

    /// Changes the added dice, added successes and threshold of the current roll.
    fn change_roll(&mut self, armada: ArmadaId, change: impl Fn(&mut u8, &mut u8, &mut u8)) {
        let index = self.state.public.roll_of(armada);
        let task = index.and_then(|index| self.state.public.tasks.get_mut(index));
        if let Some(Task::Roll {
            extra,
            auto,
            threshold,
            ..
        }) = task
        {
            change(extra, auto, threshold);
        }
    }

    fn aim_in_combat(&mut self, armada: ArmadaId, face: u8) {
        let index = self.state.public.combat_of(armada);
        match index.and_then(|index| self.state.public.tasks.get_mut(index)) {
            Some(Task::Fight { threshold, .. }) => *threshold = face,
            Some(Task::Duel { sides, aims, .. }) => {
                aims[usize::from(sides[1] == armada)] = face;
            }
            _ => {}
        }
    }

    /// Reduces the current packet of damage.
    fn reduce_damage(&mut self, armada: ArmadaId, amount: Amount) {
        let index = self.state.public.damage_packet_of(armada);
        let task = index.and_then(|index| self.state.public.tasks.get_mut(index));
        if let Some(Task::Damage {
            remaining_damage, ..
        }) = task
        {
            *remaining_damage = remaining_damage.saturating_sub(amount.to_count());
            let remaining_damage = *remaining_damage;
            self.emit(Event::Softened {
                armada,
                remaining_damage,
            });
        }
    }

    /// Takes Hull from the enemy being fought; a rival takes damage that can be softened
    /// `[SAGA-ARN.10]`.
    fn strike(&mut self, armada: ArmadaId, count: u8) {
        let index = self.state.public.combat_of(armada);
        match index.and_then(|index| self.state.public.tasks.get_mut(index)) {
            Some(Task::Fight { foe, hull, .. }) => {
                *hull = hull.saturating_sub(count);
                let (foe, hull) = (*foe, *hull);
                self.emit(Event::FoeHit {
                    armada,
                    foe,
                    damage: count,
                    hull,
                });
            }
            Some(Task::Duel { sides, .. }) => {
                let rival = sides[usize::from(sides[0] == armada)];
                self.deal_damage(rival, count, Cause::Foe(Target::Armada(armada)));
            }
            _ => {}
        }
    }
}

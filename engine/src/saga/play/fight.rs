//! Combat of one armada against one enemy, until one of them is destroyed `[SAGA-CMB.1]`. No other
//! armada takes part `[SAGA-COL.4]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Action;
use crate::saga::armada::Target;
use crate::saga::effect::{Stat, Timing};
use crate::saga::event::{Event, RemovalReason};
use crate::saga::figures::ExtraFace;
use crate::saga::game::Saga;
use crate::saga::ids::{ArmadaId, EffectListId};
use crate::saga::refusal::Refusal;
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, CombatStage, RollPurpose, Task};

impl Saga {
    /// Refuses every action: a combat has no decision, only windows.
    pub(super) fn check_fight(
        &self,
        _state: &State,
        _task: Task,
        _seat: Seat,
        _action: Action,
    ) -> Result<(), Refusal> {
        Err(Refusal::UNASKED)
    }

    /// Appends nothing: a combat has no decision.
    pub(super) fn list_fight(
        &self,
        _state: &State,
        _task: Task,
        _seat: Seat,
        _list: &mut Vec<Action>,
    ) {
    }

    /// Returns whether an enemy can still be fought; an effect may have removed it.
    fn is_present(&self, public: &Public, armada: ArmadaId, foe: Target) -> bool {
        match foe {
            Target::Card(..) => true,
            Target::Raider(_) | Target::Boss(_) | Target::Entity(_) | Target::Armada(_) => {
                let sector = public.armada(armada).sector;
                sector.is_some() && self.sector_of_target(public, foe) == sector
            }
        }
    }

    /// Returns the reward of a victory and its Victory Points `[SAGA-CMB.6]` `[SAGA-ARN.17]`. The
    /// reward of an enemy card belongs to its encounter.
    fn victory_reward(&self, public: &Public, foe: Target) -> (EffectListId, u8) {
        let points = self.mission.points.unwrap_or_default();
        match foe {
            Target::Raider(raider) => {
                let level = public
                    .raiders
                    .get(raider.index())
                    .map_or(0, |raider_state| raider_state.level);
                let index = usize::from(level).wrapping_sub(1);
                let reward = self
                    .figures
                    .raiders
                    .get(index)
                    .map(|raider_state| raider_state.reward.code);
                let points = points.raider.get(index).copied().unwrap_or(0);
                (reward.unwrap_or_default(), points)
            }
            Target::Boss(boss) => {
                let reward = self.boss(boss).map(|boss| boss.reward.code);
                (reward.unwrap_or_default(), points.boss)
            }
            Target::Card(..) | Target::Entity(_) | Target::Armada(_) => (EffectListId::NOTHING, 0),
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Starts a combat against an enemy at full Hull `[SAGA-CMB.2]`.
    pub fn begin_fight(&mut self, armada: ArmadaId, foe: Target) {
        let hull = self.game.foe(&self.state.public, foe).hull;
        self.emit(Event::Fight { armada, foe, hull });
        self.push_task(Task::Fight {
            armada,
            foe,
            hull,
            combat_stage: CombatStage::Begun,
            threshold: 0,
            hits: None,
        });
    }

    /// Runs the combat until a decision is needed `[SAGA-CMB.3]`.
    pub fn advance_fight(&mut self, task: Task) -> PlayFlow {
        let Task::Fight {
            armada,
            foe,
            hull,
            combat_stage,
            hits,
            ..
        } = task
        else {
            return PlayFlow::Wait;
        };
        if let CombatStage::Won | CombatStage::Rewarded | CombatStage::Lost = combat_stage {
            return self.finish_fight(armada, foe, combat_stage);
        }
        if !self.game.is_present(&self.state.public, armada, foe) {
            return self.end_fight(armada, foe, false);
        }
        let hits = hits.unwrap_or(0);
        match combat_stage {
            _ if hull == 0 => self.win_fight(armada),
            CombatStage::Begun => self.start_fight(armada, foe),
            CombatStage::Start => {
                let owner = self.game.owner(armada);
                let speed = self.game.stat(&self.state.public, owner, Stat::Speed);
                let is_faster = speed > self.game.foe(&self.state.public, foe).speed;
                self.set_combat_stage(if is_faster {
                    CombatStage::Attack
                } else {
                    CombatStage::Defend
                });
            }
            CombatStage::Attack => {
                self.set_combat_stage(CombatStage::Struck);
                self.begin_roll(armada, RollPurpose::Attack, Stat::Combat);
            }
            CombatStage::Struck => self.hit_foe(armada, foe, hull, hits),
            CombatStage::Defend => {
                self.set_combat_stage(CombatStage::Warded);
                self.begin_roll(armada, RollPurpose::Defend, Stat::Shield);
            }
            CombatStage::Warded | CombatStage::Won | CombatStage::Rewarded | CombatStage::Lost => {
                self.set_combat_stage(CombatStage::Attack);
                let attack = self.game.foe(&self.state.public, foe).attack;
                self.deal_damage(armada, attack.saturating_sub(hits), Cause::Foe(foe));
            }
        }
        PlayFlow::Continue
    }

    /// Does nothing: a combat has no decision.
    pub fn do_fight(&mut self, _task: Task, _seat: Seat, _action: Action) {}

    fn set_combat_stage(&mut self, next: CombatStage) {
        if let Some(Task::Fight {
            combat_stage, hits, ..
        }) = self.task_mut()
        {
            *combat_stage = next;
            *hits = None;
        }
    }

    /// Runs the start effects of an enemy card, then opens the window `[SAGA-FTJ.8]`.
    fn start_fight(&mut self, armada: ArmadaId, foe: Target) {
        self.set_combat_stage(CombatStage::Start);
        self.open_window_later(Timing::CombatStart, armada);
        if let Target::Card(deck, card) = foe
            && let Some(extra) = self.game.extra_card(deck, card)
            && let ExtraFace::Enemy { start, .. } = &extra.face
        {
            self.run_code(start.code, Some(armada), Cause::Extra(deck, card));
        }
    }

    /// Subtracts the successes of an attack from the enemy's Hull `[SAGA-CMB.4]`.
    fn hit_foe(&mut self, armada: ArmadaId, foe: Target, hull: u8, hits: u8) {
        let rest = hull.saturating_sub(hits);
        self.set_combat_stage(CombatStage::Defend);
        if let Some(Task::Fight { hull, .. }) = self.task_mut() {
            *hull = rest;
        }
        self.emit(Event::FoeHit {
            armada,
            foe,
            damage: hits,
            hull: rest,
        });
    }

    fn win_fight(&mut self, armada: ArmadaId) {
        self.set_combat_stage(CombatStage::Won);
        self.open_window(Timing::CombatWon, armada);
    }

    /// Ends the combat after the last strike: the enemy leaves and the reward is taken, or the
    /// fight is lost `[SAGA-CMB.6]` `[SAGA-CMB.7]`.
    fn finish_fight(
        &mut self,
        armada: ArmadaId,
        foe: Target,
        combat_stage: CombatStage,
    ) -> PlayFlow {
        if combat_stage != CombatStage::Won {
            return self.end_fight(armada, foe, combat_stage == CombatStage::Rewarded);
        }
        self.set_combat_stage(CombatStage::Rewarded);
        let seat = self.game.owner(armada);
        let (reward, points) = self.game.victory_reward(&self.state.public, foe);
        match foe {
            Target::Raider(raider) => self.remove_raider(raider, RemovalReason::Killed),
            Target::Boss(boss) => self.remove_boss(boss, RemovalReason::Killed),
            Target::Card(..) | Target::Entity(_) | Target::Armada(_) => {}
        }
        self.award(seat, points);
        self.run_code(reward, Some(armada), Cause::Reward(seat));
        PlayFlow::Continue
    }

    /// Removes the combat and passes its result to the encounter below it.
    fn end_fight(&mut self, armada: ArmadaId, foe: Target, is_won: bool) -> PlayFlow {
        self.pop_task();
        self.emit(Event::FightOver {
            armada,
            foe,
            is_won,
        });
        if let Some(Task::Trial {
            is_passed: passed, ..
        }) = self.task_mut()
            && let Target::Card(..) = foe
        {
            *passed = Some(is_won);
        }
        PlayFlow::Continue
    }
}

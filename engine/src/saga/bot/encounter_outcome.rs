//! The value of an encounter from its outcomes: the position after victory and after defeat,
//! weighted by their chances.

use super::combat_odds::CHANCE_SCALE;
use super::encounter_value;
use super::heuristic_policy::HeuristicPolicy;
use super::position_summary::{ArmadaSummary, PositionSummary};
use super::position_value::{VICTORY_VALUE, open_position_value};
use crate::saga::action::{Action, Regroup};
use crate::saga::armada::Target;
use crate::saga::effect::{Effect, Good};
use crate::saga::hex::HexId;
use crate::saga::ids::{ArmadaId, EffectListId};
use crate::saga::state::{Public, State};

impl HeuristicPolicy<'_> {
    /// Returns the value of an encounter of an armada; `None` if the action is not an encounter.
    pub(super) fn encounter_payoff(
        &self,
        summary: &PositionSummary<'_>,
        unit: &ArmadaSummary,
        action: Action,
        seed: u64,
    ) -> Option<i32> {
        Some(match action {
            Action::Done => self.value_after(unit.armada, |_| {}),
            Action::Fight(target) => self.fight_value(summary, unit, target),
            Action::Regroup(regroup) => {
                self.value_after(unit.armada, |public| self.apply_regroup(public, regroup))
            }
            Action::Encounter(index) => {
                match encounter_value::delivery_chance(summary, unit, index) {
                    Some(chance) => self.delivery_value(summary, unit, chance),
                    None => self.line_value(&[action], seed),
                }
            }
            Action::Duel(_) | Action::Siege => self.line_value(&[action], seed),
            _ => return None,
        })
    }

    /// Returns the value of the position after an encounter of the armada that applies `change`.
    fn value_after(&self, armada: ArmadaId, change: impl FnOnce(&mut Public)) -> i32 {
        let mut state = self.state.clone();
        change(&mut state.public);
        let piece = state.public.armada_mut(armada);
        (piece.has_used_encounter, piece.is_done) = (true, true);
        if self.is_won(&state) {
            return VICTORY_VALUE;
        }
        open_position_value(
            self.game,
            &state.public,
            self.seat,
            self.context,
            self.marginal_values(),
        )
    }

    /// Returns whether the campaign is won in this state.
    fn is_won(&self, state: &State) -> bool {
        let mut wins = self.game.mission().win.iter();
        !self.game.is_competitive() && wins.any(|goal| self.game.holds(&state.public, goal))
    }

    fn apply_regroup(&self, public: &mut Public, regroup: Regroup) {
        let frame = self.game.frame();
        let mat = public.mat_mut(self.seat);
        match regroup {
            Regroup::Draw => mat.hand += 1,
            Regroup::Repair => mat.hull = (mat.hull + frame.regroup_repair).min(frame.hull_max),
            Regroup::Exploration => mat.exploration_tokens += 1,
            Regroup::Combat => mat.combat_tokens += 1,
        }
    }

    fn fight_value(
        &self,
        summary: &PositionSummary<'_>,
        unit: &ArmadaSummary,
        target: Target,
    ) -> i32 {
        let foe = self.game.foe(&self.state.public, target);
        let outlook = summary.fight(unit, foe, unit.hull, false);
        let left = (outlook.hull / (outlook.win >> 8).max(1)) >> 8;
        let won = self.value_after(unit.armada, |public| {
            public.mat_mut(unit.seat).hull = left.clamp(1, i32::from(unit.hull)) as u8;
            self.apply_victory(public, unit, target);
        });
        let lost = self.value_after(unit.armada, |public| self.destroy_armada(public, unit));
        expected_value(outlook.win, won, lost)
    }

    fn delivery_value(
        &self,
        summary: &PositionSummary<'_>,
        unit: &ArmadaSummary,
        chance: i32,
    ) -> i32 {
        let take_damage = |public: &mut Public| {
            let mat = public.mat_mut(unit.seat);
            mat.has_xpm = false;
            mat.hull = mat.hull.saturating_sub(1).max(1);
        };
        let passed = self.value_after(unit.armada, |public| {
            take_damage(public);
            match self.game.mission().points {
                Some(points) => {
                    let hex = public.sector(unit.sector).hex;
                    public.mat_mut(unit.seat).points +=
                        points.deliver[usize::from(hex != HexId::GATE)];
                }
                None => {
                    public.installed += 1;
                    public.xpm = public.xpm.saturating_sub(1);
                }
            }
        });
        let failed = self.value_after(unit.armada, take_damage) - summary.marginal_values.event;
        expected_value(chance, passed, failed)
    }

    /// Removes a defeated enemy and takes its reward.
    fn apply_victory(&self, public: &mut Public, unit: &ArmadaSummary, target: Target) {
        let mut points = 0;
        let rules = self.game.mission().points.unwrap_or_default();
        let code = match target {
            Target::Raider(raider) => {
                let mut level = 0;
                if let Some(figure) = public.raiders.get_mut(raider.index()) {
                    level = std::mem::take(&mut figure.level);
                }
                let index = usize::from(level).wrapping_sub(1);
                points = rules.raider.get(index).copied().unwrap_or(0);
                let figures = self.game.figures().raiders.get(index);
                figures.map(|figure| figure.reward.code)
            }
            Target::Boss(boss) => {
                if let Some(sector) = public.bosses.get_mut(boss.index()) {
                    *sector = None;
                }
                points = rules.boss;
                self.game.boss(boss).map(|boss| boss.reward.code)
            }
            Target::Card(..) | Target::Entity(_) | Target::Armada(_) => None,
        };
        public.mat_mut(unit.seat).points += points;
        if let Some(code) = code {
            self.take_reward(public, unit, code);
        }
    }

    /// Applies a reward to the position.
    fn take_reward(&self, public: &mut Public, unit: &ArmadaSummary, code: EffectListId) {
        let mat = public.mat_mut(unit.seat);
        for effect in self.game.effects(code) {
            match *effect {
                Effect::Gain(Good::Astartium, count) => mat.astartium += count,
                Effect::Gain(Good::Exploration, count) => mat.exploration_tokens += count,
                Effect::Gain(Good::Combat, count) => mat.combat_tokens += count,
                Effect::Gain(Good::Points, count) => mat.points += count,
                Effect::DrawAction(_, count) => mat.hand += count,
                _ => {}
            }
        }
    }

    /// Applies the destruction of an armada `[SAGA-DES.1]` `[SAGA-SOL.8]`.
    fn destroy_armada(&self, public: &mut Public, unit: &ArmadaSummary) {
        let home = self.game.mission().homes.get(unit.seat.index()).copied();
        let sector = public.at(home.unwrap_or(HexId::GATE));
        public.armada_mut(unit.armada).sector = sector.or(Some(unit.sector));
        let is_solo = self.game.is_solo();
        let hull = self.game.frame().hull;
        let mat = public.mat_mut(unit.seat);
        (mat.hull, mat.exploration_tokens, mat.combat_tokens) = (hull, 0, 0);
        if !is_solo {
            mat.astartium = 0;
        }
        if std::mem::take(&mut mat.has_xpm) {
            public.xpm += 1;
        }
    }
}

/// Returns the expected value of two outcomes; `chance` is that of the first, of [`CHANCE_SCALE`].
const fn expected_value(chance: i32, success_value: i32, failure_value: i32) -> i32 {
    ((success_value as i64 * chance as i64 + failure_value as i64 * (CHANCE_SCALE - chance) as i64)
        / CHANCE_SCALE as i64) as i32
}

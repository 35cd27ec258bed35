//! The expected value of an attack: hits on a target that earlier attacks may have hit already, red
//! alerts, star tokens, and losses by a battle back.

use super::super::battlefield::{Hex, Side};
use super::super::unit::{MAX_UNITS, UnitId};
use super::battle_analysis::BattleAnalysis;
use super::combat_odds;
use super::position_values::{ALERT_COST, STATES, stars_value, unit_state};

/// A possible attack.
#[derive(Clone, Copy, Debug)]
pub struct PlannedAttack {
    pub unit: UnitId,
    /// Hex from which the unit attacks.
    pub from: Hex,
    pub target: UnitId,
    /// Hex of the target.
    pub at: Hex,
    /// Number of dice, without those of a command card.
    pub dice: i32,
    /// Whether the attack is in close quarters.
    pub is_close: bool,
    /// Whether it is a sortie of a carrier's fighters.
    pub is_sortie: bool,
}

/// Probabilities of the states of all units after the planned attacks, in 4096ths.
#[derive(Clone, Debug)]
pub struct UnitStateOdds([[i16; STATES]; MAX_UNITS]);

impl UnitStateOdds {
    /// Creates the probabilities of the current states, all certain.
    #[must_use]
    pub fn new(analysis: &BattleAnalysis<'_>) -> Self {
        let mut odds = [[0; STATES]; MAX_UNITS];
        let units = analysis.game.builds().iter().zip(&mut odds);
        for ((build, state_odds), n) in units.zip(0..) {
            let unit = analysis.battlefield.public.unit(UnitId(n));
            let state = match unit.hex {
                Some(_) => unit_state(build, unit.ships),
                None => 0,
            };
            state_odds[state] = combat_odds::CHANCE_SCALE as i16;
        }
        Self(odds)
    }

    /// Returns the probabilities of a unit's states.
    #[must_use]
    pub const fn of(&self, unit: UnitId) -> &[i16; STATES] {
        &self.0[unit.index() % MAX_UNITS]
    }
}

fn expected_value(state_odds: &[i16; STATES], by_state: &[i32; STATES]) -> i32 {
    let parts = state_odds.iter().zip(by_state);
    let sum: i64 = parts
        .map(|(chance, value)| i64::from(*chance) * i64::from(*value))
        .sum();
    (sum / i64::from(combat_odds::CHANCE_SCALE)) as i32
}

impl BattleAnalysis<'_> {
    /// Returns the dice of a unit against a target, without those of a command card.
    #[must_use]
    pub fn dice(&self, unit: UnitId, from: Hex, at: Hex) -> i32 {
        let build = self.game.build(unit);
        let range = from.distance(at);
        let public = self.battlefield.public;
        let mut dice = i32::from(build.dice_at(range)) - i32::from(public.alert.contains(unit));
        if range == 1 {
            dice += i32::from(build.abilities.wing) * i32::from(public.unit(unit).ships);
        }
        if !build.abilities.is_in_orbit {
            dice -= i32::from(self.battlefield.cover_dice(Some(from), at, range));
        }
        dice
    }

    /// Returns the number of blasts that the target ignores, from the table of shields.
    fn ignored_blasts(&self, attack: &PlannedAttack) -> usize {
        let row = match attack.is_sortie {
            true => 0,
            false => self.game.build(attack.unit).shield_row(),
        };
        let column = self.game.build(attack.target).shield_row();
        usize::from(self.game.figures().shields[row & 3][column & 3].min(3))
    }

    /// Returns the state probabilities of a target after an attack with `dice` dice.
    fn states_after(
        &self,
        state_odds: &[i16; STATES],
        attack: &PlannedAttack,
        dice: usize,
    ) -> [i16; STATES] {
        let distribution = &combat_odds::HIT_DISTRIBUTION[dice][self.ignored_blasts(attack)];
        let has_hull = self.game.build(attack.target).has_hull();
        let mut after = [0i32; STATES];
        after[0] = i32::from(state_odds[0]);
        for (state, chance) in state_odds.iter().enumerate().skip(1) {
            let chance = i32::from(*chance);
            if chance == 0 {
                continue;
            }
            let mut remainder = chance;
            for (hits, part) in distribution.iter().enumerate().skip(1) {
                let part = chance * part / combat_odds::CHANCE_SCALE;
                remainder -= part;
                if hits < state {
                    after[state - hits] += part;
                } else if has_hull {
                    // Each further hit is confirmed with probability 1/3.
                    let stays = (0..=hits - state).fold(part, |part, _| part * 2 / 3);
                    after[1] += stays;
                    after[0] += part - stays;
                } else {
                    after[0] += part;
                }
            }
            after[state] += remainder;
        }
        after.map(|chance| chance as i16)
    }

    /// Returns the expected value of an attack with `extra_dice` additional dice, less the losses
    /// by a battle back; 0 if it cannot be made.
    #[must_use]
    pub fn attack_value(
        &self,
        odds: &UnitStateOdds,
        attack: &PlannedAttack,
        extra_dice: i32,
    ) -> i32 {
        if attack.dice + extra_dice < 1 {
            return 0;
        }
        let dice = combat_odds::table_index(attack.dice + extra_dice);
        let state_odds = odds.of(attack.target);
        let after = self.states_after(state_odds, attack, dice);
        let by_state = self.values.value_by_state(attack.target);
        let hits = expected_value(state_odds, by_state) - expected_value(&after, by_state);
        let alive = combat_odds::CHANCE_SCALE - i32::from(after[0]);
        let answer = self.battle_back_loss(attack, dice, alive);
        hits + self.alert_value(attack, dice, alive) + 2 * dice as i32 - answer
    }

    /// Replaces the target's state probabilities by those after the attack.
    pub fn apply_attack(&self, odds: &mut UnitStateOdds, attack: &PlannedAttack, extra_dice: i32) {
        let dice = combat_odds::table_index(attack.dice + extra_dice);
        let after = self.states_after(odds.of(attack.target), attack, dice);
        odds.0[attack.target.index() % MAX_UNITS] = after;
    }

    /// Returns the expected value of red alerts: a marker, or lost ships if the target cannot
    /// retire.
    fn alert_value(&self, attack: &PlannedAttack, dice: usize, alive: i32) -> i32 {
        let allowed = usize::from(self.battlefield.alert_allowance(attack.target).min(3));
        let alerts = combat_odds::MEAN_ALERTS[dice][allowed];
        let build = self.game.build(attack.target);
        let is_marked = self.battlefield.public.alert.contains(attack.target);
        let mut cost_per_alert = if is_marked { 4 } else { ALERT_COST };
        if !build.abilities.is_in_orbit {
            let path_count = self.retreat_paths(build.side, attack.at);
            if path_count == 0 {
                let full_states = 1 + unit_state(build, build.ships) as i32;
                cost_per_alert += self.values.full_value(attack.target) / full_states;
            }
        }
        cost_per_alert * alerts / 256 * alive / combat_odds::CHANCE_SCALE
    }

    fn retreat_paths(&self, side: Side, hex: Hex) -> usize {
        let paths = side.backward().into_iter();
        paths
            .filter_map(|direction| hex.neighbor(direction))
            .filter(|back| !self.closed.contains(*back))
            .count()
    }

    /// Returns the expected losses of the attacker by a battle back.
    fn battle_back_loss(&self, attack: &PlannedAttack, dice: usize, alive: i32) -> i32 {
        let (attacker, target) = (self.game.build(attack.unit), self.game.build(attack.target));
        let price = self.game.figures().stars.battle_back;
        let tokens = self.battlefield.public.side_state(target.side).stars;
        if !attack.is_close || tokens < price || attack.is_sortie {
            return 0;
        }
        let back_dice = self.dice(attack.target, attack.at, attack.from);
        if back_dice < 1 {
            return 0;
        }
        let shields = &self.game.figures().shields;
        let ignored = shields[target.shield_row() & 3][attacker.shield_row() & 3].min(3);
        let hits =
            combat_odds::MEAN_HITS[combat_odds::table_index(back_dice)][usize::from(ignored)];
        let loss = self.expected_loss(attack.unit, hits);
        let allowed = usize::from(self.battlefield.alert_allowance(attack.target).min(3));
        let stays = alive * combat_odds::NO_ALERT_CHANCE[dice][allowed] / combat_odds::CHANCE_SCALE;
        let spent = stars_value(tokens) - stars_value(tokens - price);
        (loss - spent).max(0) * stays / combat_odds::CHANCE_SCALE
    }

    /// Returns the approximate loss of a unit by this number of hits, in 256ths.
    fn expected_loss(&self, unit: UnitId, hits: i32) -> i32 {
        let build = self.game.build(unit);
        let ships = self.battlefield.public.unit(unit).ships;
        let by_state = self.values.value_by_state(unit);
        let state = unit_state(build, ships);
        let step_loss = by_state[state] - by_state[state.saturating_sub(1)];
        if build.has_hull() && state < 2 {
            return step_loss * hits / 256 / 3;
        }
        step_loss * hits / 256
    }
}

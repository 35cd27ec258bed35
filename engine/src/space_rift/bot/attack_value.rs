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
    pub close: bool,
    /// Whether it is a sortie of a carrier's fighters.
    pub sortie: bool,
}

/// Probabilities of the states of all units after the planned attacks, in 4096ths.
#[derive(Clone, Debug)]
pub struct UnitStateOdds([[i16; STATES]; MAX_UNITS]);

impl UnitStateOdds {
    /// Creates the probabilities of the current states, all certain.
    #[must_use]
    pub fn new(outlook: &BattleAnalysis<'_>) -> Self {
        let mut fates = [[0; STATES]; MAX_UNITS];
        let units = outlook.game.builds().iter().zip(&mut fates);
        for ((build, fate), n) in units.zip(0..) {
            let unit = outlook.battlefield.public.unit(UnitId(n));
            let state = match unit.hex {
                Some(_) => unit_state(build, unit.ships),
                None => 0,
            };
            fate[state] = combat_odds::CERTAIN as i16;
        }
        Self(fates)
    }

    /// Returns the probabilities of a unit's states.
    #[must_use]
    pub const fn of(&self, unit: UnitId) -> &[i16; STATES] {
        &self.0[unit.index() % MAX_UNITS]
    }
}

fn expected_value(fate: &[i16; STATES], by_state: &[i32; STATES]) -> i32 {
    let parts = fate.iter().zip(by_state);
    let sum: i64 = parts
        .map(|(chance, worth)| i64::from(*chance) * i64::from(*worth))
        .sum();
    (sum / i64::from(combat_odds::CERTAIN)) as i32
}

impl BattleAnalysis<'_> {
    /// Returns the dice of a unit against a target, without those of a command card.
    #[must_use]
    pub fn dice(&self, unit: UnitId, from: Hex, at: Hex) -> i32 {
        let build = self.game.build(unit);
        let range = from.distance(at);
        let public = self.battlefield.public;
        let mut dice = i32::from(build.dice_at(range)) - i32::from(public.alert.has(unit));
        if range == 1 {
            dice += i32::from(build.abilities.wing) * i32::from(public.unit(unit).ships);
        }
        if !build.abilities.orbit {
            dice -= i32::from(self.battlefield.shelter(Some(from), at, range));
        }
        dice
    }

    /// Returns the number of blasts that the target ignores, from the table of shields.
    fn ignored(&self, blow: &PlannedAttack) -> usize {
        let row = match blow.sortie {
            true => 0,
            false => self.game.build(blow.unit).shield_row(),
        };
        let column = self.game.build(blow.target).shield_row();
        usize::from(self.game.figures().shields[row & 3][column & 3].min(3))
    }

    /// Returns the state probabilities of a target after an attack with `dice` dice.
    fn states_after(
        &self,
        fate: &[i16; STATES],
        blow: &PlannedAttack,
        dice: usize,
    ) -> [i16; STATES] {
        let spread = &combat_odds::HIT_DISTRIBUTION[dice][self.ignored(blow)];
        let hull = self.game.build(blow.target).has_hull();
        let mut after = [0i32; STATES];
        after[0] = i32::from(fate[0]);
        for (state, chance) in fate.iter().enumerate().skip(1) {
            let chance = i32::from(*chance);
            if chance == 0 {
                continue;
            }
            let mut left = chance;
            for (hits, part) in spread.iter().enumerate().skip(1) {
                let part = chance * part / combat_odds::CERTAIN;
                left -= part;
                if hits < state {
                    after[state - hits] += part;
                } else if hull {
                    // Each further hit is confirmed with probability 1/3.
                    let stays = (0..=hits - state).fold(part, |part, _| part * 2 / 3);
                    after[1] += stays;
                    after[0] += part - stays;
                } else {
                    after[0] += part;
                }
            }
            after[state] += left;
        }
        after.map(|chance| chance as i16)
    }

    /// Returns the expected value of an attack with `more` additional dice, less the losses by a
    /// battle back; 0 if it cannot be made.
    #[must_use]
    pub fn attack_value(&self, fates: &UnitStateOdds, blow: &PlannedAttack, more: i32) -> i32 {
        if blow.dice + more < 1 {
            return 0;
        }
        let dice = combat_odds::table_index(blow.dice + more);
        let fate = fates.of(blow.target);
        let after = self.states_after(fate, blow, dice);
        let stakes = self.values.value_by_state(blow.target);
        let hits = expected_value(fate, stakes) - expected_value(&after, stakes);
        let alive = combat_odds::CERTAIN - i32::from(after[0]);
        let answer = self.battle_back_loss(blow, dice, alive);
        hits + self.alert_value(blow, dice, alive) + 2 * dice as i32 - answer
    }

    /// Replaces the target's state probabilities by those after the attack.
    pub fn apply_attack(&self, fates: &mut UnitStateOdds, blow: &PlannedAttack, more: i32) {
        let dice = combat_odds::table_index(blow.dice + more);
        let after = self.states_after(fates.of(blow.target), blow, dice);
        fates.0[blow.target.index() % MAX_UNITS] = after;
    }

    /// Returns the expected value of red alerts: a marker, or lost ships if the target cannot
    /// retire.
    fn alert_value(&self, blow: &PlannedAttack, dice: usize, alive: i32) -> i32 {
        let allowed = usize::from(self.battlefield.alert_allowance(blow.target).min(3));
        let alerts = combat_odds::MEAN_ALERTS[dice][allowed];
        let build = self.game.build(blow.target);
        let marked = self.battlefield.public.alert.has(blow.target);
        let mut each = if marked { 4 } else { ALERT_COST };
        if !build.abilities.orbit {
            let steps = self.retreat_ways(build.side, blow.at);
            if steps == 0 {
                let whole = 1 + unit_state(build, build.ships) as i32;
                each += self.values.full_value(blow.target) / whole;
            }
        }
        each * alerts / 256 * alive / combat_odds::CERTAIN
    }

    fn retreat_ways(&self, side: Side, hex: Hex) -> usize {
        let ways = side.backward().into_iter();
        ways.filter_map(|way| hex.neighbor(way))
            .filter(|back| !self.closed.has(*back))
            .count()
    }

    /// Returns the expected losses of the attacker by a battle back.
    fn battle_back_loss(&self, blow: &PlannedAttack, dice: usize, alive: i32) -> i32 {
        let (attacker, target) = (self.game.build(blow.unit), self.game.build(blow.target));
        let price = self.game.figures().stars.battle_back;
        let tokens = self.battlefield.public.side_state(target.side).stars;
        if !blow.close || tokens < price || blow.sortie {
            return 0;
        }
        let back = self.dice(blow.target, blow.at, blow.from);
        if back < 1 {
            return 0;
        }
        let shields = &self.game.figures().shields;
        let ignored = shields[target.shield_row() & 3][attacker.shield_row() & 3].min(3);
        let hits = combat_odds::MEAN_HITS[combat_odds::table_index(back)][usize::from(ignored)];
        let loss = self.expected_loss(blow.unit, hits);
        let allowed = usize::from(self.battlefield.alert_allowance(blow.target).min(3));
        let stays = alive * combat_odds::NO_ALERT_CHANCE[dice][allowed] / combat_odds::CERTAIN;
        let spent = stars_value(tokens) - stars_value(tokens - price);
        (loss - spent).max(0) * stays / combat_odds::CERTAIN
    }

    /// Returns the approximate loss of a unit by this number of hits, in 256ths.
    fn expected_loss(&self, unit: UnitId, hits: i32) -> i32 {
        let build = self.game.build(unit);
        let ships = self.battlefield.public.unit(unit).ships;
        let by_state = self.values.value_by_state(unit);
        let state = unit_state(build, ships);
        let one = by_state[state] - by_state[state.saturating_sub(1)];
        if build.has_hull() && state < 2 {
            return one * hits / 256 / 3;
        }
        one * hits / 256
    }
}

//! Exact win chances of fights in which the dice of a side shrink with its ships. The caller knows
//! the rules and passes the lowest face that hits.

use std::cell::RefCell;

/// A chance of 1, in 4096ths.
pub const CHANCE_SCALE: i32 = 4096;
/// Maximum strength of a side in the computation; stronger sides are scaled down.
const MAX_STRENGTH: usize = 12;
/// Number of cached results.
const CACHE_SIZE: usize = 2048;

/// Summary of one side of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FightSide {
    /// Dice of all its ships together.
    pub dice: i32,
    /// Hits that destroy all its ships.
    pub hit_points: i32,
}

/// Expected outcome of a fight, in 4096ths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CombatOutlook {
    /// Chance that only the bot's side survives.
    pub win: i32,
    /// Chance that only the other side survives.
    pub lose: i32,
    /// Mean share of the bot's side that survives.
    pub own_survival: i32,
    /// Mean share of the other side that survives.
    pub foe_survival: i32,
}

/// Computes fights and caches the results.
#[derive(Debug)]
pub struct CombatOdds(RefCell<Vec<(u64, CombatOutlook)>>);

impl Default for CombatOdds {
    fn default() -> Self {
        Self(RefCell::new(vec![
            (u64::MAX, CombatOutlook::default());
            CACHE_SIZE
        ]))
    }
}

impl CombatOdds {
    /// Returns the outcome of a fight whose dice hit on `face` or more. With `is_guard`, the foe
    /// keeps all its dice until it is destroyed.
    #[must_use]
    pub fn fight(&self, own: FightSide, foe: FightSide, face: u8, is_guard: bool) -> CombatOutlook {
        if own.dice <= 0 && foe.dice <= 0 {
            return CombatOutlook {
                own_survival: CHANCE_SCALE,
                foe_survival: CHANCE_SCALE,
                ..CombatOutlook::default()
            };
        }
        let (own, foe) = scale_sides(own, foe);
        let inputs = [own.dice, own.hit_points, foe.dice, foe.hit_points];
        let key = inputs.iter().fold(u64::from(face), |key, input| {
            key << 8 | (*input as u64 & 255)
        }) << 1
            | u64::from(is_guard);
        let slot = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize % CACHE_SIZE;
        let cached = self.0.borrow()[slot];
        if cached.0 == key {
            return cached.1;
        }
        let outlook = compute_fight(own, foe, face, is_guard);
        self.0.borrow_mut()[slot] = (key, outlook);
        outlook
    }
}

/// Scales both sides down so that neither holds more than [`MAX_STRENGTH`].
fn scale_sides(own: FightSide, foe: FightSide) -> (FightSide, FightSide) {
    let max_hit_points = own.hit_points.max(foe.hit_points).max(1);
    let divisor = (max_hit_points + MAX_STRENGTH as i32 - 1) / MAX_STRENGTH as i32;
    let shrink = |side: FightSide| FightSide {
        dice: ((side.dice.max(0) + divisor / 2) / divisor).clamp(0, 24),
        hit_points: (side.hit_points.max(1) + divisor / 2) / divisor,
    };
    let clamp_hit_points = |side: FightSide| FightSide {
        hit_points: side.hit_points.clamp(1, MAX_STRENGTH as i32),
        ..side
    };
    (clamp_hit_points(shrink(own)), clamp_hit_points(shrink(foe)))
}

/// Chances of each number of hits for each number of dice, in 65536ths.
type HitChances = [[i64; MAX_STRENGTH + 1]; 25];

/// Returns the hit chances for each number of dice; more hits than [`MAX_STRENGTH`] count as
/// [`MAX_STRENGTH`].
fn hit_chances(face: u8) -> HitChances {
    let hit = i64::from(7 - face.clamp(1, 6));
    let mut rows = [[0; MAX_STRENGTH + 1]; 25];
    rows[0][0] = 65536;
    for dice in 1..25 {
        for hits in 0..=MAX_STRENGTH {
            let hit_chance = if hits > 0 {
                rows[dice - 1][hits - 1] * hit
            } else {
                0
            };
            let surplus = if hits == MAX_STRENGTH {
                rows[dice - 1][MAX_STRENGTH] * hit
            } else {
                0
            };
            rows[dice][hits] = (rows[dice - 1][hits] * (6 - hit) + hit_chance + surplus) / 6;
        }
    }
    rows
}

/// Returns the dice of a side that still holds `hit_points` hits.
const fn dice_left(side: FightSide, hit_points: usize) -> usize {
    ((side.dice * hit_points as i32 + side.hit_points - 1) / side.hit_points) as usize
}

/// Returns hit chances in which more than `cap` hits count as `cap`.
fn cap_hits(row: &[i64; MAX_STRENGTH + 1], cap: usize) -> [i64; MAX_STRENGTH + 1] {
    let mut capped = [0; MAX_STRENGTH + 1];
    for (hits, chance) in row.iter().enumerate() {
        capped[hits.min(cap)] += chance;
    }
    capped
}

/// Outcome of a fight in 65536ths: chances to win and to lose, then the surviving share of each
/// side.
type Outcome = [i64; 4];

fn compute_fight(
    own_side: FightSide,
    foe_side: FightSide,
    face: u8,
    is_guard: bool,
) -> CombatOutlook {
    let rows = hit_chances(face);
    let (own_max, foe_max) = (own_side.hit_points as usize, foe_side.hit_points as usize);
    let mut outcomes = [[[0; 4]; MAX_STRENGTH + 1]; MAX_STRENGTH + 1];
    for (own, row) in outcomes.iter_mut().enumerate().take(own_max + 1) {
        row[0] = match own {
            0 => [0; 4],
            1.. => [65536, 0, 65536 * own as i64 / own_max as i64, 0],
        };
    }
    for (foe, outcome) in outcomes[0].iter_mut().enumerate().take(foe_max + 1).skip(1) {
        *outcome = [0, 65536, 0, 65536 * foe as i64 / foe_max as i64];
    }
    for own in 1..=own_max {
        for foe in 1..=foe_max {
            let dice = dice_left(own_side, own).min(24);
            let foe_dice = if is_guard {
                foe_side.dice as usize
            } else {
                dice_left(foe_side, foe)
            };
            let hits = cap_hits(&rows[dice], foe);
            let foe_hits = cap_hits(&rows[foe_dice.min(24)], own);
            outcomes[own][foe] = mean_outcome(&outcomes, own, foe, &hits, &foe_hits);
        }
    }
    let [win, lose, own_survival, foe_survival] =
        outcomes[own_max][foe_max].map(|outcome| (outcome / 16) as i32);
    CombatOutlook {
        win,
        lose,
        own_survival,
        foe_survival,
    }
}

/// Returns the mean outcome after one round, ignoring rounds without a hit.
fn mean_outcome(
    outcomes: &[[Outcome; MAX_STRENGTH + 1]; MAX_STRENGTH + 1],
    own: usize,
    foe: usize,
    hits: &[i64; MAX_STRENGTH + 1],
    foe_hits: &[i64; MAX_STRENGTH + 1],
) -> Outcome {
    let mut sum = [0; 4];
    for (hit, chance) in hits.iter().enumerate().take(foe + 1) {
        for (taken, foe_chance) in foe_hits.iter().enumerate().take(own + 1) {
            if hit + taken == 0 {
                continue;
            }
            let weight = chance * foe_chance / 65536;
            let outcome = &outcomes[own - taken][foe - hit];
            for (sum, outcome) in sum.iter_mut().zip(outcome) {
                *sum += weight * outcome;
            }
        }
    }
    let no_hit = hits[0] * foe_hits[0] / 65536;
    let some_hit = (65536 - no_hit).max(1);
    sum.map(|sum| sum / some_hit)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fight(own: [i32; 2], foe: [i32; 2], is_guard: bool) -> CombatOutlook {
        let side = |[dice, hit_points]: [i32; 2]| FightSide { dice, hit_points };
        CombatOdds::default().fight(side(own), side(foe), 5, is_guard)
    }

    #[test]
    fn equal_sides_have_equal_chances() {
        let outlook = fight([4, 6], [4, 6], false);
        assert!((outlook.win - outlook.lose).abs() <= 2, "{outlook:?}");
        assert!(outlook.win > 1700, "{outlook:?}");
    }

    #[test]
    fn one_die_always_beats_ships_without_dice() {
        let outlook = fight([1, 1], [0, 3], false);
        assert!(
            outlook.win >= CHANCE_SCALE - 4 && outlook.own_survival >= CHANCE_SCALE - 4,
            "{outlook:?}"
        );
    }

    #[test]
    fn a_duel_of_unshielded_ships_has_exact_odds() {
        // One die and one hit each: (1/3)(2/3) against 4/9 of no hit at all, which gives 2/5 for
        // each side.
        let outlook = fight([1, 1], [1, 1], false);
        assert!(
            (outlook.win - CHANCE_SCALE * 2 / 5).abs() <= 4,
            "{outlook:?}"
        );
    }

    #[test]
    fn a_stronger_fleet_beats_a_guard_more_often() {
        let weak = fight([2, 3], [5, 4], true);
        let strong = fight([9, 9], [5, 4], true);
        assert!(weak.win < CHANCE_SCALE / 20, "{weak:?}");
        assert!(strong.win > CHANCE_SCALE * 6 / 10, "{strong:?}");
    }
}

//! Exact win chances of fights in which the dice of a side shrink with its ships. The rules stay
//! outside: the caller passes the lowest face that hits.

use std::cell::RefCell;

/// A chance of 1, in 4096ths.
pub const CERTAIN: i32 = 4096;
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
    /// Chance that only the first side survives.
    pub win: i32,
    /// Chance that only the second side survives.
    pub lose: i32,
    /// Mean share of the first side that survives.
    pub kept: i32,
    /// Mean share of the second side that survives.
    pub left: i32,
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
    /// Returns the outcome of a fight whose dice hit on `face` or more. With `guard`, the second
    /// side keeps all its dice until it is destroyed.
    #[must_use]
    pub fn fight(&self, one: FightSide, other: FightSide, face: u8, guard: bool) -> CombatOutlook {
        if one.dice <= 0 && other.dice <= 0 {
            return CombatOutlook {
                kept: CERTAIN,
                left: CERTAIN,
                ..CombatOutlook::default()
            };
        }
        let (one, other) = scaled(one, other);
        let figures = [one.dice, one.hit_points, other.dice, other.hit_points];
        let key = figures.iter().fold(u64::from(face), |key, figure| {
            key << 8 | (*figure as u64 & 255)
        }) << 1
            | u64::from(guard);
        let place = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize % CACHE_SIZE;
        let known = self.0.borrow()[place];
        if known.0 == key {
            return known.1;
        }
        let outlook = compute_fight(one, other, face, guard);
        self.0.borrow_mut()[place] = (key, outlook);
        outlook
    }
}

/// Scales both sides down so that neither holds more than [`MAX_STRENGTH`].
fn scaled(one: FightSide, other: FightSide) -> (FightSide, FightSide) {
    let greatest = one.hit_points.max(other.hit_points).max(1);
    let by = (greatest + MAX_STRENGTH as i32 - 1) / MAX_STRENGTH as i32;
    let smaller = |side: FightSide| FightSide {
        dice: ((side.dice.max(0) + by / 2) / by).clamp(0, 24),
        hit_points: (side.hit_points.max(1) + by / 2) / by,
    };
    let at_least = |side: FightSide| FightSide {
        hit_points: side.hit_points.clamp(1, MAX_STRENGTH as i32),
        ..side
    };
    (at_least(smaller(one)), at_least(smaller(other)))
}

/// Chance of each number of hits for each number of dice, in 65536ths.
type Rows = [[i64; MAX_STRENGTH + 1]; 25];

/// Returns the hit chances for each number of dice; more hits than [`MAX_STRENGTH`] count as that
/// many.
fn hit_chances(face: u8) -> Rows {
    let hit = i64::from(7 - face.clamp(1, 6));
    let mut rows = [[0; MAX_STRENGTH + 1]; 25];
    rows[0][0] = 65536;
    for dice in 1..25 {
        for hits in 0..=MAX_STRENGTH {
            let more = if hits > 0 {
                rows[dice - 1][hits - 1] * hit
            } else {
                0
            };
            let over = if hits == MAX_STRENGTH {
                rows[dice - 1][MAX_STRENGTH] * hit
            } else {
                0
            };
            rows[dice][hits] = (rows[dice - 1][hits] * (6 - hit) + more + over) / 6;
        }
    }
    rows
}

/// Returns the dice of a side that still holds `hit_points` hits.
const fn dice_left(side: FightSide, hit_points: usize) -> usize {
    ((side.dice * hit_points as i32 + side.hit_points - 1) / side.hit_points) as usize
}

/// Returns hit chances in which more than `cap` hits count as `cap`.
fn capped(row: &[i64; MAX_STRENGTH + 1], cap: usize) -> [i64; MAX_STRENGTH + 1] {
    let mut capped = [0; MAX_STRENGTH + 1];
    for (hits, chance) in row.iter().enumerate() {
        capped[hits.min(cap)] += chance;
    }
    capped
}

/// Outcome of a fight in 65536ths: won, lost, kept, left.
type Ends = [i64; 4];

fn compute_fight(one: FightSide, other: FightSide, face: u8, guard: bool) -> CombatOutlook {
    let rows = hit_chances(face);
    let (most, foe_most) = (one.hit_points as usize, other.hit_points as usize);
    let mut ends = [[[0; 4]; MAX_STRENGTH + 1]; MAX_STRENGTH + 1];
    for (own, line) in ends.iter_mut().enumerate().take(most + 1) {
        line[0] = match own {
            0 => [0; 4],
            1.. => [65536, 0, 65536 * own as i64 / most as i64, 0],
        };
    }
    for (foe, end) in ends[0].iter_mut().enumerate().take(foe_most + 1).skip(1) {
        *end = [0, 65536, 0, 65536 * foe as i64 / foe_most as i64];
    }
    for own in 1..=most {
        for foe in 1..=foe_most {
            let dice = dice_left(one, own).min(24);
            let foe_dice = if guard {
                other.dice as usize
            } else {
                dice_left(other, foe)
            };
            let hits = capped(&rows[dice], foe);
            let foe_hits = capped(&rows[foe_dice.min(24)], own);
            ends[own][foe] = mean(&ends, own, foe, &hits, &foe_hits);
        }
    }
    let [win, lose, kept, left] = ends[most][foe_most].map(|end| (end / 16) as i32);
    CombatOutlook {
        win,
        lose,
        kept,
        left,
    }
}

/// Returns the mean outcome after one round, ignoring rounds without a hit.
fn mean(
    ends: &[[Ends; MAX_STRENGTH + 1]; MAX_STRENGTH + 1],
    own: usize,
    foe: usize,
    hits: &[i64; MAX_STRENGTH + 1],
    foe_hits: &[i64; MAX_STRENGTH + 1],
) -> Ends {
    let mut sum = [0; 4];
    for (hit, chance) in hits.iter().enumerate().take(foe + 1) {
        for (taken, foe_chance) in foe_hits.iter().enumerate().take(own + 1) {
            if hit + taken == 0 {
                continue;
            }
            let weight = chance * foe_chance / 65536;
            let end = &ends[own - taken][foe - hit];
            for (sum, end) in sum.iter_mut().zip(end) {
                *sum += weight * end;
            }
        }
    }
    let none = hits[0] * foe_hits[0] / 65536;
    let rest = (65536 - none).max(1);
    sum.map(|sum| sum / rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fight(one: [i32; 2], other: [i32; 2], guard: bool) -> CombatOutlook {
        let side = |[dice, hit_points]: [i32; 2]| FightSide { dice, hit_points };
        CombatOdds::default().fight(side(one), side(other), 5, guard)
    }

    #[test]
    fn equal_sides_have_equal_chances() {
        let outlook = fight([4, 6], [4, 6], false);
        assert!((outlook.win - outlook.lose).abs() <= 2, "{outlook:?}");
        assert!(outlook.win > 1700, "{outlook:?}");
    }

    #[test]
    fn one_die_against_a_hull_without_dice_always_wins() {
        let outlook = fight([1, 1], [0, 3], false);
        assert!(
            outlook.win >= CERTAIN - 4 && outlook.kept >= CERTAIN - 4,
            "{outlook:?}"
        );
    }

    #[test]
    fn a_duel_of_bare_ships_is_reckoned_exactly() {
        // One die and one hit each: (1/3)(2/3) against 4/9 of no hit at all, so 2/5 of the time.
        let outlook = fight([1, 1], [1, 1], false);
        assert!((outlook.win - CERTAIN * 2 / 5).abs() <= 4, "{outlook:?}");
    }

    #[test]
    fn a_stronger_fleet_beats_a_guard_more_often() {
        let weak = fight([2, 3], [5, 4], true);
        let strong = fight([9, 9], [5, 4], true);
        assert!(weak.win < CERTAIN / 20, "{weak:?}");
        assert!(strong.win > CERTAIN * 6 / 10, "{strong:?}");
    }
}

//! Exact chances of fights and checks `[SAGA-CMB.3]` `[SAGA-GEN.5]`. The caller supplies dice, Hull
//! and thresholds.

use std::cell::RefCell;

/// Probability 1 on the scale of all chances in this module.
pub const CERTAIN: i32 = 65536;
/// Scale of the fixed-point probabilities inside the computation.
const SCALE: i64 = 1 << 24;
/// Maximum number of dice in a roll, and maximum Hull of an armada.
const MAX_DICE: usize = 10;
/// Enemy Hull above this is treated as this.
const MAX_ENEMY_HULL: usize = 24;
/// Number of entries in the cache of results.
const CACHE_SIZE: usize = 4096;

/// Input for a fight to the end between an armada and an enemy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FightSetup {
    /// Dice of the armada's attack roll.
    pub combat: u8,
    /// Dice of the armada's defense roll.
    pub shield: u8,
    /// Hull of the armada.
    pub hull: u8,
    /// Damage of the enemy's attack.
    pub attack: u8,
    /// Hull of the enemy.
    pub foe: u8,
    /// Whether the armada acts first.
    pub first: bool,
    /// Lowest face that is a success in the attack roll.
    pub face: u8,
    /// Lowest face that is a success in the defense roll.
    pub ward: u8,
}

/// The expected result of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CombatOutlook {
    /// Chance to win, of [`CERTAIN`].
    pub win: i32,
    /// Expected Hull left, where a lost fight counts as 0, in units of 1 / [`CERTAIN`].
    pub hull: i32,
}

/// Chance of each number of successes, by that number.
type Row = [i64; MAX_DICE + 1];

/// A hash-indexed cache of fight results.
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
    /// Returns the expected result of a fight.
    #[must_use]
    pub fn fight(&self, duel: FightSetup) -> CombatOutlook {
        let figures = [
            duel.combat,
            duel.shield,
            duel.hull,
            duel.attack,
            duel.foe,
            u8::from(duel.first) << 6 | duel.face << 3 | duel.ward,
        ];
        let key = figures
            .iter()
            .fold(0, |key: u64, &figure| key << 8 | u64::from(figure));
        let place = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize % CACHE_SIZE;
        let known = self.0.borrow()[place];
        if known.0 == key {
            return known.1;
        }
        let fate = compute_fight(duel);
        self.0.borrow_mut()[place] = (key, fate);
        fate
    }
}

/// Returns the chance of each number of successes with `dice` dice that succeed on `face` or more.
fn success_chances(dice: u8, face: u8) -> Row {
    let good = i64::from(7 - face.clamp(2, 6));
    let mut row = [0; MAX_DICE + 1];
    row[0] = SCALE;
    for _ in 0..dice.min(MAX_DICE as u8) {
        for hits in (0..=MAX_DICE).rev() {
            let more = if hits > 0 { row[hits - 1] } else { 0 };
            row[hits] = (row[hits] * (6 - good) + more * good) / 6;
        }
    }
    row
}

/// Returns the chance of at least `need` successes, of [`CERTAIN`].
#[must_use]
pub fn check_chance(dice: u8, face: u8, need: u8) -> i32 {
    let row = success_chances(dice, face);
    let enough: i64 = row.iter().skip(usize::from(need)).sum();
    (enough * i64::from(CERTAIN) / SCALE) as i32
}

/// Chance to win and expected Hull left, on the scale `SCALE`.
type Ends = [i64; 2];

const fn add(sum: &mut Ends, chance: i64, ends: Ends) {
    sum[0] += chance * ends[0] / SCALE;
    sum[1] += chance * ends[1] / SCALE;
}

fn compute_fight(duel: FightSetup) -> CombatOutlook {
    let blows = success_chances(duel.combat, duel.face);
    let wards = success_chances(duel.shield, duel.ward);
    let most = usize::from(duel.hull).min(MAX_DICE + 6);
    let foe_most = usize::from(duel.foe).min(MAX_ENEMY_HULL);
    if most == 0 || foe_most == 0 {
        let won = if most > 0 { CERTAIN } else { 0 };
        let hull = won * i32::from(duel.hull);
        return CombatOutlook { win: won, hull };
    }
    // Indexed by own and enemy Hull; next acts the armada (`strikes`) or the enemy (`braces`).
    let mut strikes = [[[0i64; 2]; MAX_ENEMY_HULL + 1]; MAX_DICE + 7];
    let mut braces = strikes;
    for own in 1..=most {
        strikes[own][0] = [SCALE, SCALE * own as i64];
        braces[own][0] = strikes[own][0];
        for foe in 1..=foe_most {
            let (mut hit, mut hurt) = ([0; 2], [0; 2]);
            for (hits, &chance) in blows.iter().enumerate().skip(1) {
                add(&mut hit, chance, braces[own][foe.saturating_sub(hits)]);
            }
            let mut held = 0;
            for (hits, &chance) in wards.iter().enumerate() {
                match usize::from(duel.attack).saturating_sub(hits) {
                    0 => held += chance,
                    damage => add(&mut hurt, chance, strikes[own.saturating_sub(damage)][foe]),
                }
            }
            // If both sides miss, the state repeats; this solves for the repetition.
            let again = blows[0] * held / SCALE;
            if again >= SCALE {
                continue;
            }
            let mut strike = hit;
            add(&mut strike, blows[0], hurt);
            let strike = strike.map(|sum| sum * SCALE / (SCALE - again));
            let mut brace = hurt;
            add(&mut brace, held, strike);
            strikes[own][foe] = strike;
            braces[own][foe] = brace;
        }
    }
    let ends = if duel.first {
        strikes[most][foe_most]
    } else {
        braces[most][foe_most]
    };
    let [win, hull] = ends.map(|end| (end * i64::from(CERTAIN) / SCALE) as i32);
    CombatOutlook { win, hull }
}

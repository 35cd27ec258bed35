//! Exact chances of fights and checks `[SAGA-CMB.3]` `[SAGA-GEN.5]`. The caller supplies dice, Hull
//! and thresholds.

use std::cell::RefCell;

/// Probability 1 on the scale of all chances in this module.
pub const CHANCE_SCALE: i32 = 65536;
/// Scale of the fixed-point probabilities inside the computation.
const SCALE: i64 = 1 << 24;
/// Maximum number of dice in a roll, and maximum Hull of an armada.
const MAX_DICE: usize = 10;
/// Maximum Hull of an enemy in the computation; higher values count as this one.
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
    pub foe_hull: u8,
    /// Whether the armada acts first.
    pub acts_first: bool,
    /// Lowest face that is a success in the attack roll.
    pub attack_face: u8,
    /// Lowest face that is a success in the defense roll.
    pub defense_face: u8,
}

/// The expected result of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CombatOutlook {
    /// Chance to win, of [`CHANCE_SCALE`].
    pub win: i32,
    /// Expected Hull left, where a lost fight counts as 0, in units of 1 / [`CHANCE_SCALE`].
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
    pub fn fight(&self, setup: FightSetup) -> CombatOutlook {
        let figures = [
            setup.combat,
            setup.shield,
            setup.hull,
            setup.attack,
            setup.foe_hull,
            u8::from(setup.acts_first) << 6 | setup.attack_face << 3 | setup.defense_face,
        ];
        let key = figures
            .iter()
            .fold(0, |key: u64, &figure| key << 8 | u64::from(figure));
        let index = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize % CACHE_SIZE;
        let known = self.0.borrow()[index];
        if known.0 == key {
            return known.1;
        }
        let outlook = compute_fight(setup);
        self.0.borrow_mut()[index] = (key, outlook);
        outlook
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

/// Returns the chance of at least `required_successes` successes, of [`CHANCE_SCALE`].
#[must_use]
pub fn check_chance(dice: u8, face: u8, required_successes: u8) -> i32 {
    let row = success_chances(dice, face);
    let enough: i64 = row.iter().skip(usize::from(required_successes)).sum();
    (enough * i64::from(CHANCE_SCALE) / SCALE) as i32
}

/// Chance to win and expected Hull left, on the scale `SCALE`.
type Outcome = [i64; 2];

const fn add(sum: &mut Outcome, chance: i64, outcome: Outcome) {
    sum[0] += chance * outcome[0] / SCALE;
    sum[1] += chance * outcome[1] / SCALE;
}

/// Returns the values before an action of the armada and before one of the enemy, from the values
/// after a hit and after damage. If both sides miss, the state repeats; this solves for the
/// repetition. Returns `None` if both sides always miss.
fn solve_repetition(
    hit: Outcome,
    damage: Outcome,
    misses: i64,
    blocked: i64,
) -> Option<[Outcome; 2]> {
    let repeat = misses * blocked / SCALE;
    if repeat >= SCALE {
        return None;
    }
    let mut armada = hit;
    add(&mut armada, misses, damage);
    let armada = armada.map(|sum| sum * SCALE / (SCALE - repeat));
    let mut enemy = damage;
    add(&mut enemy, blocked, armada);
    Some([armada, enemy])
}

fn compute_fight(setup: FightSetup) -> CombatOutlook {
    let hit_chances = success_chances(setup.combat, setup.attack_face);
    let shield_chances = success_chances(setup.shield, setup.defense_face);
    let full_hull = usize::from(setup.hull).min(MAX_DICE + 6);
    let full_foe_hull = usize::from(setup.foe_hull).min(MAX_ENEMY_HULL);
    if full_hull == 0 || full_foe_hull == 0 {
        let won = if full_hull > 0 { CHANCE_SCALE } else { 0 };
        let hull = won * i32::from(setup.hull);
        return CombatOutlook { win: won, hull };
    }
    // Indexed by own and enemy Hull; the armada (`own_next`) or the enemy (`foe_next`) acts next.
    let mut own_next = [[[0i64; 2]; MAX_ENEMY_HULL + 1]; MAX_DICE + 7];
    let mut foe_next = own_next;
    for armada_hull in 1..=full_hull {
        own_next[armada_hull][0] = [SCALE, SCALE * armada_hull as i64];
        foe_next[armada_hull][0] = own_next[armada_hull][0];
        for foe in 1..=full_foe_hull {
            let (mut after_hit, mut after_damage) = ([0; 2], [0; 2]);
            for (hits, &chance) in hit_chances.iter().enumerate().skip(1) {
                let left = foe.saturating_sub(hits);
                add(&mut after_hit, chance, foe_next[armada_hull][left]);
            }
            let mut blocked = 0;
            for (hits, &chance) in shield_chances.iter().enumerate() {
                match usize::from(setup.attack).saturating_sub(hits) {
                    0 => blocked += chance,
                    damage => {
                        let left = armada_hull.saturating_sub(damage);
                        add(&mut after_damage, chance, own_next[left][foe]);
                    }
                }
            }
            let values = solve_repetition(after_hit, after_damage, hit_chances[0], blocked);
            if let Some([armada, enemy]) = values {
                own_next[armada_hull][foe] = armada;
                foe_next[armada_hull][foe] = enemy;
            }
        }
    }
    let ends = if setup.acts_first {
        own_next[full_hull][full_foe_hull]
    } else {
        foe_next[full_hull][full_foe_hull]
    };
    let [win, hull] = ends.map(|end| (end * i64::from(CHANCE_SCALE) / SCALE) as i32);
    CombatOutlook { win, hull }
}

//! What units, points, tokens and cards are worth to the sides. No rules.

use super::super::SpaceRift;
use super::super::battlefield::Side;
use super::super::state::Public;
use super::super::table::Build;
use super::super::unit::{MAX_UNITS, UnitId};

/// Worth of the whole way to the victory number.
pub const FULL_SCORE_VALUE: i32 = 2000;
/// Worth of a battle that is won.
pub const VICTORY_VALUE: i32 = 100_000;
/// What it weighs besides its points that the loss of a unit ends the battle: for who plans the
/// next blow, and for who only looks at a position.
pub const LAST_LOSS_PLANNED: i32 = 2500;
pub const LAST_LOSS_VIEWED: i32 = 250;
/// Worth of a unit that fights not at all, and of a die at each distance.
const UNIT_VALUE: i32 = 25;
const DIE_VALUE: i32 = 12;
/// Worth of the rating that goes with a flagship.
const FLAGSHIP_VALUE: i32 = 60;
/// What a red-alert marker takes.
pub const ALERT_COST: i32 = 22;
/// States of a unit that are told apart: gone, one ship or a bare hull, and so on.
pub const STATES: usize = 8;

/// Worth of so many star tokens.
#[must_use]
pub const fn stars_value(count: u8) -> i32 {
    let (few, more, many) = match count {
        0..5 => (count as i32, 0, 0),
        5..9 => (4, count as i32 - 4, 0),
        9.. => (4, 4, count as i32 - 8),
    };
    14 * few + 8 * more + 3 * many
}

/// Worth of so many combat cards.
#[must_use]
pub const fn cards_value(count: u8) -> i32 {
    let (few, more, many) = match count {
        0..4 => (count as i32, 0, 0),
        4..6 => (3, count as i32 - 3, 0),
        6.. => (3, 2, count as i32 - 5),
    };
    20 * few + 9 * more + 2 * many
}

/// What everything is worth in a position.
#[derive(Clone, Debug)]
pub struct PositionValues {
    /// A victory point, to each side.
    pub point: [i32; 2],
    /// What the loss of each whole unit costs its side.
    pub full: [i32; MAX_UNITS],
    /// What its loss costs besides, where it ends the battle.
    pub last: [i32; MAX_UNITS],
    /// What each unit is worth by its state.
    pub by_state: [[i32; STATES]; MAX_UNITS],
}

/// The state of a unit: 0 gone, else its ships, and one more for a hull.
#[must_use]
pub fn unit_state(build: &Build, ships: u8) -> usize {
    (usize::from(ships) + usize::from(build.has_hull())).min(STATES - 1)
}

impl PositionValues {
    /// The stakes of a position, where the loss that ends the battle weighs so much more.
    #[must_use]
    pub fn new(game: &SpaceRift, public: &Public, last: i32) -> Self {
        let wins = |side: Side| i32::from(game.side_setup(side).victory).max(1);
        let point = Side::ALL.map(|side| FULL_SCORE_VALUE / wins(side));
        let need = Side::ALL.map(|side| wins(side) - i32::from(game.score_of(public, side)));
        let mut stakes = Self {
            point,
            full: [0; MAX_UNITS],
            last: [0; MAX_UNITS],
            by_state: [[0; STATES]; MAX_UNITS],
        };
        for (n, build) in game.builds().iter().enumerate() {
            let foe = build.side.other().index();
            let points = i32::from(build.points);
            let full = points * point[foe] + combat_value(build);
            if points >= need[foe] {
                stakes.last[n] = last;
            }
            stakes.full[n] = full;
            let whole = unit_state(build, build.ships) as i32;
            for (state, worth) in stakes.by_state[n].iter_mut().enumerate().skip(1) {
                *worth = full * (1 + state as i32).min(1 + whole) / (1 + whole) + stakes.last[n];
            }
        }
        stakes
    }

    /// What the loss of a whole unit costs.
    #[must_use]
    pub fn full_value(&self, unit: UnitId) -> i32 {
        self.full.get(unit.index()).copied().unwrap_or(0)
    }

    /// What a unit is worth in each of its states.
    #[must_use]
    pub fn value_by_state(&self, unit: UnitId) -> &[i32; STATES] {
        &self.by_state[unit.index() % MAX_UNITS]
    }
}

/// What a unit is worth as one that fights.
#[must_use]
pub fn combat_value(build: &Build) -> i32 {
    let dice: i32 = build.dice.iter().take(3).map(|dice| i32::from(*dice)).sum();
    let wing = i32::from(build.abilities.wing.max(build.abilities.sortie)) * 2;
    UNIT_VALUE + DIE_VALUE * (dice + wing) + FLAGSHIP_VALUE * i32::from(build.abilities.flag)
}

//! The values of units, points, tokens and cards to the sides.

use super::super::SpaceRift;
use super::super::battlefield::Side;
use super::super::game::Build;
use super::super::state::Public;
use super::super::unit::{MAX_UNITS, UnitId};

/// Value of all points up to the victory number together.
pub const FULL_SCORE_VALUE: i32 = 2000;
/// Value of a won battle.
pub const VICTORY_VALUE: i32 = 100_000;
/// Additional value of a loss that ends the battle: when planning an attack, and when evaluating a
/// position.
pub const LAST_LOSS_PLANNED: i32 = 2500;
pub const LAST_LOSS_VIEWED: i32 = 250;
/// Value of a unit without dice, and of each die at each distance.
const UNIT_VALUE: i32 = 25;
const DIE_VALUE: i32 = 12;
/// Value of the command rating that is lost with a flagship.
const FLAGSHIP_VALUE: i32 = 60;
/// Cost of a red-alert marker.
pub const ALERT_COST: i32 = 22;
/// Number of unit states that are distinguished: eliminated, one ship or a bare hull, and so on.
pub const STATES: usize = 8;

/// Returns the value of a number of star tokens.
#[must_use]
pub const fn stars_value(count: u8) -> i32 {
    let (first, next, rest) = match count {
        0..5 => (count as i32, 0, 0),
        5..9 => (4, count as i32 - 4, 0),
        9.. => (4, 4, count as i32 - 8),
    };
    14 * first + 8 * next + 3 * rest
}

/// Returns the value of a number of combat cards.
#[must_use]
pub const fn cards_value(count: u8) -> i32 {
    let (first, next, rest) = match count {
        0..4 => (count as i32, 0, 0),
        4..6 => (3, count as i32 - 3, 0),
        6.. => (3, 2, count as i32 - 5),
    };
    20 * first + 9 * next + 2 * rest
}

/// What victory points and units are worth in one position.
#[derive(Clone, Debug)]
pub struct PositionValues {
    /// Value of a victory point to each side.
    pub point: [i32; 2],
    /// Cost of the loss of each whole unit.
    pub whole_unit: [i32; MAX_UNITS],
    /// Additional cost of the loss of each unit if that ends the battle.
    pub last: [i32; MAX_UNITS],
    /// Value of each unit by its state.
    pub by_state: [[i32; STATES]; MAX_UNITS],
}

/// Returns the state of a unit: 0 if eliminated, else the number of ships, plus one for a hull.
#[must_use]
pub fn unit_state(build: &Build, ships: u8) -> usize {
    (usize::from(ships) + usize::from(build.has_hull())).min(STATES - 1)
}

impl PositionValues {
    /// Computes the values in a position; `last` is the additional value of a loss that ends the
    /// battle.
    #[must_use]
    pub fn new(game: &SpaceRift, public: &Public, last: i32) -> Self {
        let victory_number = |side: Side| i32::from(game.side_setup(side).victory).max(1);
        let point = Side::ALL.map(|side| FULL_SCORE_VALUE / victory_number(side));
        let needed =
            Side::ALL.map(|side| victory_number(side) - i32::from(game.score_of(public, side)));
        let mut values = Self {
            point,
            whole_unit: [0; MAX_UNITS],
            last: [0; MAX_UNITS],
            by_state: [[0; STATES]; MAX_UNITS],
        };
        for (n, build) in game.builds().iter().enumerate() {
            let enemy = build.side.other().index();
            let points = i32::from(build.points);
            let whole_unit = points * point[enemy] + combat_value(build);
            if points >= needed[enemy] {
                values.last[n] = last;
            }
            values.whole_unit[n] = whole_unit;
            let full_state = unit_state(build, build.ships) as i32;
            for (state, value) in values.by_state[n].iter_mut().enumerate().skip(1) {
                *value = whole_unit * (1 + state as i32).min(1 + full_state) / (1 + full_state)
                    + values.last[n];
            }
        }
        values
    }

    /// Returns the cost of the loss of a whole unit.
    #[must_use]
    pub fn full_value(&self, unit: UnitId) -> i32 {
        self.whole_unit.get(unit.index()).copied().unwrap_or(0)
    }

    /// Returns the value of a unit in each of its states.
    #[must_use]
    pub fn value_by_state(&self, unit: UnitId) -> &[i32; STATES] {
        &self.by_state[unit.index() % MAX_UNITS]
    }
}

/// Returns the value of a unit for combat.
#[must_use]
pub fn combat_value(build: &Build) -> i32 {
    let dice: i32 = build.dice.iter().take(3).map(|dice| i32::from(*dice)).sum();
    let wing = i32::from(build.abilities.wing.max(build.abilities.sortie)) * 2;
    UNIT_VALUE + DIE_VALUE * (dice + wing) + FLAGSHIP_VALUE * i32::from(build.abilities.is_flagship)
}

//! The rift roll: three dice that decide whether the rift moves, in which direction, and how far
//! `[SR-31]`.

use super::rift::Rift;
use crate::chance::Chance;
use crate::space_rift::battlefield::Direction;
use serde::{Deserialize, Serialize};

/// A movement of tile 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DriftImpulse {
    /// Number that was rolled twice or three times.
    pub number: u8,
    /// Direction of the side of tile 1 with this number `[SR-31.5]`.
    pub direction: Direction,
    /// Distance in hexes: 1 after doubles, 2 after triples `(AMB-36)`.
    pub steps: u8,
}

/// Rolls three dice, as is mandatory at the start of every player-turn `[SR-31.1]`.
pub fn roll_rift_dice(chance: &mut impl Chance) -> [u8; 3] {
    [(); 3].map(|()| chance.die(6) as u8)
}

/// Returns the movement for a roll: `None` if all dice differ `[SR-31.2]`, one hex after doubles
/// `[SR-31.3]`, two after triples `[SR-31.4]`; so the rift moves in 96 of 216 rolls `[SR-31.6]`.
#[must_use]
pub const fn drift_impulse(rift: &Rift, dice: [u8; 3]) -> Option<DriftImpulse> {
    let [a, b, c] = dice;
    let (number, steps) = if a == b && b == c {
        (a, 2)
    } else if a == b || a == c {
        (a, 1)
    } else if b == c {
        (b, 1)
    } else {
        return None;
    };
    Some(DriftImpulse {
        number,
        direction: rift.direction(number),
        steps,
    })
}

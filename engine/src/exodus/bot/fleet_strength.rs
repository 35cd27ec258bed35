//! How strong fleets are, and what strength is worth: guards that can be beaten, rivals that can
//! be hunted or kept away.

use super::super::ship::{FLEET, ShipId, ShipType};
use super::position_summary::PositionSummary;
use crate::game::Seat;

/// What the greatest strength is worth, in sixtieths.
const GREATEST: i32 = 1100;
/// Strength, in sixteenths, that is worth half of it against nobody.
const HALF: i32 = 148;

/// A fleet in short: dice and what it holds, in sixteenths of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FleetStrength {
    /// Dice.
    pub dice: i32,
    /// Hits.
    pub hold: i32,
    /// What speed is worth, in sixteenths of a sixtieth.
    pub speed: i32,
}

/// What it is worth that a ship has this speed, in sixtieths.
const fn speed_value(speed: u8) -> i32 {
    match speed {
        0 => -26,
        1 => 0,
        2 => 16,
        3.. => 23,
    }
}

impl FleetStrength {
    /// Adds ships of a make, so many sixteenths of one.
    pub const fn add(&mut self, dice: i32, strength: i32, speed: u8, count: i32) {
        let still = if speed == 0 { 2 } else { 1 };
        self.dice += dice * count / still;
        self.hold += (strength + 1) * count / still;
        self.speed += speed_value(speed) * count;
    }

    /// Its strength, in sixteenths.
    #[must_use]
    pub fn power(&self) -> i32 {
        let product = self.dice.max(0) as u32 * self.hold.max(0) as u32;
        product.isqrt() as i32
    }
}

impl PositionSummary<'_> {
    /// How much a ship counts that is in play, or not, in sixteenths.
    #[must_use]
    pub fn ship_share(&self, seat: Seat, kind: ShipType, in_play: bool) -> i32 {
        let dear = self.public.mat(seat).ax < u16::from(self.game.ship(kind).ax);
        match (in_play, self.left, self.plays) {
            (true, _, _) => 16,
            (false, 2.., _) => {
                if dear {
                    2
                } else {
                    5
                }
            }
            (false, 1, _) => {
                if dear {
                    2
                } else {
                    4
                }
            }
            (false, _, 2..) => {
                if dear {
                    0
                } else {
                    3
                }
            }
            (false, _, _) => 0,
        }
    }

    /// The fleet of a seat.
    #[must_use]
    pub fn fleet_of(&self, seat: Seat) -> FleetStrength {
        let mut fleet = FleetStrength::default();
        for place in 0..FLEET {
            let id = ShipId::at(seat, place);
            let (ship, make) = (self.public.ship(id), self.ship_stats(id));
            let count = self.ship_share(seat, id.kind(), ship.hex.is_some());
            fleet.add(make.dice, make.strength, make.speed, count);
            fleet.hold -= 16 * i32::from(ship.damage);
        }
        fleet
    }

    /// The strength of the strongest other seat.
    #[must_use]
    pub fn rival_power(&self) -> i32 {
        let others = self.others().map(|seat| self.fleet_of(seat).power());
        others.max().unwrap_or(0)
    }

    /// How much strength still counts, in sixteenths.
    #[must_use]
    pub fn remaining_weight(&self) -> i32 {
        match self.passes {
            0 => 0,
            passes => (4 + passes * 3 / 2).min(16),
        }
    }

    /// What a fleet is worth against a rival of this strength, in sixtieths.
    #[must_use]
    pub fn strength_value(&self, fleet: &FleetStrength, rival: i32) -> i32 {
        let power = fleet.power();
        let worth = GREATEST * power / (power + HALF + rival * 8 / 16).max(1);
        let pace = fleet.speed * self.passes.min(8) / 128;
        worth * self.remaining_weight() / 16 + pace
    }
}

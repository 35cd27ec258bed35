//! The strength of fleets and its value: the guards it can beat and the rivals it can attack or
//! deter.

use super::super::ship::{FLEET, ShipId, ShipType};
use super::position_summary::PositionSummary;
use crate::game::Seat;

/// Upper bound of the value of strength, in sixtieths of a victory point.
const MAX_STRENGTH_VALUE: i32 = 1100;
/// Strength, in sixteenths, that is worth half of [`MAX_STRENGTH_VALUE`] if there is no rival.
const HALF_VALUE_STRENGTH: i32 = 148;

/// Summary of a fleet, in sixteenths of a die and of a hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FleetStrength {
    /// Dice in sixteenths; ships without a drive count half.
    pub dice: i32,
    /// Hits that destroy the fleet, in sixteenths.
    pub hit_points: i32,
    /// Value of the ships' speed, in sixteenths of a sixtieth of a victory point.
    pub speed: i32,
}

/// Returns the value of a ship's speed, in sixtieths of a victory point.
const fn speed_value(speed: u8) -> i32 {
    match speed {
        0 => -26,
        1 => 0,
        2 => 16,
        3.. => 23,
    }
}

impl FleetStrength {
    /// Adds ships of the same design; `count` is in sixteenths of a ship.
    pub const fn add(&mut self, dice: i32, strength: i32, speed: u8, count: i32) {
        let divisor = if speed == 0 { 2 } else { 1 };
        self.dice += dice * count / divisor;
        self.hit_points += (strength + 1) * count / divisor;
        self.speed += speed_value(speed) * count;
    }

    /// Returns the combat strength in sixteenths: the geometric mean of dice and hits.
    #[must_use]
    pub fn power(&self) -> i32 {
        let product = self.dice.max(0) as u32 * self.hit_points.max(0) as u32;
        product.isqrt() as i32
    }
}

impl PositionSummary<'_> {
    /// Returns the weight of a ship in sixteenths: 16 in play, less if it is not built yet.
    #[must_use]
    pub fn ship_share(&self, seat: Seat, kind: ShipType, is_in_play: bool) -> i32 {
        let lacks_axinium = self.public.mat(seat).ax < u16::from(self.game.ship(kind).ax);
        match (is_in_play, self.turns_left, self.plays) {
            (true, _, _) => 16,
            (false, 2.., _) => {
                if lacks_axinium {
                    2
                } else {
                    5
                }
            }
            (false, 1, _) => {
                if lacks_axinium {
                    2
                } else {
                    4
                }
            }
            (false, _, 2..) => {
                if lacks_axinium {
                    0
                } else {
                    3
                }
            }
            (false, _, _) => 0,
        }
    }

    /// Returns the fleet of a seat, including the share of ships that it may still build.
    #[must_use]
    pub fn fleet_of(&self, seat: Seat) -> FleetStrength {
        let mut fleet = FleetStrength::default();
        for index in 0..FLEET {
            let id = ShipId::at(seat, index);
            let (ship, stats) = (self.public.ship(id), self.ship_stats(id));
            let count = self.ship_share(seat, id.kind(), ship.hex.is_some());
            fleet.add(stats.dice, stats.strength, stats.speed, count);
            fleet.hit_points -= 16 * i32::from(ship.damage);
        }
        fleet
    }

    /// Returns the strength of the strongest other seat.
    #[must_use]
    pub fn rival_power(&self) -> i32 {
        let others = self.others().map(|seat| self.fleet_of(seat).power());
        others.max().unwrap_or(0)
    }

    /// Returns the weight of strength for the Conquest stages left, in sixteenths.
    #[must_use]
    pub fn remaining_weight(&self) -> i32 {
        match self.stages_left {
            0 => 0,
            stages_left => (4 + stages_left * 3 / 2).min(16),
        }
    }

    /// Returns the value of a fleet against a rival of this strength, in sixtieths of a victory
    /// point.
    #[must_use]
    pub fn strength_value(&self, fleet: &FleetStrength, rival: i32) -> i32 {
        let power = fleet.power();
        let value =
            MAX_STRENGTH_VALUE * power / (power + HALF_VALUE_STRENGTH + rival * 8 / 16).max(1);
        let speed_bonus = fleet.speed * self.stages_left.min(8) / 128;
        value * self.remaining_weight() / 16 + speed_bonus
    }
}

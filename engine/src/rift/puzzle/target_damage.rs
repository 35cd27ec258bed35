//! The damage of all targets, packed into a search key: five bits for each side of up to two
//! targets.

use super::super::Rift;
use super::super::ship::{Ship, ShipId, Side};
use super::super::state::State;

/// Maximum number of targets of a puzzle.
pub const MAX_TARGETS: usize = 2;

/// A target before the turn.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    pub id: ShipId,
    bars: [u8; 4],
    hull: u8,
}

impl Target {
    /// Creates a target; one with its shields down has no bars.
    pub fn new(game: &Rift, state: &State, id: ShipId) -> Option<Self> {
        let ship: &Ship = state.ship(id)?;
        let are_shields_up = state.are_shields_up(ship, game.board());
        Some(Self {
            id,
            bars: Side::ALL.map(|side| {
                if are_shields_up {
                    ship.bars.total(side)
                } else {
                    0
                }
            }),
            hull: ship.hull,
        })
    }

    /// Returns the least further damage that destroys the target; 0 if it is destroyed.
    pub fn damage_needed(&self, target_damage: TargetDamage, index: usize) -> u8 {
        let (mut hull, mut shield) = (self.hull, u8::MAX);
        for (n, bars) in self.bars.into_iter().enumerate() {
            let taken = target_damage.get(index, n);
            hull = hull.saturating_sub(taken.saturating_sub(bars));
            shield = shield.min(bars.saturating_sub(taken));
        }
        if hull == 0 { 0 } else { hull + shield }
    }

    /// Returns the maximum damage to a side that still has an effect.
    fn max_side_damage(&self, side: usize) -> u8 {
        let bars = self.bars.get(side).copied().unwrap_or(0);
        bars.saturating_add(self.hull).min(15 + 12)
    }
}

/// Damage to each side of each target, five bits each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TargetDamage(pub u64);

impl TargetDamage {
    const fn shift(index: usize, side: usize) -> u32 {
        (index * 20 + side * 5) as u32
    }

    /// Returns the damage to a side of a target.
    pub const fn get(self, index: usize, side: usize) -> u8 {
        (self.0 >> Self::shift(index, side) & 31) as u8
    }

    /// Returns a copy with `damage` added to a side of a target, up to the damage that still has an
    /// effect.
    pub fn with(self, target: &Target, index: usize, side: usize, damage: u8) -> Self {
        let total = self.get(index, side).saturating_add(damage);
        let total = u64::from(total.min(target.max_side_damage(side)).min(31));
        let shift = Self::shift(index, side);
        Self(self.0 & !(31 << shift) | total << shift)
    }

    /// Returns a copy without the damage of a destroyed target.
    pub const fn without(self, index: usize) -> Self {
        Self(self.0 & !(0xf_ffff << Self::shift(index, 0)))
    }
}

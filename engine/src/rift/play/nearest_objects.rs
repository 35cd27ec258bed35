//! The nearest ships and mines around a ship in all eight headings, found in one pass. Terrain is
//! not included.

use super::super::ship::ShipId;
use super::{ShipContext, Sight};
use crate::grid::{Heading, Space};

/// An object in a line of fire.
#[derive(Clone, Copy, Debug)]
enum NearbyObject {
    Ship(ShipId),
    /// A live mine, by its index in the list.
    Mine(u8),
}

/// The nearest object in each heading, indexed by the heading's number.
#[derive(Clone, Copy, Debug)]
pub(super) struct NearestObjects {
    from: Space,
    /// Distances in squares; [`NearestObjects::FAR`] where there is no object.
    at: [u8; 8],
    objects: [NearbyObject; 8],
}

impl NearestObjects {
    /// A distance greater than any on a board.
    const FAR: u8 = u8::MAX;

    /// Finds the nearest ships.
    pub fn ships(context: &ShipContext<'_>) -> Self {
        let mut around = Self {
            from: context.ship.space,
            at: [Self::FAR; 8],
            objects: [NearbyObject::Ship(context.id); 8],
        };
        for (n, ship) in (0..).zip(context.state.ships.iter()) {
            // The ship itself is not an object around it.
            if ship.is_alive() && n != context.id.0 {
                around.add(ship.space, NearbyObject::Ship(ShipId(n)));
            }
        }
        around
    }

    /// Finds the nearest ships and mines.
    pub fn ships_and_mines(context: &ShipContext<'_>) -> Self {
        Self::ships(context).with_mines(context)
    }

    /// Adds the nearest mines.
    pub fn with_mines(mut self, context: &ShipContext<'_>) -> Self {
        for (n, mine) in (0..).zip(context.state.mines.iter()) {
            self.add(mine.space(), NearbyObject::Mine(n));
        }
        self
    }

    fn add(&mut self, space: Space, object: NearbyObject) {
        if let Some((heading, at)) = self.from.bearing(space) {
            let place = usize::from(heading.number() & 7);
            if at < self.at[place] {
                (self.at[place], self.objects[place]) = (at, object);
            }
        }
    }

    /// Returns the distance of the nearest object in a heading; [`NearestObjects::FAR`] if there is
    /// none.
    pub const fn distance(&self, heading: Heading) -> u8 {
        self.at[(heading.number() & 7) as usize]
    }

    /// Whether there is no object in any heading.
    pub fn is_empty(&self) -> bool {
        self.at == [Self::FAR; 8]
    }

    /// Whether there is no object in a heading.
    pub const fn is_clear(&self, heading: Heading) -> bool {
        self.distance(heading) == Self::FAR
    }

    /// Returns the nearest object in a heading.
    pub fn sight(&self, heading: Heading) -> Sight {
        let at = self.distance(heading);
        match self.objects[usize::from(heading.number() & 7)] {
            _ if at == Self::FAR => Sight::Nothing,
            NearbyObject::Ship(ship) => Sight::Ship(ship, at),
            NearbyObject::Mine(mine) => Sight::Mine(usize::from(mine), at),
        }
    }
}

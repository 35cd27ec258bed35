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
    /// Distances in squares; [`NearestObjects::NO_OBJECT`] where there is no object.
    distances: [u8; 8],
    objects: [NearbyObject; 8],
}

impl NearestObjects {
    /// Distance where there is no object; it is greater than any on a board.
    const NO_OBJECT: u8 = u8::MAX;

    /// Finds the nearest ships.
    pub fn ships(context: &ShipContext<'_>) -> Self {
        let mut around = Self {
            from: context.ship.space,
            distances: [Self::NO_OBJECT; 8],
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
        if let Some((heading, distance)) = self.from.bearing(space) {
            let index = usize::from(heading.number() & 7);
            if distance < self.distances[index] {
                (self.distances[index], self.objects[index]) = (distance, object);
            }
        }
    }

    /// Returns the distance of the nearest object in a heading; [`NearestObjects::NO_OBJECT`] if
    /// there is none.
    pub const fn distance(&self, heading: Heading) -> u8 {
        self.distances[(heading.number() & 7) as usize]
    }

    /// Returns whether there is no object in any heading.
    pub fn is_empty(&self) -> bool {
        self.distances == [Self::NO_OBJECT; 8]
    }

    /// Returns whether there is no object in a heading.
    pub const fn is_clear(&self, heading: Heading) -> bool {
        self.distance(heading) == Self::NO_OBJECT
    }

    /// Returns the nearest object in a heading.
    pub fn sight(&self, heading: Heading) -> Sight {
        let distance = self.distance(heading);
        match self.objects[usize::from(heading.number() & 7)] {
            _ if distance == Self::NO_OBJECT => Sight::Nothing,
            NearbyObject::Ship(ship) => Sight::Ship(ship, distance),
            NearbyObject::Mine(mine) => Sight::Mine(usize::from(mine), distance),
        }
    }
}

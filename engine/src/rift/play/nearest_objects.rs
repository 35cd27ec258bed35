//! The nearest ships and mines around a ship, in all eight headings at once; terrain apart.

use super::super::ship::ShipId;
use super::{ShipContext, Sight};
use crate::grid::{Heading, Space};

/// Something that stands in a line.
#[derive(Clone, Copy, Debug)]
enum NearbyObject {
    /// A ship.
    Ship(ShipId),
    /// A live mine, given by its place in the list.
    Mine(u8),
}

/// What is nearest in each heading, by its number.
#[derive(Clone, Copy, Debug)]
pub(super) struct NearestObjects {
    from: Space,
    /// Squares away; [`NearestObjects::FAR`] where nothing is.
    at: [u8; 8],
    bodies: [NearbyObject; 8],
}

impl NearestObjects {
    /// Further away than anything on a board.
    const FAR: u8 = u8::MAX;

    /// The nearest ships.
    pub fn ships(helm: &ShipContext<'_>) -> Self {
        let mut around = Self {
            from: helm.ship.space,
            at: [Self::FAR; 8],
            bodies: [NearbyObject::Ship(helm.id); 8],
        };
        for (n, ship) in (0..).zip(helm.state.ships.iter()) {
            // The own one is nowhere around it.
            if ship.is_alive() && n != helm.id.0 {
                around.add(ship.space, NearbyObject::Ship(ShipId(n)));
            }
        }
        around
    }

    /// The nearest ships and mines.
    pub fn ships_and_mines(helm: &ShipContext<'_>) -> Self {
        Self::ships(helm).with_mines(helm)
    }

    /// The same with mines as well.
    pub fn with_mines(mut self, helm: &ShipContext<'_>) -> Self {
        for (n, mine) in (0..).zip(helm.state.mines.iter()) {
            self.add(mine.space(), NearbyObject::Mine(n));
        }
        self
    }

    fn add(&mut self, space: Space, body: NearbyObject) {
        if let Some((heading, at)) = self.from.bearing(space) {
            let place = usize::from(heading.number() & 7);
            if at < self.at[place] {
                (self.at[place], self.bodies[place]) = (at, body);
            }
        }
    }

    /// How far away the nearest one is in a heading; further than any board where nothing is.
    pub const fn distance(&self, heading: Heading) -> u8 {
        self.at[(heading.number() & 7) as usize]
    }

    /// Whether nothing is in any heading.
    pub fn is_empty(&self) -> bool {
        self.at == [Self::FAR; 8]
    }

    /// Whether nothing is in a heading.
    pub const fn is_clear(&self, heading: Heading) -> bool {
        self.distance(heading) == Self::FAR
    }

    /// The nearest one in a heading, as it is seen.
    pub fn sight(&self, heading: Heading) -> Sight {
        let at = self.distance(heading);
        match self.bodies[usize::from(heading.number() & 7)] {
            _ if at == Self::FAR => Sight::Nothing,
            NearbyObject::Ship(ship) => Sight::Ship(ship, at),
            NearbyObject::Mine(mine) => Sight::Mine(usize::from(mine), at),
        }
    }
}

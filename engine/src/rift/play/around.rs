//! The nearest ships and mines around a ship, in all eight headings at once; terrain apart.

use super::super::ship::ShipId;
use super::{Helm, Sight};
use crate::grid::{Heading, Space};

/// Something that stands in a line.
#[derive(Clone, Copy, Debug)]
enum Body {
    /// A ship.
    Ship(ShipId),
    /// A live mine, given by its place in the list.
    Mine(u8),
}

/// What is nearest in each heading, by its number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Around {
    from: Space,
    /// Squares away; [`Around::FAR`] where nothing is.
    at: [u8; 8],
    bodies: [Body; 8],
}

impl Around {
    /// Further away than anything on a board.
    const FAR: u8 = u8::MAX;

    /// The nearest ships.
    pub fn ships(helm: &Helm<'_>) -> Self {
        let mut around = Self {
            from: helm.ship.space,
            at: [Self::FAR; 8],
            bodies: [Body::Ship(helm.id); 8],
        };
        for (n, ship) in (0..).zip(helm.state.ships.iter()) {
            // The own one is nowhere around it.
            if ship.alive() && n != helm.id.0 {
                around.add(ship.space, Body::Ship(ShipId(n)));
            }
        }
        around
    }

    /// The nearest ships and mines.
    pub fn bodies(helm: &Helm<'_>) -> Self {
        Self::ships(helm).with_mines(helm)
    }

    /// The same with mines as well.
    pub fn with_mines(mut self, helm: &Helm<'_>) -> Self {
        for (n, mine) in (0..).zip(helm.state.mines.iter()) {
            self.add(mine.space(), Body::Mine(n));
        }
        self
    }

    fn add(&mut self, space: Space, body: Body) {
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
            Body::Ship(ship) => Sight::Ship(ship, at),
            Body::Mine(mine) => Sight::Mine(usize::from(mine), at),
        }
    }
}

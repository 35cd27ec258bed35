//! What is odd about a layout that can be played on: it may be meant, or not.

use super::home_surroundings::{HomeSurroundings, home_surroundings};
use crate::exodus::axial::clockwise;
use crate::exodus::figures::{PlanetKind, Resistance};
use crate::exodus::layout::{KINDS, LayoutFile};

/// Fewest and most planets for each seat in the layouts of the box.
const PLANETS: (usize, usize) = (4, 6);
/// Fewest steps between Homes in the layouts of the box.
const MIN_HOME_DISTANCE: u8 = 3;

/// One thing that is odd.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// Some Homes are farther from the High Council than others.
    Council {
        /// Steps from the nearest.
        least: u8,
        /// Steps from the farthest.
        most: u8,
        /// The farthest.
        hexes: Vec<[i8; 2]>,
    },
    /// Some Homes have their nearest rival much nearer than others.
    Rivals {
        /// Fewest steps to a nearest rival.
        least: u8,
        /// Most of them.
        most: u8,
        /// Homes with the fewest.
        hexes: Vec<[i8; 2]>,
    },
    /// Two Homes are very near to each other.
    Close {
        /// Steps between them.
        steps: u8,
        /// Both.
        hexes: Vec<[i8; 2]>,
    },
    /// What is one step from the Homes is not alike.
    Neighbors,
    /// Some seats have many more planets at most two steps away than others.
    Near {
        /// Fewest.
        least: u8,
        /// Most.
        most: u8,
        /// Homes with the fewest.
        hexes: Vec<[i8; 2]>,
    },
    /// No planet without a guard is next to these Homes.
    Walled {
        /// The Homes.
        hexes: Vec<[i8; 2]>,
    },
    /// Fewer or more planets than the box has for so many seats.
    Planets {
        /// How many there are.
        planets: usize,
        /// Fewest.
        least: usize,
        /// Most.
        most: usize,
    },
    /// No tile of a kind is drawn.
    NoKind(PlanetKind),
    /// No guard of a level, 1 to 3.
    NoGuard(u8),
    /// More guards of a level, 1 to 3, than there are cards for them `[EXO-14.9]`.
    ManyGuards(u8),
    /// The Homes are not counted clockwise around the High Council `[EXO-2.1]`.
    Order,
}

impl Warning {
    /// The hexes it is about, where it is about any.
    #[must_use]
    pub fn hexes(&self) -> &[[i8; 2]] {
        match self {
            Self::Council { hexes, .. }
            | Self::Rivals { hexes, .. }
            | Self::Close { hexes, .. }
            | Self::Near { hexes, .. }
            | Self::Walled { hexes } => hexes,
            Self::Neighbors
            | Self::Planets { .. }
            | Self::NoKind(_)
            | Self::NoGuard(_)
            | Self::ManyGuards(_)
            | Self::Order => &[],
        }
    }
}

/// What is odd about a layout, where these cards are behind its guards.
#[must_use]
pub fn warnings(layout: &LayoutFile, cards: &[Resistance]) -> Vec<Warning> {
    let seats = home_surroundings(layout);
    let mut found = distances(layout, &seats);
    found.extend(around(&seats));
    found.extend(counts(layout, cards));
    let mut homes = layout.homes.clone();
    clockwise(&mut homes);
    if let Some(first) = layout.homes.first()
        && let Some(place) = homes.iter().position(|hex| hex == first)
    {
        homes.rotate_left(place);
        if homes != layout.homes {
            found.push(Warning::Order);
        }
    }
    found
}

/// Steps to the High Council and to others.
fn distances(layout: &LayoutFile, seats: &[HomeSurroundings]) -> Vec<Warning> {
    let mut found = Vec::new();
    let council = |seat: &HomeSurroundings| seat.council;
    if let Some((least, most)) = bounds(seats, council).filter(|(least, most)| least < most) {
        let hexes = those(seats, council, most);
        found.push(Warning::Council { least, most, hexes });
    }
    let rival = |seat: &HomeSurroundings| seat.rival.map(|(steps, _)| steps);
    if let Some((least, most)) = bounds(seats, rival).filter(|(least, most)| least + 1 < *most) {
        let hexes = those(seats, rival, least);
        found.push(Warning::Rivals { least, most, hexes });
    }
    for (place, seat) in (0u8..).zip(seats) {
        // Each pair once: of two that are each other's nearest the first tells it.
        let near = seat.rival.filter(|(steps, other)| {
            let back = seats.get(usize::from(*other)).and_then(|other| other.rival);
            let told = *other < place && back.is_some_and(|(_, back)| back == place);
            *steps < MIN_HOME_DISTANCE && !told
        });
        let rival = near.and_then(|(steps, other)| {
            let other = layout.homes.get(usize::from(other))?;
            Some((steps, *other))
        });
        if let Some((steps, other)) = rival {
            let hexes = vec![seat.home, other];
            found.push(Warning::Close { steps, hexes });
        }
    }
    found
}

/// What is near the Homes.
fn around(seats: &[HomeSurroundings]) -> Vec<Warning> {
    let mut found = Vec::new();
    let walled = |seat: &HomeSurroundings| Some(seat.next[0]);
    let hexes = those(seats, walled, 0);
    if !hexes.is_empty() {
        found.push(Warning::Walled { hexes });
    }
    let mut pairs = seats.windows(2);
    if pairs.any(|pair| matches!(pair, [one, other] if one.next != other.next)) {
        found.push(Warning::Neighbors);
    }
    let planets = |seat: &HomeSurroundings| Some(seat.planets());
    if let Some((least, most)) = bounds(seats, planets).filter(|(least, most)| least + 3 < *most) {
        let hexes = those(seats, planets, least);
        found.push(Warning::Near { least, most, hexes });
    }
    found
}

/// Planets, tiles and guards.
fn counts(layout: &LayoutFile, cards: &[Resistance]) -> Vec<Warning> {
    let mut found = Vec::new();
    let (planets, seats) = (layout.planets().count(), layout.homes.len());
    let (least, most) = (PLANETS.0 * seats, PLANETS.1 * seats);
    if !(least..=most).contains(&planets) {
        found.push(Warning::Planets {
            planets,
            least,
            most,
        });
    }
    let none = KINDS.into_iter().zip(layout.tiles);
    let none = none.filter(|(_, tiles)| *tiles == 0);
    found.extend(none.map(|(kind, _)| Warning::NoKind(kind)));
    for (level, hexes) in (1u8..).zip(&layout.guards) {
        // The expansion may be left out.
        let cards = cards
            .iter()
            .filter(|card| card.level == level && !card.generals);
        if hexes.is_empty() {
            found.push(Warning::NoGuard(level));
        } else if hexes.len() > cards.count() {
            found.push(Warning::ManyGuards(level));
        }
    }
    found
}

/// The least and the most of a number of all seats that have it.
fn bounds(
    seats: &[HomeSurroundings],
    of: impl Fn(&HomeSurroundings) -> Option<u8>,
) -> Option<(u8, u8)> {
    let least = seats.iter().filter_map(&of).min()?;
    Some((least, seats.iter().filter_map(of).max()?))
}

/// The Homes of the seats for which a number is so much.
fn those(
    seats: &[HomeSurroundings],
    of: impl Fn(&HomeSurroundings) -> Option<u8>,
    number: u8,
) -> Vec<[i8; 2]> {
    let those = seats.iter().filter(|seat| of(seat) == Some(number));
    those.map(|seat| seat.home).collect()
}

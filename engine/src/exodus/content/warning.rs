//! Warnings about layouts that can be played but look unintended.

use super::home_surroundings::{HomeSurroundings, home_surroundings};
use crate::exodus::axial::sort_clockwise;
use crate::exodus::figures::{PlanetKind, Resistance};
use crate::exodus::layout::{KINDS, LayoutFile};

/// Fewest and most planets per seat in the layouts of the base content.
const PLANETS: (usize, usize) = (4, 6);
/// Shortest distance between two Homes in the layouts of the base content.
const MIN_HOME_DISTANCE: u8 = 3;

/// A warning about a layout that can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// Some Homes are farther from the High Council than others.
    Council {
        /// Steps from the nearest Home.
        min: u8,
        /// Steps from the farthest Home.
        max: u8,
        /// The farthest Homes.
        hexes: Vec<[i8; 2]>,
    },
    /// Some Homes are much closer to their nearest rival than others.
    Rivals {
        /// Fewest steps from a Home to its nearest rival.
        min: u8,
        /// Most steps from a Home to its nearest rival.
        max: u8,
        /// The Homes with the fewest steps to their nearest rival.
        hexes: Vec<[i8; 2]>,
    },
    /// Two Homes are very close to each other.
    Close {
        /// Steps between the two Homes.
        steps: u8,
        /// The two Homes that are close to each other.
        hexes: Vec<[i8; 2]>,
    },
    /// The hexes next to the Homes offer different planets and guards.
    Neighbors,
    /// Some seats have many more planets within two steps than others.
    Near {
        /// Fewest planets of a seat.
        min: u8,
        /// Most planets of a seat.
        max: u8,
        /// The Homes with the fewest planets within two steps.
        hexes: Vec<[i8; 2]>,
    },
    /// These Homes have no unguarded planet next to them.
    Walled {
        /// The Homes with only guarded planets next to them.
        hexes: Vec<[i8; 2]>,
    },
    /// The number of planets is outside the range of the base layouts for this number of seats.
    Planets {
        planets: usize,
        /// Lowest number in the range.
        min: usize,
        /// Highest number in the range.
        max: usize,
    },
    /// No tile of this kind is drawn.
    NoKind(PlanetKind),
    /// The layout has no guard of this level, 1 to 3.
    NoGuard(u8),
    /// The layout has more guards of this level, 1 to 3, than the deck has Resistance cards
    /// `[EXO-14.9]`.
    ManyGuards(u8),
    /// The Homes are not listed clockwise around the High Council `[EXO-2.1]`.
    Order,
}

impl Warning {
    /// Returns the hexes that the warning concerns; empty if it concerns the whole layout.
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

/// Returns the warnings about a layout; `cards` are the Resistance cards for its guards.
#[must_use]
pub fn warnings(layout: &LayoutFile, cards: &[Resistance]) -> Vec<Warning> {
    let seats = home_surroundings(layout);
    let mut found = distance_warnings(layout, &seats);
    found.extend(neighborhood_warnings(&seats));
    found.extend(count_warnings(layout, cards));
    let mut homes = layout.homes.clone();
    sort_clockwise(&mut homes);
    if let Some(first) = layout.homes.first()
        && let Some(index) = homes.iter().position(|hex| hex == first)
    {
        homes.rotate_left(index);
        if homes != layout.homes {
            found.push(Warning::Order);
        }
    }
    found
}

/// Compares the distances of the Homes to the High Council and to each other.
fn distance_warnings(layout: &LayoutFile, seats: &[HomeSurroundings]) -> Vec<Warning> {
    let mut found = Vec::new();
    let council = |seat: &HomeSurroundings| seat.council_distance;
    if let Some((min, max)) = bounds(seats, council).filter(|(min, max)| min < max) {
        let hexes = homes_with(seats, council, max);
        found.push(Warning::Council { min, max, hexes });
    }
    let rival = |seat: &HomeSurroundings| seat.nearest_rival.map(|(steps, _)| steps);
    if let Some((min, max)) = bounds(seats, rival).filter(|(min, max)| min + 1 < *max) {
        let hexes = homes_with(seats, rival, min);
        found.push(Warning::Rivals { min, max, hexes });
    }
    for (index, seat) in (0u8..).zip(seats) {
        // Reports each pair once, for the first of two mutual nearest rivals.
        let close_rival = seat.nearest_rival.filter(|(steps, other)| {
            let back = seats
                .get(usize::from(*other))
                .and_then(|other| other.nearest_rival);
            let is_reported = *other < index && back.is_some_and(|(_, back)| back == index);
            *steps < MIN_HOME_DISTANCE && !is_reported
        });
        let rival = close_rival.and_then(|(steps, other)| {
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

/// Compares the planets near the Homes.
fn neighborhood_warnings(seats: &[HomeSurroundings]) -> Vec<Warning> {
    let mut found = Vec::new();
    let walled = |seat: &HomeSurroundings| Some(seat.adjacent_planets[0]);
    let hexes = homes_with(seats, walled, 0);
    if !hexes.is_empty() {
        found.push(Warning::Walled { hexes });
    }
    let mut pairs = seats.windows(2);
    if pairs.any(
        |pair| matches!(pair, [first, second] if first.adjacent_planets != second.adjacent_planets),
    ) {
        found.push(Warning::Neighbors);
    }
    let planets = |seat: &HomeSurroundings| Some(seat.planets());
    if let Some((min, max)) = bounds(seats, planets).filter(|(min, max)| min + 3 < *max) {
        let hexes = homes_with(seats, planets, min);
        found.push(Warning::Near { min, max, hexes });
    }
    found
}

/// Checks the numbers of planets, tiles and guards.
fn count_warnings(layout: &LayoutFile, cards: &[Resistance]) -> Vec<Warning> {
    let mut found = Vec::new();
    let (planets, seats) = (layout.planets().count(), layout.homes.len());
    let (min, max) = (PLANETS.0 * seats, PLANETS.1 * seats);
    if !(min..=max).contains(&planets) {
        found.push(Warning::Planets { planets, min, max });
    }
    let undrawn = KINDS.into_iter().zip(layout.tiles);
    let undrawn = undrawn.filter(|(_, tiles)| *tiles == 0);
    found.extend(undrawn.map(|(kind, _)| Warning::NoKind(kind)));
    for (level, hexes) in (1u8..).zip(&layout.guards) {
        // Counts only base cards, because the expansion may be off.
        let cards = cards
            .iter()
            .filter(|card| card.level == level && !card.is_from_generals);
        if hexes.is_empty() {
            found.push(Warning::NoGuard(level));
        } else if hexes.len() > cards.count() {
            found.push(Warning::ManyGuards(level));
        }
    }
    found
}

/// Returns the minimum and the maximum of a number over all seats that have it.
fn bounds(
    seats: &[HomeSurroundings],
    value_of: impl Fn(&HomeSurroundings) -> Option<u8>,
) -> Option<(u8, u8)> {
    let min = seats.iter().filter_map(&value_of).min()?;
    Some((min, seats.iter().filter_map(value_of).max()?))
}

/// Returns the Homes of the seats for which a value equals `number`.
fn homes_with(
    seats: &[HomeSurroundings],
    value_of: impl Fn(&HomeSurroundings) -> Option<u8>,
    number: u8,
) -> Vec<[i8; 2]> {
    let matching = seats.iter().filter(|seat| value_of(seat) == Some(number));
    matching.map(|seat| seat.home).collect()
}

//! Computes the surroundings of each Home in a layout: distances and nearby planets.

use crate::exodus::axial::STEPS;
use crate::exodus::layout::LayoutFile;

/// The surroundings of one Home. Distances are counted in steps over hexes of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HomeSurroundings {
    pub home: [i8; 2],
    /// Steps to the High Council, or `None` if it cannot be reached.
    pub council_distance: Option<u8>,
    /// Steps to the nearest other Home, and its index among the Homes; `None` if no other Home can
    /// be reached.
    pub nearest_rival: Option<(u8, u8)>,
    /// Planets one step away: without a guard, and with a guard of level 1, 2 and 3.
    pub adjacent_planets: [u8; 4],
    /// Planets at most two steps away, by guard level as in `adjacent_planets`.
    pub planets_within_two: [u8; 4],
}

impl HomeSurroundings {
    /// Returns the number of planets at most two steps away.
    #[must_use]
    pub fn planets(&self) -> u8 {
        self.planets_within_two.iter().sum()
    }
}

/// Returns the surroundings of each seat's Home, in the order of the Homes.
#[must_use]
pub fn home_surroundings(layout: &LayoutFile) -> Vec<HomeSurroundings> {
    let hexes: Vec<[i8; 2]> = layout.hexes().collect();
    let surroundings =
        |home: &[i8; 2]| surroundings_of(layout, &step_distances(&hexes, *home), *home);
    layout.homes.iter().map(surroundings).collect()
}

fn surroundings_of(
    layout: &LayoutFile,
    distances: &[([i8; 2], u8)],
    home: [i8; 2],
) -> HomeSurroundings {
    let distance_to = |hex: [i8; 2]| {
        let mut distances = distances.iter();
        distances
            .find(|(other, _)| *other == hex)
            .map(|(_, distance)| *distance)
    };
    let rivals = (0u8..).zip(&layout.homes).filter(|(_, hex)| **hex != home);
    let rivals = rivals.filter_map(|(index, hex)| Some((distance_to(*hex)?, index)));
    let within = |max_steps: u8| {
        let mut counts = [0; 4];
        for (hex, level) in layout.planets() {
            let count = counts.get_mut(usize::from(level));
            if let (Some(1..), Some(count)) =
                (distance_to(hex).filter(|steps| *steps <= max_steps), count)
            {
                *count += 1;
            }
        }
        counts
    };
    HomeSurroundings {
        home,
        council_distance: distance_to([0, 0]),
        nearest_rival: rivals.min(),
        adjacent_planets: within(1),
        planets_within_two: within(2),
    }
}

/// Returns the hexes that can be reached from `from`, with their distance in steps.
fn step_distances(hexes: &[[i8; 2]], from: [i8; 2]) -> Vec<([i8; 2], u8)> {
    let mut distances = vec![(from, 0u8)];
    let mut next = 0;
    while let Some(([q, r], distance)) = distances.get(next).copied() {
        for [dq, dr] in STEPS {
            let hex = [q.saturating_add(dq), r.saturating_add(dr)];
            if hexes.contains(&hex) && distances.iter().all(|(known, _)| *known != hex) {
                distances.push((hex, distance.saturating_add(1)));
            }
        }
        next += 1;
    }
    distances
}

//! What a layout gives to each seat, step by step around its Home.

use crate::exodus::axial::STEPS;
use crate::exodus::layout::LayoutFile;

/// What is around a Home. Steps lead over hexes of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HomeSurroundings {
    /// The hex of the Home.
    pub home: [i8; 2],
    /// Steps to the High Council, if it can be reached.
    pub council: Option<u8>,
    /// Steps to the nearest other Home, and its place among the Homes.
    pub rival: Option<(u8, u8)>,
    /// Planets one step away: without a guard, and with one of each level.
    pub next: [u8; 4],
    /// Planets at most two steps away, in the same way.
    pub near: [u8; 4],
}

impl HomeSurroundings {
    /// How many planets are at most two steps away.
    #[must_use]
    pub fn planets(&self) -> u8 {
        self.near.iter().sum()
    }
}

/// What each seat finds, in the order of the Homes.
#[must_use]
pub fn home_surroundings(layout: &LayoutFile) -> Vec<HomeSurroundings> {
    let hexes: Vec<[i8; 2]> = layout.hexes().collect();
    let of = |home: &[i8; 2]| surroundings_of(layout, &step_distances(&hexes, *home), *home);
    layout.homes.iter().map(of).collect()
}

fn surroundings_of(layout: &LayoutFile, ways: &[([i8; 2], u8)], home: [i8; 2]) -> HomeSurroundings {
    let far = |hex: [i8; 2]| {
        let mut ways = ways.iter();
        ways.find(|(other, _)| *other == hex).map(|(_, far)| *far)
    };
    let rivals = (0u8..).zip(&layout.homes).filter(|(_, hex)| **hex != home);
    let rivals = rivals.filter_map(|(place, hex)| Some((far(*hex)?, place)));
    let within = |most: u8| {
        let mut counts = [0; 4];
        for (hex, level) in layout.planets() {
            let count = counts.get_mut(usize::from(level));
            if let (Some(1..), Some(count)) = (far(hex).filter(|far| *far <= most), count) {
                *count += 1;
            }
        }
        counts
    };
    HomeSurroundings {
        home,
        council: far([0, 0]),
        rival: rivals.min(),
        next: within(1),
        near: within(2),
    }
}

/// The hexes that can be reached from one, with the steps it takes.
fn step_distances(hexes: &[[i8; 2]], from: [i8; 2]) -> Vec<([i8; 2], u8)> {
    let mut ways = vec![(from, 0u8)];
    let mut next = 0;
    while let Some(([q, r], far)) = ways.get(next).copied() {
        for [dq, dr] in STEPS {
            let hex = [q.saturating_add(dq), r.saturating_add(dr)];
            if hexes.contains(&hex) && ways.iter().all(|(known, _)| *known != hex) {
                ways.push((hex, far.saturating_add(1)));
            }
        }
        next += 1;
    }
    ways
}

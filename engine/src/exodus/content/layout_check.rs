//! What a layout must be to be played on `[EXO-17.27]`: the High Council at the origin, a Home for
//! each seat, every hex used once and reachable, as many tiles as planets. Guards stand on planets
//! by the form of the file.

use super::Fault;
use super::cards_check::is_id;
use crate::error::LoadError;
use crate::exodus::chart::{STEPS, distance};
use crate::exodus::figures::LayoutFile;
use crate::exodus::meta::SEATS;
use crate::exodus::star::MAX_HEXES;

/// Most rings around the High Council.
pub const RINGS: u8 = 8;

/// Something that keeps a layout from being played, with its place in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The keys that lead there.
    pub place: String,
    /// What it is.
    pub fault: Fault,
}

/// Refuses a layout that cannot be played; `at` is where it stands in its file.
///
/// # Errors
/// Names the file, the place in it and the first reason.
pub fn check(file: &str, at: &str, layout: &LayoutFile) -> Result<(), LoadError> {
    match flaws(layout).into_iter().next() {
        Some(flaw) => {
            let dot = if at.is_empty() { "" } else { "." };
            let place = format!("{at}{dot}{}", flaw.place);
            Err(LoadError::new(file, place, flaw.fault.reason()))
        }
        None => Ok(()),
    }
}

/// Everything that keeps a layout from being played.
#[must_use]
pub fn flaws(layout: &LayoutFile) -> Vec<Flaw> {
    let mut found = Vec::new();
    let mut ensure = |holds: bool, place: &str, fault: Fault| {
        if !holds {
            let place = place.to_owned();
            found.push(Flaw { place, fault });
        }
    };
    ensure(is_id(&layout.id), "id", Fault::Id);
    let (least, most) = SEATS;
    let homes = layout.homes.len();
    let fits = (usize::from(least)..=usize::from(most)).contains(&homes);
    ensure(fits, "homes", Fault::Seats(least, most));
    let all = hexes(layout);
    ensure(all.len() < MAX_HEXES, "open", Fault::Hexes(MAX_HEXES));
    let mut taken = vec![[0, 0]];
    for (place, hex) in &all {
        let [q, r] = *hex;
        ensure(distance([0, 0], *hex) <= RINGS, place, Fault::Far(q, r));
        ensure(!taken.contains(hex), place, Fault::Taken(q, r));
        taken.push(*hex);
    }
    let reached = reached(&taken);
    for (place, hex) in &all {
        let [q, r] = *hex;
        ensure(reached.contains(hex), place, Fault::Apart(q, r));
    }
    let tiles = layout.tiles.iter().map(|count| usize::from(*count)).sum();
    let planets = all.len() - homes;
    ensure(tiles == planets, "tiles", Fault::Planets(tiles, planets));
    found
}

/// Every hex but that of the High Council, with its place in the file.
fn hexes(layout: &LayoutFile) -> Vec<(String, [i8; 2])> {
    let named = |name: String, hexes: &[[i8; 2]]| {
        let numbered = hexes.iter().enumerate();
        numbered
            .map(|(n, hex)| (format!("{name}[{n}]"), *hex))
            .collect::<Vec<_>>()
    };
    let mut all = named("homes".into(), &layout.homes);
    all.extend(named("open".into(), &layout.open));
    for (level, hexes) in layout.guards.iter().enumerate() {
        all.extend(named(format!("guards[{level}]"), hexes));
    }
    all
}

/// The hexes that can be reached from the first, step by step.
fn reached(hexes: &[[i8; 2]]) -> Vec<[i8; 2]> {
    let mut reached: Vec<[i8; 2]> = hexes.first().copied().into_iter().collect();
    let mut next = 0;
    while let Some([q, r]) = reached.get(next).copied() {
        for [dq, dr] in STEPS {
            let hex = [q.saturating_add(dq), r.saturating_add(dr)];
            if hexes.contains(&hex) && !reached.contains(&hex) {
                reached.push(hex);
            }
        }
        next += 1;
    }
    reached
}

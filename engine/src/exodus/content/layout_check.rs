//! What a layout must be to be played on `[EXO-17.27]`: the High Council at the origin, a Home for
//! each seat, every hex used once and reachable, as many tiles as planets, kinds on planets only.
//! Guards stand on planets by the form of the file.

use super::ContentError;
use super::cards_check::is_id;
use crate::error::LoadError;
use crate::exodus::axial::{STEPS, distance};
use crate::exodus::figures::Tile;
use crate::exodus::hex::MAX_HEXES;
use crate::exodus::layout::{FORMAT, KINDS, LayoutFile};
use crate::exodus::metadata::SEATS;

/// Most rings around the High Council.
pub const RINGS: u8 = 6;
/// Longest title, in letters.
pub const TITLE_LETTERS: usize = 80;
/// Longest text about a layout, in letters.
pub const BLURB_LETTERS: usize = 600;
/// Longest list of hexes that is looked through.
const MANY: usize = 400;

/// Something that keeps a layout from being played, with its place in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocatedContentError {
    /// The keys that lead there.
    pub place: String,
    /// What it is.
    pub fault: ContentError,
    /// The hexes it is about, where it is about any.
    pub hexes: Vec<[i8; 2]>,
}

/// Refuses a layout that cannot be played; `at` is where it stands in its file.
///
/// # Errors
/// Names the file, the place in it and the first reason.
pub fn check(file: &str, at: &str, layout: &LayoutFile) -> Result<(), LoadError> {
    first(file, at, content_errors(layout))
}

/// Refuses a layout that takes more tiles of a kind than there are.
///
/// # Errors
/// Names the file, the place in it and how many there are.
pub fn check_tiles(file: &str, layout: &LayoutFile, tiles: &[Tile]) -> Result<(), LoadError> {
    first(file, "", too_many_tiles(layout, tiles))
}

fn first(file: &str, at: &str, flaws: Vec<LocatedContentError>) -> Result<(), LoadError> {
    match flaws.into_iter().next() {
        Some(flaw) => {
            let dot = if at.is_empty() { "" } else { "." };
            let place = format!("{at}{dot}{}", flaw.place);
            Err(LoadError::new(file, place, flaw.fault.reason()))
        }
        None => Ok(()),
    }
}

/// Everything that keeps a layout from being played, whatever the tiles are.
#[must_use]
pub fn content_errors(layout: &LayoutFile) -> Vec<LocatedContentError> {
    let mut checked = LayoutChecker {
        layout,
        found: Vec::new(),
    };
    checked.head();
    let all = hexes(layout);
    let fits = all.len() < MAX_HEXES;
    checked.ensure(fits, "open", ContentError::Hexes(MAX_HEXES), &[]);
    if all.len() <= MANY {
        checked.places(&all);
        checked.kinds();
    }
    checked.found
}

/// Kinds of which a layout takes more tiles than there are.
#[must_use]
pub fn too_many_tiles(layout: &LayoutFile, tiles: &[Tile]) -> Vec<LocatedContentError> {
    let counts = KINDS.into_iter().zip(layout.tiles).enumerate();
    let flaw = |(n, (kind, count))| {
        let there = tiles.iter().filter(|tile| tile.kind == kind).count();
        (usize::from(count) > there).then(|| LocatedContentError {
            place: format!("tiles[{n}]"),
            fault: ContentError::Tiles(there as u8),
            hexes: Vec::new(),
        })
    };
    counts.filter_map(flaw).collect()
}

struct LayoutChecker<'a> {
    layout: &'a LayoutFile,
    found: Vec<LocatedContentError>,
}

impl LayoutChecker<'_> {
    fn ensure(&mut self, holds: bool, place: &str, fault: ContentError, hexes: &[[i8; 2]]) {
        if !holds {
            self.found.push(LocatedContentError {
                place: place.to_owned(),
                fault,
                hexes: hexes.to_vec(),
            });
        }
    }

    fn head(&mut self) {
        let LayoutFile {
            format,
            id,
            title,
            blurb,
            homes,
            ..
        } = self.layout;
        let fault = ContentError::Format(format.clone());
        self.ensure(format == FORMAT, "format", fault, &[]);
        self.ensure(is_id(id), "id", ContentError::Id, &[]);
        let is_title = !title.trim().is_empty() && title.chars().count() <= TITLE_LETTERS;
        self.ensure(is_title, "title", ContentError::Title, &[]);
        let is_blurb = blurb.chars().count() <= BLURB_LETTERS;
        self.ensure(is_blurb, "blurb", ContentError::Blurb, &[]);
        let (least, most) = SEATS;
        let fits = (usize::from(least)..=usize::from(most)).contains(&homes.len());
        self.ensure(fits, "homes", ContentError::Seats(least, most), &[]);
    }

    /// Every hex once, not too far out, and within reach of the High Council.
    fn places(&mut self, all: &[(String, [i8; 2])]) {
        let mut taken = vec![[0, 0]];
        for (place, hex) in all {
            let [q, r] = *hex;
            let near = distance([0, 0], *hex) <= RINGS;
            self.ensure(near, place, ContentError::Far(q, r), &[*hex]);
            let free = !taken.contains(hex);
            self.ensure(free, place, ContentError::Taken(q, r), &[*hex]);
            taken.push(*hex);
        }
        let reached = reached(&taken);
        for (place, hex) in all {
            let [q, r] = *hex;
            let holds = reached.contains(hex);
            self.ensure(holds, place, ContentError::Apart(q, r), &[*hex]);
        }
    }

    /// As many tiles as planets, and kinds on planets, each once, for which there are tiles.
    fn kinds(&mut self) {
        let layout = self.layout;
        let tiles = layout.tiles.iter().map(|count| usize::from(*count)).sum();
        let planets = layout.planets().count();
        let fault = ContentError::Planets(tiles, planets);
        self.ensure(tiles == planets, "tiles", fault, &[]);
        let mut known: Vec<[i8; 2]> = Vec::new();
        for (kind, (hexes, tiles)) in layout.kinds.iter().zip(layout.tiles).enumerate() {
            for (n, hex) in hexes.iter().enumerate() {
                let (place, [q, r]) = (format!("kinds[{kind}][{n}]"), *hex);
                let is_planet = layout.planets().any(|(planet, _)| planet == *hex);
                self.ensure(is_planet, &place, ContentError::NoPlanet(q, r), &[*hex]);
                let first = !known.contains(hex);
                self.ensure(first, &place, ContentError::TwoKinds(q, r), &[*hex]);
                known.push(*hex);
            }
            let holds = hexes.len() <= usize::from(tiles);
            let fault = ContentError::Fixed(hexes.len(), tiles);
            self.ensure(holds, &format!("kinds[{kind}]"), fault, hexes);
        }
    }
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

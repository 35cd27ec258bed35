//! Checks that a layout can be played `[EXO-17.27]`: the High Council at the origin, one Home for
//! each seat, every hex used once and reachable, as many tiles as planets, kinds only on planets.
//! The file format itself places guards only on planets.

use super::ContentError;
use crate::content_id::is_id;
use crate::error::LoadError;
use crate::exodus::axial::{STEPS, distance};
use crate::exodus::figures::Tile;
use crate::exodus::hex::MAX_HEXES;
use crate::exodus::layout::{FORMAT, KINDS, LayoutFile};
use crate::exodus::metadata::SEATS;

/// Maximum number of rings around the High Council.
pub const RINGS: u8 = 6;
/// Maximum length of a title, in letters.
pub const MAX_TITLE_CHARS: usize = 80;
/// Maximum length of a description, in letters.
pub const MAX_BLURB_CHARS: usize = 600;
/// Schema of the coordinates of a hex in a layout.
#[cfg(feature = "schema")]
pub struct LayoutHex;

#[cfg(feature = "schema")]
impl schemars::JsonSchema for LayoutHex {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Hex".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let most = i16::from(RINGS);
        schemars::json_schema!({
            "type": "array",
            "minItems": 2,
            "maxItems": 2,
            "items": { "type": "integer", "minimum": -most, "maximum": most },
            "description": format!(
                "Axial coordinates, q to the south-east and r to the south; the High Council is at 0, 0. \
                 At most {RINGS} rings, {MAX_HEXES} hexes in all."
            ),
        })
    }
}

/// Maximum length of a list of hexes that is checked.
const MANY: usize = 400;

/// An error in a layout with its place in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocatedContentError {
    /// The JSON path to the faulty value.
    pub place: String,
    pub error: ContentError,
    /// The hexes that the error concerns, if any.
    pub hexes: Vec<[i8; 2]>,
}

/// Checks that a layout can be played; `at` is its path in the file.
///
/// # Errors
/// Names the file, the place in it and the first reason.
pub fn check(file: &str, at: &str, layout: &LayoutFile) -> Result<(), LoadError> {
    first(file, at, content_errors(layout))
}

/// Checks that a layout draws no more tiles of a kind than there are.
///
/// # Errors
/// Names the file, the place in it and the number of tiles.
pub fn check_tiles(file: &str, layout: &LayoutFile, tiles: &[Tile]) -> Result<(), LoadError> {
    first(file, "", too_many_tiles(layout, tiles))
}

fn first(file: &str, at: &str, errors: Vec<LocatedContentError>) -> Result<(), LoadError> {
    match errors.into_iter().next() {
        Some(located) => {
            let dot = if at.is_empty() { "" } else { "." };
            let place = format!("{at}{dot}{}", located.place);
            Err(LoadError::new(file, place, located.error.reason()))
        }
        None => Ok(()),
    }
}

/// Returns every error of a layout that does not depend on the tiles.
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
        checked.check_hexes(&all);
        checked.check_tiles_and_kinds();
    }
    checked.found
}

/// Returns an error for each kind of which a layout draws more tiles than there are.
#[must_use]
pub fn too_many_tiles(layout: &LayoutFile, tiles: &[Tile]) -> Vec<LocatedContentError> {
    let counts = KINDS.into_iter().zip(layout.tiles).enumerate();
    let located = |(n, (kind, count))| {
        let there = tiles.iter().filter(|tile| tile.kind == kind).count();
        (usize::from(count) > there).then(|| LocatedContentError {
            place: format!("tiles[{n}]"),
            error: ContentError::Tiles(there as u8),
            hexes: Vec::new(),
        })
    };
    counts.filter_map(located).collect()
}

struct LayoutChecker<'a> {
    layout: &'a LayoutFile,
    found: Vec<LocatedContentError>,
}

impl LayoutChecker<'_> {
    fn ensure(&mut self, holds: bool, place: &str, error: ContentError, hexes: &[[i8; 2]]) {
        if !holds {
            self.found.push(LocatedContentError {
                place: place.to_owned(),
                error,
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
        let error = ContentError::Format(format.clone());
        self.ensure(format == FORMAT, "format", error, &[]);
        self.ensure(is_id(id), "id", ContentError::Id, &[]);
        let is_title = !title.trim().is_empty() && title.chars().count() <= MAX_TITLE_CHARS;
        self.ensure(is_title, "title", ContentError::Title, &[]);
        let is_blurb = blurb.chars().count() <= MAX_BLURB_CHARS;
        self.ensure(is_blurb, "blurb", ContentError::Blurb, &[]);
        let (least, most) = SEATS;
        let fits = (usize::from(least)..=usize::from(most)).contains(&homes.len());
        self.ensure(fits, "homes", ContentError::Seats(least, most), &[]);
    }

    /// Checks that every hex is used once, lies within the rings and can be reached from the High
    /// Council.
    fn check_hexes(&mut self, all: &[(String, [i8; 2])]) {
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

    /// Checks that there are as many tiles as planets, and that set kinds are on planets, once
    /// each, with enough tiles.
    fn check_tiles_and_kinds(&mut self) {
        let layout = self.layout;
        let tiles = layout.tiles.iter().map(|count| usize::from(*count)).sum();
        let planets = layout.planets().count();
        let error = ContentError::Planets(tiles, planets);
        self.ensure(tiles == planets, "tiles", error, &[]);
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
            let error = ContentError::Fixed(hexes.len(), tiles);
            self.ensure(holds, &format!("kinds[{kind}]"), error, hexes);
        }
    }
}

/// Returns every hex except that of the High Council, with its path in the file.
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

/// Returns the hexes that can be reached from the first one, step by step.
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

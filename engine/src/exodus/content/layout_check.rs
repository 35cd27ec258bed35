//! Checks that a layout can be played `[EXO-17.27]`: the High Council at the origin, one Home for
//! each seat, every hex used once and reachable, equal numbers of tiles and planets, kinds only on
//! planets. The file format itself places guards only on planets.

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
/// Maximum length of a title, in characters.
pub const MAX_TITLE_CHARS: usize = 80;
/// Maximum length of a description, in characters.
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
        let max_coordinate = i16::from(RINGS);
        schemars::json_schema!({
            "type": "array",
            "minItems": 2,
            "maxItems": 2,
            "items": { "type": "integer", "minimum": -max_coordinate, "maximum": max_coordinate },
            "description": format!(
                "Axial coordinates, q to the south-east and r to the south; the High Council is at 0, 0. \
                 At most {RINGS} rings, {MAX_HEXES} hexes in all."
            ),
        })
    }
}

/// Maximum number of hexes for which a layout is checked hex by hex.
const MAX_CHECKED_HEXES: usize = 400;

/// An error in a layout with its path in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocatedContentError {
    /// The JSON path of the invalid value.
    pub place: String,
    pub error: ContentError,
    /// The hexes that the error concerns, if any.
    pub hexes: Vec<[i8; 2]>,
}

/// Checks that a layout can be played; `base_path` is its path in the file.
///
/// # Errors
/// Returns an error if the layout is invalid; it names the file, the path and the first reason.
pub fn check(file: &str, base_path: &str, layout: &LayoutFile) -> Result<(), LoadError> {
    first_error(file, base_path, content_errors(layout))
}

/// Checks that a layout draws no more tiles of a kind than exist.
///
/// # Errors
/// Returns an error if the layout draws too many tiles of a kind; it names the file, the path and
/// the number of tiles.
pub fn check_tiles(file: &str, layout: &LayoutFile, tiles: &[Tile]) -> Result<(), LoadError> {
    first_error(file, "", too_many_tiles(layout, tiles))
}

fn first_error(
    file: &str,
    base_path: &str,
    errors: Vec<LocatedContentError>,
) -> Result<(), LoadError> {
    match errors.into_iter().next() {
        Some(located) => {
            let dot = if base_path.is_empty() { "" } else { "." };
            let path = format!("{base_path}{dot}{}", located.place);
            Err(LoadError::new(file, path, located.error.reason()))
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
    checked.check_header();
    let all = hexes(layout);
    let fits = all.len() < MAX_HEXES;
    checked.ensure(fits, "open", ContentError::Hexes(MAX_HEXES), &[]);
    if all.len() <= MAX_CHECKED_HEXES {
        checked.check_hexes(&all);
        checked.check_tiles_and_kinds();
    }
    checked.found
}

/// Returns an error for each kind of which a layout draws more tiles than exist.
#[must_use]
pub fn too_many_tiles(layout: &LayoutFile, tiles: &[Tile]) -> Vec<LocatedContentError> {
    let counts = KINDS.into_iter().zip(layout.tiles).enumerate();
    let located = |(n, (kind, count))| {
        let available = tiles.iter().filter(|tile| tile.kind == kind).count();
        (usize::from(count) > available).then(|| LocatedContentError {
            place: format!("tiles[{n}]"),
            error: ContentError::Tiles(available as u8),
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
    fn ensure(&mut self, is_valid: bool, path: &str, error: ContentError, hexes: &[[i8; 2]]) {
        if !is_valid {
            self.found.push(LocatedContentError {
                place: path.to_owned(),
                error,
                hexes: hexes.to_vec(),
            });
        }
    }

    fn check_header(&mut self) {
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
        let (min_seats, max_seats) = SEATS;
        let fits = (usize::from(min_seats)..=usize::from(max_seats)).contains(&homes.len());
        self.ensure(
            fits,
            "homes",
            ContentError::Seats(min_seats, max_seats),
            &[],
        );
    }

    /// Checks that every hex is used once, is within the rings and can be reached from the High
    /// Council.
    fn check_hexes(&mut self, all: &[(String, [i8; 2])]) {
        let mut taken = vec![[0, 0]];
        for (path, hex) in all {
            let [q, r] = *hex;
            let is_in_range = distance([0, 0], *hex) <= RINGS;
            self.ensure(is_in_range, path, ContentError::Far(q, r), &[*hex]);
            let is_free = !taken.contains(hex);
            self.ensure(is_free, path, ContentError::Taken(q, r), &[*hex]);
            taken.push(*hex);
        }
        let reached = reached(&taken);
        for (path, hex) in all {
            let [q, r] = *hex;
            let holds = reached.contains(hex);
            self.ensure(holds, path, ContentError::Apart(q, r), &[*hex]);
        }
    }

    /// Checks that the numbers of tiles and planets are equal, and that kinds are set only for
    /// planets, once each, with enough tiles.
    fn check_tiles_and_kinds(&mut self) {
        let layout = self.layout;
        let tile_count = layout.tiles.iter().map(|count| usize::from(*count)).sum();
        let planet_count = layout.planets().count();
        let error = ContentError::Planets(tile_count, planet_count);
        self.ensure(tile_count == planet_count, "tiles", error, &[]);
        let mut known: Vec<[i8; 2]> = Vec::new();
        for (kind, (hexes, tiles)) in layout.kinds.iter().zip(layout.tiles).enumerate() {
            for (n, hex) in hexes.iter().enumerate() {
                let (path, [q, r]) = (format!("kinds[{kind}][{n}]"), *hex);
                let is_planet = layout.planets().any(|(planet, _)| planet == *hex);
                self.ensure(is_planet, &path, ContentError::NoPlanet(q, r), &[*hex]);
                let is_first = !known.contains(hex);
                self.ensure(is_first, &path, ContentError::TwoKinds(q, r), &[*hex]);
                known.push(*hex);
            }
            let holds = hexes.len() <= usize::from(tiles);
            let error = ContentError::Fixed(hexes.len(), tiles);
            self.ensure(holds, &format!("kinds[{kind}]"), error, hexes);
        }
    }
}

/// Returns every hex except the High Council, with its path in the file.
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

//! Compiles a scenario's initial sectors, sector pile and starting places.

use super::{CompileResult, Compiler};
use crate::saga::content::content_error::ContentError;
use crate::saga::content::flexible_value::FlexibleValue;
use crate::saga::figures::{SectorKind, Tile};
use crate::saga::hex::{HexId, hex_id};
use crate::saga::ids::{IdSet, TileId};
use crate::saga::mission::{FixedSector, StartPlaces};
use crate::saga::scenario::{MapFile, PileFile, SectorFace, StartChoice};

/// The compiled map of a scenario.
pub(super) struct CompiledMap {
    pub fixed: Vec<FixedSector>,
    pub pile: IdSet,
    pub nebulas: IdSet,
    pub armadas: StartPlaces,
    pub homes: Vec<HexId>,
}

/// Letters by which a pile refers to sector types.
const LETTERS: [(&str, SectorKind); 4] = [
    ("A", SectorKind::Asteroid),
    ("P", SectorKind::Planetary),
    ("O", SectorKind::Open),
    ("N", SectorKind::Nebula),
];

impl Compiler<'_> {
    pub(super) fn map(&self, map: &MapFile, tiles: &[Tile]) -> CompileResult<CompiledMap> {
        let homes = self.file.homes.as_deref().unwrap_or_default();
        let homes: Vec<HexId> = self.hexes("homes", homes)?;
        let mut pile = self.pile(tiles)?;
        let mut used = IdSet::NONE;
        let mut fixed = Vec::new();
        for (n, sector) in map.fixed.iter().enumerate() {
            let path = format!(".fixed[{n}]");
            let tile = match &sector.tile {
                Some(id) => Some(self.tile("map", &format!("{path}.tile"), id, tiles)?),
                None => None,
            };
            if let Some(tile) = tile {
                pile.remove(tile.0);
                used.insert(tile.0);
            }
            fixed.push(FixedSector {
                hex: self.hex("map", &format!("{path}.hex"), sector.hex)?,
                tile,
                tile_choices: of_kinds(tiles, &sector.types),
                is_face_up: sector.face == SectorFace::Up,
                has_xpm: sector.has_xpm,
            });
        }
        let has_nebula_stack = self.file.nebula_stack.unwrap_or_default();
        let nebulas = of_kinds(tiles, &[SectorKind::Nebula]);
        let has_both = has_nebula_stack && pile.0 & nebulas.0 != 0;
        self.ensure(!has_both, "nebula_stack", "", ContentError::Nebulas)?;
        self.tiles_for(&fixed, pile)?;
        let stacked = if has_nebula_stack {
            nebulas
        } else {
            IdSet::NONE
        };
        // The Thick Nebulas are the homes, each in the color that its owner chooses `[SAGA-ARN.2]`.
        let taken = IdSet(nebulas.0 & pile.union(used).union(stacked).0)
            .iter()
            .next();
        if let Some(tile) = taken.filter(|_| !homes.is_empty()) {
            let id = tiles.get(usize::from(tile)).map(|tile| tile.id.clone());
            return self.fail("homes", "", ContentError::Tile(id.unwrap_or_default()));
        }
        Ok(CompiledMap {
            nebulas: IdSet(stacked.0 & !used.0),
            pile,
            armadas: self.starts(map, tiles)?,
            homes,
            fixed,
        })
    }

    /// Checks that every fixed sector without a tile can draw one from the pile whatever the others
    /// draw: face-up ones in their order at setup, face-down ones when they are flipped
    /// `[SAGA-SET.6]`.
    fn tiles_for(&self, fixed: &[FixedSector], pile: IdSet) -> CompileResult<()> {
        let drawing = || fixed.iter().filter(|sector| sector.tile.is_none());
        let of_up = |sector: &FixedSector| IdSet(pile.0 & sector.tile_choices.0);
        for (n, sector) in fixed.iter().enumerate() {
            let before = fixed.iter().take(n).filter(|other| other.tile.is_none());
            let (fitting, others) = if sector.is_face_up {
                let fitting = of_up(sector);
                let rivals =
                    |other: &&FixedSector| other.is_face_up && of_up(other).0 & fitting.0 != 0;
                (fitting, before.filter(rivals).count())
            } else {
                let down = before.filter(|other| !other.is_face_up).count();
                (
                    pile,
                    drawing().filter(|other| other.is_face_up).count() + down,
                )
            };
            let is_found = sector.tile.is_some() || others < usize::from(fitting.len());
            let path = format!(".fixed[{n}].tile");
            self.ensure(is_found, "map", &path, ContentError::NoTile)?;
        }
        Ok(())
    }

    fn tile(&self, field: &str, rest: &str, id: &str, tiles: &[Tile]) -> CompileResult<TileId> {
        let index = tiles.iter().position(|tile| tile.id == id);
        match index.and_then(|index| u8::try_from(index).ok()) {
            Some(index) => Ok(TileId(index)),
            None => self.fail(field, rest, ContentError::Unknown(id.to_owned())),
        }
    }

    pub(super) fn hex(&self, field: &str, rest: &str, axial: [i8; 2]) -> CompileResult<HexId> {
        match hex_id(axial) {
            Some(hex) => Ok(hex),
            None => self.fail(field, rest, ContentError::Hex(axial[0], axial[1])),
        }
    }

    fn hexes(&self, field: &str, hexes: &[[i8; 2]]) -> CompileResult<Vec<HexId>> {
        let hexes = hexes.iter().enumerate();
        hexes
            .map(|(n, hex)| self.hex(field, &format!("[{n}]"), *hex))
            .collect()
    }

    /// Returns the tiles of the sector pile; the default is all but Thick Nebulas.
    fn pile(&self, tiles: &[Tile]) -> CompileResult<IdSet> {
        let file = match &self.file.pile {
            None => {
                let kinds = [
                    SectorKind::Asteroid,
                    SectorKind::Planetary,
                    SectorKind::Open,
                ];
                return Ok(of_kinds(tiles, &kinds));
            }
            Some(FlexibleValue::Object(file)) => file,
            Some(FlexibleValue::Word(word)) if word == "none" => return Ok(IdSet::NONE),
            Some(FlexibleValue::Word(_) | FlexibleValue::List(_)) => {
                return self.fail("pile", "", ContentError::OneOf("none, types"));
            }
        };
        let mut pile = IdSet::NONE;
        for letter in file.types.keys() {
            pile = pile.union(self.pile_of(file, letter, tiles)?);
        }
        for (n, id) in file.exclude.iter().enumerate() {
            let tile = self.tile("pile", &format!(".exclude[{n}]"), id, tiles)?;
            pile.remove(tile.0);
        }
        Ok(pile)
    }

    fn pile_of(&self, file: &PileFile, letter: &str, tiles: &[Tile]) -> CompileResult<IdSet> {
        let path = format!(".types.{letter}");
        let known = LETTERS.iter().find(|(known, _)| *known == letter);
        let Some((_, kind)) = known else {
            return self.fail("pile", &path, ContentError::Unknown(letter.to_owned()));
        };
        match file.types.get(letter) {
            Some(FlexibleValue::Word(word)) if word == "all" => Ok(of_kinds(tiles, &[*kind])),
            Some(FlexibleValue::List(ids)) => {
                let mut pile = IdSet::NONE;
                for (n, id) in ids.iter().enumerate() {
                    let path = format!("{path}[{n}]");
                    let tile = self.tile("pile", &path, id, tiles)?;
                    let fits = tiles
                        .get(tile.index())
                        .is_some_and(|tile| tile.kind == *kind);
                    self.ensure(fits, "pile", &path, ContentError::Unknown(id.clone()))?;
                    pile.insert(tile.0);
                }
                Ok(pile)
            }
            Some(FlexibleValue::Word(_) | FlexibleValue::Object(_)) | None => {
                self.fail("pile", &path, ContentError::OneOf("all, ids"))
            }
        }
    }

    fn starts(&self, map: &MapFile, tiles: &[Tile]) -> CompileResult<StartPlaces> {
        let field = "armada_start";
        let start = match &self.file.armada_start {
            None => return Ok(StartPlaces::At(HexId::GATE)),
            Some(FlexibleValue::Word(word)) if word == "jumpgate" => {
                return Ok(StartPlaces::At(HexId::GATE));
            }
            Some(FlexibleValue::Word(word)) => {
                return self.fail(field, "", ContentError::Unknown(word.clone()));
            }
            Some(FlexibleValue::List(hexes)) => {
                let hexes = self.hexes(field, hexes)?;
                if let [hex] = hexes.as_slice() {
                    return Ok(StartPlaces::At(*hex));
                }
                let armadas = if self.players == 1 { 2 } else { self.players };
                let min_hexes = usize::from(armadas);
                let fits = hexes.len() >= min_hexes;
                self.ensure(fits, field, "", ContentError::Count(min_hexes, 4))?;
                return Ok(StartPlaces::Each(hexes));
            }
            Some(FlexibleValue::Object(start)) => start,
        };
        let hexes = self.choices(start, map, tiles)?;
        let armadas = if self.players == 1 { 2 } else { self.players };
        let min_hexes = if start.is_distinct {
            usize::from(armadas)
        } else {
            1
        };
        let fits = hexes.len() >= min_hexes;
        self.ensure(
            fits,
            field,
            "",
            ContentError::Count(min_hexes, map.fixed.len()),
        )?;
        Ok(StartPlaces::Choose {
            hexes,
            is_distinct: start.is_distinct,
        })
    }

    /// Returns the sectors of the map among which armadas may start.
    fn choices(
        &self,
        start: &StartChoice,
        map: &MapFile,
        tiles: &[Tile],
    ) -> CompileResult<Vec<HexId>> {
        let kind = |id: &Option<String>| {
            let id = id.as_ref()?;
            tiles
                .iter()
                .find(|tile| tile.id == *id)
                .map(|tile| tile.kind)
        };
        let beside = |hex: [i8; 2], wanted: SectorKind| {
            let mut others = map.fixed.iter();
            others
                .any(|other| kind(&other.tile) == Some(wanted) && hex_distance(hex, other.hex) == 1)
        };
        let mut found = Vec::new();
        for (n, sector) in map.fixed.iter().enumerate() {
            let is_named = start.hexes.is_empty() || start.hexes.contains(&sector.hex);
            let fits = start
                .filter
                .is_none_or(|wanted| kind(&sector.tile) == Some(wanted));
            let is_beside = start.beside.is_none_or(|wanted| beside(sector.hex, wanted));
            if is_named && fits && is_beside {
                found.push(self.hex("map", &format!(".fixed[{n}].hex"), sector.hex)?);
            }
        }
        Ok(found)
    }
}

/// Returns the distance in steps between two hexes `[SAGA-GEN.3]`.
pub(in crate::saga::content) fn hex_distance(a: [i8; 2], b: [i8; 2]) -> u32 {
    let q = i32::from(a[0]) - i32::from(b[0]);
    let r = i32::from(a[1]) - i32::from(b[1]);
    (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
}

/// Returns the tiles of some sector types; an empty list means all types.
fn of_kinds(tiles: &[Tile], kinds: &[SectorKind]) -> IdSet {
    IdSet::positions(tiles, |tile| kinds.is_empty() || kinds.contains(&tile.kind))
}

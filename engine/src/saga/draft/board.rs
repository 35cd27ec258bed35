//! Editor operations on the board: sectors, starting places, entities and Bosses.

use super::super::content::flexible_value::FlexibleValue;
use super::super::figures::{SectorKind, Tile};
use super::super::scenario::{
    BossRule, EntityFile, FixedFile, MapFile, PresetFile, ScenarioFile, StartChoice,
};
use super::{MapDraft, PlayerVariant};
use serde::Serialize;

/// The contents of a hex in the editor.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HexContent {
    pub sector: Option<FixedFile>,
    /// Seats whose armadas start here.
    pub starts: Vec<u8>,
    /// The seat with its home on this hex.
    pub home: Option<u8>,
    /// Index of the entity that starts here.
    pub entity: Option<usize>,
    /// Index of the Boss that starts here.
    pub boss: Option<usize>,
}

impl MapDraft {
    /// Returns the map of a variant.
    #[must_use]
    pub fn map(&self, variant: PlayerVariant) -> MapFile {
        self.for_variant(variant).map.unwrap_or_default()
    }

    /// Returns the contents of a hex in a variant.
    #[must_use]
    pub fn hex_content(&self, variant: PlayerVariant, hex: [i8; 2]) -> HexContent {
        let file = self.for_variant(variant);
        let map = file.map.clone().unwrap_or_default();
        let sector = map.fixed.into_iter().find(|sector| sector.hex == hex);
        let homes = file.homes.iter().flatten();
        let home = homes.zip(0u8..).find(|(home, _)| **home == hex);
        let mut entities = file.entities.iter().flatten();
        let mut bosses = file.boss.iter().flat_map(|rule| &rule.preset);
        HexContent {
            starts: starts_at(&file, hex),
            home: home.map(|(_, seat)| seat),
            entity: entities.position(|entity| entity.start == Some(hex)),
            boss: bosses.position(|preset| preset.hex == hex),
            sector,
        }
    }

    /// Returns whether a tile is on the map of a variant.
    #[must_use]
    pub fn uses(&self, variant: PlayerVariant, tile: &str) -> bool {
        let map = self.map(variant);
        let mut fixed = map.fixed.iter();
        fixed.any(|sector| sector.tile.as_deref() == Some(tile))
    }

    /// Returns the first tile of a type that is not yet on the map of a variant.
    #[must_use]
    pub fn free_tile<'a>(
        &self,
        variant: PlayerVariant,
        kind: SectorKind,
        tiles: &'a [Tile],
    ) -> Option<&'a Tile> {
        let mut of_kind = tiles.iter().filter(|tile| tile.kind == kind);
        of_kind.find(|tile| !self.uses(variant, &tile.id))
    }

    /// Places a sector, replacing the one that is there; whether it is face up and has an XPM stays
    /// unchanged.
    #[must_use]
    pub fn with_tile(
        &self,
        variant: PlayerVariant,
        hex: [i8; 2],
        tile: Option<&str>,
        types: &[SectorKind],
    ) -> Self {
        self.with_sector(variant, hex, |sector| {
            sector.tile = tile.map(str::to_owned);
            sector.types = types.to_vec();
        })
    }

    /// Changes a sector; an empty hex first gets a sector with a random tile.
    #[must_use]
    pub fn with_sector(
        &self,
        variant: PlayerVariant,
        hex: [i8; 2],
        change: impl FnOnce(&mut FixedFile),
    ) -> Self {
        let mut map = self.map(variant);
        let index = map.fixed.iter().position(|sector| sector.hex == hex);
        let index = index.unwrap_or_else(|| {
            let hex = FixedFile {
                hex,
                ..FixedFile::default()
            };
            map.fixed.push(hex);
            map.fixed.len() - 1
        });
        if let Some(sector) = map.fixed.get_mut(index) {
            change(sector);
        }
        self.put(variant, "map", &map)
    }

    /// Removes a sector and everything that starts on it; the Jumpgate cannot be removed.
    #[must_use]
    pub fn without_sector(&self, variant: PlayerVariant, hex: [i8; 2]) -> Self {
        if hex == [0, 0] {
            return self.clone();
        }
        let mut map = self.map(variant);
        map.fixed.retain(|sector| sector.hex != hex);
        let draft = self.put(variant, "map", &map);
        let removed = draft.hex_content(variant, hex);
        let draft = draft
            .without_start(variant, hex)
            .with_home(variant, hex, false);
        let draft = match removed.entity {
            Some(entity) => draft.with_entity_at(variant, entity, None),
            None => draft,
        };
        draft.with_boss(variant, hex, None)
    }

    /// Adds a starting place: each further hex is for the next seat, and a single hex is for all
    /// seats.
    #[must_use]
    pub fn with_start(&self, variant: PlayerVariant, hex: [i8; 2]) -> Self {
        let start: FlexibleValue<[i8; 2], StartChoice> =
            match self.for_variant(variant).armada_start {
                Some(FlexibleValue::List(mut hexes)) => {
                    if !hexes.contains(&hex) {
                        hexes.push(hex);
                    }
                    FlexibleValue::List(hexes)
                }
                Some(FlexibleValue::Object(mut choice)) => {
                    if !choice.hexes.contains(&hex) {
                        choice.hexes.push(hex);
                    }
                    FlexibleValue::Object(choice)
                }
                Some(FlexibleValue::Word(_)) | None => FlexibleValue::List(vec![hex]),
            };
        self.put(variant, "armada_start", &start)
    }

    /// Removes a starting place; without any, all armadas start at the Jumpgate.
    #[must_use]
    pub fn without_start(&self, variant: PlayerVariant, hex: [i8; 2]) -> Self {
        let start = match self.for_variant(variant).armada_start {
            Some(FlexibleValue::List(mut hexes)) => {
                hexes.retain(|other| *other != hex);
                if hexes.is_empty() {
                    let at = self.variant_of(variant, "armada_start");
                    let bare = self.with_field(at, "armada_start", None);
                    return bare.unwrap_or_else(|| self.clone());
                }
                FlexibleValue::List(hexes)
            }
            Some(FlexibleValue::Object(mut choice)) => {
                choice.hexes.retain(|other| *other != hex);
                FlexibleValue::Object(choice)
            }
            Some(FlexibleValue::Word(_)) | None => return self.clone(),
        };
        self.put(variant, "armada_start", &start)
    }

    /// Adds or removes the home of the next seat at a hex. A home's sector depends on the color
    /// that its player chooses, so it is not part of the map `[SAGA-ARN.2]`.
    #[must_use]
    pub fn with_home(&self, variant: PlayerVariant, hex: [i8; 2], is_enabled: bool) -> Self {
        let file = self.for_variant(variant);
        let mut homes = file.homes.unwrap_or_default();
        let before = homes.len();
        homes.retain(|home| *home != hex);
        if is_enabled {
            homes.push(hex);
        } else if homes.len() == before {
            return self.clone();
        }
        let draft = if is_enabled {
            let mut map = self.map(variant);
            map.fixed.retain(|sector| sector.hex != hex);
            self.put(variant, "map", &map)
        } else {
            self.clone()
        };
        if homes.is_empty() {
            let at = draft.variant_of(variant, "homes");
            let bare = draft.with_field(at, "homes", None);
            return bare.unwrap_or(draft);
        }
        draft.put(variant, "homes", &homes)
    }

    /// Sets or removes the starting hex of an entity.
    #[must_use]
    pub fn with_entity_at(
        &self,
        variant: PlayerVariant,
        entity: usize,
        hex: Option<[i8; 2]>,
    ) -> Self {
        let mut entities: Vec<EntityFile> = self.for_variant(variant).entities.unwrap_or_default();
        if let Some(entity) = entities.get_mut(entity) {
            entity.start = hex;
        }
        self.put(variant, "entities", &entities)
    }

    /// Sets or removes the Boss that starts on a hex. Each Boss starts on at most one hex.
    #[must_use]
    pub fn with_boss(&self, variant: PlayerVariant, hex: [i8; 2], boss: Option<&str>) -> Self {
        let rule = self.for_variant(variant).boss;
        let mut rule: BossRule = rule.unwrap_or_default();
        let before = rule.preset.clone();
        rule.preset.retain(|preset| preset.hex != hex);
        if let Some(boss) = boss {
            rule.preset.retain(|preset| preset.boss != boss);
            rule.preset.push(PresetFile {
                boss: boss.to_owned(),
                hex,
            });
        }
        if rule.preset == before {
            return self.clone();
        }
        self.put(variant, "boss", &rule)
    }

    /// Returns the draft with a field changed in the part where its effective value is stored.
    fn put(&self, variant: PlayerVariant, field: &str, value: &impl Serialize) -> Self {
        let at = self.variant_of(variant, field);
        let value = serde_json::to_value(value).ok();
        let put = self.with_field(at, field, value);
        put.unwrap_or_else(|| self.clone())
    }
}

/// Returns the seats whose armadas start on a hex.
fn starts_at(file: &ScenarioFile, hex: [i8; 2]) -> Vec<u8> {
    let of = |hexes: &[[i8; 2]]| {
        let hexes = hexes.iter().zip(0u8..);
        let matching = hexes.filter(|(start, _)| **start == hex);
        matching.map(|(_, seat)| seat).collect()
    };
    let homes = file.homes.as_deref().unwrap_or_default();
    match &file.armada_start {
        Some(FlexibleValue::List(hexes)) => match hexes.as_slice() {
            [only] if *only == hex => (0..file.players.max).collect(),
            hexes => of(hexes),
        },
        Some(FlexibleValue::Object(choice)) => of(&choice.hexes),
        Some(FlexibleValue::Word(_)) | None if homes.is_empty() && hex == [0, 0] => {
            (0..file.players.max).collect()
        }
        Some(FlexibleValue::Word(_)) | None => of(homes),
    }
}

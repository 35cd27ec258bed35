//! Validates sectors and the pieces on them.

use super::StateCheck;
use super::{MAX_COUNT, ValidationResult, ensure, ensure_with};
use crate::saga::armada::{EntityState, Sector};
use crate::saga::figures::SectorKind;
use crate::saga::hex::{HEXES, HexId, SectorId};
use crate::saga::ids::{ARMADAS, ArmadaId, DeckId, IdSet, TileId};
use crate::saga::mission::{MAX_COUNTERS, MAX_ENTITIES};
use crate::saga::state::Public;
use crate::saga::step::{Step, Task};

/// Maximum Hull of an entity for which the scenario sets no limit.
const DEFAULT_MAX_HULL: u8 = 99;

impl StateCheck<'_> {
    /// Checks that sectors have separate hexes, begin with those of the scenario, and have valid
    /// tiles `[SAGA-SET.6]` `[SAGA-SEC.6]`.
    pub(super) fn check_sectors(&self) -> ValidationResult {
        let has_gate = self.public.at(HexId::GATE).is_some();
        ensure(has_gate, "state.public.sectors", "no sector in the middle")?;
        let is_placed = self.public.sectors.len() >= self.game.mission.fixed.len();
        let reason = "the sectors of the scenario stay";
        ensure(is_placed, "state.public.sectors", reason)?;
        let mut tiles = IdSet::NONE;
        for (n, sector) in self.public.sectors.iter().enumerate() {
            let path = |key: &str| format!("state.public.sectors[{n}].{key}");
            let mut before = self.public.sectors.iter().take(n);
            let is_free = before.all(|other| other.hex != sector.hex);
            let is_valid = is_free && sector.hex.index() < HEXES;
            ensure_with(is_valid, || path("hex"), "no free hex of the board")?;
            let is_seen = !sector.is_face_up || sector.tile.is_some();
            ensure_with(is_seen, || path("tile"), "no tile")?;
            if let Some(tile) = sector.tile {
                let is_valid = tile.index() < self.game.tiles.len() && !tiles.contains(tile.0);
                let reason = "no tile, or one that lies elsewhere";
                ensure_with(is_valid, || path("tile"), reason)?;
                let fits = n < self.game.mission.fixed.len() || self.can_be_drawn(sector, tile);
                ensure_with(fits, || path("tile"), "a tile of no pile")?;
                tiles.insert(tile.0);
            }
            ensure_with(
                sector.astartium <= MAX_COUNT,
                || path("astartium"),
                "too many",
            )?;
        }
        self.check_fixed()?;
        let pile = self.public.deck(DeckId::PILE);
        let is_enough = pile.unseen.len() >= self.game.reserved_tile_count(self.public);
        let reason = "more sectors face down than tiles";
        ensure(is_enough, "state.public.sectors", reason)
    }

    /// Returns whether a tile can come onto the board in play: from a pile, as the Black Hole, or
    /// as a home `[SAGA-OPC.4]` `[SAGA-ARN.2]`.
    fn can_be_drawn(&self, sector: &Sector, tile: TileId) -> bool {
        let kind = self.game.tiles.get(tile.index()).map(|tile| tile.kind);
        let piles = self.game.mission.pile.union(self.game.mission.nebulas);
        piles.contains(tile.0)
            || kind == Some(SectorKind::BlackHole)
            || kind == Some(SectorKind::Nebula) && self.game.mission.homes.contains(&sector.hex)
    }

    /// Checks the initial sectors of the scenario.
    fn check_fixed(&self) -> ValidationResult {
        for (n, fixed) in self.game.mission.fixed.iter().enumerate() {
            let Some(sector) = self.public.sectors.get(n) else {
                continue;
            };
            let is_same = fixed.tile.is_none() || fixed.tile == sector.tile;
            let is_kept =
                sector.hex == fixed.hex && is_same && (sector.is_face_up || !fixed.is_face_up);
            ensure_with(
                is_kept,
                || format!("state.public.sectors[{n}]"),
                "a sector of the scenario stays as it is",
            )?;
        }
        Ok(())
    }

    pub(super) fn is_sector(public: &Public, sector: SectorId) -> bool {
        sector.index() < public.sectors.len()
    }

    /// Returns whether the armada exists in this game.
    pub(super) const fn is_armada(&self, armada: ArmadaId) -> bool {
        armada.0 < self.game.armada_count()
    }

    /// Checks that armadas are on face-up sectors, never in the home of a rival; after setup all
    /// except those of seats that gave up `[SAGA-ARN.8]` `[SAGA-END.1]`.
    pub(super) fn check_armadas(&self) -> ValidationResult {
        let plays = self.public.round > 0 && self.public.step != Step::Over;
        for armada in (0..ARMADAS as u8).map(ArmadaId) {
            let path = |key: &str| format!("state.public.armadas[{}]{key}", armada.0);
            let armada_state = self.public.armada(armada);
            if !self.is_armada(armada) {
                ensure_with(armada_state.sector.is_none(), || path(""), "there is none")?;
                continue;
            }
            let is_valid = armada_state.sector.is_none_or(|sector| {
                Self::is_sector(self.public, sector) && self.public.sector(sector).is_face_up
            });
            ensure_with(is_valid, || path(".sector"), "no sector face up")?;
            ensure_with(armada_state.mp <= MAX_COUNT, || path(".mp"), "too many")?;
            if !plays {
                continue;
            }
            let seat = self.game.owner(armada);
            let has_resigned = self.public.resigned.contains(seat);
            let is_kept = armada_state.sector.is_some() != has_resigned;
            ensure_with(is_kept, || path(".sector"), "on the board, unless given up")?;
            let is_home = armada_state
                .sector
                .is_some_and(|at| self.game.is_rival_home(self.public, seat, at));
            ensure_with(!is_home, || path(".sector"), "the home of a rival")?;
        }
        Ok(())
    }

    /// Checks that Raiders and Bosses are on sectors, and no Raider stays on the Jumpgate
    /// `[SAGA-RAI.9]`.
    pub(super) fn check_enemies(&self) -> ValidationResult {
        for (n, raider) in self.public.raiders.iter().enumerate() {
            let path = |key: &str| format!("state.public.raiders[{n}].{key}");
            ensure_with(raider.level <= 3, || path("level"), "0 to 3")?;
            let is_valid = raider.level == 0 || Self::is_sector(self.public, raider.sector);
            ensure_with(is_valid, || path("sector"), "no sector")?;
            let is_at_gate =
                raider.level > 0 && self.public.sector(raider.sector).hex == HexId::GATE;
            let is_arrival =
                |task: &Task| matches!(task, Task::Arrival { raider, .. } if raider.index() == n);
            let may_be_here = !is_at_gate
                || self.public.step == Step::Over
                || self.public.tasks.iter().any(is_arrival);
            ensure_with(
                may_be_here,
                || path("sector"),
                "no Raider stays on the Jumpgate",
            )?;
        }
        for (n, sector) in self.public.bosses.iter().enumerate() {
            let path = || format!("state.public.bosses[{n}]");
            let fits = n < self.game.bosses.len() || sector.is_none();
            ensure_with(fits, path, "no such Boss")?;
            let is_valid = sector.is_none_or(|sector| Self::is_sector(self.public, sector));
            ensure_with(is_valid, path, "no sector")?;
            let mut preset = self.game.mission.bosses.preset.iter();
            let is_from_start = preset.any(|(boss, _)| usize::from(*boss) == n);
            let is_seen =
                is_from_start || sector.is_none_or(|sector| self.public.sector(sector).is_face_up);
            ensure_with(is_seen, path, "a Boss comes to sectors face up")?;
        }
        let is_valid = self
            .public
            .ravager
            .is_none_or(|sector| Self::is_sector(self.public, sector));
        ensure(is_valid, "state.public.ravager", "no sector")
    }

    /// Checks entities and counters of the scenario.
    pub(super) fn check_entities(&self) -> ValidationResult {
        for n in 0..MAX_ENTITIES {
            let path = |key: &str| format!("state.public.entities[{n}]{key}");
            let Some(entity_state) = self.public.entities.get(n) else {
                continue;
            };
            let Some(entity) = self.game.mission.entities.get(n) else {
                let is_empty = *entity_state == EntityState::default();
                ensure_with(is_empty, || path(""), "there is none")?;
                continue;
            };
            let is_valid = entity_state
                .sector
                .is_none_or(|sector| Self::is_sector(self.public, sector));
            ensure_with(is_valid, || path(".sector"), "no sector")?;
            let is_shown = !entity_state.is_revealed || entity_state.sector.is_some();
            ensure_with(is_shown, || path(".revealed"), "it is not on the board")?;
            let max_hull = entity.hull_max.unwrap_or(DEFAULT_MAX_HULL).max(entity.hull);
            ensure_with(
                entity_state.hull <= max_hull,
                || path(".hull"),
                "more than it can be",
            )?;
            let is_owned = entity_state.token.is_none_or(|(seat, armada)| {
                self.is_armada(armada) && self.game.owner(armada) == seat
            });
            ensure_with(is_owned, || path(".token"), "nobody's")?;
        }
        for n in 0..MAX_COUNTERS {
            let value = self.public.counters.get(n).copied().unwrap_or_default();
            let counter = self.game.mission.counters.get(n);
            let fits = counter.map_or(value == 0, |counter| {
                let [min, max, _] = counter.bounds;
                (min..=max).contains(&value)
            });
            ensure_with(
                fits,
                || format!("state.public.counters[{n}]"),
                "out of its bounds",
            )?;
        }
        Ok(())
    }
}

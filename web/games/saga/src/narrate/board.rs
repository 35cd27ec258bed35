//! Describes hexes and armadas in words: their contents, and the effect of the Enter key.

use super::Narrator;
use engine::game::Seat;
use engine::saga::armada::{Sector, Starbase};
use engine::saga::figures::{SectorKind, Tile};
use engine::saga::hex::{HexId, SectorId};
use engine::saga::ids::{ArmadaId, BossId, EntityId, RaiderId};
use engine::saga::state::Public;

impl Narrator<'_> {
    /// Returns the label of the map for screen readers.
    #[must_use]
    pub fn board_label(&self, public: &Public) -> String {
        let sectors = public.sectors.len();
        self.say("saga-board-label", &[("sectors", sectors.into())])
    }

    /// Returns the spoken name of a hex: its name, its contents, and the effect of the Enter key,
    /// if any.
    #[must_use]
    pub fn cell(&self, public: &Public, hex: HexId, todo: &str) -> String {
        self.cell_name(self.place(public, hex), self.contents(public, hex), todo)
    }

    /// Names a hex by its sector and its short name.
    #[must_use]
    pub fn place(&self, public: &Public, hex: HexId) -> String {
        self.place_name(self.with_map(public).hex(hex), self.hex_code(hex))
    }

    /// Returns the contents of a hex: its sector, goods, enemies, entities, armadas.
    #[must_use]
    pub fn contents(&self, public: &Public, hex: HexId) -> Vec<String> {
        let Some(id) = public.at(hex) else {
            return vec![self.text("saga-cell-vacant")];
        };
        let mut parts = self.ground(public, id);
        parts.extend(self.sector_contents(public.sector(id)));
        let narrator = self.with_map(public);
        parts.extend(narrator.enemies(public, id));
        parts.extend(narrator.entities(public, id));
        let armadas = public.armadas_in(id).iter().map(ArmadaId);
        parts.extend(armadas.map(|armada| narrator.piece_status(public, armada)));
        parts
    }

    /// Returns type, color and cost of a sector, or that it is face down.
    #[must_use]
    pub fn ground(&self, public: &Public, sector: SectorId) -> Vec<String> {
        let sector_state = public.sector(sector);
        let tile_data = sector_state.tile.and_then(|tile| self.game.tile(tile));
        match (sector_state.is_face_up, tile_data) {
            (true, Some(tile)) => self.tile_parts(tile),
            (false, Some(_)) | (_, None) => vec![self.text("saga-cell-down")],
        }
    }

    /// Returns type, color and cost of a tile, without the type if the tile's name says it.
    #[must_use]
    pub fn tile_parts(&self, tile: &Tile) -> Vec<String> {
        let mut parts = Vec::new();
        if tile.kind.is_common() {
            parts.push(self.kind(tile.kind));
        }
        parts.extend(tile.color.map(|color| self.color(color)));
        parts.push(if tile.kind == SectorKind::BlackHole {
            self.text("saga-cell-closed")
        } else {
            self.say_count("saga-cell-cost", tile.cost)
        });
        parts
    }

    /// Returns the goods and the Starbase of a sector.
    fn sector_contents(&self, sector: &Sector) -> Vec<String> {
        let mut parts = Vec::new();
        parts.extend(sector.has_xpm.then(|| self.text("saga-cell-xpm")));
        parts.extend(
            (sector.astartium > 0).then(|| self.say_count("saga-cell-astartium", sector.astartium)),
        );
        parts.extend(sector.starbase.map(|base| self.base(base)));
        parts
    }

    /// Describes a Starbase: whether it is active, and whose color it has.
    #[must_use]
    pub fn base(&self, base: Starbase) -> String {
        let key = match (base.is_active, base.is_home, base.color) {
            (false, _, _) => "saga-cell-base-off",
            (true, _, None) => "saga-cell-base",
            (true, home, Some(color)) => {
                let key = if home {
                    "saga-cell-base-home"
                } else {
                    "saga-cell-base-of"
                };
                return self.say(key, &[("color", self.color(color).into())]);
            }
        };
        self.text(key)
    }

    /// Returns Raiders, Bosses and the Ravager in a sector, and whether a surge threatens.
    #[must_use]
    pub fn enemies(&self, public: &Public, sector: SectorId) -> Vec<String> {
        let raiders: Vec<(RaiderId, u8)> = public.raiders_in(sector).collect();
        let bosses: Vec<BossId> = public.bosses_in(sector).collect();
        let surge = public.sector(sector).is_face_up
            && !raiders.is_empty()
            && raiders.len() + bosses.len() > 1;
        let mut parts: Vec<String> = raiders
            .iter()
            .map(|(_, level)| self.raider_of(*level))
            .collect();
        parts.extend(bosses.into_iter().map(|boss| self.boss_there(public, boss)));
        parts.extend((public.ravager == Some(sector)).then(|| self.text("saga-ravager")));
        parts.extend(surge.then(|| self.text("saga-cell-surge")));
        parts
    }

    /// Names a Boss, and whether a force field protects it.
    fn boss_there(&self, public: &Public, boss: BossId) -> String {
        let name = self.boss(boss);
        if self.game.is_shielded(public, boss) {
            return self.say("saga-cell-boss-shielded", &[("boss", name.into())]);
        }
        name
    }

    /// Returns the entities of the scenario in a sector.
    fn entities(&self, public: &Public, sector: SectorId) -> Vec<String> {
        let count = self.game.mission().entities.len();
        let all = (0u8..).map(EntityId).zip(&public.entities).take(count);
        all.filter(|(_, thing)| thing.sector == Some(sector))
            .map(|(entity, thing)| {
                let args = [
                    ("entity", self.entity(entity).into()),
                    ("hull", thing.hull.into()),
                ];
                let key = match (thing.is_revealed, thing.has_xpm) {
                    (false, _) => "saga-cell-entity-hidden",
                    (true, false) => "saga-cell-entity",
                    (true, true) => "saga-cell-entity-laden",
                };
                self.say(key, &args)
            })
            .collect()
    }

    /// Returns an armada with its condition on the map.
    #[must_use]
    pub fn piece_status(&self, public: &Public, armada: ArmadaId) -> String {
        let name = self.armada(armada);
        if public.armada(armada).must_explore {
            return self.say("saga-cell-explorer", &[("armada", name.into())]);
        }
        name
    }

    /// Returns Hull and Movement Points of an armada.
    #[must_use]
    pub fn condition_of(&self, public: &Public, armada: ArmadaId) -> String {
        let state = public.armada(armada);
        if state.sector.is_none() {
            return self.text("saga-armada-away");
        }
        let seat: Seat = self.game.owner(armada);
        let args = [
            ("hull", public.mat(seat).hull.into()),
            ("mp", state.mp.into()),
        ];
        self.say("saga-armada-state", &args)
    }
}

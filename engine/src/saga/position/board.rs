//! Sectors and what stands on them in a position.

use super::ensure;
use crate::error::LoadError;
use crate::saga::armada::EntityState;
use crate::saga::hex::{HEXES, HexId, SectorId};
use crate::saga::ids::{ARMADAS, ArmadaId, Bits};
use crate::saga::mission::{MAX_COUNTERS, MAX_ENTITIES};
use crate::saga::state::Public;
use crate::saga::table::Saga;

/// Most tokens, pieces and points of a kind in one place.
pub(super) const MANY: u8 = 200;

impl Saga {
    /// Sectors, armadas, enemies, things and supplies.
    pub(super) fn check_board(&self, public: &Public) -> Result<(), LoadError> {
        self.check_sectors(public)?;
        self.check_armadas(public)?;
        self.check_enemies(public)?;
        self.check_things(public)?;
        let mission = &self.mission;
        ensure(public.xpm <= mission.xpm, "state.public.xpm", "too many")?;
        let installed = public.installed <= MANY;
        ensure(installed, "state.public.installed", "too many")?;
        let figures = public.figures.iter().zip(mission.raiders);
        let fits = figures.into_iter().all(|(left, all)| *left <= all);
        ensure(fits, "state.public.figures", "more than there are")?;
        let most = mission.starbases.max(1);
        let bases = public.starbases.iter().all(|left| *left <= most);
        ensure(bases, "state.public.starbases", "more than there are")
    }

    fn check_sectors(&self, public: &Public) -> Result<(), LoadError> {
        let gate = public.at(HexId::GATE).is_some();
        ensure(gate, "state.public.sectors", "no sector in the middle")?;
        let mut tiles = Bits::NONE;
        for (n, sector) in public.sectors.iter().enumerate() {
            let place = |key: &str| format!("state.public.sectors[{n}].{key}");
            let mut before = public.sectors.iter().take(n);
            let free = before.all(|other| other.hex != sector.hex);
            let there = sector.hex.index() < HEXES;
            ensure(free && there, place("hex"), "no free hex of the board")?;
            ensure(
                !sector.up || sector.tile.is_some(),
                place("tile"),
                "no tile",
            )?;
            if let Some(tile) = sector.tile {
                let there = tile.index() < self.tiles.len() && !tiles.has(tile.0);
                ensure(there, place("tile"), "no tile, or one that lies elsewhere")?;
                tiles.insert(tile.0);
            }
            ensure(sector.astartium <= MANY, place("astartium"), "too many")?;
        }
        let pile = public.deck(crate::saga::ids::DeckId::PILE);
        let down = public.sectors.iter().filter(|sector| !sector.up);
        let hidden = down.filter(|sector| sector.tile.is_none()).count();
        let enough = usize::from(pile.unseen.len()) >= hidden;
        let place = "state.public.sectors";
        ensure(enough, place, "more sectors face down than tiles")
    }

    /// Whether there is such a sector.
    pub(super) fn is_sector(public: &Public, sector: SectorId) -> bool {
        sector.index() < public.sectors.len()
    }

    /// Whether there is such an armada.
    pub(super) const fn is_armada(&self, armada: ArmadaId) -> bool {
        armada.0 < self.armada_count()
    }

    fn check_armadas(&self, public: &Public) -> Result<(), LoadError> {
        for armada in (0..ARMADAS as u8).map(ArmadaId) {
            let place = format!("state.public.armadas[{}]", armada.0);
            let now = public.armada(armada);
            if !self.is_armada(armada) {
                ensure(now.sector.is_none(), place, "there is none")?;
                continue;
            }
            let there = now.sector.is_none_or(|sector| {
                let up = public.sector(sector).up;
                Self::is_sector(public, sector) && up
            });
            ensure(there, format!("{place}.sector"), "no sector face up")?;
            ensure(now.mp <= MANY, format!("{place}.mp"), "too many")?;
        }
        Ok(())
    }

    fn check_enemies(&self, public: &Public) -> Result<(), LoadError> {
        for (n, raider) in public.raiders.iter().enumerate() {
            let place = format!("state.public.raiders[{n}]");
            ensure(raider.level <= 3, format!("{place}.level"), "0 to 3")?;
            let there = raider.level == 0 || Self::is_sector(public, raider.sector);
            ensure(there, format!("{place}.sector"), "no sector")?;
        }
        for (n, sector) in public.bosses.iter().enumerate() {
            let place = format!("state.public.bosses[{n}]");
            let fits = n < self.bosses.len() || sector.is_none();
            ensure(fits, place.as_str(), "no such Boss")?;
            let there = sector.is_none_or(|sector| Self::is_sector(public, sector));
            ensure(there, place, "no sector")?;
        }
        let there = public
            .ravager
            .is_none_or(|sector| Self::is_sector(public, sector));
        ensure(there, "state.public.ravager", "no sector")
    }

    fn check_things(&self, public: &Public) -> Result<(), LoadError> {
        for n in 0..MAX_ENTITIES {
            let place = format!("state.public.entities[{n}]");
            let Some(now) = public.entities.get(n) else {
                continue;
            };
            if self.mission.entities.get(n).is_none() {
                ensure(*now == EntityState::default(), place, "there is none")?;
                continue;
            }
            let there = now
                .sector
                .is_none_or(|sector| Self::is_sector(public, sector));
            ensure(there, format!("{place}.sector"), "no sector")?;
            let owned = now
                .token
                .is_none_or(|(seat, armada)| self.is_armada(armada) && self.owner(armada) == seat);
            ensure(owned, format!("{place}.token"), "nobody's")?;
        }
        for n in 0..MAX_COUNTERS {
            let value = public.counters.get(n).copied().unwrap_or_default();
            let counter = self.mission.counters.get(n);
            let fits = counter.map_or(value == 0, |counter| {
                let [least, most, _] = counter.bounds;
                (least..=most).contains(&value)
            });
            let place = format!("state.public.counters[{n}]");
            ensure(fits, place, "out of its bounds")?;
        }
        Ok(())
    }
}

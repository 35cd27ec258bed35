//! Checks the hexes of a position: the tiles of the layout, each used once, and the components on
//! them.

use super::{StateCheck, ensure};
use crate::error::LoadError;
use crate::exodus::figures::{MapHex, PlanetKind};
use crate::exodus::hex::HexId;
use crate::exodus::mat::Sector;
use crate::game::{Seat, SeatSet};

impl StateCheck<'_> {
    /// Checks the circle of seats, the turn order and every hex.
    pub(super) fn check_map(&self) -> Result<(), LoadError> {
        for (path, list) in [
            ("public.circle", &self.public.circle),
            ("public.order", &self.public.order),
        ] {
            let seats: SeatSet = list.iter().copied().collect();
            let is_once =
                list.len() == usize::from(self.game.seat_count()) && seats == self.game.all_seats();
            ensure(is_once, path, "every seat must occur once")?;
        }
        let has_every_hex = self.public.sectors.len() == self.game.map_hexes.len();
        ensure(has_every_hex, "public.sectors", "the hexes of the layout")?;
        let mut drawn = Vec::new();
        for (n, (sector, map_hex)) in self
            .public
            .sectors
            .iter()
            .zip(&self.game.map_hexes)
            .enumerate()
        {
            let path = format!("public.sectors[{n}]");
            self.check_tile(&path, n, sector, map_hex)?;
            self.check_sector(&path, sector)?;
            if let Some(tile) = sector.tile.filter(|tile| *tile > 0) {
                let is_once = !drawn.contains(&tile);
                ensure(
                    is_once,
                    format!("{path}.tile"),
                    "a tile that lies elsewhere",
                )?;
                drawn.push(tile);
            }
        }
        Ok(())
    }

    /// Checks a tile: the Home tile on Homes, no tile at the High Council, another tile in other
    /// hexes.
    fn check_tile(
        &self,
        path: &str,
        n: usize,
        sector: &Sector,
        map_hex: &MapHex,
    ) -> Result<(), LoadError> {
        let tile = sector.tile.map(usize::from);
        let kind = tile.map(|tile| self.game.tiles.get(tile).map(|tile| tile.kind));
        let fits = match kind {
            None => n == HexId::COUNCIL.index(),
            Some(None) => false,
            Some(Some(PlanetKind::Home)) => map_hex.home.is_some(),
            Some(Some(kind @ (PlanetKind::Blue | PlanetKind::Red | PlanetKind::Green))) => {
                let fits = map_hex.kind.is_none_or(|fixed_kind| fixed_kind == kind);
                map_hex.home.is_none() && n != HexId::COUNCIL.index() && fits
            }
        };
        ensure(fits, format!("{path}.tile"), "a tile that cannot lie here")?;
        let is_layout_guard = sector.guard == 0 || sector.guard == map_hex.guard;
        let reason = "a guard that the layout does not have";
        ensure(is_layout_guard, format!("{path}.guard"), reason)?;
        let may_be_destroyed = !sector.is_destroyed || (tile.is_some() && map_hex.home.is_none());
        let reason = "no planet that can be destroyed";
        ensure(may_be_destroyed, format!("{path}.destroyed"), reason)
    }

    /// Checks the components on a planet.
    fn check_sector(&self, path: &str, sector: &Sector) -> Result<(), LoadError> {
        let planet = self.game.planet(sector);
        let max_tokens = planet.map_or(0, |tile| tile.tokens);
        let reason = "more tokens than are printed";
        ensure(
            sector.tokens <= max_tokens,
            format!("{path}.tokens"),
            reason,
        )?;
        let has_no_planet = planet.is_none();
        let cubes = (0u8..).zip(sector.cubes);
        let mut cubes = cubes.filter(|(_, count)| *count > 0);
        let fits =
            cubes.all(|(seat, _)| !has_no_planet && self.game.all_seats().contains(Seat(seat)));
        let reason = "cubes without a planet or a seat";
        ensure(fits, format!("{path}.cubes"), reason)?;
        let fits = !has_no_planet || sector.rockets == [0; 3];
        ensure(fits, format!("{path}.rockets"), "rockets without a planet")
    }
}

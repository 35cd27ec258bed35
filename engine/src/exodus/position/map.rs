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
        for (place, list) in [
            ("public.circle", &self.public.circle),
            ("public.order", &self.public.order),
        ] {
            let seats: SeatSet = list.iter().copied().collect();
            let once = list.len() == usize::from(self.table.seat_count())
                && seats == self.table.all_seats();
            ensure(once, place, "every seat must occur once")?;
        }
        let all = self.public.sectors.len() == self.table.map_hexes.len();
        ensure(all, "public.sectors", "the hexes of the layout")?;
        let mut drawn = Vec::new();
        for (n, (sector, map_hex)) in self
            .public
            .sectors
            .iter()
            .zip(&self.table.map_hexes)
            .enumerate()
        {
            let place = format!("public.sectors[{n}]");
            self.check_tile(&place, n, sector, map_hex)?;
            self.check_sector(&place, sector)?;
            if let Some(tile) = sector.tile.filter(|tile| *tile > 0) {
                let once = !drawn.contains(&tile);
                ensure(once, format!("{place}.tile"), "a tile that lies elsewhere")?;
                drawn.push(tile);
            }
        }
        Ok(())
    }

    /// Checks a tile: the Home tile on Homes, none at the High Council, others elsewhere.
    fn check_tile(
        &self,
        place: &str,
        n: usize,
        sector: &Sector,
        map_hex: &MapHex,
    ) -> Result<(), LoadError> {
        let tile = sector.tile.map(usize::from);
        let kind = tile.map(|tile| self.table.tiles.get(tile).map(|tile| tile.kind));
        let fits = match kind {
            None => n == HexId::COUNCIL.index(),
            Some(None) => false,
            Some(Some(PlanetKind::Home)) => map_hex.home.is_some(),
            Some(Some(kind @ (PlanetKind::Blue | PlanetKind::Red | PlanetKind::Green))) => {
                let fits = map_hex.kind.is_none_or(|own| own == kind);
                map_hex.home.is_none() && n != HexId::COUNCIL.index() && fits
            }
        };
        ensure(fits, format!("{place}.tile"), "a tile that cannot lie here")?;
        let is_layout_guard = sector.guard == 0 || sector.guard == map_hex.guard;
        let why = "a guard that the layout does not have";
        ensure(is_layout_guard, format!("{place}.guard"), why)?;
        let may_be_destroyed = !sector.destroyed || (tile.is_some() && map_hex.home.is_none());
        let why = "no planet that can be destroyed";
        ensure(may_be_destroyed, format!("{place}.destroyed"), why)
    }

    /// Checks the components on a planet.
    fn check_sector(&self, place: &str, sector: &Sector) -> Result<(), LoadError> {
        let planet = self.table.planet(sector);
        let most = planet.map_or(0, |tile| tile.tokens);
        let why = "more tokens than are printed";
        ensure(sector.tokens <= most, format!("{place}.tokens"), why)?;
        let no_planet = planet.is_none();
        let cubes = (0u8..).zip(sector.cubes);
        let mut cubes = cubes.filter(|(_, count)| *count > 0);
        let fits = cubes.all(|(seat, _)| !no_planet && self.table.all_seats().contains(Seat(seat)));
        let why = "cubes without a planet or a seat";
        ensure(fits, format!("{place}.cubes"), why)?;
        let fits = !no_planet || sector.rockets == [0; 3];
        ensure(fits, format!("{place}.rockets"), "rockets without a planet")
    }
}

//! Legal hexes for new sectors, by the purpose of the placement `[SAGA-SEC.9]` `[SAGA-FTJ.4]`
//! `[SAGA-DIS.4]` `[SAGA-OPC.4]` `[SAGA-ARN.5]`.

use crate::saga::effect::Placement;
use crate::saga::figures::SectorKind;
use crate::saga::game::Saga;
use crate::saga::hex::{BOARD_RADIUS, HexId, HexSet, SectorId, hexes_near_gate};
use crate::saga::ids::{DeckId, TileId};
use crate::saga::state::Public;
use crate::saga::step::PlacementPurpose;

/// Preferred maximum distance of a Bounty Boss of the Arena from the Jumpgate `[SAGA-ARN.5]`.
const MAX_BOUNTY_DISTANCE: u8 = 2;

impl Saga {
    /// Returns the choices for a placement: vacant hexes for the drawn tile, or sectors for a Boss
    /// without a tile; nothing while a tile is still to be drawn.
    pub(super) fn sites(
        &self,
        public: &Public,
        site: PlacementPurpose,
        tile: Option<TileId>,
    ) -> HexSet {
        if tile.is_some() {
            return self.openings(public, site);
        }
        if let PlacementPurpose::Boss(..) = site
            && !self.can_place(public, site)
        {
            let sectors = self.boss_sectors(public);
            return sectors
                .iter()
                .map(|sector| public.sector(sector).hex)
                .collect();
        }
        HexSet::NONE
    }

    /// Returns the vacant hexes for a placement.
    fn openings(&self, public: &Public, site: PlacementPurpose) -> HexSet {
        match site {
            PlacementPurpose::Scan => self.legal_hexes(public, None),
            PlacementPurpose::Wormhole(_) => self.vacant_beside_sectors(public),
            PlacementPurpose::Hole(max_distance) => self.hole_hexes(public, max_distance),
            PlacementPurpose::Boss(_, placement) | PlacementPurpose::Bossless(placement) => {
                match placement {
                    Placement::Default => self.legal_hexes(public, None),
                    Placement::Nebula => self.nebula_hexes(public),
                    Placement::Anywhere => self.vacant_beside_sectors(public),
                    Placement::Near => {
                        let legal = self.legal_hexes(public, None);
                        let nearby = legal.intersection(hexes_near_gate(MAX_BOUNTY_DISTANCE));
                        if nearby.is_empty() { legal } else { nearby }
                    }
                }
            }
        }
    }

    /// Returns the vacant hexes that touch a sector `[SAGA-DIS.4]` `[SAGA-OPC.12]`.
    fn vacant_beside_sectors(&self, public: &Public) -> HexSet {
        self.vacant_hexes(public, self.mission.max_distance, 1)
    }

    /// Returns the hexes for the Black Hole: next to a face-up sector, at the given distance or the
    /// nearest lower one `[SAGA-OPC.4]`.
    fn hole_hexes(&self, public: &Public, max_distance: u8) -> HexSet {
        let up = self.neighbors_of_any(public.hexes_of(public.face_up()));
        let open = self.vacant_hexes(public, max_distance, 1).intersection(up);
        let ring = |distance: u8| {
            open.intersection(hexes_near_gate(distance))
                .difference(hexes_near_gate(distance - 1))
        };
        let rings = (1..=max_distance).rev().map(ring);
        rings
            .into_iter()
            .find(|hexes| !hexes.is_empty())
            .unwrap_or_default()
    }

    /// Returns the hexes for a Thick Nebula of the stack: neither next to the Jumpgate nor to
    /// another Nebula; without such a hex, the conditions are dropped one after the other
    /// `[SAGA-FTJ.4]`.
    fn nebula_hexes(&self, public: &Public) -> HexSet {
        let (max_distance, min_neighbors) = (self.mission.max_distance, self.mission.min_neighbors);
        let board_radius = BOARD_RADIUS as u8;
        let is_nebula = |&sector: &SectorId| {
            let tile = self.tile_of(public, sector);
            tile.is_some_and(|tile| tile.kind == SectorKind::Nebula)
        };
        let nebulas = public.face_up().iter().filter(is_nebula).collect();
        let at_nebula = self.neighbors_of_any(public.hexes_of(nebulas));
        let at_gate = self.neighbors_of(HexId::GATE);
        let attempts = [
            (max_distance, min_neighbors, true, true),
            (max_distance, min_neighbors.min(1), true, true),
            (board_radius, min_neighbors.min(1), true, true),
            (board_radius, min_neighbors.min(1), false, true),
            (board_radius, min_neighbors.min(1), false, false),
        ];
        let found = attempts
            .into_iter()
            .map(|(max_distance, min_neighbors, nebula, gate)| {
                let hexes = self.vacant_hexes(public, max_distance, min_neighbors);
                let hexes = if nebula {
                    hexes.difference(at_nebula)
                } else {
                    hexes
                };
                if gate {
                    hexes.difference(at_gate)
                } else {
                    hexes
                }
            });
        found
            .into_iter()
            .find(|hexes| !hexes.is_empty())
            .unwrap_or_default()
    }

    /// Returns whether a placement has a tile and a hex for it `[SAGA-SEC.10]`.
    pub(super) fn can_place(&self, public: &Public, site: PlacementPurpose) -> bool {
        let tiles = if is_nebula(site) {
            !public.deck(DeckId::NEBULA).is_empty()
        } else {
            self.pile_left(public) > 0
        };
        tiles && !self.openings(public, site).is_empty()
    }
}

/// Returns whether the tile of a placement comes from the stack of Thick Nebulas `[SAGA-FTJ.4]`.
pub(super) const fn is_nebula(site: PlacementPurpose) -> bool {
    matches!(
        site,
        PlacementPurpose::Boss(_, Placement::Nebula)
            | PlacementPurpose::Bossless(Placement::Nebula)
    )
}

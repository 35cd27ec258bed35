//! Sector queries: legal hexes for new sectors, protection, entry, and movement costs `[SAGA-SEC]`
//! `[SAGA-EXP.6]` `[SAGA-MOV.3]`.

use crate::saga::effect::{Effect, Stat};
use crate::saga::game::Saga;
use crate::saga::hex::{HEXES, HexId, HexSet, SectorId, SectorSet, hexes_near_gate};
use crate::saga::ids::{ArmadaId, DeckId};
use crate::saga::state::Public;

impl Saga {
    /// Returns the vacant hexes for a new sector by the placement rule, optionally next to a hex
    /// `[SAGA-SEC.8]` `[SAGA-SEC.9]`. Does not test whether the pile has a tile.
    #[must_use]
    pub fn legal_hexes(&self, public: &Public, from: Option<HexId>) -> HexSet {
        let vacant = self.vacant_hexes(
            public,
            self.mission.max_distance,
            self.mission.min_neighbors,
        );
        from.map_or(vacant, |from| vacant.intersection(self.neighbors_of(from)))
    }

    /// Returns the vacant hexes within a distance of the Jumpgate that touch a number of sectors,
    /// face up or down `[SAGA-SEC.7]`.
    pub(super) fn vacant_hexes(
        &self,
        public: &Public,
        max_distance: u8,
        min_neighbors: u8,
    ) -> HexSet {
        if public.sectors.is_full() {
            return HexSet::NONE;
        }
        let taken: HexSet = public.sectors.iter().map(|sector| sector.hex).collect();
        let touched = match min_neighbors {
            0 => HexSet::first(HEXES),
            1 => self.hexes_touching::<1>(public),
            2 => self.hexes_touching::<2>(public),
            3 => self.hexes_touching::<3>(public),
            4 => self.hexes_touching::<4>(public),
            5 => self.hexes_touching::<5>(public),
            6 => self.hexes_touching::<6>(public),
            _ => HexSet::NONE,
        };
        hexes_near_gate(max_distance)
            .intersection(touched)
            .difference(taken)
    }

    /// Returns the hexes that touch at least a number of sectors.
    fn hexes_touching<const COUNT: usize>(&self, public: &Public) -> HexSet {
        // Hexes that touch at least one, two, … of the sectors so far.
        let mut by_count = [HexSet::NONE; COUNT];
        for sector in public.sectors.iter() {
            let mut more = self.neighbors_of(sector.hex);
            for touched in &mut by_count {
                (*touched, more) = (touched.union(more), touched.intersection(more));
            }
        }
        by_count.last().copied().unwrap_or(HexSet::NONE)
    }

    /// Returns the number of face-down sectors whose tile is drawn when they are flipped.
    pub(in crate::saga) fn reserved_tile_count(&self, public: &Public) -> u8 {
        let waiting =
            |sector: &&crate::saga::armada::Sector| !sector.is_face_up && sector.tile.is_none();
        public.sectors.iter().filter(waiting).count() as u8
    }

    /// Returns the number of tiles left in the pile, without those reserved by face-down sectors.
    #[must_use]
    pub fn pile_left(&self, public: &Public) -> u8 {
        let tile_count = public.deck(DeckId::PILE).len() as u8;
        tile_count.saturating_sub(self.reserved_tile_count(public))
    }

    /// Returns whether an active Starbase is in a sector or next to it; the number of Starbases has
    /// no limit `[SAGA-EXP.6]` `[SAGA-EXP.8]`.
    #[must_use]
    pub fn is_protected(&self, public: &Public, sector: SectorId) -> bool {
        self.bases_near(public, sector).next().is_some()
    }

    fn bases_near(&self, public: &Public, sector: SectorId) -> impl Iterator<Item = SectorId> {
        let hex = public.sector(sector).hex;
        public
            .all()
            .filter(|(_, sector)| sector.starbase.is_some_and(|base| base.is_active))
            .filter(move |(_, sector)| self.distance(hex, sector.hex) <= 1)
            .map(|(id, _)| id)
    }

    /// Returns whether an armada rolls one extra die: a Starbase, in the Arena one of its own side,
    /// protects it `[SAGA-EXP.6]` `[SAGA-ARN.15]`.
    #[must_use]
    pub fn has_cover(&self, public: &Public, armada: ArmadaId) -> bool {
        let Some(sector) = public.armada(armada).sector else {
            return false;
        };
        let seat = self.owner(armada);
        let friendly = |base: SectorId| {
            let owner = self.starbase_owner(public, base);
            !self.is_competitive() || owner.is_some_and(|owner| self.are_allied(seat, owner))
        };
        self.bases_near(public, sector).any(friendly)
    }

    /// Returns the evade cost of an armada for the enemies in its sector, less discounts
    /// `[SAGA-MOV.3]` `[SAGA-BOS.6]`.
    #[must_use]
    pub fn evade_cost(&self, public: &Public, armada: ArmadaId) -> u8 {
        let Some(sector) = public.armada(armada).sector else {
            return 0;
        };
        let raiders: u8 = public.raiders_in(sector).map(|(_, level)| level).sum();
        let bosses = public.bosses_in(sector).count() as u8;
        let cost = bosses.saturating_mul(self.frame().boss_evade);
        cost.saturating_add(raiders)
            .saturating_sub(public.armada(armada).evade_discount)
    }

    /// Returns the cost of an armada's Move to a sector, whether or not it is legal `[SAGA-SEC.3]`
    /// `[SAGA-MOV.3]` `[SAGA-ARN.8]`.
    #[must_use]
    pub fn move_cost(&self, public: &Public, armada: ArmadaId, to: SectorId) -> u8 {
        let leaving = self.evade_cost(public, armada);
        leaving.saturating_add(self.entry_cost(public, armada, to))
    }

    /// Returns the part of the cost that is due for entering the sector.
    pub(super) fn entry_cost(&self, public: &Public, armada: ArmadaId, to: SectorId) -> u8 {
        let tile = self.tile_of(public, to).map_or(0, |tile| tile.cost);
        let seat = self.owner(armada);
        let has_surcharge = self
            .starbase_owner(public, to)
            .is_some_and(|owner| public.has_active_starbase(to) && !self.are_allied(seat, owner));
        tile.saturating_add(u8::from(has_surcharge))
    }

    /// Returns whether a sector cannot be entered by choice: the Black Hole and the Ravager's
    /// sector `[SAGA-SEC.4]` `[SAGA-OPC.7]` `[SAGA-OPC.11]`.
    #[must_use]
    pub fn is_closed(&self, public: &Public, sector: SectorId) -> bool {
        public.ravager == Some(sector) || self.is_hole(public, sector)
    }

    #[must_use]
    pub fn is_hole(&self, public: &Public, sector: SectorId) -> bool {
        let tile = public.sector(sector).tile;
        tile.is_some_and(|tile| self.card_index.holes.contains(tile.0))
    }

    /// Returns the sectors that an armada may be moved to by choice: face up, not closed, not a
    /// rival's home `[SAGA-SEC.6]`.
    #[must_use]
    pub fn sectors_open_to(&self, public: &Public, armada: ArmadaId) -> SectorSet {
        let seat = self.owner(armada);
        let open = |&sector: &SectorId| {
            !self.is_closed(public, sector) && !self.is_rival_home(public, seat, sector)
        };
        public.face_up().iter().filter(open).collect()
    }

    /// Returns the Movement Points of an armada at the start of Phase 3 `[SAGA-MOV.1]`.
    #[must_use]
    pub fn movement_points(&self, public: &Public, armada: ArmadaId) -> u8 {
        let speed = self.stat(public, self.owner(armada), Stat::Speed);
        self.ongoing_effects(public).fold(speed, |mp, effect| {
            if let Effect::ModMp(change, min) = *effect {
                mp.saturating_add_signed(change).max(min.min(mp))
            } else {
                mp
            }
        })
    }
}

//! Shortest paths on the board: of Raiders to their attractor `[SAGA-RAI.7]`, and of the Ravager
//! `[SAGA-OPC.5]`.

use crate::saga::armada::Sector;
use crate::saga::effect::Filter;
use crate::saga::game::Saga;
use crate::saga::hex::{HexId, HexSet, SectorId, SectorSet};
use crate::saga::ids::{ArmadaId, IdSet, RaiderId, TileId};
use crate::saga::mission::Attractor;
use crate::saga::state::Public;

impl Saga {
    /// Returns the hexes of `candidates` from which the path over open hexes to the nearest goal is
    /// shortest. Goals need not be open.
    fn nearest_hexes(&self, candidates: HexSet, goals: HexSet, open: HexSet) -> HexSet {
        let (mut frontier, mut rest) = (goals, open.difference(goals));
        while !frontier.is_empty() {
            let found = frontier.intersection(candidates);
            if !found.is_empty() {
                return found;
            }
            frontier = self.neighbors_of_any(frontier).intersection(rest);
            rest = rest.difference(frontier);
        }
        HexSet::NONE
    }

    /// Returns the hexes from which a goal can be reached within a number of steps over open hexes.
    fn hexes_within_steps(&self, goals: HexSet, open: HexSet, steps: u8) -> HexSet {
        let (mut frontier, mut reached) = (goals, goals);
        for _ in 0..steps {
            frontier = self
                .neighbors_of_any(frontier)
                .intersection(open)
                .difference(reached);
            if frontier.is_empty() {
                break;
            }
            reached = reached.union(frontier);
        }
        reached
    }

    /// Returns the sectors that Raiders can enter: face up, without an active Starbase, not the
    /// Black Hole or the Ravager's `[SAGA-RAI.7]` `[SAGA-EXP.5]`.
    #[must_use]
    pub fn sectors_open_to_raiders(&self, public: &Public) -> SectorSet {
        let hole = |tile: TileId| self.card_index.holes.contains(tile.0);
        self.open_sectors(public, |tile| !tile.is_some_and(hole))
    }

    /// Returns the face-up sectors with a fitting tile, without an active Starbase and not the
    /// Ravager's.
    pub(super) fn open_sectors(
        &self,
        public: &Public,
        fits: impl Fn(Option<TileId>) -> bool,
    ) -> SectorSet {
        let has_starbase = |sector: &Sector| sector.starbase.is_some_and(|base| base.is_active);
        let open = public
            .sectors_that(|sector| sector.is_face_up && !has_starbase(sector) && fits(sector.tile));
        public.ravager.map_or(open, |ravager| {
            open.difference(SectorSet::singleton(ravager))
        })
    }

    /// Returns the sectors that attract Raiders now `[SAGA-RAI.7]`.
    #[must_use]
    pub fn attractor(&self, public: &Public) -> SectorSet {
        let goals = self
            .mission
            .attractor
            .iter()
            .map(|&attractor| match attractor {
                Attractor::Jumpgate => public.at(HexId::GATE).into_iter().collect(),
                Attractor::Entity(entity) => {
                    let state = public.entities.get(entity.index());
                    let revealed = state.filter(|state| state.is_revealed);
                    revealed
                        .and_then(|state| state.sector)
                        .into_iter()
                        .collect()
                }
                Attractor::Starbase => {
                    let sectors = public.all().map(|(sector, _)| sector);
                    sectors
                        .filter(|&sector| public.has_active_starbase(sector))
                        .collect()
                }
                Attractor::Armada => {
                    let armadas = public.armadas.iter();
                    armadas.filter_map(|armada| armada.sector).collect()
                }
            });
        goals
            .into_iter()
            .find(|goals: &SectorSet| !goals.is_empty())
            .unwrap_or_default()
    }

    /// Returns the hexes from which Raiders need at most this many steps to their attractor.
    pub(super) fn hexes_near_goal(&self, public: &Public, steps: u8) -> HexSet {
        let open = public.hexes_of(self.sectors_open_to_raiders(public));
        self.hexes_within_steps(public.hexes_of(self.attractor(public)), open, steps)
    }

    /// Returns the sectors that a Raider may move to next: every first step of a shortest path;
    /// empty if it stays. The last step into a sector closed to Raiders is not made `[SAGA-RAI.7]`.
    #[must_use]
    pub fn raider_step(&self, public: &Public, raider: RaiderId) -> SectorSet {
        let goals = self.attractor(public);
        let raider = public.raiders.get(raider.index());
        let Some(raider) = raider
            .filter(|raider_state| raider_state.level > 0 && !goals.contains(raider_state.sector))
        else {
            return SectorSet::NONE;
        };
        let next = self.neighbors_of(public.sector(raider.sector).hex);
        let open = public.hexes_of(self.sectors_open_to_raiders(public));
        let best = self.nearest_hexes(next, public.hexes_of(goals), open);
        public.sectors_in(best.intersection(open))
    }

    /// Returns the sectors that the Ravager may move to next, toward the Jumpgate `[SAGA-OPC.5]`.
    pub(super) fn ravager_steps(&self, public: &Public) -> SectorSet {
        let (Some(from), Some(gate)) = (public.ravager, public.at(HexId::GATE)) else {
            return SectorSet::NONE;
        };
        if from == gate {
            return SectorSet::NONE;
        }
        let is_passable = |&sector: &SectorId| !self.is_hole(public, sector);
        let open = public.hexes_of(public.face_up().iter().filter(is_passable).collect());
        let next = self
            .neighbors_of(public.sector(from).hex)
            .intersection(open);
        let goal = public.hexes_of(SectorSet::singleton(gate));
        public.sectors_in(self.nearest_hexes(next, goal, open))
    }

    /// Returns the sectors that the Ravager may retreat to: adjacent, face up or the Black Hole,
    /// and farther from the Jumpgate `[SAGA-OPC.13]`.
    pub(super) fn ravager_retreats(&self, public: &Public) -> SectorSet {
        let Some(from) = public.ravager else {
            return SectorSet::NONE;
        };
        let distance = |sector: SectorId| self.distance(HexId::GATE, public.sector(sector).hex);
        let next = self.adjacent_sectors(public, public.sector(from).hex);
        next.intersection(public.face_up())
            .iter()
            .filter(|&sector| distance(sector) > distance(from))
            .collect()
    }

    /// Returns the active Raiders that a filter selects; `subject` is the armada from which it
    /// measures distance `[SAGA-RAI.11]` `[SAGA-SEC.6]`.
    #[must_use]
    pub fn filter_raiders(
        &self,
        public: &Public,
        filter: Filter,
        subject: Option<ArmadaId>,
    ) -> IdSet {
        let subject_sector = subject.and_then(|armada| public.armada(armada).sector);
        let from = subject_sector.map(|sector| public.sector(sector).hex);
        let is_near = |hex: HexId| match (filter.within, from) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(within), Some(from)) => self.distance(from, hex) <= within,
        };
        let selected = public.raiders().filter(|(_, raider)| {
            let sector = public.sector(raider.sector);
            let is_weak = filter.level_max.is_none_or(|max| raider.level <= max);
            sector.is_face_up && is_weak && is_near(sector.hex)
        });
        selected.map(|(raider, _)| raider.0).collect()
    }
}

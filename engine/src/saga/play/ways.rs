//! Ways over the board: which sectors are where, the shortest ways of Raiders to what draws them
//! `[SAGA-RAI.7]`, and those of the Ravager `[SAGA-OPC.5]`.

use crate::saga::effect::Filter;
use crate::saga::hex::{HEXES, HexId, MAX_SECTORS, SectorId, SectorSet};
use crate::saga::ids::{ArmadaId, Bits, RaiderId};
use crate::saga::mission::Attractor;
use crate::saga::state::Public;
use crate::saga::table::Saga;

/// No sector is in this hex, or no way leads here.
const NONE: u8 = u8::MAX;

/// Which sector is in which hex.
pub(super) struct Ground([u8; HEXES]);

impl Ground {
    /// The sectors in play.
    pub fn of(public: &Public) -> Self {
        let mut at = [NONE; HEXES];
        for (id, sector) in public.all() {
            if let Some(place) = at.get_mut(sector.hex.index()) {
                *place = id.0;
            }
        }
        Self(at)
    }

    /// The sector in a hex.
    pub fn at(&self, hex: HexId) -> Option<SectorId> {
        let sector = self.0.get(hex.index()).copied()?;
        (sector != NONE).then_some(SectorId(sector))
    }

    /// How many sectors share a side with each hex.
    pub fn touched(&self, table: &Saga, public: &Public) -> [u8; HEXES] {
        let mut touched = [0; HEXES];
        for sector in public.sectors.iter() {
            for next in table.board().neighbors(sector.hex.0) {
                touched[usize::from(next)] += 1;
            }
        }
        touched
    }

    /// The sectors that share a side with a hex.
    pub fn around(&self, table: &Saga, hex: HexId) -> SectorSet {
        let next = table.board().neighbors(hex.0);
        next.filter_map(|cell| self.at(HexId(cell))).collect()
    }
}

/// Steps from every sector to the nearest goal.
pub(super) struct Field([u8; MAX_SECTORS]);

impl Field {
    /// Steps over open sectors to the nearest of `goals`, which need not be open themselves.
    pub fn to(
        table: &Saga,
        public: &Public,
        ground: &Ground,
        goals: SectorSet,
        open: SectorSet,
    ) -> Self {
        let mut steps = [NONE; MAX_SECTORS];
        let mut front = goals;
        let mut rest = open.but(goals);
        for far in 0..NONE {
            let mut next = SectorSet::NONE;
            for sector in front.iter() {
                if let Some(place) = steps.get_mut(sector.index()) {
                    *place = far;
                }
                next = next.or(ground.around(table, public.sector(sector).hex));
            }
            front = next.and(rest);
            if front.is_empty() {
                break;
            }
            rest = rest.but(front);
        }
        Self(steps)
    }

    /// Steps from a sector; none where no way leads.
    pub fn of(&self, sector: SectorId) -> Option<u8> {
        let steps = self.0.get(sector.index()).copied()?;
        (steps != NONE).then_some(steps)
    }

    /// Those of `next` from which the way is shortest.
    fn best(&self, next: SectorSet) -> Option<(u8, SectorSet)> {
        let least = next.iter().filter_map(|sector| self.of(sector)).min()?;
        let best = next.iter().filter(|&sector| self.of(sector) == Some(least));
        Some((least, best.collect()))
    }
}

impl Saga {
    /// Sectors that Raiders enter: face up, without an active Starbase, neither the Black Hole nor
    /// the Ravager's `[SAGA-RAI.7]` `[SAGA-EXP.5]`.
    #[must_use]
    pub fn open_to_raiders(&self, public: &Public) -> SectorSet {
        let open = |&sector: &SectorId| !public.is_held(sector) && !self.is_closed(public, sector);
        public.face_up().iter().filter(open).collect()
    }

    /// The sectors that draw Raiders now `[SAGA-RAI.7]`.
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
                    let there = state.filter(|state| state.revealed);
                    there.and_then(|state| state.sector).into_iter().collect()
                }
                Attractor::Starbase => {
                    let sectors = public.all().map(|(sector, _)| sector);
                    sectors.filter(|&sector| public.is_held(sector)).collect()
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

    /// Steps that every sector is away from what draws Raiders, as they go.
    pub(super) fn raider_field(&self, public: &Public, ground: &Ground) -> Field {
        let open = self.open_to_raiders(public);
        Field::to(self, public, ground, self.attractor(public), open)
    }

    /// Where a Raider goes next: every sector that is a step of a shortest way; none where it stays.
    /// The last step into a sector that Raiders do not enter is not made `[SAGA-RAI.7]`.
    #[must_use]
    pub fn raider_step(&self, public: &Public, raider: RaiderId) -> SectorSet {
        let goals = self.attractor(public);
        let raider = public.raiders.get(raider.index());
        let Some(raider) = raider.filter(|it| it.level > 0 && !goals.has(it.sector)) else {
            return SectorSet::NONE;
        };
        let (ground, open) = (Ground::of(public), self.open_to_raiders(public));
        let field = Field::to(self, public, &ground, goals, open);
        let next = ground.around(self, public.sector(raider.sector).hex);
        let best = field.best(next).map(|(_, best)| best);
        best.unwrap_or_default().and(open)
    }

    /// Where the Ravager's next step toward the Jumpgate may lead `[SAGA-OPC.5]`.
    pub(super) fn ravager_steps(&self, public: &Public) -> SectorSet {
        let (Some(from), Some(gate)) = (public.ravager, public.at(HexId::GATE)) else {
            return SectorSet::NONE;
        };
        if from == gate {
            return SectorSet::NONE;
        }
        let ground = Ground::of(public);
        let solid = |&sector: &SectorId| !self.is_hole(public, sector);
        let open: SectorSet = public.face_up().iter().filter(solid).collect();
        let field = Field::to(self, public, &ground, SectorSet::only(gate), open);
        let next = ground.around(self, public.sector(from).hex).and(open);
        field.best(next).map(|(_, best)| best).unwrap_or_default()
    }

    /// Where the Ravager may flee: next to it, face up or the Black Hole, and farther from the
    /// Jumpgate `[SAGA-OPC.13]`.
    pub(super) fn ravager_retreats(&self, public: &Public) -> SectorSet {
        let Some(from) = public.ravager else {
            return SectorSet::NONE;
        };
        let far = |sector: SectorId| self.distance(HexId::GATE, public.sector(sector).hex);
        let next = self.around(public, public.sector(from).hex);
        next.and(public.face_up())
            .iter()
            .filter(|&sector| far(sector) > far(from))
            .collect()
    }

    /// The active Raiders that a filter means; `on` is the subject `[SAGA-RAI.11]` `[SAGA-SEC.6]`.
    #[must_use]
    pub fn filter_raiders(&self, public: &Public, filter: Filter, on: Option<ArmadaId>) -> Bits {
        let subject = on.and_then(|armada| public.armada(armada).sector);
        let from = subject.map(|sector| public.sector(sector).hex);
        let near = |hex: HexId| match (filter.within, from) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(within), Some(from)) => self.distance(from, hex) <= within,
        };
        let meant = public.raiders().filter(|(_, raider)| {
            let sector = public.sector(raider.sector);
            let weak = filter.level_max.is_none_or(|most| raider.level <= most);
            sector.up && weak && near(sector.hex)
        });
        meant.map(|(raider, _)| raider.0).collect()
    }
}

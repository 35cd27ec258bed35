//! The cheapest route of an armada over several Moves, for previews and hints `[SAGA-MOV.2]`. Each
//! Move is still a separate action with its own cost.

use crate::saga::game::Saga;
use crate::saga::hex::{HexId, MAX_SECTORS, SectorId, SectorSet};
use crate::saga::ids::ArmadaId;
use crate::saga::state::Public;

/// Cost of a sector that no route reaches.
const UNREACHABLE: u8 = u8::MAX;

/// A route over face-up sectors.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ArmadaRoute {
    /// The hexes that the armada enters, in order.
    pub hexes: Vec<HexId>,
    /// Movement Points for all Moves together, with enemies where they are now.
    pub cost: u8,
}

const fn index_of(sector: SectorId) -> usize {
    sector.index() % MAX_SECTORS
}

impl Saga {
    /// Returns the cheapest route to a sector, even beyond the armada's Movement Points; `None` if
    /// there is no route or the armada is already there `[SAGA-MOV.2]` `[SAGA-MOV.3]`.
    #[must_use]
    pub fn cheapest_route(
        &self,
        public: &Public,
        armada: ArmadaId,
        goal: HexId,
    ) -> Option<ArmadaRoute> {
        let start = public.armada(armada).sector?;
        let goal = public.at(goal).filter(|goal| *goal != start)?;
        self.check_enter(public, armada, goal).ok()?;
        let mut copy = public.clone();
        let mut costs = [UNREACHABLE; MAX_SECTORS];
        let mut before = [start; MAX_SECTORS];
        costs[index_of(start)] = 0;
        let mut open: SectorSet = std::iter::once(start).collect();
        loop {
            let current = open.iter().min_by_key(|sector| costs[index_of(*sector)])?;
            if current == goal {
                break;
            }
            open.remove(current);
            copy.armada_mut(armada).sector = Some(current);
            for next in self
                .adjacent_sectors(public, public.sector(current).hex)
                .iter()
            {
                if self.check_enter(public, armada, next).is_err() {
                    continue;
                }
                let step = self.move_cost(&copy, armada, next);
                let cost = costs[index_of(current)].saturating_add(step);
                if cost < costs[index_of(next)] {
                    (costs[index_of(next)], before[index_of(next)]) = (cost, current);
                    open.insert(next);
                }
            }
        }
        let back = std::iter::successors(Some(goal), |at| Some(before[index_of(*at)]));
        let path: Vec<SectorId> = back.take_while(|at| *at != start).collect();
        Some(ArmadaRoute {
            hexes: path.iter().rev().map(|at| public.sector(*at).hex).collect(),
            cost: costs[index_of(goal)],
        })
    }
}

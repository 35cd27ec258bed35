//! The cheapest way of an armada over several Moves, for those who look ahead `[SAGA-MOV.2]`. A
//! question only: every step is ordered and paid for on its own.

use crate::saga::hex::{HexId, MAX_SECTORS, SectorId, SectorSet};
use crate::saga::ids::ArmadaId;
use crate::saga::state::Public;
use crate::saga::table::Saga;

/// Nothing leads here.
const FAR: u8 = u8::MAX;

/// A way over face-up sectors.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ArmadaRoute {
    /// The hexes that are entered, in order.
    pub hexes: Vec<HexId>,
    /// Movement Points of all its Moves together, with the enemies where they are now.
    pub cost: u8,
}

const fn place(sector: SectorId) -> usize {
    sector.index() % MAX_SECTORS
}

impl Saga {
    /// The cheapest way to a sector, whether or not the Movement Points are enough for it; none
    /// where no way leads, and to where the armada is `[SAGA-MOV.2]` `[SAGA-MOV.3]`.
    #[must_use]
    pub fn cheapest_route(
        &self,
        public: &Public,
        armada: ArmadaId,
        goal: HexId,
    ) -> Option<ArmadaRoute> {
        let start = public.armada(armada).sector?;
        let goal = public.at(goal).filter(|goal| *goal != start)?;
        self.may_enter(public, armada, goal).ok()?;
        let mut shadow = public.clone();
        let mut costs = [FAR; MAX_SECTORS];
        let mut before = [start; MAX_SECTORS];
        costs[place(start)] = 0;
        let mut open: SectorSet = std::iter::once(start).collect();
        loop {
            let here = open.iter().min_by_key(|sector| costs[place(*sector)])?;
            if here == goal {
                break;
            }
            open.remove(here);
            shadow.armada_mut(armada).sector = Some(here);
            for next in self.around(public, public.sector(here).hex).iter() {
                if self.may_enter(public, armada, next).is_err() {
                    continue;
                }
                let step = self.move_cost(&shadow, armada, next);
                let cost = costs[place(here)].saturating_add(step);
                if cost < costs[place(next)] {
                    (costs[place(next)], before[place(next)]) = (cost, here);
                    open.insert(next);
                }
            }
        }
        let back = std::iter::successors(Some(goal), |at| Some(before[place(*at)]));
        let way: Vec<SectorId> = back.take_while(|at| *at != start).collect();
        Some(ArmadaRoute {
            hexes: way.iter().rev().map(|at| public.sector(*at).hex).collect(),
            cost: costs[place(goal)],
        })
    }
}

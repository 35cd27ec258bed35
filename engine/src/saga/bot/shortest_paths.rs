//! Path costs for the bot: Movement Points between all sectors, and Raider steps to their
//! attractor.

use crate::saga::Saga;
use crate::saga::hex::{HEXES, HexId, MAX_SECTORS, SectorId};
use crate::saga::state::Public;

/// Cost of a sector that no path reaches.
pub const UNREACHABLE: u8 = u8::MAX;
/// Marks a hex without a sector.
const NONE: u8 = u8::MAX;

/// A cost for each sector, by its id.
pub type SectorCosts = [u8; MAX_SECTORS];

/// The graph of sectors with the costs to enter and to leave each.
#[derive(Debug)]
pub struct ShortestPaths {
    /// Number of sectors.
    count: usize,
    /// Neighbors of each sector.
    next: [[u8; 6]; MAX_SECTORS],
    /// Cost to enter each sector; [`UNREACHABLE`] if armadas cannot.
    enter: SectorCosts,
    /// Cost to leave each sector because of enemies.
    leave: SectorCosts,
    /// Whether the sector is face down: a path ends there.
    down: [bool; MAX_SECTORS],
}

impl ShortestPaths {
    /// Builds the graph of a position.
    #[must_use]
    pub fn of(game: &Saga, public: &Public) -> Self {
        let mut at = [NONE; HEXES];
        for (id, sector) in public.all() {
            at[sector.hex.index() % HEXES] = id.0;
        }
        let mut paths = Self {
            count: public.sectors.len().min(MAX_SECTORS),
            next: [[NONE; 6]; MAX_SECTORS],
            enter: [UNREACHABLE; MAX_SECTORS],
            leave: [0; MAX_SECTORS],
            down: [false; MAX_SECTORS],
        };
        for (id, sector) in public.all() {
            let place = id.index();
            let around = game.board().neighbors(sector.hex.0);
            let around = around.map(|cell| at[usize::from(cell) % HEXES]);
            let mut slots = paths.next[place].iter_mut();
            for (slot, other) in slots.by_ref().zip(around.filter(|&other| other != NONE)) {
                *slot = other;
            }
            paths.down[place] = !sector.up;
            paths.enter[place] = if !sector.up {
                1
            } else if game.is_closed(public, id) {
                UNREACHABLE
            } else {
                game.tile_of(public, id).map_or(1, |tile| tile.cost)
            };
        }
        for (_, raider) in public.raiders() {
            let leave = &mut paths.leave[raider.sector.index() % MAX_SECTORS];
            *leave = leave.saturating_add(raider.level);
        }
        for (_, sector) in public.bosses() {
            let leave = &mut paths.leave[sector.index() % MAX_SECTORS];
            *leave = leave.saturating_add(game.frame().boss_evade);
        }
        paths
    }

    /// Returns Movement Points from a sector to every other, with `discount` off the first evade
    /// cost.
    #[must_use]
    pub fn costs_from(&self, start: SectorId, discount: u8) -> SectorCosts {
        self.spread(start, |here, there| {
            if self.down[here] || self.enter[there] == UNREACHABLE {
                return UNREACHABLE;
            }
            let mut leave = self.leave[here];
            if here == start.index() {
                leave = leave.saturating_sub(discount);
            }
            self.enter[there].saturating_add(leave)
        })
    }

    /// Returns Movement Points from every sector to one.
    #[must_use]
    pub fn costs_to(&self, goal: SectorId) -> SectorCosts {
        self.spread(goal, |here, there| {
            if self.down[there] || self.enter[here] == UNREACHABLE {
                return UNREACHABLE;
            }
            self.enter[here].saturating_add(self.leave[there])
        })
    }

    /// Returns the lowest costs from a sector (Dijkstra's algorithm); `step` is the cost of a step.
    fn spread(&self, start: SectorId, step: impl Fn(usize, usize) -> u8) -> SectorCosts {
        let mut path_costs = [UNREACHABLE; MAX_SECTORS];
        let mut open = [false; MAX_SECTORS];
        let Some(first) = path_costs.get_mut(start.index()) else {
            return path_costs;
        };
        *first = 0;
        open[start.index()] = true;
        loop {
            let mut nearest: Option<usize> = None;
            for place in 0..self.count {
                if open[place] && nearest.is_none_or(|best| path_costs[place] < path_costs[best]) {
                    nearest = Some(place);
                }
            }
            let Some(here) = nearest else {
                return path_costs;
            };
            open[here] = false;
            for &there in &self.next[here] {
                let there = usize::from(there);
                if there >= self.count {
                    continue;
                }
                let price = step(here, there);
                let cost = path_costs[here].saturating_add(price);
                if price != UNREACHABLE && cost < path_costs[there] {
                    path_costs[there] = cost;
                    open[there] = true;
                }
            }
        }
    }

    /// Returns steps from every sector to the Raiders' attractor, over sectors that Raiders can
    /// enter.
    #[must_use]
    pub fn raider_steps(&self, game: &Saga, public: &Public) -> SectorCosts {
        let mut path_costs = [UNREACHABLE; MAX_SECTORS];
        let open = game.open_to_raiders(public);
        let mut frontier = game.attractor(public);
        for sector in frontier.iter() {
            path_costs[sector.index() % MAX_SECTORS] = 0;
        }
        for steps in 1..UNREACHABLE {
            let mut next = crate::saga::hex::SectorSet::NONE;
            for sector in frontier.iter() {
                for &there in &self.next[sector.index() % MAX_SECTORS] {
                    let id = SectorId(there);
                    if usize::from(there) < self.count
                        && path_costs[usize::from(there)] == UNREACHABLE
                        && open.contains(id)
                    {
                        path_costs[usize::from(there)] = steps;
                        next.insert(id);
                    }
                }
            }
            frontier = next;
            if frontier.is_empty() {
                break;
            }
        }
        path_costs
    }

    /// Returns the cost for an entity from every sector to a hex; `extra_costs` is the extra cost
    /// of passing blockers, and `flat` counts every sector as 1 in place of its tile's cost.
    #[must_use]
    pub fn ship_costs(
        &self,
        public: &Public,
        goal: HexId,
        extra_costs: &SectorCosts,
        flat: bool,
    ) -> SectorCosts {
        let Some(goal) = public.at(goal) else {
            return [UNREACHABLE; MAX_SECTORS];
        };
        self.spread(goal, |here, there| {
            if self.down[there] || self.down[here] || self.enter[here] == UNREACHABLE {
                return UNREACHABLE;
            }
            let price = if flat { 1 } else { self.enter[here] };
            price.saturating_add(extra_costs[here])
        })
    }
}

//! Path costs for the bot: Movement Points between all sectors, and Raider steps to their
//! attractor.

use crate::saga::Saga;
use crate::saga::hex::{HEXES, HexId, MAX_SECTORS, SectorId};
use crate::saga::state::Public;

/// Cost of a sector that no path reaches.
pub const UNREACHABLE: u8 = u8::MAX;
/// The marker of a hex without a sector.
const NONE: u8 = u8::MAX;

/// A cost for each sector, by its id.
pub type SectorCosts = [u8; MAX_SECTORS];

/// The graph of sectors with the costs to enter and to leave each.
#[derive(Debug)]
pub struct ShortestPaths {
    /// Number of sectors.
    count: usize,
    /// Sector numbers of the neighbors, indexed by sector.
    neighbors: [[u8; 6]; MAX_SECTORS],
    /// Cost to enter each sector; [`UNREACHABLE`] if armadas cannot.
    entry_costs: SectorCosts,
    /// Cost to leave each sector because of enemies.
    exit_costs: SectorCosts,
    /// Whether the sector is face down: a path ends there.
    face_down: [bool; MAX_SECTORS],
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
            neighbors: [[NONE; 6]; MAX_SECTORS],
            entry_costs: [UNREACHABLE; MAX_SECTORS],
            exit_costs: [0; MAX_SECTORS],
            face_down: [false; MAX_SECTORS],
        };
        for (id, sector) in public.all() {
            let index = id.index();
            let around = game.board().neighbors(sector.hex.0);
            let around = around.map(|cell| at[usize::from(cell) % HEXES]);
            let mut slots = paths.neighbors[index].iter_mut();
            for (slot, other) in slots.by_ref().zip(around.filter(|&other| other != NONE)) {
                *slot = other;
            }
            paths.face_down[index] = !sector.is_face_up;
            paths.entry_costs[index] = if !sector.is_face_up {
                1
            } else if game.is_closed(public, id) {
                UNREACHABLE
            } else {
                game.tile_of(public, id).map_or(1, |tile| tile.cost)
            };
        }
        for (_, raider) in public.raiders() {
            let leave = &mut paths.exit_costs[raider.sector.index() % MAX_SECTORS];
            *leave = leave.saturating_add(raider.level);
        }
        for (_, sector) in public.bosses() {
            let leave = &mut paths.exit_costs[sector.index() % MAX_SECTORS];
            *leave = leave.saturating_add(game.frame().boss_evade);
        }
        paths
    }

    /// Returns Movement Points from a sector to every other, with `discount` off the first evade
    /// cost.
    #[must_use]
    pub fn costs_from(&self, start: SectorId, discount: u8) -> SectorCosts {
        self.spread(start, |current, neighbor| {
            if self.face_down[current] || self.entry_costs[neighbor] == UNREACHABLE {
                return UNREACHABLE;
            }
            let mut leave = self.exit_costs[current];
            if current == start.index() {
                leave = leave.saturating_sub(discount);
            }
            self.entry_costs[neighbor].saturating_add(leave)
        })
    }

    /// Returns Movement Points from every sector to one.
    #[must_use]
    pub fn costs_to(&self, goal: SectorId) -> SectorCosts {
        self.spread(goal, |current, neighbor| {
            if self.face_down[neighbor] || self.entry_costs[current] == UNREACHABLE {
                return UNREACHABLE;
            }
            self.entry_costs[current].saturating_add(self.exit_costs[neighbor])
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
            for index in 0..self.count {
                if open[index] && nearest.is_none_or(|best| path_costs[index] < path_costs[best]) {
                    nearest = Some(index);
                }
            }
            let Some(current) = nearest else {
                return path_costs;
            };
            open[current] = false;
            for &neighbor in &self.neighbors[current] {
                let neighbor = usize::from(neighbor);
                if neighbor >= self.count {
                    continue;
                }
                let price = step(current, neighbor);
                let cost = path_costs[current].saturating_add(price);
                if price != UNREACHABLE && cost < path_costs[neighbor] {
                    path_costs[neighbor] = cost;
                    open[neighbor] = true;
                }
            }
        }
    }

    /// Returns steps from every sector to the Raiders' attractor, over sectors that Raiders can
    /// enter.
    #[must_use]
    pub fn raider_steps(&self, game: &Saga, public: &Public) -> SectorCosts {
        let mut path_costs = [UNREACHABLE; MAX_SECTORS];
        let open = game.sectors_open_to_raiders(public);
        let mut frontier = game.attractor(public);
        for sector in frontier.iter() {
            path_costs[sector.index() % MAX_SECTORS] = 0;
        }
        for steps in 1..UNREACHABLE {
            let mut next = crate::saga::hex::SectorSet::NONE;
            for sector in frontier.iter() {
                for &neighbor in &self.neighbors[sector.index() % MAX_SECTORS] {
                    let id = SectorId(neighbor);
                    if usize::from(neighbor) < self.count
                        && path_costs[usize::from(neighbor)] == UNREACHABLE
                        && open.contains(id)
                    {
                        path_costs[usize::from(neighbor)] = steps;
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
    /// of passing blockers, and `ignores_tile_costs` counts every sector as 1 in place of its
    /// tile's cost.
    #[must_use]
    pub fn ship_costs(
        &self,
        public: &Public,
        goal: HexId,
        extra_costs: &SectorCosts,
        ignores_tile_costs: bool,
    ) -> SectorCosts {
        let Some(goal) = public.at(goal) else {
            return [UNREACHABLE; MAX_SECTORS];
        };
        self.spread(goal, |current, neighbor| {
            if self.face_down[neighbor]
                || self.face_down[current]
                || self.entry_costs[current] == UNREACHABLE
            {
                return UNREACHABLE;
            }
            let price = if ignores_tile_costs {
                1
            } else {
                self.entry_costs[current]
            };
            price.saturating_add(extra_costs[current])
        })
    }
}

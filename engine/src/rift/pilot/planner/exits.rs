//! What follows a deed: the way out, where the turn ends, and what it all is worth.

use super::{Candidate, Deed, Draft, Orders, Planner};
use crate::bots::Level;
use crate::rift::Rift;
use crate::rift::eval::{LIFE, VICTORY};
use crate::rift::pilot::Lots;
use crate::rift::pilot::chart::{Move, Pose};
use crate::rift::pilot::field::{Cover, Spot};

impl Planner {
    pub(super) fn weigh(
        &mut self,
        orders: Orders<'_>,
        candidate: Candidate,
        lots: &mut Lots,
    ) -> u32 {
        let Some(node) = self.chart.node(candidate.node) else {
            return 1;
        };
        if candidate.deed == Deed::Pass {
            self.weigh_ends(orders, candidate, lots);
            return self.chart.len() / 4;
        }
        let free = self.stand.purse().free();
        let tally = self.tally(orders.table, candidate);
        let dark = matches!(candidate.deed, Deed::Fire { dark: true, .. });
        let spent = node.cost + tally.cost;
        let left = (free + u8::from(dark)).saturating_sub(spent);
        let upset = tally.kills != 0 || candidate.deed == Deed::Bomb;
        self.search_exits(node.pose, left, tally.kills);
        let best = self.best_exit(orders, spent, tally.kills, !dark);
        let wins = self.wins(orders.table, tally.kills);
        let (end, way, after) = match best {
            Some((end, way, after)) => (Some(end), way, after),
            None if upset => (None, 0, -LIFE),
            None => return self.exits.len(),
        };
        let value = tally.worth + after + if wins { VICTORY } else { 0 } + lots.noise(orders.level);
        self.drafts.push(Draft {
            value,
            candidate,
            end,
            spent: spent + way,
            upset,
        });
        self.exits.len()
    }

    /// Puts the ships of a set on the field, or takes them off.
    fn lift(&mut self, ships: u32, cover: Cover) {
        for (id, ship) in self.state.living().filter(|(id, _)| ships >> id.0 & 1 == 1) {
            let spot = self.field.spot(ship.space);
            if id != self.id {
                self.field.put(spot, cover);
            }
        }
    }

    /// Whether no enemy is left without `kills`.
    fn wins(&self, table: &Rift, kills: u32) -> bool {
        let team = table.team_of_ship(self.id);
        let mut enemies = self
            .state
            .living()
            .filter(|(id, _)| table.team_of_ship(*id) != team);
        kills != 0 && enemies.all(|(id, _)| kills >> id.0 & 1 == 1)
    }

    /// The best place to end the turn: its pose, the energy of the way there, its worth.
    fn best_exit(
        &mut self,
        orders: Orders<'_>,
        spent: u8,
        gone: u32,
        up: bool,
    ) -> Option<(Pose, u8, i32)> {
        let (field, stand, threat) = (&self.field, &mut self.stand, orders.threat);
        let mut best: Option<(Pose, u8, i32)> = None;
        for (_, node) in self.exits.nodes().filter(|(_, node)| node.pose.may_end()) {
            let spent = spent + node.cost;
            let worth = match (orders.level, gone, up) {
                (Level::Ensign, _, _) => -i32::from(node.cost),
                (Level::Captain | Level::Admiral, 0, true) => {
                    stand.worth(field, threat, &node.pose, spent)
                }
                (Level::Captain | Level::Admiral, _, _) => {
                    stand.worth_without(field, threat, &node.pose, spent, gone, up)
                }
            };
            if best.is_none_or(|(_, _, most)| worth > most) {
                best = Some((node.pose, node.cost, worth));
            }
        }
        best
    }

    /// The best turn without a shot.
    fn weigh_ends(&mut self, orders: Orders<'_>, candidate: Candidate, lots: &mut Lots) {
        let (field, stand) = (&self.field, &mut self.stand);
        let mut best: Option<(i32, u32, Pose, u8)> = None;
        for (id, node) in self.chart.nodes().filter(|(_, node)| node.pose.may_end()) {
            let worth = stand.worth(field, orders.threat, &node.pose, node.cost);
            if best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, id, node.pose, node.cost));
            }
        }
        if let Some((worth, node, end, spent)) = best {
            self.drafts.push(Draft {
                value: worth + lots.noise(orders.level),
                candidate: Candidate { node, ..candidate },
                end: Some(end),
                spent,
                upset: false,
            });
        }
    }

    /// The orders of a draft before its deed, and those after it, each with the spot in which
    /// it is given.
    pub fn ways(&mut self, table: &Rift, draft: &Draft) -> [Vec<(Spot, Move)>; 2] {
        let (Some(end), Some(node)) = (draft.end, self.chart.node(draft.candidate.node)) else {
            return [self.chart.path(draft.candidate.node), Vec::new()];
        };
        let tally = self.tally(table, draft.candidate);
        let left = draft
            .spent
            .saturating_sub(node.cost)
            .saturating_sub(tally.cost);
        self.search_exits(node.pose, left, tally.kills);
        let last = self
            .exits
            .nodes()
            .find(|(_, node)| node.pose == end)
            .map(|(id, _)| id);
        [
            self.chart.path(draft.candidate.node),
            last.map_or(Vec::new(), |id| self.exits.path(id)),
        ]
    }

    fn search_exits(&mut self, from: Pose, energy: u8, gone: u32) {
        self.lift(gone, Cover::Free);
        self.exits
            .search(&self.field, self.engine, from, energy, false);
        self.lift(gone, Cover::Ship);
    }
}

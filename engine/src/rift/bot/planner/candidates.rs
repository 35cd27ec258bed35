//! Candidate positions for an attack, ranked before the way out of them is known.

use super::{PlanContext, Planner};
use crate::rift::bot::shortest_paths::ManeuverState;
use crate::rift::bot::skill::BotRng;
use crate::rift::bot::volley::{VolleyEvaluator, VolleyResult};

/// A position to fire from, or to move to without firing.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// Node of the position in the table of shortest paths.
    pub node: u32,
    /// Action at the position.
    pub deed: CandidateAction,
    /// Value before the way out is known.
    pub rank: i32,
}

/// The action at a candidate position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CandidateAction {
    Pass,
    /// A volley of at most this much energy, which includes the shield unit if `dark`.
    Fire {
        energy: u8,
        dark: bool,
    },
    Bomb,
}

impl Planner {
    pub(super) fn find_candidates(
        &mut self,
        orders: PlanContext<'_>,
        most: usize,
        lots: &mut BotRng,
    ) {
        let gunner = self.volley_evaluator(orders.table);
        let (free, reserve) = (self.stand.energy().free(), self.reserve());
        let mut found = Vec::new();
        for (node, at) in self
            .chart
            .nodes()
            .filter(|(_, node)| gunner.has_target(&node.pose))
        {
            let Some(left) = free.checked_sub(at.cost) else {
                continue;
            };
            let (deed, tally) = volley(&gunner, &at.pose, left, reserve);
            let rank =
                tally.value - i32::from(at.cost + tally.cost) + lots.noise(orders.skill.spread);
            if tally.value > 0 {
                found.push(Candidate { node, deed, rank });
            }
            if let Some((_, tally)) = gunner.best_mine_shot(&at.pose, left) {
                let rank = tally.value - i32::from(at.cost);
                found.push(Candidate {
                    node,
                    deed: CandidateAction::Bomb,
                    rank,
                });
            }
        }
        found.sort_by_key(|candidate| (-candidate.rank, candidate.node));
        self.candidates = self.pick(&found, most);
        self.candidates.insert(
            0,
            Candidate {
                node: 0,
                deed: CandidateAction::Pass,
                rank: 0,
            },
        );
    }

    /// Selects the best candidates, at most two for each position; the best few also as variants
    /// with free shots only.
    fn pick(&self, found: &[Candidate], most: usize) -> Vec<Candidate> {
        let mut taken = vec![0u8; self.field.len() * 8];
        let mut picked = Vec::new();
        for candidate in found {
            let Some(node) = self.chart.node(candidate.node) else {
                continue;
            };
            let count = &mut taken[node.pose.index()];
            *count += 1;
            if *count <= 2 && picked.len() < most {
                picked.push(*candidate);
            }
        }
        let thrifty: Vec<Candidate> = picked.iter().take(most / 3).copied().collect();
        for candidate in thrifty {
            if matches!(
                candidate.deed,
                CandidateAction::Fire {
                    energy: 1..,
                    dark: false
                }
            ) {
                picked.push(Candidate {
                    deed: CandidateAction::Fire {
                        energy: 0,
                        dark: false,
                    },
                    ..candidate
                });
            }
        }
        picked
    }
}

/// Returns the best volley from a pose. The shield unit is spent only on a kill `[RIFT-6.8]`.
fn volley(
    gunner: &VolleyEvaluator<'_>,
    pose: &ManeuverState,
    left: u8,
    reserve: u8,
) -> (CandidateAction, VolleyResult) {
    let tally = gunner.best_volley(pose, left, &mut |_| {});
    let dark = gunner.best_volley(pose, left + reserve, &mut |_| {});
    if reserve > 0 && dark.kills != tally.kills {
        (
            CandidateAction::Fire {
                energy: left + reserve,
                dark: true,
            },
            dark,
        )
    } else {
        (
            CandidateAction::Fire {
                energy: left,
                dark: false,
            },
            tally,
        )
    }
}

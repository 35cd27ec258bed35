//! Candidate positions for an attack, ranked before the paths to the end of the turn are known.

use super::{PlanContext, Planner};
use crate::rift::bot::shortest_paths::Pose;
use crate::rift::bot::skill::BotRng;
use crate::rift::bot::volley::{VolleyEvaluator, VolleyResult};

/// A position to fire from, or to move to without firing.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// Node of the position in the table of shortest paths.
    pub node: u32,
    /// Action at the position.
    pub action: CandidateAction,
    /// Value before the path to the end of the turn is known.
    pub rank: i32,
}

/// The action at a candidate position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CandidateAction {
    Pass,
    /// A volley of at most this much energy. It includes the shield unit if `spends_shield_unit` is
    /// true.
    Fire {
        energy: u8,
        spends_shield_unit: bool,
    },
    Bomb,
}

impl Planner {
    pub(super) fn find_candidates(
        &mut self,
        context: PlanContext<'_>,
        max_candidates: usize,
        rng: &mut BotRng,
    ) {
        let volley_evaluator = self.volley_evaluator(context.game);
        let (free, reserve) = (self.evaluator.energy().free(), self.reserve());
        let mut found = Vec::new();
        for (node, at) in self
            .shortest_paths
            .nodes()
            .filter(|(_, node)| volley_evaluator.has_target(&node.pose))
        {
            let Some(remaining_energy) = free.checked_sub(at.cost) else {
                continue;
            };
            let (action, result) = volley(&volley_evaluator, &at.pose, remaining_energy, reserve);
            let rank =
                result.value - i32::from(at.cost + result.cost) + rng.noise(context.skill.noise);
            if result.value > 0 {
                found.push(Candidate { node, action, rank });
            }
            if let Some((_, result)) = volley_evaluator.best_mine_shot(&at.pose, remaining_energy) {
                let rank = result.value - i32::from(at.cost);
                found.push(Candidate {
                    node,
                    action: CandidateAction::Bomb,
                    rank,
                });
            }
        }
        found.sort_by_key(|candidate| (-candidate.rank, candidate.node));
        self.candidates = self.select_candidates(&found, max_candidates);
        self.candidates.insert(
            0,
            Candidate {
                node: 0,
                action: CandidateAction::Pass,
                rank: 0,
            },
        );
    }

    /// Selects the best candidates, at most two for each position; the best few also as variants
    /// with free shots only.
    fn select_candidates(&self, found: &[Candidate], max_candidates: usize) -> Vec<Candidate> {
        let mut taken = vec![0u8; self.board_tables.len() * 8];
        let mut picked = Vec::new();
        for candidate in found {
            let Some(node) = self.shortest_paths.node(candidate.node) else {
                continue;
            };
            let count = &mut taken[node.pose.index()];
            *count += 1;
            if *count <= 2 && picked.len() < max_candidates {
                picked.push(*candidate);
            }
        }
        let best_few: Vec<Candidate> = picked.iter().take(max_candidates / 3).copied().collect();
        for candidate in best_few {
            if matches!(
                candidate.action,
                CandidateAction::Fire {
                    energy: 1..,
                    spends_shield_unit: false
                }
            ) {
                picked.push(Candidate {
                    action: CandidateAction::Fire {
                        energy: 0,
                        spends_shield_unit: false,
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
    volley_evaluator: &VolleyEvaluator<'_>,
    pose: &Pose,
    remaining_energy: u8,
    reserve: u8,
) -> (CandidateAction, VolleyResult) {
    let result = volley_evaluator.best_volley(pose, remaining_energy, &mut |_| {});
    let with_shield_unit =
        volley_evaluator.best_volley(pose, remaining_energy + reserve, &mut |_| {});
    if reserve > 0 && with_shield_unit.kills != result.kills {
        (
            CandidateAction::Fire {
                energy: remaining_energy + reserve,
                spends_shield_unit: true,
            },
            with_shield_unit,
        )
    } else {
        (
            CandidateAction::Fire {
                energy: remaining_energy,
                spends_shield_unit: false,
            },
            result,
        )
    }
}

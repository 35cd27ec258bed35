//! The goal of a game, its progress, and the leader. [`score_with`](super::Exodus::score_with)
//! computes the score by its sources. All functions here use public information only.

use super::Exodus;
use super::cards::CardSet;
use super::event::ScoreLine;
use super::state::Public;
use super::step::Step;
use crate::game::{Seat, SeatSet};
use serde::Serialize;

/// The goal: the most victory points when the last turn is over `[EXO-3.5]` `[EXO-16.8]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WinGoal {
    /// The current turn, from 1.
    pub turn: u8,
    /// The last turn; the maximum number of turns if a time limit ends the game `[EXO-17.9]`.
    pub turns: u8,
    /// Whether the current turn is the last.
    pub is_last: bool,
}

/// The condition that wins a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum GoalKind {
    /// The most victory points after the last turn.
    MostPoints,
}

/// The progress of the game, in turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Progress {
    /// The turn, and the last turn; the maximum number of turns if time ends the game.
    #[cfg_attr(feature = "schema", ts(type = "[turn: number, turns: number]"))]
    pub of: [u8; 2],
}

/// The goal that all seats share.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Goal {
    /// The seats that can reach the goal: all of them.
    pub seats: SeatSet,
    /// The condition that wins.
    pub goal: GoalKind,
    /// The turn that the game has reached, and the last turn.
    pub progress: Progress,
}

/// The sources of a score in sixtieths of a victory point, which add up to its total.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ScoreSources {
    /// Planets with the most cubes.
    pub planets: u32,
    /// Hexes with ships of the seat.
    pub domination: u32,
    /// The bonus for ships in the High Council hex.
    pub council: u32,
    /// Kept Resistance cards.
    pub resistance: u32,
    /// Points from battles.
    pub battles: u32,
    /// The titles of Chancellor and Vice-Chancellor.
    pub titles: u32,
    /// Laws in force.
    pub laws: u32,
    /// Abilities that the viewer knows.
    pub abilities: u32,
}

/// The current score of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Score {
    /// A list with the seat as its only element.
    #[cfg_attr(feature = "schema", ts(as = "Vec<Seat>"))]
    pub seats: [Seat; 1],
    /// The total, in sixtieths of a victory point.
    pub total: u32,
    /// The points by their sources, which add up to the total.
    pub sources: ScoreSources,
}

/// The goal, the scores and the leader of a game, computed from what the viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Standing {
    /// The goals of the game, always exactly one.
    #[cfg_attr(feature = "schema", ts(as = "Vec<Goal>"))]
    pub goals: [Goal; 1],
    /// Score of each seat.
    pub scores: Vec<Score>,
    /// The seat that would win now by public information; `None` if no seat can win, or if the game
    /// is over.
    pub leader: Option<Seat>,
}

impl Exodus {
    /// Returns the goal with the current turn and the last turn.
    #[must_use]
    pub fn win_goal(&self, public: &Public) -> WinGoal {
        WinGoal {
            turn: public.turn,
            turns: self.turns(),
            is_last: self.is_last_turn(public),
        }
    }

    /// Returns the seat that would win now by public information: ties go to the lower Turn Order
    /// card, and a seat that conceded cannot win `[EXO-16.8]`. `None` when the game is over: then
    /// [`winner`](Exodus::winner) also counts hidden abilities.
    #[must_use]
    pub fn leader(&self, public: &Public) -> Option<Seat> {
        if public.step == Step::Over {
            return None;
        }
        let eligible = public
            .order
            .iter()
            .filter(|seat| !public.resigned.contains(**seat));
        let points = |seat: Seat| self.score_with(public, seat, CardSet::NONE).total();
        // `max_by_key` returns the last of equal elements, so the seats are reversed.
        let mut seats: Vec<Seat> = eligible.copied().collect();
        seats.reverse();
        seats.into_iter().max_by_key(|seat| points(*seat))
    }

    /// Returns the goal and the scores, in sixtieths of a victory point; `held` gives the abilities
    /// of each seat that the viewer knows.
    pub(super) fn current_standing(
        &self,
        public: &Public,
        held: impl Fn(Seat) -> CardSet,
    ) -> Standing {
        let WinGoal { turn, turns, .. } = self.win_goal(public);
        let score = |seat: Seat| {
            let score = self.score_with(public, seat, held(seat));
            Score {
                seats: [seat],
                total: score.total(),
                sources: ScoreSources {
                    planets: score.line(ScoreLine::Planets),
                    domination: score.line(ScoreLine::Domination),
                    council: score.line(ScoreLine::Council),
                    resistance: score.line(ScoreLine::Resistance),
                    battles: score.line(ScoreLine::Battles),
                    titles: score.line(ScoreLine::Titles),
                    laws: score.line(ScoreLine::Laws),
                    abilities: score.line(ScoreLine::Abilities),
                },
            }
        };
        Standing {
            goals: [Goal {
                seats: self.all_seats(),
                goal: GoalKind::MostPoints,
                progress: Progress { of: [turn, turns] },
            }],
            scores: self.all_seats().iter().map(score).collect(),
            leader: self.leader(public),
        }
    }
}

//! The goal of a game, its progress, and the leader. [`score_with`](super::Exodus::score_with)
//! computes the score by its sources. Everything here depends on public information only.

use super::Exodus;
use super::cards::CardSet;
use super::event::ScoreLine;
use super::state::Public;
use super::step::Step;
use crate::game::Seat;
use serde_json::{Map, Value, json};

/// The goal: the most victory points when the last turn is over `[EXO-3.5]` `[EXO-16.8]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WinGoal {
    /// The current turn, from 1.
    pub turn: u8,
    /// The last turn; the longest possible game if a time limit ends it `[EXO-17.9]`.
    pub turns: u8,
    /// Whether the current turn is the last.
    pub is_last: bool,
}

impl Exodus {
    /// Returns the goal and how far the game is.
    #[must_use]
    pub fn win_goal(&self, public: &Public) -> WinGoal {
        WinGoal {
            turn: public.turn,
            turns: self.turns(),
            is_last: self.is_last_turn(public),
        }
    }

    /// Returns the seat that would win now, judged by public information: ties go to the lower Turn
    /// Order card, and a seat that conceded cannot win `[EXO-16.8]`. `None` when the game is over:
    /// then [`winner`](Exodus::winner) also counts the abilities that were secret.
    #[must_use]
    pub fn leader(&self, public: &Public) -> Option<Seat> {
        if public.step == Step::Over {
            return None;
        }
        let able = public
            .order
            .iter()
            .filter(|seat| !public.resigned.has(**seat));
        let points = |seat: Seat| self.score_with(public, seat, CardSet::NONE).total();
        // `max_by_key` returns the last of equals, so the last in turn order goes first.
        let mut seats: Vec<Seat> = able.copied().collect();
        seats.reverse();
        seats.into_iter().max_by_key(|seat| points(*seat))
    }

    /// Returns goals and scores as JSON, in sixtieths of a victory point; `held` gives the
    /// abilities of each seat that the viewer knows.
    pub(super) fn standings_json(&self, public: &Public, held: impl Fn(Seat) -> CardSet) -> Value {
        let goal = self.win_goal(public);
        let score = |seat: Seat| {
            let score = self.score_with(public, seat, held(seat));
            let of = |line: ScoreLine| (line.key().to_owned(), json!(score.line(line)));
            let sources: Map<_, _> = ScoreLine::ALL.into_iter().map(of).collect();
            json!({"seats": [seat], "total": score.total(), "sources": sources})
        };
        json!({
            "goals": [{
                "seats": self.all_seats().iter().collect::<Vec<_>>(),
                "goal": "most_points",
                "progress": {"of": [goal.turn, goal.turns]},
            }],
            "scores": self.all_seats().iter().map(score).collect::<Value>(),
            "leader": self.leader(public),
        })
    }
}

//! What wins a game, how far it is, and who leads. The score by its sources is
//! [`score_with`](super::Exodus::score_with). Pure functions of what everybody sees.

use super::Exodus;
use super::cards::CardSet;
use super::event::ScoreLine;
use super::state::Public;
use super::step::Step;
use crate::game::Seat;
use serde_json::{Map, Value, json};

/// What wins: the most victory points when the last turn is over `[EXO-3.5]` `[EXO-16.8]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WinGoal {
    /// The turn, from 1.
    pub turn: u8,
    /// The last turn; the most there can be where time ends the game `[EXO-17.9]`.
    pub turns: u8,
    /// Whether the turn is the last.
    pub is_last: bool,
}

impl Exodus {
    /// What wins the game.
    #[must_use]
    pub fn win_goal(&self, public: &Public) -> WinGoal {
        WinGoal {
            turn: public.turn,
            turns: self.turns(),
            is_last: self.is_last_turn(public),
        }
    }

    /// Who would win now, as far as everybody knows: ties go by the Turn Order cards, and who gave up
    /// does not win `[EXO-16.8]`. Nobody when the game is over: then [`winner`](Exodus::winner) knows, with
    /// the abilities that were secret.
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
        // Of equals `max_by_key` takes the last, so the last in turn order comes first.
        let mut seats: Vec<Seat> = able.copied().collect();
        seats.reverse();
        seats.into_iter().max_by_key(|seat| points(*seat))
    }

    /// Goals and scores as data, with the abilities of each seat that the viewer knows; in sixtieths of a
    /// point.
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

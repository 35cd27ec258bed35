//! What a seat is asked, as a thing that can be compared: a decision of several parts is one
//! question, and what was planned for it is no answer to the next.

use crate::exodus::hex::HexId;
use crate::exodus::state::State;
use crate::exodus::step::{Step, Task};
use crate::exodus::table::Exodus;
use crate::game::{QuestionId, Seat};
use serde::Serialize;

/// What tells a question from all others of a game. How far a seat has answered it does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct QuestionKey {
    seat: Seat,
    turn: u8,
    pass: u8,
    step: Step,
    /// How many tasks come before the step goes on, and the one below that at work: a card gives
    /// them one after the other.
    depth: u8,
    below: Option<Task>,
    /// The hex that is asked about, and the round of its battle.
    hex: Option<HexId>,
    round: u8,
}

impl Exodus {
    /// What a seat is asked now; nothing where it is not.
    #[must_use]
    pub fn question_key(&self, state: &State, seat: Seat) -> Option<QuestionKey> {
        let public = &state.public;
        if public.step == Step::Over || !self.seats_to_act(public).has(seat) {
            return None;
        }
        let battle = public.battle.as_ref();
        let battle = battle.filter(|_| public.step == Step::Battle);
        let veiled = if let Step::Uncloak(_) = public.step {
            public.veiled.first()
        } else {
            None
        };
        let depth = public.tasks.len();
        let below = depth
            .checked_sub(2)
            .and_then(|place| public.tasks.get(place));
        Some(QuestionKey {
            seat,
            turn: public.turn,
            pass: public.pass,
            step: public.step,
            depth: depth as u8,
            below: below.copied(),
            hex: battle.map(|battle| battle.hex).or(veiled),
            round: battle.map_or(0, |battle| battle.round),
        })
    }

    /// As [`Exodus::question_key`], for whoever knows no game.
    pub(in crate::exodus) fn question_of(&self, state: &State, seat: Seat) -> Option<QuestionId> {
        self.question_key(state, seat)
            .map(|matter| QuestionId::from_content(&matter))
    }
}

//! A comparable key of the question that a seat is asked. All steps of a decision with several
//! parts share one key, so that an action planned for one question never answers the next.

use crate::exodus::game::Exodus;
use crate::exodus::hex::HexId;
use crate::exodus::state::State;
use crate::exodus::step::{Step, Task};
use crate::game::{QuestionId, Seat};
use serde::Serialize;

/// Distinguishes a question from all other questions of a game. Partial answers of the seat do not
/// change the key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct QuestionKey {
    seat: Seat,
    turn: u8,
    #[serde(rename = "pass")]
    conquest_stage: u8,
    step: Step,
    /// Number of tasks on the stack. A card pushes its tasks one after another, so the task below
    /// the top is part of the key too.
    depth: u8,
    below: Option<Task>,
    /// The hex of the battle or of the uncloaking decision; `None` in other steps.
    hex: Option<HexId>,
    round: u8,
}

impl Exodus {
    /// Returns the key of the question that a seat is asked now, or `None` if it is not asked.
    #[must_use]
    pub fn question_key(&self, state: &State, seat: Seat) -> Option<QuestionKey> {
        let public = &state.public;
        if public.step == Step::Over || !self.seats_to_act(public).contains(seat) {
            return None;
        }
        let battle = public.battle.as_ref();
        let battle = battle.filter(|_| public.step == Step::Battle);
        let uncloak_hexes = if let Step::Uncloak(_) = public.step {
            public.uncloak_hexes.first()
        } else {
            None
        };
        let depth = public.tasks.len();
        let below = depth
            .checked_sub(2)
            .and_then(|index| public.tasks.get(index));
        Some(QuestionKey {
            seat,
            turn: public.turn,
            conquest_stage: public.conquest_stage,
            step: public.step,
            depth: depth as u8,
            below: below.copied(),
            hex: battle.map(|battle| battle.hex).or(uncloak_hexes),
            round: battle.map_or(0, |battle| battle.round),
        })
    }

    /// Returns [`Exodus::question_key`] in the form that all games share.
    pub(in crate::exodus) fn question_of(&self, state: &State, seat: Seat) -> Option<QuestionId> {
        self.question_key(state, seat)
            .map(|key| QuestionId::from_content(&key))
    }
}

//! Selects the best of several answers by playouts, with random hidden hands and dice. After each
//! round of playouts the worse half of the answers is dropped (successive halving).
//!
//! A playout counts by the chance to win at its end, not by the value of the position: a won battle
//! must not outweigh a hundred small advantages.

use super::super::SpaceRift;
use super::super::action::Action;
use super::super::battlefield::Side;
use super::super::state::{Phase, State, Task};
use super::super::view::View;
use super::playout::Playout;
use super::skill::{PLAYOUT_SKILL, Skill};
use crate::bots::win_chances::{FULL_SHARE, solo_win_chance};
use crate::bots::{LearnedEvaluation, SuccessiveHalving, network};
use crate::game::Game;

/// The chance of a won battle in a playout.
const WIN_CHANCE: i64 = 1 << 16;

/// The point at which a playout ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayoutHorizon {
    /// The end of the current roll or choice.
    Settled,
    /// The end of the player-turn.
    Turn,
    /// The end of this number of player-turns after the current one.
    Later(u8),
}

/// An answer, with the skill that plans the rest of its turn.
pub type Answer = (Vec<Action>, Skill);

/// A running search for the best of several answers, by playouts.
#[derive(Clone, Debug)]
pub struct PlayoutSearch {
    side: Side,
    until: PlayoutHorizon,
    halving: SuccessiveHalving<Answer>,
}

impl PlayoutSearch {
    /// Starts a search over answers, most promising first, with about this number of playouts. To replace the
    /// first one, another must be better by `margin` sixteenths of the standard error.
    #[must_use]
    pub fn new(
        side: Side,
        answers: Vec<Answer>,
        until: PlayoutHorizon,
        margin: i64,
        playouts: u32,
        seed: u64,
    ) -> Self {
        Self {
            side,
            until,
            halving: SuccessiveHalving::new(answers, margin, playouts, seed),
        }
    }

    /// Starts a search that only estimates the chance of a single answer.
    #[must_use]
    pub fn single(
        side: Side,
        answer: Answer,
        until: PlayoutHorizon,
        playouts: u32,
        seed: u64,
    ) -> Self {
        Self {
            side,
            until,
            halving: SuccessiveHalving::single(answer, playouts, seed),
        }
    }

    /// Ends the search with the best answer so far.
    pub fn finish(&mut self) {
        self.halving.finish();
    }

    /// Runs one playout and returns the nodes it took; `None` once one answer is left.
    pub fn run_playout(&mut self, game: &SpaceRift, view: &View) -> Option<u32> {
        let ((line, skill), mut rng) = self.halving.next_trial()?;
        let state = game.determinize(view, &mut rng);
        let from = state.public.turn;
        let mut playout = Playout::new(state, *skill, PLAYOUT_SKILL);
        for action in line {
            if !playout.is_planned_by(game, self.side)
                || !playout.play_action(game, *action, &mut rng)
            {
                break;
            }
        }
        let until = self.until;
        playout.run(game, &mut rng, |state| is_over(until, state, from));
        let chance = win_chance(game, &playout.state, self.side);
        let nodes = playout.nodes + 4;
        self.halving.record_result(chance, 1);
        Some(nodes)
    }

    /// Returns a new search that only estimates the chance of the best answer, with other random
    /// numbers. The playouts that selected the answer overestimate it.
    #[must_use]
    pub fn only_best(&self, playouts: u32, seed: u64) -> Option<Self> {
        let (best, _) = self.halving.best()?;
        Some(Self::single(
            self.side,
            best.clone(),
            self.until,
            playouts,
            seed,
        ))
    }

    /// Returns the best answer and its chance to win, in permille.
    #[must_use]
    pub fn best(&self) -> Option<(&Answer, u16)> {
        let (answer, mean) = self.halving.best()?;
        Some((answer, (mean * i64::from(FULL_SHARE) / WIN_CHANCE) as u16))
    }
}

/// Returns the chance of a side to win, at most [`WIN_CHANCE`], as the network sees it.
fn win_chance(game: &SpaceRift, state: &State, side: Side) -> i64 {
    match state.public.result {
        Some(result) => match result.winner {
            Some(winner) if winner == side => WIN_CHANCE,
            Some(_) => 0,
            None => WIN_CHANCE / 2,
        },
        None => {
            let [own, other] =
                [side, side.other()].map(|side| game.learned_value(state, side.seat()));
            i64::from(solo_win_chance((own - other) / 2, network::DOUBLING))
        }
    }
}

fn is_over(until: PlayoutHorizon, state: &State, from: u8) -> bool {
    let public = &state.public;
    match until {
        PlayoutHorizon::Settled => {
            public.rolls.is_empty() && public.task.is_none() && public.phase != Phase::Drift
        }
        PlayoutHorizon::Turn => public.turn != from,
        PlayoutHorizon::Later(turns) => public.turn > from.saturating_add(turns),
    }
}

/// Returns whether a choice of a card is part of a plan without an element of chance.
pub const fn is_planned(task: Task) -> bool {
    match task {
        Task::Signal
        | Task::Clear(_)
        | Task::Restore { .. }
        | Task::Order(_)
        | Task::Again(_)
        | Task::Keep(_) => true,
        Task::Grapple => false,
    }
}

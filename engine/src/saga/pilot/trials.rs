//! Which of several answers is best: each is tried out in games that are imagined, with what is
//! hidden guessed anew and dice rolled, and the worse half is dropped again and again.

use super::assess::assess;
use super::course::Course;
use super::goals::Brief;
use super::hope::lead;
use super::prices::Prices;
use super::reflex::Answer;
use super::skill::{IMAGINED, Skill};
use crate::bots::chances::{WHOLE, against_the_game};
use crate::bots::{Appraisal, Contest, Judge};
use crate::game::{Game, Seat, Status};
use crate::saga::Saga;
use crate::saga::state::State;
use crate::saga::step::{Phase, Step};
use crate::saga::view::View;

/// How many errors of the mean, in sixteenths, an answer must be better by than the first.
const DOUBT: i64 = 12;
/// Nodes at least for what an answer comes to that there is no other to.
const APPRAISAL: u32 = 500;
/// The same for a hint, whose figure is shown by itself.
const HINT: u32 = 2_000;
/// In the Arena a trial that is over counts no more than this, so that a rare end does not drown the rest.
const MOST: i32 = 12_000;
/// A campaign that is won, in the measure of trials.
const WON: i64 = 1 << 16;

/// What an answer came to in the middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// The chance to win the campaign, in permille.
    Chance(u16),
    /// What the position is worth in the Arena.
    Worth(i32),
}

/// Trials of several answers of a seat.
#[derive(Debug)]
pub struct Trials {
    seat: Seat,
    further: u8,
    contest: Contest<Answer>,
}

impl Trials {
    /// Trials of answers, the likelier first, that look so many rounds further.
    #[must_use]
    pub fn new(seat: Seat, answers: Vec<Answer>, skill: &Skill, seed: u64) -> Self {
        Self {
            seat,
            further: skill.further,
            contest: Contest::new(answers, DOUBT, skill.budget, seed),
        }
    }

    /// Trials of the only answer there is, for what it comes to.
    #[must_use]
    pub fn alone(seat: Seat, answer: Answer, skill: &Skill, how: Appraisal, seed: u64) -> Self {
        let least = match how {
            Appraisal::Rough => APPRAISAL,
            Appraisal::Careful => HINT,
        };
        let budget = least.max(skill.budget / 4);
        Self {
            seat,
            further: skill.further,
            contest: Contest::alone(answer, budget, seed),
        }
    }

    /// One trial; the nodes it took, or nothing when one answer is left.
    pub fn work(&mut self, game: &Saga, view: &View, brief: &Brief) -> Option<u32> {
        let (answer, mut lots) = self.contest.draw()?;
        let state = game.guess(view, &mut lots);
        let until = state.public.round.saturating_add(self.further);
        let mut course = Course::new(game, brief, state, IMAGINED.drawn(&mut lots));
        course.give_line(self.seat, &answer.line, &mut lots);
        course.run(&mut lots, |state| is_over(state, until));
        let worth = worth_of(game, &course.state, self.seat, brief);
        let nodes = course.nodes + 4;
        self.contest.score(worth, nodes);
        Some(nodes)
    }

    /// The best answer, and what it came to: in a campaign a chance in permille, in the Arena what it is worth.
    #[must_use]
    pub fn best(&self, game: &Saga) -> Option<(Answer, Found)> {
        let (answer, mean) = self.contest.best()?;
        let found = if game.is_rivalry() {
            Found::Worth(mean as i32)
        } else {
            Found::Chance((mean * i64::from(WHOLE) / WON) as u16)
        };
        Some((answer.clone(), found))
    }
}

/// What the end of a trial is worth: in a campaign the chance to win it, in the Arena what is to be had there.
fn worth_of(game: &Saga, state: &State, seat: Seat, brief: &Brief) -> i64 {
    let prices = Prices::of(game, &state.public, brief);
    let worth = || assess(game, state, seat, brief, prices);
    match game.status(state) {
        _ if game.is_rivalry() => i64::from(worth().clamp(-MOST, MOST)),
        Status::Over(outcome) if outcome.winners.has(seat) => WON,
        Status::Over(_) => 0,
        Status::WaitingFor(_) => {
            let lead = lead(game, &state.public, worth());
            i64::from(against_the_game(lead, game.doubles()))
        }
    }
}

/// Whether a trial has come to its end: a round is over, and the next has its movement before it.
fn is_over(state: &State, until: u8) -> bool {
    let public = &state.public;
    public.round > until
        || public.round == until
            && public.tasks.is_empty()
            && matches!(public.step, Step::Turns(Phase::Upkeep))
}

//! Selects the best of several answers by playouts, with random hidden hands and dice. The worse
//! half of the answers is dropped after every round (sequential halving).

use super::super::SpaceRift;
use super::super::action::Action;
use super::super::battlefield::Side;
use super::super::state::{Phase, State};
use super::super::view::View;
use super::playout::Playout;
use super::position_value::position_value;
use super::skill::{PLAYOUT_SKILL, Skill};
use crate::chance::SeededRng;
use crate::game::Game;

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

/// An answer that is being tested.
#[derive(Clone, Debug)]
struct Candidate {
    line: Vec<Action>,
    skill: Skill,
    sum: i64,
    playouts: i64,
}

impl Candidate {
    fn mean(&self) -> i64 {
        self.sum / self.playouts.max(1)
    }
}

/// A running search for the best of several answers, by playouts.
#[derive(Clone, Debug)]
pub struct PlayoutSearch {
    side: Side,
    until: PlayoutHorizon,
    seed: u64,
    candidates: Vec<Candidate>,
    /// Playouts of each candidate in this round, and the number of this round.
    each: u64,
    round: u64,
    /// Number of the current playout in the round, and the next candidate.
    sample: u64,
    next: usize,
}

impl PlayoutSearch {
    /// Starts a search over `lines`, most promising first, each with the skill that plans the rest
    /// of the turn; `each` is the number of playouts per line in the first round.
    #[must_use]
    pub fn new(
        side: Side,
        lines: Vec<(Vec<Action>, Skill)>,
        until: PlayoutHorizon,
        each: u64,
        seed: u64,
    ) -> Self {
        let candidates = lines.into_iter().map(|(line, skill)| Candidate {
            line,
            skill,
            sum: 0,
            playouts: 0,
        });
        Self {
            side,
            until,
            seed,
            candidates: candidates.collect(),
            each: each.max(1),
            round: 0,
            sample: 0,
            next: 0,
        }
    }

    /// Returns a new search of the best answer alone, with other random numbers. The playouts that
    /// selected the answer overestimate it.
    #[must_use]
    pub fn only_best(&self, each: u64, seed: u64) -> Option<Self> {
        let best = self.winner()?;
        let lines = vec![(best.line.clone(), best.skill)];
        Some(Self::new(self.side, lines, self.until, each, seed))
    }

    /// Runs one playout. Returns the number of nodes, or `None` when one answer is left.
    pub fn run_playout(&mut self, game: &SpaceRift, view: &View) -> Option<u32> {
        if self.next >= self.candidates.len() {
            (self.next, self.sample) = (0, self.sample + 1);
            if self.sample >= self.each {
                self.drop_worse_half();
            }
        }
        if self.candidates.len() < 2 && (self.round > 0 || self.candidates.is_empty()) {
            return None;
        }
        // All candidates get the same hands and, as long as they ask for the same rolls, the same
        // dice.
        let stream = self.round << 32 | self.sample;
        let mut rng = SeededRng::new(self.seed, stream);
        let candidate = &mut self.candidates[self.next];
        self.next += 1;
        let state = game.determinize(view, &mut rng);
        let from = state.public.turn;
        let mut playout = Playout::new(state, candidate.skill, PLAYOUT_SKILL);
        for action in &candidate.line {
            let goes_on = playout.is_planned_by(game, self.side);
            if !goes_on || !playout.play_action(game, *action, &mut rng) {
                break;
            }
        }
        let until = self.until;
        playout.run(game, &mut rng, |state| is_over(until, state, from));
        candidate.sum += i64::from(position_value(game, &playout.state, self.side));
        candidate.playouts += 1;
        Some(playout.nodes + 4)
    }

    /// Drops the worse half of the candidates and doubles the playouts of the rest.
    fn drop_worse_half(&mut self) {
        // The sort is stable, so of equal candidates the more promising one stays.
        self.candidates
            .sort_by_key(|candidate| std::cmp::Reverse(candidate.mean()));
        self.candidates.truncate(self.candidates.len().div_ceil(2));
        (self.sample, self.round, self.each) = (0, self.round + 1, self.each * 2);
    }

    /// Returns the best answer and its value.
    #[must_use]
    pub fn best(&self) -> Option<(&[Action], i32)> {
        let best = self.winner()?;
        Some((&best.line, best.mean() as i32))
    }

    /// Returns the best candidate; of equal ones, the first.
    fn winner(&self) -> Option<&Candidate> {
        let each = self.candidates.iter().rev();
        each.max_by_key(|candidate| candidate.mean())
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

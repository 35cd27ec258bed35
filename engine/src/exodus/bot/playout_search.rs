//! Finds the best of several answers. Each answer is tried in playouts with resampled hidden
//! choices and new dice, and successive halving drops the worse half again and again.

use super::super::Exodus;
use super::super::action::Action;
use super::super::state::State;
use super::super::step::Step;
use super::super::view::View;
use super::combat_odds::CombatOdds;
use super::playout::Playout;
use super::position_value::position_value;
use super::skill::{PLAYOUT_SKILL, Skill};
use crate::bots::{EstimatePrecision, SuccessiveHalving};
use crate::game::{Game, Seat};

/// Lead over the first answer that another answer needs, in sixteenths of the standard error.
const REQUIRED_MARGIN: i64 = 10;
/// Minimum number of nodes for the value of a line without alternatives.
const MIN_APPRAISAL_NODES: u32 = 1500;
/// Minimum number of nodes for a hint, whose value a player sees.
const HINT_NODES: u32 = 100_000;

/// A search over several answers of one seat.
#[derive(Debug)]
pub struct PlayoutSearch {
    seat: Seat,
    extra_turns: u8,
    halving: SuccessiveHalving<Vec<Action>>,
}

impl PlayoutSearch {
    /// Creates a search over lines, the most likely first; `skill` sets the lookahead.
    #[must_use]
    pub fn new(seat: Seat, lines: Vec<Vec<Action>>, skill: &Skill, seed: u64) -> Self {
        Self {
            seat,
            extra_turns: skill.extra_turns,
            halving: SuccessiveHalving::new(lines, REQUIRED_MARGIN, skill.budget, seed),
        }
    }

    /// Creates a search that only estimates the value of one line.
    #[must_use]
    pub fn single(
        seat: Seat,
        line: Vec<Action>,
        skill: &Skill,
        precision: EstimatePrecision,
        seed: u64,
    ) -> Self {
        let min_nodes = match precision {
            EstimatePrecision::Rough => MIN_APPRAISAL_NODES,
            EstimatePrecision::Careful => HINT_NODES,
        };
        let budget = min_nodes.max(skill.budget / 4);
        Self {
            seat,
            extra_turns: skill.extra_turns,
            halving: SuccessiveHalving::single(line, budget, seed),
        }
    }

    /// Ends the search with the best answer so far.
    pub fn finish(&mut self) {
        self.halving.finish();
    }

    /// Runs one playout and returns its nodes, or `None` if one answer is left.
    pub fn run_playout(&mut self, game: &Exodus, view: &View, odds: &CombatOdds) -> Option<u32> {
        let (line, mut rng) = self.halving.next_trial()?;
        let state = game.determinize(view, &mut rng);
        let until = state.public.turn.saturating_add(self.extra_turns);
        let skill = PLAYOUT_SKILL.for_decision(&mut rng);
        let mut playout = Playout::new(game, odds, state, skill);
        playout.resample_sealed(self.seat, &mut rng);
        playout.play_line(self.seat, line, &mut rng);
        playout.run(&mut rng, |state| is_over(state, until));
        let value = i64::from(position_value(game, &playout.state, self.seat));
        let nodes = playout.nodes + 4;
        self.halving.record_result(value, nodes);
        Some(nodes)
    }

    /// Returns the best answer and its value.
    #[must_use]
    pub fn best(&self) -> Option<(&[Action], i32)> {
        let (line, value) = self.halving.best()?;
        Some((line.as_slice(), value as i32))
    }
}

/// Returns whether a playout ends here: the turn is over and its results are known.
fn is_over(state: &State, until: u8) -> bool {
    let public = &state.public;
    public.turn > until && !matches!(public.step, Step::Upkeep)
}

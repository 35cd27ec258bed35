//! Random matches, decision by decision, for the checks of a game's words and animations. Unlike
//! [`random_match`](crate::random_match), they need no session and show the whole state.

use engine::chance::{Chance, SeededRng};
use engine::game::{Game, Prompt, Seat};

/// A decision of a random match, and what it leads to.
pub struct RandomDecision<'a, G: Game> {
    game: &'a G,
    /// Its number, from 0.
    pub number: usize,
    pub seat: Seat,
    /// The legal actions of the seat.
    pub legal: &'a [G::Action],
    /// The action that is taken.
    pub action: G::Action,
    pub before: &'a G::State,
    pub after: &'a G::State,
    pub events: &'a [G::Event],
}

impl<G: Game> RandomDecision<'_, G> {
    #[must_use]
    pub fn prompt(&self) -> Prompt<G::Action, G::Refusal> {
        self.game.prompt(self.before, self.seat)
    }

    /// Returns `count` actions of a prompt, others at each decision, and the one that is taken; and
    /// the refusals of the former.
    #[must_use]
    pub fn sample(
        &self,
        prompt: &Prompt<G::Action, G::Refusal>,
        count: usize,
    ) -> (Vec<G::Action>, Vec<G::Refusal>) {
        let first = self.number % prompt.choices.len();
        let choices = prompt.choices.iter().cycle().skip(first).take(count);
        let actions = choices.clone().map(|choice| choice.action);
        let refusals = choices.filter_map(|choice| choice.refusal);
        (actions.chain([self.action]).collect(), refusals.collect())
    }
}

/// Plays at most `max_decisions` random decisions from the deal of a seed, calls `check` after each,
/// and returns the last state.
///
/// # Panics
/// If the game refuses an action that it lists.
pub fn play_random_decisions<G: Game>(
    game: &G,
    seed: u64,
    max_decisions: usize,
    mut check: impl FnMut(&RandomDecision<'_, G>),
) -> G::State {
    let mut chance = SeededRng::new(seed, 0);
    let mut state = game.deal(&mut chance);
    for number in 0..max_decisions {
        let Some(seat) = game.status(&state).waiting_seats().iter().next() else {
            break;
        };
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        let action = legal[chance.pick(legal.len() as u32) as usize];
        let before = state.clone();
        let mut events: Vec<G::Event> = Vec::new();
        game.act(&mut state, seat, action, &mut chance, &mut events)
            .expect("a legal action");
        check(&RandomDecision {
            game,
            number,
            seat,
            legal: &legal,
            action,
            before: &before,
            after: &state,
            events: &events,
        });
    }
    state
}

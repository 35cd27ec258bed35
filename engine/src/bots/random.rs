//! A bot that takes any action: the baseline of the others, and the player of law tests.

use super::Bot;
use crate::chance::Chance;
use crate::game::{Game, Seat};

/// Takes each legal action with equal probability.
#[derive(Clone, Debug)]
pub struct RandomBot<G: Game, C> {
    state: G::State,
    seat: Seat,
    chance: C,
    chosen: Option<G::Action>,
}

impl<G: Game, C: Chance> RandomBot<G, C> {
    /// Creates a bot for `seat`, which sees `view` and draws from `chance`.
    pub fn new(game: &G, view: &G::View, seat: Seat, mut chance: C) -> Self {
        let state = game.determinize(view, &mut chance);
        Self {
            state,
            seat,
            chance,
            chosen: None,
        }
    }
}

impl<G: Game, C: Chance> Bot<G> for RandomBot<G, C> {
    fn think_step(&mut self, game: &G) -> Option<u32> {
        let mut list = Vec::new();
        game.legal_actions(&self.state, self.seat, &mut list);
        let count = u32::try_from(list.len()).unwrap_or(u32::MAX);
        let index = self.chance.pick(count) as usize;
        self.chosen = list.get(index).copied();
        None
    }

    fn line(&self) -> Vec<G::Action> {
        self.chosen.into_iter().collect()
    }
}

//! A bot that looks one action ahead.

use super::{Bot, Evaluate};
use crate::chance::Chance;
use crate::game::{Game, NullSink, Seat};

/// Takes the action with the best position after it, by the game's own estimate; ties are broken at
/// random.
///
/// ```
/// use engine::bots::{Bot, GreedyBot};
/// use engine::chance::SeededRng;
/// use engine::game::{Game, Viewer};
/// use engine::rift::{Rift, options::Options};
/// use engine::session::Session;
///
/// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
/// let session = Session::new(game.clone(), 7);
/// let seat = session.status().waiting_seats().iter().next().ok_or("it is over")?;
/// let view = session.view(Viewer::Seat(seat));
/// let line = GreedyBot::new(&game, &view, seat, SeededRng::new(7, u64::MAX)).decide(&game);
/// assert_eq!(line.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct GreedyBot<G: Game, C> {
    state: G::State,
    seat: Seat,
    chance: C,
    list: Vec<G::Action>,
    next: usize,
    best: Option<(i32, u32, G::Action)>,
}

impl<G: Evaluate, C: Chance> GreedyBot<G, C> {
    /// Creates a bot for `seat`, which sees `view` and draws from `chance`.
    pub fn new(game: &G, view: &G::View, seat: Seat, mut chance: C) -> Self {
        let state = game.determinize(view, &mut chance);
        let mut list = Vec::new();
        game.legal_actions(&state, seat, &mut list);
        Self {
            state,
            seat,
            chance,
            list,
            next: 0,
            best: None,
        }
    }

    fn try_action(&mut self, game: &G, action: G::Action) {
        let mut after = self.state.clone();
        let done = game.act(
            &mut after,
            self.seat,
            action,
            &mut self.chance,
            &mut NullSink,
        );
        if done.is_err() {
            return;
        }
        let value = game.evaluate(&after, self.seat);
        let tie_break = self.chance.pick(u32::MAX);
        if self.best.is_none_or(|(best_value, best_tie_break, _)| {
            (value, tie_break) > (best_value, best_tie_break)
        }) {
            self.best = Some((value, tie_break, action));
        }
    }
}

impl<G: Evaluate, C: Chance> Bot<G> for GreedyBot<G, C> {
    fn think_step(&mut self, game: &G) -> Option<u32> {
        let action = *self.list.get(self.next)?;
        self.next += 1;
        self.try_action(game, action);
        Some(1)
    }

    fn line(&self) -> Vec<G::Action> {
        self.best.map(|(_, _, action)| action).into_iter().collect()
    }
}

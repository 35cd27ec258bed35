//! One game followed: what sides had as its rounds began, and in the end.
//!
//! Figures and rounds are those that the game tells of itself to whoever watches it again, and what
//! stands in its ledger has the names that the game gives.

use engine::chronicle::Beginning;
use engine::game::{Record, Viewer};
use engine::ring::{Holding, Ring};
use std::collections::BTreeMap;

/// What every side had at one moment, by side and name.
pub type Stand = BTreeMap<(u8, String), f64>;

/// Notes what sides have as rounds begin.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    /// What they had as a round began, by its number.
    pub rounds: Vec<(u16, Stand)>,
    /// What they had in the end.
    pub end: Stand,
}

impl Course {
    /// Notes how `state` stands if with `events` a round began that is later than those before.
    pub fn follow<G: Ring>(&mut self, game: &G, state: &G::State, begun: &Begun<'_, G>) {
        let Some(Beginning { round, .. }) = begun.last else {
            return;
        };
        if self.rounds.last().is_none_or(|(known, _)| *known < round) {
            self.rounds.push((round, stand(game, state)));
        }
    }

    /// Notes how a game ended.
    pub fn close<G: Ring>(&mut self, game: &G, state: &G::State) {
        self.end = stand(game, state);
    }
}

/// Listens for beginnings.
pub struct Begun<'a, G: Ring> {
    game: &'a G,
    last: Option<Beginning>,
}

impl<'a, G: Ring> Begun<'a, G> {
    /// Nothing has begun yet.
    pub const fn new(game: &'a G) -> Self {
        Self { game, last: None }
    }
}

impl<G: Ring> Record<G::Event> for Begun<'_, G> {
    fn note(&mut self, event: G::Event) {
        if let Some(beginning) = self.game.beginning(&event) {
            self.last = Some(beginning);
        }
    }
}

fn stand<G: Ring>(game: &G, state: &G::State) -> Stand {
    let view = game.view(state, Viewer::Historian);
    let mut values = Vec::new();
    game.measure(&view, &mut values);
    let figures = game.figures().into_iter().zip(values);
    let seats = game.seats();
    let figures = figures.filter(|(figure, _)| seats.has(figure.seat));
    let mut stand = Stand::new();
    for (figure, value) in figures {
        let name = (game.side(figure.seat), figure.kind.to_owned());
        *stand.entry(name).or_default() += f64::from(value);
    }
    for seat in seats.iter() {
        for Holding { name, parts, whole } in game.ledger(&view, seat) {
            let value = f64::from(parts) / f64::from(whole);
            *stand.entry((game.side(seat), name)).or_default() += value;
        }
    }
    stand
}

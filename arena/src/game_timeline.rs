//! One game followed: what sides had as its rounds began, and in the end.
//!
//! Figures and rounds are those that the game tells of itself to whoever watches it again, and what
//! stands in its ledger has the names that the game gives.

use engine::arena_setup::{ArenaSetup, SeatResource};
use engine::game::{EventSink, Viewer};
use engine::game_history::TurnStart;
use std::collections::BTreeMap;

/// What every side had at one moment, by side and name.
pub type SideStats = BTreeMap<(u8, String), f64>;

/// Notes what sides have as rounds begin.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct GameTimeline {
    /// What they had as a round began, by its number.
    pub rounds: Vec<(u16, SideStats)>,
    /// What they had in the end.
    pub end: SideStats,
}

impl GameTimeline {
    /// Notes how `state` stands if with `events` a round began that is later than those before.
    pub fn record_round<G: ArenaSetup>(
        &mut self,
        game: &G,
        state: &G::State,
        begun: &TurnStartSink<'_, G>,
    ) {
        let Some(TurnStart { round, .. }) = begun.last else {
            return;
        };
        if self.rounds.last().is_none_or(|(known, _)| *known < round) {
            self.rounds.push((round, side_stats(game, state)));
        }
    }

    /// Notes how a game ended.
    pub fn record_end<G: ArenaSetup>(&mut self, game: &G, state: &G::State) {
        self.end = side_stats(game, state);
    }
}

/// Listens for beginnings.
pub struct TurnStartSink<'a, G: ArenaSetup> {
    game: &'a G,
    last: Option<TurnStart>,
}

impl<'a, G: ArenaSetup> TurnStartSink<'a, G> {
    /// Nothing has begun yet.
    pub const fn new(game: &'a G) -> Self {
        Self { game, last: None }
    }
}

impl<G: ArenaSetup> EventSink<G::Event> for TurnStartSink<'_, G> {
    fn emit(&mut self, event: G::Event) {
        if let Some(beginning) = self.game.turn_start(&event) {
            self.last = Some(beginning);
        }
    }
}

fn side_stats<G: ArenaSetup>(game: &G, state: &G::State) -> SideStats {
    let view = game.view(state, Viewer::Omniscient);
    let mut values = Vec::new();
    game.measure(&view, &mut values);
    let figures = game.tracked_stats().into_iter().zip(values);
    let seats = game.seats();
    let figures = figures.filter(|(figure, _)| seats.has(figure.seat));
    let mut stand = SideStats::new();
    for (figure, value) in figures {
        let name = (game.side(figure.seat), figure.kind.to_owned());
        *stand.entry(name).or_default() += f64::from(value);
    }
    for seat in seats.iter() {
        for SeatResource { name, parts, whole } in game.seat_resources(&view, seat) {
            let value = f64::from(parts) / f64::from(whole);
            *stand.entry((game.side(seat), name)).or_default() += value;
        }
    }
    stand
}

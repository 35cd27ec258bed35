//! Records the values of the sides at the start of each round and at the end of a game.
//!
//! The values, their names and the rounds are those that the game provides for its replay.

use engine::arena_setup::{ArenaSetup, SeatResource};
use engine::game::{EventSink, Viewer};
use engine::game_history::TurnStart;
use std::collections::BTreeMap;

/// The values of all sides at one moment, by side and name.
pub type SideStats = BTreeMap<(u8, String), f64>;

/// The values of the sides during a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct GameTimeline {
    /// The values at the start of each round, with its number.
    pub rounds: Vec<(u16, SideStats)>,
    /// The values in the final position.
    pub end: SideStats,
}

impl GameTimeline {
    /// Records the values of `state` if a new round starts with `turn_start`.
    pub fn record_round<G: ArenaSetup>(
        &mut self,
        game: &G,
        state: &G::State,
        turn_start: &TurnStartSink<'_, G>,
    ) {
        let Some(TurnStart { round, .. }) = turn_start.last else {
            return;
        };
        if self.rounds.last().is_none_or(|(known, _)| *known < round) {
            self.rounds.push((round, side_stats(game, state)));
        }
    }

    /// Records the values at the end of a game.
    pub fn record_end<G: ArenaSetup>(&mut self, game: &G, state: &G::State) {
        self.end = side_stats(game, state);
    }
}

/// An event sink that remembers the latest start of a turn.
pub struct TurnStartSink<'a, G: ArenaSetup> {
    game: &'a G,
    last: Option<TurnStart>,
}

impl<'a, G: ArenaSetup> TurnStartSink<'a, G> {
    /// Creates a sink that has received no event.
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
    let figures = figures.filter(|(figure, _)| seats.contains(figure.seat));
    let mut stats = SideStats::new();
    for (figure, value) in figures {
        let name = (game.side(figure.seat), figure.kind.to_owned());
        *stats.entry(name).or_default() += f64::from(value);
    }
    for seat in seats.iter() {
        for SeatResource { name, parts, whole } in game.seat_resources(&view, seat) {
            let value = f64::from(parts) / f64::from(whole);
            *stats.entry((game.side(seat), name)).or_default() += value;
        }
    }
    stats
}

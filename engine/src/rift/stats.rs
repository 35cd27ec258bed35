//! Statistics of a Centauri Rift match for its replay: turns, and values of the ships over time.

use super::Rift;
use super::event::Event;
use super::options::Mode;
use super::ship::{Ship, ShipId};
use super::state::State;
use crate::game::{Game, Seat};
use crate::game_history::{GameStats, TrackedStat, TurnStart};

/// The key of a statistic, and the function that reads it from a ship.
type StatSeries = (&'static str, fn(&Ship) -> u8);

/// Statistics that are tracked for every ship; energy includes both stores.
const STAT_SERIES: [StatSeries; 3] = [
    ("hull", |ship| ship.hull),
    ("shields", |ship| ship.bars.sum()),
    ("energy", Ship::energy),
];

impl GameStats for Rift {
    /// Recognizes the start of a ship's turn `[RIFT-5.3]`.
    fn turn_start(&self, event: &Event) -> Option<TurnStart> {
        if let Event::TurnStarted { ship, round } = *event {
            Some(TurnStart {
                round,
                seat: self.owner(ship),
                piece: Some(ship.0),
            })
        } else {
            None
        }
    }

    /// Recognizes the end of a game of a series `[RIFT-15.5]`.
    fn ends_game(&self, event: &Event) -> bool {
        matches!(event, Event::GameEnded { .. })
    }

    /// Returns the series: hull, total shield strength and energy of every ship, kind by kind; in
    /// Centaur Ace followed by the points of every player.
    fn tracked_stats(&self) -> Vec<TrackedStat> {
        let ships = || (0..self.builds().len() as u8).map(ShipId);
        let of_ships = STAT_SERIES.into_iter().flat_map(|(kind, _)| {
            ships().map(move |ship| TrackedStat {
                kind,
                seat: self.owner(ship),
                piece: Some(ship.0),
            })
        });
        let score = |seat: Seat| TrackedStat {
            kind: "score",
            seat,
            piece: None,
        };
        of_ships.chain(self.scoring_seats().map(score)).collect()
    }

    /// Measures all series; a destroyed ship has 0 of everything.
    fn measure(&self, view: &State, values: &mut Vec<i32>) {
        for (_, figure) in STAT_SERIES {
            let of_ship = |ship: &Ship| {
                if ship.is_alive() {
                    figure(ship).into()
                } else {
                    0
                }
            };
            values.extend(view.ships.iter().map(of_ship));
        }
        let score = |seat: Seat| {
            view.scores
                .get(seat.index())
                .map_or(0, |&score| score.into())
        };
        values.extend(self.scoring_seats().map(score));
    }
}

impl Rift {
    /// Iterates over the seats that have points `[RIFT-16.2]`.
    fn scoring_seats(&self) -> impl Iterator<Item = Seat> {
        let has_scored = self.rules().mode == Mode::Ace;
        let seats = self.seats();
        (0..seats.len() as u8).map(Seat).filter(move |_| has_scored)
    }
}

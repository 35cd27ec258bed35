//! What is told of a match of Centauri Rift that is watched again: turns, and the state of ships.

use super::Rift;
use super::event::Event;
use super::options::Mode;
use super::ship::{Ship, ShipId};
use super::state::State;
use crate::game::{Game, Seat};
use crate::game_history::{GameStats, TrackedStat, TurnStart};

/// A figure of a ship, and where it stands.
type StatSeries = (&'static str, fn(&Ship) -> u8);

/// What is followed of every ship; energy is what is in both stores.
const STAT_SERIES: [StatSeries; 3] = [
    ("hull", |ship| ship.hull),
    ("shields", |ship| ship.bars.sum()),
    ("energy", Ship::energy),
];

impl GameStats for Rift {
    /// A ship's turn `[RIFT-5.3]`.
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

    /// A game of a series `[RIFT-15.5]`.
    fn ends_game(&self, event: &Event) -> bool {
        matches!(event, Event::GameEnded { .. })
    }

    /// Hull, strength of all bars, and energy of every ship, a kind after the other; in Centaur Ace
    /// the points of every captain after them.
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
        of_ships.chain(self.captains().map(score)).collect()
    }

    /// A ship that is lost has nothing.
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
        values.extend(self.captains().map(score));
    }
}

impl Rift {
    /// The seats that have points `[RIFT-16.2]`.
    fn captains(&self) -> impl Iterator<Item = Seat> {
        let scored = self.rules().mode == Mode::Ace;
        let seats = self.seats();
        (0..seats.len() as u8).map(Seat).filter(move |_| scored)
    }
}

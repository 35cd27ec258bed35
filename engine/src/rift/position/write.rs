//! Writes a state as a position. Every state can be written, including invalid ones.

use super::{FORMAT, MineEntry, Position, PositionResult, ShipEntry, TurnProgress, WaveProgress};
use crate::game::{Seat, SeatSet};
use crate::rift::Rift;
use crate::rift::board_file::StartBars;
use crate::rift::ship::{MAX_MOUNTS, Ship, ShipId, Side};
use crate::rift::state::{MAX_SIDE_CHOICES, Mine, State, Turn, Wave};

impl Rift {
    /// Returns the position of a state, with every value written out.
    #[must_use]
    pub fn position_of(&self, state: &State) -> Position {
        let seats = self.seats_at_table();
        let ships = (0u8..).map(ShipId).zip(state.ships.iter());
        Position {
            format: FORMAT.to_owned(),
            round: state.round,
            phase: state.phase,
            team: state.team,
            last: Some(state.last),
            ships: ships
                .map(|(id, ship)| ship_entry(ship, state.is_ready(id)))
                .collect(),
            mines: state.mines.iter().map(|&mine| mine.into()).collect(),
            turn: (state.turn != Turn::default()).then(|| turn_progress(&state.turn)),
            wave: (state.wave != Wave::default()).then(|| wave_progress(&state.wave)),
            quiet: state.quiet_rounds,
            has_damage: state.has_damage,
            turns: state.turns,
            scores: state.scores.iter().copied().take(seats).collect(),
            wins: state
                .wins
                .iter()
                .copied()
                .take(self.teams().len())
                .collect(),
            games: state.games,
            out: list(state.out),
            offer: state.offer,
            agreed: list(state.agreed),
            result: state.result.map(|result| PositionResult {
                winners: list(result.winners),
                ending: result.ending,
            }),
        }
    }
}

fn list(seats: SeatSet) -> Vec<Seat> {
    seats.iter().collect()
}

fn ship_entry(ship: &Ship, is_ready: bool) -> ShipEntry {
    let [front, right, back, left] = Side::ALL.map(|side| Some(ship.bars.side(side)));
    ShipEntry {
        at: ship.space,
        facing: ship.heading,
        speed: ship.speed,
        main: Some(ship.main),
        aux: Some(ship.aux),
        hull: Some(ship.hull),
        torpedoes: Some(ship.torpedoes),
        mines: Some(ship.mines),
        bars: Some(StartBars {
            F: front,
            R: right,
            B: back,
            L: left,
        }),
        ion: ship.ion,
        is_ready: Some(is_ready),
    }
}

impl From<Mine> for MineEntry {
    fn from(mine: Mine) -> Self {
        Self {
            at: mine.space(),
            by: mine.owner(),
        }
    }
}

fn turn_progress(turn: &Turn) -> TurnProgress {
    let mut shots: Vec<u8> = (0..MAX_MOUNTS as u8).map(|n| turn.shots(n)).collect();
    while shots.last() == Some(&0) {
        shots.pop();
    }
    TurnProgress {
        ship: turn.ship,
        moved: turn.moved,
        shots,
        mines_laid: turn.mines_laid,
        has_warped: turn.has_warped,
        has_fired_charged: turn.has_fired_charged,
        has_waiting_mine: turn.has_waiting_mine,
        has_timed_out: turn.has_timed_out,
    }
}

fn wave_progress(wave: &Wave) -> WaveProgress {
    let chosen = usize::from(wave.chosen).min(MAX_SIDE_CHOICES);
    WaveProgress {
        mines: wave.mines.indices().map(|n| n as u8).collect(),
        sides: (0..chosen).map(|n| wave.side(n)).collect(),
        struck: wave.struck,
        after: wave.after,
    }
}

//! Checks of the spaces of ships and mines, and of the number of mines.

use super::super::Rift;
use super::super::options::Mode;
use super::super::ship::Ship;
use super::super::state::{Mine, Phase, State};
use super::ensure;
use crate::error::ValidationResult;
use crate::game::Seat;
use crate::grid::Space;

impl Rift {
    /// Checks that every ship is on the board and alone in its space; a destroyed ship keeps its
    /// last space `[RIFT-2.6]`.
    pub(super) fn check_spaces(&self, state: &State) -> ValidationResult {
        for (n, ship) in state.ships.iter().enumerate() {
            let (path, space) = (|| format!("ships[{n}].at"), ship.space);
            self.check_open(space, path)?;
            let mut before = state.ships.iter().take(n);
            let is_taken =
                ship.is_alive() && before.any(|other| other.is_alive() && other.space == space);
            ensure(!is_taken, || (path(), format!("{space} is taken")))?;
        }
        Ok(())
    }

    /// Checks that a space is on the board and not filled by terrain `[RIFT-2.8]`.
    fn check_open(&self, space: Space, path: impl Fn() -> String) -> ValidationResult {
        let is_on_board = self.board.contains(space.square());
        ensure(is_on_board, || {
            (path(), format!("{space} is off the board"))
        })?;
        let is_open = !self.board.is_solid(space);
        ensure(is_open, || {
            (path(), format!("{space} is filled by terrain"))
        })
    }

    /// Checks that every mine is alone in its space, and that its owner could have laid it.
    pub(super) fn check_mines(&self, state: &State) -> ValidationResult {
        for (n, mine) in state.mines.iter().enumerate() {
            let (path, space) = (|| format!("mines[{n}].at"), mine.space());
            self.check_open(space, path)?;
            let is_duplicate = state
                .mines
                .iter()
                .take(n)
                .any(|other| other.space() == space);
            let is_under_ship = state.ship_at(space).is_some() && !Self::is_struck(state, n);
            ensure(!is_duplicate && !is_under_ship, || {
                (path(), format!("{space} is taken"))
            })?;
            let seat = mine.owner().unwrap_or(Seat(0));
            ensure(self.all_seats().contains(seat), || {
                (
                    format!("mines[{n}].by"),
                    format!("there is no seat {}", seat.0),
                )
            })?;
        }
        let is_full = state.turn.has_waiting_mine && state.mines.is_full();
        ensure(!is_full, || {
            ("turn.waiting_mine", "there is no room for another mine")
        })?;
        // Replaced ships bring new mines, so their number has no limit.
        if self.rules.mode == Mode::Ace {
            return Ok(());
        }
        self.all_seats()
            .iter()
            .try_for_each(|seat| self.check_stores(state, seat))
    }

    /// Returns whether a mine is detonating under the ship that struck it and shares its space
    /// until then `[RIFT-13.7]`.
    fn is_struck(state: &State, mine: usize) -> bool {
        let struck = state.wave.struck.and_then(|(id, _)| state.ship(id));
        let at = state.mines.get(mine).map(|mine| mine.space());
        // A match may end during a detonation.
        let is_detonating = !matches!(
            state.phase,
            Phase::Activation | Phase::Orders | Phase::Return
        );
        is_detonating
            && state.wave.mines.contains(mine)
            && struck.is_some_and(|ship| Some(ship.space) == at)
    }

    /// Checks that the mines a seat has laid and has in store do not exceed those its ships and
    /// starting places came with; neutral mines must be those of the board `[RIFT-4.3]`
    /// `[RIFT-13.1]`. Mines of the board may exist in addition to full stores, because matches that
    /// start like that have been shared and must stay readable.
    fn check_stores(&self, state: &State, seat: Seat) -> ValidationResult {
        let is_own = |mine: &&Mine| mine.owner() == Some(seat);
        let mines_laid = state.mines.iter().filter(is_own).count();
        let on_board = self.mines.iter().filter(is_own).count();
        let stored = |ships: &[Ship]| -> usize {
            let fleet = self.builds.iter().zip(ships);
            let own_ships = fleet.filter(|(build, _)| build.seat == seat.0);
            own_ships.map(|(_, ship)| usize::from(ship.mines)).sum()
        };
        let active = state.turn.ship.map(|ship| self.owner(ship));
        let waiting = usize::from(state.turn.has_waiting_mine && active == Some(seat));
        let (current, initial) = (
            mines_laid + waiting + stored(&state.ships),
            stored(&self.starts),
        );
        ensure(current <= on_board + 2 * initial, || {
            let (seat, initial) = (seat.0, on_board + initial);
            let reason = format!("seat {seat} laid and carries {current} mines, and had {initial}");
            ("mines", reason)
        })
    }
}

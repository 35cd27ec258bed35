//! Converts a position to a state; values that the state's types cannot hold are errors. `validate`
//! then checks whether the state is possible.

use super::{FORMAT, Position, ShipEntry, WaveProgress};
use crate::components::ArrayVec;
use crate::error::LoadError;
use crate::game::{MAX_SEATS, Seat, SeatSet};
use crate::rift::Rift;
use crate::rift::options::MAX_SHIPS;
use crate::rift::ship::{Layer, MAX_MOUNTS, Ship, ShipId, Slot};
use crate::rift::state::{GameResult, MAX_MINES, MAX_SIDE_CHOICES, Mine, State, Turn, Wave};

/// Largest value of the state's four-bit numbers: the strength of a bar, the shots of a mount.
const MAX_NIBBLE: u8 = 15;

/// Returns the error for a path in the position.
fn invalid(path: impl Into<String>, reason: impl Into<String>) -> LoadError {
    LoadError::new("position", path, reason)
}

/// Returns an error for `path` unless `holds` is true.
fn ensure(
    holds: bool,
    path: impl Into<String>,
    reason: impl Into<String>,
) -> Result<(), LoadError> {
    if holds {
        Ok(())
    } else {
        Err(invalid(path, reason))
    }
}

impl Rift {
    /// Returns the number of seats in the match.
    pub(super) fn seats_at_table(&self) -> usize {
        self.teams().iter().map(|team| team.len() as usize).sum()
    }

    /// Returns the state that a position describes in this game.
    ///
    /// # Errors
    /// Returns an error with the invalid path in the position and the reason.
    pub fn state_of(&self, position: &Position) -> Result<State, LoadError> {
        let teams = self.teams().len();
        let format = format!("`{}` is not {FORMAT}", position.format);
        ensure(position.format == FORMAT, "format", format)?;
        let before = position.team.checked_sub(1);
        let before = before.unwrap_or(teams.saturating_sub(1) as u8);
        let turn = Self::turn(position)?;
        let (ships, ready) = self.ships(position, turn.ship)?;
        let state = State {
            ships,
            mines: self.mines(position)?,
            ready,
            turn,
            wave: self.wave(position)?,
            phase: position.phase,
            team: position.team,
            last: position.last.unwrap_or(before),
            round: position.round,
            quiet_rounds: position.quiet,
            has_damage: position.has_damage,
            turns: position.turns,
            scores: per_seat_values("scores", &position.scores, self.seats_at_table())?,
            wins: per_seat_values("wins", &position.wins, teams)?,
            games: position.games,
            out: self.seats("out", &position.out)?,
            offer: position
                .offer
                .map(|seat| self.seat("offer", seat))
                .transpose()?,
            agreed: self.seats("agreed", &position.agreed)?,
            result: match &position.result {
                Some(decided) => Some(GameResult {
                    winners: self.seats("verdict.winners", &decided.winners)?,
                    ending: decided.ending,
                }),
                None => None,
            },
        };
        self.check_state(&state)?;
        Ok(state)
    }

    fn seat(&self, path: &str, seat: Seat) -> Result<Seat, LoadError> {
        let reason = format!("there is no seat {}", seat.0);
        ensure(seat.index() < self.seats_at_table(), path, reason).map(|()| seat)
    }

    fn seats(&self, path: &str, seats: &[Seat]) -> Result<SeatSet, LoadError> {
        seats.iter().map(|seat| self.seat(path, *seat)).collect()
    }

    fn ships(
        &self,
        position: &Position,
        active: Option<ShipId>,
    ) -> Result<(ArrayVec<Ship, MAX_SHIPS>, u32), LoadError> {
        let (found, builds) = (position.ships.len(), self.builds());
        let reason = format!("{found} ships, and {} in the options", builds.len());
        ensure(found == builds.len(), "ships", reason)?;
        let all_ready = self.all_ready();
        let (mut ships, mut ready) = (ArrayVec::new(), 0);
        for (n, (entry, start)) in position.ships.iter().zip(self.starts.iter()).enumerate() {
            let path = format!("ships[{n}]");
            let ship = Self::ship_from(&path, entry, start)?;
            let is_ready_by_default = all_ready >> n & 1 == 1;
            let is_active = active.is_some_and(|active| active.index() == n);
            let is_ready = entry.is_ready.unwrap_or(is_ready_by_default && !is_active);
            ready |= u32::from(is_ready) << n;
            ships
                .push(ship)
                .map_err(|_| invalid("ships", "too many ships"))?;
        }
        Ok((ships, ready))
    }

    /// Returns a ship; missing values are those of its start, and bars are limited to four bits.
    fn ship_from(path: &str, entry: &ShipEntry, start: &Ship) -> Result<Ship, LoadError> {
        let fresh = Ship {
            space: entry.at,
            heading: entry.facing,
            ..*start
        };
        let mut bars = fresh.bars;
        for (side, pair) in entry.bars.iter().flat_map(|bars| bars.replaced_sides()) {
            for (layer, strength) in [Layer::Outer, Layer::Inner].into_iter().zip(pair) {
                let reason = format!("{strength} is more than {MAX_NIBBLE}, the most of any bar");
                ensure(strength <= MAX_NIBBLE, format!("{path}.bars"), reason)?;
                bars.set(Slot { side, layer }, strength);
            }
        }
        Ok(Ship {
            speed: entry.speed,
            main: entry.main.unwrap_or(fresh.main),
            aux: entry.aux.unwrap_or(fresh.aux),
            hull: entry.hull.unwrap_or(fresh.hull),
            torpedoes: entry.torpedoes.unwrap_or(fresh.torpedoes),
            mines: entry.mines.unwrap_or(fresh.mines),
            ion: entry.ion,
            bars,
            ..fresh
        })
    }

    fn mines(&self, position: &Position) -> Result<ArrayVec<Mine, MAX_MINES>, LoadError> {
        let mut mines = ArrayVec::new();
        for (n, mine) in position.mines.iter().enumerate() {
            let by = mine
                .by
                .map(|seat| self.seat(&format!("mines[{n}].by"), seat));
            let reason = format!("more than {MAX_MINES} mines");
            mines
                .push(Mine::new(mine.at, by.transpose()?))
                .map_err(|_| invalid("mines", reason))?;
        }
        Ok(mines)
    }

    fn turn(position: &Position) -> Result<Turn, LoadError> {
        let Some(progress) = &position.turn else {
            return Ok(Turn::default());
        };
        let mut turn = Turn {
            ship: progress.ship,
            moved: progress.moved,
            mines_laid: progress.mines_laid,
            fired: 0,
            has_warped: progress.has_warped,
            has_fired_charged: progress.has_fired_charged,
            has_waiting_mine: progress.has_waiting_mine,
            has_timed_out: progress.has_timed_out,
        };
        let reason = format!("no ship has more than {MAX_MOUNTS} mounts");
        ensure(progress.shots.len() <= MAX_MOUNTS, "turn.shots", reason)?;
        for (n, shots) in (0u8..).zip(&progress.shots) {
            let reason = format!("no mount has more than {MAX_NIBBLE} barrels");
            ensure(*shots <= MAX_NIBBLE, format!("turn.shots[{n}]"), reason)?;
            (0..*shots).for_each(|_| turn.count_shot(n));
        }
        Ok(turn)
    }

    fn wave(&self, position: &Position) -> Result<Wave, LoadError> {
        let Some(WaveProgress {
            mines,
            sides,
            struck,
            after,
        }) = &position.wave
        else {
            return Ok(Wave::default());
        };
        let mut wave = Wave {
            struck: *struck,
            after: *after,
            ..Wave::default()
        };
        for (n, mine) in mines.iter().enumerate() {
            let is_known = usize::from(*mine) < position.mines.len();
            let reason = format!("there is no mine {mine}");
            ensure(is_known, format!("wave.mines[{n}]"), reason)?;
            wave.mines = wave.mines.with(usize::from(*mine));
        }
        let reason = format!("more than {MAX_SIDE_CHOICES} sides");
        ensure(sides.len() <= MAX_SIDE_CHOICES, "wave.sides", reason)?;
        sides.iter().for_each(|side| wave.choose(*side));
        Ok(wave)
    }
}

/// Returns one number for each seat or team; missing ones are 0.
fn per_seat_values<T: Copy + Default>(
    path: &str,
    values: &[T],
    max_count: usize,
) -> Result<[T; MAX_SEATS], LoadError> {
    let reason = format!("{} numbers, at most {max_count}", values.len());
    ensure(values.len() <= max_count, path, reason)?;
    let mut all = [T::default(); MAX_SEATS];
    all.iter_mut()
        .zip(values)
        .for_each(|(to, from)| *to = *from);
    Ok(all)
}

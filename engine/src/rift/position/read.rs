//! From words to a state: every figure within its bounds, and then the whole as `check` wants it.

use super::check::Checked;
use super::{FORMAT, Position, ShipAt, TurnSoFar, WaveSoFar};
use crate::error::LoadError;
use crate::game::{MAX_SEATS, Seat, Seats};
use crate::kit::List;
use crate::rift::Rift;
use crate::rift::options::MAX_SHIPS;
use crate::rift::ship::{Build, Ion, Layer, Ship, ShipId, Slot};
use crate::rift::state::{MAX_MINES, MAX_QUESTIONS, Mine, State, Turn, Verdict, Wave};

/// What is wrong at a place.
pub(super) fn wrong(place: impl Into<String>, reason: impl Into<String>) -> LoadError {
    LoadError::new("position", place, reason)
}

/// Refuses at `place` unless `holds`.
pub(super) fn ensure(
    holds: bool,
    place: impl Into<String>,
    reason: impl Into<String>,
) -> Result<(), LoadError> {
    if holds {
        Ok(())
    } else {
        Err(wrong(place, reason))
    }
}

impl Rift {
    /// How many seats there are.
    pub(super) fn seats_at_table(&self) -> usize {
        self.teams().iter().map(|team| team.len() as usize).sum()
    }

    /// The state that a position describes, at this table.
    ///
    /// # Errors
    /// Names the place in the position that cannot be played, and why.
    pub fn state_of(&self, position: &Position) -> Result<State, LoadError> {
        let teams = self.teams().len();
        let team = |place: &str, team: u8| {
            let reason = format!("there are {teams} teams, counted from 0");
            ensure(usize::from(team) < teams, place, reason).map(|()| team)
        };
        let format = format!("`{}` is not {FORMAT}", position.format);
        ensure(position.format == FORMAT, "format", format)?;
        ensure(position.round > 0, "round", "rounds are counted from 1")?;
        let to_play = team("team", position.team)?;
        let before = (position.team + teams as u8 - 1) % teams as u8;
        let turn = self.turn(position)?;
        let (ships, ready) = self.ships(position, turn.ship)?;
        let state = State {
            ships,
            mines: self.mines(position)?,
            ready,
            turn,
            wave: self.wave(position)?,
            phase: position.phase,
            team: to_play,
            last: team("last", position.last.unwrap_or(before))?,
            round: position.round,
            quiet: position.quiet,
            damaged: position.damaged,
            turns: position.turns,
            scores: numbers("scores", &position.scores, self.seats_at_table())?,
            wins: numbers("wins", &position.wins, teams)?,
            games: position.games,
            out: self.seats("out", &position.out)?,
            offer: position
                .offer
                .map(|seat| self.seat("offer", seat))
                .transpose()?,
            agreed: self.seats("agreed", &position.agreed)?,
            verdict: match &position.verdict {
                Some(decided) => Some(Verdict {
                    winners: self.seats("verdict.winners", &decided.winners)?,
                    ending: decided.ending,
                }),
                None => None,
            },
        };
        Checked {
            table: self,
            state: &state,
        }
        .check()?;
        Ok(state)
    }

    fn seat(&self, place: &str, seat: Seat) -> Result<Seat, LoadError> {
        let reason = format!("there is no seat {}", seat.0);
        ensure(seat.index() < self.seats_at_table(), place, reason).map(|()| seat)
    }

    fn seats(&self, place: &str, seats: &[Seat]) -> Result<Seats, LoadError> {
        seats.iter().map(|seat| self.seat(place, *seat)).collect()
    }

    fn ships(
        &self,
        position: &Position,
        active: Option<ShipId>,
    ) -> Result<(List<Ship, MAX_SHIPS>, u32), LoadError> {
        let (found, builds) = (position.ships.len(), self.builds());
        let reason = format!("{found} ships, and {} in the options", builds.len());
        ensure(found == builds.len(), "ships", reason)?;
        let usual = self.all_ready();
        let (mut ships, mut ready) = (List::new(), 0);
        for (n, (at, build)) in position.ships.iter().zip(builds).enumerate() {
            let place = format!("ships[{n}]");
            let ship = self.ship_from(&place, at, build)?;
            let may = usual >> n & 1 == 1;
            let is_active = active.is_some_and(|active| active.index() == n);
            let is_ready = at.ready.unwrap_or(may && !is_active);
            let reason = "this ship never acts";
            ensure(may || !is_ready, format!("{place}.ready"), reason)?;
            ready |= u32::from(is_ready) << n;
            ships
                .push(ship)
                .map_err(|_| wrong("ships", "too many ships"))?;
        }
        Ok((ships, ready))
    }

    fn ship_from(&self, place: &str, at: &ShipAt, build: &Build) -> Result<Ship, LoadError> {
        let most = |key: &str, value: u8, most: u8| {
            let reason = format!("{value} is more than {most}, the most of this ship");
            ensure(value <= most, format!("{place}.{key}"), reason).map(|()| value)
        };
        let fresh = build.fresh(at.at, at.facing);
        let strongest = Slot::ALL.map(|slot| fresh.bars.get(slot)).into_iter().max();
        let strongest = strongest.unwrap_or(0).max(self.figures().bar);
        let mut bars = fresh.bars;
        for (side, pair) in at.bars.iter().flat_map(|bars| bars.given()) {
            for (layer, strength) in [Layer::Outer, Layer::Inner].into_iter().zip(pair) {
                most("bars", strength, strongest)?;
                bars.set(Slot { side, layer }, strength);
            }
        }
        most("speed", at.speed.unsigned_abs(), build.speed.unsigned_abs())?;
        let charged = at.ion != Ion::Uncharged;
        let ion = "this ship has no ion canon";
        ensure(!charged || build.has_ion(), format!("{place}.ion"), ion)?;
        Ok(Ship {
            speed: at.speed,
            main: most("main", at.main.unwrap_or(fresh.main), build.main)?,
            aux: most("aux", at.aux.unwrap_or(fresh.aux), build.aux)?,
            hull: most("hull", at.hull.unwrap_or(fresh.hull), build.hull)?,
            torpedoes: most(
                "torpedoes",
                at.torpedoes.unwrap_or(fresh.torpedoes),
                build.torpedoes,
            )?,
            mines: most("mines", at.mines.unwrap_or(fresh.mines), build.mines)?,
            ion: at.ion,
            bars,
            ..fresh
        })
    }

    fn mines(&self, position: &Position) -> Result<List<Mine, MAX_MINES>, LoadError> {
        let mut mines = List::new();
        for (n, mine) in position.mines.iter().enumerate() {
            let by = mine
                .by
                .map(|seat| self.seat(&format!("mines[{n}].by"), seat));
            let reason = format!("more than {MAX_MINES} mines");
            mines
                .push(Mine::new(mine.at, by.transpose()?))
                .map_err(|_| wrong("mines", reason))?;
        }
        Ok(mines)
    }

    fn turn(&self, position: &Position) -> Result<Turn, LoadError> {
        let Some(so_far) = &position.turn else {
            return Ok(Turn::default());
        };
        let &TurnSoFar {
            ship, moved, laid, ..
        } = so_far;
        let id = ship.ok_or_else(|| wrong("turn.ship", "it is nobody's turn"))?;
        let reason = format!("there is no ship {}", id.0);
        let build = self.builds().get(id.index());
        let build = build.ok_or_else(|| wrong("turn.ship", reason))?;
        let speed = build.speed.unsigned_abs();
        let reason = format!("no more than {speed} squares");
        ensure(moved <= speed, "turn.moved", reason)?;
        let reason = format!("there are {} mines", position.mines.len());
        ensure(
            usize::from(laid) <= position.mines.len(),
            "turn.laid",
            reason,
        )?;
        let mut turn = Turn {
            ship,
            moved,
            laid,
            fired: 0,
            warped: so_far.warped,
            fired_charged: so_far.fired_charged,
            waiting_mine: so_far.waiting_mine,
            timed_out: so_far.timed_out,
        };
        let mounts = build.mounts.len();
        let reason = format!("the ship has {mounts} mounts");
        ensure(so_far.shots.len() <= mounts, "turn.shots", reason)?;
        for (n, (shots, mount)) in (0u8..).zip(so_far.shots.iter().zip(build.mounts.iter())) {
            let reason = format!("mount {n} has {} barrels", mount.barrels);
            ensure(*shots <= mount.barrels, format!("turn.shots[{n}]"), reason)?;
            (0..*shots).for_each(|_| turn.count_shot(n));
        }
        Ok(turn)
    }

    fn wave(&self, position: &Position) -> Result<Wave, LoadError> {
        let Some(WaveSoFar {
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
            let known = usize::from(*mine) < position.mines.len();
            let reason = format!("there is no mine {mine}");
            ensure(known, format!("wave.mines[{n}]"), reason)?;
            wave.mines = wave.mines.with(usize::from(*mine));
        }
        let reason = format!("more than {MAX_QUESTIONS} sides");
        ensure(sides.len() <= MAX_QUESTIONS, "wave.sides", reason)?;
        sides.iter().for_each(|side| wave.choose(*side));
        if let Some((ship, _)) = struck {
            let known = ship.index() < self.builds().len();
            ensure(known, "wave.struck", format!("there is no ship {}", ship.0))?;
        }
        Ok(wave)
    }
}

/// A number for each of the first seats or teams.
fn numbers<T: Copy + Default>(
    place: &str,
    given: &[T],
    most: usize,
) -> Result<[T; MAX_SEATS], LoadError> {
    let reason = format!("{} numbers, at most {most}", given.len());
    ensure(given.len() <= most, place, reason)?;
    let mut all = [T::default(); MAX_SEATS];
    all.iter_mut().zip(given).for_each(|(to, from)| *to = *from);
    Ok(all)
}

//! What must hold of a whole position so that play can go on from it by the rules.

use super::read::{ensure, wrong};
use crate::error::LoadError;
use crate::rift::Rift;
use crate::rift::options::Mode;
use crate::rift::ship::{Ship, ShipId};
use crate::rift::state::{After, Phase, State};

/// A state that is being checked at its table.
pub(super) struct Checked<'a> {
    pub table: &'a Rift,
    pub state: &'a State,
}

impl Checked<'_> {
    pub(super) fn check(&self) -> Result<(), LoadError> {
        self.check_spaces()?;
        self.check_crews()?;
        self.check_ending()?;
        match self.state.phase {
            Phase::Activation => {
                let nobody = self.state.turn.ship.is_none();
                ensure(nobody, "turn", "no ship is active before it is activated")
            }
            Phase::Orders => self.check_active(true),
            Phase::Blast => self.check_active(false).and_then(|()| self.check_wave()),
            Phase::Return => self.check_active(false).and_then(|()| {
                let returning = self.table.returning(self.state).is_some();
                ensure(returning, "phase", "no ship comes back")
            }),
            Phase::Interval => {
                let series = self.table.rules().match_length > 1;
                ensure(series, "phase", "the match is no series")
            }
            Phase::Over => Ok(()),
        }
    }

    fn ships(&self) -> impl Iterator<Item = (usize, &Ship)> {
        self.state.ships.iter().enumerate()
    }

    /// Everything is on the board, in a space of its own. A mine that goes off may share the
    /// space of the ship that struck it.
    fn check_spaces(&self) -> Result<(), LoadError> {
        let board = self.table.board();
        let free = |place: String, space: crate::grid::Space| {
            let on = board.contains(space.square());
            ensure(on, place.clone(), format!("{space} is off the board"))?;
            let open = !board.is_solid(space);
            ensure(open, place, format!("{space} is filled by terrain"))
        };
        let mut taken = Vec::new();
        for (n, ship) in self.ships().filter(|(_, ship)| ship.alive()) {
            let place = format!("ships[{n}].at");
            free(place.clone(), ship.space)?;
            let reason = format!("{} is taken", ship.space);
            ensure(!taken.contains(&ship.space), place, reason)?;
            taken.push(ship.space);
        }
        let ships = taken.clone();
        for (n, mine) in self.state.mines.iter().enumerate() {
            let (place, space) = (format!("mines[{n}].at"), mine.space());
            free(place.clone(), space)?;
            let going = self.state.phase == Phase::Blast && self.state.wave.mines.has(n);
            let shared = going && ships.contains(&space);
            let reason = format!("{space} is taken");
            ensure(shared || !taken.contains(&space), place, reason)?;
            taken.push(space);
        }
        let room = !(self.state.turn.waiting_mine && self.state.mines.is_full());
        ensure(
            room,
            "turn.waiting_mine",
            "there is no room for another mine",
        )
    }

    /// Ships of those who gave up, or lost their flagship, have left.
    fn check_crews(&self) -> Result<(), LoadError> {
        let flagship = self.table.rules().mode == Mode::Flagship;
        let lost: Vec<u8> = self
            .ships()
            .map(|(n, ship)| (ShipId(n as u8), ship))
            .filter(|(id, ship)| flagship && self.table.is_marked(*id) && !ship.alive())
            .map(|(id, _)| self.table.team_of_ship(id))
            .collect();
        for (n, _) in self.ships().filter(|(_, ship)| ship.alive()) {
            let (id, place) = (ShipId(n as u8), format!("ships[{n}].hull"));
            let gave_up = self.state.out.has(self.table.owner(id));
            ensure(!gave_up, place.clone(), "its owner has given up")?;
            let lost = lost.contains(&self.table.team_of_ship(id));
            ensure(!lost, place, "its team has lost its flagship")?;
        }
        Ok(())
    }

    /// There is a verdict exactly when the game is over, and it is over when it is decided.
    fn check_ending(&self) -> Result<(), LoadError> {
        let ended = matches!(self.state.phase, Phase::Interval | Phase::Over);
        let reason = if ended {
            "how did it end?"
        } else {
            "the game goes on"
        };
        ensure(self.state.verdict.is_some() == ended, "verdict", reason)?;
        if ended {
            return Ok(());
        }
        match self.table.standing(self.state) {
            Some(verdict) => {
                let ending = verdict.ending.term();
                Err(wrong("ships", format!("the game is decided: {ending}")))
            }
            None => Ok(()),
        }
    }

    /// The active ship has begun its turn, and flies if it must give orders.
    fn check_active(&self, flies: bool) -> Result<(), LoadError> {
        let id = self.state.turn.ship;
        let id = id.ok_or_else(|| wrong("turn.ship", "which ship is active?"))?;
        let alive = self.state.ship(id).is_some_and(|ship| ship.alive());
        ensure(alive || !flies, "turn.ship", "the active ship is lost")?;
        let place = format!("ships[{}].ready", id.0);
        ensure(
            !self.state.is_ready(id),
            place,
            "the active ship is not ready",
        )?;
        let own = self.table.team_of_ship(id) == self.state.team;
        ensure(own, "team", "the active ship is of another team")
    }

    /// Mines go off, every answer was one of its question's sides, and a question is open.
    fn check_wave(&self) -> Result<(), LoadError> {
        let wave = &self.state.wave;
        ensure(!wave.mines.is_empty(), "wave.mines", "no mine goes off")?;
        if let After::Warp(left) = wave.after {
            let range = self.table.figures().warp_range;
            let reason = format!("a jump is {range} squares at most");
            ensure(left <= range, "wave.after", reason)?;
        }
        let mut before = self.state.clone();
        for n in 0..wave.chosen {
            before.wave.chosen = n;
            let question = self.table.question(&before);
            let side = wave.side(usize::from(n));
            let fits = question.is_some_and(|question| question.sides.has(side));
            let place = format!("wave.sides[{n}]");
            ensure(fits, place, "no question has this answer")?;
        }
        let open = self.table.question(self.state).is_some();
        ensure(open, "phase", "no side is to be chosen")
    }
}

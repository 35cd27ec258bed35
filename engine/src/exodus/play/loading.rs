//! The Mount step: cubes go aboard ships one by one, and with Civilian Ships from planet to planet
//! `[EXO-11.3]` to `[EXO-11.5]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::event::Event;
use crate::exodus::game::Exodus;
use crate::exodus::hex::{HexId, HexSet};
use crate::exodus::refusal::{ConquestRefusal, PendingDecision, Refusal, ShipOperation};
use crate::exodus::ship::ShipId;
use crate::exodus::state::Public;
use crate::exodus::step::Step;
use crate::exodus::tech::Tech;
use crate::game::{EventSink, Seat};

impl Exodus {
    /// Checks whether a seat may mount or ferry this cube, or end its Mount turn; the error is the
    /// reason.
    pub(super) fn check_load(
        &self,
        public: &Public,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match action {
            Action::Mount(ship) => self.check_mount(public, seat, ship),
            Action::Ferry(from, to) => self.check_ferry(public, seat, from, to),
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow(PendingDecision::Mount)),
        }
    }

    /// Checks whether a cube may go aboard: a cube of the seat on the planet in the ship's hex, up
    /// to the transport capacity `[EXO-11.3]` `[EXO-11.4]` `[EXO-9.7]`.
    fn check_mount(&self, public: &Public, seat: Seat, ship: ShipId) -> Result<(), Refusal> {
        let hex = own_hex(public, seat, ship, ShipOperation::Mount)?;
        if public.cubes(hex, seat) == 0 {
            return Err(ConquestRefusal::NoCube.into());
        }
        if public.ship(ship).cargo >= self.ship(ship.kind()).transport {
            return Err(ConquestRefusal::NoRoom.into());
        }
        Ok(())
    }

    /// Checks whether a cube of the seat may go between two planets on which the seat was present
    /// when its Mount turn began `[EXO-11.5]`.
    fn check_ferry(
        &self,
        public: &Public,
        seat: Seat,
        from: HexId,
        to: HexId,
    ) -> Result<(), Refusal> {
        if !public.mat(seat).techs.contains(Tech::CivilianShips) {
            return Err(ConquestRefusal::NoCivilianShips.into());
        }
        if from == to {
            return Err(ConquestRefusal::SamePlanet.into());
        }
        if !public.ferry.contains(from) || !public.ferry.contains(to) {
            return Err(ConquestRefusal::NotPresent.into());
        }
        if public.ferries == 0 {
            return Err(ConquestRefusal::FerriesSpent.into());
        }
        if public.cubes(from, seat) == 0 {
            return Err(ConquestRefusal::NoCubeToFerry.into());
        }
        Ok(())
    }

    /// Returns whether a seat can move any cube in its Mount turn.
    fn can_load(&self, public: &Public, seat: Seat) -> bool {
        let ships = |ship| self.check_mount(public, seat, ship).is_ok();
        let planets = |from: HexId| {
            let ferries = |to| self.check_ferry(public, seat, from, to).is_ok();
            public.ferry.iter().any(ferries)
        };
        public.fleet(seat).iter().any(ships) || public.ferry.iter().any(planets)
    }
}

/// Iterates over all candidate actions: mounting each ship of the seat and ferrying between each
/// pair of planets.
pub(super) fn load_candidates(public: &Public, seat: Seat) -> impl Iterator<Item = Action> + use<> {
    let ferry = public.ferry;
    let ferries = move |from| ferry.iter().map(move |to| Action::Ferry(from, to));
    let mounts = public.fleet(seat).iter().map(Action::Mount);
    mounts.chain(ferry.iter().flat_map(ferries))
}

/// Returns the hex of a seat's ship in play; the ship of another seat is refused `[EXO-1.7]`.
pub(super) fn own_hex(
    public: &Public,
    seat: Seat,
    ship: ShipId,
    operation: ShipOperation,
) -> Result<HexId, Refusal> {
    if ship.seat() != seat {
        return Err(ConquestRefusal::NotOwnShip(operation).into());
    }
    let hex = public.ship(ship).hex;
    hex.ok_or(ConquestRefusal::NotInPlay(operation).into())
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Begins the Mount turn of the seat at this position. The number of ferries is limited to the
    /// number of cubes, which is enough to reach every distribution over the planets and ends the
    /// step.
    pub fn open_mount(&mut self, at: u8) -> PlayFlow {
        let game = self.game;
        let seat = self.seat_at(at);
        let public = self.public_mut();
        let ferry = match seat {
            Some(seat) if public.mat(seat).techs.contains(Tech::CivilianShips) => {
                game.present(public, seat)
            }
            Some(_) | None => HexSet::NONE,
        };
        let cubes = |hex| seat.map_or(0, |seat| public.cubes(hex, seat));
        let ferries = ferry.iter().map(cubes).sum();
        public.ferry = ferry;
        public.ferries = ferries;
        self.go_to_step(Step::Mount(at))
    }

    /// Asks the seat at this position until it cannot move a cube.
    pub fn advance_mount(&mut self, at: u8) -> PlayFlow {
        let game = self.game;
        match self.seat_at(at) {
            Some(seat) if game.can_load(self.public_mut(), seat) => PlayFlow::Wait,
            Some(_) => self.open_mount(at + 1),
            None if game.is_short() => self.open_moves(0),
            None => self.go_to_step(Step::Orders),
        }
    }

    /// Moves a cube, or ends the seat's Mount turn.
    pub fn do_load(&mut self, at: u8, seat: Seat, action: Action) {
        let public = self.public_mut();
        match action {
            Action::Mount(ship) if let Some(hex) = public.ship(ship).hex => {
                public.sector_mut(hex).cubes[seat.index()] -= 1;
                public.ship_mut(ship).cargo += 1;
                self.emit(Event::Mounted { ship, hex });
            }
            Action::Ferry(from, to) => {
                public.sector_mut(from).cubes[seat.index()] -= 1;
                public.sector_mut(to).cubes[seat.index()] += 1;
                public.ferries -= 1;
                self.emit(Event::Ferried { seat, from, to });
            }
            _ => {
                self.open_mount(at + 1);
            }
        }
    }
}

//! Cloaking and Radar: which ships are visible in a hex, and which uncloak `[EXO-12]`
//! `[EXO-11.14]`. Cloaking protects from combat only; the position of a ship is always public
//! `[EXO-12.8]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::event::Event;
use crate::exodus::game::Exodus;
use crate::exodus::hex::{HexId, HexSet};
use crate::exodus::refusal::{PendingDecision, Refusal};
use crate::exodus::ship::{ShipId, ShipSet};
use crate::exodus::state::{Public, State};
use crate::exodus::step::Step;
use crate::game::{EventSink, Seat, SeatSet};

impl Exodus {
    /// Returns the ships that are visible before any ship uncloaks: ships of seats without
    /// Cloaking, and ships in a hex with a ship of another seat that has Radar `[EXO-12.2]`. Guards
    /// have no Radar `[EXO-12.6]`.
    #[must_use]
    pub fn visible_ships(&self, public: &Public) -> ShipSet {
        let hexes = public.occupied_hexes().iter();
        hexes
            .map(|hex| self.visible_ships_at(public, hex))
            .fold(ShipSet::NONE, ShipSet::union)
    }

    fn visible_ships_at(&self, public: &Public, hex: HexId) -> ShipSet {
        let ships = public.ships_at(hex);
        let seats = seats_of(ships);
        let visible_seats = |seat: Seat| {
            let mut others = seats.without(seat).iter();
            !self.starts_cloaked(public, seat) || others.any(|other| self.has_radar(public, other))
        };
        let visible_seats: SeatSet = seats.iter().filter(|&seat| visible_seats(seat)).collect();
        ships
            .iter()
            .filter(|ship| visible_seats.contains(ship.seat()))
            .collect()
    }

    /// Returns the hexes in which cloaked ships of a seat may uncloak `[EXO-12.3]`, except those in
    /// which they stay cloaked for the turn `[EXO-17.29]`.
    pub(in crate::exodus) fn uncloak_hexes(&self, state: &State, seat: Seat) -> HexSet {
        let public = &state.public;
        let hexes = |ships: ShipSet| -> HexSet {
            let hexes = ships.iter().filter_map(|ship| public.ship(ship).hex);
            hexes.collect()
        };
        let own_ships = public.fleet(seat);
        let candidates = hexes(own_ships).difference(hexes(own_ships.intersection(state.stayed)));
        let eligible = |hex: &HexId| self.may_uncloak_in(public, seat, *hex);
        candidates.iter().filter(eligible).collect()
    }

    /// Returns whether a seat has hidden ships in a hex and an opponent there: a visible ship of
    /// another seat, or a guard if no other seat has ships there. Ships that uncloaked during this
    /// step do not count. Seats that are all cloaked without Radar cannot fight each other or
    /// uncloak for a guard `[EXO-12.4]`, unless the house rule allows it `[EXO-17.28]`.
    fn may_uncloak_in(&self, public: &Public, seat: Seat, hex: HexId) -> bool {
        let visible = self.visible_ships_at(public, hex);
        if !visible.is_empty() {
            return visible.intersection(ShipSet::fleet(seat)).is_empty();
        }
        let is_alone = seats_of(public.ships_at(hex)).len() == 1;
        public.sector(hex).guard > 0 && (is_alone || self.options.rules.can_uncloak_at_guards)
    }

    /// Checks that the action says whether the ships in the current hex uncloak; any other action
    /// is refused.
    pub(super) fn check_uncloak(&self, action: Action) -> Result<(), Refusal> {
        if let Action::Uncloak(_) = action {
            Ok(())
        } else {
            Err(Refusal::NotNow(PendingDecision::Uncloak))
        }
    }
}

impl Public {
    /// Returns the hexes with ships.
    pub(super) fn occupied_hexes(&self) -> HexSet {
        let ships = self.order.iter().flat_map(|&seat| &self.mat(seat).ships);
        ships.filter_map(|ship| ship.hex).collect()
    }
}

/// Returns the owners of a set of ships.
pub(super) fn seats_of(ships: ShipSet) -> SeatSet {
    ships.iter().map(ShipId::seat).collect()
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Determines the visible ships after all movement.
    pub fn determine_visibility(&mut self) {
        let visible = self.game.visible_ships(self.public_mut());
        self.public_mut().visible = visible;
    }

    /// Begins the decisions of the seat at this position of the turn order.
    pub fn begin_uncloak(&mut self, at: u8) -> PlayFlow {
        let (game, seat) = (self.game, self.seat_at(at));
        let uncloak_hexes = seat.map_or(HexSet::NONE, |seat| game.uncloak_hexes(self.state, seat));
        self.public_mut().uncloak_hexes = uncloak_hexes;
        self.go_to_step(Step::Uncloak(at))
    }

    /// Asks the seat at this position of the turn order about one hex after another.
    pub fn advance_uncloak(&mut self, at: u8) -> PlayFlow {
        match self.seat_at(at) {
            Some(_) if !self.public_mut().uncloak_hexes.is_empty() => PlayFlow::Wait,
            Some(_) => self.begin_uncloak(at + 1),
            None => self.open_battles(),
        }
    }

    /// Uncloaks all ships of a seat in the current hex, or none `[EXO-11.14]`; ships that do not
    /// uncloak stay cloaked for the stage, or for the turn under the house rule `[EXO-17.29]`.
    pub fn do_uncloak(&mut self, seat: Seat, action: Action) {
        let stays_for_turn = self.game.options.rules.stays_cloaked_for_turn;
        let public = self.public_mut();
        if let Action::Uncloak(is_accepted) = action
            && let Some(hex) = public.uncloak_hexes.first()
        {
            public.uncloak_hexes.remove(hex);
            let ships = public.ships_at(hex).intersection(ShipSet::fleet(seat));
            if is_accepted {
                public.visible = public.visible.union(ships);
            } else if stays_for_turn {
                self.state.stayed = self.state.stayed.union(ships);
            }
            self.emit(Event::Uncloaked {
                seat,
                hex,
                uncloaks: is_accepted,
            });
        }
    }
}

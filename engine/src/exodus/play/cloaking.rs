//! Cloaking and Radar: who is visible where, and who uncloaks `[EXO-12]` `[EXO-11.14]`. A cloak
//! protects from combat only: where a ship is, everybody sees `[EXO-12.8]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::event::Event;
use crate::exodus::hex::{HexId, HexSet};
use crate::exodus::refusal::{PendingDecision, Refusal};
use crate::exodus::ship::{ShipId, ShipSet};
use crate::exodus::state::{Public, State};
use crate::exodus::step::Step;
use crate::exodus::table::Exodus;
use crate::game::{EventSink, Seat, SeatSet};

impl Exodus {
    /// The ships that are visible where they are, before anybody uncloaks: those of seats that do
    /// not cloak, and those in a hex with a ship of another seat with Radar `[EXO-12.2]`. Guards
    /// have no Radar `[EXO-12.6]`.
    #[must_use]
    pub fn visible_ships(&self, public: &Public) -> ShipSet {
        let hexes = public.occupied_hexes().iter();
        hexes
            .map(|hex| self.visible_ships_at(public, hex))
            .fold(ShipSet::NONE, ShipSet::or)
    }

    fn visible_ships_at(&self, public: &Public, hex: HexId) -> ShipSet {
        let ships = public.ships_at(hex);
        let seats = seats_of(ships);
        let open = |seat: Seat| {
            let mut others = seats.without(seat).iter();
            !self.cloaks(public, seat) || others.any(|other| self.has_radar(public, other))
        };
        let open: SeatSet = seats.iter().filter(|&seat| open(seat)).collect();
        ships.iter().filter(|ship| open.has(ship.seat())).collect()
    }

    /// The hexes in which cloaked ships of a seat may uncloak `[EXO-12.3]`, those left out in which
    /// they have stayed cloaked for the turn `[EXO-17.29]`.
    pub(in crate::exodus) fn uncloak_hexes(&self, state: &State, seat: Seat) -> HexSet {
        let public = &state.public;
        let hexes = |ships: ShipSet| -> HexSet {
            let hexes = ships.iter().filter_map(|ship| public.ship(ship).hex);
            hexes.collect()
        };
        let own = public.fleet(seat);
        let open = hexes(own).minus(hexes(own.and(state.stayed)));
        let eligible = |hex: &HexId| self.may_uncloak_in(public, seat, *hex);
        open.iter().filter(eligible).collect()
    }

    /// Whether ships of a seat are hidden in a hex and find something to fight there: a ship of
    /// another seat that is visible, or a guard where nobody else is. Who uncloaked meanwhile does
    /// not count, and seats that are all cloaked without Radar cannot fight, nor do they uncloak for
    /// a guard `[EXO-12.4]`, unless the house has it so `[EXO-17.28]`.
    fn may_uncloak_in(&self, public: &Public, seat: Seat, hex: HexId) -> bool {
        let sighted = self.visible_ships_at(public, hex);
        if !sighted.is_empty() {
            return sighted.and(ShipSet::fleet(seat)).is_empty();
        }
        let alone = seats_of(public.ships_at(hex)).len() == 1;
        public.sector(hex).guard > 0 && (alone || self.options.rules.uncloak_at_guards)
    }

    /// Whether the seat that may uncloak may give an action.
    pub(super) fn may_uncloak(&self, action: Action) -> Result<(), Refusal> {
        if let Action::Uncloak(_) = action {
            Ok(())
        } else {
            Err(Refusal::NotNow(PendingDecision::Uncloak))
        }
    }
}

impl Public {
    /// The hexes with ships.
    pub(super) fn occupied_hexes(&self) -> HexSet {
        let ships = self.order.iter().flat_map(|&seat| &self.mat(seat).ships);
        ships.filter_map(|ship| ship.hex).collect()
    }
}

/// The seats whose ships are in a set.
pub(super) fn seats_of(ships: ShipSet) -> SeatSet {
    ships.iter().map(ShipId::seat).collect()
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Finds who is visible now that all have moved.
    pub fn determine_visibility(&mut self) {
        let visible = self.table.visible_ships(self.public_mut());
        self.public_mut().visible = visible;
    }

    /// Goes to the decisions of the seat at a place, with the hexes that it is asked about.
    pub fn begin_uncloak(&mut self, at: u8) -> PlayFlow {
        let (table, seat) = (self.table, self.seat_at(at));
        let veiled = seat.map_or(HexSet::NONE, |seat| table.uncloak_hexes(self.state, seat));
        self.public_mut().veiled = veiled;
        self.go_to_step(Step::Uncloak(at))
    }

    /// Asks the seat at a place hex by hex.
    pub fn advance_uncloak(&mut self, at: u8) -> PlayFlow {
        match self.seat_at(at) {
            Some(_) if !self.public_mut().veiled.is_empty() => PlayFlow::Wait,
            Some(_) => self.begin_uncloak(at + 1),
            None => self.open_battles(),
        }
    }

    /// Uncloaks all ships of a seat in the hex that is asked about, or none `[EXO-11.14]`; those then
    /// stay cloaked for the stage, or for the turn where the house has it so `[EXO-17.29]`.
    pub fn do_uncloak(&mut self, seat: Seat, action: Action) {
        let for_turn = self.table.options.rules.cloaked_for_turn;
        let public = self.public_mut();
        if let Action::Uncloak(yes) = action
            && let Some(hex) = public.veiled.first()
        {
            public.veiled.remove(hex);
            let ships = public.ships_at(hex).and(ShipSet::fleet(seat));
            if yes {
                public.visible = public.visible.or(ships);
            } else if for_turn {
                self.state.stayed = self.state.stayed.or(ships);
            }
            self.emit(Event::Uncloaked { seat, hex, yes });
        }
    }
}

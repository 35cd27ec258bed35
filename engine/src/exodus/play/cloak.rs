//! Cloaking and Radar: who is visible where, and who uncloaks `[EXO-12]` `[EXO-11.14]`. A cloak
//! protects from combat only: where a ship is, everybody sees `[EXO-12.8]`.

use super::{Course, Play};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::event::Event;
use crate::exodus::refusal::Refusal;
use crate::exodus::ship::{ShipId, ShipSet};
use crate::exodus::star::{HexId, HexSet};
use crate::exodus::state::Public;
use crate::exodus::step::Step;
use crate::exodus::table::Exodus;
use crate::game::{Record, Seat, Seats};

impl Exodus {
    /// The ships that are visible where they are, before anybody uncloaks: those of seats that do
    /// not cloak, and those in a hex with a ship of another seat with Radar `[EXO-12.2]`. Guards
    /// have no Radar `[EXO-12.6]`.
    #[must_use]
    pub fn sighted(&self, public: &Public) -> ShipSet {
        let hexes = public.manned().iter();
        hexes
            .map(|hex| self.sighted_at(public, hex))
            .fold(ShipSet::NONE, ShipSet::or)
    }

    fn sighted_at(&self, public: &Public, hex: HexId) -> ShipSet {
        let ships = public.ships_at(hex);
        let seats = seats_of(ships);
        let open = |seat: Seat| {
            let mut others = seats.without(seat).iter();
            !self.cloaks(public, seat) || others.any(|other| self.has_radar(public, other))
        };
        let open: Seats = seats.iter().filter(|&seat| open(seat)).collect();
        ships.iter().filter(|ship| open.has(ship.seat())).collect()
    }

    /// The hexes in which cloaked ships of a seat may uncloak: where another seat's ship is
    /// visible, or a guard `[EXO-12.3]`. Who uncloaked meanwhile does not count;
    /// seats that are all cloaked without Radar cannot fight `[EXO-12.4]`.
    fn veils(&self, public: &Public, seat: Seat) -> HexSet {
        let own = public.fleet(seat);
        let hexes = own.iter().filter_map(|ship| public.ship(ship).hex);
        let hexes: HexSet = hexes.collect();
        let eligible = |hex: &HexId| {
            let sighted = self.sighted_at(public, *hex);
            let hidden = sighted.and(own).is_empty();
            hidden && (!sighted.is_empty() || public.sector(*hex).guard > 0)
        };
        hexes.iter().filter(eligible).collect()
    }

    /// Whether the seat that may uncloak may give an action.
    pub(super) fn may_uncloak(&self, action: Action) -> Result<(), Refusal> {
        if let Action::Uncloak(_) = action {
            Ok(())
        } else {
            Err(Refusal::NotNow)
        }
    }
}

impl Public {
    /// The hexes with ships.
    pub(super) fn manned(&self) -> HexSet {
        let ships = self.order.iter().flat_map(|&seat| &self.mat(seat).ships);
        ships.filter_map(|ship| ship.hex).collect()
    }
}

/// The seats whose ships are in a set.
pub(super) fn seats_of(ships: ShipSet) -> Seats {
    ships.iter().map(ShipId::seat).collect()
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// Finds who is visible now that all have moved.
    pub fn settle_sight(&mut self) {
        let visible = self.table.sighted(self.public());
        self.public().visible = visible;
    }

    /// Goes to the decisions of the seat at a place, with the hexes that it is asked about.
    pub fn open_veils(&mut self, at: u8) -> Course {
        let table = self.table;
        let seat = self.seat_at(at);
        let public = self.public();
        public.veiled = seat.map_or(HexSet::NONE, |seat| table.veils(public, seat));
        self.go(Step::Uncloak(at))
    }

    /// Asks the seat at a place hex by hex.
    pub fn uncloak_course(&mut self, at: u8) -> Course {
        match self.seat_at(at) {
            Some(_) if !self.public().veiled.is_empty() => Course::Waits,
            Some(_) => self.open_veils(at + 1),
            None => self.open_battles(),
        }
    }

    /// Uncloaks all ships of a seat in the hex that is asked about, or none `[EXO-11.14]`.
    pub fn do_uncloak(&mut self, seat: Seat, action: Action) {
        let public = self.public();
        if let Action::Uncloak(yes) = action
            && let Some(hex) = public.veiled.first()
        {
            public.veiled.remove(hex);
            if yes {
                let ships = public.ships_at(hex).and(ShipSet::fleet(seat));
                public.visible = public.visible.or(ships);
            }
            self.note(Event::Uncloaked { seat, hex, yes });
        }
    }
}

//! What the next Upkeep brings as things stand: for players who look ahead. No rules: Growth and
//! income are carried out on a copy, with every token taken that can be paid for.

use super::Play;
use crate::chance::{Chance, DynChance, SeededRng};
use crate::exodus::cards::CardSet;
use crate::exodus::effect::Resource;
use crate::exodus::event::{CubeMoveReason, Event, ResourceReason};
use crate::exodus::hex::HexSet;
use crate::exodus::state::{Public, SEATS, State};
use crate::exodus::table::Exodus;
use crate::game::{EventSink, Undo};

/// What a seat gets and pays at an Upkeep.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IncomeForecast {
    /// Cubes that reach the Home.
    pub cubes: u8,
    /// Crystallized Platinum, of planets and cards, the tax not taken off.
    pub cp: u16,
    /// Axinium.
    pub ax: u16,
    /// Phasium.
    pub ph: u16,
    /// Tax.
    pub tax: u16,
    /// Planets of which the seat takes the last token.
    pub dry: HexSet,
}

/// What an Upkeep brings to all seats.
pub type UpkeepForecast = [IncomeForecast; SEATS];

impl Exodus {
    /// What the next Upkeep brings if nothing changes until then: no ability is used, and everybody
    /// takes all that can be paid for `[EXO-4.2]` to `[EXO-4.8]`.
    #[must_use]
    pub fn next_upkeep(&self, public: &Public) -> UpkeepForecast {
        let mut state = State {
            public: *public,
            ..State::default()
        };
        state.public.taken.clear();
        state.public.prospecting = CardSet::NONE;
        let mut told: Vec<Event> = Vec::new();
        Play {
            table: self,
            state: &mut state,
            record: &mut told,
            // No die is rolled.
            chance: &mut DynChance(&mut SeededRng::new(0, 0)),
            reach: Undo::Allowed,
        }
        .simulate();
        let mut upkeep = UpkeepForecast::default();
        for event in &told {
            note(&mut upkeep, event, &state.public);
        }
        upkeep
    }
}

/// Counts one event.
fn note(upkeep: &mut UpkeepForecast, event: &Event, after: &Public) {
    match *event {
        Event::Changed {
            seat,
            what,
            by,
            reason,
        } => upkeep[seat.index() % SEATS].change(what, by, reason),
        Event::Cubes {
            seat,
            by,
            passage: CubeMoveReason::Growth,
            ..
        } => {
            let own = &mut upkeep[seat.index() % SEATS];
            own.cubes = own.cubes.saturating_add(by.unsigned_abs());
        }
        Event::Taken { seat, hex, .. } if after.sector(hex).tokens == 0 => {
            upkeep.iter_mut().for_each(|other| other.dry.remove(hex));
            upkeep[seat.index() % SEATS].dry.insert(hex);
        }
        _ => {}
    }
}

impl IncomeForecast {
    fn change(&mut self, what: Resource, by: i16, reason: ResourceReason) {
        if reason == ResourceReason::Tax {
            self.tax = self.tax.saturating_add(by.unsigned_abs());
            return;
        }
        let sum = match what {
            Resource::Cp => &mut self.cp,
            Resource::Ax => &mut self.ax,
            Resource::Ph => &mut self.ph,
        };
        *sum = sum.saturating_add_signed(by);
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// The market is cleared, all grow, and one after the other takes its income.
    fn simulate(&mut self) {
        self.clear_market();
        let order = self.state.public.order;
        for &seat in order.iter() {
            self.grow(seat, CardSet::NONE);
        }
        for &seat in order.iter() {
            self.begin_income(seat);
            self.take_all(seat);
            self.state.public.taken.clear();
        }
    }
}

//! Forecasts the next Upkeep for players who plan ahead: Growth and income run on a copy of the
//! state, and every affordable token is taken.

use super::Play;
use crate::chance::{Chance, DynChance, SeededRng};
use crate::exodus::cards::CardSet;
use crate::exodus::effect::Resource;
use crate::exodus::event::{CubeMoveReason, Event, ResourceReason};
use crate::exodus::game::Exodus;
use crate::exodus::hex::HexSet;
use crate::exodus::state::{Public, SEATS, State};
use crate::game::{EventSink, Undo};

/// The gains and payments of a seat at an Upkeep.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IncomeForecast {
    /// Cubes added to the Home.
    pub cubes: u8,
    /// CP from planets and cards, before tax.
    pub cp: u16,
    /// Axinium taken.
    pub ax: u16,
    /// Phasium taken.
    pub ph: u16,
    /// Tax paid, in CP.
    pub tax: u16,
    /// Planets from which the seat takes the last token.
    pub emptied: HexSet,
}

/// One forecast per seat, indexed by seat.
pub type UpkeepForecast = [IncomeForecast; SEATS];

impl Exodus {
    /// Forecasts the next Upkeep from the current position: no abilities are used, and every seat
    /// takes all tokens that it can pay for `[EXO-4.2]` to `[EXO-4.8]`.
    #[must_use]
    pub fn next_upkeep(&self, public: &Public) -> UpkeepForecast {
        let mut state = State {
            public: *public,
            ..State::default()
        };
        state.public.taken.clear();
        state.public.income_abilities = CardSet::NONE;
        let mut events: Vec<Event> = Vec::new();
        Play {
            game: self,
            state: &mut state,
            sink: &mut events,
            // Upkeep rolls no dice.
            chance: &mut DynChance(&mut SeededRng::new(0, 0)),
            undo: Undo::Allowed,
        }
        .simulate();
        let mut upkeep = UpkeepForecast::default();
        for event in &events {
            add_event(&mut upkeep, event, &state.public);
        }
        upkeep
    }
}

fn add_event(upkeep: &mut UpkeepForecast, event: &Event, after: &Public) {
    match *event {
        Event::Changed {
            seat,
            what: resource,
            delta,
            reason,
        } => upkeep[seat.index() % SEATS].record_change(resource, delta, reason),
        Event::Cubes {
            seat,
            delta,
            reason: CubeMoveReason::Growth,
            ..
        } => {
            let forecast = &mut upkeep[seat.index() % SEATS];
            forecast.cubes = forecast.cubes.saturating_add(delta.unsigned_abs());
        }
        Event::Taken { seat, hex, .. } if after.sector(hex).tokens == 0 => {
            upkeep
                .iter_mut()
                .for_each(|other| other.emptied.remove(hex));
            upkeep[seat.index() % SEATS].emptied.insert(hex);
        }
        _ => {}
    }
}

impl IncomeForecast {
    fn record_change(&mut self, resource: Resource, delta: i16, reason: ResourceReason) {
        if reason == ResourceReason::Tax {
            self.tax = self.tax.saturating_add(delta.unsigned_abs());
            return;
        }
        let sum = match resource {
            Resource::Cp => &mut self.cp,
            Resource::Ax => &mut self.ax,
            Resource::Ph => &mut self.ph,
        };
        *sum = sum.saturating_add_signed(delta);
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Clears the market, grows all seats and takes their incomes one after the other.
    fn simulate(&mut self) {
        self.clear_market();
        let order = self.state.public.order;
        for &seat in order.iter() {
            self.grow_cubes(seat, CardSet::NONE);
        }
        for &seat in order.iter() {
            self.begin_income(seat);
            self.take_all(seat);
            self.state.public.taken.clear();
        }
    }
}

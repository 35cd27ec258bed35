//! The action Trade and the market `[EXO-7.18]` to `[EXO-7.23]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::{Action, Exchange};
use crate::exodus::effect::{ExtraDiceRoll, ModifiedRoll, Prohibition, Resource};
use crate::exodus::event::{Event, ResourceReason, RollPurpose};
use crate::exodus::game::Exodus;
use crate::exodus::refusal::{ActionRefusal, PendingDecision, Refusal};
use crate::exodus::state::{Public, State};
use crate::exodus::step::Task;
use crate::game::{EventSink, Seat};

impl Exchange {
    /// All four kinds of exchange.
    pub const ALL: [Self; 4] = [Self::SellAx, Self::SellPh, Self::BuyAx, Self::BuyPh];

    /// Returns whether the exchange is a sale.
    #[must_use]
    pub const fn sells(self) -> bool {
        match self {
            Self::SellAx | Self::SellPh => true,
            Self::BuyAx | Self::BuyPh => false,
        }
    }

    /// Returns the resource that is sold or bought.
    #[must_use]
    pub const fn resource(self) -> Resource {
        match self {
            Self::SellAx | Self::BuyAx => Resource::Ax,
            Self::SellPh | Self::BuyPh => Resource::Ph,
        }
    }
}

/// Returns the leftmost free space of the market.
#[must_use]
pub fn free_space(public: &Public) -> Option<u8> {
    let mut spaces = (0u8..).zip(public.market);
    let free = spaces.find(|(_, marker)| marker.is_none());
    free.map(|(space, _)| space)
}

impl Exodus {
    /// Returns the number of a seat's cubes on the market; 0 unless the house rule uses cubes as
    /// markers `[EXO-17.30]`.
    #[must_use]
    pub fn cubes_on_market(&self, public: &Public, seat: Seat) -> u8 {
        let markers = public.market.iter().flatten();
        let own_markers =
            markers.filter(|&&marker| marker == seat && self.options.rules.uses_trade_cube);
        own_markers.count() as u8
    }

    /// Checks whether an action of a seat opens a Trade `[EXO-7.18]`. The marker is a neutral piece
    /// `[EXO-7.23]`, or a cube from the stash under the house rule `[EXO-17.30]`.
    pub(super) fn check_open_trade(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        if action != Action::OpenTrade {
            return Err(Refusal::NotNow(PendingDecision::Trade));
        }
        if self.is_barred(&state.public, Prohibition::TradeAction) {
            return Err(ActionRefusal::TradeBarred.into());
        }
        // Every space of the market has rates.
        let free = free_space(&state.public).and_then(|free| self.market_space(free));
        if free.is_none() {
            return Err(ActionRefusal::MarketFull.into());
        }
        if self.options.rules.uses_trade_cube && state.public.mat(seat).stash == 0 {
            return Err(ActionRefusal::NoMarker.into());
        }
        Ok(())
    }

    /// Checks whether a seat may make this exchange: the kind of the first one unless red rates
    /// apply, and resources or CP to pay; `Done`, which ends the Trade, is always legal
    /// `[EXO-7.20]` `[EXO-7.22]`.
    pub(super) fn check_trade(
        &self,
        state: &State,
        task: Task,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let Task::Trade { space, first, .. } = task else {
            return Err(Refusal::NotAsked);
        };
        if action == Action::Done {
            return Ok(());
        }
        let Action::Exchange(exchange) = action else {
            return Err(Refusal::NotNow(PendingDecision::Exchange));
        };
        let public = &state.public;
        let (_, buy, is_red) = self.rates(public, seat, space, task.context());
        if !is_red && first.is_some_and(|first| first.sells() != exchange.sells()) {
            return Err(ActionRefusal::OneKind.into());
        }
        let mat = public.mat(seat);
        if exchange.sells() && mat.owned(exchange.resource()) == 0 {
            return Err(ActionRefusal::NothingToSell.into());
        }
        if !exchange.sells() && u16::from(buy) > mat.cp {
            let (price, owned) = (buy, mat.cp);
            return Err(ActionRefusal::ExchangeTooExpensive { price, owned }.into());
        }
        Ok(())
    }

    /// Iterates over the legal exchanges of a seat.
    fn exchange_actions(
        &self,
        state: &State,
        task: Task,
        seat: Seat,
    ) -> impl Iterator<Item = Action> {
        let all = Exchange::ALL.into_iter().map(Action::Exchange);
        all.filter(move |&action| self.check_trade(state, task, seat, action).is_ok())
    }

    /// Appends the exchanges that a seat may make, and `Done`.
    pub(super) fn list_trade(&self, state: &State, task: Task, seat: Seat, list: &mut Vec<Action>) {
        list.extend(self.exchange_actions(state, task, seat));
        list.push(Action::Done);
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Puts a marker on the market and rolls for the number of exchanges `[EXO-7.19]`, which the
    /// house rule fixes `[EXO-17.22]`.
    pub(super) fn open_trade(&mut self, seat: Seat, task: Task) {
        let game = self.game;
        let public = self.public_mut();
        let (Some(space), context) = (free_space(public), task.context()) else {
            return;
        };
        let Some(origin) = context.origin else {
            return;
        };
        public.market[usize::from(space)] = Some(seat);
        if game.options.rules.uses_trade_cube {
            let mat = public.mat_mut(seat);
            mat.stash = mat.stash.saturating_sub(1);
        }
        let remaining_exchanges = if game.options.rules.has_fixed_trade {
            game.frame().house_trade
        } else {
            let dice = game.dice_for(public, seat, ExtraDiceRoll::Trade, context);
            let more = game.roll_bonus(public, ModifiedRoll::Trade, context);
            let sum = self.roll(seat, RollPurpose::Trade, dice) + u16::from(more);
            sum.min(u16::from(u8::MAX)) as u8
        };
        self.emit(Event::MarketOpened {
            seat,
            space,
            remaining_exchanges,
        });
        self.replace_task(Task::Trade {
            seat,
            origin,
            invoked: context.invoked,
            space,
            remaining_exchanges,
            first: None,
        });
    }

    /// Waits for the next exchange; ends the action when no exchanges are left, or none is legal
    /// and the seat keeps no Resistance card to discard.
    pub fn advance_trade(&mut self, task: Task) -> PlayFlow {
        let Task::Trade {
            seat,
            remaining_exchanges,
            ..
        } = task
        else {
            return self.pop_task();
        };
        let exchange = self.game.exchange_actions(self.state, task, seat).next();
        let has_cards = !self.state.public.mat(seat).trophies.is_empty();
        if remaining_exchanges > 0 && (exchange.is_some() || has_cards) {
            PlayFlow::Wait
        } else {
            self.pop_task()
        }
    }

    /// Makes an exchange or ends the Trade; the action must be legal.
    pub fn do_trade(&mut self, task: Task, seat: Seat, action: Action) {
        let (Action::Exchange(exchange), Task::Trade { space, .. }) = (action, task) else {
            self.pop_task();
            return;
        };
        let public = &self.state.public;
        let (sell, buy, _) = self.game.rates(public, seat, space, task.context());
        if let Some(Task::Trade {
            remaining_exchanges,
            first,
            ..
        }) = self.current_task()
        {
            *remaining_exchanges -= 1;
            first.get_or_insert(exchange);
        }
        let resource = exchange.resource();
        let cp = i16::from(if exchange.sells() { sell } else { buy });
        let cp = if exchange.sells() { cp } else { -cp };
        self.emit(Event::Exchanged { seat, exchange, cp });
        if exchange.sells() {
            self.pay(seat, resource, 1, ResourceReason::Trade);
            self.gain(seat, Resource::Cp, sell.into(), ResourceReason::Trade);
        } else {
            self.pay(seat, Resource::Cp, buy.into(), ResourceReason::Trade);
            self.gain(seat, resource, 1, ResourceReason::Trade);
        }
    }
}

//! The trade controls below the spaces: the roll, remaining exchanges, goods, forecast, and
//! buttons.

use super::super::super::narrate::Narrator;
use super::super::super::pieces::{die, resource};
use super::super::techs::signed;
use super::super::{TableActions, TableContext};
use super::market_model::{
    CurrentTrade, MarketSpaceView, Rates, TradeTally, trade_forecast, trade_so_far,
};
use crate::table;
use engine::exodus::action::{Action, Exchange};
use engine::exodus::effect::{ExtraDiceRoll, ModifiedRoll, Resource};
use engine::exodus::refusal::Refusal;
use engine::game::{Game, Seat};
use play::seats::seat_art;
use ui::l10n::Phrases;
use ui::panels::seat::SeatIcon;
use ui::panels::{aria_disabled, unless_disabled};
use yew::prelude::*;

/// The data from which the trade controls are rendered.
pub struct TradeControls<'a> {
    pub context: &'a TableContext,
    pub actions: &'a TableActions,
    pub phrases: &'a Phrases,
    pub narrator: Narrator<'a>,
}

impl TradeControls<'_> {
    /// Renders the controls of the current trade.
    pub fn current_trade(&self, trade: CurrentTrade, spaces: &[MarketSpaceView]) -> Html {
        let snapshot = &self.context.snapshot;
        let (faces, tally) =
            trade_so_far(&snapshot.session, trade.seat, snapshot.perspective.viewer);
        let current_space = spaces.iter().find(|space| space.space == trade.space);
        let (sell, buy, red) = self.context.game().rates(
            &self.context.view.public,
            trade.seat,
            trade.space,
            table::action_context(&self.context.view.public, trade.seat),
        );
        let args = [
            ("seat", self.narrator.seat(trade.seat).into()),
            ("number", (trade.space + 1).into()),
        ];
        html! {
            <section class={classes!("exo-counter", seat_art(trade.seat).class())} aria-label={self.phrases.text("exodus-market-trade")}>
                <header class="exo-counter-head"><SeatIcon seat={seat_art(trade.seat)} /><h3>{ self.phrases.say("exodus-market-at", &args) }</h3></header>
                <div class="exo-counter-roll">
                    if let Some(faces) = faces {
                        { for faces.iter().map(|face| die::icon(*face, false, None)) }
                    }
                    { self.remaining_exchanges(trade, tally) }
                </div>
                { self.holdings(trade.seat, tally) }
                if current_space.is_some() && snapshot.seat == Some(trade.seat) {
                    { self.exchanges((sell, buy)) }
                    { self.forecast(trade, (sell, buy), red) }
                }
            </section>
        }
    }

    /// Renders the remaining exchanges, as pips and as a number.
    fn remaining_exchanges(&self, trade: CurrentTrade, tally: TradeTally) -> Html {
        let args = [("count", trade.remaining_exchanges.into())];
        let pip = |is_full: bool| html! { <span class={classes!("exo-left-pip", is_full.then_some("full"))}></span> };
        let all = trade
            .remaining_exchanges
            .saturating_add(tally.exchange_count);
        html! {
            <div class="exo-left">
                <span class="exo-left-pips" aria-hidden="true">{ for (0..all).map(|n| pip(n < trade.remaining_exchanges)) }</span>
                <p class="number">{ self.phrases.say("exodus-market-left", &args) }</p>
            </div>
        }
    }

    /// Renders what the seat owns, and how it changed in this trade.
    fn holdings(&self, seat: Seat, tally: TradeTally) -> Html {
        let mat = self.context.view.public.mat(seat);
        let row = |resource: Resource, delta: i16| {
            html! {
                <div class="exo-stock">
                    <dt>{ resource::icon(resource, None) }{ self.narrator.resource(resource) }</dt>
                    <dd class="number"><b>{ mat.owned(resource) }</b>
                        if delta != 0 {
                            <span class={if delta > 0 { "up" } else { "down" }}>{ signed(delta) }</span>
                        }
                    </dd>
                </div>
            }
        };
        html! {
            <dl class="exo-stocks">
                { row(Resource::Cp, tally.cp) }{ row(Resource::Ax, tally.ax) }{ row(Resource::Ph, tally.ph) }
            </dl>
        }
    }

    fn exchanges(&self, (sell, buy): Rates) -> Html {
        let offers = &self.context.offers;
        let refusal = |exchange: Exchange| offers.refusal(Action::Exchange(exchange));
        let refusals = table::distinct(Exchange::ALL.into_iter().filter_map(refusal));
        html! {<>
            <div class="exo-exchanges" role="group" aria-label={self.phrases.text("exodus-market-exchanges")}>
                { for Exchange::ALL.map(|exchange| self.exchange(exchange, sell, buy)) }
            </div>
            { for refusals.into_iter().map(|refusal| self.refusal_note(Some(refusal))) }
        </>}
    }

    fn exchange(&self, exchange: Exchange, sell: u8, buy: u8) -> Html {
        let action = Action::Exchange(exchange);
        let (key, price) = if exchange.sells() {
            ("exodus-market-sell-one", i16::from(sell))
        } else {
            ("exodus-market-buy-one", -i16::from(buy))
        };
        let resource = exchange.resource();
        let (enter, leave) = self.actions.pointer_handlers(action);
        let is_closed = !self.context.offers.is_legal(action);
        html! {
            <button type="button" class={classes!("button", "exo-exchange", if exchange.sells() { "sells" } else { "buys" })} data-order="exchange"
                aria-disabled={aria_disabled(is_closed)} onclick={unless_disabled(is_closed, self.actions.on_order(action))} onpointerenter={enter} onpointerleave={leave}>
                { resource::icon(resource, None) }
                <span>{ self.phrases.say(key, &[("what", self.narrator.resource(resource).into())]) }</span>
                <b class="number">{ signed(price) }{ resource::icon(Resource::Cp, Some(self.narrator.resource(Resource::Cp).into())) }</b>
            </button>
        }
    }

    /// Renders the maximum result of the remaining exchanges.
    fn forecast(&self, trade: CurrentTrade, rates: Rates, is_red: bool) -> Html {
        let mat = self.context.view.public.mat(trade.seat);
        let forecast = trade_forecast(
            rates,
            is_red,
            trade.remaining_exchanges,
            mat.ax.saturating_add(mat.ph),
            mat.cp,
        );
        let sells = trade
            .only_exchange
            .is_none_or(|first| is_red || first.sells());
        let buys = trade
            .only_exchange
            .is_none_or(|first| is_red || !first.sells());
        let line = |key: &str, count: u8, cp: u16| {
            let args = [("count", count.into()), ("cp", cp.into())];
            html! { <li>{ self.phrases.say(key, &args) }</li> }
        };
        html! {
            <ul class="exo-prospect" aria-label={self.phrases.text("exodus-market-prospect")}>
                if sells && forecast.sales.0 > 0 {
                    { line("exodus-market-sell-all", forecast.sales.0, forecast.sales.1) }
                }
                if buys && forecast.purchases.0 > 0 {
                    { line("exodus-market-buy-all", forecast.purchases.0, forecast.purchases.1) }
                }
                if forecast.pair > 0 {
                    <li>{ self.phrases.say("exodus-market-pair", &[("cp", forecast.pair.into())]) }</li>
                }
                if !is_red {
                    <li>{ self.phrases.text("exodus-market-one-kind") }</li>
                }
            </ul>
        }
    }

    /// Renders the trade that a seat could open.
    pub fn trade_preview(&self, seat: Seat, spaces: &[MarketSpaceView]) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let is_asked = self.context.snapshot.seat == Some(seat);
        let refusal = self
            .context
            .offers
            .refusal(Action::OpenTrade)
            .filter(|_| is_asked);
        let Some(next) = spaces.iter().find(|space| space.is_next) else {
            return html! {
                <section class="exo-counter"><p>{ self.phrases.text("exodus-market-full") }</p>{ self.refusal_note(refusal) }</section>
            };
        };
        let action_context = table::action_context(public, seat);
        let dice = game.dice_for(public, seat, ExtraDiceRoll::Trade, action_context);
        let bonus = game.roll_bonus(public, ModifiedRoll::Trade, action_context);
        let args = [
            ("number", (next.space + 1).into()),
            ("dice", dice.into()),
            ("more", bonus.into()),
            ("fixed", game.frame().house_trade.into()),
        ];
        let roll = match (game.options().rules.has_fixed_trade, bonus) {
            (true, _) => "exodus-market-fixed",
            (false, 0) => "exodus-market-dice",
            (false, 1..) => "exodus-market-dice-more",
        };
        let pair = trade_forecast(next.own, next.has_red_rates, 2, 1, 0).pair;
        html! {
            <section class="exo-counter idle" aria-label={self.phrases.text("exodus-market-trade")}>
                <p>{ self.phrases.say("exodus-market-next", &args[..1]) }{ " " }{ self.phrases.say(roll, &args[1..]) }</p>
                if pair > 0 {
                    <p>{ self.phrases.say("exodus-market-pair", &[("cp", pair.into())]) }</p>
                } else if !next.has_red_rates {
                    <p>{ self.phrases.text("exodus-market-one-kind") }</p>
                }
                { self.holdings(seat, TradeTally::default()) }
                { self.refusal_note(refusal) }
            </section>
        }
    }

    fn refusal_note(&self, refusal: Option<Refusal>) -> Html {
        let Some(refusal) = refusal else {
            return Html::default();
        };
        html! { <p class="exo-reason">{ self.actions.refusal_note(self.phrases, &refusal) }</p> }
    }
}

//! A space of the market: its number, the marker, and the rates, with the seat's column
//! highlighted.

use super::super::super::narrate::Narrator;
use super::super::super::pieces::resource;
use super::super::TableActions;
use super::market_model::{MarketSpaceView, Rates};
use engine::exodus::action::Action;
use engine::exodus::effect::Resource;
use play::seats::seat_art;
use ui::l10n::Phrases;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

/// The data from which every space of the market is rendered.
pub struct MarketSpaceContext<'a> {
    pub phrases: &'a Phrases,
    pub narrator: Narrator<'a>,
    pub actions: &'a TableActions,
    /// Whether a trade can be opened now.
    pub is_open: bool,
}

impl MarketSpaceContext<'_> {
    pub fn market_space(&self, space: &MarketSpaceView) -> Html {
        let phrases = self.phrases;
        let number = phrases.say(
            "exodus-market-space",
            &[("number", (space.space + 1).into())],
        );
        let glows = self.is_open && space.is_next;
        let class = classes!(
            "exo-stall",
            space.marker.is_some().then_some("taken"),
            space.is_next.then_some("next"),
            space.is_trading.then_some("at-hand"),
            glows.then_some("open"),
        );
        html! {
            <li key={space.space} {class}>
                <header class="exo-stall-head"><h3>{ number }</h3>{ self.marker(space) }</header>
                <table class="exo-rates">
                    <thead><tr>
                        <td></td>
                        <th scope="col" class={column(space, false)}>{ self.swatch(false) }{ phrases.text("exodus-market-black") }</th>
                        <th scope="col" class={column(space, true)}>{ self.swatch(true) }{ phrases.text("exodus-market-red") }</th>
                    </tr></thead>
                    <tbody>
                        { self.rate(space, "exodus-market-sell", |rates| rates.0) }
                        { self.rate(space, "exodus-market-buy", |rates| rates.1) }
                    </tbody>
                </table>
                if glows {
                    <button type="button" class="button primary exo-stall-open" data-order="open-trade" onclick={self.actions.on_order(Action::OpenTrade)}>
                        { phrases.text("exodus-market-open") }</button>
                }
            </li>
        }
    }

    fn swatch(&self, is_red: bool) -> Html {
        html! { <span class={classes!("exo-swatch", if is_red { "red" } else { "black" })} aria-hidden="true"></span> }
    }

    fn marker(&self, space: &MarketSpaceView) -> Html {
        match space.marker {
            Some(seat) => html! {
                <span class={classes!("exo-marker", seat_art(seat).class())} title={self.narrator.seat(seat)}><SeatIcon seat={seat_art(seat)} />
                    <span class="visually-hidden">{ self.narrator.seat(seat) }</span></span>
            },
            None => html! {
                <span class="exo-marker free"><span class="visually-hidden">{ self.phrases.text("exodus-market-free") }</span></span>
            },
        }
    }

    /// Renders a rate by column; the seat's column includes effects.
    fn rate(&self, space: &MarketSpaceView, key: &str, price_of: fn(Rates) -> u8) -> Html {
        let cell = |is_red: bool| {
            let printed = price_of(if is_red { space.red } else { space.black });
            let current = if space.has_red_rates == is_red {
                price_of(space.own)
            } else {
                printed
            };
            html! {
                <td class={classes!("number", column(space, is_red))}>
                    if current != printed {
                        <s>{ printed }</s>
                    }
                    <b>{ current }</b>
                </td>
            }
        };
        let coin = resource::icon(
            Resource::Cp,
            Some(self.narrator.resource(Resource::Cp).into()),
        );
        html! { <tr><th scope="row">{ self.phrases.text(key) }{ coin }</th>{ cell(false) }{ cell(true) }</tr> }
    }
}

/// Returns the style classes of a column; the seat's column is highlighted.
fn column(space: &MarketSpaceView, is_red: bool) -> &'static str {
    match (space.has_red_rates == is_red, is_red) {
        (true, true) => "own red",
        (true, false) => "own black",
        (false, true) => "red",
        (false, false) => "black",
    }
}

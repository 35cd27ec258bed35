//! The market: four spaces with their rates and markers, and the current trade.

mod market_model;
mod market_space;
#[cfg(test)]
mod tests;
mod trade_controls;

use super::super::narrate::Narrator;
use super::seat_strip::SeatStrip;
use super::{TableActions, TableContext};
use crate::table;
use engine::exodus::action::Action;
use market_model::{current_trade, market_spaces};
use market_space::MarketSpaceContext;
use play::match_pages::use_shown_seat;
use trade_controls::TradeControls;
use ui::l10n::use_phrases;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MarketPanelProps {
    pub watch: TableContext,
    pub actions: TableActions,
}

#[component]
pub fn MarketPanel(props: &MarketPanelProps) -> Html {
    let phrases = use_phrases();
    let MarketPanelProps { watch, actions } = props;
    let (seat, on_choose) = use_shown_seat(table::shown_seat(watch));
    let narrator = Narrator::new(&phrases, watch.table());
    let stalls = market_spaces(watch.table(), &watch.view.public, seat);
    let row = MarketSpaceContext {
        phrases: &phrases,
        narrator,
        actions,
        open: watch.stand.seat == Some(seat) && watch.offers.is_legal(Action::OpenTrade),
    };
    let counter = TradeControls {
        watch,
        actions,
        phrases: &phrases,
        narrator,
    };
    let at_hand = current_trade(&watch.view.public);
    html! {
        <section class="exo-market" aria-label={phrases.text("exodus-market")}>
            <div class="exo-leaf-bar">
                <SeatStrip watch={watch.without_hover()} label={phrases.text("exodus-market-whose")} chosen={seat} {on_choose} />
            </div>
            <ol class="exo-stalls">{ for stalls.iter().map(|stall| row.market_space(stall)) }</ol>
            if let Some(trade) = at_hand {
                { counter.current_trade(trade, &stalls) }
            } else {
                { counter.trade_preview(seat, &stalls) }
            }
        </section>
    }
}

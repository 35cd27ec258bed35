//! The market: four spaces with their rates and markers, and the current trade.

mod market_model;
mod market_space;
#[cfg(test)]
mod tests;
mod trade_controls;

use super::super::narrate::Narrator;
use super::PanelProps;
use super::seat_strip::SeatStrip;
use crate::table;
use engine::exodus::action::Action;
use market_model::{current_trade, market_spaces};
use market_space::MarketSpaceContext;
use play::match_pages::use_shown_seat;
use trade_controls::TradeControls;
use ui::l10n::use_phrases;
use yew::prelude::*;

#[component]
pub fn MarketPanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let PanelProps { context, actions } = props;
    let (seat, on_choose) = use_shown_seat(table::shown_seat(context));
    let narrator = Narrator::new(&phrases, context.game());
    let spaces = market_spaces(context.game(), &context.view.public, seat);
    let row = MarketSpaceContext {
        phrases: &phrases,
        narrator,
        actions,
        is_open: context.snapshot.seat == Some(seat) && context.offers.is_legal(Action::OpenTrade),
    };
    let counter = TradeControls {
        context,
        actions,
        phrases: &phrases,
        narrator,
    };
    let trade = current_trade(&context.view.public);
    html! {
        <section class="exo-market" aria-label={phrases.text("exodus-market")}>
            <div class="exo-panel-bar">
                <SeatStrip context={context.without_hover()} label={phrases.text("exodus-market-whose")} chosen={seat} {on_choose} />
            </div>
            <ol class="exo-stalls">{ for spaces.iter().map(|space| row.market_space(space)) }</ol>
            if let Some(trade) = trade {
                { counter.current_trade(trade, &spaces) }
            } else {
                { counter.trade_preview(seat, &spaces) }
            }
        </section>
    }
}

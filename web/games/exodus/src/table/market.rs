//! The market: four spaces with their rates, whose markers lie there, and the trade at hand.

mod counter;
mod reckon;
mod stall;
#[cfg(test)]
mod tests;

use super::super::narrate::Narrator;
use super::seat_strip::SeatStrip;
use super::{Actions, Watch};
use crate::table;
use counter::Counter;
use engine::exodus::action::Action;
use play::hands::use_whose;
use reckon::{stalls, trade};
use stall::Row;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Properties of the leaf.
#[derive(Properties, PartialEq)]
pub struct MarketLeafProps {
    /// What is read.
    pub watch: Watch,
    /// What can be done.
    pub actions: Actions,
}

/// The leaf.
#[component]
pub fn MarketLeaf(props: &MarketLeafProps) -> Html {
    let phrases = use_phrases();
    let MarketLeafProps { watch, actions } = props;
    let (seat, on_choose) = use_whose(table::shown_seat(watch));
    let narrator = Narrator::new(&phrases, watch.table());
    let stalls = stalls(watch.table(), &watch.view.public, seat);
    let row = Row {
        phrases: &phrases,
        narrator,
        actions,
        open: watch.stand.seat == Some(seat) && watch.offers.is_legal(Action::OpenTrade),
    };
    let counter = Counter {
        watch,
        actions,
        phrases: &phrases,
        narrator,
    };
    let at_hand = trade(&watch.view.public);
    html! {
        <section class="exo-market" aria-label={phrases.text("exodus-market")}>
            <div class="exo-leaf-bar">
                <SeatStrip watch={watch.unlooked()} label={phrases.text("exodus-market-whose")} chosen={seat} {on_choose} />
            </div>
            <ol class="exo-stalls">{ for stalls.iter().map(|stall| row.stall(stall)) }</ol>
            if let Some(trade) = at_hand {
                { counter.at_hand(trade, &stalls) }
            } else {
                { counter.before(seat, &stalls) }
            }
        </section>
    }
}

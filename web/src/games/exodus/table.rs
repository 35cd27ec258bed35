//! The table of a running game of Exodus: leaves with the star map and the boards beside it, cards,
//! console, log.

mod actions;
mod aim;
pub mod banner;
mod battle;
pub mod blueprints;
pub mod board;
mod card;
mod console;
mod council;
mod course;
mod empires;
mod hand;
mod handled;
mod hex_card;
mod hosted;
mod keys;
mod leaves;
pub mod market;
mod offers;
mod orders;
mod outlook;
pub mod prompt;
mod rockets;
mod seat_strip;
pub mod signs;
pub mod tab;
pub mod techs;
#[cfg(test)]
mod tests;
mod touch;
mod worded;

pub use aim::{Aim, Tool};
pub use banner::Banner;
pub use battle::BattlePanel;
pub use blueprints::BlueprintLeaf;
pub use board::TableBoard;
pub use console::Console;
pub use council::CouncilLeaf;
pub use course::{Course, Ready, VpTrack};
pub use empires::{Empires, EmpiresLeaf, known_score};
pub use hand::Hand;
pub use leaves::Leaves;
pub use market::MarketLeaf;
pub use offers::{Offer, Offers, mover};
pub use orders::OrderBar;
#[cfg(test)]
use orders::orders_of;
pub use rockets::RocketPanel;
pub use seat_strip::{SeatStrip, use_whose};
pub use tab::Tab;
pub use techs::TechLeaf;
pub use touch::Touch;

use super::narrate::Narrator;
use super::text::source;
use crate::l10n::{Phrases, use_phrases};
use crate::play::hands::{Keyed, PromptLine, Sitting, hint_words, use_sitting, use_table_keys};
use crate::play::table::{Scene, Staging, use_elsewhere, use_hint_key, use_scene};
use crate::play::{TableProps, hands};
use crate::text::use_reading;
use engine::exodus::Exodus;
use engine::exodus::state::{Private, Public};
use engine::game::Seat;
use yew::prelude::*;

/// An opened match.
pub type Opened = crate::play::Opened<Exodus>;
/// A running match and where it is kept.
pub type ExodusTableProps = TableProps<Exodus>;

/// Everything that the parts of the table read. The match itself holds every secret: what is drawn comes
/// from the view.
pub type Watch = hands::Watch<Exodus>;
/// The hands of the person at the table.
pub type Actions = hands::Hands<Exodus>;

impl Watch {
    /// What lies on the table, which everybody sees.
    #[must_use]
    pub fn public(&self) -> &Public {
        &self.view.public
    }

    /// What a seat alone sees, where the eyes at this screen may see it.
    #[must_use]
    pub fn private(&self, seat: Seat) -> Option<&Private> {
        match (&self.view.own, &self.view.open) {
            (Some((own, private)), _) => (*own == seat).then_some(private),
            (None, Some(open)) => open.get(seat.index()),
            (None, None) => None,
        }
    }

    /// The seat whose things are shown first: the one that is asked here, or whose eyes look.
    #[must_use]
    pub fn seat(&self) -> Seat {
        let own = self.view.own.as_ref().map(|(seat, _)| *seat);
        self.stand.seat.or(own).unwrap_or_default()
    }

    /// Tells what is on this table, with the planets by their names.
    #[must_use]
    pub fn narrator<'a>(&'a self, phrases: &'a Phrases) -> Narrator<'a> {
        Narrator::new(phrases, self.table()).on(self.public())
    }
}

/// The table.
#[component]
pub fn ExodusTable(props: &ExodusTableProps) -> Html {
    let phrases = use_phrases();
    let Sitting {
        chair,
        watch,
        actions,
    } = use_sitting(props, Staging::Board);
    let (run, record, score) = (&chair.run, &chair.record, &chair.score);
    let sitters = &record.sitters;
    let still = watch.unlooked();
    use_table_keys(&actions, &still);
    use_hint_key(&chair.hint, chair.is_helped() && run.seat.is_some());
    let reading = use_reading(
        &source(&still, &actions, record, run.thinking, &phrases),
        Exodus::CLAIMED,
        &[Exodus::keys()],
    );
    let elsewhere = use_elsewhere(&still.stand, record, &chair.direct);
    let told = chair.hint.told.as_ref();
    let orders = chair.curtain(&phrases).unwrap_or_else(|| html! {<>
        <OrderBar watch={still.clone()} actions={actions.clone()} sitters={sitters.clone()} watched={run.watched}
            away={elsewhere.card} />
        <Hand watch={still.clone()} actions={actions.clone()} />
    </>});
    let scene = Scene {
        prompt: html! {
            <PromptLine<Exodus> watch={watch.clone()} actions={actions.clone()} thinking={run.thinking} record={record.clone()}
                on_sit={chair.on_sit.clone()} hint={chair.ask_hint()} />
        },
        board: html! {
            <Leaves watch={watch.clone()} actions={actions.clone()} sitters={sitters.clone()} score={score.clone()}
                on_key={reading.on_key} />
        },
        orders: html! {
            <section class="table-actions panel exo-actions" aria-label={phrases.text("table-orders")}>{ orders }</section>
        },
        console: html! {
            <Console watch={watch.clone()} actions={actions.clone()} sitters={sitters.clone()} />
        },
        seats: Html::default(),
        over: html! {<>
            <Banner stand={watch.stand.clone()} record={record.clone()} score={score.clone()} />
            { elsewhere.dialog.unwrap_or_default() }
            { reading.dialogs }
        </>},
    };
    let hint = told.map(|told| hint_words(&watch, &phrases, told));
    use_scene(&chair, still.stand, hint, scene)
}

//! The table of a running game of Saga: leaves with the sector map and the boards beside it, cards,
//! console, log.

mod actions;
mod aim;
pub mod banner;
pub mod board;
mod card;
mod console;
mod course;
mod encounter;
mod events;
mod fleet;
mod hand;
mod handled;
mod hex_card;
mod hosted;
mod keys;
mod leaves;
mod mat;
mod mission;
mod motive;
mod offers;
mod orders;
mod outlook;
pub mod prompt;
mod seat_strip;
pub mod signs;
pub mod tab;
#[cfg(test)]
mod tests;
mod touch;
mod worded;

pub use aim::{Aim, Tool};
pub use banner::Banner;
pub use board::TableBoard;
pub use card::{Card, Lie};
pub use console::Console;
pub use course::Course;
pub use encounter::EncounterLeaf;
pub use events::EventsLeaf;
pub use fleet::FleetLeaf;
pub use hand::{Hand, HandLeaf};
pub use leaves::Leaves;
pub use mat::MatLeaf;
pub use mission::MissionLeaf;
pub use offers::{Offer, Offers, is_free};
pub use orders::OrderBar;
pub use seat_strip::{SeatStrip, use_whose};
pub use tab::Tab;

use super::narrate::Narrator;
use super::text::source;
use crate::l10n::{Phrases, use_phrases};
use crate::play::hands::{Keyed, PromptLine, Sitting, hint_words, use_sitting, use_table_keys};
use crate::play::table::{Scene, Staging, use_elsewhere, use_hint_key, use_scene};
use crate::play::{TableProps, hands};
use crate::text::use_reading;
use engine::game::Seat;
use engine::saga::Saga;
use engine::saga::ids::{ArmadaId, Bits};
use engine::saga::state::Public;
use yew::prelude::*;

/// An opened match.
pub type Opened = crate::play::Opened<Saga>;
/// A running match and where it is kept.
pub type SagaTableProps = TableProps<Saga>;

/// Everything that the parts of the table read. The match itself holds every secret: what is drawn comes
/// from the view.
pub type Watch = hands::Watch<Saga>;
/// The hands of the person at the table.
pub type Actions = hands::Hands<Saga>;

impl Watch {
    /// What lies on the table, which everybody sees.
    #[must_use]
    pub fn public(&self) -> &Public {
        &self.view.public
    }

    /// The action cards of a seat, where the eyes at this screen may see them.
    #[must_use]
    pub fn cards(&self, seat: Seat) -> Option<Bits> {
        self.view.hands.get(seat.index()).copied().flatten()
    }

    /// The seat whose things are shown first: the one that is asked here, or whose eyes look, or
    /// whose turn it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        let acting = self.public().acting.map(|it| self.table().owner(it));
        let own = self.stand.seat.or(self.view.viewer).or(acting);
        own.filter(|seat| self.table().all().has(*seat))
            .unwrap_or_default()
    }

    /// The armada that something is about: the one whose turn it is if it is the seat's own, or the
    /// seat's first.
    #[must_use]
    pub fn armada_of(&self, seat: Seat) -> ArmadaId {
        let table = self.table();
        let acting = self.public().acting;
        let own = acting.filter(|armada| table.owner(*armada) == seat);
        own.or_else(|| table.fleet(seat).next()).unwrap_or_default()
    }

    /// Tells what is on this table, with the sectors by their names.
    #[must_use]
    pub fn narrator<'a>(&'a self, phrases: &'a Phrases) -> Narrator<'a> {
        Narrator::new(phrases, self.table()).on(self.public())
    }
}

/// The table.
#[component]
pub fn SagaTable(props: &SagaTableProps) -> Html {
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
        Saga::CLAIMED,
        &[Saga::keys()],
    );
    let elsewhere = use_elsewhere(&still.stand, record, &chair.direct);
    let told = chair.hint.told.as_ref();
    let orders = chair.curtain(&phrases).unwrap_or_else(|| {
        html! {<>
            <OrderBar watch={still.clone()} actions={actions.clone()} sitters={sitters.clone()} watched={run.watched}
                away={elsewhere.card} />
            <Hand watch={still.clone()} actions={actions.clone()} sitters={sitters.clone()} />
        </>}
    });
    let scene = Scene {
        prompt: html! {
            <PromptLine<Saga> watch={watch.clone()} actions={actions.clone()} thinking={run.thinking} record={record.clone()}
                on_sit={chair.on_sit.clone()} hint={chair.ask_hint()} />
        },
        board: html! {
            <Leaves watch={watch.clone()} actions={actions.clone()} sitters={sitters.clone()} score={score.clone()}
                on_key={reading.on_key} />
        },
        orders: html! {
            <section class="table-actions panel saga-actions" aria-label={phrases.text("table-orders")}>{ orders }</section>
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

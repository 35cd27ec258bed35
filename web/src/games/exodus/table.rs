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
mod hex_card;
mod hint;
mod hosted;
pub mod keys;
mod leaves;
pub mod market;
mod offers;
mod orders;
mod outlook;
pub mod prompt;
mod rockets;
mod seat_strip;
pub mod signs;
mod sitting;
pub mod tab;
pub mod techs;
#[cfg(test)]
mod tests;
mod touch;
mod worded;

pub use actions::{Actions, Look};
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
pub use hint::steps;
pub use leaves::Leaves;
pub use market::MarketLeaf;
pub use offers::{Offer, Offers, mover};
pub use orders::OrderBar;
#[cfg(test)]
use orders::orders_of;
pub use prompt::PromptLine;
pub use rockets::RocketPanel;
pub use seat_strip::{SeatStrip, use_whose};
pub use sitting::{Gaze, Sitting, use_gaze, use_sitting, use_watch};
pub use tab::Tab;
pub use techs::TechLeaf;
pub use touch::Touch;

use super::narrate::Narrator;
use super::text::source;
use crate::l10n::{Phrases, use_phrases};
use crate::play::TableProps;
use crate::play::table::{Scene, Staging, Stand, use_elsewhere, use_hint_key, use_scene};
use crate::text::use_reading;
use engine::exodus::Exodus;
use engine::exodus::star::HexId;
use engine::exodus::state::{Private, Public};
use engine::exodus::view::View;
use engine::game::Seat;
use std::rc::Rc;
use yew::prelude::*;

/// An opened match.
pub type Opened = crate::play::Opened<Exodus>;
/// A running match and where it is kept.
pub type ExodusTableProps = TableProps<Exodus>;

/// Everything that the parts of the table read, as it stood when they were drawn. The match itself
/// holds every sealed choice: what is drawn comes from the view.
#[derive(Clone)]
pub struct Watch {
    /// The match.
    pub stand: Stand<Exodus>,
    /// What the eyes at this screen may see of it.
    pub view: Rc<View>,
    /// Everything that the seat can order, legal or not.
    pub offers: Rc<Offers>,
    /// What is in hand.
    pub aim: Aim,
    /// Takes something else in hand.
    pub set_aim: UseStateSetter<Aim>,
    /// What is looked at.
    pub look: Look,
    /// The hex whose planet and ships are shown.
    pub shown: Option<HexId>,
    /// The leaf in front.
    pub tab: Tab,
    /// Lays a leaf in front; none leaves it to the decision at hand.
    pub set_tab: UseStateSetter<Option<Tab>>,
}

impl PartialEq for Watch {
    fn eq(&self, other: &Self) -> bool {
        self.stand == other.stand
            && self.aim == other.aim
            && self.look == other.look
            && self.shown == other.shown
            && self.tab == other.tab
    }
}

impl Watch {
    /// The same without what is looked at: for parts that are not drawn anew when a pointer passes.
    #[must_use]
    pub fn unlooked(&self) -> Self {
        Self {
            look: Look::default(),
            ..self.clone()
        }
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &Exodus {
        self.stand.session.game()
    }

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
    keys::use_table_keys(&actions, &still);
    use_hint_key(&chair.hint, chair.is_helped() && run.seat.is_some());
    let reading = use_reading(
        &source(&still, &actions, record, run.thinking, &phrases),
        &keys::CLAIMED,
        &[keys::section()],
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
            <PromptLine watch={watch.clone()} actions={actions.clone()} thinking={run.thinking} record={record.clone()}
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
    let hint = told.map(|told| hint::words(&watch, &phrases, told));
    use_scene(&chair, still.stand, hint, scene)
}

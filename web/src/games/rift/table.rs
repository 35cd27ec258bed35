//! The table of a running match of Centauri Rift: board, console, orders, log, seats.

pub(super) mod actions;
pub(super) mod aim;
pub(super) mod banner;
pub(super) mod board;
pub(super) mod console;
pub(super) mod flight;
mod goals;
pub mod hint;
pub(super) mod keys;
pub(super) mod offers;
pub(super) mod orders;
pub(super) mod prompt;
pub(super) mod seats;
pub(super) mod sitting;
#[cfg(test)]
mod tests;
mod worded;

use super::field::Preview;
use super::text::account;
pub use crate::play::is_human;
use crate::play::table::{Scene, Staging, Stand, use_elsewhere, use_hint_key, use_scene};
use crate::play::{Desk, Eyes, TableProps, desk::Refused};
use crate::text::{Source, use_reading};
use ::board::{Depth, Layer};
use actions::Actions;
use aim::Aim;
use engine::game::{Seat, Seats};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::refusal::Refusal;
use engine::rift::ship::ShipId;
use engine::session::Session;
use offers::Offers;
use sitting::{Sitting, use_sitting};
use std::rc::Rc;
use store::{SaveRecord, Sitter};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// A running match and where it is kept.
pub type RiftTableProps = TableProps<Rift>;
/// An opened match.
pub type Opened = crate::play::Opened<Rift>;

/// Everything that the parts of the table read: the match as it stood when they were drawn, the
/// offers to the seat that plays here, and what is looked at. Snapshots, not handles: a handle
/// reads the newest value, so that old and new properties would always be equal.
#[derive(Clone)]
pub struct Watch {
    /// The match.
    pub session: Rc<Session<Rift>>,
    /// Rises with every deed.
    pub edition: u32,
    /// Why the last deed was not done.
    pub refused: Option<Refused<Refusal>>,
    /// Where deeds are done.
    pub deeds: UseReducerDispatcher<Desk<Rift>>,
    /// The seat at this screen that is asked now, if any.
    pub seat: Option<Seat>,
    /// Those at this screen who are asked together with it.
    pub choosers: Seats,
    /// Everything that they can order, legal or not.
    pub offers: Rc<Offers>,
    /// What the orders are narrowed to.
    pub aim: Aim,
    /// Narrows the orders.
    pub set_aim: UseStateSetter<Aim>,
    /// The order that is looked at.
    pub looked: Option<Action>,
    /// That order tried out; nothing when it is refused.
    pub tried: Option<Rc<Preview>>,
    /// The ship whose console is open.
    pub shown: ShipId,
}

impl PartialEq for Watch {
    fn eq(&self, other: &Self) -> bool {
        self.edition == other.edition
            && self.seat == other.seat
            && self.choosers == other.choosers
            && self.aim == other.aim
            && self.looked == other.looked
            && self.shown == other.shown
    }
}

impl Watch {
    /// The same without what is looked at: for parts that are not drawn anew when a pointer passes
    /// over an order.
    #[must_use]
    pub fn unlooked(&self) -> Self {
        Self {
            looked: None,
            tried: None,
            ..self.clone()
        }
    }

    /// What the shared parts of the table read.
    #[must_use]
    pub fn stand(&self) -> Stand<Rift> {
        Stand {
            session: self.session.clone(),
            edition: self.edition,
            refused: self.refused,
            deeds: self.deeds.clone(),
            seat: self.seat,
            choosers: self.choosers,
            eyes: Eyes::OPEN,
        }
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &Rift {
        self.session.game()
    }

    /// For whom the match is told: who is asked or, while nobody is, the first person at this screen.
    #[must_use]
    pub fn reader(&self, sitters: &[Sitter]) -> Option<Seat> {
        let mut seats = (0..sitters.len() as u8).map(Seat);
        self.seat
            .or_else(|| seats.find(|&seat| is_human(sitters, seat)))
    }

    /// Who gives an order here: the seat that is asked, but a ship of somebody asked with it is activated for
    /// its owner.
    #[must_use]
    pub fn giver(&self, action: Action) -> Option<Seat> {
        let seat = self.seat?;
        let owner = if let Action::Activate(ship) = action {
            Some(self.table().owner(ship))
        } else {
            None
        };
        Some(
            owner
                .filter(|owner| self.choosers.has(*owner))
                .unwrap_or(seat),
        )
    }
}

/// The table.
#[component]
pub fn RiftTable(props: &RiftTableProps) -> Html {
    let phrases = use_phrases();
    let Sitting {
        chair,
        watch,
        actions,
        recent,
    } = use_sitting(props, Staging::Board);
    let (run, record, score) = (&chair.run, &chair.record, &chair.score);
    let sitters = &record.sitters;
    let still = watch.unlooked();
    keys::use_table_keys(&actions, run.seat);
    use_hint_key(&chair.hint, chair.is_helped() && run.seat.is_some());
    let told = chair.hint.told.as_ref();
    let planned = use_memo((watch.edition, told.cloned()), |(_, told)| {
        hint::drawn(&watch, told.as_ref())
    });
    let above = Layer::kept("hint", Depth::Over, planned);
    let reading = use_reading(
        &source(&still, &actions, record, run.thinking, &phrases),
        &keys::CLAIMED,
        &[keys::section()],
    );
    let elsewhere = use_elsewhere(&still.stand(), record, &chair.direct);
    let scene = Scene {
        prompt: html! {
            <prompt::PromptLine watch={watch.clone()} seconds={run.seconds} actions={actions.clone()}
                thinking={run.thinking} record={record.clone()} on_sit={chair.on_sit.clone()} hint={chair.ask_hint()} />
        },
        board: html! {
            <board::TableBoard watch={watch.clone()} actions={actions.clone()} {recent} score={score.clone()}
                on_key={reading.on_key} {above} />
        },
        orders: html! {
            <orders::OrderBar watch={still.clone()} actions={actions.clone()} sitters={sitters.clone()}
                watched={run.watched} away={elsewhere.card} />
        },
        console: html! { <console::ShipConsole watch={watch.clone()} actions={actions.clone()} eyes={watch.reader(sitters)} /> },
        seats: html! {
            <seats::SeatList watch={still.clone()} sitters={sitters.clone()} actions={actions.clone()} />
        },
        over: html! {<>
            <banner::Banner watch={watch.clone()} record={record.clone()} score={score.clone()} />
            { elsewhere.dialog.unwrap_or_default() }
            { reading.dialogs }
        </>},
    };
    let hint = told.map(|told| hint::words(&watch, &phrases, told));
    use_scene(&chair, still.stand(), hint, scene)
}

/// The match in words, for the keys that read it.
pub(super) fn source(
    watch: &Watch,
    actions: &Actions,
    record: &SaveRecord,
    thinking: bool,
    phrases: &Phrases,
) -> Source {
    let (watch, actions, phrases) = (watch.clone(), actions.clone(), phrases.clone());
    let sitters = record.sitters.clone();
    Source(Rc::new(move || {
        account(&watch, &actions, &sitters, thinking, &phrases)
    }))
}

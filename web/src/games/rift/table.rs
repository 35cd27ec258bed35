//! The table of a running match of Centauri Rift: board, console, orders, log, seats.

pub(super) mod actions;
pub(super) mod aim;
pub(super) mod banner;
pub(super) mod board;
pub(super) mod console;
pub(super) mod flight;
mod hint;
pub(super) mod keys;
pub(super) mod log;
pub(super) mod menu;
pub(super) mod offers;
pub(super) mod orders;
mod primer;
pub(super) mod prompt;
pub(super) mod seats;
pub(super) mod sheet;
pub(super) mod show;
pub(super) mod sitting;
#[cfg(test)]
mod tests;
pub(super) mod who;

use super::field::Preview;
use super::text::account;
use crate::board::{Depth, Layer};
use crate::direct::{Connect, DirectBar, Invite, came};
use crate::games::GameName;
use crate::ground::use_ground;
use crate::l10n::{Phrases, use_phrases};
use crate::pages::RulesDrawer;
pub use crate::play::is_human;
use crate::play::{Desk, TableProps, desk::Refused};
use crate::route::{Link, Route};
use crate::share::{AwayCard, Outgoing};
use crate::store::SaveRecord;
use crate::store::color::attribute;
use crate::text::{Source, use_reading};
use actions::Actions;
use aim::Aim;
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::refusal::Refusal;
use engine::rift::ship::ShipId;
use engine::session::Session;
use offers::Offers;
use sitting::{Sitting, Staging, use_sitting};
use std::rc::Rc;
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
    /// Everything that seat can order, legal or not.
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

    /// The table.
    #[must_use]
    pub fn table(&self) -> &Rift {
        self.session.game()
    }
}

/// The table.
#[component]
pub fn RiftTable(props: &RiftTableProps) -> Html {
    let (phrases, ground) = (use_phrases(), use_ground());
    let Sitting {
        watch,
        actions,
        run,
        recent,
        score,
        record,
        on_sit,
        rules,
        hint: advice,
        direct,
    } = use_sitting(props, Staging::Board);
    let seat = run.seat;
    let still = watch.unlooked();
    keys::use_table_keys(&actions, watch.deeds.clone(), seat);
    // Who plays with people elsewhere is on their own, like them.
    let helped = !direct.is_shared();
    hint::use_hint_key(&advice, helped && seat.is_some());
    let planned = use_memo((watch.edition, advice.told.clone()), |(_, told)| {
        hint::drawn(&watch, told.as_ref())
    });
    let above = Layer::kept("hint", Depth::Over, planned);
    let reading = use_reading(
        &source(&still, &actions, &record, run.thinking, &phrases),
        &keys::CLAIMED,
        &[keys::section()],
    );
    let text = Route::Text {
        id: record.id.clone(),
    };
    let inviting = use_state_eq(|| None::<Seat>);
    let away = who::away(&watch, &record, &phrases).map(|who| {
        let pack = Outgoing::later(&watch.session, &record);
        let live = direct.is_live();
        let seat = watch.session.status().waiting().iter().next();
        let open = inviting.setter();
        let on_open = Callback::from(move |seat: Seat| open.set(Some(seat)));
        html! {
            <AwayCard {who} {live} {pack}>
                if let Some(seat) = seat {
                    <Connect<Rift> room={direct.clone()} {seat} name={who::name(&watch, seat, &phrases)} {on_open} />
                }
            </AwayCard>
        }
    });
    // The dialog outlives the card, which is gone when somebody else is asked.
    let invite = (*inviting).map(|seat| {
        let (name, came) = (who::name(&watch, seat, &phrases), came(&direct, seat));
        let open = inviting.setter();
        html! { <Invite<Rift> room={direct.clone()} {seat} {name} {came} on_close={move |()| open.set(None)} /> }
    });
    let line = (!direct.away.is_empty() && ground.may_connect()).then(|| !direct.waits());
    html! {<>
        <Link to={text} class="skip-link">{ phrases.text("text-open") }</Link>
        <sheet::TableFrame game="rift" asks={seat.is_some()} pace={run.haste.slug()} colors={attribute(&record.colors)}>
            <prompt::PromptLine watch={watch.clone()} seconds={run.seconds} actions={actions.clone()}
                thinking={run.thinking} record={record.clone()} {on_sit}
                hint={helped.then(|| advice.press.reform(|_: MouseEvent| ()))} />
            if advice.told.is_some() {
                <hint::HintCard watch={watch.clone()} hint={advice} />
            } else if !run.watched {
                <primer::Primer actions={actions.clone()} />
            }
            <board::TableBoard watch={watch.clone()} actions={actions.clone()} {recent} score={score.clone()}
                on_key={reading.on_key} {above} />
            <orders::OrderBar watch={still.clone()} actions={actions.clone()} sitters={record.sitters.clone()}
                watched={run.watched} {away} />
            <sheet::Sheet {line}>
                <console::ShipConsole watch={watch.clone()} actions={actions.clone()} />
                <section class="table-log panel" aria-label={phrases.text("table-log")}>
                    <DirectBar<Rift> room={direct} names={who::names(&still, &phrases)} />
                    <seats::SeatList watch={still.clone()} sitters={record.sitters.clone()} actions={actions.clone()} />
                    <log::Log watch={still} />
                </section>
            </sheet::Sheet>
            if let Some(anchor) = (*rules).clone() {
                <RulesDrawer game={GameName::Rift} {anchor} onclose={move |()| rules.set(None)} />
            }
            <banner::Banner {watch} {record} {score} />
            { invite }
            { reading.dialogs }
        </sheet::TableFrame>
    </>}
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

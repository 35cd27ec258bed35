//! The table of a running match of Centauri Rift: board, console, orders, log, seats.

pub(super) mod actions;
pub(super) mod aim;
mod banner;
pub(super) mod board;
pub(super) mod console;
pub(super) mod flight;
mod keys;
pub(super) mod log;
mod menu;
pub(super) mod offers;
mod orders;
mod primer;
mod prompt;
pub(super) mod seats;
mod sheet;
mod show;
mod who;

use super::field::Preview;
use crate::games::GameName;
use crate::l10n::use_phrases;
use crate::pages::RulesDrawer;
use crate::play::{Desk, desk::Refused};
use crate::store::color::attribute;
use crate::store::settings::use_settings;
use crate::store::{SaveRecord, Sitter};
use actions::Actions;
use aim::Aim;
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::refusal::Refusal;
use engine::rift::ship::ShipId;
use engine::session::Session;
use flight::use_flight;
use offers::Offers;
use std::rc::Rc;
use yew::prelude::*;

/// A running match and where it is kept.
#[derive(Properties, PartialEq)]
pub struct RiftTableProps {
    /// The save that it is kept in.
    pub record: SaveRecord,
    /// The match, as it was opened; compared by its save only.
    pub opened: Opened,
}

/// An opened session, handed over once.
#[derive(Clone)]
pub struct Opened(pub Rc<Session<Rift>>);

impl PartialEq for Opened {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

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

/// What a person looks at and holds at the table.
struct Gaze {
    aim: UseStateHandle<Aim>,
    looked: UseStateHandle<Option<Action>>,
    picked: UseStateHandle<Option<ShipId>>,
}

/// A gaze that is put back whenever another ship, seat or phase has its turn.
#[hook]
fn use_gaze(desk: &Desk<Rift>, seat: Option<Seat>) -> Gaze {
    let aim = use_state_eq(Aim::default);
    let looked = use_state_eq(|| None::<Action>);
    let picked = use_state_eq(|| None::<ShipId>);
    let state = desk.session.state();
    let setters = (aim.setter(), looked.setter(), picked.setter());
    use_effect_with((state.turn.ship, seat, state.phase), move |_| {
        let (aim, looked, picked) = setters;
        aim.set(Aim::default());
        looked.set(None);
        picked.set(None);
    });
    Gaze {
        aim,
        looked,
        picked,
    }
}

/// Gathers what the parts of the table read.
#[hook]
fn use_watch(desk: &UseReducerHandle<Desk<Rift>>, seat: Option<Seat>, gaze: &Gaze) -> Watch {
    let session = desk.session.clone();
    let state = session.state();
    let offers = use_memo((desk.edition, seat, *gaze.aim), |(_, seat, aim)| {
        Offers::new(&session, *seat, *aim)
    });
    let tried = use_memo((desk.edition, *gaze.looked, seat), |(_, looked, seat)| {
        Preview::of(session.game(), state, (*seat)?, (*looked)?).map(Rc::new)
    });
    let shown = (*gaze.picked)
        .or(state.turn.ship)
        .or_else(|| first_own(session.game(), seat))
        .unwrap_or(ShipId(0));
    Watch {
        session: session.clone(),
        edition: desk.edition,
        refused: desk.refused,
        deeds: desk.dispatcher(),
        seat,
        offers,
        aim: *gaze.aim,
        set_aim: gaze.aim.setter(),
        looked: *gaze.looked,
        tried: (*tried).clone(),
        shown,
    }
}

/// The table.
#[component]
pub fn RiftTable(props: &RiftTableProps) -> Html {
    let phrases = use_phrases();
    let opened = props.opened.clone();
    let desk = use_reducer(move || Desk::new(opened.0));
    let rules = use_state_eq(|| None::<Option<String>>);
    let settings = use_settings();
    let (record, on_sit) = who::use_record(&desk, &props.record);
    let flight = use_flight(&desk, &record);
    let seat = flight.seat;
    let gaze = use_gaze(&desk, seat);
    let watch = use_watch(&desk, seat, &gaze);
    let still = watch.unlooked();
    let actions = Actions::new(
        &still,
        gaze.looked.setter(),
        gaze.picked.setter(),
        rules.setter(),
        settings.now.confirm_end_turn,
    );
    keys::use_table_keys(&actions, watch.deeds.clone(), seat);
    html! {
        <sheet::TableFrame game="rift" asks={seat.is_some()} pace={flight.haste.slug()} colors={attribute(&record.colors)}>
            <prompt::PromptLine watch={watch.clone()} seconds={flight.seconds} actions={actions.clone()}
                thinking={flight.thinking} record={record.clone()} {on_sit} />
            <primer::Primer actions={actions.clone()} />
            <board::TableBoard watch={watch.clone()} actions={actions.clone()} recent={flight.recent.clone()}
                score={flight.score.clone()} />
            <orders::OrderBar watch={still.clone()} actions={actions.clone()} sitters={record.sitters.clone()}
                watched={flight.watched} />
            <sheet::Sheet>
                <console::ShipConsole watch={watch.clone()} actions={actions.clone()} />
                <section class="table-log panel" aria-label={phrases.text("table-log")}>
                    <seats::SeatList watch={still.clone()} sitters={record.sitters.clone()} actions={actions.clone()} />
                    <log::Log watch={still} />
                </section>
            </sheet::Sheet>
            if let Some(anchor) = (*rules).clone() {
                <RulesDrawer game={GameName::Rift} {anchor} onclose={move |()| rules.set(None)} />
            }
            <banner::Banner {watch} {record} score={flight.score} />
        </sheet::TableFrame>
    }
}

/// The first living ship of a seat.
fn first_own(table: &Rift, seat: Option<Seat>) -> Option<ShipId> {
    let seat = seat?;
    (0..table.builds().len() as u8)
        .map(ShipId)
        .find(|&ship| table.owner(ship) == seat)
}

/// Whether a person sits there.
#[must_use]
pub fn is_human(sitters: &[Sitter], seat: Seat) -> bool {
    sitters
        .get(seat.index())
        .is_none_or(|sitter| matches!(sitter, Sitter::Human))
}

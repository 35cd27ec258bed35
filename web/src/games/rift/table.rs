//! The table of a running match of Centauri Rift: board, console, orders, log, seats.

mod actions;
mod aim;
mod banner;
mod console;
mod flight;
mod keys;
mod log;
mod menu;
mod orders;
mod prompt;
mod seats;
mod sheet;

use super::field::{self, CellsInput, Preview};
use super::narrate::Narrator;
use crate::board::{BoardWords, Depth, Layer, SquareBoard};
use crate::games::GameName;
use crate::l10n::use_phrases;
use crate::pages::RulesDrawer;
use crate::play::{Deed, Desk};
use crate::store::{SaveRecord, Sitter};
use actions::Actions;
use aim::Aim;
use engine::game::{Game, Seat};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::ship::ShipId;
use engine::session::Session;
use flight::use_flight;
use orders::Offers;
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

/// Everything that the parts of the table read: the match, the offers to the seat that plays
/// here, and what is looked at.
#[derive(Clone)]
pub struct Watch {
    /// The desk.
    pub desk: UseReducerHandle<Desk<Rift>>,
    /// The seat at this screen that is asked now, if any.
    pub seat: Option<Seat>,
    /// Everything that seat can order, legal or not.
    pub offers: Rc<Offers>,
    /// What the orders are narrowed to.
    pub aim: UseStateHandle<Aim>,
    /// The order that is looked at.
    pub looked: Option<Rc<Preview>>,
    /// The ship whose console is open.
    pub shown: ShipId,
}

impl PartialEq for Watch {
    fn eq(&self, other: &Self) -> bool {
        self.desk.edition == other.desk.edition
            && self.seat == other.seat
            && *self.aim == *other.aim
            && self.looked == other.looked
            && self.shown == other.shown
    }
}

impl Watch {
    /// The table.
    #[must_use]
    pub fn table(&self) -> &Rift {
        self.desk.session.game()
    }
}

/// The table.
#[component]
pub fn RiftTable(props: &RiftTableProps) -> Html {
    let phrases = use_phrases();
    let opened = props.opened.clone();
    let desk = use_reducer(move || Desk::new((*opened.0).clone()));
    let aim = use_state_eq(Aim::default);
    let looked = use_state_eq(|| None::<Action>);
    let picked = use_state_eq(|| None::<ShipId>);
    let fanned = use_state_eq(|| None);
    let rules = use_state_eq(|| None::<Option<String>>);
    let flight = use_flight(&desk, &props.record);

    let table = desk.session.game();
    let state = desk.session.state();
    let narrator = Narrator::new(&phrases, table);
    let seat = flight.seat;
    let offers = use_memo((desk.edition, seat, *aim), |(_, seat, aim)| {
        Offers::new(&desk.session, *seat, *aim)
    });
    let active = state.turn.ship;
    {
        let (aim, picked, looked) = (aim.clone(), picked.clone(), looked.clone());
        use_effect_with((active, seat, state.phase), move |_| {
            aim.set(Aim::default());
            picked.set(None);
            looked.set(None);
        });
    }
    let tried = use_memo((desk.edition, *looked, seat), |(_, looked, seat)| {
        Preview::of(table, state, (*seat)?, (*looked)?).map(Rc::new)
    });
    let shown = (*picked)
        .or(active)
        .or_else(|| first_own(table, seat))
        .unwrap_or(ShipId(0));
    let watch = Watch {
        desk: desk.clone(),
        seat,
        offers: offers.clone(),
        aim: aim.clone(),
        looked: (*tried).clone(),
        shown,
    };
    let actions = Actions::new(&watch, looked.setter(), picked.setter(), rules.setter());

    let legal = offers.by_square(table, state, &narrator);
    let recent = flight.recent.clone();
    let threat = (*tried)
        .as_ref()
        .map(|tried| tried.threat(state))
        .unwrap_or_default();
    let cells = field::cells(&CellsInput {
        table,
        state,
        narrator,
        seat,
        legal: &legal,
        recent: &recent,
        threat: &threat,
        selected: state
            .ship(shown)
            .filter(|ship| ship.alive() && seat.is_some())
            .map(|ship| ship.square()),
    });
    let ground = use_memo((), |()| field::ground(table));
    let pieces = use_memo((desk.edition, *fanned), |(_, fanned)| {
        field::pieces(table, state, *fanned)
    });
    let overlay = use_memo((desk.edition, *looked, seat), |(_, looked, _)| {
        looked
            .map(|action| field::preview(table, state, action, (*tried).as_deref()))
            .unwrap_or_default()
    });
    let layers = vec![
        Layer::kept("terrain", Depth::Under, ground),
        Layer::kept("overlay", Depth::Over, overlay),
        Layer::kept("pieces", Depth::Over, pieces),
    ];
    let grid = field::grid_of(table);
    let label = phrases.say(
        "rift-board-label",
        &[
            ("name", narrator.board().into()),
            ("width", grid.width.into()),
            ("height", grid.height.into()),
        ],
    );
    let words = BoardWords {
        zoom_in: phrases.text("board-zoom-in").into(),
        zoom_out: phrases.text("board-zoom-out").into(),
        fit: phrases.text("board-fit").into(),
    };
    let on_pick = actions.on_square(grid);
    let on_hover = {
        let (fanned, actions) = (fanned.setter(), actions.clone());
        Callback::from(move |index: Option<u16>| {
            let square = index.and_then(|index| field::square_at(grid, index));
            fanned.set(square);
            actions.look_at_square(square);
        })
    };
    let onkeydown = keys::table_keys(&actions, &desk, seat);
    html! {
        <sheet::TableFrame game="rift" asks={asks(seat)} {onkeydown}>
            <prompt::PromptLine watch={watch.clone()} seconds={flight.seconds} actions={actions.clone()}
                thinking={flight.thinking} record={props.record.clone()} />
            <section class="table-board" aria-label={phrases.text("table-board")}>
                <SquareBoard width={grid.width} height={grid.height} {label} {cells} {layers} major=4 {words}
                    {on_pick} {on_hover} />
            </section>
            <orders::OrderBar watch={watch.clone()} actions={actions.clone()} />
            <sheet::Sheet>
                <console::ShipConsole watch={watch.clone()} actions={actions.clone()} />
                <section class="table-log panel" aria-label={phrases.text("table-log")}>
                    <seats::SeatList watch={watch.clone()} sitters={props.record.sitters.clone()} actions={actions.clone()} />
                    <log::Log {watch} />
                </section>
            </sheet::Sheet>
            if let Some(anchor) = (*rules).clone() {
                <RulesDrawer game={GameName::Rift} {anchor} onclose={move |()| rules.set(None)} />
            }
            <banner::Banner desk={desk.clone()} record={props.record.clone()} />
        </sheet::TableFrame>
    }
}

fn asks(seat: Option<Seat>) -> bool {
    seat.is_some()
}

/// The first living ship of a seat.
fn first_own(table: &Rift, seat: Option<Seat>) -> Option<ShipId> {
    let seat = seat?;
    (0..table.builds().len() as u8)
        .map(ShipId)
        .find(|&ship| table.owner(ship) == seat)
}

/// A deed of a seat.
#[must_use]
pub const fn deed(seat: Seat, action: Action) -> Deed<<Rift as Game>::Action> {
    Deed::Act(seat, action)
}

/// Whether a person sits there.
#[must_use]
pub fn is_human(sitters: &[Sitter], seat: Seat) -> bool {
    sitters
        .get(seat.index())
        .is_none_or(|sitter| matches!(sitter, Sitter::Human))
}

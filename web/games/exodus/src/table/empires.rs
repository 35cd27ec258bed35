//! The empires: the mats of all seats with possessions, income and score, and a short form for the
//! console.

mod cards;
mod cubes;
mod empire_list;
mod income;
mod mat;
mod points;

pub use empire_list::EmpireList;

use super::pending_input::InputMode;
use super::{TableActions, TableContext};
use crate::narrate::Narrator;
use crate::{Ui, table};
use engine::exodus::cards::CardSet;
use engine::exodus::effect::Resource;
use engine::exodus::play::UpkeepForecast;
use engine::exodus::play::score::Score;
use engine::game::Seat;
use mat::SeatMat;
use play::game_ui::TablePartProps;
use play::seats::{seat_art, use_player_texts};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::seat::SeatIcon;
use web_sys::Element;
use yew::prelude::*;

/// Returns the current score of a seat as known to the viewer: secret abilities count only if the
/// viewer may see them.
#[must_use]
pub fn known_score(context: &TableContext, seat: Seat) -> Score {
    let abilities =
        table::private(context, seat).map_or(CardSet::NONE, |private| private.abilities);
    context
        .game()
        .score_with(&context.view.public, seat, abilities)
}

/// Returns a figure of the status strip, if the strip shows this seat.
#[must_use]
pub fn status_of(context: &TableContext, seat: Seat, key: &'static str) -> Option<&'static str> {
    (table::shown_seat(context) == seat).then_some(key)
}

/// Returns the figure of the status strip that shows a resource.
#[must_use]
pub const fn resource_status(resource: Resource) -> &'static str {
    match resource {
        Resource::Cp => "cp",
        Resource::Ax => "ax",
        Resource::Ph => "ph",
    }
}

/// Returns the seats clockwise, from the viewer's seat.
#[must_use]
pub fn seats_from_viewer(context: &TableContext) -> Vec<Seat> {
    let viewer_seat = table::shown_seat(context);
    let circle = context.view.public.circle.iter().copied();
    let mut seats: Vec<Seat> = circle.collect();
    let first = seats
        .iter()
        .position(|seat| *seat == viewer_seat)
        .unwrap_or(0);
    seats.rotate_left(first);
    seats
}

/// The data from which every part of a mat is rendered.
struct EmpireContext<'a> {
    context: &'a TableContext,
    actions: &'a TableActions,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
    upkeep: &'a UpkeepForecast,
    seat: Seat,
}

/// The tab: a mat for each seat, side by side, or one at a time on narrow screens.
#[component]
pub fn EmpiresPanel(props: &TablePartProps<Ui>) -> Html {
    let (phrases, player_texts) = (use_phrases(), use_player_texts());
    let TablePartProps {
        context,
        actions,
        player_kinds,
    } = props;
    let public = &context.view.public;
    let narrator = Narrator::new(&phrases, context.game()).with_map(public);
    let upkeep = use_memo(context.snapshot.edition, |_| {
        context.game().next_upkeep(public)
    });
    let seats = seats_from_viewer(context);
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with(context.input.tool, move |tool| {
            if let InputMode::Empire(seat) = tool {
                scroll_to_mat(&list, *seat);
            }
        });
    }
    let jump_button = |seat: &Seat| {
        let (list, seat) = (list.clone(), *seat);
        let onclick = Callback::from(move |_: MouseEvent| scroll_to_mat(&list, seat));
        html! {
            <button key={seat.0} type="button" class={classes!("chip", seat_art(seat).class())} {onclick}>
                <SeatIcon seat={seat_art(seat)} /><span>{ narrator.seat(seat) }</span>
            </button>
        }
    };
    let mat = |seat: &Seat| {
        let empire_context = EmpireContext {
            context,
            actions,
            phrases: &phrases,
            narrator,
            upkeep: &upkeep,
            seat: *seat,
        };
        let player_kind = player_texts.text(player_kinds, *seat);
        html! { <li key={seat.0} data-mat={seat.0.to_string()}><SeatMat seat={*seat} name={narrator.seat(*seat)}>{ empire_context.mat(&player_kind) }</SeatMat></li> }
    };
    html! {
        <section class="exo-empires" aria-label={phrases.text("exodus-empires-leaf")}>
            <header class="exo-empires-head">
                <h2 class="exo-panel-title">{ phrases.text("exodus-empires-leaf") }</h2>
                <nav class="exo-empires-jump" aria-label={phrases.text("exodus-empires-jump")}>{ for seats.iter().map(jump_button) }</nav>
            </header>
            <ul ref={list} class="exo-mats">{ for seats.iter().map(mat) }</ul>
        </section>
    }
}

/// Scrolls a mat into view.
fn scroll_to_mat(list: &NodeRef, seat: Seat) {
    let found = list.cast::<Element>().and_then(|list| {
        list.query_selector(&format!("[data-mat=\"{}\"]", seat.0))
            .ok()?
    });
    if let Some(mat) = found {
        mat.scroll_into_view();
    }
}

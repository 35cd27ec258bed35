//! The log of a match that is watched again: every action leads to its position, and the one that
//! was last is marked.

use super::super::field::art_seat;
use super::super::narrate::Narrator;
use super::curves::mark_of;
use super::film::Film;
use super::review::Sign;
use crate::l10n::use_phrases;
use crate::play::table::Worded;
use engine::bots::review::Mark;
use engine::chronicle::Turn;
use engine::rift::Rift;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// Properties of the log.
#[derive(Properties, PartialEq)]
pub struct ReplayLogProps {
    /// What is watched.
    pub film: Film,
    /// The position.
    pub at: usize,
    /// What the review found.
    pub marks: Rc<[Mark]>,
    /// Told of a position that is picked.
    pub on_pick: Callback<usize>,
}

/// The log.
#[component]
pub fn ReplayLog(props: &ReplayLogProps) -> Html {
    let phrases = use_phrases();
    let list = use_node_ref();
    let ReplayLogProps {
        film,
        at,
        marks,
        on_pick,
    } = props;
    {
        let list = list.clone();
        use_effect_with(*at, move |_| show_current(&list));
    }
    let turns = film.chronicle.turns.len();
    let now = film.chronicle.turn_at(*at);
    let row = |turn: usize| {
        let current = (now == Some(turn)).then_some(*at);
        html! {
            <TurnRows key={turn} film={film.clone()} {turn} {current} mark={mark_of(film, marks, turn)} on_pick={on_pick.clone()} />
        }
    };
    html! {
        <ol ref={list} class="log replay-moves" aria-label={phrases.text("table-log")}>
            { for (0..turns).map(row) }
        </ol>
    }
}

/// Brings the current row into sight without moving anything but the list.
fn show_current(list: &NodeRef) {
    let Some(list) = list.cast::<Element>() else {
        return;
    };
    let Ok(Some(row)) = list.query_selector("[aria-current]") else {
        list.set_scroll_top(0);
        return;
    };
    let (frame, place) = (
        list.get_bounding_client_rect(),
        row.get_bounding_client_rect(),
    );
    let above = place.top() - frame.top();
    let below = place.bottom() - frame.bottom();
    if above < 0.0 || below > 0.0 {
        let middle = above - frame.height() / 2.0;
        list.set_scroll_top(list.scroll_top() + middle as i32);
    }
}

#[derive(Properties, PartialEq)]
struct TurnRowsProps {
    film: Film,
    turn: usize,
    /// The position, if it is in this turn.
    current: Option<usize>,
    /// The class of its mark.
    mark: Option<&'static str>,
    on_pick: Callback<usize>,
}

/// A turn: its heading and what was done in it. Turns that stay as they are, are not drawn again.
#[component]
fn TurnRows(props: &TurnRowsProps) -> Html {
    let phrases = use_phrases();
    let TurnRowsProps {
        film,
        turn,
        current,
        mark,
        on_pick,
    } = props;
    let span = film.chronicle.turns.get(*turn).copied();
    let told = use_memo((film.clone(), *turn, phrases.clone()), |_| {
        span.map(|span| told(film, &phrases, span))
            .unwrap_or_default()
    });
    let Some(span) = span else {
        return Html::default();
    };
    // Some entries are told in no row of their own: then the row before stands for them.
    let here = current.map(|at| {
        let mut rows = told.iter().map(|(at, _)| *at);
        rows.rfind(|&row| row <= at).unwrap_or(span.from)
    });
    let button = |at: usize, class: &'static str, words: String, mark: Option<&'static str>| {
        let here = here == Some(at);
        let onclick = on_pick.reform(move |_: MouseEvent| at);
        html! {
            <button type="button" {class} aria-current={here.then_some("step")} tabindex={if here { "0" } else { "-1" }} {onclick}>
                { words }
                if let Some(mark) = mark {
                    <Sign {mark} />
                }
            </button>
        }
    };
    let row = |(at, words): &(usize, String)| {
        html! { <li>{ button(*at, "log-entry", words.clone(), None) }</li> }
    };
    let seat = art_seat(span.beginning.seat);
    html! {
        <li class={classes!("replay-turn", seat.class())}>
            { button(span.from, "log-round", film.turn_name(&phrases, *turn), *mark) }
            <ol>{ for told.iter().map(row) }</ol>
        </li>
    }
}

/// What is told of a turn: the position after an entry, and its sentences.
fn told(film: &Film, phrases: &crate::l10n::Phrases, span: Turn) -> Vec<(usize, String)> {
    let narrator = Narrator::new(phrases, film.table());
    let entry = |number: usize| {
        let told: Vec<String> = film
            .session
            .seen_at(number, film.viewer)
            .filter(|event| Rift::is_told(event))
            .map(|event| narrator.event(event))
            .collect();
        (!told.is_empty()).then(|| (number + 1, told.join(" ")))
    };
    (span.from..span.to).filter_map(entry).collect()
}

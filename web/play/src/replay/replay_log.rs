//! The log of a replay: every action leads to its position, and the last one is highlighted.

use super::ReplayTimeline;
use super::charts::{mark_class, turning_point_class};
use super::review_panel::GradeBadge;
use crate::game_ui::GameUi;
use crate::seats::seat_art;
use derive_where::derive_where;
use engine::bots::BotPolicy;
use engine::bots::review::{GradedTurn, TurnGrade};
use engine::game::Seat;
use engine::game_history::TurnSpan;
use std::rc::Rc;
use ui::l10n::use_phrases;
use web_sys::Element;
use yew::prelude::*;

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct ReplayLogProps<G: GameUi> {
    pub timeline: ReplayTimeline<G>,
    /// The notice about a new deal, before all entries.
    pub again: Option<String>,
    /// The position shown.
    pub at: usize,
    /// The grades from the review.
    pub marks: Rc<[GradedTurn]>,
    /// Called with a picked position.
    pub on_pick: Callback<usize>,
}

#[component]
pub fn ReplayLog<G: GameUi>(props: &ReplayLogProps<G>) -> Html {
    let phrases = use_phrases();
    let list = use_node_ref();
    let ReplayLogProps {
        timeline,
        again,
        at,
        marks,
        on_pick,
    } = props;
    {
        let list = list.clone();
        use_effect_with(*at, move |_| show_current(&list));
    }
    let turns = timeline.history.turns.len();
    let now = timeline.history.turn_at(*at);
    let row = |turn: usize| {
        let current = (now == Some(turn)).then_some(*at);
        // Where decisions are graded one by one, each has its mark in its own row.
        let (mark, badges) = match <G::Game>::ANALYZES_DECISIONS {
            true => (
                turning_point_class(timeline, turn),
                decision_marks(marks, turn),
            ),
            false => (mark_class(timeline, marks, turn), Vec::new()),
        };
        html! {
            <TurnRows<G> key={turn} timeline={timeline.clone()} {turn} {current} {mark} {badges} on_pick={on_pick.clone()} />
        }
    };
    html! {
        <ol ref={list} class="log replay-moves" tabindex="0" aria-label={phrases.text("table-log")}>
            { for again.iter().map(|line| html! { <li key="deals" class="log-entry">{ line }</li> }) }
            { for (0..turns).map(row) }
        </ol>
    }
}

/// Returns the bad decisions of a turn: their positions and the CSS classes of their marks.
fn decision_marks(marks: &[GradedTurn], turn: usize) -> Vec<(usize, &'static str)> {
    let bad = marks
        .iter()
        .filter(|mark| mark.turn == turn && mark.grade != TurnGrade::Sound);
    bad.map(|mark| (mark.at, mark.grade.slug())).collect()
}

/// Scrolls the list, and nothing else, so that the current row is visible.
fn show_current(list: &NodeRef) {
    let Some(list) = list.cast::<Element>() else {
        return;
    };
    let Ok(Some(row)) = list.query_selector("[aria-current]") else {
        list.set_scroll_top(0);
        return;
    };
    let (frame, row_rect) = (
        list.get_bounding_client_rect(),
        row.get_bounding_client_rect(),
    );
    let above = row_rect.top() - frame.top();
    let below = row_rect.bottom() - frame.bottom();
    if above < 0.0 || below > 0.0 {
        let row_offset = above - frame.height() / 2.0;
        list.set_scroll_top(list.scroll_top() + row_offset as i32);
    }
}

#[derive(Properties)]
#[derive_where(PartialEq)]
struct TurnRowsProps<G: GameUi> {
    timeline: ReplayTimeline<G>,
    turn: usize,
    /// The position shown, if it is in this turn.
    current: Option<usize>,
    /// CSS class of its mark.
    mark: Option<&'static str>,
    /// Marks of its decisions, each with the position in which it was made.
    badges: Vec<(usize, &'static str)>,
    on_pick: Callback<usize>,
}

/// A turn: its heading and its actions. Turns that do not change are not rendered again.
#[component]
fn TurnRows<G: GameUi>(props: &TurnRowsProps<G>) -> Html {
    let phrases = use_phrases();
    let TurnRowsProps {
        timeline,
        turn,
        current,
        mark,
        badges,
        on_pick,
    } = props;
    let span = timeline.history.turns.get(*turn).copied();
    let rows_text = use_memo((timeline.clone(), *turn, phrases.clone()), |_| {
        span.map(|span| turn_text(timeline, &phrases, span))
            .unwrap_or_default()
    });
    let Some(span) = span else {
        return Html::default();
    };
    // Some entries have no separate row; the previous row represents them.
    let current_row = current.map(|at| {
        let mut rows = rows_text.iter().map(|(at, _)| *at);
        rows.rfind(|&row| row <= at).unwrap_or(span.from)
    });
    let button = |at: usize, class: &'static str, words: String, mark: Option<&'static str>| {
        let is_current = current_row == Some(at);
        let onclick = on_pick.reform(move |_: MouseEvent| at);
        html! {
            <button type="button" {class} aria-current={is_current.then_some("step")} tabindex={if is_current { "0" } else { "-1" }} {onclick}>
                { words }
                if let Some(mark) = mark {
                    <GradeBadge {mark} />
                }
            </button>
        }
    };
    let row = |(number, (at, words)): (usize, &(usize, String))| {
        let before = number
            .checked_sub(1)
            .and_then(|number| rows_text.get(number));
        let from = before.map_or(span.from, |(at, _)| *at);
        let mut row_badges = badges
            .iter()
            .filter(|(position, _)| (from..*at).contains(position));
        let mark = row_badges.next().map(|(_, mark)| *mark);
        html! { <li>{ button(*at, "log-entry", words.clone(), mark) }</li> }
    };
    // A turn of all seats together has no seat color.
    let has_seat_color = span.start.seat != Seat::TABLE;
    let seat = has_seat_color.then(|| seat_art(span.start.seat).class());
    html! {
        <li class={classes!("replay-turn", seat)}>
            { button(span.from, "log-round", timeline.turn_name(&phrases, *turn), *mark) }
            <ol>{ for rows_text.iter().enumerate().map(row) }</ol>
        </li>
    }
}

/// Returns the text of a turn: positions, each with the sentences of its entry.
fn turn_text<G: GameUi>(
    timeline: &ReplayTimeline<G>,
    phrases: &ui::l10n::Phrases,
    span: TurnSpan,
) -> Vec<(usize, String)> {
    let view = timeline.session.view(timeline.viewer);
    let entry = |number: usize| {
        let events: Vec<&G::Event> = timeline
            .session
            .visible_events_at(number, timeline.viewer)
            .collect();
        let sentences: Vec<String> = events
            .iter()
            .filter(|event| G::is_logged(event) && !G::is_redundant(event, &events))
            .map(|event| G::event_sentence(timeline.game(), phrases, &view, event).1)
            .collect();
        (!sentences.is_empty()).then(|| (number + 1, sentences.join(" ")))
    };
    (span.from..span.to).filter_map(entry).collect()
}

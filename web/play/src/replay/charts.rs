//! Charts of the statistics of a match, with a line for every piece, or for every seat if there are
//! many pieces, and of the win chances.

use super::ReplayTimeline;
use crate::game_ui::GameUi;
use crate::seats::seat_art;
use derive_where::derive_where;
use engine::bots::WinChances;
use engine::bots::review::{GradedTurn, TurnGrade};
use engine::game::{Game, Seat};
use std::rc::Rc;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::chart::{Axis, Chart, ChartStop, Series, Unit};
use yew::prelude::*;

/// Maximum number of pieces with a line each.
const MAX_PIECES: usize = 6;

/// A chart with its title, its lines and its unit.
#[derive(Clone, PartialEq)]
pub struct ChartData {
    /// Phrase key of the title.
    pub title: String,
    pub series: Rc<[Series]>,
    /// Unit of the values.
    pub unit: Unit,
}

/// Returns the chart of all seats' win chances, from the review if it is done. The evaluation
/// favors the seat whose turn it is, so each moment is drawn between two evaluations.
#[must_use]
pub fn chances_chart<G: GameUi>(
    timeline: &ReplayTimeline<G>,
    phrases: &Phrases,
    reviewed: Option<&[WinChances]>,
) -> ChartData {
    let last = timeline.chances.len().saturating_sub(1);
    let of = |seat: Seat| {
        let found = |reviewed: &[WinChances], index: usize| {
            reviewed
                .get(index)
                .map_or(0, |chances| i32::from(chances.share(seat)))
        };
        let share = |(index, chances): (usize, &WinChances)| match reviewed {
            Some(all) if index < last => (found(all, index) + found(all, index + 1)) / 2,
            Some(all) => found(all, index),
            None => chances.share(seat).into(),
        };
        let values = timeline.chances.iter().enumerate().map(share).collect();
        series(
            G::seat_name(timeline.game(), phrases, seat),
            seat,
            0,
            values,
        )
    };
    ChartData {
        title: "chart-chances".to_owned(),
        series: timeline.seats().map(of).collect(),
        unit: Unit::Permille,
    }
}

/// Returns the charts of all statistics of the match, one for each kind.
#[must_use]
pub fn figure_charts<G: GameUi>(timeline: &ReplayTimeline<G>, phrases: &Phrases) -> Vec<ChartData> {
    let mut kinds: Vec<&'static str> = Vec::new();
    for figure in &timeline.history.stats {
        if !kinds.contains(&figure.kind) {
            kinds.push(figure.kind);
        }
    }
    let curves = |kind: &'static str| ChartData {
        title: format!("chart-{}-{kind}", <G::Game>::NAME),
        series: lines(timeline, phrases, kind).into(),
        unit: Unit::Points,
    };
    kinds.into_iter().map(curves).collect()
}

fn lines<G: GameUi>(timeline: &ReplayTimeline<G>, phrases: &Phrases, kind: &str) -> Vec<Series> {
    let figures = timeline.history.stats.iter().enumerate();
    let kind_figures: Vec<_> = figures.filter(|(_, figure)| figure.kind == kind).collect();
    let values = |indices: &[usize]| -> Rc<[i32]> {
        let samples = timeline.history.samples.iter();
        let sum = |values: &[i32]| indices.iter().filter_map(|&index| values.get(index)).sum();
        samples.map(|sample| sum(&sample.values)).collect()
    };
    let grouped = kind_figures.len() > MAX_PIECES
        || kind_figures
            .iter()
            .any(|(_, figure)| figure.piece.is_none());
    if grouped {
        let of = |seat: Seat| {
            let indices: Vec<usize> = kind_figures
                .iter()
                .filter(|(_, figure)| figure.seat == seat)
                .map(|(index, _)| *index)
                .collect();
            series(
                G::seat_name(timeline.game(), phrases, seat),
                seat,
                0,
                values(&indices),
            )
        };
        return timeline.seats().map(of).collect();
    }
    let mut before: Vec<Seat> = Vec::new();
    let mut all = Vec::new();
    for (index, figure) in kind_figures {
        let dash = before.iter().filter(|&&seat| seat == figure.seat).count();
        before.push(figure.seat);
        let dash = u8::try_from(dash).unwrap_or(0);
        all.push(series(
            G::piece_name(timeline.game(), phrases, figure.piece.unwrap_or(0)),
            figure.seat,
            dash,
            values(&[index]),
        ));
    }
    all
}

/// Returns a line in the color and shape of a seat. Seats differ in their dashes, too, so that
/// lines of equal values do not hide each other.
fn series(name: String, seat: Seat, number: u8, values: Rc<[i32]>) -> Series {
    let art = seat_art(seat);
    Series {
        name: name.into(),
        class: art.class().into(),
        shape: art.shape(),
        dash: number + seat.0,
        values,
    }
}

/// Returns the stops of the time axis, marked where a turn was played badly and where the match was
/// decided.
#[must_use]
pub fn stops<G: GameUi>(
    timeline: &ReplayTimeline<G>,
    phrases: &Phrases,
    marks: &[GradedTurn],
) -> Rc<[ChartStop]> {
    let history = &timeline.history;
    let mut round = None;
    let stop = |sample: &engine::game_history::StatSample| {
        let turn = history.turns.iter().position(|turn| turn.from == sample.at);
        let current_turn = turn.and_then(|turn| history.turns.get(turn));
        let new = current_turn
            .map(|turn| turn.start.round)
            .filter(|now| round != Some(*now));
        round = new.or(round);
        ChartStop {
            at: sample.at,
            name: timeline.position_name(phrases, sample.at),
            label: new.map(|round| round.to_string().into()),
            mark: turn.and_then(|turn| mark_class(timeline, marks, turn)),
        }
    };
    history.samples.iter().map(stop).collect()
}

/// Returns the CSS class of a turn's mark: that of its worst decision.
#[must_use]
pub fn mark_class<G: GameUi>(
    timeline: &ReplayTimeline<G>,
    marks: &[GradedTurn],
    turn: usize,
) -> Option<&'static str> {
    let graded = marks.iter().filter(|mark| mark.turn == turn);
    match graded.map(|mark| mark.grade).max() {
        Some(grade @ (TurnGrade::Inaccuracy | TurnGrade::Mistake | TurnGrade::Blunder)) => {
            Some(grade.slug())
        }
        Some(TurnGrade::Sound) | None => turning_point_class(timeline, turn),
    }
}

/// Returns the CSS class of the turn that decided the match.
#[must_use]
pub fn turning_point_class<G: GameUi>(
    timeline: &ReplayTimeline<G>,
    turn: usize,
) -> Option<&'static str> {
    let is_turning_point = timeline.turning.is_some_and(|swing| swing.turn == turn);
    is_turning_point.then_some("turning")
}

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct ChartsProps<G: GameUi> {
    pub timeline: ReplayTimeline<G>,
    /// The time axis.
    pub axis: Axis,
    /// The win chances that the review found.
    pub reviewed: Option<Rc<[WinChances]>>,
    /// Called with a picked position.
    pub on_pick: Callback<usize>,
}

/// All charts of the match.
#[component]
pub fn Charts<G: GameUi>(props: &ChartsProps<G>) -> Html {
    let phrases = use_phrases();
    let timeline = props.timeline.clone();
    let all = {
        let phrases = phrases.clone();
        use_memo(
            (timeline, props.reviewed.clone()),
            move |(timeline, reviewed)| {
                let mut all = vec![chances_chart(timeline, &phrases, reviewed.as_deref())];
                all.extend(figure_charts(timeline, &phrases));
                all
            },
        )
    };
    let chart = |curves: &ChartData| {
        html! {
            <Chart title={phrases.text(&curves.title)} axis={props.axis.clone()} series={curves.series.clone()}
                unit={curves.unit} on_pick={props.on_pick.clone()} />
        }
    };
    html! { <div class="charts">{ for all.iter().map(chart) }</div> }
}

//! The figures of a match as lines of charts: of every piece, or of every seat where pieces are
//! many; and the chances.

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

/// Pieces that have lines of their own at most.
const PIECES: usize = 6;

/// A chart: its title, its lines, what its values are.
#[derive(Clone, PartialEq)]
pub struct ChartData {
    /// The key of its title.
    pub title: String,
    /// Its lines.
    pub series: Rc<[Series]>,
    /// What its values are.
    pub unit: Unit,
}

/// The chances of all seats; those that the review found where it is done. The bot that has the turn
/// hopes for more than the one that has it next, so that each moment is told between both.
#[must_use]
pub fn chances_chart<G: GameUi>(
    film: &ReplayTimeline<G>,
    phrases: &Phrases,
    reviewed: Option<&[WinChances]>,
) -> ChartData {
    let last = film.chances.len().saturating_sub(1);
    let of = |seat: Seat| {
        let found = |reviewed: &[WinChances], place: usize| {
            reviewed
                .get(place)
                .map_or(0, |chances| i32::from(chances.share(seat)))
        };
        let share = |(place, chances): (usize, &WinChances)| match reviewed {
            Some(all) if place < last => (found(all, place) + found(all, place + 1)) / 2,
            Some(all) => found(all, place),
            None => chances.share(seat).into(),
        };
        let values = film.chances.iter().enumerate().map(share).collect();
        series(G::seat_name(film.table(), phrases, seat), seat, 0, values)
    };
    ChartData {
        title: "chart-chances".to_owned(),
        series: film.seats().map(of).collect(),
        unit: Unit::Permille,
    }
}

/// Everything that the match measures, a chart for each kind.
#[must_use]
pub fn figure_charts<G: GameUi>(film: &ReplayTimeline<G>, phrases: &Phrases) -> Vec<ChartData> {
    let mut kinds: Vec<&'static str> = Vec::new();
    for figure in &film.chronicle.stats {
        if !kinds.contains(&figure.kind) {
            kinds.push(figure.kind);
        }
    }
    let curves = |kind: &'static str| ChartData {
        title: format!("chart-{}-{kind}", <G::Game>::NAME),
        series: lines(film, phrases, kind).into(),
        unit: Unit::Points,
    };
    kinds.into_iter().map(curves).collect()
}

fn lines<G: GameUi>(film: &ReplayTimeline<G>, phrases: &Phrases, kind: &str) -> Vec<Series> {
    let figures = film.chronicle.stats.iter().enumerate();
    let own: Vec<_> = figures.filter(|(_, figure)| figure.kind == kind).collect();
    let values = |places: &[usize]| -> Rc<[i32]> {
        let samples = film.chronicle.samples.iter();
        let sum = |values: &[i32]| places.iter().filter_map(|&place| values.get(place)).sum();
        samples.map(|sample| sum(&sample.values)).collect()
    };
    let grouped = own.len() > PIECES || own.iter().any(|(_, figure)| figure.piece.is_none());
    if grouped {
        let of = |seat: Seat| {
            let places: Vec<usize> = own
                .iter()
                .filter(|(_, figure)| figure.seat == seat)
                .map(|(place, _)| *place)
                .collect();
            series(
                G::seat_name(film.table(), phrases, seat),
                seat,
                0,
                values(&places),
            )
        };
        return film.seats().map(of).collect();
    }
    let mut before: Vec<Seat> = Vec::new();
    let mut all = Vec::new();
    for (place, figure) in own {
        let dash = before.iter().filter(|&&seat| seat == figure.seat).count();
        before.push(figure.seat);
        let dash = u8::try_from(dash).unwrap_or(0);
        all.push(series(
            G::piece_name(film.table(), phrases, figure.piece.unwrap_or(0)),
            figure.seat,
            dash,
            values(&[place]),
        ));
    }
    all
}

/// A line in the colors, the shape and the dash of a seat. Seats differ in their dashes, too, so
/// that lines of equal values do not hide each other.
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

/// The moments of the match, marked where a turn was played badly and where it was decided.
#[must_use]
pub fn stops<G: GameUi>(
    film: &ReplayTimeline<G>,
    phrases: &Phrases,
    marks: &[GradedTurn],
) -> Rc<[ChartStop]> {
    let chronicle = &film.chronicle;
    let mut round = None;
    let stop = |sample: &engine::game_history::StatSample| {
        let turn = chronicle
            .turns
            .iter()
            .position(|turn| turn.from == sample.at);
        let begun = turn.and_then(|turn| chronicle.turns.get(turn));
        let new = begun
            .map(|turn| turn.start.round)
            .filter(|now| round != Some(*now));
        round = new.or(round);
        ChartStop {
            at: sample.at,
            name: film.position_name(phrases, sample.at),
            label: new.map(|round| round.to_string().into()),
            mark: turn.and_then(|turn| mark_class(film, marks, turn)),
        }
    };
    chronicle.samples.iter().map(stop).collect()
}

/// The class of a turn's mark, if it has one: that of its worst decision.
#[must_use]
pub fn mark_class<G: GameUi>(
    film: &ReplayTimeline<G>,
    marks: &[GradedTurn],
    turn: usize,
) -> Option<&'static str> {
    let graded = marks.iter().filter(|mark| mark.turn == turn);
    match graded.map(|mark| mark.grade).max() {
        Some(grade @ (TurnGrade::Inaccuracy | TurnGrade::Mistake | TurnGrade::Blunder)) => {
            Some(grade.slug())
        }
        Some(TurnGrade::Sound) | None => turning_point_class(film, turn),
    }
}

/// The class of the turn that decided the match.
#[must_use]
pub fn turning_point_class<G: GameUi>(
    film: &ReplayTimeline<G>,
    turn: usize,
) -> Option<&'static str> {
    let turning = film.turning.is_some_and(|swing| swing.turn == turn);
    turning.then_some("turning")
}

/// Properties of the charts.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct ChartsProps<G: GameUi> {
    /// What is watched.
    pub film: ReplayTimeline<G>,
    /// The moments.
    pub axis: Axis,
    /// The chances that the review found.
    pub reviewed: Option<Rc<[WinChances]>>,
    /// Told of a position that is picked.
    pub on_pick: Callback<usize>,
}

/// All charts of the match.
#[component]
pub fn Charts<G: GameUi>(props: &ChartsProps<G>) -> Html {
    let phrases = use_phrases();
    let film = props.film.clone();
    let all = {
        let phrases = phrases.clone();
        use_memo((film, props.reviewed.clone()), move |(film, reviewed)| {
            let mut all = vec![chances_chart(film, &phrases, reviewed.as_deref())];
            all.extend(figure_charts(film, &phrases));
            all
        })
    };
    let chart = |curves: &ChartData| {
        html! {
            <Chart title={phrases.text(&curves.title)} axis={props.axis.clone()} series={curves.series.clone()}
                unit={curves.unit} on_pick={props.on_pick.clone()} />
        }
    };
    html! { <div class="charts">{ for all.iter().map(chart) }</div> }
}

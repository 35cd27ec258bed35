//! The victory point track: where every seat would be if the game ended now, and the points already
//! marked.

use super::super::TableContext;
use super::super::empires::known_score;
use crate::narrate::Narrator;
use engine::exodus::play::score::POINT;
use engine::game::Seat;
use play::seats::seat_art;
use ui::l10n::use_phrases;
use ui::panels::seat::{SeatStyle as SeatArt, badge};
use yew::prelude::*;

/// Width of the drawing, margins included.
const WIDTH: u32 = 340;
const MARGIN: u32 = 14;
/// Height of a row of markers.
const ROW: u32 = 25;
/// Distance under which markers are placed in different rows.
const MIN_DISTANCE: u32 = 24;
/// Scale of a badge in percent: in the narrowest console its letter is still 9 px high.
const BADGE_SCALE: u32 = 66;

/// The position of a seat on the track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreMark {
    pub seat: Seat,
    /// Its score in sixtieths.
    pub score: u32,
    /// Its marked points in sixtieths.
    pub track: u32,
}

/// Returns the number of points on the track: a multiple of ten above the leader, at least 20.
#[must_use]
pub fn track_length(marks: &[ScoreMark]) -> u32 {
    let max_score = marks.iter().map(|mark| mark.score.max(mark.track)).max();
    let tens = max_score.unwrap_or(0) / (POINT * 10) + 1;
    tens.max(2) * 10
}

/// Returns the x-coordinate of a score on the track.
#[must_use]
pub fn score_x(score: u32, reach: u32) -> u32 {
    let room = u64::from(WIDTH - 2 * MARGIN);
    let share = room * u64::from(score) / u64::from((reach * POINT).max(1));
    MARGIN + u32::try_from(share).unwrap_or(0)
}

/// Returns the row of each mark, such that none covers another.
#[must_use]
pub fn rows(x_positions: &[u32]) -> Vec<u32> {
    let mut rows: Vec<u32> = Vec::new();
    for (number, at) in x_positions.iter().enumerate() {
        let is_taken = |row: &u32| {
            let before = x_positions.iter().zip(&rows).take(number);
            before
                .clone()
                .any(|(other, other_row)| other_row == row && other.abs_diff(*at) < MIN_DISTANCE)
        };
        let free = (0..).find(|row| !is_taken(row)).unwrap_or(0);
        rows.push(free);
    }
    rows
}

#[derive(Properties, PartialEq)]
pub struct VpTrackProps {
    pub context: TableContext,
}

#[component]
pub fn VpTrack(props: &VpTrackProps) -> Html {
    let phrases = use_phrases();
    let context = &props.context;
    let public = &context.view.public;
    let narrator = Narrator::new(&phrases, context.game());
    let marks: Vec<ScoreMark> = public
        .order
        .iter()
        .map(|seat| ScoreMark {
            seat: *seat,
            score: known_score(context, *seat).total(),
            track: public.mat(*seat).track,
        })
        .collect();
    let reach = track_length(&marks);
    let x_positions: Vec<u32> = marks
        .iter()
        .map(|mark| score_x(mark.score, reach))
        .collect();
    let rows = rows(&x_positions);
    let deepest = rows.iter().max().copied().unwrap_or(0);
    let scale = (deepest + 1) * ROW;
    let label: Vec<String> = marks
        .iter()
        .map(|mark| {
            let args = [
                ("seat", narrator.seat(mark.seat).into()),
                ("points", narrator.points(mark.score).into()),
            ];
            phrases.say("exodus-course-stands", &args)
        })
        .collect();
    let tick = |points: u32| {
        let x = score_x(points * POINT, reach);
        let is_long = points.is_multiple_of(5);
        let (y, end) = (
            scale.to_string(),
            (scale + if is_long { 6 } else { 4 }).to_string(),
        );
        html! {<>
            <line class="exo-track-tick" x1={x.to_string()} x2={x.to_string()} y1={y} y2={end} />
            if points.is_multiple_of(10) {
                <text class="exo-track-number" x={x.to_string()} y={(scale + 18).to_string()}>{ points }</text>
            }
        </>}
    };
    let mark = |(mark, row): (&ScoreMark, &u32)| {
        let x = score_x(mark.score, reach);
        let y = scale - ROW / 2 - row * ROW;
        marker(
            seat_art(mark.seat),
            (x, y),
            (score_x(mark.track, reach), scale),
        )
    };
    html! {
        <div class="exo-track" role="img" aria-label={phrases.list(&label)}>
            <svg viewBox={format!("0 0 {WIDTH} {}", scale + 21)} aria-hidden="true">
                <line class="exo-track-line" x1={MARGIN.to_string()} x2={(WIDTH - MARGIN).to_string()} y1={scale.to_string()} y2={scale.to_string()} />
                { for (0..=reach).map(tick) }
                { for marks.iter().zip(&rows).map(mark) }
            </svg>
        </div>
    }
}

/// Draws the badge of a seat at its score, and a notch where its marked points end.
fn marker(seat: SeatArt, (x, y): (u32, u32), (notch, line): (u32, u32)) -> Html {
    html! {
        <g class={seat.class()}>
            <path class="exo-track-notch" d={format!("M{notch} {line}l-3 -5h6z")} />
            <g transform={format!("translate({x} {y}) scale(.{BADGE_SCALE})")}>{ badge(seat, false) }</g>
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark_at(score: u32) -> ScoreMark {
        ScoreMark {
            seat: Seat(0),
            score: score * POINT,
            track: 0,
        }
    }

    #[test]
    fn the_track_extends_beyond_the_leader() {
        assert_eq!(track_length(&[mark_at(3), mark_at(7)]), 20);
        assert_eq!(track_length(&[mark_at(20)]), 30);
        assert_eq!(track_length(&[mark_at(34), mark_at(2)]), 40);
    }

    #[test]
    fn the_ends_of_the_track_are_inside_the_drawing() {
        assert_eq!(score_x(0, 20), MARGIN);
        assert_eq!(score_x(20 * POINT, 20), WIDTH - MARGIN);
    }

    #[test]
    fn badge_letters_are_legible_in_the_narrowest_console() {
        // Letter height in units, and width of the narrowest drawing in pixels.
        let (letter, narrowest) = (19, 256);
        assert!(letter * BADGE_SCALE * narrowest >= 9 * 100 * WIDTH);
        let size = 34 * BADGE_SCALE / 100;
        assert!(MIN_DISTANCE > size, "no sign covers another");
    }

    #[test]
    fn nearby_marks_are_placed_in_separate_rows() {
        assert_eq!(rows(&[100, 110, 300, 120]), [0, 1, 0, 2]);
    }
}

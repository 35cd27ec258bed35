//! Compares the surroundings of all Homes side by side, to judge whether a map is fair.

use crate::narrate::seat_name;
use engine::exodus::content::home_surroundings::{HomeSurroundings, home_surroundings};
use engine::exodus::draft::MapDraft;
use engine::game::Seat;
use std::rc::Rc;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct HomeComparisonProps {
    pub draft: Rc<MapDraft>,
}

/// A value of a Home: its phrase key, and how it is computed.
type Row = (&'static str, fn(&HomeSurroundings) -> String);

const ROWS: [Row; 5] = [
    ("exodus-editor-outlook-council", |seat| {
        steps_text(seat.council_distance)
    }),
    ("exodus-editor-outlook-rival", |seat| {
        steps_text(seat.nearest_rival.map(|(steps, _)| steps))
    }),
    ("exodus-editor-outlook-free", |seat| {
        seat.adjacent_planets[0].to_string()
    }),
    ("exodus-editor-outlook-guarded", |seat| {
        seat.adjacent_planets.iter().skip(1).sum::<u8>().to_string()
    }),
    ("exodus-editor-outlook-near", |seat| {
        seat.planets().to_string()
    }),
];

fn steps_text(step_count: Option<u8>) -> String {
    step_count.map_or_else(|| "–".to_owned(), |step_count| step_count.to_string())
}

/// The comparison table; empty without Homes.
#[component]
pub fn HomeComparison(props: &HomeComparisonProps) -> Html {
    let phrases = use_phrases();
    let seats = use_memo(props.draft.clone(), |draft| home_surroundings(draft.file()));
    if seats.is_empty() {
        return Html::default();
    }
    html! {
        <section class="exo-outlook">
            <h2 id="exo-outlook">{ phrases.text("exodus-editor-outlook") }</h2>
            <div class="exo-outlook-scroll" tabindex="0" role="region" aria-labelledby="exo-outlook">
                <table>
                    <thead>
                        <tr><td></td>{ for (0..).zip(seats.iter()).map(|(n, _)| head(&phrases, n)) }</tr>
                    </thead>
                    <tbody>{ for ROWS.iter().map(|row| line(&phrases, row, &seats)) }</tbody>
                </table>
            </div>
        </section>
    }
}

fn head(phrases: &Phrases, seat: u8) -> Html {
    let name = seat_name(phrases, Seat(seat));
    html! {
        <th scope="col" title={name.clone()}>
            { super::toolbox_icons::seat_icon(seat) }
            <span class="visually-hidden">{ name }</span>
        </th>
    }
}

fn line(
    phrases: &Phrases,
    (key, read): &(&str, fn(&HomeSurroundings) -> String),
    seats: &[HomeSurroundings],
) -> Html {
    let values: Vec<String> = seats.iter().map(read).collect();
    let is_uneven = values.windows(2).any(|pair| pair[0] != pair[1]);
    html! {
        <tr class={classes!(is_uneven.then_some("uneven"))}>
            <th scope="row">{ phrases.text(key) }</th>
            { for values.iter().map(|value| html! { <td>{ value }</td> }) }
        </tr>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unreachable_target_is_shown_as_a_dash() {
        let read = |row: usize, seat: &HomeSurroundings| ROWS[row].1(seat);
        let alone = HomeSurroundings::default();
        assert_eq!([read(0, &alone), read(1, &alone)], ["–", "–"]);
        let seat = HomeSurroundings {
            council_distance: Some(3),
            nearest_rival: Some((4, 1)),
            adjacent_planets: [2, 1, 0, 1],
            planets_within_two: [4, 2, 1, 1],
            ..alone
        };
        let all: Vec<String> = (0..ROWS.len()).map(|row| read(row, &seat)).collect();
        assert_eq!(all, ["3", "4", "2", "2", "8"]);
    }
}

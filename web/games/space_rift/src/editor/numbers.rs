//! What each side begins with, and what wins.

use super::hex_panel::PanelProps;
use crate::draft::side_name;
use engine::space_rift::content::scenario_check::{MAX_COMBAT_CARDS, MAX_RATING, VICTORY};
use engine::space_rift::field::Side;
use engine::space_rift::scenario::ScenarioFile;
use store::pack::stocks;
use ui::form::Number;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// A number of a side: its phrase, its bounds, how it is read and set.
type Figure = (
    &'static str,
    (u8, u8),
    fn(&ScenarioFile, Side) -> u8,
    fn(&mut ScenarioFile, Side, u8),
);

fn figures() -> [Figure; 4] {
    let stock = stocks().space_rift();
    let figures = stock.figures().ok();
    let least_rating = figures.map_or(0, |figures| figures.least_rating);
    let most_stars = figures.map_or(0, |figures| figures.stars.pool / 2);
    [
        (
            "space-rift-editor-victory",
            (*VICTORY.start(), *VICTORY.end()),
            |file, side| *file.victory.of(side),
            |file, side, value| *file.victory.of_mut(side) = value,
        ),
        (
            "space-rift-editor-rating",
            (least_rating, MAX_RATING),
            |file, side| file.sides.of(side).command_rating,
            |file, side, value| file.sides.of_mut(side).command_rating = value,
        ),
        (
            "space-rift-editor-cards",
            (0, MAX_COMBAT_CARDS),
            |file, side| file.sides.of(side).combat_cards,
            |file, side, value| file.sides.of_mut(side).combat_cards = value,
        ),
        (
            "space-rift-editor-stars",
            (0, most_stars),
            |file, side| file.sides.of(side).stars,
            |file, side, value| file.sides.of_mut(side).stars = value,
        ),
    ]
}

/// The numbers of both sides.
#[component]
pub fn Numbers(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let all = use_memo((), |()| figures());
    let sketch = props.studio.settled();
    let group = |side: Side| {
        let number = |(key, (min, max), get, set): &Figure| {
            let (get, set) = (*get, *set);
            let onchange = props.change(move |sketch, value: i64| {
                let value = u8::try_from(value).unwrap_or(u8::MAX);
                *sketch = sketch.with(|file| set(file, side, value));
            });
            html! {
                <Number label={phrases.text(key)} value={i64::from(get(sketch.file(), side))} min={i64::from(*min)}
                    max={i64::from(*max)} {onchange} />
            }
        };
        let units = sketch.file().sides.of(side).units.len();
        let words = [
            ("side", side_name(&phrases, side).into()),
            ("count", units.into()),
        ];
        html! {
            <fieldset class="editor-group" data-side={side.term()}>
                <legend>{ phrases.say("space-rift-editor-side-title", &words) }</legend>
                <div class="editor-fields">{ for all.iter().map(number) }</div>
            </fieldset>
        }
    };
    html! { <>{ for Side::ALL.map(group) }</> }
}

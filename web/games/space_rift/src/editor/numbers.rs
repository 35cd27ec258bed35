//! The form for the starting values and the victory number of each side.

use super::hex_panel::PanelProps;
use crate::draft::side_name;
use editor::form::{FormField, Schema};
use engine::space_rift::battlefield::Side;
use engine::space_rift::content::scenario_check::{MAX_COMBAT_CARDS, MAX_RATING, VICTORY};
use store::pack::current_content;
use ui::l10n::Phrases;
use yew::prelude::*;

/// Renders the fields of both sides.
pub fn numbers(phrases: &Phrases, props: &PanelProps, file: &FormField) -> Html {
    let content = current_content().space_rift();
    let figures = content.figures().ok();
    let rating = figures.map_or(0, |figures| figures.least_rating);
    let stars = figures.map_or(0, |figures| figures.stars.pool / 2);
    let group = |side: Side| {
        let (of, units) = (
            side.into_str(),
            &props.editor_state.committed().file().sides.of(side).units,
        );
        let number = |place: String, key: &str, min: u8, max: u8| {
            file.field(phrases, &place, key, &Schema::number(min, max))
        };
        let part = |key: &str| format!("/sides/{of}/{key}");
        let (min, max) = (*VICTORY.start(), *VICTORY.end());
        let words = [
            ("side", side_name(phrases, side).into()),
            ("count", units.len().into()),
        ];
        html! {
            <fieldset class="editor-group" data-side={of}>
                <legend>{ phrases.say("space-rift-editor-side-title", &words) }</legend>
                <div class="editor-fields">
                    { number(format!("/victory/{of}"), "space-rift-editor-victory", min, max) }
                    { number(part("command_rating"), "space-rift-editor-rating", rating, MAX_RATING) }
                    { number(part("combat_cards"), "space-rift-editor-cards", 0, MAX_COMBAT_CARDS) }
                    { number(part("stars"), "space-rift-editor-stars", 0, stars) }
                </div>
            </fieldset>
        }
    };
    html! { <>{ for Side::ALL.map(group) }</> }
}

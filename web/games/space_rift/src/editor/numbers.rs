//! The form for the starting values and the victory number of each side.

use super::hex_panel::PanelProps;
use crate::draft::side_name;
use editor::form::{FormField, Schema};
use engine::space_rift::battlefield::Side;
use engine::space_rift::content::scenario_check::{MAX_COMBAT_CARDS, MAX_RATING, VICTORY_BOUNDS};
use store::pack::current_content;
use ui::l10n::Phrases;
use yew::prelude::*;

/// Renders the fields for the starting values and the victory number of both sides.
pub fn number_fields(phrases: &Phrases, props: &PanelProps, file: &FormField) -> Html {
    let content = current_content().space_rift();
    let figures = content.figures().ok();
    let rating = figures.map_or(0, |figures| figures.least_rating);
    let stars = figures.map_or(0, |figures| figures.stars.pool / 2);
    let group = |side: Side| {
        let (side_key, units) = (
            side.into_str(),
            &props.editor_state.committed().file().sides.of(side).units,
        );
        let number = |path: String, key: &str, min: u8, max: u8| {
            file.field(phrases, &path, key, &Schema::number(min, max))
        };
        let path_of = |key: &str| format!("/sides/{side_key}/{key}");
        let (min, max) = (*VICTORY_BOUNDS.start(), *VICTORY_BOUNDS.end());
        let words = [
            ("side", side_name(phrases, side).into()),
            ("count", units.len().into()),
        ];
        html! {
            <fieldset class="editor-group" data-side={side_key}>
                <legend>{ phrases.say("space-rift-editor-side-title", &words) }</legend>
                <div class="editor-fields">
                    { number(format!("/victory/{side_key}"), "space-rift-editor-victory", min, max) }
                    { number(path_of("command_rating"), "space-rift-editor-rating", rating, MAX_RATING) }
                    { number(path_of("combat_cards"), "space-rift-editor-cards", 0, MAX_COMBAT_CARDS) }
                    { number(path_of("stars"), "space-rift-editor-stars", 0, stars) }
                </div>
            </fieldset>
        }
    };
    html! { <>{ for Side::ALL.map(group) }</> }
}

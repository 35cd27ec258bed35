//! The form for the scenario as a whole: texts, players, and everything that is not placed on the
//! board.

use super::fields::FieldGroup;
use super::hex_panel::PanelProps;
use super::schema::GROUPS;
use editor::TextInput;
use engine::saga::content::scenario_check::{MAX_LINE_CHARS, MAX_STORY_CHARS, MAX_TITLE_CHARS};
use engine::saga::draft::MapDraft;
use engine::saga::metadata::SEATS;
use ui::form::{Check, Number};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

#[component]
pub fn ScenarioPanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let (editor_state, onaction) = (&props.editor_state, &props.onaction);
    let set_author = props.merge("author", |draft, author: String| {
        draft.with(|file| file.author = author)
    });
    html! {
        <div class="board-panel saga-editor-forms">
            { props.name_field(&phrases, MAX_TITLE_CHARS, MapDraft::with_name) }
            <TextInput label={phrases.text("saga-editor-author")} value={editor_state.committed().file().author.clone()}
                max_length={MAX_TITLE_CHARS} oninput={set_author} />
            { props.text_field(&phrases, ["story", "story"], MAX_STORY_CHARS) }
            { props.text_field(&phrases, ["goal_text", "goal"], MAX_LINE_CHARS) }
            { player_fields(&phrases, props) }
            for (name, fields) in GROUPS {
                <FieldGroup key={name} {name} {fields} editor_state={editor_state.clone()} onaction={onaction.clone()} />
            }
        </div>
    }
}

/// Renders the number of players, and whether the scenario has variants by number of players.
fn player_fields(phrases: &Phrases, props: &PanelProps) -> Html {
    let players = props.editor_state.committed().file().players;
    let count = |number: i64| u8::try_from(number).unwrap_or(1);
    let set_min = props.change(move |draft, min: i64| {
        let players = draft.file().players;
        let is_solo = players.allows_solo || count(min) == 1;
        *draft = draft.with_players(count(min), players.max, is_solo);
    });
    let set_max = props.change(move |draft, max: i64| {
        let players = draft.file().players;
        *draft = draft.with_players(players.min.min(count(max)), count(max), players.allows_solo);
    });
    let set_sides =
        props.change(|draft, has_variants: bool| *draft = draft.with_variants(has_variants));
    let has_variants = !props.editor_state.committed().file().variants.is_empty();
    let (min_seats, max_seats) = (i64::from(SEATS.0), i64::from(SEATS.1));
    html! {
        <fieldset class="editor-group">
            <legend>{ phrases.text("saga-editor-players") }</legend>
            <div class="editor-fields">
                <Number label={phrases.text("saga-editor-least")} value={i64::from(players.min)} min={min_seats} max={max_seats}
                    onchange={set_min} />
                <Number label={phrases.text("saga-editor-most")} value={i64::from(players.max)} min={min_seats} max={max_seats}
                    onchange={set_max} />
            </div>
            <Check label={phrases.text("saga-editor-differs")} hint={phrases.text("saga-editor-differs.hint")} is_checked={has_variants}
                onchange={set_sides} />
        </fieldset>
    }
}

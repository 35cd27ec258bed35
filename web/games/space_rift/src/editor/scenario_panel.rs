//! The form for the scenario as a whole: name, description, starting values of both sides, the
//! rift, objectives, optional rules, and copying one side to the other.

use super::hex_panel::{PanelProps, dial};
use super::numbers::number_fields;
use super::objectives::objectives;
use super::schema::shape;
use engine::space_rift::battlefield::{Hex, Side};
use engine::space_rift::content::scenario_check::{MAX_BLURB_CHARS, MAX_TITLE_CHARS};
use engine::space_rift::draft::{GridSymmetry, MapDraft};
use ui::form::Check;
use ui::icon::{Icon, IconView};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

const MIRRORS: [(Side, GridSymmetry, &str); 4] = [
    (
        Side::South,
        GridSymmetry::HalfTurn,
        "space-rift-editor-mirror-south-turn",
    ),
    (
        Side::South,
        GridSymmetry::FlipRows,
        "space-rift-editor-mirror-south-flip",
    ),
    (
        Side::North,
        GridSymmetry::HalfTurn,
        "space-rift-editor-mirror-north-turn",
    ),
    (
        Side::North,
        GridSymmetry::FlipRows,
        "space-rift-editor-mirror-north-flip",
    ),
];

#[component]
pub fn ScenarioPanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let file = props.document_field();
    let field = |key: &'static str, label: &str| {
        let shape = shape(&phrases, "", key);
        file.field(&phrases, &format!("/{key}"), label, &shape)
    };
    html! {
        <div class="board-panel">
            { props.name_field(&phrases, MAX_TITLE_CHARS, MapDraft::with_name) }
            { props.text_field(&phrases, ["blurb", "blurb"], MAX_BLURB_CHARS) }
            { number_fields(&phrases, props, &file) }
            <fieldset class="editor-group">
                <legend>{ phrases.text("space-rift-option-first") }</legend>
                { field("first", "space-rift-editor-side") }
            </fieldset>
            { rift_group(&phrases, props) }
            <div class="editor-group">{ field("flags", "space-rift-editor-flags") }</div>
            { objectives(&phrases, props, &file) }
            { mirrors(&phrases, props) }
        </div>
    }
}

/// Renders the checkbox for the rift, and the dial if the scenario has one.
fn rift_group(phrases: &Phrases, props: &PanelProps) -> Html {
    let has_rift = props.editor_state.committed().file().rift.is_some();
    let onchange = props.change(|draft, has_rift: bool| match Hex::at(5, 6) {
        Some(middle) if has_rift => draft.place_rift(middle),
        Some(_) | None => draft.clear_rift(),
    });
    html! {
        <fieldset class="editor-group">
            <legend>{ phrases.text("space-rift-option-rift") }</legend>
            <Check label={phrases.text("space-rift-editor-rift-there")} hint={phrases.text("space-rift-editor-rift-there.hint")}
                is_checked={has_rift} {onchange} />
            if has_rift {
                { dial(phrases, &props.document_field()) }
            }
        </fieldset>
    }
}

/// Renders the buttons that replace one side with the mirror image of the other.
fn mirrors(phrases: &Phrases, props: &PanelProps) -> Html {
    let button = |(side, motion, key): (Side, GridSymmetry, &str)| {
        let onclick = props.change(move |draft, _: MouseEvent| draft.mirror(side, motion));
        html! {
            <button type="button" class="button" {onclick}>
                <IconView icon={Icon::Swap} />
                { phrases.text(key) }
            </button>
        }
    };
    html! {
        <fieldset class="editor-group">
            <legend>{ phrases.text("space-rift-editor-mirror") }</legend>
            <p class="editor-hint">{ phrases.text("space-rift-editor-mirror.hint") }</p>
            <div class="buttons">{ for MIRRORS.map(button) }</div>
        </fieldset>
    }
}

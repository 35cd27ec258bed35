//! The form for the objectives that score points in addition to combat `[SR-18]`, one line each.

use super::hex_panel::PanelProps;
use super::schema::shape;
use editor::form::{FormField, render_field};
use engine::space_rift::battlefield::Sector;
use engine::space_rift::scenario::{Objective, ObjectiveKind, ObjectiveOwner};
use serde_json::{Value, json};
use ui::icon::{Icon, IconView};
use ui::l10n::Phrases;
use yew::prelude::*;

pub fn objectives(phrases: &Phrases, props: &PanelProps, file: &FormField) -> Html {
    let count = props.editor_state.committed().file().objectives.len();
    let add = props.change(|draft, _: MouseEvent| {
        let first = Objective {
            kind: ObjectiveKind::PlanetControl,
            side: ObjectiveOwner::Both,
            sector: None,
        };
        *draft = draft.with(|file| file.objectives.push(first));
    });
    html! {
        <fieldset class="editor-group">
            <legend>{ phrases.text("space-rift-editor-objectives") }</legend>
            <p class="editor-hint">{ phrases.text("space-rift-editor-objectives.hint") }</p>
            { for (0..count).map(|n| line(phrases, props, n, file)) }
            <div class="buttons">
                <button type="button" class="button" onclick={add}>{ phrases.text("space-rift-editor-objective-add") }</button>
            </div>
        </fieldset>
    }
}

/// Sets the kind of an objective. Only the kind `clear_sector` has a sector, initially the center.
fn set_kind(objective: &mut Value, kind: Value) {
    if kind != json!(ObjectiveKind::ClearSector) {
        objective["sector"] = Value::Null;
    } else if objective["sector"].is_null() {
        objective["sector"] = json!(Sector::Center);
    }
    objective["type"] = kind;
}

fn line(phrases: &Phrases, props: &PanelProps, n: usize, file: &FormField) -> Html {
    let objective = file.child(&format!("/objectives/{n}"), String::new());
    let field = |key: &'static str, label: &str| {
        let shape = shape(phrases, "Objective", key);
        objective.field(phrases, &format!("/{key}"), label, &shape)
    };
    let kind_field = objective.part(
        phrases.text("space-rift-editor-aim"),
        |objective| objective["type"].clone(),
        set_kind,
    );
    let remove = props.change(move |draft, _: MouseEvent| {
        *draft = draft.with(|file| {
            if n < file.objectives.len() {
                file.objectives.remove(n);
            }
        });
    });
    let number = [("number", (n + 1).into())];
    let label = phrases.say("space-rift-editor-objective-remove", &number);
    html! {
        <div key={n} class="objective-row" role="group" aria-label={phrases.say("space-rift-editor-objective", &number)}>
            <div class="editor-fields">
                { render_field(phrases, &shape(phrases, "Objective", "type"), kind_field) }
                { field("side", "space-rift-editor-whose") }
                if !objective.value["sector"].is_null() {
                    { field("sector", "space-rift-editor-sector") }
                }
            </div>
            <button type="button" class="icon-button quiet" onclick={remove} aria-label={label.clone()} title={label}>
                <IconView icon={Icon::Trash} />
            </button>
        </div>
    }
}

//! The form for the objectives that score besides combat `[SR-18]`, one line each.

use super::hex_panel::PanelProps;
use editor::form::{FormField, Schema, select_field};
use engine::space_rift::battlefield::Sector;
use engine::space_rift::scenario::{Objective, ObjectiveKind, ObjectiveOwner};
use serde_json::json;
use ui::icon::{Icon, IconView};
use ui::l10n::Phrases;
use yew::prelude::*;

const AIMS: [(ObjectiveKind, &str); 3] = [
    (
        ObjectiveKind::PlanetControl,
        "space-rift-aim-planet-control",
    ),
    (ObjectiveKind::ClearSector, "space-rift-aim-clear-sector"),
    (ObjectiveKind::Breakthrough, "space-rift-aim-breakthrough"),
];

const SIDES: [[&str; 2]; 3] = [
    ["both", "space-rift-editor-both"],
    ["south", "space-rift-side-south"],
    ["north", "space-rift-side-north"],
];

const SECTORS: [[&str; 2]; 3] = [
    ["left", "space-rift-sector-left"],
    ["center", "space-rift-sector-center"],
    ["right", "space-rift-sector-right"],
];

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

/// Returns a choice of file values, each with its phrase as label.
fn words<const N: usize>(phrases: &Phrases, words: [[&str; 2]; N]) -> Schema {
    Schema::values(words.map(|[word, key]| (json!(word), phrases.text(key))))
}

fn line(phrases: &Phrases, props: &PanelProps, n: usize, file: &FormField) -> Html {
    let own = file.child(&format!("/objectives/{n}"), String::new());
    let aims = AIMS.map(|(kind, key)| (kind, phrases.text(key)));
    let held = props.editor_state.committed().file().objectives.get(n);
    let held = held.map_or(ObjectiveKind::PlanetControl, |own| own.kind);
    let set_aim = props.change(move |draft, kind| {
        *draft = draft.with(|file| {
            if let Some(own) = file.objectives.get_mut(n) {
                let sector = own.sector.unwrap_or(Sector::Center);
                own.kind = kind;
                own.sector = (kind == ObjectiveKind::ClearSector).then_some(sector);
            }
        });
    });
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
                { select_field(phrases.text("space-rift-editor-aim"), aims, &held, set_aim) }
                { own.field(phrases, "/side", "space-rift-editor-whose", &words(phrases, SIDES)) }
                if !own.value["sector"].is_null() {
                    { own.field(phrases, "/sector", "space-rift-editor-sector", &words(phrases, SECTORS)) }
                }
            </div>
            <button type="button" class="icon-button quiet" onclick={remove} aria-label={label.clone()} title={label}>
                <IconView icon={Icon::Trash} />
            </button>
        </div>
    }
}

//! Scenario fields in groups: each field applies to all numbers of players, or differs for one of
//! them.

use super::editor_tools::{EditorCommand, EditorState};
use super::schema::SchemaBuilder;
use editor::form::{FormField, Schema, render_field};
use engine::saga::draft::MapDraft;
use serde_json::Value;
use std::rc::Rc;
use ui::form::Check;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::update::{Update, updates};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct FieldGroupProps {
    /// Its name in phrase keys.
    pub name: &'static str,
    pub fields: &'static [&'static str],
    pub editor_state: EditorState,
    /// Called with each editor action.
    pub onaction: Callback<EditorCommand>,
}

/// A group of fields, rendered once it is opened.
#[component]
pub fn FieldGroup(props: &FieldGroupProps) -> Html {
    let phrases = use_phrases();
    let is_open = use_state_eq(|| false);
    let ontoggle = {
        let is_open = is_open.clone();
        Callback::from(move |event: MouseEvent| {
            // The state of the component decides whether it is open, not the browser.
            event.prevent_default();
            is_open.set(!*is_open);
        })
    };
    let is_set = |field: &&&str| {
        props
            .editor_state
            .committed()
            .value(props.editor_state.tools.side, field)
            .is_some()
    };
    let count = props.fields.iter().filter(is_set).count();
    html! {
        <details class="editor-console saga-editor-group" open={*is_open}>
            <summary onclick={ontoggle}>
                { phrases.text(&format!("saga-editor-group-{}", props.name)) }
                if count > 0 {
                    { " " }<span class="tab-count">{ count }</span>
                }
            </summary>
            if *is_open {
                for field in props.fields {
                    <Field key={*field} name={*field} draft={props.editor_state.committed().clone()} side={props.editor_state.tools.side}
                        onaction={props.onaction.clone()} />
                }
            }
        </details>
    }
}

#[derive(Properties, PartialEq)]
struct FieldProps {
    name: &'static str,
    draft: Rc<MapDraft>,
    side: Option<u8>,
    onaction: Callback<EditorCommand>,
}

#[component]
fn Field(props: &FieldProps) -> Html {
    let phrases = use_phrases();
    let FieldProps {
        name, draft, side, ..
    } = props;
    let file = draft.for_variant(*side);
    let entry = SchemaBuilder::new(&phrases, &file).entry(name);
    let current = draft.field(*side, name);
    let set = {
        let (side, name) = (*side, *name);
        let onchange = props.onaction.reform(EditorCommand::Change);
        updates(
            &onchange,
            move |draft: &mut MapDraft, value: Option<Value>| {
                set_field(draft, side, name, value);
            },
        )
    };
    // For one number of players, a field shows a value only if it differs.
    if let (Some(count), None) = (side, &current) {
        let first = draft.value(*side, name);
        let first = first.unwrap_or_else(|| initial_value(&entry.shape, &entry.default_value));
        let onchange = set.reform(move |is_on: bool| is_on.then(|| first.clone()));
        let args = [
            ("field", entry.label.as_str().into()),
            ("count", (*count).into()),
        ];
        let label = phrases.say("saga-editor-differs-here", &args);
        return html! { <div class="saga-editor-field"><Check {label} is_checked=false {onchange} /></div> };
    }
    let value = current
        .clone()
        .unwrap_or_else(|| entry.default_value.clone());
    let slot = FormField {
        label: entry.label.clone(),
        value,
        onupdate: {
            let (side, name, default_value) = (*side, *name, entry.default_value.clone());
            let onchange = props.onaction.reform(EditorCommand::Change);
            updates(
                &onchange,
                move |draft: &mut MapDraft, update: Update<Value>| {
                    let current = draft.field(side, name);
                    let mut value = current.unwrap_or_else(|| default_value.clone());
                    update(&mut value);
                    set_field(draft, side, name, Some(value));
                },
            )
        },
    };
    let reset_label = phrases.say(
        "saga-editor-back",
        &[("field", entry.label.as_str().into())],
    );
    let onreset = set.reform(|_: MouseEvent| None);
    html! {
        <div class="saga-editor-field">
            { render_field(&phrases, &entry.shape, slot) }
            if current.is_some() {
                <button type="button" class="button quiet" onclick={onreset}>
                    <IconView icon={Icon::Undo} />
                    { reset_label }
                </button>
            }
        </div>
    }
}

/// Sets or removes a field. A value that the file format does not allow changes nothing.
fn set_field(draft: &mut MapDraft, side: Option<u8>, name: &str, value: Option<Value>) {
    let value = value.filter(|value| !value.is_null());
    if let Some(changed) = draft.with_field(side, name, value) {
        *draft = changed;
    }
}

/// Returns the initial value of a field that the file does not contain yet.
fn initial_value(shape: &Schema, default_value: &Value) -> Value {
    match shape {
        Schema::Optional(_, first) => first.clone(),
        Schema::OneOf(forks) if default_value.is_null() => {
            let non_null = forks.iter().find(|fork| !fork.first.is_null());
            non_null.map_or(Value::Null, |fork| fork.first.clone())
        }
        _ => default_value.clone(),
    }
}

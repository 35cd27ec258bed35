//! The form of an object whose keys the player chooses, such as rounds, triggers or decks.

use super::fields::TextField;
use super::list_field::Adder;
use super::schema::{MapKeys, Schema, Template};
use super::{FormField, change_entries, render_field};
use serde_json::{Map, Value};
use std::rc::Rc;
use ui::form::Radio;
use ui::icon::{Icon, IconView};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MapFieldProps {
    pub value_schema: Rc<Schema>,
    /// The keys that the player can choose.
    pub keys: MapKeys,
    /// The initial value of a new entry.
    pub first: Value,
    pub field: FormField,
}

/// Renders a map whose entries can be changed, added and removed.
#[component]
pub fn MapField(props: &MapFieldProps) -> Html {
    let phrases = use_phrases();
    let field = &props.field;
    let values = field.value.as_object().cloned().unwrap_or_default();
    let rows = ordered(&values, &props.keys);
    let row = |(key, name): &(String, String)| {
        let (from, to, dropped) = (key.clone(), key.clone(), key.clone());
        let part = field.part(
            name.clone(),
            move |whole| whole.get(&from).cloned().unwrap_or_default(),
            move |whole, part| {
                change_entries(whole, |values| {
                    values.insert(to.clone(), part);
                });
            },
        );
        let drop = phrases.say("edit-form-remove", &[("name", name.as_str().into())]);
        let ondrop = field.change(move |whole, _: MouseEvent| {
            change_entries(whole, |values| {
                values.remove(&dropped);
            });
        });
        html! {
            <li key={key.clone()}>
                <div class="form-row-body">{ render_field(&phrases, &props.value_schema, part) }</div>
                <div class="form-row-ways">
                    <button type="button" class="icon-button" aria-label={drop.clone()} title={drop}
                        onclick={ondrop}><IconView icon={Icon::Trash} /></button>
                </div>
            </li>
        }
    };
    let onkey = {
        let first = props.first.clone();
        field.change(move |whole, key: String| {
            if !key.is_empty() {
                change_entries(whole, |values| {
                    values.entry(key).or_insert_with(|| first.clone());
                });
            }
        })
    };
    html! {
        <fieldset class="form-part form-list">
            <legend>{ &field.label }</legend>
            if !rows.is_empty() {
                <ol class="form-rows">{ for rows.iter().map(row) }</ol>
            }
            { adder(&phrases, props, &values, onkey) }
        </fieldset>
    }
}

/// Renders the control that adds an entry: a choice of the unused keys, or a field for a new key.
fn adder(
    phrases: &Phrases,
    props: &MapFieldProps,
    values: &Map<String, Value>,
    onkey: Callback<String>,
) -> Html {
    let name = props.field.label.clone();
    match &props.keys {
        MapKeys::Closed(keys) => {
            let unused = keys
                .iter()
                .filter(|key| !values.contains_key(key.value.as_str()));
            let templates: Rc<[Template]> = unused
                .map(|key| Template {
                    label: key.label.clone(),
                    value: Value::String(key.value.to_string()),
                })
                .collect();
            let onadd = onkey.reform(|value: Value| value.as_str().unwrap_or_default().to_owned());
            html! { <Adder {name} {templates} {onadd} /> }
        }
        MapKeys::Free {
            max_length,
            suggestions,
        } => {
            let label = phrases.say("edit-form-key", &[("name", name.into())]);
            html! {
                <TextField {label} value="" max_length={*max_length} suggestions={suggestions.clone()} onchange={onkey} />
            }
        }
    }
}

/// Returns the present keys with their names, in the order of the closed list.
fn ordered(values: &Map<String, Value>, keys: &MapKeys) -> Vec<(String, String)> {
    let (MapKeys::Closed(listed)
    | MapKeys::Free {
        suggestions: listed,
        ..
    }) = keys;
    let index = |key: &str| listed.iter().position(|radio| radio.value.as_str() == key);
    let name = |key: &str| {
        let radio: Option<&Radio> = index(key).and_then(|index| listed.get(index));
        radio.map_or_else(|| key.to_owned(), |radio| radio.label.clone())
    };
    let mut rows: Vec<&String> = values.keys().collect();
    rows.sort_by_key(|key| (index(key).unwrap_or(usize::MAX), (*key).clone()));
    rows.into_iter()
        .map(|key| (key.clone(), name(key)))
        .collect()
}

//! Forms for JSON values: a [`Schema`] defines the possible values, and the form shows and changes
//! one. A form only produces values of its schema; the engine checks whether they are playable.

mod fields;
mod json_schema;
mod list_field;
mod map_field;
mod schema;
mod schema_hint;

pub use json_schema::{SchemaSource, parse_schema};
pub use schema::{MapKeys, Schema, SchemaField, SchemaVariant, Template, VariantTest};
pub use schema_hint::{SchemaHint, VariantHint};

use crate::AmountField;
use fields::{CodeField, TextField};
use list_field::ListField;
use map_field::MapField;
use serde_json::{Map, Value, json};
use std::rc::Rc;
use ui::form::{Check, Number, Radio, Select};
use ui::l10n::Phrases;
use ui::update::{Update, updates};
use yew::prelude::*;

/// A JSON value with its label, and the callback that changes it.
#[derive(Clone, PartialEq)]
pub struct FormField {
    pub label: String,
    /// The value as of the last rendering.
    pub value: Value,
    /// Applies a change to the current value.
    pub onupdate: Callback<Update<Value>>,
}

impl FormField {
    /// Returns a callback that changes the value; `change` gets the value and the input.
    pub fn change<V: 'static>(&self, change: impl Fn(&mut Value, V) + 'static) -> Callback<V> {
        updates(&self.onupdate, change)
    }

    /// Returns a callback that replaces the value with the JSON of an input.
    pub fn onchange<V: 'static>(&self, json: impl Fn(V) -> Value + 'static) -> Callback<V> {
        self.change(move |value, input| *value = json(input))
    }

    /// Returns the field at a JSON pointer, such as `/starts/0/team`; null removes the value there.
    #[must_use]
    pub fn child(&self, pointer: &str, label: String) -> Self {
        let (from, to) = (pointer.to_owned(), pointer.to_owned());
        self.part(
            label,
            move |whole| whole.pointer(&from).cloned().unwrap_or_default(),
            move |whole, part| set_at(whole, &to, part),
        )
    }

    /// Renders the form of the value at a JSON pointer.
    pub fn field(&self, phrases: &Phrases, pointer: &str, label: &str, shape: &Schema) -> Html {
        render_field(phrases, shape, self.child(pointer, phrases.text(label)))
    }

    /// Returns a field for a part of the value, which `get` reads and `set` writes.
    #[must_use]
    pub fn part(
        &self,
        label: String,
        get: impl Fn(&Value) -> Value + 'static,
        set: impl Fn(&mut Value, Value) + 'static,
    ) -> Self {
        Self {
            label,
            value: get(&self.value),
            onupdate: self.change(move |whole, update: Update<Value>| {
                let mut part = get(whole);
                update(&mut part);
                set(whole, part);
            }),
        }
    }
}

/// Changes the items of an array; any other value becomes an array first.
fn change_items(value: &mut Value, change: impl FnOnce(&mut Vec<Value>)) {
    let mut items = match value.take() {
        Value::Array(items) => items,
        _ => Vec::new(),
    };
    change(&mut items);
    *value = Value::Array(items);
}

/// Changes the entries of an object; any other value becomes an object first.
fn change_entries(value: &mut Value, change: impl FnOnce(&mut Map<String, Value>)) {
    let mut entries = match value.take() {
        Value::Object(entries) => entries,
        _ => Map::new(),
    };
    change(&mut entries);
    *value = Value::Object(entries);
}

/// Writes a value at a JSON pointer. Does nothing if the path leads through a missing array item.
fn set_at(whole: &mut Value, pointer: &str, part: Value) {
    let (parent, key) = pointer.rsplit_once('/').unwrap_or(("", pointer));
    let mut target = whole;
    for step in parent.split('/').skip(1) {
        if target.is_null() {
            *target = json!({});
        }
        target = match target {
            Value::Object(object) => object.entry(step).or_insert(Value::Null),
            Value::Array(list) => match step.parse().ok().and_then(|n: usize| list.get_mut(n)) {
                Some(next) => next,
                None => return,
            },
            _ => return,
        };
    }
    match target {
        Value::Array(list) => {
            if let Some(item) = key.parse().ok().and_then(|n: usize| list.get_mut(n)) {
                *item = part;
            }
        }
        _ if part.is_null() => {
            target.as_object_mut().map(|object| object.remove(key));
        }
        _ => change_entries(target, |object| {
            object.insert(key.to_owned(), part);
        }),
    }
}

/// Renders the form of a value according to its schema.
pub fn render_field(phrases: &Phrases, shape: &Schema, field: FormField) -> Html {
    let FormField { label, value, .. } = field.clone();
    match shape {
        Schema::Number { min, max } => html! {
            <Number {label} value={value.as_i64().unwrap_or(0)} min={*min} max={*max}
                onchange={field.onchange(|number: i64| json!(number))} />
        },
        Schema::Amount { min, max, hint } => {
            let amount = value.as_u64().and_then(|amount| u8::try_from(amount).ok());
            html! { <AmountField {label} value={amount} min={*min} max={*max} placeholder={hint.clone()} onchange={field.onchange(|amount: Option<u8>| json!(amount))} /> }
        }
        Schema::Values(values) => {
            let onchange = field.onchange(|value| value);
            select_field(label, values.iter().cloned(), &value, onchange)
        }
        Schema::Boolean => html! {
            <Check {label} is_checked={value.as_bool().unwrap_or(false)} onchange={field.onchange(|is_on: bool| json!(is_on))} />
        },
        Schema::Text {
            max_length,
            suggestions,
        } => html! {
            <TextField {label} value={text_of(&value)} max_length={*max_length} suggestions={suggestions.clone()}
                onchange={field.onchange(Value::String)} />
        },
        Schema::Choice(radios) => choice(radios, field),
        Schema::Flags(radios) => flags(radios, &field),
        Schema::Code => {
            html! { <CodeField {label} {value} onchange={field.onchange(|value| value)} /> }
        }
        Schema::Tuple(parts) => tuple(phrases, parts, &field),
        Schema::Record(entries) => record(phrases, entries, &field),
        Schema::Optional(inner, first) => optional(phrases, (inner, first), &field),
        Schema::OneOf(variants) => one_of(phrases, variants, &field),
        Schema::List {
            item_schema,
            max_items,
            templates,
        } => {
            let (item_schema, templates) = (item_schema.clone(), templates.clone());
            html! { <ListField {item_schema} max_items={*max_items} {templates} {field} /> }
        }
        Schema::Map { entry, keys, first } => {
            let (entry, keys, first) = (entry.clone(), keys.clone(), first.clone());
            html! { <MapField value_schema={entry} {keys} {first} {field} /> }
        }
    }
}

fn text_of(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Renders a choice from a closed list. A current value that is not in the list stays until another
/// is chosen.
fn choice(radios: &Rc<[Radio]>, field: FormField) -> Html {
    let current = text_of(&field.value);
    let mut radios = radios.to_vec();
    if !radios.iter().any(|radio| *radio.value == *current) {
        radios.insert(0, Radio::new(current.clone(), current.clone()));
    }
    let onchange = field.onchange(|slug: AttrValue| json!(slug.as_str()));
    html! { <Select label={field.label} {radios} value={current} {onchange} /> }
}

/// Renders a drop-down list of values with their names.
pub fn select_field<V: Clone + PartialEq + 'static>(
    label: String,
    values: impl IntoIterator<Item = (V, String)>,
    selected: &V,
    onchange: Callback<V>,
) -> Html {
    let (values, names): (Vec<V>, Vec<String>) = values.into_iter().unzip();
    let current = values.iter().position(|value| value == selected);
    let radio = |(n, name): (usize, String)| Radio::new(n.to_string(), name);
    let radios: Vec<Radio> = names.into_iter().enumerate().map(radio).collect();
    let onchange = Callback::from(move |index: AttrValue| {
        if let Some(value) = index.parse().ok().and_then(|n: usize| values.get(n)) {
            onchange.emit(value.clone());
        }
    });
    let value = current.map_or_else(String::new, |current| current.to_string());
    html! { <Select {label} {radios} {value} {onchange} /> }
}

/// Renders checkboxes for a subset of a closed list.
fn flags(radios: &Rc<[Radio]>, field: &FormField) -> Html {
    let current: Vec<Value> = field.value.as_array().cloned().unwrap_or_default();
    let flag = |radio: &Radio| {
        let value = json!(radio.value.as_str());
        let is_checked = current.contains(&value);
        let onchange = field.change(move |whole, is_on: bool| {
            change_items(whole, |list| {
                list.retain(|other| *other != value);
                list.extend(is_on.then(|| value.clone()));
            });
        });
        html! { <Check label={radio.label.clone()} hint={radio.hint.clone()} {is_checked} {onchange} /> }
    };
    html! {
        <fieldset class="form-part">
            <legend>{ &field.label }</legend>
            { for radios.iter().map(flag) }
        </fieldset>
    }
}

/// Renders an array of fixed length whose items each have a label and a schema.
fn tuple(phrases: &Phrases, parts: &Rc<[(String, Schema)]>, field: &FormField) -> Html {
    let count = parts.len();
    let part = |(n, (label, shape)): (usize, &(String, Schema))| {
        let set = move |whole: &mut Value, part| {
            change_items(whole, |list| {
                list.resize(count, json!(0));
                if let Some(item) = list.get_mut(n) {
                    *item = part;
                }
            });
        };
        let get = move |whole: &Value| whole.get(n).cloned().unwrap_or_default();
        render_field(phrases, shape, field.part(label.clone(), get, set))
    };
    html! {
        <fieldset class="form-part">
            <legend>{ &field.label }</legend>
            <div class="editor-fields">{ for parts.iter().enumerate().map(part) }</div>
        </fieldset>
    }
}

/// Renders an object with known keys.
fn record(phrases: &Phrases, entries: &Rc<[SchemaField]>, field: &FormField) -> Html {
    let entry = |entry: &SchemaField| {
        let key = entry.key;
        let default_value = match entry.shape {
            Schema::Optional(..) => Value::Null,
            _ => entry.default_value.clone(),
        };
        let get = move |whole: &Value| whole.get(key).unwrap_or(&default_value).clone();
        let set = move |whole: &mut Value, part| {
            change_entries(whole, |object| {
                match part {
                    Value::Null => object.remove(key),
                    part => object.insert(key.to_owned(), part),
                };
            });
        };
        let part = field.part(entry.label.clone(), get, set);
        render_field(phrases, &entry.shape, part)
    };
    html! {
        <fieldset class="form-part">
            <legend>{ &field.label }</legend>
            <div class="form-record">{ for entries.iter().map(entry) }</div>
        </fieldset>
    }
}

/// Renders a checkbox and, while it is checked, the form of the value.
fn optional(phrases: &Phrases, (inner, first): (&Rc<Schema>, &Value), field: &FormField) -> Html {
    let is_present = !field.value.is_null();
    let first = first.clone();
    let onchange =
        field.onchange(move |is_on: bool| if is_on { first.clone() } else { Value::Null });
    html! {
        <div class="form-maybe">
            <Check label={field.label.clone()} is_checked={is_present} {onchange} />
            if is_present {
                { render_field(phrases, inner, field.clone()) }
            }
        </div>
    }
}

/// Renders a choice among variants and the form of the current one; a missing value shows the
/// first.
fn one_of(phrases: &Phrases, variants: &Rc<[SchemaVariant]>, field: &FormField) -> Html {
    let fitting = |variant: &&SchemaVariant| variant.fits.accepts(&field.value);
    let missing = || variants.first().filter(|_| field.value.is_null());
    let current = variants.iter().find(fitting).or_else(missing);
    let radios: Vec<Radio> = variants
        .iter()
        .map(|variant| variant.radio.clone())
        .collect();
    let value = current.map_or_else(AttrValue::default, |variant| variant.radio.value.clone());
    let onchange = {
        let variants = variants.clone();
        field.change(move |value, slug: AttrValue| {
            if let Some(variant) = variants.iter().find(|variant| variant.radio.value == slug) {
                *value = variant.first.clone();
            }
        })
    };
    let body = current.and_then(|variant| variant.shape.as_ref());
    html! {
        <div class="form-fork">
            <Select label={field.label.clone()} {radios} {value} {onchange} />
            if let Some(shape) = body {
                { render_field(phrases, shape, field.clone()) }
            }
        </div>
    }
}

#[cfg(test)]
mod tests;

//! Forms for things that are written as JSON: a [`Shape`] says what a value may be, and the form
//! shows and changes it. What a form makes is of its shape; whether it can be played is for the
//! engine to say. It knows no game.

mod fields;
mod list;
mod shape;
mod table;

pub use shape::{Entry, Fork, Keys, Shape, Template};

use crate::Amount;
use fields::{CodeField, TextField};
use list::List;
use serde_json::{Map, Value, json};
use std::rc::Rc;
use table::Table;
use ui::form::{Check, Number, Radio, Select};
use ui::l10n::Phrases;
use yew::prelude::*;

/// A value with its name, and who is told of another one.
#[derive(Clone, PartialEq)]
pub struct Slot {
    /// What it is.
    pub label: String,
    /// What stands there.
    pub value: Value,
    /// Told of another.
    pub onchange: Callback<Value>,
}

impl Slot {
    /// The value at a place of it, such as `/starts/0/team`; what is nothing is left out.
    #[must_use]
    pub fn at(&self, place: &str, label: String) -> Self {
        let value = self.value.pointer(place).cloned().unwrap_or_default();
        let place = place.to_owned();
        let (label, value, onchange) = self.part(label, value, move |whole, part| {
            put(whole, &place, part);
        });
        Self {
            label,
            value,
            onchange,
        }
    }

    /// The form of the value at a place of it.
    pub fn field(&self, phrases: &Phrases, place: &str, label: &str, shape: &Shape) -> Html {
        form(phrases, shape, self.at(place, phrases.text(label)))
    }

    /// A part of it, which is put in its place by `put`.
    fn part<V: 'static>(
        &self,
        label: String,
        value: Value,
        put: impl Fn(&mut Value, V) + 'static,
    ) -> (String, Value, Callback<V>) {
        let (whole, onchange) = (self.value.clone(), self.onchange.clone());
        let told = Callback::from(move |value| {
            let mut whole = whole.clone();
            put(&mut whole, value);
            onchange.emit(whole);
        });
        (label, value, told)
    }
}

/// Puts a part at a place of a whole.
fn put(whole: &mut Value, place: &str, part: Value) {
    let (way, key) = place.rsplit_once('/').unwrap_or(("", place));
    let mut here = whole;
    for step in way.split('/').skip(1) {
        if here.is_null() {
            *here = json!({});
        }
        here = match here {
            Value::Object(object) => object.entry(step).or_insert(Value::Null),
            Value::Array(list) => match step.parse().ok().and_then(|n: usize| list.get_mut(n)) {
                Some(next) => next,
                None => return,
            },
            _ => return,
        };
    }
    match here {
        Value::Array(list) => {
            if let Some(own) = key.parse().ok().and_then(|n: usize| list.get_mut(n)) {
                *own = part;
            }
        }
        _ if part.is_null() => {
            here.as_object_mut().map(|object| object.remove(key));
        }
        _ => {
            let mut object = here.as_object().cloned().unwrap_or_default();
            object.insert(key.to_owned(), part);
            *here = Value::Object(object);
        }
    }
}

/// The form of a value.
pub fn form(phrases: &Phrases, shape: &Shape, slot: Slot) -> Html {
    let Slot {
        label,
        value,
        onchange,
    } = slot.clone();
    match shape {
        Shape::Number { least, most } => html! {
            <Number {label} value={value.as_i64().unwrap_or(0)} min={*least} max={*most}
                onchange={onchange.reform(|number: i64| json!(number))} />
        },
        Shape::Amount(usual) => {
            let amount = value.as_u64().and_then(|amount| u8::try_from(amount).ok());
            html! { <Amount {label} value={amount} usual={usual.clone()} onchange={onchange.reform(|amount: Option<u8>| json!(amount))} /> }
        }
        Shape::Values(values) => choose(label, values.iter().cloned(), &value, onchange),
        Shape::Switch => html! {
            <Check {label} checked={value.as_bool().unwrap_or(false)} onchange={onchange.reform(|on: bool| json!(on))} />
        },
        Shape::Words { most, known } => html! {
            <TextField {label} value={words_of(&value)} most={*most} known={known.clone()}
                onchange={onchange.reform(Value::String)} />
        },
        Shape::Choice(radios) => choice(radios, slot),
        Shape::Flags(radios) => flags(radios, &slot),
        Shape::Code => html! { <CodeField {label} {value} {onchange} /> },
        Shape::Tuple(parts) => tuple(phrases, parts, &slot),
        Shape::Record(entries) => record(phrases, entries, &slot),
        Shape::Maybe(inner, first) => maybe(phrases, (inner, first), &slot),
        Shape::Fork(forks) => fork(phrases, forks, &slot),
        Shape::List {
            of,
            most,
            templates,
        } => {
            let (of, templates) = (of.clone(), templates.clone());
            html! { <List {of} most={*most} {templates} {slot} /> }
        }
        Shape::Table { of, keys, first } => {
            let (of, keys, first) = (of.clone(), keys.clone(), first.clone());
            html! { <Table {of} {keys} {first} {slot} /> }
        }
    }
}

fn words_of(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// One of a closed list; what stands there and is none of it stays until another is chosen.
fn choice(radios: &Rc<[Radio]>, slot: Slot) -> Html {
    let held = words_of(&slot.value);
    let mut radios = radios.to_vec();
    if !radios.iter().any(|radio| *radio.value == *held) {
        radios.insert(0, Radio::new(held.clone(), held.clone()));
    }
    let onchange = slot.onchange.reform(|slug: AttrValue| json!(slug.as_str()));
    html! { <Select label={slot.label} {radios} value={held} {onchange} /> }
}

/// A list that opens, of some values with their names.
pub fn choose<V: Clone + PartialEq + 'static>(
    label: String,
    values: impl IntoIterator<Item = (V, String)>,
    now: &V,
    onchange: Callback<V>,
) -> Html {
    let (values, names): (Vec<V>, Vec<String>) = values.into_iter().unzip();
    let held = values.iter().position(|value| value == now);
    let radio = |(n, name): (usize, String)| Radio::new(n.to_string(), name);
    let radios: Vec<Radio> = names.into_iter().enumerate().map(radio).collect();
    let onchange = Callback::from(move |place: AttrValue| {
        if let Some(value) = place.parse().ok().and_then(|n: usize| values.get(n)) {
            onchange.emit(value.clone());
        }
    });
    let value = held.map_or_else(String::new, |held| held.to_string());
    html! { <Select {label} {radios} {value} {onchange} /> }
}

/// Any of a closed list.
fn flags(radios: &Rc<[Radio]>, slot: &Slot) -> Html {
    let held: Vec<Value> = slot.value.as_array().cloned().unwrap_or_default();
    let flag = |radio: &Radio| {
        let word = json!(radio.value.as_str());
        let checked = held.contains(&word);
        let (label, _, onchange) = slot.part(radio.label.clone(), Value::Null, {
            move |whole, on: bool| {
                let mut list = whole.as_array().cloned().unwrap_or_default();
                list.retain(|other| *other != word);
                list.extend(on.then(|| word.clone()));
                *whole = Value::Array(list);
            }
        });
        html! { <Check {label} hint={radio.hint.clone()} {checked} {onchange} /> }
    };
    html! {
        <fieldset class="form-part">
            <legend>{ &slot.label }</legend>
            { for radios.iter().map(flag) }
        </fieldset>
    }
}

/// Several values in a fixed order.
fn tuple(phrases: &Phrases, parts: &Rc<[(String, Shape)]>, slot: &Slot) -> Html {
    let count = parts.len();
    let part = |(n, (label, shape)): (usize, &(String, Shape))| {
        let value = slot.value.get(n).cloned().unwrap_or_default();
        let (label, value, onchange) = slot.part(label.clone(), value, move |whole, part| {
            let mut list = whole.as_array().cloned().unwrap_or_default();
            list.resize(count, json!(0));
            if let Some(own) = list.get_mut(n) {
                *own = part;
            }
            *whole = Value::Array(list);
        });
        let slot = Slot {
            label,
            value,
            onchange,
        };
        form(phrases, shape, slot)
    };
    html! {
        <fieldset class="form-part">
            <legend>{ &slot.label }</legend>
            <div class="editor-fields">{ for parts.iter().enumerate().map(part) }</div>
        </fieldset>
    }
}

/// Values by name.
fn record(phrases: &Phrases, entries: &Rc<[Entry]>, slot: &Slot) -> Html {
    let entry = |entry: &Entry| {
        let key = entry.key;
        let value = slot.value.get(key).cloned();
        let optional = matches!(entry.shape, Shape::Maybe(..));
        let value = value.unwrap_or_else(|| {
            if optional {
                Value::Null
            } else {
                entry.usual.clone()
            }
        });
        let (label, value, onchange) = slot.part(entry.label.clone(), value, move |whole, part| {
            let mut object = whole.as_object().cloned().unwrap_or_else(Map::new);
            match part {
                Value::Null => object.remove(key),
                part => object.insert(key.to_owned(), part),
            };
            *whole = Value::Object(object);
        });
        let part = Slot {
            label,
            value,
            onchange,
        };
        form(phrases, &entry.shape, part)
    };
    html! {
        <fieldset class="form-part">
            <legend>{ &slot.label }</legend>
            <div class="form-record">{ for entries.iter().map(entry) }</div>
        </fieldset>
    }
}

/// A value that may be left out.
fn maybe(phrases: &Phrases, (inner, first): (&Rc<Shape>, &Value), slot: &Slot) -> Html {
    let there = !slot.value.is_null();
    let first = first.clone();
    let onchange = slot
        .onchange
        .reform(move |on: bool| if on { first.clone() } else { Value::Null });
    html! {
        <div class="form-maybe">
            <Check label={slot.label.clone()} checked={there} {onchange} />
            if there {
                { form(phrases, inner, slot.clone()) }
            }
        </div>
    }
}

/// A value that may have one of several forms.
fn fork(phrases: &Phrases, forks: &Rc<[Fork]>, slot: &Slot) -> Html {
    let held = forks.iter().find(|fork| (fork.fits)(&slot.value));
    let radios: Vec<Radio> = forks.iter().map(|fork| fork.radio.clone()).collect();
    let value = held.map_or_else(AttrValue::default, |fork| fork.radio.value.clone());
    let onchange = {
        let (forks, onchange) = (forks.clone(), slot.onchange.clone());
        Callback::from(move |slug: AttrValue| {
            if let Some(fork) = forks.iter().find(|fork| fork.radio.value == slug) {
                onchange.emit(fork.first.clone());
            }
        })
    };
    let body = held.and_then(|fork| fork.shape.as_ref());
    html! {
        <div class="form-fork">
            <Select label={slot.label.clone()} {radios} {value} {onchange} />
            if let Some(shape) = body {
                { form(phrases, shape, slot.clone()) }
            }
        </div>
    }
}

#[cfg(test)]
mod tests;

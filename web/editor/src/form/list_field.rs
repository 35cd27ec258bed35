//! The form of a list of values, one below the other.

use super::schema::{Schema, Template};
use super::{FormField, change_items, render_field};
use serde_json::Value;
use std::rc::Rc;
use ui::form::{Radio, Select};
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::panels::aria_disabled;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ListFieldProps {
    pub item_schema: Rc<Schema>,
    /// Maximum number of items.
    pub max_items: usize,
    /// The initial values that a new item can have.
    pub templates: Rc<[Template]>,
    pub field: FormField,
}

/// Renders a list whose items can be changed, added and removed.
#[component]
pub fn ListField(props: &ListFieldProps) -> Html {
    let phrases = use_phrases();
    let field = &props.field;
    let count = field.value.as_array().map_or(0, Vec::len);
    let row = |n: usize| {
        let label = format!("{} {}", field.label, n + 1);
        let part = field.part(
            label.clone(),
            move |whole| whole.get(n).cloned().unwrap_or_default(),
            move |whole, part| {
                if let Some(item) = whole.get_mut(n) {
                    *item = part;
                }
            },
        );
        let named = |key: &str| phrases.say(key, &[("name", label.as_str().into())]);
        let (up, drop) = (named("edit-form-up"), named("edit-form-remove"));
        let onup = field.change(move |whole, _: MouseEvent| {
            change_items(whole, |values| {
                if n > 0 && n < values.len() {
                    values.swap(n, n - 1);
                }
            });
        });
        let ondrop = field.change(move |whole, _: MouseEvent| {
            change_items(whole, |values| {
                if n < values.len() {
                    values.remove(n);
                }
            });
        });
        html! {
            <li key={n}>
                <div class="form-row-body">{ render_field(&phrases, &props.item_schema, part) }</div>
                <div class="form-row-ways">
                    <button type="button" class="icon-button" aria-label={up.clone()} title={up} aria-disabled={aria_disabled(n == 0)}
                        onclick={onup}><IconView icon={Icon::Rise} /></button>
                    <button type="button" class="icon-button" aria-label={drop.clone()} title={drop}
                        onclick={ondrop}><IconView icon={Icon::Trash} /></button>
                </div>
            </li>
        }
    };
    let max_items = props.max_items;
    let onadd = field.change(move |whole, value| {
        change_items(whole, |values| {
            if values.len() < max_items {
                values.push(value);
            }
        });
    });
    html! {
        <fieldset class="form-part form-list">
            <legend>{ &field.label }</legend>
            if count > 0 {
                <ol class="form-rows">{ for (0..count).map(row) }</ol>
            }
            if count < props.max_items {
                <Adder name={field.label.clone()} templates={props.templates.clone()} {onadd} />
            }
        </fieldset>
    }
}

#[derive(Properties, PartialEq)]
pub struct AdderProps {
    /// The name of the list.
    pub name: String,
    /// The initial values that a new item can have.
    pub templates: Rc<[Template]>,
    /// Reports the item to add.
    pub onadd: Callback<Value>,
}

/// Renders a button that adds an item, with a choice of templates if there are several.
#[component]
pub fn Adder(props: &AdderProps) -> Html {
    let phrases = use_phrases();
    let chosen = use_state_eq(|| 0_usize);
    let templates = &props.templates;
    let index = (*chosen).min(templates.len().saturating_sub(1));
    let radios = templates.iter().enumerate();
    let radios: Vec<Radio> = radios
        .map(|(n, template)| Radio::new(n.to_string(), template.label.clone()))
        .collect();
    let choose = {
        let chosen = chosen.setter();
        Callback::from(move |slug: AttrValue| chosen.set(slug.parse().unwrap_or(0)))
    };
    let onclick = {
        let (templates, onadd) = (templates.clone(), props.onadd.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(template) = templates.get(index) {
                onadd.emit(template.value.clone());
            }
        })
    };
    let label = phrases.say("edit-form-kind", &[("name", props.name.as_str().into())]);
    html! {
        <div class="form-add">
            if templates.len() > 1 {
                <Select {label} hides_label=true {radios} value={index.to_string()} onchange={choose} />
            }
            <button type="button" class="button" aria-disabled={aria_disabled(templates.is_empty())} {onclick}
                aria-label={phrases.say("edit-form-add-to", &[("name", props.name.as_str().into())])}>
                { phrases.text("edit-form-add") }
            </button>
        </div>
    }
}

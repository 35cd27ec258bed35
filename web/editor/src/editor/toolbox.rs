//! The tools of an editor as they are taken in hand and set.

use crate::editor::Editor;
use crate::form::FormField;
use crate::palette::{Palette, PaletteChoice};
use crate::state::EditorAction;
use crate::state::editor_tools::ToolKind;
use crate::{Symmetry, symmetry_icon};
use derive_where::derive_where;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::rc::Rc;
use ui::l10n::{Phrases, use_phrases};
use ui::update::{Update, updates};
use yew::prelude::*;

/// Properties of the tools of an editor.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct ToolboxProps<T: Editor> {
    /// What is worked on, without a drag that is going on.
    pub thing: Rc<T::Document>,
    /// The tools as they are set.
    pub kit: T::ToolSettings,
    /// Told of other settings.
    pub ondeed: Callback<EditorAction<T>>,
}

impl<T: Editor> ToolboxProps<T> {
    /// Reports a change of the tool settings.
    pub fn set<V: 'static>(&self, set: impl Fn(&mut T::ToolSettings, V) + 'static) -> Callback<V> {
        updates(&self.ondeed.reform(EditorAction::UpdateTools), set)
    }
}

/// Something that a strip offers: its name in inputs, its name for people, and its drawing.
pub type ToolChoice<V> = (V, AttrValue, String, Html);

/// The tools, and the settings of the one in hand.
#[component]
pub fn Toolbox<T: Editor>(props: &ToolboxProps<T>) -> Html {
    let phrases = use_phrases();
    let (label, tool) = (phrases.text("edit-tools"), T::tool(&props.kit));
    let keys: Vec<&str> = T::Tool::ALL.iter().map(|(_, _, key, _)| *key).collect();
    let offer = |(tool, slug, _, icon): &(T::Tool, &'static str, _, _)| {
        let (name, sign) = (T::tool_name(&phrases, *tool), T::tool_icon(*tool, *icon));
        (*tool, AttrValue::from(*slug), name, sign)
    };
    let tools = T::Tool::ALL.iter().map(offer);
    let take = |kit: &mut T::ToolSettings, tool| *kit = T::with_tool(kit, tool);
    html! {
        <section class="toolbox panel" aria-label={label.clone()}>
            { props.palette((label, "tool", &keys), tools, &tool, take) }
            <div class="toolbox-settings">{ T::settings(props, &phrases) }</div>
        </section>
    }
}

impl<T: Editor> ToolboxProps<T> {
    /// A part of the settings, as forms show and change it.
    pub fn setting_field<V: Serialize + DeserializeOwned + 'static>(
        &self,
        label: String,
        part: fn(&mut T::ToolSettings) -> &mut V,
    ) -> FormField {
        FormField {
            label,
            value: json!(part(&mut self.kit.clone())),
            onupdate: self.set(move |kit, update: Update<Value>| {
                let mut value = json!(part(kit));
                update(&mut value);
                if let Ok(value) = serde_json::from_value(value) {
                    *part(kit) = value;
                }
            }),
        }
    }

    /// A strip of which one is in hand; its label, a name that no other strip of the page has, and its keys.
    pub fn palette<V: Clone + PartialEq + 'static>(
        &self,
        (label, name, keys): (String, &'static str, &[&'static str]),
        offers: impl IntoIterator<Item = ToolChoice<V>>,
        now: &V,
        set: impl Fn(&mut T::ToolSettings, V) + 'static,
    ) -> Html {
        let (mut values, mut choices, mut value) = (Vec::new(), Vec::new(), AttrValue::default());
        for (place, (own, slug, name, sign)) in offers.into_iter().enumerate() {
            if own == *now {
                value = slug.clone();
            }
            choices.push(PaletteChoice {
                value: slug.clone(),
                name,
                key: keys.get(place).copied().unwrap_or_default(),
                sign,
            });
            values.push((slug, own));
        }
        let onchange = self.set(move |kit, slug: AttrValue| {
            if let Some((_, own)) = values.iter().find(|(held, _)| *held == slug) {
                set(kit, own.clone());
            }
        });
        html! { <Palette {label} {name} {choices} {value} {onchange} /> }
    }

    /// What the tool in hand is for, where there is nothing to set.
    pub fn hint(&self, phrases: &Phrases) -> Html {
        let key = format!("tool-{}.hint", T::tool(&self.kit).slug());
        html! { <p class="editor-hint">{ T::phrase(phrases, &key) }</p> }
    }

    /// The choice among some of the symmetries that all editors know.
    pub fn symmetry_palette(
        &self,
        phrases: &Phrases,
        all: &'static [Symmetry],
        now: Symmetry,
        set: impl Fn(&mut T::ToolSettings, Symmetry) + 'static,
    ) -> Html {
        let offer = |one: &Symmetry| {
            let (slug, name) = (one.slug().into(), one.name(phrases));
            (*one, slug, name, symmetry_icon(*one))
        };
        let label = phrases.text("edit-symmetry");
        self.palette((label, "symmetry", &[]), all.iter().map(offer), &now, set)
    }
}

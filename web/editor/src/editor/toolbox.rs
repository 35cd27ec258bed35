//! The toolbox of an editor: the palette of tools and the settings of the current one.

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

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct ToolboxProps<T: Editor> {
    /// The document without the preview of a drag.
    pub document: Rc<T::Document>,
    pub tools: T::ToolSettings,
    pub onaction: Callback<EditorAction<T>>,
}

impl<T: Editor> ToolboxProps<T> {
    /// Returns a callback that changes the tool settings.
    pub fn set<V: 'static>(&self, set: impl Fn(&mut T::ToolSettings, V) + 'static) -> Callback<V> {
        updates(&self.onaction.reform(EditorAction::UpdateTools), set)
    }
}

/// A choice of a palette, as a tuple: value, name in inputs, label, drawing.
pub type ToolChoice<V> = (V, AttrValue, String, Html);

/// Renders the palette of tools with the settings of the current one.
#[component]
pub fn Toolbox<T: Editor>(props: &ToolboxProps<T>) -> Html {
    let phrases = use_phrases();
    let (label, tool) = (phrases.text("edit-tools"), T::tool(&props.tools));
    let keys: Vec<&str> = T::Tool::ALL.iter().map(|(_, _, key, _)| *key).collect();
    let offer = |(tool, slug, _, icon): &(T::Tool, &'static str, _, _)| {
        let (name, icon) = (T::tool_name(&phrases, *tool), T::tool_icon(*tool, *icon));
        (*tool, AttrValue::from(*slug), name, icon)
    };
    let tool_choices = T::Tool::ALL.iter().map(offer);
    let take = |tools: &mut T::ToolSettings, tool| *tools = T::with_tool(tools, tool);
    html! {
        <section class="toolbox panel" aria-label={label.clone()}>
            { props.palette((label, "tool", &keys), tool_choices, &tool, take) }
            <div class="toolbox-settings">{ T::settings(props, &phrases) }</div>
        </section>
    }
}

impl<T: Editor> ToolboxProps<T> {
    /// Returns one value of the tool settings as a form field.
    pub fn setting_field<V: Serialize + DeserializeOwned + 'static>(
        &self,
        label: String,
        setting: fn(&mut T::ToolSettings) -> &mut V,
    ) -> FormField {
        FormField {
            label,
            value: json!(setting(&mut self.tools.clone())),
            onupdate: self.set(move |tools, update: Update<Value>| {
                let mut value = json!(setting(tools));
                update(&mut value);
                if let Ok(value) = serde_json::from_value(value) {
                    *setting(tools) = value;
                }
            }),
        }
    }

    /// Renders a palette with the choice `current` selected. `name` must be unique on the page, and
    /// `keys` are the shortcuts of the choices in order.
    pub fn palette<V: Clone + PartialEq + 'static>(
        &self,
        (label, name, keys): (String, &'static str, &[&'static str]),
        offers: impl IntoIterator<Item = ToolChoice<V>>,
        current: &V,
        set: impl Fn(&mut T::ToolSettings, V) + 'static,
    ) -> Html {
        let (mut values, mut choices, mut value) = (Vec::new(), Vec::new(), AttrValue::default());
        for (index, (choice_value, slug, name, icon)) in offers.into_iter().enumerate() {
            if choice_value == *current {
                value = slug.clone();
            }
            choices.push(PaletteChoice {
                value: slug.clone(),
                name,
                key: keys.get(index).copied().unwrap_or_default(),
                icon,
            });
            values.push((slug, choice_value));
        }
        let onchange = self.set(move |tools, slug: AttrValue| {
            if let Some((_, choice_value)) =
                values.iter().find(|(choice_slug, _)| *choice_slug == slug)
            {
                set(tools, choice_value.clone());
            }
        });
        html! { <Palette {label} {name} {choices} {value} {onchange} /> }
    }

    /// Renders a hint that explains the current tool, for tools without settings.
    pub fn hint(&self, phrases: &Phrases) -> Html {
        let key = format!("tool-{}.hint", T::tool(&self.tools).slug());
        html! { <p class="editor-hint">{ T::phrase(phrases, &key) }</p> }
    }

    /// Renders a palette of those symmetries that the game supports.
    pub fn symmetry_palette(
        &self,
        phrases: &Phrases,
        symmetries: &'static [Symmetry],
        current: Symmetry,
        set: impl Fn(&mut T::ToolSettings, Symmetry) + 'static,
    ) -> Html {
        let offer = |symmetry: &Symmetry| {
            let (slug, name) = (symmetry.slug().into(), symmetry.name(phrases));
            (*symmetry, slug, name, symmetry_icon(*symmetry))
        };
        let label = phrases.text("edit-symmetry");
        self.palette(
            (label, "symmetry", &[]),
            symmetries.iter().map(offer),
            &current,
            set,
        )
    }
}

//! The tools of an editor as they are taken in hand and set.

use super::palette::{Choice, Palette};
use super::room::Room;
use super::studio::Deed;
use super::{Symmetry, symmetry_sign};
use crate::studio::handwork::Tools;
use derive_where::derive_where;
use ui::l10n::Phrases;
use yew::prelude::*;

/// Properties of the tools of an editor.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct ToolboxProps<T: Room> {
    /// The tools as they are set.
    pub kit: T::Kit,
    /// Told of other settings.
    pub ondeed: Callback<Deed<T>>,
}

impl<T: Room> ToolboxProps<T> {
    /// Reports the tools after another setting.
    pub fn set<V: 'static>(&self, set: impl Fn(&mut T::Kit, V) + 'static) -> Callback<V> {
        let (kit, ondeed) = (self.kit.clone(), self.ondeed.clone());
        Callback::from(move |value| {
            let mut kit = kit.clone();
            set(&mut kit, value);
            ondeed.emit(Deed::Take(kit));
        })
    }
}

impl<T: Room> ToolboxProps<T> {
    /// The tools, and the settings of the one in hand.
    pub fn draw(&self, phrases: &Phrases, sign: impl Fn(T::Tool) -> Html, settings: Html) -> Html {
        let choice = |tool: &T::Tool| Choice {
            value: tool.slug().into(),
            name: T::tool_name(phrases, *tool),
            key: tool.key(),
            sign: sign(*tool),
        };
        let choices: Vec<Choice> = T::Tool::ALL.iter().map(choice).collect();
        let take = self.set(|kit, slug: AttrValue| {
            if let Some(tool) = T::Tool::named(&slug) {
                *kit = T::with_tool(kit, tool);
            }
        });
        html! {
            <section class="toolbox panel" aria-label={phrases.text("edit-tools")}>
                <Palette label={phrases.text("edit-tools")} name="tool" {choices} value={T::tool(&self.kit).slug()}
                    onchange={take} />
                <div class="toolbox-settings">{ settings }</div>
            </section>
        }
    }

    /// What the tool in hand is for, where there is nothing to set.
    pub fn hint(&self, phrases: &Phrases) -> Html {
        let key = format!("tool-{}.hint", T::tool(&self.kit).slug());
        html! { <p class="editor-hint">{ T::phrase(phrases, &key) }</p> }
    }

    /// The choice among some of the symmetries that all editors know.
    pub fn symmetries(
        &self,
        phrases: &Phrases,
        all: &'static [Symmetry],
        now: Symmetry,
        set: impl Fn(&mut T::Kit, Symmetry) + 'static,
    ) -> Html {
        let choice = |symmetry: &Symmetry| Choice {
            value: symmetry.slug().into(),
            name: symmetry.name(phrases),
            key: "",
            sign: symmetry_sign(*symmetry),
        };
        let choices: Vec<Choice> = all.iter().map(choice).collect();
        let mirror = self.set(move |kit, slug: AttrValue| {
            let chosen = all.iter().find(|one| one.slug() == slug.as_str());
            set(kit, chosen.copied().unwrap_or_default());
        });
        html! {
            <Palette label={phrases.text("edit-symmetry")} name="symmetry" {choices} value={now.slug()} onchange={mirror} />
        }
    }
}

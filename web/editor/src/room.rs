//! What the page of all editors asks of the editor of one game.

pub mod easel;
pub mod report;
pub mod shelf;
pub mod toolbox;

use super::fields::WordsField;
use super::form::Slot;
use super::studio::{Deed, Studio};
use crate::room::easel::EaselProps;
use crate::room::report::Told;
use crate::room::shelf::Exhibit;
use crate::room::toolbox::ToolboxProps;
use crate::studio::handwork::{Handwork, Tools};
use derive_where::derive_where;
use engine::drive::Sketched;
use engine::error::LoadError;
use engine::save::parcel::ParcelError;
use serde_json::Value;
use std::rc::Rc;
use store::begin::Plan;
use ui::console::shut;
use ui::icon::{Icon, Sign};
use ui::l10n::Phrases;
use yew::prelude::*;

/// What every panel of an editor is given.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct PanelProps<T: Room> {
    /// What is shown.
    pub studio: Studio<T>,
    /// Told of what is done.
    pub ondeed: Callback<Deed<T>>,
}

impl<T: Room> PanelProps<T> {
    /// Reports the thing after a change.
    pub fn change<V: 'static>(&self, change: impl Fn(&mut T::Sketch, V) + 'static) -> Callback<V> {
        let (thing, ondeed) = (self.studio.bench().present().clone(), self.ondeed.clone());
        Callback::from(move |value| {
            let mut thing = (*thing).clone();
            change(&mut thing, value);
            ondeed.emit(Deed::Change(thing));
        })
    }

    /// Reports the thing after one of a row of changes, such as letters of a name, that are one step under a
    /// mark.
    pub fn merge<V: 'static>(
        &self,
        mark: &'static str,
        change: impl Fn(&T::Sketch, V) -> T::Sketch + 'static,
    ) -> Callback<V> {
        let (thing, ondeed) = (self.studio.settled().clone(), self.ondeed.clone());
        Callback::from(move |value| ondeed.emit(Deed::Merge(mark, change(&thing, value))))
    }

    /// The file of the thing, as forms show and change it.
    pub fn file(&self) -> Slot {
        self.forms(Deed::Change)
    }

    fn forms(&self, deed: impl Fn(T::Sketch) -> Deed<T> + 'static) -> Slot {
        let (thing, ondeed) = (self.studio.settled(), self.ondeed.clone());
        let id = thing.id().to_owned();
        Slot {
            label: String::new(),
            value: serde_json::from_str(&thing.write()).unwrap_or_default(),
            onchange: Callback::from(move |file: Value| {
                // What would spoil its shape does not happen.
                if let Ok(thing) = T::Sketch::read(&id, &file.to_string()) {
                    ondeed.emit(deed(thing));
                }
            }),
        }
    }

    /// A field for words of the file, whose letters are one step; its key in the file, and in phrases.
    pub fn words(&self, phrases: &Phrases, [key, name]: [&'static str; 2], most: usize) -> Html {
        let file = self.forms(move |thing| Deed::Merge(key, thing));
        let slot = file.at(&format!("/{key}"), T::phrase(phrases, name));
        let value = slot.value.as_str().unwrap_or_default().to_owned();
        let oninput = slot.onchange.reform(Value::String);
        html! { <WordsField label={slot.label} {value} {most} long=true {oninput} /> }
    }

    /// The field for its name.
    pub fn name(
        &self,
        phrases: &Phrases,
        most: usize,
        named: impl Fn(&T::Sketch, &str) -> T::Sketch + 'static,
    ) -> Html {
        let oninput = self.merge("name", move |thing, name: String| named(thing, &name));
        let value = self.studio.settled().name().to_owned();
        html! { <WordsField label={T::phrase(phrases, "name")} {value} {most} {oninput} /> }
    }

    /// Chips of which several may be pressed, each with its name, whether it is, and what a press does.
    pub fn chips(
        label: String,
        chips: impl IntoIterator<Item = (String, bool, Option<Callback<MouseEvent>>)>,
    ) -> Html {
        let chip = |(name, pressed, onclick): (String, bool, Option<Callback<MouseEvent>>)| {
            html! {
                <button type="button" class="chip" aria-pressed={pressed.to_string()}
                    aria-disabled={shut(onclick.is_none())} {onclick}>
                    { name }
                </button>
            }
        };
        html! { <div class="chips" role="group" aria-label={label}>{ for chips.into_iter().map(chip) }</div> }
    }

    /// What is on the place that is looked at, by name, where there are several to choose from.
    pub fn objects(&self, at: T::Place, name: impl Fn(&T::Object) -> String) -> Html {
        let here = T::objects_at(self.studio.settled(), at);
        if here.len() < 2 {
            return Html::default();
        }
        let chip = |object: &T::Object| {
            let (object, chosen) = (*object, Some(*object) == self.studio.object);
            let onclick = self
                .ondeed
                .reform(move |_: MouseEvent| Deed::Regard(at, object));
            html! {
                <button type="button" class="chip" aria-pressed={chosen.to_string()} {onclick}>
                    { name(&object) }
                </button>
            }
        };
        html! { <div class="chips">{ for here.iter().map(chip) }</div> }
    }

    /// The button by which what is looked at waits for the place where it goes.
    pub fn mover(&self, name: String) -> Html {
        let moving = self.studio.moving;
        let onclick = self.ondeed.reform(move |_: MouseEvent| Deed::Move(!moving));
        html! {
            <button type="button" class="button" aria-pressed={moving.to_string()} {onclick}>
                <Sign icon={Icon::Hand} />
                { name }
                <kbd aria-hidden="true">{ "M" }</kbd>
            </button>
        }
    }

    /// The button that takes away what is looked at.
    pub fn remover(&self, name: String) -> Html {
        let onclick = self.ondeed.reform(|_: MouseEvent| Deed::Delete);
        html! {
            <button type="button" class="button danger" {onclick}>
                <Sign icon={Icon::Trash} />
                { name }
            </button>
        }
    }
}

/// Why the code of a link was not read.
pub enum Torn {
    /// It is no whole code.
    Parcel(ParcelError),
    /// What it holds is not of the shape.
    Thing(LoadError),
}

/// The editor of one game.
pub trait Room: Handwork {
    /// A match with what it makes.
    type Plan: Plan;
    /// The board.
    type Board: BaseComponent<Properties = EaselProps<Self>>;
    /// The page of the place that is looked at.
    type PlacePage: BaseComponent<Properties = PanelProps<Self>>;
    /// The page of the whole.
    type WholePage: BaseComponent<Properties = PanelProps<Self>>;
    /// The names of these two pages.
    const PAGES: [&'static str; 2];
    /// The tool that looks at places: the page of the place then lies in front.
    const SELECT: Self::Tool;

    /// Whether a drag is the tool's; else it moves the view.
    fn draws(tool: Self::Tool) -> bool;

    /// Whether a tool shows what it would take where it is pointed at.
    fn traces(_: Self::Tool) -> bool {
        false
    }

    /// The deed of a key that is pressed without Control.
    fn press(studio: &Studio<Self>, key: &str, pointed: Option<Self::Place>) -> Option<Deed<Self>>;

    /// What is waited for on the board, in words.
    fn waits(studio: &Studio<Self>, phrases: &Phrases) -> Option<String>;

    /// What is on a place, in words.
    fn there(phrases: &Phrases, thing: &Self::Sketch, kit: &Self::Kit, at: Self::Place) -> String;

    /// A tool, in words.
    #[must_use]
    fn tool_name(phrases: &Phrases, tool: Self::Tool) -> String {
        Self::phrase(phrases, &format!("tool-{}", tool.slug()))
    }

    /// The tool in hand and what it is set to, in words.
    fn in_hand(phrases: &Phrases, kit: &Self::Kit) -> String;

    /// The drawing of a tool.
    fn sign(_: Self::Tool, icon: Option<Icon>) -> Html {
        icon.map_or_else(Html::default, |icon| html! { <Sign {icon} /> })
    }

    /// The settings of the tool in hand.
    fn settings(tools: &ToolboxProps<Self>, phrases: &Phrases) -> Html;

    /// What stands below the findings.
    fn measures(_: &Rc<Self::Sketch>) -> Html {
        Html::default()
    }

    /// What keeps a thing from being played, as the engine says.
    fn faults(phrases: &Phrases, thing: &Self::Sketch) -> Vec<Told<Self::Place>>;

    /// What may not be meant about a thing that can be played, as the engine says.
    fn doubts(phrases: &Phrases, thing: &Self::Sketch) -> Vec<Told<Self::Place>>;

    /// How a thing is shown on the shelf.
    fn exhibit(phrases: &Phrases, thing: &Self::Sketch) -> Exhibit;

    /// Those of the box with their names, in their order.
    fn shipped(phrases: &Phrases) -> Vec<(String, Self::Sketch)>;

    /// Reads the code of a link.
    ///
    /// # Errors
    /// Why not.
    fn decode(code: &str) -> Result<Self::Sketch, Torn>;

    /// The first match with a thing without faults, and with a seed.
    ///
    /// # Errors
    /// Why there is none.
    fn plan(thing: &Self::Sketch, seed: String) -> Result<Self::Plan, LoadError>;

    /// The picture of a match.
    fn picture(plan: &Self::Plan) -> Html;

    /// What its maker says about a thing.
    fn blurb(thing: &Self::Sketch) -> String;

    /// What else is known of a thing that came by a link.
    fn known(_: &Self::Sketch, _: Option<&Self::Plan>) -> Html {
        Html::default()
    }
}

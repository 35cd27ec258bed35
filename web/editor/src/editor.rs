//! What the page of all editors asks of the editor of one game.

pub mod document_list;
pub mod editor_board;
pub mod toolbox;
pub mod validation_report;

use super::fields::TextInput;
use super::form::FormField;
use super::state::{EditorAction, EditorState};
use crate::editor::document_list::DocumentPreview;
use crate::editor::editor_board::EditorBoardProps;
use crate::editor::toolbox::ToolboxProps;
use crate::editor::validation_report::PlacedMessage;
use crate::state::editor_tools::{EditorTools, ToolKind};
use derive_where::derive_where;
use engine::error::LoadError;
use engine::json_api::ScenarioDocument;
use engine::save::text_codec::TextCodeError;
use serde_json::Value;
use std::rc::Rc;
use store::start_match::MatchSetup;
use ui::icon::{Icon, IconView};
use ui::l10n::Phrases;
use ui::panels::aria_disabled;
use ui::update::{Update, updates};
use yew::prelude::*;

/// What every panel of an editor is given.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct PanelProps<T: Editor> {
    /// What is shown.
    pub studio: EditorState<T>,
    /// Told of what is done.
    pub ondeed: Callback<EditorAction<T>>,
}

impl<T: Editor> PanelProps<T> {
    /// Reports a change of the document.
    pub fn change<V: 'static>(
        &self,
        change: impl Fn(&mut T::Document, V) + 'static,
    ) -> Callback<V> {
        updates(&self.ondeed.reform(EditorAction::Change), change)
    }

    /// Reports a change of the document; consecutive changes with the same mark, such as the
    /// letters of a name, are one undo step.
    pub fn merge<V: 'static>(
        &self,
        mark: &'static str,
        change: impl Fn(&T::Document, V) -> T::Document + 'static,
    ) -> Callback<V> {
        let merge = self
            .ondeed
            .reform(move |update| EditorAction::Merge(mark, update));
        updates(&merge, move |document: &mut T::Document, value| {
            *document = change(document, value);
        })
    }

    /// The file of the document, as forms show and change it.
    pub fn document_field(&self) -> FormField {
        self.file_field(EditorAction::Change)
    }

    fn file_field(
        &self,
        action: impl Fn(Update<T::Document>) -> EditorAction<T> + 'static,
    ) -> FormField {
        let file = |document: &T::Document| {
            serde_json::from_str::<Value>(&document.write()).unwrap_or_default()
        };
        FormField {
            label: String::new(),
            value: file(self.studio.committed()),
            onupdate: self.ondeed.reform(move |update: Update<Value>| {
                action(Box::new(move |document: &mut T::Document| {
                    let mut changed = file(document);
                    update(&mut changed);
                    // A change that the file format does not allow is dropped.
                    if let Ok(changed) = T::Document::read(document.id(), &changed.to_string()) {
                        *document = changed;
                    }
                }))
            }),
        }
    }

    /// A field for words of the file, whose letters are one step; its key in the file, and in phrases.
    pub fn text_field(
        &self,
        phrases: &Phrases,
        [key, name]: [&'static str; 2],
        most: usize,
    ) -> Html {
        let file = self.file_field(move |update| EditorAction::Merge(key, update));
        let slot = file.child(&format!("/{key}"), T::phrase(phrases, name));
        let value = slot.value.as_str().unwrap_or_default().to_owned();
        let oninput = slot.onchange(Value::String);
        html! { <TextInput label={slot.label} {value} {most} long=true {oninput} /> }
    }

    /// The field for its name.
    pub fn name_field(
        &self,
        phrases: &Phrases,
        most: usize,
        named: impl Fn(&T::Document, &str) -> T::Document + 'static,
    ) -> Html {
        let oninput = self.merge("name", move |thing, name: String| named(thing, &name));
        let value = self.studio.committed().name().to_owned();
        html! { <TextInput label={T::phrase(phrases, "name")} {value} {most} {oninput} /> }
    }

    /// Chips of which several may be pressed, each with its name, whether it is, and what a press does.
    pub fn chips(
        label: String,
        chips: impl IntoIterator<Item = (String, bool, Option<Callback<MouseEvent>>)>,
    ) -> Html {
        let chip = |(name, pressed, onclick): (String, bool, Option<Callback<MouseEvent>>)| {
            html! {
                <button type="button" class="chip" aria-pressed={pressed.to_string()}
                    aria-disabled={aria_disabled(onclick.is_none())} {onclick}>
                    { name }
                </button>
            }
        };
        html! { <div class="chips" role="group" aria-label={label}>{ for chips.into_iter().map(chip) }</div> }
    }

    /// What is on the place that is looked at, by name, where there are several to choose from.
    pub fn object_chips(&self, at: T::Place, name: impl Fn(&T::Object) -> String) -> Html {
        let here = T::objects_at(self.studio.committed(), at);
        if here.len() < 2 {
            return Html::default();
        }
        let chip = |object: &T::Object| {
            let (object, chosen) = (*object, Some(*object) == self.studio.object);
            let onclick = self
                .ondeed
                .reform(move |_: MouseEvent| EditorAction::SelectObject(at, object));
            html! {
                <button type="button" class="chip" aria-pressed={chosen.to_string()} {onclick}>
                    { name(&object) }
                </button>
            }
        };
        html! { <div class="chips">{ for here.iter().map(chip) }</div> }
    }

    /// The button by which what is looked at waits for the place where it goes.
    pub fn move_button(&self, name: String) -> Html {
        let moving = self.studio.moving;
        let onclick = self
            .ondeed
            .reform(move |_: MouseEvent| EditorAction::Move(!moving));
        html! {
            <button type="button" class="button" aria-pressed={moving.to_string()} {onclick}>
                <IconView icon={Icon::Hand} />
                { name }
                <kbd aria-hidden="true">{ "M" }</kbd>
            </button>
        }
    }

    /// The button that takes away what is looked at.
    pub fn delete_button(&self, name: String) -> Html {
        let onclick = self.ondeed.reform(|_: MouseEvent| EditorAction::Delete);
        html! {
            <button type="button" class="button danger" {onclick}>
                <IconView icon={Icon::Trash} />
                { name }
            </button>
        }
    }
}

/// Why the code of a link was not read.
pub enum ShareCodeError {
    /// It is no whole code.
    Bundle(TextCodeError),
    /// What it holds is not of the shape.
    Document(LoadError),
}

/// The editor of one game.
pub trait Editor: EditorTools {
    /// A match with what it makes.
    type Plan: MatchSetup;
    /// The board.
    type Board: BaseComponent<Properties = EditorBoardProps<Self>>;
    /// The page of the place that is looked at.
    type PlacePanel: BaseComponent<Properties = PanelProps<Self>>;
    /// The page of the whole.
    type DocumentPanel: BaseComponent<Properties = PanelProps<Self>>;
    /// The names of these two pages.
    const TAB_IDS: [&'static str; 2];
    /// The tool that looks at places: the page of the place then lies in front.
    const SELECT: Self::Tool;

    /// Whether a drag is the tool's; else it moves the view.
    fn draws(tool: Self::Tool) -> bool;

    /// Whether a tool shows what it would take where it is pointed at.
    fn shows_reach(_: Self::Tool) -> bool {
        false
    }

    /// The deed of a key that is pressed without Control.
    fn key_action(
        studio: &EditorState<Self>,
        key: &str,
        pointed: Option<Self::Place>,
    ) -> Option<EditorAction<Self>>;

    /// What is waited for on the board, in words.
    fn prompt(studio: &EditorState<Self>, phrases: &Phrases) -> Option<String>;

    /// What is on a place, in words.
    fn describe_place(
        phrases: &Phrases,
        thing: &Self::Document,
        kit: &Self::ToolSettings,
        at: Self::Place,
    ) -> String;

    /// A tool, in words.
    #[must_use]
    fn tool_name(phrases: &Phrases, tool: Self::Tool) -> String {
        Self::phrase(phrases, &format!("tool-{}", tool.slug()))
    }

    /// The tool in hand and what it is set to, in words.
    fn describe_tool(phrases: &Phrases, kit: &Self::ToolSettings) -> String;

    /// The drawing of a tool.
    fn tool_icon(_: Self::Tool, icon: Option<Icon>) -> Html {
        icon.map_or_else(Html::default, |icon| html! { <IconView {icon} /> })
    }

    /// The settings of the tool in hand.
    fn settings(tools: &ToolboxProps<Self>, phrases: &Phrases) -> Html;

    /// What stands below the findings.
    fn report_footer(_: &Rc<Self::Document>) -> Html {
        Html::default()
    }

    /// What keeps a thing from being played, as the engine says.
    fn faults(phrases: &Phrases, thing: &Self::Document) -> Vec<PlacedMessage<Self::Place>>;

    /// What may not be meant about a thing that can be played, as the engine says.
    fn warnings(phrases: &Phrases, thing: &Self::Document) -> Vec<PlacedMessage<Self::Place>>;

    /// How a thing is shown on the shelf.
    fn document_preview(phrases: &Phrases, thing: &Self::Document) -> DocumentPreview;

    /// Those of the box with their names, in their order.
    fn shipped_documents(phrases: &Phrases) -> Vec<(String, Self::Document)>;

    /// Reads the code of a link.
    ///
    /// # Errors
    /// Why not.
    fn decode(code: &str) -> Result<Self::Document, ShareCodeError>;

    /// The first match with a thing without faults, and with a seed.
    ///
    /// # Errors
    /// Why there is none.
    fn plan(thing: &Self::Document, seed: String) -> Result<Self::Plan, LoadError>;

    /// The picture of a match.
    fn match_picture(plan: &Self::Plan) -> Html;

    /// What its maker says about a thing.
    fn blurb(thing: &Self::Document) -> String;

    /// What else is known of a thing that came by a link.
    fn shared_details(_: &Self::Document, _: Option<&Self::Plan>) -> Html {
        Html::default()
    }
}

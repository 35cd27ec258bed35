//! The [`Editor`] trait, which the editor of each game implements for the shared editor page.

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

/// Properties that every panel of an editor receives.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct PanelProps<T: Editor> {
    pub editor_state: EditorState<T>,
    pub onaction: Callback<EditorAction<T>>,
}

impl<T: Editor> PanelProps<T> {
    /// Returns a callback that changes the document as one undo step.
    pub fn change<V: 'static>(
        &self,
        change: impl Fn(&mut T::Document, V) + 'static,
    ) -> Callback<V> {
        updates(&self.onaction.reform(EditorAction::Change), change)
    }

    /// Returns a callback that changes the document; consecutive changes with the same mark, such
    /// as the characters of a name, are one undo step.
    pub fn merge<V: 'static>(
        &self,
        mark: &'static str,
        change: impl Fn(&T::Document, V) -> T::Document + 'static,
    ) -> Callback<V> {
        let merge = self
            .onaction
            .reform(move |update| EditorAction::Merge(mark, update));
        updates(&merge, move |document: &mut T::Document, value| {
            *document = change(document, value);
        })
    }

    /// Returns the document in its file format as a form field.
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
            value: file(self.editor_state.committed()),
            onupdate: self.onaction.reform(move |update: Update<Value>| {
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

    /// Renders a text field for a property of the file; all characters typed in a row are one undo
    /// step. `key` is its key in the file, `name` that of its label.
    pub fn text_field(
        &self,
        phrases: &Phrases,
        [key, name]: [&'static str; 2],
        max_length: usize,
    ) -> Html {
        let file = self.file_field(move |update| EditorAction::Merge(key, update));
        let field = file.child(&format!("/{key}"), T::phrase(phrases, name));
        let value = field.value.as_str().unwrap_or_default().to_owned();
        let oninput = field.onchange(Value::String);
        html! { <TextInput label={field.label} {value} {max_length} is_multiline=true {oninput} /> }
    }

    /// Renders the field for the name of the document.
    pub fn name_field(
        &self,
        phrases: &Phrases,
        max_length: usize,
        named: impl Fn(&T::Document, &str) -> T::Document + 'static,
    ) -> Html {
        let oninput = self.merge("name", move |document, name: String| named(document, &name));
        let value = self.editor_state.committed().name().to_owned();
        html! { <TextInput label={T::phrase(phrases, "name")} {value} {max_length} {oninput} /> }
    }

    /// Renders toggle chips: the name of each, whether it is pressed, and its callback. A chip
    /// without a callback is disabled.
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

    /// Renders a choice among the objects on the selected place, or nothing if there are fewer than
    /// two.
    pub fn object_chips(&self, at: T::Place, name: impl Fn(&T::Object) -> String) -> Html {
        let objects = T::objects_at(self.editor_state.committed(), at);
        if objects.len() < 2 {
            return Html::default();
        }
        let chip = |object: &T::Object| {
            let (object, is_chosen) = (*object, Some(*object) == self.editor_state.object);
            let onclick = self
                .onaction
                .reform(move |_: MouseEvent| EditorAction::SelectObject(at, object));
            html! {
                <button type="button" class="chip" aria-pressed={is_chosen.to_string()} {onclick}>
                    { name(&object) }
                </button>
            }
        };
        html! { <div class="chips">{ for objects.iter().map(chip) }</div> }
    }

    /// Renders the button that starts a move: the next place picked is the destination of the
    /// selected object.
    pub fn move_button(&self, name: String) -> Html {
        let moving = self.editor_state.is_moving;
        let onclick = self
            .onaction
            .reform(move |_: MouseEvent| EditorAction::Move(!moving));
        html! {
            <button type="button" class="button" aria-pressed={moving.to_string()} {onclick}>
                <IconView icon={Icon::Hand} />
                { name }
                <kbd aria-hidden="true">{ "M" }</kbd>
            </button>
        }
    }

    /// Renders the button that deletes the selected object or clears the selected place.
    pub fn delete_button(&self, name: String) -> Html {
        let onclick = self.onaction.reform(|_: MouseEvent| EditorAction::Delete);
        html! {
            <button type="button" class="button danger" {onclick}>
                <IconView icon={Icon::Trash} />
                { name }
            </button>
        }
    }
}

/// The error when the code of a link could not be decoded.
pub enum ShareCodeError {
    /// The code is damaged or incomplete.
    Bundle(TextCodeError),
    /// The code is intact, but does not contain a valid document.
    Document(LoadError),
}

/// The editor of one game, as the shared editor page needs it.
pub trait Editor: EditorTools {
    /// The setup of a match with a document.
    type Plan: MatchSetup;
    type Board: BaseComponent<Properties = EditorBoardProps<Self>>;
    /// The component for the panel about the selected place.
    type PlacePanel: BaseComponent<Properties = PanelProps<Self>>;
    /// The component for the panel about the document as a whole.
    type DocumentPanel: BaseComponent<Properties = PanelProps<Self>>;
    /// The ids of the tabs of the place panel and the document panel.
    const TAB_IDS: [&'static str; 2];
    /// The tool that selects places; using it brings the place panel to the front.
    const SELECT: Self::Tool;

    /// Returns whether a drag draws with this tool; otherwise it moves the view.
    fn draws(tool: Self::Tool) -> bool;

    /// Returns whether this tool highlights what it would affect at the cell under the pointer.
    fn shows_reach(_: Self::Tool) -> bool {
        false
    }

    /// Returns the action of a key that is pressed without Control, if it has one.
    fn key_action(
        editor_state: &EditorState<Self>,
        key: &str,
        pointed: Option<Self::Place>,
    ) -> Option<EditorAction<Self>>;

    /// Returns the prompt below the board while the editor waits for a place.
    fn prompt(editor_state: &EditorState<Self>, phrases: &Phrases) -> Option<String>;

    /// Describes the content of a place in words, for screen readers.
    fn describe_place(
        phrases: &Phrases,
        document: &Self::Document,
        tools: &Self::ToolSettings,
        at: Self::Place,
    ) -> String;

    #[must_use]
    fn tool_name(phrases: &Phrases, tool: Self::Tool) -> String {
        Self::phrase(phrases, &format!("tool-{}", tool.slug()))
    }

    /// Describes the current tool and its settings in words, for screen readers.
    fn describe_tool(phrases: &Phrases, tools: &Self::ToolSettings) -> String;

    fn tool_icon(_: Self::Tool, icon: Option<Icon>) -> Html {
        icon.map_or_else(Html::default, |icon| html! { <IconView {icon} /> })
    }

    /// Renders the settings of the current tool.
    fn settings(tools: &ToolboxProps<Self>, phrases: &Phrases) -> Html;

    /// Renders the footer of the validation report.
    fn report_footer(_: &Rc<Self::Document>) -> Html {
        Html::default()
    }

    /// Returns the faults that make the document unplayable, as reported by the engine.
    fn faults(phrases: &Phrases, document: &Self::Document) -> Vec<PlacedMessage<Self::Place>>;

    /// Returns the parts of the document that are playable but may be unintended, as reported by
    /// the engine.
    fn warnings(phrases: &Phrases, document: &Self::Document) -> Vec<PlacedMessage<Self::Place>>;

    /// Returns the thumbnail and the key facts of a document for the document list.
    fn document_preview(phrases: &Phrases, document: &Self::Document) -> DocumentPreview;

    /// Returns the shipped documents with their names, in the order in which they are listed.
    fn shipped_documents(phrases: &Phrases) -> Vec<(String, Self::Document)>;

    /// Decodes the code of a share link.
    ///
    /// # Errors
    /// Returns an error if the code is damaged or does not contain a valid document.
    fn decode(code: &str) -> Result<Self::Document, ShareCodeError>;

    /// Returns the default match with a playable document, with this seed.
    ///
    /// # Errors
    /// Returns the reason why no match can be set up with the document.
    fn plan(document: &Self::Document, seed: String) -> Result<Self::Plan, LoadError>;

    /// Renders a preview of the match's board.
    fn match_picture(plan: &Self::Plan) -> Html;

    /// Returns the author's description of a document.
    fn blurb(document: &Self::Document) -> String;

    /// Renders further details of a document that was opened from a link.
    fn shared_details(_: &Self::Document, _: Option<&Self::Plan>) -> Html {
        Html::default()
    }
}

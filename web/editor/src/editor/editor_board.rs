//! The board of an editor: its properties, and how taps and drags on it become editor actions.

use crate::editor::Editor;
use crate::editor::validation_report::ValidationReport;
use crate::state::editor_tools::ToolKind;
use crate::state::{EditorAction, EditorState};
use board::grid_view::GridView;
use board::view::Board;
use board::{BoardCallbacks, BoardCell, Layer};
use std::rc::Rc;
use ui::l10n::Phrases;
use yew::prelude::*;

/// Properties that the board of an editor receives.
#[derive(Properties)]
pub struct EditorBoardProps<T: Editor> {
    pub editor_state: EditorState<T>,
    pub report: Rc<ValidationReport<T::Place>>,
    pub onaction: Callback<EditorAction<T>>,
    /// Reports the place under the pointer, or `None` when the pointer leaves the board.
    pub onpoint: Callback<Option<T::Place>>,
    /// The place under the pointer, if the current tool highlights what it would affect there.
    pub pointed: Option<T::Place>,
}

impl<T: Editor> PartialEq for EditorBoardProps<T> {
    fn eq(&self, other: &Self) -> bool {
        let has_same_callbacks = self.onaction == other.onaction && self.onpoint == other.onpoint;
        let is_same_state = self.editor_state == other.editor_state && self.report == other.report;
        has_same_callbacks && is_same_state && self.pointed == other.pointed
    }
}

/// The game-specific part of an editor's board.
pub struct BoardContent<G: GridView> {
    /// An additional CSS class of the board.
    pub class: Option<&'static str>,
    pub grid: G,
    /// The decoration that the game adds to the cells.
    pub decoration: G::Decoration,
    /// The accessible name of the board.
    pub label: String,
    pub cells: Rc<[BoardCell]>,
    /// The drawings above the cells, from bottom to top.
    pub layers: Vec<Layer>,
}

impl<T: Editor> EditorBoardProps<T> {
    /// Renders the board, which reports taps, drags and the pointer as editor actions.
    pub fn render<G: GridView>(&self, phrases: &Phrases, content: BoardContent<G>) -> Html {
        let editor_state = &self.editor_state;
        let (document, tool) = (editor_state.preview().clone(), editor_state.tool());
        let focus = editor_state
            .selected
            .map(|place| T::cell_of(&document, place));
        let place_at = move |cell| T::place_at(&document, cell);
        let (onaction, onpoint) = (self.onaction.clone(), self.onpoint.clone());
        let tap = move |place| onaction.emit(EditorAction::Tap(place));
        let callbacks = BoardCallbacks {
            draw: T::draws(tool).then(|| self.onaction.reform(EditorAction::Drag)),
            ..BoardCallbacks::for_places(place_at, tap, move |place| onpoint.emit(place))
        };
        let BoardContent {
            class,
            grid,
            decoration,
            label,
            cells,
            layers,
        } = content;
        html! {
            <section class={classes!("editor-board", class)} aria-label={phrases.text("table-board")} data-tool={tool.slug()}>
                <Board<G> {grid} {decoration} {label} {cells} {layers} {callbacks} {focus} />
            </section>
        }
    }
}

//! The board of an editor: what it is given, and how it is drawn on.

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

/// What the board of an editor is given.
#[derive(Properties)]
pub struct EditorBoardProps<T: Editor> {
    /// What is shown.
    pub studio: EditorState<T>,
    /// What is found about it.
    pub report: Rc<ValidationReport<T::Place>>,
    /// Told of what is done.
    pub ondeed: Callback<EditorAction<T>>,
    /// Told of the place that is pointed at.
    pub onpoint: Callback<Option<T::Place>>,
    /// The place that is pointed at, where the tool in hand shows what it would take from there.
    pub pointed: Option<T::Place>,
}

impl<T: Editor> PartialEq for EditorBoardProps<T> {
    fn eq(&self, other: &Self) -> bool {
        let told = self.ondeed == other.ondeed && self.onpoint == other.onpoint;
        let shown = self.studio == other.studio && self.report == other.report;
        told && shown && self.pointed == other.pointed
    }
}

/// What the board of an editor shows, apart from what is on it in every editor.
pub struct BoardContent<G: GridView> {
    /// A style class of its own.
    pub class: Option<&'static str>,
    /// The places.
    pub grid: G,
    /// What the game adds to the ground.
    pub sign: G::Decoration,
    /// Its name for screen readers.
    pub label: String,
    /// The cells.
    pub cells: Rc<[BoardCell]>,
    /// Drawings, in the order of the pile.
    pub layers: Vec<Layer>,
}

impl<T: Editor> EditorBoardProps<T> {
    /// The board, on which one draws with the tool in hand.
    pub fn draw<G: GridView>(&self, phrases: &Phrases, canvas: BoardContent<G>) -> Html {
        let studio = &self.studio;
        let (thing, tool) = (studio.preview().clone(), studio.tool());
        let focus = studio.selected.map(|place| T::cell_of(&thing, place));
        let place_at = move |cell| T::place_at(&thing, cell);
        let (ondeed, onpoint) = (self.ondeed.clone(), self.onpoint.clone());
        let tap = move |place| ondeed.emit(EditorAction::Tap(place));
        let reports = BoardCallbacks {
            draw: T::draws(tool).then(|| self.ondeed.reform(EditorAction::Drag)),
            ..BoardCallbacks::for_places(place_at, tap, move |place| onpoint.emit(place))
        };
        let BoardContent {
            class,
            grid,
            sign,
            label,
            cells,
            layers,
        } = canvas;
        html! {
            <section class={classes!("editor-board", class)} aria-label={phrases.text("table-board")} data-tool={tool.slug()}>
                <Board<G> {grid} {sign} {label} {cells} {layers} {reports} {focus} />
            </section>
        }
    }
}

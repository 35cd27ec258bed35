//! The editor's board: the draft, the problems found in it, and the input of the selected tool.

use super::drawing::objects;
use super::editor_tools::{self, GameEditor};
use super::edits::{grid_of, mat_squares};
use super::tool_settings::Tool;
use crate::board_view::{self, center};
use board::{Depth, Layer};
use editor::{BoardContent, EditorBoardProps, use_cells, use_fault_layer};
use engine::grid::Square;
use engine::rift::board_file::BoardFile;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Number of squares between two stronger grid lines.
const MAJOR_GRID_LINE: u16 = 4;

#[component]
pub fn EditorBoard(props: &EditorBoardProps<GameEditor>) -> Html {
    let phrases = use_phrases();
    let editor_state = &props.editor_state;
    let draft = editor_state.preview();
    let grid = grid_of(draft);
    let cells = use_cells(props, &phrases, grid.len(), preview_squares(props));
    let terrain = use_memo(terrain_key(draft.file()), |file| {
        board_view::base_layer(&file.compile())
    });
    let drawing = use_memo((draft.clone(), editor_state.object), |(draft, object)| {
        objects(draft, *object)
    });
    let faults = use_fault_layer(props, |draft, square, icon| {
        let (x, y) = center(grid_of(draft), square);
        html! { <g transform={format!("translate({} {})", x + 30, y - 28)}>{ icon }</g> }
    });
    let layers = vec![
        Layer::memoized("terrain", Depth::Under, terrain),
        Layer::memoized("pieces", Depth::Over, drawing),
        faults,
    ];
    let size = [
        ("name", draft.file().name.as_str().into()),
        ("width", grid.width.into()),
        ("height", grid.height.into()),
    ];
    let content = BoardContent {
        class: None,
        grid,
        decoration: MAJOR_GRID_LINE,
        label: phrases.say("rift-board-label", &size),
        cells,
        layers,
    };
    props.render(&phrases, content)
}

/// Returns a copy of the file with only the values that its terrain depends on, as a memo key.
fn terrain_key(file: &BoardFile) -> BoardFile {
    BoardFile {
        name: String::new(),
        blurb: String::new(),
        options: serde_json::Map::new(),
        starts: Vec::new(),
        mines: Vec::new(),
        puzzle: None,
        ..file.clone()
    }
}

/// Returns the squares that the selected tool would change at the pointer.
fn preview_squares(props: &EditorBoardProps<GameEditor>) -> Vec<Square> {
    let (editor_state, pointed) = (&props.editor_state, props.pointed);
    match (editor_state.tools.tool, pointed) {
        (Tool::Line | Tool::Rectangle, Some(at)) => editor_tools::pending_squares(editor_state, at),
        (Tool::Line | Tool::Rectangle, None) => editor_state.corner.into_iter().collect(),
        (Tool::Mat, Some(at)) => mat_squares(editor_state.tools.mat_corner(at)).collect(),
        (
            Tool::Select
            | Tool::Brush
            | Tool::Eraser
            | Tool::Fill
            | Tool::Ship
            | Tool::Mine
            | Tool::Mat
            | Tool::Hand,
            _,
        ) => Vec::new(),
    }
}

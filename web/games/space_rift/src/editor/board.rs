//! The editor's board: the draft, the problems found in it, and the input of the selected tool.

use super::drawing::{rift, terrain_layer, units};
use super::editor_tools::GameEditor;
use crate::board_view::{BOARD, center};
use crate::pieces::draw_at;
use board::grid::Grid;
use board::{Depth, Layer};
use editor::{BoardContent, EditorBoardProps, use_cells, use_fault_layer};
use engine::json_api::ScenarioDocument;
use ui::l10n::use_phrases;
use yew::prelude::*;

#[component]
pub fn EditorBoard(props: &EditorBoardProps<GameEditor>) -> Html {
    let phrases = use_phrases();
    let editor_state = &props.editor_state;
    let draft = editor_state.preview();
    let cells = use_cells(props, &phrases, BOARD.count(), Vec::new());
    let terrain = use_memo(draft.file().terrain.clone(), terrain_layer);
    let tiles = use_memo(draft.clone(), |draft| rift(draft));
    let drawn = use_memo((draft.clone(), editor_state.object), |(draft, object)| {
        units(draft, *object)
    });
    let faults = use_fault_layer(props, |_, hex, icon| {
        let (x, y) = center(hex);
        draw_at((x + 30, y - 28), icon)
    });
    let layers = vec![
        Layer::memoized("terrain", Depth::Under, terrain),
        Layer::memoized("rift", Depth::Under, tiles),
        Layer::memoized("pieces", Depth::Over, drawn),
        faults,
    ];
    let name = [("name", draft.name().into())];
    let content = BoardContent {
        class: None,
        grid: BOARD,
        decoration: (),
        label: phrases.say("space-rift-board-label", &name),
        cells,
        layers,
    };
    props.render(&phrases, content)
}

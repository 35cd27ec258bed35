//! The editor's board: the draft, the problems found in it, and the input of the selected tool.

use super::drawing::{map, names};
use super::editor_tools::GameEditor;
use super::hex_coord;
use crate::pieces::{draw_at, draw_scaled};
use board::flat_hex::hex_center;
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
    // The board keeps its size during a drag.
    let rings = hex_coord::board_rings(editor_state.committed().file().rings());
    let grid = use_memo(rings, |rings| hex_coord::board(*rings));
    let short = use_memo(rings, |rings| names(*rings));
    let cells = use_cells(props, &phrases, grid.count(), Vec::new());
    let drawn = use_memo(
        (draft.clone(), editor_state.selected),
        |(draft, selected)| map(draft, *selected),
    );
    let faults = use_fault_layer(props, |_, coord, icon| {
        let (x, y) = hex_center(coord.0);
        draw_at((x + 48, y - 46), draw_scaled((0, 0), 150, icon))
    });
    let layers = vec![Layer::memoized("map", Depth::Under, drawn), faults];
    let name = [("name", draft.name().into())];
    let content = BoardContent {
        class: Some("exo-editor-board"),
        grid: *grid,
        decoration: (*short).clone(),
        label: phrases.say("exodus-editor-board", &name),
        cells,
        layers,
    };
    props.render(&phrases, content)
}

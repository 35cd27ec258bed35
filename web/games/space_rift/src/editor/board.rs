//! The editor's board: the draft, the problems found in it, and the input of the selected tool.

use super::drawing::{ground, rift, units};
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
    let studio = &props.studio;
    let sketch = studio.preview();
    let cells = use_cells(props, &phrases, BOARD.count(), Vec::new());
    let terrain = use_memo(sketch.file().terrain.clone(), ground);
    let tiles = use_memo(sketch.clone(), |sketch| rift(sketch));
    let drawn = use_memo((sketch.clone(), studio.object), |(sketch, object)| {
        units(sketch, *object)
    });
    let faults = use_fault_layer(props, |_, hex, sign| {
        let (x, y) = center(hex);
        draw_at((x + 30, y - 28), sign)
    });
    let layers = vec![
        Layer::memoized("terrain", Depth::Under, terrain),
        Layer::memoized("rift", Depth::Under, tiles),
        Layer::memoized("pieces", Depth::Over, drawn),
        faults,
    ];
    let name = [("name", sketch.name().into())];
    let canvas = BoardContent {
        class: None,
        grid: BOARD,
        sign: (),
        label: phrases.say("space-rift-board-label", &name),
        cells,
        layers,
    };
    props.draw(&phrases, canvas)
}

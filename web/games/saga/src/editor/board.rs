//! The editor's board: the draft, the problems found in it, and the input of the selected tool.

use super::drawing::map;
use super::editor_tools::GameEditor;
use super::hex_coord::{distance_from_center, hex_at_cell};
use crate::pieces::{draw_at, draw_scaled};
use board::pointy_hex::{MAX_CELLS, RADIUS, hex_center};
use board::{Depth, Layer, PointyHexGrid};
use editor::{BoardContent, EditorBoardProps, use_cells, use_fault_layer};
use engine::json_api::ScenarioDocument;
use engine::saga::draft::{MapDraft, PlayerVariant};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Returns the radius of a board with room around a scenario.
fn board_radius(draft: &MapDraft, side: PlayerVariant) -> i32 {
    let map = draft.map(side);
    let homes = draft.for_variant(side).homes.unwrap_or_default();
    let occupied = map.fixed.iter().map(|sector| sector.hex).chain(homes);
    let max_distance = occupied
        .map(|hex| distance_from_center(hex) + 1)
        .max()
        .unwrap_or(1);
    max_distance
        .max(i32::from(map.max_distance))
        .clamp(3, RADIUS)
}

#[component]
pub fn EditorBoard(props: &EditorBoardProps<GameEditor>) -> Html {
    let phrases = use_phrases();
    let editor_state = &props.editor_state;
    let (draft, side) = (editor_state.preview(), editor_state.tools.side);
    // The board keeps its size during a drag.
    let max_distance = board_radius(editor_state.committed(), side);
    let grid = use_memo(max_distance, |max_distance| {
        let is_within = |cell: &u16| {
            hex_at_cell(*cell).is_some_and(|coord| distance_from_center(coord.0) <= *max_distance)
        };
        PointyHexGrid::from_indices((0..MAX_CELLS).filter(is_within))
    });
    let cells = use_cells(props, &phrases, MAX_CELLS, Vec::new());
    let seen = (draft.clone(), side, editor_state.selected);
    let drawn = use_memo(seen, |(draft, side, selected)| map(draft, *side, *selected));
    let faults = use_fault_layer(props, |_, coord, icon| {
        let (x, y) = hex_center(coord.0);
        draw_at((x + 44, y - 52), draw_scaled((0, 0), 150, icon))
    });
    let layers = vec![Layer::memoized("map", Depth::Under, drawn), faults];
    let name = [("name", draft.name().into())];
    let content = BoardContent {
        class: Some("saga-editor-board"),
        grid: *grid,
        decoration: (),
        label: phrases.say("saga-editor-board", &name),
        cells,
        layers,
    };
    props.render(&phrases, content)
}

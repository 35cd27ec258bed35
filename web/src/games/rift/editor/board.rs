//! The board of the editor: the sketch, what is found about it, and the hand that draws.

use super::drawing::{CellsInput, cells, fault_signs, objects};
use super::kit::Tool;
use super::marks::{grid_of, mat_squares};
use super::report::Report;
use super::studio::{Deed, Studio};
use crate::board::{BoardWords, Depth, Layer, SquareBoard};
use crate::games::rift::field::{self, index_of, square_at};
use crate::l10n::use_phrases;
use engine::grid::Square;
use engine::rift::board_file::BoardFile;
use std::rc::Rc;
use yew::prelude::*;

/// Properties of the board.
#[derive(Properties, PartialEq)]
pub struct EditorBoardProps {
    /// What is shown.
    pub studio: Studio,
    /// What is found about it.
    pub report: Rc<Report>,
    /// Told of what is done.
    pub ondeed: Callback<Deed>,
    /// Told of the square that is pointed at.
    pub onpoint: Callback<Option<Square>>,
    /// The square that is pointed at.
    pub pointed: Option<Square>,
}

/// The board.
#[component]
pub fn EditorBoard(props: &EditorBoardProps) -> Html {
    let phrases = use_phrases();
    let EditorBoardProps { studio, report, .. } = props;
    let sketch = studio.sketch();
    let grid = grid_of(sketch);
    let shown = (
        (sketch.clone(), report.clone()),
        (studio.selected, reach(props)),
        phrases.clone(),
    );
    let cells = use_memo(shown, |((sketch, report), (selected, reach), phrases)| {
        cells(&CellsInput {
            sketch,
            phrases,
            faults: &report.faults,
            selected: *selected,
            reach,
        })
    });
    let cells = (*cells).clone();
    let terrain = use_memo(ground_of(sketch.file()), |file| {
        field::ground(&file.compile())
    });
    let drawn = use_memo((sketch.clone(), studio.object), |(sketch, object)| {
        objects(sketch, *object)
    });
    let signs = use_memo((sketch.clone(), report.clone()), |(sketch, report)| {
        fault_signs(sketch, &report.faults)
    });
    let layers = vec![
        Layer::kept("terrain", Depth::Under, terrain),
        Layer::kept("pieces", Depth::Over, drawn),
        Layer::kept("faults", Depth::Over, signs),
    ];
    let words = BoardWords::of(&phrases);
    let size = [
        ("name", sketch.file().name.as_str().into()),
        ("width", grid.width.into()),
        ("height", grid.height.into()),
    ];
    let on_pick = {
        let ondeed = props.ondeed.clone();
        Callback::from(move |index| {
            if let Some(square) = square_at(grid, index) {
                ondeed.emit(Deed::Tap(square));
            }
        })
    };
    let on_hover = props
        .onpoint
        .reform(move |index: Option<u16>| index.and_then(|index| square_at(grid, index)));
    let draws = studio.kit.tool != Tool::Hand;
    let on_draw = draws.then(|| props.ondeed.reform(Deed::Drag));
    let focus = studio.selected.map(|square| index_of(grid, square));
    html! {
        <section class="editor-board" aria-label={phrases.text("table-board")} data-tool={studio.kit.tool.slug()}>
            <SquareBoard {grid} label={phrases.say("rift-board-label", &size)}
                {cells} {layers} sign=4 {words} {on_pick} {on_hover} {on_draw} {focus} />
        </section>
    }
}

/// What of a file its terrain depends on.
fn ground_of(file: &BoardFile) -> BoardFile {
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

/// The squares that the tool in hand would take where it is pointed at.
fn reach(props: &EditorBoardProps) -> Vec<Square> {
    let (studio, pointed) = (&props.studio, props.pointed);
    match (studio.kit.tool, pointed) {
        (Tool::Line | Tool::Rectangle, Some(at)) => studio.reach(at),
        (Tool::Line | Tool::Rectangle, None) => studio.corner.into_iter().collect(),
        (Tool::Mat, Some(at)) => mat_squares(studio.kit.mat_corner(at)).collect(),
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

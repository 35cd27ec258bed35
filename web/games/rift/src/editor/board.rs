//! The board of the editor: the sketch, what is found about it, and the hand that draws.

use super::drawing::objects;
use super::kit::Tool;
use super::marks::{grid_of, mat_squares};
use super::studio::{self, Hand};
use crate::field::{self, center};
use board::{Depth, Layer};
use editor::{Canvas, EaselProps, use_cells, use_faults};
use engine::grid::Square;
use engine::rift::board_file::BoardFile;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Squares between two stronger lines.
const MAJOR: u16 = 4;

/// The board.
#[component]
pub fn EditorBoard(props: &EaselProps<Hand>) -> Html {
    let phrases = use_phrases();
    let studio = &props.studio;
    let sketch = studio.sketch();
    let grid = grid_of(sketch);
    let cells = use_cells(props, &phrases, grid.len(), reach(props));
    let terrain = use_memo(ground_of(sketch.file()), |file| {
        field::ground(&file.compile())
    });
    let drawn = use_memo((sketch.clone(), studio.object), |(sketch, object)| {
        objects(sketch, *object)
    });
    let faults = use_faults(props, |sketch, square, sign| {
        let (x, y) = center(grid_of(sketch), square);
        html! { <g transform={format!("translate({} {})", x + 30, y - 28)}>{ sign }</g> }
    });
    let layers = vec![
        Layer::kept("terrain", Depth::Under, terrain),
        Layer::kept("pieces", Depth::Over, drawn),
        faults,
    ];
    let size = [
        ("name", sketch.file().name.as_str().into()),
        ("width", grid.width.into()),
        ("height", grid.height.into()),
    ];
    let canvas = Canvas {
        class: None,
        grid,
        sign: MAJOR,
        label: phrases.say("rift-board-label", &size),
        cells,
        layers,
    };
    props.draw(&phrases, canvas)
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
fn reach(props: &EaselProps<Hand>) -> Vec<Square> {
    let (studio, pointed) = (&props.studio, props.pointed);
    match (studio.kit.tool, pointed) {
        (Tool::Line | Tool::Rectangle, Some(at)) => studio::reach(studio, at),
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

//! The board of the editor: the sketch, what is found about it, and the hand that draws.

use super::drawing::{ground, rift, units};
use super::studio::Hand;
use crate::field::{BOARD, center};
use crate::pieces::at;
use board::grid::Grid;
use board::{Depth, Layer};
use editor::{Canvas, EaselProps, use_cells, use_faults};
use engine::drive::Sketched;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The board.
#[component]
pub fn EditorBoard(props: &EaselProps<Hand>) -> Html {
    let phrases = use_phrases();
    let studio = &props.studio;
    let sketch = studio.sketch();
    let cells = use_cells(props, &phrases, BOARD.count(), Vec::new());
    let terrain = use_memo(sketch.file().terrain.clone(), ground);
    let tiles = use_memo(sketch.clone(), |sketch| rift(sketch));
    let drawn = use_memo((sketch.clone(), studio.object), |(sketch, object)| {
        units(sketch, *object)
    });
    let faults = use_faults(props, |_, hex, sign| {
        let (x, y) = center(hex);
        at((x + 30, y - 28), sign)
    });
    let layers = vec![
        Layer::kept("terrain", Depth::Under, terrain),
        Layer::kept("rift", Depth::Under, tiles),
        Layer::kept("pieces", Depth::Over, drawn),
        faults,
    ];
    let name = [("name", sketch.name().into())];
    let canvas = Canvas {
        class: None,
        grid: BOARD,
        sign: (),
        label: phrases.say("space-rift-board-label", &name),
        cells,
        layers,
    };
    props.draw(&phrases, canvas)
}

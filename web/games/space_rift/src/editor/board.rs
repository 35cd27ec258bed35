//! The board of the editor: the sketch, what is found about it, and the hand that draws.

use super::drawing::{fault_signs, ground, rift, units};
use super::studio::Hand;
use crate::field::BOARD;
use board::grid::Grid;
use board::{Depth, Layer};
use editor::{Canvas, EaselProps, use_cells};
use engine::drive::Sketched;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The board.
#[component]
pub fn EditorBoard(props: &EaselProps<Hand>) -> Html {
    let phrases = use_phrases();
    let EaselProps { studio, report, .. } = props;
    let sketch = studio.sketch();
    let cells = use_cells(props, &phrases, BOARD.count(), Vec::new());
    let terrain = use_memo(sketch.file().terrain.clone(), ground);
    let tiles = use_memo(sketch.clone(), |sketch| rift(sketch));
    let drawn = use_memo((sketch.clone(), studio.object), |(sketch, object)| {
        units(sketch, *object)
    });
    let signs = use_memo(report.clone(), |report| fault_signs(&report.faults));
    let layers = vec![
        Layer::kept("terrain", Depth::Under, terrain),
        Layer::kept("rift", Depth::Under, tiles),
        Layer::kept("pieces", Depth::Over, drawn),
        Layer::kept("faults", Depth::Over, signs),
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

//! The board of the editor: the sketch, what is found about it, and the hand that draws.

use super::drawing::{map, names};
use super::spot;
use super::studio::Hand;
use crate::pieces::{at, sized};
use board::flat::middle;
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
    // While a drag goes on the board stays as large as it is.
    let rings = spot::rings(studio.settled().file().rings());
    let grid = use_memo(rings, |rings| spot::board(*rings));
    let short = use_memo(rings, |rings| names(*rings));
    let cells = use_cells(props, &phrases, grid.count(), Vec::new());
    let drawn = use_memo((sketch.clone(), studio.selected), |(sketch, selected)| {
        map(sketch, *selected)
    });
    let faults = use_faults(props, |_, spot, sign| {
        let (x, y) = middle(spot.0);
        at((x + 48, y - 46), sized((0, 0), 150, sign))
    });
    let layers = vec![Layer::kept("map", Depth::Under, drawn), faults];
    let name = [("name", sketch.name().into())];
    let canvas = Canvas {
        class: Some("exo-editor-board"),
        grid: *grid,
        sign: (*short).clone(),
        label: phrases.say("exodus-editor-board", &name),
        cells,
        layers,
    };
    props.draw(&phrases, canvas)
}

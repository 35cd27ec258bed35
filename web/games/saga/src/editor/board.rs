//! The board of the editor: the sketch, what is found about it, and the hand that draws.

use super::drawing::map;
use super::spot::{ring, spot_at};
use super::studio::Hand;
use crate::pieces::{at, sized};
use board::peak::{MOST, REACH, middle};
use board::{Depth, Layer, PeakGrid};
use editor::{Canvas, EaselProps, use_cells, use_faults};
use engine::drive::Sketched;
use engine::saga::sketch::{Side, Sketch};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// How far a board reaches on which there is room around a scenario.
fn reach(sketch: &Sketch, side: Side) -> i32 {
    let map = sketch.map(side);
    let homes = sketch.seen(side).homes.unwrap_or_default();
    let laid = map.fixed.iter().map(|sector| sector.hex).chain(homes);
    let far = laid.map(|hex| ring(hex) + 1).max().unwrap_or(1);
    far.max(i32::from(map.max_distance)).clamp(3, REACH)
}

/// The board.
#[component]
pub fn EditorBoard(props: &EaselProps<Hand>) -> Html {
    let phrases = use_phrases();
    let studio = &props.studio;
    let (sketch, side) = (studio.sketch(), studio.kit.side);
    // While a drag goes on the board stays as large as it is.
    let far = reach(studio.settled(), side);
    let grid = use_memo(far, |far| {
        let near = |cell: &u16| spot_at(*cell).is_some_and(|spot| ring(spot.0) <= *far);
        PeakGrid::of((0..MOST).filter(near))
    });
    let cells = use_cells(props, &phrases, MOST, Vec::new());
    let seen = (sketch.clone(), side, studio.selected);
    let drawn = use_memo(seen, |(sketch, side, selected)| {
        map(sketch, *side, *selected)
    });
    let faults = use_faults(props, |_, spot, sign| {
        let (x, y) = middle(spot.0);
        at((x + 44, y - 52), sized((0, 0), 150, sign))
    });
    let layers = vec![Layer::kept("map", Depth::Under, drawn), faults];
    let name = [("name", sketch.name().into())];
    let canvas = Canvas {
        class: Some("saga-editor-board"),
        grid: *grid,
        sign: (),
        label: phrases.say("saga-editor-board", &name),
        cells,
        layers,
    };
    props.draw(&phrases, canvas)
}

//! The board of the editor: the sketch, what is found about it, and the hand that draws.

use super::drawing::{cells, fault_signs, map};
use super::kit::Tool;
use super::report::Report;
use super::spot::{Spot, cell_of, ring, spot_at};
use super::studio::{Deed, Studio};
use crate::board::peak::{MOST, REACH};
use crate::board::{BoardWords, Depth, Layer, PeakBoard, PeakGrid};
use crate::edit::Craft;
use crate::l10n::use_phrases;
use engine::saga::sketch::{Side, Sketch};
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
    /// Told of the hex that is pointed at.
    pub onpoint: Callback<Option<Spot>>,
}

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
pub fn EditorBoard(props: &EditorBoardProps) -> Html {
    let phrases = use_phrases();
    let EditorBoardProps { studio, report, .. } = props;
    let (sketch, side) = (studio.sketch(), studio.kit.side);
    // While a drag goes on the board stays as large as it is.
    let far = reach(studio.settled(), side);
    let grid = use_memo(far, |far| {
        let near = |cell: &u16| spot_at(*cell).is_some_and(|spot| ring(spot.0) <= *far);
        PeakGrid::of((0..MOST).filter(near))
    });
    let shown = (
        (sketch.clone(), report.clone()),
        (side, studio.selected),
        phrases.clone(),
    );
    let named = use_memo(shown, |((sketch, report), (side, selected), phrases)| {
        cells(phrases, sketch, *side, &report.faults, *selected)
    });
    let seen = (sketch.clone(), side, studio.selected);
    let drawn = use_memo(seen, |(sketch, side, selected)| {
        map(sketch, *side, *selected)
    });
    let signs = use_memo(report.clone(), |report| fault_signs(&report.faults));
    let layers = vec![
        Layer::kept("map", Depth::Under, drawn),
        Layer::kept("faults", Depth::Over, signs),
    ];
    let words = BoardWords::of(&phrases);
    let name = [("name", sketch.name().into())];
    let on_pick = {
        let ondeed = props.ondeed.clone();
        Callback::from(move |index| {
            if let Some(spot) = spot_at(index) {
                ondeed.emit(Deed::Tap(spot));
            }
        })
    };
    let on_hover = props
        .onpoint
        .reform(|index: Option<u16>| index.and_then(spot_at));
    let draws = matches!(studio.kit.tool, Tool::Sector | Tool::Eraser);
    let on_draw = draws.then(|| props.ondeed.reform(Deed::Drag));
    html! {
        <section class="editor-board saga-editor-board" aria-label={phrases.text("table-board")} data-tool={studio.kit.tool.slug()}>
            <PeakBoard grid={*grid} label={phrases.say("saga-editor-board", &name)} cells={(*named).clone()} {layers}
                {words} {on_pick} {on_hover} {on_draw} focus={studio.selected.map(cell_of)} />
        </section>
    }
}

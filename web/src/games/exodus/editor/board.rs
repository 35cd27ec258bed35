//! The board of the editor: the sketch, what is found about it, and the hand that draws.

use super::drawing::{cells, fault_signs, map, names};
use super::kit::Tool;
use super::report::Report;
use super::spot::{self, Spot, cell_of, spot_at};
use super::studio::{Deed, Studio};
use crate::board::{BoardWords, Depth, FlatBoard, Layer};
use crate::edit::Craft;
use crate::l10n::use_phrases;
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

/// The board.
#[component]
pub fn EditorBoard(props: &EditorBoardProps) -> Html {
    let phrases = use_phrases();
    let EditorBoardProps { studio, report, .. } = props;
    let sketch = studio.sketch();
    // While a drag goes on the board stays as large as it is.
    let rings = spot::rings(studio.settled().file().rings());
    let grid = use_memo(rings, |rings| spot::board(*rings));
    let short = use_memo(rings, |rings| names(*rings));
    let shown = (
        (sketch.clone(), report.clone()),
        (rings, studio.selected),
        phrases.clone(),
    );
    let named = use_memo(shown, |((sketch, report), (rings, selected), phrases)| {
        cells(phrases, sketch, *rings, &report.faults, *selected)
    });
    let drawn = use_memo((sketch.clone(), studio.selected), |(sketch, selected)| {
        map(sketch, *selected)
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
    let draws = studio.kit.tool != Tool::Hand;
    let on_draw = draws.then(|| props.ondeed.reform(Deed::Drag));
    html! {
        <section class="editor-board exo-editor-board" aria-label={phrases.text("table-board")} data-tool={studio.kit.tool.slug()}>
            <FlatBoard grid={*grid} label={phrases.say("exodus-editor-board", &name)} cells={(*named).clone()}
                sign={(*short).clone()} {layers} {words} {on_pick} {on_hover} {on_draw}
                focus={studio.selected.map(cell_of)} />
        </section>
    }
}

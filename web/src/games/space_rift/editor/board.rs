//! The board of the editor: the sketch, what is found about it, and the hand that draws.

use super::drawing::{cells, fault_signs, ground, rift, units};
use super::kit::Tool;
use super::report::Report;
use super::studio::{Deed, Studio};
use crate::board::{BoardWords, Depth, HexBoard, Layer};
use crate::edit::Craft;
use crate::games::space_rift::field::{BOARD, hex_at, index_of};
use crate::l10n::use_phrases;
use engine::space_rift::field::Hex;
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
    pub onpoint: Callback<Option<Hex>>,
}

/// The board.
#[component]
pub fn EditorBoard(props: &EditorBoardProps) -> Html {
    let phrases = use_phrases();
    let EditorBoardProps { studio, report, .. } = props;
    let sketch = studio.sketch();
    let shown = (
        (sketch.clone(), report.clone()),
        studio.selected,
        phrases.clone(),
    );
    let named = use_memo(shown, |((sketch, report), selected, phrases)| {
        cells(phrases, sketch, &report.faults, *selected)
    });
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
    let words = BoardWords::of(&phrases);
    let name = [("name", sketch.name().into())];
    let on_pick = {
        let ondeed = props.ondeed.clone();
        Callback::from(move |index| {
            if let Some(hex) = hex_at(index) {
                ondeed.emit(Deed::Tap(hex));
            }
        })
    };
    let on_hover = props
        .onpoint
        .reform(|index: Option<u16>| index.and_then(hex_at));
    let draws = studio.kit.tool != Tool::Hand;
    let on_draw = draws.then(|| props.ondeed.reform(Deed::Drag));
    html! {
        <section class="editor-board" aria-label={phrases.text("table-board")} data-tool={studio.kit.tool.slug()}>
            <HexBoard grid={BOARD} label={phrases.say("space-rift-board-label", &name)} cells={(*named).clone()} {layers}
                {words} {on_pick} {on_hover} {on_draw} focus={studio.selected.map(index_of)} />
        </section>
    }
}

//! The board of an editor: what it is given, and how it is drawn on.

use crate::room::Room;
use crate::room::report::Report;
use crate::studio::handwork::Tools;
use crate::studio::{Deed, Studio};
use board::face::Face;
use board::view::Board;
use board::{Cell, Layer, Reports};
use std::rc::Rc;
use ui::l10n::Phrases;
use yew::prelude::*;

/// What the board of an editor is given.
#[derive(Properties)]
pub struct EaselProps<T: Room> {
    /// What is shown.
    pub studio: Studio<T>,
    /// What is found about it.
    pub report: Rc<Report<T::Place>>,
    /// Told of what is done.
    pub ondeed: Callback<Deed<T>>,
    /// Told of the place that is pointed at.
    pub onpoint: Callback<Option<T::Place>>,
    /// The place that is pointed at, where the tool in hand shows what it would take from there.
    pub pointed: Option<T::Place>,
}

impl<T: Room> PartialEq for EaselProps<T> {
    fn eq(&self, other: &Self) -> bool {
        let told = self.ondeed == other.ondeed && self.onpoint == other.onpoint;
        let shown = self.studio == other.studio && self.report == other.report;
        told && shown && self.pointed == other.pointed
    }
}

/// What the board of an editor shows, apart from what is on it in every editor.
pub struct Canvas<G: Face> {
    /// A style class of its own.
    pub class: Option<&'static str>,
    /// The places.
    pub grid: G,
    /// What the game adds to the ground.
    pub sign: G::Sign,
    /// Its name for screen readers.
    pub label: String,
    /// The cells.
    pub cells: Rc<[Cell]>,
    /// Drawings, in the order of the pile.
    pub layers: Vec<Layer>,
}

impl<T: Room> EaselProps<T> {
    /// The board, on which one draws with the tool in hand.
    pub fn draw<G: Face>(&self, phrases: &Phrases, canvas: Canvas<G>) -> Html {
        let studio = &self.studio;
        let (thing, tool) = (studio.sketch().clone(), studio.tool());
        let focus = studio.selected.map(|place| T::cell_of(&thing, place));
        let place_at = move |cell| T::place_at(&thing, cell);
        let (ondeed, onpoint) = (self.ondeed.clone(), self.onpoint.clone());
        let tap = move |place| ondeed.emit(Deed::Tap(place));
        let reports = Reports {
            draw: T::draws(tool).then(|| self.ondeed.reform(Deed::Drag)),
            ..Reports::of(place_at, tap, move |place| onpoint.emit(place))
        };
        let Canvas {
            class,
            grid,
            sign,
            label,
            cells,
            layers,
        } = canvas;
        html! {
            <section class={classes!("editor-board", class)} aria-label={phrases.text("table-board")} data-tool={tool.slug()}>
                <Board<G> {grid} {sign} {label} {cells} {layers} {reports} {focus} />
            </section>
        }
    }
}

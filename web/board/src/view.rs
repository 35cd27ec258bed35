//! A board on the page: an SVG grid for eyes, fingers, keys and screen readers, whatever its cells are.

use super::cell::Cell;
use super::face::Face;
use super::flat::FlatGrid;
use super::gesture::use_gestures;
use super::handlers::{Handlers, Newest};
use super::hex::HexGrid;
use super::layer::{Depth, Layer, draw};
use super::marks::Marks;
use super::peak::PeakGrid;
use super::reports::Reports;
use super::rows::Rows;
use super::square::SquareGrid;
use super::surface::{ZoomButtons, use_asked_focus, use_growth, use_measures};
use super::viewport::{Look, Viewport};
use std::rc::{Rc, Weak};
use yew::prelude::*;

/// A board of squares; its sign is after how many of them a line is stronger, 0 for none.
pub type SquareBoard = Board<SquareGrid>;
/// A board of hexagons in straight rows.
pub type HexBoard = Board<HexGrid>;
/// A board of hexagons on a flat side; its signs are what stands small in each, in the order of the
/// grid.
pub type FlatBoard = Board<FlatGrid>;
/// A growing board of hexagons.
pub type PeakBoard = Board<PeakGrid>;

/// What a board is given.
#[derive(Properties, PartialEq)]
pub struct BoardProps<G: Face> {
    /// The places of the cells.
    pub grid: G,
    /// Name of the board for screen readers.
    pub label: AttrValue,
    /// One entry per cell, in the order of the numbers, shown or not.
    pub cells: Rc<[Cell]>,
    /// What the game adds to the ground.
    #[prop_or_default]
    pub sign: G::Sign,
    /// Drawings, in the order of the pile.
    #[prop_or_default]
    pub layers: Vec<Layer>,
    /// Who is told of what is done on it.
    pub reports: Reports,
    /// Puts the cursor on a cell whenever this changes, and brings the cell into view.
    #[prop_or_default]
    pub focus: Option<u16>,
}

/// A board that knows no rule.
#[component]
pub fn Board<G: Face>(props: &BoardProps<G>) -> Html {
    let (grid, cells, reports) = (props.grid, &props.cells, &props.reports);
    let extent = grid.extent();
    let svg = use_node_ref();
    let view = use_reducer(|| Viewport::fit(extent));
    let cursor = use_state_eq(|| props.focus.unwrap_or(0));
    let ring = use_state_eq(|| false);
    let gestures = use_gestures(&svg, grid, view.clone(), reports.draw.clone());
    let look = view.dispatcher();
    use_effect_with(grid, move |grid| look.dispatch(Look::Over(grid.extent())));
    use_growth(extent, svg.clone());
    use_measures(&svg, extent, view.scale());
    let (moves, look) = (cursor.setter(), view.dispatcher());
    use_asked_focus(props.focus, grid, svg.clone(), moves, look);
    let at = grid.held(*cursor);
    let newest: Newest<G> = use_mut_ref(Weak::new);
    let handlers = Rc::new(Handlers {
        grid,
        cells: cells.clone(),
        at,
        svg: svg.clone(),
        view: view.clone(),
        hand: gestures.hand.clone(),
        cursor: cursor.setter(),
        ring: ring.setter(),
        reports: reports.clone(),
        newest: newest.clone(),
    });
    newest.replace(Rc::downgrade(&handlers));
    let frame = format!(
        "{} {} {} {}",
        extent.x, extent.y, extent.width, extent.height
    );
    let drawn = reports.draw.is_some().then_some("drawn-on");
    let near = (!view.is_fit()).then_some("near");
    html! {
        <div class={classes!("board", grid.class(), drawn, near)}>
            <svg ref={svg} class="board-svg" viewBox={frame} role="presentation" onclick={handlers.click()}
                onkeydown={handlers.key()} onfocusin={handlers.focus_in()} onfocusout={handlers.focus_out()}
                onpointerover={handlers.point()} onpointerleave={handlers.leave()}
                onpointerdown={gestures.on_down} onpointermove={gestures.on_move}
                onpointerup={handlers.up(gestures.on_up)} onpointercancel={gestures.on_cancel} onwheel={gestures.on_wheel}>
                <g><g transform={view.transform()}>
                    { grid.ground(&props.sign) }
                    <g class="board-layers" aria-hidden="true">{ draw(&props.layers, Depth::Under) }</g>
                    <Marks<G> {grid} cells={cells.clone()} />
                    <Rows<G> {grid} {at} label={props.label.clone()} cells={cells.clone()} />
                    <g class="board-layers" aria-hidden="true">{ draw(&props.layers, Depth::Over) }</g>
                    if *ring {
                        { grid.ring(at) }
                    }
                </g></g>
                { grid.labels(*view) }
            </svg>
            <ZoomButtons fit={view.is_fit()} view={view.dispatcher()} />
        </div>
    }
}

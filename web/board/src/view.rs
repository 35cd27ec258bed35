//! The board component: an SVG grid for mouse, touch, keyboard and screen reader, for any shape of
//! cells.

use super::board_callbacks::BoardCallbacks;
use super::board_controls::{
    ZoomButtons, use_requested_focus, use_resize_animation, use_size_properties,
};
use super::cell::BoardCell;
use super::flat_hex::FlatHexGrid;
use super::follow::{use_follow_animation, use_followed_cells};
use super::gesture::use_gestures;
use super::grid_view::GridView;
use super::handlers::{BoardHandlers, LatestHandlers};
use super::hex::HexGrid;
use super::layer::{Depth, Layer, draw_layers};
use super::marks::Marks;
use super::pointy_hex::PointyHexGrid;
use super::rows::Rows;
use super::square::SquareGrid;
use super::viewport::{ViewChange, Viewport};
use std::rc::{Rc, Weak};
use yew::prelude::*;

/// A board of squares. Its decoration is the number of squares between two stronger lines; 0 for
/// none.
pub type SquareBoard = Board<SquareGrid>;
/// A board of hexagons in straight rows.
pub type HexBoard = Board<HexGrid>;
/// A board of flat-topped hexagons. Its decoration is a small text for each, in the order of the
/// grid.
pub type FlatHexBoard = Board<FlatHexGrid>;
/// A board of hexagons that can grow.
pub type PointyHexBoard = Board<PointyHexGrid>;

#[derive(Properties, PartialEq)]
pub struct BoardProps<G: GridView> {
    pub grid: G,
    /// The accessible name of the board.
    pub label: AttrValue,
    /// One entry per cell, in the order of the indices, shown or not.
    pub cells: Rc<[BoardCell]>,
    /// The data that the game adds to the background.
    #[prop_or_default]
    pub decoration: G::Decoration,
    /// The drawings, from bottom to top within each depth.
    #[prop_or_default]
    pub layers: Vec<Layer>,
    /// The callbacks of the game.
    pub callbacks: BoardCallbacks,
    /// Moves the cursor to a cell whenever this changes, and scrolls the cell into view.
    #[prop_or_default]
    pub focus: Option<u16>,
    /// The cells that matter now, which small boards show larger than the rest; all of them if it
    /// is empty, and `None` if the board does not follow anything.
    #[prop_or_default]
    pub followed: Option<Rc<[u16]>>,
}

/// Renders an interactive board. It applies no rules.
#[component]
pub fn Board<G: GridView>(props: &BoardProps<G>) -> Html {
    let (grid, cells, callbacks) = (props.grid, &props.cells, &props.callbacks);
    let extent = grid.extent();
    let svg = use_node_ref();
    let view = use_reducer(|| Viewport::fit(extent));
    let cursor = use_state_eq(|| props.focus.unwrap_or(0));
    let shows_ring = use_state_eq(|| false);
    let details = use_state_eq(|| None::<u16>);
    let gestures = use_gestures(&svg, grid, view.clone(), callbacks.draw.clone());
    let dispatcher = view.dispatcher();
    use_effect_with(grid, move |grid| {
        dispatcher.dispatch(ViewChange::Resize(grid.extent()))
    });
    use_resize_animation(extent, svg.clone());
    use_followed_cells(props.followed.clone(), grid, svg.clone(), view.dispatcher());
    use_follow_animation(*view, extent, svg.clone());
    use_size_properties(&svg, extent, view.scale());
    let (set_cursor, dispatcher) = (cursor.setter(), view.dispatcher());
    use_requested_focus(props.focus, grid, svg.clone(), set_cursor, dispatcher);
    let cursor_cell = grid.clamp_index(*cursor);
    let latest: LatestHandlers<G> = use_mut_ref(Weak::new);
    let handlers = Rc::new(BoardHandlers {
        grid,
        cells: cells.clone(),
        cursor_cell,
        svg: svg.clone(),
        view: view.clone(),
        pointers: gestures.pointers.clone(),
        cursor: cursor.setter(),
        shows_ring: shows_ring.setter(),
        details: details.setter(),
        callbacks: callbacks.clone(),
        latest: latest.clone(),
    });
    latest.replace(Rc::downgrade(&handlers));
    let frame = format!(
        "{} {} {} {}",
        extent.x, extent.y, extent.width, extent.height
    );
    let drawing_class = callbacks.draw.is_some().then_some("drawn-on");
    let zoom_class = (!view.is_fit()).then_some("near");
    html! {
        <div class={classes!("board", grid.class(), drawing_class, zoom_class)}>
            <svg ref={svg} class="board-svg" viewBox={frame} role="presentation" onclick={handlers.click()}
                onkeydown={handlers.key_down()} onfocusin={handlers.focus_in()} onfocusout={handlers.focus_out()}
                onpointerover={handlers.pointer_over()} onpointerleave={handlers.pointer_leave()}
                onpointerdown={handlers.pointer_down(gestures.on_down)} onpointermove={gestures.on_move}
                onpointerup={handlers.pointer_up(gestures.on_up)} onpointercancel={gestures.on_cancel} onwheel={gestures.on_wheel}>
                <g><g transform={view.transform()}>
                    { grid.background(&props.decoration) }
                    <g class="board-layers" aria-hidden="true">{ draw_layers(&props.layers, Depth::Under) }</g>
                    <Marks<G> {grid} cells={cells.clone()} />
                    <Rows<G> {grid} {cursor_cell} label={props.label.clone()} cells={cells.clone()} />
                    <g class="board-layers" aria-hidden="true">{ draw_layers(&props.layers, Depth::Over) }</g>
                    if *shows_ring {
                        { grid.focus_ring(cursor_cell) }
                    }
                </g></g>
                { grid.labels(*view) }
            </svg>
            if let Some(cell) = details.and_then(|cell| cells.get(usize::from(cell))) {
                <p class="press-details" role="status">{ &cell.name }</p>
            }
            <ZoomButtons is_fit={view.is_fit()} view={view.dispatcher()} />
        </div>
    }
}

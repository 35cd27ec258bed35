//! What boards of any cells share on the page: a drawing that is seen in part, pointed at, focused and
//! picked from. What its cells look like is the board's.

use super::cell::Cell;
use super::cursor::{focus_cell, holds_focus};
use super::draw::Stroke;
use super::gesture::{Gestures, use_gestures};
use super::grid::{Extent, Grid};
use super::handlers::{Handlers, Newest};
use super::layer::{Depth, Layer, draw};
use super::marks::Marks;
use super::viewport::{Look, Viewport, ZOOM_STEP};
use std::rc::{Rc, Weak};
use ui::console::{shut, unless};
use ui::l10n::Phrases;
use ui::motion::settle;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The few words that a board shows or says.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardWords {
    /// Button: come closer.
    pub zoom_in: AttrValue,
    /// Button: go away.
    pub zoom_out: AttrValue,
    /// Button: see everything.
    pub fit: AttrValue,
}

impl BoardWords {
    /// In the language of the page.
    #[must_use]
    pub fn of(phrases: &Phrases) -> Self {
        Self {
            zoom_in: phrases.text("board-zoom-in").into(),
            zoom_out: phrases.text("board-zoom-out").into(),
            fit: phrases.text("board-fit").into(),
        }
    }
}

/// What a board is given, its looks left out.
pub struct Wishes<'a, G> {
    /// The cells' places.
    pub grid: G,
    /// What they are now.
    pub cells: &'a Rc<[Cell]>,
    /// A cell was picked.
    pub on_pick: &'a Callback<u16>,
    /// A cell is pointed at.
    pub on_hover: &'a Callback<Option<u16>>,
    /// A key without a use here.
    pub on_key: &'a Callback<KeyboardEvent>,
    /// Told of drags.
    pub on_draw: &'a Option<Callback<Stroke>>,
    /// Where the cursor is asked to be.
    pub focus: Option<u16>,
}

/// A board on the page.
pub struct Surface<G: Grid> {
    /// The cell that Tab reaches.
    pub at: u16,
    /// What is seen.
    pub view: UseReducerHandle<Viewport>,
    svg: NodeRef,
    ring: bool,
    handlers: Rc<Handlers<G>>,
    gestures: Gestures,
}

/// What one kind of board draws.
pub struct Looks {
    /// Style classes.
    pub class: Classes,
    /// Below everything.
    pub ground: Html,
    /// The cells.
    pub rows: Html,
    /// The ring around the cell with the focus.
    pub ring: Html,
    /// The coordinates.
    pub labels: Html,
}

/// Tells the style sheet how many units a drawing has and how close it is seen: letters that would be too small to read
/// are left out there.
#[hook]
fn use_measures(svg: &NodeRef, extent: Extent, close: f64) {
    let svg = svg.clone();
    let measures = [extent.width, extent.height, close];
    use_effect_with(measures, move |measures| {
        let Some(svg) = svg.cast::<Element>() else {
            return;
        };
        let style = svg.unchecked_into::<HtmlElement>().style();
        for (name, value) in ["--wide", "--tall", "--close"].into_iter().zip(measures) {
            // What a browser will not take leaves all letters in sight.
            let _ = style.set_property(name, &value.to_string());
        }
    });
}

/// Cursor, view and gestures of a board.
#[hook]
pub fn use_surface<G: Grid>(wishes: Wishes<'_, G>) -> Surface<G> {
    let grid = wishes.grid;
    let extent = grid.extent();
    let svg = use_node_ref();
    let view = use_reducer(|| Viewport::fit(extent));
    let cursor = use_state_eq(|| wishes.focus.unwrap_or(0));
    let ring = use_state_eq(|| false);
    let gestures = use_gestures(&svg, grid, view.clone(), wishes.on_draw.clone());
    {
        let view = view.dispatcher();
        use_effect_with(grid, move |grid| view.dispatch(Look::Over(grid.extent())));
    }
    use_growth(extent, svg.clone());
    use_measures(&svg, extent, view.scale());
    use_asked_focus(
        wishes.focus,
        grid,
        svg.clone(),
        cursor.setter(),
        view.dispatcher(),
    );
    let at = grid.held(*cursor);
    let newest: Newest<G> = use_mut_ref(Weak::new);
    let handlers = Rc::new(Handlers {
        grid,
        cells: wishes.cells.clone(),
        at,
        svg: svg.clone(),
        view: view.clone(),
        hand: gestures.hand.clone(),
        cursor: cursor.setter(),
        ring: ring.setter(),
        on_pick: wishes.on_pick.clone(),
        on_hover: wishes.on_hover.clone(),
        on_key: wishes.on_key.clone(),
        newest: newest.clone(),
    });
    newest.replace(Rc::downgrade(&handlers));
    Surface {
        at,
        view,
        svg,
        ring: *ring,
        handlers,
        gestures,
    }
}

impl<G: Grid> Surface<G> {
    /// The board.
    pub fn draw(self, layers: &[Layer], words: &BoardWords, looks: Looks) -> Html {
        let Self {
            view,
            svg,
            ring,
            handlers,
            gestures,
            at: _,
        } = self;
        let grid = handlers.grid;
        let extent = grid.extent();
        let frame = format!(
            "{} {} {} {}",
            extent.x, extent.y, extent.width, extent.height
        );
        let near = (!view.is_fit()).then_some("near");
        let on_look = {
            let view = view.dispatcher();
            Callback::from(move |look| view.dispatch(look))
        };
        html! {
            <div class={classes!("board", looks.class, near)}>
                <svg ref={svg} class="board-svg" viewBox={frame} role="presentation" onclick={handlers.click()}
                    onkeydown={handlers.key()} onfocusin={handlers.focus_in()} onfocusout={handlers.focus_out()}
                    onpointerover={handlers.point()} onpointerleave={handlers.leave()}
                    onpointerdown={gestures.on_down} onpointermove={gestures.on_move}
                    onpointerup={handlers.up(gestures.on_up)} onpointercancel={gestures.on_cancel} onwheel={gestures.on_wheel}>
                    <g><g transform={view.transform()}>
                        { looks.ground }
                        <g class="board-layers" aria-hidden="true">{ draw(layers, Depth::Under) }</g>
                        <Marks<G> {grid} cells={handlers.cells.clone()} />
                        { looks.rows }
                        <g class="board-layers" aria-hidden="true">{ draw(layers, Depth::Over) }</g>
                        if ring {
                            { looks.ring }
                        }
                    </g></g>
                    { looks.labels }
                </svg>
                <ZoomButtons words={words.clone()} fit={view.is_fit()} {on_look} />
            </div>
        }
    }
}

#[derive(Properties, PartialEq)]
struct ZoomButtonsProps {
    words: BoardWords,
    fit: bool,
    on_look: Callback<Look>,
}

/// Zoom without wheel, pinch or drag.
#[component]
fn ZoomButtons(props: &ZoomButtonsProps) -> Html {
    let BoardWords {
        zoom_in,
        zoom_out,
        fit,
    } = &props.words;
    let button = |label: &AttrValue, sign: &'static str, closed: bool, look: Look| {
        let onclick = unless(closed, props.on_look.reform(move |_: MouseEvent| look));
        html! {
            <button type="button" class="icon-button" aria-label={label.clone()} title={label.clone()} aria-disabled={shut(closed)} {onclick}>
                <svg viewBox="-10 -10 20 20" aria-hidden="true"><path d={sign} /></svg>
            </button>
        }
    };
    html! {
        <div class="board-zoom">
            { button(zoom_in, "M-6 0H6M0-6V6", false, Look::ZoomCenter(ZOOM_STEP)) }
            { button(zoom_out, "M-6 0H6", props.fit, Look::ZoomCenter(1.0 / ZOOM_STEP)) }
            { button(fit, "M-7-3V-7H-3M3-7H7V-3M7 3V7H3M-3 7H-7V3", props.fit, Look::Fit) }
        </div>
    }
}

/// Follows the `focus` property: moves the cursor, brings it into view, and takes the focus along if the
/// board has it.
#[hook]
fn use_asked_focus<G: Grid>(
    asked: Option<u16>,
    grid: G,
    svg: NodeRef,
    cursor: UseStateSetter<u16>,
    view: UseReducerDispatcher<Viewport>,
) {
    use_effect_with(asked, move |asked| {
        let Some(cell) = asked.filter(|cell| *cell < grid.count()) else {
            return;
        };
        cursor.set(cell);
        view.dispatch(Look::Show(grid.bounds(cell)));
        if let Some(root) = svg.cast::<Element>().filter(holds_focus) {
            focus_cell(&root, cell);
        }
    });
}

/// Lets a board whose extent has changed move to its new place instead of jumping there.
#[hook]
fn use_growth(extent: Extent, svg: NodeRef) {
    let last = use_mut_ref(|| extent);
    use_effect_with(extent, move |extent| {
        let before = last.replace(*extent);
        let root = svg.cast::<Element>().filter(|_| before != *extent);
        let body = root.as_ref().and_then(Element::first_element_child);
        if let Some((root, body)) = root.zip(body) {
            let place = root.get_bounding_client_rect();
            let size = (place.width(), place.height());
            if let Some(from) = extent.seen_as(before, size) {
                settle(&body, &from);
            }
        }
    });
}

//! Boards that follow what matters now, such as the ship that acts, while the whole board would
//! have small cells, as on a phone. The player can look elsewhere at any time; the board moves when
//! something else matters, unless the player has chosen to see the whole board.

use super::grid::{Extent, Grid};
use super::viewport::{FollowedPart, ViewChange, Viewport};
use std::cell::Cell;
use std::rc::Rc;
use ui::motion::animate_from;
use ui::timing::after;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

/// The width of a cell in CSS pixels below which a board follows. Larger cells need no zoom.
const SMALL_CELL_PX: f64 = 66.0;
/// The largest width of a followed cell in CSS pixels, so that its surroundings are in view.
const FOLLOWED_CELL_PX: f64 = 96.0;

/// A width and height in CSS pixels.
type Size = (f64, f64);

/// Returns the part of a board to show on a screen of `width` by `height` CSS pixels: the cells, or
/// the whole board if there are none or if its cells are large enough.
fn followed_part<G: Grid>(
    grid: G,
    cells: &[u16],
    (width, height): Size,
    is_new: bool,
) -> FollowedPart {
    let extent = grid.extent();
    let units = (extent.width / width).max(extent.height / height);
    let around = |from: f64, size: f64, pixels: f64| from + (size - pixels * units) / 2.0;
    let visible = Extent {
        x: around(extent.x, extent.width, width),
        y: around(extent.y, extent.height, height),
        width: width * units,
        height: height * units,
    };
    let side = grid.bounds(grid.clamp_index(0)).width / units;
    let small_cells = if side < SMALL_CELL_PX { cells } else { &[] };
    let bounds = small_cells.iter().map(|cell| grid.bounds(*cell));
    let area = bounds.reduce(Extent::union);
    FollowedPart {
        area: area.unwrap_or(extent),
        visible,
        max_scale: area.map_or(1.0, |_| FOLLOWED_CELL_PX / side),
        is_new: is_new && side < SMALL_CELL_PX,
    }
}

/// Shows the followed cells when they change, when the board grows, and when its size on the screen
/// changes. A board that is not on the screen follows as soon as it is.
#[hook]
pub fn use_followed_cells<G: Grid>(
    cells: Option<Rc<[u16]>>,
    grid: G,
    svg: NodeRef,
    view: UseReducerDispatcher<Viewport>,
) {
    let last_size = use_mut_ref(|| None::<Size>);
    use_effect_with((cells, grid), move |(cells, grid)| {
        let target = cells.clone().zip(svg.cast::<Element>());
        let observed = target.map(|(cells, svg)| {
            let follow = {
                let (grid, last_size) = (*grid, last_size.clone());
                move |size: Size, is_new: bool| {
                    last_size.replace(Some(size));
                    let part = followed_part(grid, &cells, size, is_new);
                    view.dispatch(ViewChange::Follow(part));
                }
            };
            // The last size is right unless something else on the page has changed as well: the
            // board follows in the frame that shows the change.
            let size = *last_size.borrow();
            if let Some(size) = size {
                follow(size, true);
            }
            let is_new = Cell::new(size.is_none());
            SizeObserver::new(&svg, move |size| follow(size, is_new.replace(false)))
        });
        move || drop(observed)
    });
}

/// An observer of the size of an element. Dropping it ends the observation.
struct SizeObserver {
    observer: Option<ResizeObserver>,
    _report: Closure<dyn Fn()>,
}

impl Drop for SizeObserver {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            observer.disconnect();
        }
    }
}

impl SizeObserver {
    /// Reports the size of an element now, and whenever it changes, unless it is not on the screen.
    fn new(element: &Element, report: impl Fn(Size) + 'static) -> Self {
        let (report, observed) = (Rc::new(report), element.clone());
        let on_resize: Closure<dyn Fn()> = Closure::new(move || {
            let (report, observed) = (report.clone(), observed.clone());
            // Changing the state within the same resize notification would be an error.
            after(0, move || {
                let rect = observed.get_bounding_client_rect();
                if rect.width() > 0.0 && rect.height() > 0.0 {
                    report((rect.width(), rect.height()));
                }
            });
        });
        let observer = ResizeObserver::new(on_resize.as_ref().unchecked_ref()).ok();
        if let Some(observer) = &observer {
            observer.observe(element);
        }
        Self {
            observer,
            _report: on_resize,
        }
    }
}

/// Animates the board to the part that it follows, so that it does not jump.
#[hook]
pub fn use_follow_animation(view: Viewport, extent: Extent, svg: NodeRef) {
    let last = use_mut_ref(|| (view, extent));
    use_effect_with((view, extent), move |(view, extent)| {
        let (before, old_extent) = last.replace((*view, *extent));
        if !view.is_followed() || before == *view || old_extent != *extent {
            return;
        }
        let body = svg.cast::<Element>();
        if let Some(body) = body.and_then(|svg| svg.first_element_child()) {
            animate_from(&body, &view.transform_from(before));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::super::pointy_hex::{PointyHexGrid, number};
    use super::*;

    /// Three rows of eight hexagons.
    fn wide_map() -> PointyHexGrid {
        let row = |r: i8| (-r.min(0)..8 - r.max(0)).map(move |q| [q, r]);
        let cells = (-1..=1).flat_map(row);
        PointyHexGrid::from_indices(cells.filter_map(number))
    }

    fn shown(cells: &[[i8; 2]], size: (f64, f64)) -> (Viewport, PointyHexGrid) {
        let grid = wide_map();
        let cells: Vec<u16> = cells.iter().filter_map(|at| number(*at)).collect();
        let part = followed_part(grid, &cells, size, true);
        let view = Viewport::fit(grid.extent()).apply(ViewChange::Follow(part));
        (view, grid)
    }

    #[test]
    fn a_phone_shows_the_followed_cells_twice_as_large_and_whole() {
        const PHONE: (f64, f64) = (382.0, 342.0);
        let cells = [[5, 0], [6, 0], [5, 1], [6, -1]];
        let (view, grid) = shown(&cells, PHONE);
        let units = grid.extent().width / PHONE.0;
        let side = 174.0 * view.scale() / units;
        assert!((side - FOLLOWED_CELL_PX).abs() < 0.1, "{side}");
        for at in cells {
            let cell = grid.bounds(number(at).expect("a cell"));
            let left = view.to_frame(cell.x, cell.y).0;
            let right = view.to_frame(cell.x + cell.width, cell.y).0;
            let extent = grid.extent();
            assert!(
                left >= extent.x && right <= extent.x + extent.width,
                "{at:?}"
            );
        }
        // All rows fit, so the map stays in the middle of the screen.
        let middle = grid.extent().y + grid.extent().height / 2.0;
        assert!((view.to_frame(0.0, middle).1 - middle).abs() < 1e-6);
    }

    #[test]
    fn cells_all_over_the_map_show_all_of_it() {
        let (view, _) = shown(&[[0, 0], [7, 0]], (382.0, 342.0));
        assert!(view.scale() < 1.05, "{view:?}");
        assert!(shown(&[], (382.0, 342.0)).0.is_fit());
    }

    #[test]
    fn large_cells_are_not_enlarged_and_leave_the_view_to_the_player() {
        let size = (804.0, 516.0);
        assert!(shown(&[[5, 0]], size).0.is_fit());
        let grid = wide_map();
        let part = followed_part(grid, &[0], size, true);
        let zoomed = Viewport::fit(grid.extent()).apply(ViewChange::ZoomCenter(2.0));
        assert_eq!(zoomed.apply(ViewChange::Follow(part)), zoomed);
    }
}

//! The visible part of a board: a scale and an offset, limited so that the board always fills the
//! frame. The gestures that change it are in [`super::gesture`].

use super::grid::Extent;
use std::rc::Rc;
use web_sys::Element;
use yew::Reducible;

/// The maximum scale.
const MAX_SCALE: f64 = 8.0;
/// The zoom factor of one press of a zoom key or button.
pub const ZOOM_STEP: f64 = 1.4;

/// A view of an extent. At scale 1 the whole extent is visible.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Viewport {
    extent: Extent,
    scale: f64,
    x: f64,
    y: f64,
    /// Whether the player moved it last; otherwise it is where the board put it.
    is_moved: bool,
}

/// The part of a board that matters now, as a board follows it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FollowedPart {
    /// The part, in board units.
    pub area: Extent,
    /// What the screen shows of the frame, which is at least the extent of the board.
    pub visible: Extent,
    /// The largest scale at which the part is shown.
    pub max_scale: f64,
    /// Whether the part has changed. A part that has not changed is only shown again if the player
    /// has not moved the viewport.
    pub is_new: bool,
}

/// A change of the viewport. Points and distances are in units of the frame, which are board units
/// at scale 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ViewChange {
    /// Shows the whole board.
    Fit,
    /// Changes the extent: shows all of it, or keeps the current section if the view is zoomed in.
    Resize(Extent),
    /// Pans by a distance.
    Pan(f64, f64),
    /// Zooms by a factor (above 1 to zoom in); the given point stays in place.
    Zoom(f64, (f64, f64)),
    /// Zooms around the center of the frame.
    ZoomCenter(f64),
    /// Pans as little as necessary to show a rectangle of the board.
    Show(Extent),
    /// Shows a part as large as it may be, unless the player has chosen to see the whole board.
    Follow(FollowedPart),
}

impl Viewport {
    /// Returns a viewport that shows a whole extent.
    pub const fn fit(extent: Extent) -> Self {
        Self {
            extent,
            scale: 1.0,
            x: 0.0,
            y: 0.0,
            is_moved: false,
        }
    }

    /// Returns whether the board put it where it is, rather than the player.
    pub const fn is_followed(self) -> bool {
        !self.is_moved
    }

    /// Returns the scale; 1 shows the whole extent.
    pub const fn scale(self) -> f64 {
        self.scale
    }

    /// Returns whether the whole extent is visible.
    pub fn is_fit(self) -> bool {
        self.scale <= 1.0
    }

    /// Returns the SVG transform of the drawing.
    pub fn transform(self) -> String {
        format!(
            "translate({:.1} {:.1}) scale({:.3})",
            self.x, self.y, self.scale
        )
    }

    /// Maps a point of the board to the frame.
    pub fn to_frame(self, x: f64, y: f64) -> (f64, f64) {
        (x * self.scale + self.x, y * self.scale + self.y)
    }

    /// Maps a point of the frame to the board.
    pub fn to_board(self, x: f64, y: f64) -> (f64, f64) {
        ((x - self.x) / self.scale, (y - self.y) / self.scale)
    }

    /// Returns the viewport after a change.
    pub fn apply(self, change: ViewChange) -> Self {
        let e = self.extent;
        let next = match change {
            ViewChange::Resize(extent) => return self.resized(extent),
            ViewChange::Follow(part) => return self.following(part),
            ViewChange::Fit => Self {
                is_moved: self.is_moved,
                ..Self::fit(e)
            },
            ViewChange::Pan(dx, dy) => self.moved(dx, dy),
            ViewChange::Zoom(factor, at) => self.zoomed(factor, at),
            ViewChange::ZoomCenter(factor) => {
                self.zoomed(factor, (e.x + e.width / 2.0, e.y + e.height / 2.0))
            }
            ViewChange::Show(bounds) => self.scrolled_to(bounds),
        };
        Self {
            is_moved: self.is_moved || next != self,
            ..next
        }
    }

    /// Returns the CSS transform that shows a drawing in this viewport as if it were still in the
    /// viewport `before`.
    pub fn transform_from(self, before: Self) -> String {
        let ratio = before.scale / self.scale;
        let (x, y) = (before.x - self.x * ratio, before.y - self.y * ratio);
        format!("translate({x:.1}px, {y:.1}px) scale({ratio:.4})")
    }

    fn following(self, part: FollowedPart) -> Self {
        let FollowedPart { area, visible, .. } = part;
        let shows_all_by_choice = self.is_moved && self.is_fit();
        if shows_all_by_choice || (self.is_moved && !part.is_new) {
            return self;
        }
        let e = self.extent;
        let largest = (visible.width / area.width).min(visible.height / area.height);
        let scale = largest.min(part.max_scale).clamp(1.0, MAX_SCALE);
        // The middle of the part is in the middle of the screen, as far as the drawing covers the
        // screen; where the drawing is smaller, it is in the middle itself.
        let shift = |area: (f64, f64), visible: (f64, f64), all: (f64, f64)| {
            let middle = |(from, size): (f64, f64)| from + size / 2.0;
            if all.1 * scale <= visible.1 {
                return middle(visible) - middle(all) * scale;
            }
            let least = visible.0 + visible.1 - (all.0 + all.1) * scale;
            (middle(visible) - middle(area) * scale).clamp(least, visible.0 - all.0 * scale)
        };
        let columns = |extent: Extent| (extent.x, extent.width);
        let rows = |extent: Extent| (extent.y, extent.height);
        Self {
            extent: e,
            scale,
            x: shift(columns(area), columns(visible), columns(e)),
            y: shift(rows(area), rows(visible), rows(e)),
            is_moved: false,
        }
        .clamped()
    }

    fn resized(self, extent: Extent) -> Self {
        if self.is_fit() {
            return Self {
                is_moved: self.is_moved,
                ..Self::fit(extent)
            };
        }
        let e = self.extent;
        let (x, y) = self.to_board(e.x + e.width / 2.0, e.y + e.height / 2.0);
        // The size of cells on the screen and the point in the center stay the same.
        let growth = (extent.width / e.width).max(extent.height / e.height);
        let scale = (self.scale * growth).clamp(1.0, MAX_SCALE);
        Self {
            extent,
            scale,
            x: extent.x + extent.width / 2.0 - x * scale,
            y: extent.y + extent.height / 2.0 - y * scale,
            ..self
        }
        .clamped()
    }

    fn moved(self, dx: f64, dy: f64) -> Self {
        Self {
            x: self.x + dx,
            y: self.y + dy,
            ..self
        }
        .clamped()
    }

    fn zoomed(self, factor: f64, (px, py): (f64, f64)) -> Self {
        let scale = (self.scale * factor).clamp(1.0, MAX_SCALE);
        let ratio = scale / self.scale;
        let (x, y) = (px - (px - self.x) * ratio, py - (py - self.y) * ratio);
        Self {
            scale,
            x,
            y,
            ..self
        }
        .clamped()
    }

    fn scrolled_to(self, bounds: Extent) -> Self {
        let shift = |low: f64, high: f64, from: f64, to: f64| {
            if low < from {
                from - low
            } else if high > to {
                to - high
            } else {
                0.0
            }
        };
        let (e, s) = (self.extent, self.scale);
        let (left, top) = (bounds.x * s + self.x, bounds.y * s + self.y);
        let dx = shift(left, left + bounds.width * s, e.x, e.x + e.width);
        let dy = shift(top, top + bounds.height * s, e.y, e.y + e.height);
        self.moved(dx, dy)
    }

    /// Limits the offset so that the board fills the frame.
    fn clamped(self) -> Self {
        let limit = |shift: f64, from: f64, size: f64| {
            let (low, high) = (
                (from + size) * (1.0 - self.scale),
                from * (1.0 - self.scale),
            );
            shift.clamp(low.min(high), low.max(high))
        };
        let e = self.extent;
        Self {
            x: limit(self.x, e.x, e.width),
            y: limit(self.y, e.y, e.height),
            ..self
        }
    }
}

impl Reducible for Viewport {
    type Action = ViewChange;

    fn reduce(self: Rc<Self>, change: ViewChange) -> Rc<Self> {
        let next = self.apply(change);
        if next == *self { self } else { Rc::new(next) }
    }
}

/// The position of the frame on the screen: `xMidYMid meet` of an extent in a rectangle of CSS
/// pixels.
#[derive(Clone, Copy)]
pub struct ScreenFrame {
    /// Units of the frame per CSS pixel.
    pub units: f64,
    left: f64,
    top: f64,
}

impl ScreenFrame {
    /// Measures an element that shows an extent.
    pub fn measure(svg: &Element, extent: Extent) -> Self {
        let rect = svg.get_bounding_client_rect();
        let units =
            (extent.width / rect.width().max(1.0)).max(extent.height / rect.height().max(1.0));
        let left = extent.x + extent.width / 2.0 - (rect.left() + rect.width() / 2.0) * units;
        let top = extent.y + extent.height / 2.0 - (rect.top() + rect.height() / 2.0) * units;
        Self { units, left, top }
    }

    /// Converts a point of the screen to units of the frame.
    pub fn point(self, x: f64, y: f64) -> (f64, f64) {
        (self.left + x * self.units, self.top + y * self.units)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: Extent = Extent {
        x: -30.0,
        y: -30.0,
        width: 840.0,
        height: 840.0,
    };

    #[test]
    fn zoom_keeps_the_point_under_the_finger() {
        let view = Viewport::fit(ALL).apply(ViewChange::Zoom(2.0, (100.0, 200.0)));
        assert_eq!(view.scale(), 2.0);
        assert_eq!(
            (100.0 * view.scale + view.x, 200.0 * view.scale + view.y),
            (100.0, 200.0)
        );
    }

    #[test]
    fn to_board_inverts_to_frame() {
        let view = Viewport::fit(ALL).apply(ViewChange::Zoom(3.0, (120.0, 500.0)));
        let (x, y) = view.to_frame(333.0, 44.0);
        let (x, y) = view.to_board(x, y);
        assert!((x - 333.0).abs() < 1e-9 && (y - 44.0).abs() < 1e-9);
    }

    #[test]
    fn panning_and_zooming_never_uncover_the_frame() {
        let view = Viewport::fit(ALL).apply(ViewChange::Pan(500.0, -500.0));
        assert_eq!(view, Viewport::fit(ALL));
        let zoomed = view
            .apply(ViewChange::ZoomCenter(2.0))
            .apply(ViewChange::Pan(9000.0, -9000.0));
        assert_eq!(-30.0 * zoomed.scale + zoomed.x, -30.0);
        assert_eq!(810.0 * zoomed.scale + zoomed.y, 810.0);
        let whole = zoomed.apply(ViewChange::ZoomCenter(0.01));
        assert_eq!(whole.transform(), Viewport::fit(ALL).transform());
    }

    /// A wide board on an upright screen, of which `visible` is as high as it is wide.
    fn wide() -> (Viewport, FollowedPart) {
        let extent = |x, y, width, height| Extent {
            x,
            y,
            width,
            height,
        };
        let part = FollowedPart {
            area: extent(600.0, 0.0, 200.0, 200.0),
            visible: extent(0.0, -300.0, 1000.0, 1000.0),
            max_scale: 2.0,
            is_new: true,
        };
        (Viewport::fit(extent(0.0, 0.0, 1000.0, 400.0)), part)
    }

    #[test]
    fn a_followed_part_is_in_the_middle_and_no_larger_than_it_may_be() {
        let (all, part) = wide();
        let shown = all.apply(ViewChange::Follow(part));
        assert_eq!(shown.scale(), 2.0);
        // The board is lower than the screen, so it stays in the middle; the part is to its right.
        assert_eq!(shown.to_frame(700.0, 200.0), (500.0, 200.0));
        let larger = Extent {
            width: 800.0,
            ..part.area
        };
        let shown = all.apply(ViewChange::Follow(FollowedPart {
            area: larger,
            ..part
        }));
        assert_eq!(shown.scale(), 1.25);
        // At the edge, the board covers the screen.
        assert_eq!(shown.to_frame(1000.0, 0.0).0, 1000.0);
    }

    #[test]
    fn what_the_player_shows_stays_until_the_followed_part_changes() {
        let (all, part) = wide();
        let old = FollowedPart {
            is_new: false,
            ..part
        };
        let followed = all.apply(ViewChange::Follow(old));
        assert!(followed.scale() > 1.0 && followed.is_followed());
        let moved = followed.apply(ViewChange::Pan(90.0, 0.0));
        assert!(moved != followed && !moved.is_followed());
        assert_eq!(moved.apply(ViewChange::Follow(old)), moved);
        assert_eq!(moved.apply(ViewChange::Follow(part)), followed);
        // Only zooming in again ends the choice to see the whole board.
        let whole = followed.apply(ViewChange::Fit);
        assert_eq!(whole.apply(ViewChange::Follow(part)), whole);
        let near = whole.apply(ViewChange::ZoomCenter(1.4));
        assert_eq!(near.apply(ViewChange::Follow(part)), followed);
    }

    #[test]
    fn transform_from_shows_the_drawing_in_the_old_viewport() {
        let (all, part) = wide();
        let shown = all.apply(ViewChange::Follow(part));
        let transform = shown.transform_from(all);
        assert_eq!(transform, "translate(450.0px, 100.0px) scale(0.5000)");
        let (x, y) = shown.to_frame(700.0, 200.0);
        assert_eq!(
            (x * 0.5 + 450.0, y * 0.5 + 100.0),
            all.to_frame(700.0, 200.0)
        );
    }

    #[test]
    fn show_scrolls_to_a_hidden_square_and_ignores_a_visible_one() {
        let zoomed = Viewport::fit(ALL).apply(ViewChange::Zoom(4.0, (0.0, 0.0)));
        let square = Extent {
            x: 700.0,
            y: 700.0,
            width: 100.0,
            height: 100.0,
        };
        let shown = zoomed.apply(ViewChange::Show(square));
        assert!(square.x * shown.scale + shown.x >= ALL.x);
        assert!((square.x + 100.0) * shown.scale + shown.x <= ALL.x + ALL.width);
        assert_eq!(shown.apply(ViewChange::Show(square)), shown);
    }

    #[test]
    fn resizing_a_zoomed_board_keeps_the_point_in_the_center() {
        let larger = Extent {
            x: -30.0,
            y: -230.0,
            width: 840.0,
            height: 1040.0,
        };
        let all = Viewport::fit(ALL).apply(ViewChange::Resize(larger));
        assert_eq!(all, Viewport::fit(larger));
        let zoomed = Viewport::fit(ALL).apply(ViewChange::Zoom(3.0, (500.0, 500.0)));
        let centered = zoomed.to_board(390.0, 390.0);
        let resized = zoomed.apply(ViewChange::Resize(larger));
        let (x, y) = resized.to_board(390.0, 290.0);
        assert!((x - centered.0).abs() < 1e-6 && (y - centered.1).abs() < 1e-6);
        assert!(resized.scale() > zoomed.scale());
    }
}

//! Boards that know geometry and no game.
//!
//! A board is given cells, layers of drawings and what may be picked; it gives back a cell that was
//! picked, a cell that is pointed at, and keys that it has no use for. Which cells are legal, what
//! stands on them and what a key means is the business of the game above it.
//!
//! A board can also be drawn on: drags are then reported cell by cell as [`Stroke`]s.
//!
//! [`SquareBoard`] draws squares. A hex board sits beside it as `hex.rs` (centers, corners and
//! labels, in place of [`square::SquareGrid`]) and `hex_view.rs` (in place of [`view::SquareBoard`]):
//! [`cell`], [`layer`], [`viewport`] and [`gesture`] know only indexes and points and serve both.
//! In [`cursor`] only [`cursor::travel`] is about squares; a hex board brings its own, with the six
//! directions on the same keys.

pub mod cell;
pub mod cursor;
pub mod draw;
pub mod gesture;
pub mod ground;
pub mod handlers;
pub mod labels;
pub mod layer;
pub mod marks;
pub mod square;
pub mod view;
pub mod viewport;

pub use cell::{Cell, CellState};
pub(crate) use cursor::shows_focus;
pub use draw::Stroke;
pub use layer::{Depth, Layer};
pub use square::{SquareGrid, UNIT};
pub use view::{BoardWords, SquareBoard};

//! Boards that know geometry and no game.
//!
//! A board is given cells, layers of drawings and what may be picked; it gives back a cell that was
//! picked, a cell that is pointed at, and keys that it has no use for. Which cells are legal, what
//! stands on them and what a key means is the business of the game above it.
//!
//! A board can also be drawn on: drags are then reported cell by cell as [`Stroke`]s.
//!
//! [`SquareBoard`] draws squares, [`HexBoard`] hexagons with a corner on top in straight rows,
//! [`FlatBoard`] hexagons on a flat side in any arrangement, [`PeakBoard`] hexagons with a corner on top
//! that become more as a game goes on. All of them are one [`view::Board`], which asks its
//! geometry through [`grid::Grid`] and its looks through [`face::Face`]. On all of them the keys around
//! the letter S lead in all directions that there are.

pub mod cell;
pub mod cursor;
pub mod draw;
#[cfg(not(target_arch = "wasm32"))]
pub mod drawn;
pub mod face;
pub mod flat;
pub mod flat_ground;
pub mod flat_view;
pub mod gesture;
pub mod grid;
pub mod ground;
pub mod handlers;
pub mod hex;
pub mod hex_ground;
pub mod hex_view;
pub mod labels;
pub mod layer;
pub mod lights;
pub mod marks;
pub mod peak;
pub mod peak_view;
pub mod reports;
pub mod rows;
pub mod sights;
pub mod square;
pub mod square_view;
pub mod surface;
pub mod tap;
pub mod view;
pub mod viewport;
pub mod way;

pub use cell::{Cell, CellState};
pub use cursor::{element_at, shows_focus};
pub use draw::Stroke;
pub use flat::FlatGrid;
pub use gesture::point;
pub use grid::UNIT;
pub use hex::HexGrid;
pub use layer::{Depth, Layer};
pub use peak::PeakGrid;
pub use reports::Reports;
pub use sights::Sights;
pub use square::SquareGrid;
pub use view::{FlatBoard, HexBoard, PeakBoard, SquareBoard};

//! Boards that know geometry and no game.
//!
//! A board is given cells, layers of drawings and what may be picked; it gives back a cell that was
//! picked, a cell that is pointed at, and keys that it has no use for. Which cells are legal, what
//! stands on them and what a key means is the business of the game above it.
//!
//! A board can also be drawn on: drags are then reported cell by cell as [`StrokeEvent`]s.
//!
//! [`SquareBoard`] draws squares, [`HexBoard`] hexagons with a corner on top in straight rows,
//! [`FlatHexBoard`] hexagons on a flat side in any arrangement, [`PointyHexBoard`] hexagons with a corner on top
//! that become more as a game goes on. All of them are one [`view::Board`], which asks its
//! geometry through [`grid::Grid`] and its looks through [`grid_view::GridView`]. On all of them the keys around
//! the letter S lead in all directions that there are.

pub mod board_callbacks;
pub mod board_controls;
pub mod cell;
pub mod cursor;
pub mod flat_hex;
pub mod flat_hex_background;
pub mod flat_hex_view;
pub mod gesture;
pub mod grid;
pub mod grid_view;
pub mod handlers;
pub mod hex;
pub mod hex_background;
pub mod hex_view;
pub mod highlights;
#[cfg(not(target_arch = "wasm32"))]
pub mod html_text;
pub mod layer;
pub mod marks;
pub mod path;
pub mod pen;
pub mod pointy_hex;
pub mod pointy_hex_view;
pub mod rows;
pub mod square;
pub mod square_background;
pub mod square_labels;
pub mod square_view;
pub mod tap;
pub mod view;
pub mod viewport;
pub mod visual_effects;

pub use board_callbacks::BoardCallbacks;
pub use cell::{BoardCell, CellState};
pub use cursor::{element_at, shows_focus};
pub use flat_hex::FlatHexGrid;
pub use gesture::client_point;
pub use grid::UNIT;
pub use hex::HexGrid;
pub use highlights::Highlights;
pub use layer::{Depth, Layer};
pub use pen::StrokeEvent;
pub use pointy_hex::PointyHexGrid;
pub use square::SquareGrid;
pub use view::{FlatHexBoard, HexBoard, PointyHexBoard, SquareBoard};

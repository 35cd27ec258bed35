//! Interactive boards that depend on no game.
//!
//! A board gets cells, layers of drawings and the cells that may be picked. It reports a picked
//! cell, the cell under the pointer, and keys that it does not use. The game decides which cells
//! are legal, what they contain and what a key means.
//!
//! A board can also be drawn on: drags are then reported cell by cell as [`StrokeEvent`]s.
//!
//! [`SquareBoard`] has squares, [`HexBoard`] pointy-topped hexagons in straight rows,
//! [`FlatHexBoard`] flat-topped hexagons in any arrangement, and [`PointyHexBoard`] pointy-topped
//! hexagons whose number can grow during a game. All of them are instances of [`view::Board`],
//! which uses [`grid::Grid`] for geometry and [`grid_view::GridView`] for rendering. On all of
//! them, the keys around the letter S lead in all directions of the grid.

pub mod board_callbacks;
pub mod board_controls;
pub mod cell;
pub mod cursor;
pub mod flat_hex;
pub mod flat_hex_background;
pub mod flat_hex_view;
pub mod follow;
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
pub mod pointy_hex;
pub mod pointy_hex_view;
pub mod rows;
pub mod sample_volley;
pub mod square;
pub mod square_background;
pub mod square_labels;
pub mod square_view;
pub mod stroke_tracker;
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
pub use pointy_hex::PointyHexGrid;
pub use square::SquareGrid;
pub use stroke_tracker::StrokeEvent;
pub use view::{FlatHexBoard, HexBoard, PointyHexBoard, SquareBoard};

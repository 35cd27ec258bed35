//! Making boards and scenarios: the parts that editors of all games share. They know no game.
//!
//! An editor makes what its [`DocumentKind`] says. It has one in hand on a [`EditorDocument`], changes it with tools chosen from
//! a palette, and draws on a [`board`] whose strokes it turns into cells with [`grid_shapes`]
//! and [`Symmetry`]. Its state is a [`EditorState`]. What the tools of its game do it says as
//! [`EditorTools`], what is seen and told of them as a [`Editor`]; its page is [`EditorPage`], which brings
//! a thing in, keeps the draft over a reload, lists what the engine has found at which cell, and
//! leads out of the page. [`SharedBoard`] is for whoever comes by a link.

mod cells;
mod commands;
mod document;
mod document_kind;
pub mod document_share_dialog;
pub mod draft_record;
mod editor;
mod editor_bar;
mod editor_page;
mod fields;
pub mod files;
pub mod findings;
pub mod form;
pub mod grid_shapes;
pub mod history;
pub mod keys;
mod open_document;
pub mod palette;
pub mod panel_tabs;
mod shared_board;
mod side_panel;
mod state;
pub mod symmetry;
mod symmetry_icon;

pub use cells::{CellContext, use_cells, use_fault_layer};
pub use commands::EditorCommand;
pub use document::{DocumentAction, DocumentOrigin, EditorDocument};
pub use document_kind::{DocumentKind, HANDOVER_ID};
pub use document_share_dialog::DocumentShareDialog;
pub use draft_record::DraftRecord;
pub use editor::document_list::DocumentPreview;
pub use editor::editor_board::{BoardContent, EditorBoardProps};
pub use editor::toolbox::ToolboxProps;
pub use editor::validation_report::{PlacedMessage, ValidationReport, validate};
pub use editor::{Editor, PanelProps, ShareCodeError};
pub use editor_page::EditorPage;
pub use fields::{AmountField, TextInput};
pub use files::OpenFile;
pub use findings::{Finding, Findings, Severity};
pub use history::History;
pub use open_document::{OpenRequest, read_handover, route_in_file, write_handover};
pub use palette::{DIGITS, digit_index, next_in_cycle};
pub use shared_board::SharedBoard;
pub use state::editor_tools::{EditorTools, ToolKind, all_tools_resolve};
pub use state::{Drag, EditorAction, EditorState};
pub use symmetry::{Symmetry, SymmetryTransform};
pub use symmetry_icon::symmetry_icon;

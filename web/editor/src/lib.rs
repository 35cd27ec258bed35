//! The parts that the editors of all games share. They do not depend on any game.
//!
//! The kind of document that an editor makes is a [`DocumentKind`]. The open document is an
//! [`EditorDocument`], which the player changes with tools from a palette, on a [`board`] whose
//! strokes become cells with [`grid_shapes`] and [`Symmetry`]. The state of an editor is an
//! [`EditorState`]. A game implements [`EditorTools`] for the effect of its tools and [`Editor`]
//! for their presentation. [`EditorPage`] opens documents, saves the draft, lists what the engine
//! reports about the document, and runs commands. [`SharedBoard`] is the page of a document that
//! was opened from a link.

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

//! Exodus on the page: the only place that matches its views and actions.
pub mod draft;
pub mod editor;
pub mod facts;
pub mod field;
mod house;
pub mod learn;
pub mod narrate;
pub mod pieces;
pub mod replay;
pub mod sample;
pub mod scene;
pub mod setup;
mod standing;
pub mod story;
pub mod table;
pub mod text;
pub mod thumbnail;
mod ui;

pub use ui::Ui;

//! Centauri Rift on the page: the only place that matches its views and actions.

pub mod console_art;
mod draft;
mod editor;
mod facts;
pub mod field;
mod game_ui;
mod house;
mod learn;
mod narrate;
pub mod pieces;
mod preview;
mod sample;
mod scene;
mod setup;
mod standing;
mod story;
mod table;
mod text;
mod thumbnail;

/// Centauri Rift on the page.
#[derive(PartialEq, Eq, Debug)]
pub struct Ui;

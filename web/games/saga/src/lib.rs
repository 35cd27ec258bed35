//! Saga on the page: the only place that matches its views and actions.

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
mod replay;
mod sample;
pub mod scene;
mod setup;
mod special;
mod standing;
mod story;
mod table;
mod text;
pub mod thumbnail;

/// Centauri Saga on the page.
#[derive(PartialEq, Eq, Debug)]
pub struct Ui;

//! The UI of Centauri Rift: the only crate of the page that interprets this game's views and
//! actions.

mod animation;
mod board_sample;
pub mod board_view;
mod combat;
pub mod console_art;
mod draft;
mod editor;
mod game_ui;
mod help;
mod learn;
mod match_standing;
mod match_summary;
mod narrate;
pub mod pieces;
mod preview;
mod screens;
mod setup;
mod table;
mod text;
mod thumbnail;

/// The [`GameUi`](play::game_ui::GameUi) of Centauri Rift.
#[derive(PartialEq, Eq, Debug)]
pub struct Ui;

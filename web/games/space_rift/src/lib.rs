//! The UI of Space Rift: the only crate of the page that interprets this game's views and actions.

mod animation;
mod board_sample;
pub mod board_view;
mod combat;
mod draft;
mod editor;
mod game_ui;
mod help;
mod key_facts;
mod learn;
mod match_standing;
mod match_summary;
mod narrate;
pub mod pieces;
mod preview;
mod replay;
mod screens;
mod setup;
mod table;
mod text;
mod thumbnail;

/// The [`GameUi`](play::game_ui::GameUi) of Space Rift.
#[derive(PartialEq, Eq, Debug)]
pub struct Ui;

//! The pages around a game, and the pure text work behind them.

mod file_drop;
#[cfg(debug_assertions)]
pub mod gallery;
mod home;
mod install;
mod learn;
mod masthead;
mod not_found;
mod open;
mod opening;
mod puzzles;
mod quick;
mod rank;
mod reminder;
mod replay;
mod saves;
mod settings;
mod setup;
mod table;
mod text;

pub use file_drop::FileDrop;
pub use home::HomePage;
pub use learn::LearnPage;
pub use masthead::Masthead;
pub use not_found::NotFoundPage;
pub use open::{ContinuePage, KeepAll, OpenPage};
pub use puzzles::PuzzlesPage;
pub use quick::QuickPage;
pub use replay::ReplayPage;
pub use saves::{SavesPage, Unread};
pub use settings::SettingsPage;
pub use setup::SetupPage;
pub use table::TablePage;
pub use text::TextPage;

//! The pages of the application other than tables, and their text functions.

mod backup_reminder;
mod bot_level;
mod file_drop;
#[cfg(debug_assertions)]
pub mod gallery;
mod home;
mod install;
mod learn;
mod masthead;
mod match_page;
mod not_found;
mod open;
mod puzzles;
mod quick;
mod saves;
mod settings;
mod setup;

pub use file_drop::FileDrop;
pub use home::HomePage;
pub use learn::LearnPage;
pub use masthead::Masthead;
pub use match_page::MatchDisplay;
pub use not_found::NotFoundPage;
pub use open::{BackupDownload, ContinuePage, OpenPage};
pub use puzzles::PuzzlesPage;
pub use quick::QuickPage;
pub use saves::{SavesPage, UnreadableSaves};
pub use settings::SettingsPage;
pub use setup::SetupPage;

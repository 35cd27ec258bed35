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
mod rules;
mod rules_source;
pub mod rules_text;
mod rules_view;
mod saves;
mod settings;
pub mod setup;
mod sitter;
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
pub use rules::{RulesDrawer, RulesPage};
pub use rules_view::RuleLink;
pub use saves::{SavesPage, Unread};
pub use settings::{SettingsPage, Switch, SwitchBox};
pub use setup::{SetupPage, seed_text};
pub use sitter::SitterSelect;
pub use table::TablePage;
pub use text::TextPage;

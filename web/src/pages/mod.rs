//! The pages around a game, and the pure text work behind them.

mod coming;
mod form;
#[cfg(debug_assertions)]
pub mod gallery;
mod home;
mod learn;
mod masthead;
mod not_found;
mod opening;
mod puzzles;
mod quick;
mod rank;
mod replay;
mod rules;
mod rules_source;
pub mod rules_text;
mod rules_view;
mod saves;
mod settings;
mod setup;
mod sitter;
mod table;
mod text;
mod title;

pub use coming::Coming;
pub(crate) use form::target;
pub use form::{Check, Number, Radio, Radios, Select};
pub use home::HomePage;
pub use learn::LearnPage;
pub use masthead::Masthead;
pub use not_found::NotFoundPage;
pub use puzzles::PuzzlesPage;
pub use quick::QuickPage;
pub use replay::ReplayPage;
pub use rules::{RulesDrawer, RulesPage};
pub use rules_view::RuleLink;
pub use saves::SavesPage;
pub use settings::{SettingsPage, Switch, SwitchBox};
pub use setup::SetupPage;
pub use sitter::SitterSelect;
pub use table::TablePage;
pub use text::TextPage;
pub use title::use_title;

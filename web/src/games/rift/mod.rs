//! Centauri Rift on the page: the only place that matches its views and actions.
pub mod console_art;
pub mod field;
pub mod draft;
pub mod map;
pub mod narrate;
pub mod pieces;
pub mod scene;
pub mod table;
pub mod setup;

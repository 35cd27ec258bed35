//! Saga on the page: the only place that matches its views and actions.
pub mod draft;
pub mod editor;
pub mod facts;
pub mod field;
mod house;
pub mod learn;
pub mod narrate;
mod pack;
pub mod pieces;
pub mod remote;
pub mod replay;
pub mod sample;
pub mod scene;
pub mod setup;
pub mod story;
pub mod table;
pub mod text;
pub mod thumbnail;

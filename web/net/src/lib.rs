//! Lines between browsers: how one is opened, by hand or at a place to meet, what is heard on it, and how invitations are
//! written. It knows no match.
//!
//! Nobody is contacted before a person has agreed to it on this page.
pub mod line;
pub mod meeting;
pub mod phase;
pub mod queue;
pub mod sketch;

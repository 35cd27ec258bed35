//! Lines between browsers: how one is opened, by hand or at a place to meet, what is heard on it, and how invitations are
//! written. It knows no match.
//!
//! Nobody is contacted before a person has agreed to it on this page.
pub mod compact_sdp;
pub mod peer_connection;
pub mod phase;
pub mod queue;
pub mod signaling;

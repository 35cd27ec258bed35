//! Connections between browsers: WebRTC data channels, opened by exchanging codes by hand or
//! through a rendezvous server, and the queue of their events. The crate does not depend on any
//! game.
//!
//! Nothing here contacts another computer before a person has consented on this page.
pub mod compact_sdp;
pub mod peer_connection;
pub mod phase;
pub mod queue;
pub mod signaling;

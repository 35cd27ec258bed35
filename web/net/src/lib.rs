//! Connections between browsers: WebRTC data channels, opened by exchanging codes by hand or
//! through a rendezvous server, and the queue of what arrives on them. The crate does not depend on
//! any match.
//!
//! Nothing here contacts another computer before a person has agreed to it on this page.
pub mod compact_sdp;
pub mod peer_connection;
pub mod phase;
pub mod queue;
pub mod signaling;

//! Connections between browsers: WebRTC data channels, opened by exchanging codes by hand or
//! through a rendezvous server, and the queue of their events; and the connection to a table
//! server, with the requests to it. The crate does not depend on any game.
//!
//! Nothing here contacts another computer before a person has consented on this page, except the
//! table server that the page names, which usually is the one that the page came from.
mod admin_requests;
mod community_requests;
pub mod compact_sdp;
mod notification_requests;
mod passkey_requests;
pub mod peer_connection;
pub mod phase;
mod profile_requests;
pub mod queue;
pub mod server_api;
pub mod server_connection;
pub mod signaling;
mod tournament_requests;

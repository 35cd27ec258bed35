//! Sites that embed the player and bring their own users: the tokens by which their users become
//! players here, and the webhooks that tell them results.

mod token;
mod webhook;

pub use token::{TokenClaims, TokenError, claimed_publisher, verify_token};
pub use webhook::{deliver_publisher_events, start, webhook_signature};

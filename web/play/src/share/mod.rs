//! Sharing matches of any game as a link or a file, taking turns by link, and opening such links.
//! The engine encodes the match.

mod away_card;
mod received_actions;
mod seat_letters;
mod share_button;
mod share_dialog;
mod shared_match;
mod shared_match_page;
mod store_lookup;

pub use away_card::AwayCard;
pub(crate) use seat_letters::players_for;
pub use share_button::ShareButton;
pub use share_dialog::ShareDialog;
pub use shared_match::{ShareProvider, SharedMatch};
pub use shared_match_page::SharedMatchPage;

//! Matches handed on: as a link, as a file, from person to person, and links that are opened. Knows
//! no game; how a match is written into a link is the engine's business.

mod address;
mod away;
mod button;
mod dialog;
mod field;
mod known;
mod offers;
mod outgoing;
mod page;
mod turn;

pub(crate) use address::address;
pub use away::AwayCard;
pub use button::ShareButton;
pub use dialog::ShareDialog;
pub use field::LinkField;
pub use outgoing::{Outgoing, Packing};
pub use page::SharedMatchPage;
pub(crate) use turn::seated;

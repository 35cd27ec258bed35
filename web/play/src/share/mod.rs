//! Matches handed on: as a link, as a file, from person to person, and links that are opened. Knows
//! no game; how a match is written into a link is the engine's business.

mod away;
mod button;
mod dialog;
mod known;
mod offers;
mod outgoing;
mod page;
mod turn;

pub use away::AwayCard;
pub use button::ShareButton;
pub use dialog::ShareDialog;
pub use outgoing::{Outgoing, Packing};
pub use page::SharedMatchPage;
pub(crate) use turn::seated;

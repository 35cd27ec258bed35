//! Setting up a match: the parts that the set-ups of all games share.

mod colors;
mod company;
mod draft;
mod kept;
mod offer;
mod own_file;
mod part;
mod seat;
mod seed;
mod sitter;
mod stamp;
mod venue;
mod wished;

pub use colors::Swatches;
pub use company::{Companies, Company, Levels, level, levels, set_level};
pub use draft::{Draft, Drafted};
pub use kept::KeptPlan;
#[cfg(any(test, feature = "testing"))]
pub use kept::tests as kept_tests;
pub use offer::{Offer, use_offer};
pub use own_file::{Fate, OwnFile, OwnFileWords};
pub use part::{Columns, PartProps, SetUp, SetupProps, use_rules, use_set_up};
pub use seat::{SeatRow, seat_list};
pub use seed::{Seed, seed_of, seed_text};
pub use sitter::SitterSelect;
pub use stamp::StampCard;
pub use venue::{Venue, VenueKeys, asked_for, opened};
pub use wished::{agreed, wished_on};

use crate::rules::rule_link;
use engine::rule::RuleId;
use yew::prelude::*;

/// A choice with a way to its rule beside it.
pub fn ruled(rules: &Callback<Option<String>>, rule: RuleId, choice: Html) -> Html {
    html! { <div class="setup-ruled">{ choice }{ rule_link(rules, rule) }</div> }
}

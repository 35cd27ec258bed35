//! Setting up a match: the frame around the set-up of each game, and the parts that all of them
//! share.

mod colors;
mod company;
mod draft;
mod kept;
mod offer;
mod own_file;
mod part;
mod seat;
mod seed;
mod stamp;
mod venue;

pub use colors::Swatches;
pub use company::{Companies, Company, FIRST_LEVEL, Levels, level, levels, set_level};
pub use draft::{Draft, Drafted};
pub use kept::KeptPlan;
#[cfg(test)]
pub use kept::tests as kept_tests;
pub use offer::{Offer, use_offer};
pub use own_file::{Fate, OwnFile, OwnFileWords};
pub use part::{Columns, PartProps, SetUp, SetupProps, use_rules, use_set_up};
pub use seat::{SeatRow, seat_list};
pub use seed::{Seed, seed_of, seed_text};
pub use stamp::StampCard;
pub use venue::{Venue, VenueKeys, asked_for, opened};

use crate::games;
use crate::play::table::rule_link;
use engine::rule::RuleId;
use engine::suite::GameId;
use ui::l10n::use_phrases;
use ui::title::use_title_of;
use yew::prelude::*;

/// A choice with a way to its rule beside it.
pub fn ruled(rules: &Callback<Option<String>>, rule: RuleId, choice: Html) -> Html {
    html! { <div class="setup-ruled">{ choice }{ rule_link(rules, rule) }</div> }
}

/// Of which game.
#[derive(Properties, PartialEq)]
pub struct SetupPageProps {
    /// The game.
    pub game: GameId,
    /// The board that is chosen first, by its id.
    pub board: Option<String>,
}

/// The page on which a match is set up.
#[component]
pub fn SetupPage(props: &SetupPageProps) -> Html {
    let phrases = use_phrases();
    let slug = props.game.name();
    let title = phrases.text(&format!("{slug}-setup-title"));
    use_title_of(props.game, title.clone());
    html! {
        <main id="main" class="page" data-game={slug}>
            <div class="page-head">
                <h1>{ title }</h1>
                <p>{ phrases.text(&format!("{slug}-title")) }</p>
            </div>
            { games::setup(props.game, props.board.clone()) }
        </main>
    }
}

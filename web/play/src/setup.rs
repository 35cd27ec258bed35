//! Setting up a match: the components and types that all games share.

mod draft;
#[cfg(any(test, feature = "testing"))]
pub mod draft_checks;
mod frame;
mod house_rules;
mod map_choice;
mod map_chooser;
mod own_file;
mod player_kind_select;
mod request_draft;
mod saved_setup;
mod seat_row;
mod seating_preset;
mod seed;
mod start_buttons;
mod swatches;
mod table_draft;
mod thumbnail_card;

pub use draft::{GameSetup, SetupDraft};
pub use frame::{
    SetupColumns, SetupPartProps, SetupProps, SetupState, use_rules_drawer, use_setup,
};
pub use house_rules::{HouseRuleSwitch, advanced_options, house_rule_field};
pub use map_choice::{MapChoice, MapChoiceKeys, requested_map, with_opened_file};
pub use map_chooser::{MapChooser, use_map_chooser};
pub use own_file::{FileOutcome, OwnFile, OwnFileWords};
pub use player_kind_select::PlayerKindSelect;
pub use request_draft::{requested_draft, with_requested_options};
pub use saved_setup::SavedSetup;
#[cfg(any(test, feature = "testing"))]
pub use saved_setup::tests as kept_tests;
pub use seat_row::{SeatRow, seat_list, seat_section};
pub use seating_preset::{
    BotLevels, SeatingPreset, SeatingPresets, common_bot_level, first_bot_level, set_bot_level,
};
pub use seed::{Seed, seed_of, seed_text};
pub use start_buttons::{OnlyOnline, StartButtons};
pub use swatches::Swatches;
pub use table_draft::TableDraft;
pub use thumbnail_card::ThumbnailCard;

use crate::rules::rule_link;
use engine::rule::RuleId;
use yew::prelude::*;

/// Renders a choice with a link to its rule beside it.
pub fn with_rule_link(rules: &Callback<Option<String>>, rule: RuleId, choice: Html) -> Html {
    html! { <div class="setup-ruled">{ choice }{ rule_link(rules, rule) }</div> }
}

//! A game of Exodus being set up, and how it begins. Whether it can be played is the engine's to say.

mod names;
mod players;
mod setup_request;

pub use names::{map_blurb, map_name, mode_name, mode_slug};
pub use play::setup::seed_of;
#[cfg(test)]
pub use play::setup::seed_text;
pub use players::{with_order_agreed, with_order_raised, with_seats};
pub use setup_request::from_request;

use crate::Ui;
use engine::error::LoadError;
use engine::exodus::Exodus;
use engine::exodus::content::ContentSet;
use engine::exodus::layout::LayoutFile;
use engine::exodus::metadata;
use engine::exodus::options::{HouseRules, LayoutChoice, Mode, Options};
use engine::game::Game;
use play::setup;
use play::setup::GameSetup;
use store::pack::current_content;
use ui::l10n::Phrases;

/// The seats of a first game.
const FIRST_SEATS: u8 = 4;

/// What tables are laid with.
#[must_use]
pub fn content_set() -> ContentSet {
    current_content().exodus()
}

/// The maps that there are for so many seats, each with the name that options have for it.
#[must_use]
pub fn maps(seats: u8) -> Vec<(String, LayoutFile)> {
    let (stock, before) = (content_set(), format!("{seats}-"));
    let named = stock.layouts().filter_map(|layout| {
        let name = layout.id.strip_prefix(&before)?;
        Some((name.to_owned(), layout.clone()))
    });
    named.collect()
}

pub type SetupDraft = setup::SetupDraft<Ui>;

impl GameSetup for Ui {
    type File = LayoutFile;
    const REMEMBERS: bool = true;

    fn file(options: &Options) -> Result<LayoutFile, LoadError> {
        content_set().layout(options)
    }

    fn seat_count(options: &Options) -> u8 {
        options.seats
    }

    /// Its mode and how many play.
    fn title(phrases: &Phrases, draft: &SetupDraft) -> String {
        names::game_name(phrases, &draft.options)
    }

    /// What somebody plays who never has: the short game on the standard map against bots.
    fn first_draft(seed: String) -> Result<SetupDraft, LoadError> {
        let options = Options {
            mode: Mode::Short,
            ..Options::standard(FIRST_SEATS)
        };
        SetupDraft::of(options, Vec::new(), Vec::new(), seed)
    }
}

/// A standard game on the map with this id, such as `4-long`.
///
/// # Errors
/// When there is no such map.
pub fn from_id(map: &str, seed: String) -> Result<SetupDraft, LoadError> {
    let (seats, name) = map.split_once('-').unwrap_or((map, ""));
    let seats = seats.parse().unwrap_or_default();
    let mut options = Options::standard(seats);
    options.layout = shipped(options.mode, name);
    SetupDraft::of(options, Vec::new(), Vec::new(), seed)
}

/// A standard game on a map of the box or of one's own, which says for how many seats it is.
///
/// # Errors
/// When there is no such map, or it is faulty.
pub fn from_choice(layout: LayoutChoice, seed: String) -> Result<SetupDraft, LoadError> {
    let seats = seats_of(&layout).unwrap_or(FIRST_SEATS);
    let options = Options {
        layout,
        ..Options::standard(seats)
    };
    SetupDraft::of(options, Vec::new(), Vec::new(), seed)
}

/// With another mode. What was agreed on about length is forgotten, as it was for the other
/// mode; a map that goes with the mode stays one that does `[EXO-17.10]`.
#[must_use]
pub fn with_mode(draft: &SetupDraft, mode: Mode) -> SetupDraft {
    draft.replace_options(Options {
        mode,
        turns: None,
        minutes: None,
        ..draft.options.clone()
    })
}

/// On another map, with as many seats as that has.
#[must_use]
pub fn with_map(draft: &SetupDraft, layout: LayoutChoice) -> SetupDraft {
    let seats = seats_of(&layout).unwrap_or(draft.options.seats);
    let layout = match layout {
        LayoutChoice::Shipped(name) => shipped(draft.options.mode, &name),
        LayoutChoice::Usual | LayoutChoice::Custom(_) => layout,
    };
    draft.replace_options(Options {
        layout,
        ..resized(&draft.options, seats)
    })
}

/// With so many turns; as many as the mode has are no agreement.
#[must_use]
pub fn with_turns(draft: &SetupDraft, turns: u8) -> SetupDraft {
    let usual = default_turns(draft);
    draft.replace_options(Options {
        turns: (turns != usual).then_some(turns),
        ..draft.options.clone()
    })
}

/// With a time after which one more turn is the last, or without `[EXO-17.9]`.
#[must_use]
pub fn with_minutes(draft: &SetupDraft, minutes: Option<u16>) -> SetupDraft {
    draft.replace_options(Options {
        minutes,
        turns: None,
        ..draft.options.clone()
    })
}

/// Changes the house switches.
#[must_use]
pub fn with_rules(draft: &SetupDraft, change: impl FnOnce(&mut HouseRules)) -> SetupDraft {
    draft.with_options(|options| change(&mut options.rules))
}

/// Turns that the mode has.
#[must_use]
pub fn default_turns(draft: &SetupDraft) -> u8 {
    let options = Options {
        turns: None,
        ..draft.options.clone()
    };
    Exodus::with_content(options, &content_set()).map_or(0, |table| table.turns())
}

/// The name that options have for the map: none for one of one's own.
#[must_use]
pub fn map(draft: &SetupDraft) -> Option<&str> {
    match &draft.options.layout {
        LayoutChoice::Usual => Some(metadata::default_layout(draft.options.mode)),
        LayoutChoice::Shipped(name) => Some(name),
        LayoutChoice::Custom(_) => None,
    }
}

/// A map of the box that says no more than it must.
fn shipped(mode: Mode, name: &str) -> LayoutChoice {
    if name == metadata::default_layout(mode) {
        LayoutChoice::Usual
    } else {
        LayoutChoice::Shipped(name.to_owned())
    }
}

/// For how many seats a map is; there are maps of the box for any number.
fn seats_of(layout: &LayoutChoice) -> Option<u8> {
    match layout {
        LayoutChoice::Custom(file) => u8::try_from(file.homes.len()).ok(),
        LayoutChoice::Usual | LayoutChoice::Shipped(_) => None,
    }
}

/// The same for another number of seats: an order that was agreed on is none any longer, and a map
/// of one's own is only for its own number.
fn resized(options: &Options, seats: u8) -> Options {
    let mut options = options.clone();
    if options.seats != seats {
        options.seats = seats;
        options.order = None;
        if seats_of(&options.layout).is_some() {
            options.layout = LayoutChoice::Usual;
        }
    }
    options
}

#[cfg(test)]
mod tests;

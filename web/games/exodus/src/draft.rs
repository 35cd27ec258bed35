//! The setup draft of an Exodus game and the functions that change it. The engine checks whether
//! the options can be played.

mod names;
mod players;
mod setup_request;

pub use names::{map_blurb, map_name, mode_name};
pub use play::setup::seed_of;
#[cfg(test)]
pub use play::setup::seed_text;
pub use players::{with_order_agreed, with_order_raised, with_seats};
pub use setup_request::from_request;

use crate::Ui;
use engine::error::LoadError;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::content::ContentSet;
use engine::exodus::layout::LayoutFile;
use engine::exodus::metadata;
use engine::exodus::options::{LayoutChoice, Mode, Options};
use engine::exodus::step::Step;
use engine::exodus::view::View;
use engine::game::Game;
use play::setup;
use play::setup::GameSetup;
use store::pack::current_content;
use ui::l10n::Phrases;

const FIRST_SEATS: u8 = 4;

/// Returns the current content, with that of content packs.
#[must_use]
pub fn content_set() -> ContentSet {
    current_content().exodus()
}

/// Returns the shipped maps for this number of seats, each with its name in the options.
#[must_use]
pub fn maps(seat_count: u8) -> Vec<(String, LayoutFile)> {
    let (content, before) = (content_set(), format!("{seat_count}-"));
    let named = content.layouts().filter_map(|layout| {
        let name = layout.id.strip_prefix(&before)?;
        Some((name.to_owned(), layout.clone()))
    });
    named.collect()
}

pub type SetupDraft = setup::SetupDraft<Ui>;

impl GameSetup for Ui {
    type File = LayoutFile;
    const STORES_DRAFT: bool = true;

    fn file(options: &Options) -> Result<LayoutFile, LoadError> {
        content_set().layout(options)
    }

    fn seat_count(options: &Options) -> u8 {
        options.seats
    }

    /// Returns the title of the game: its mode and the number of players.
    fn title(phrases: &Phrases, draft: &SetupDraft) -> String {
        names::game_name(phrases, &draft.options)
    }

    /// Returns the draft of a player's first game: the short game on the standard map, against
    /// bots.
    fn first_draft(seed: String) -> Result<SetupDraft, LoadError> {
        let options = Options {
            mode: Mode::Short,
            ..Options::standard(FIRST_SEATS)
        };
        SetupDraft::of(options, Vec::new(), Vec::new(), seed)
    }

    /// Fits the start parts as the blueprints suggest `[EXO-2.9]`.
    fn setup_action(view: &View, legal: &[Action]) -> Option<Action> {
        (view.public.step == Step::StartParts).then_some(())?;
        let can_fit = legal.contains(&Action::FitUsual);
        Some(if can_fit {
            Action::FitUsual
        } else {
            Action::Done
        })
    }
}

/// Returns the draft of a standard game on the map with this id, such as `4-long`.
///
/// # Errors
/// Returns an error if there is no such map.
pub fn from_id(map: &str, seed: String) -> Result<SetupDraft, LoadError> {
    let (seats, name) = map.split_once('-').unwrap_or((map, ""));
    let seats = seats.parse().unwrap_or_default();
    let mut options = Options::standard(seats);
    options.layout = shipped(options.mode, name);
    SetupDraft::of(options, Vec::new(), Vec::new(), seed)
}

/// Returns the draft of a standard game on a shipped or user-made map; a user-made map sets the
/// number of seats.
///
/// # Errors
/// Returns an error if there is no such map, or if it is invalid.
pub fn from_choice(layout: LayoutChoice, seed: String) -> Result<SetupDraft, LoadError> {
    let seats = seats_of(&layout).unwrap_or(FIRST_SEATS);
    let options = Options {
        layout,
        ..Options::standard(seats)
    };
    SetupDraft::of(options, Vec::new(), Vec::new(), seed)
}

/// Returns the draft with another mode and its default length. A default map becomes that of the
/// new mode `[EXO-17.10]`.
#[must_use]
pub fn with_mode(draft: &SetupDraft, mode: Mode) -> SetupDraft {
    draft.replace_options(Options {
        mode,
        turns: None,
        minutes: None,
        ..draft.options.clone()
    })
}

/// Returns the draft with another map and, if the map is user-made, its number of seats.
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

/// Returns the draft with this number of turns; the default of the mode is stored as `None`.
#[must_use]
pub fn with_turns(draft: &SetupDraft, turn_count: u8) -> SetupDraft {
    let default = default_turns(draft);
    draft.replace_options(Options {
        turns: (turn_count != default).then_some(turn_count),
        ..draft.options.clone()
    })
}

/// Returns the draft with a time limit in minutes, after which one more turn is played, or without
/// a limit `[EXO-17.9]`.
#[must_use]
pub fn with_minutes(draft: &SetupDraft, minutes: Option<u16>) -> SetupDraft {
    draft.replace_options(Options {
        minutes,
        turns: None,
        ..draft.options.clone()
    })
}

/// Returns the number of turns that the mode has by default.
#[must_use]
pub fn default_turns(draft: &SetupDraft) -> u8 {
    let options = Options {
        turns: None,
        ..draft.options.clone()
    };
    Exodus::with_content(options, &content_set()).map_or(0, |game| game.turns())
}

/// Returns the name of the map in the options, or `None` for a user-made map.
#[must_use]
pub fn map(draft: &SetupDraft) -> Option<&str> {
    match &draft.options.layout {
        LayoutChoice::Usual => Some(metadata::default_layout(draft.options.mode)),
        LayoutChoice::Shipped(name) => Some(name),
        LayoutChoice::Custom(_) => None,
    }
}

/// Returns the choice of a shipped map; the default map of the mode is [`LayoutChoice::Usual`].
fn shipped(mode: Mode, name: &str) -> LayoutChoice {
    if name == metadata::default_layout(mode) {
        LayoutChoice::Usual
    } else {
        LayoutChoice::Shipped(name.to_owned())
    }
}

/// Returns the number of seats of a user-made map, or `None` for shipped maps, which exist for any
/// number.
fn seats_of(layout: &LayoutChoice) -> Option<u8> {
    match layout {
        LayoutChoice::Custom(file) => u8::try_from(file.homes.len()).ok(),
        LayoutChoice::Usual | LayoutChoice::Shipped(_) => None,
    }
}

/// Returns the options for another number of seats, without an agreed turn order and without a
/// user-made map, which only fits one number of seats.
fn resized(options: &Options, seat_count: u8) -> Options {
    let mut options = options.clone();
    if options.seats != seat_count {
        options.seats = seat_count;
        options.order = None;
        if seats_of(&options.layout).is_some() {
            options.layout = LayoutChoice::Usual;
        }
    }
    options
}

#[cfg(test)]
mod tests;

//! The setup draft of a Saga game and the functions that change it. The engine checks whether the
//! options can be played.

mod names;
mod players;
mod setup_request;

pub use names::{scenario_goal, scenario_name, scenario_story};
#[cfg(test)]
pub use play::setup::seed_text;
use players::nearest;
pub use players::{seat_counts, with_first, with_seats};
pub use setup_request::from_request;

use crate::Ui;
use engine::error::LoadError;
use engine::game::Game;
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::content::ContentSet;
use engine::saga::options::{Difficulty, EDITION, Options, ScenarioChoice};
use engine::saga::scenario::ScenarioFile;
use engine::saga::step::Step;
use engine::saga::view::View;
use play::setup;
use play::setup::GameSetup;
use store::pack::current_content;
use ui::l10n::Phrases;

/// The id of the scenario that is easiest to learn with.
const FIRST_SCENARIO: &str = "ftj";
const FIRST_SEATS: u8 = 2;

/// Returns the current content, with that of content packs.
#[must_use]
pub fn content_set() -> ContentSet {
    current_content().saga()
}

/// Returns the scenarios in the order in which they are offered.
#[must_use]
pub fn scenarios() -> Vec<ScenarioFile> {
    content_set().scenarios().cloned().collect()
}

pub type SetupDraft = setup::SetupDraft<Ui>;

impl GameSetup for Ui {
    type File = ScenarioFile;
    const STORES_DRAFT: bool = true;

    fn file(options: &Options) -> Result<ScenarioFile, LoadError> {
        let content = content_set();
        let (file, _) = content.scenario(options)?;
        Ok(file.clone())
    }

    fn normalize(options: &mut Options) {
        options.rules.edition = EDITION;
    }

    fn seat_count(options: &Options) -> u8 {
        options.seats
    }

    /// Returns the title of the game: its scenario and the number of players.
    fn title(phrases: &Phrases, draft: &SetupDraft) -> String {
        names::game_name(phrases, &draft.options, &draft.file)
    }

    /// Returns the draft of a player's first game: the first campaign, with a bot.
    fn first_draft(seed: String) -> Result<SetupDraft, LoadError> {
        from_id(FIRST_SCENARIO, seed)
    }

    /// Takes the first of the Commanders on offer, which are drawn at random `[SAGA-SET.2]`.
    fn setup_action(view: &View, legal: &[Action]) -> Option<Action> {
        (view.public.step == Step::Choose).then_some(())?;
        legal.first().copied()
    }
}

/// Returns the draft of a game with the shipped scenario of this id.
///
/// # Errors
/// Returns an error if there is no such scenario.
pub fn from_id(scenario: &str, seed: String) -> Result<SetupDraft, LoadError> {
    from_choice(ScenarioChoice::Shipped(scenario.to_owned()), seed)
}

/// Returns the draft of a game with a shipped or user-made scenario, for a number of players that
/// it allows.
///
/// # Errors
/// Returns an error if there is no such scenario.
pub fn from_choice(scenario: ScenarioChoice, seed: String) -> Result<SetupDraft, LoadError> {
    let options = Options {
        scenario,
        ..Options::standard(FIRST_SCENARIO, FIRST_SEATS)
    };
    let draft = SetupDraft::of(options, Vec::new(), Vec::new(), seed)?;
    Ok(with_seats(&draft, nearest(&draft, FIRST_SEATS)))
}

/// Returns the draft with another scenario, its default number of rounds, and the nearest number of
/// players that it allows.
#[must_use]
pub fn with_scenario(draft: &SetupDraft, scenario: ScenarioChoice) -> SetupDraft {
    let changed = draft.replace_options(Options {
        scenario,
        rounds: None,
        ..draft.options.clone()
    });
    with_seats(&changed, nearest(&changed, draft.options.seats))
}

#[must_use]
pub fn with_difficulty(draft: &SetupDraft, difficulty: Difficulty) -> SetupDraft {
    draft.with_options(|options| options.difficulty = difficulty)
}

/// Returns the draft with this number of rounds; the default of the scenario is stored as `None`
/// `[SAGA-ARN.1]`.
#[must_use]
pub fn with_rounds(draft: &SetupDraft, round_count: u8) -> SetupDraft {
    let default = default_rounds(draft);
    draft.with_options(|options| options.rounds = (round_count != default).then_some(round_count))
}

/// Returns the scenario with the changes for the chosen number of players.
#[must_use]
pub fn effective_scenario(draft: &SetupDraft) -> ScenarioFile {
    draft.file.for_players(draft.options.seats)
}

/// Returns the number of rounds that the scenario has by default.
#[must_use]
pub fn default_rounds(draft: &SetupDraft) -> u8 {
    let options = Options {
        rounds: None,
        ..draft.options.clone()
    };
    let game = Saga::with_content(options, &content_set());
    game.map_or(0, |game| game.mission().rounds)
}

#[must_use]
pub fn is_arena(draft: &SetupDraft) -> bool {
    effective_scenario(draft).vp.is_some()
}

/// Returns the id of the scenario in the options, or `None` for a user-made scenario.
#[must_use]
pub fn scenario(draft: &SetupDraft) -> Option<&str> {
    match &draft.options.scenario {
        ScenarioChoice::Shipped(id) => Some(id),
        ScenarioChoice::Custom(_) => None,
    }
}

#[cfg(test)]
mod tests;

//! A game of Saga being set up, and how it begins. Whether it can be played is the engine's to say.

mod people;
mod wished;
mod words;

use people::nearest;
pub use people::{counts, with_first, with_seats};
#[cfg(test)]
pub use play::setup::seed_text;
pub use wished::wished;
pub use words::{scenario_goal, scenario_name, scenario_story};

use crate::Ui;
use engine::error::LoadError;
use engine::game::Game;
use engine::saga::Saga;
use engine::saga::content::Stock;
use engine::saga::options::{Difficulty, EDITION, HouseRules, Options, ScenarioChoice};
use engine::saga::scenario::ScenarioFile;
use play::setup;
use play::setup::Drafted;
use store::pack::stocks;
use ui::l10n::Phrases;

/// The scenario that is easiest to learn with.
const FIRST: &str = "ftj";
/// The seats of a first game.
const FIRST_SEATS: u8 = 2;

/// What tables are laid with.
#[must_use]
pub fn stock() -> Stock {
    stocks().saga()
}

/// The scenarios that are offered, in their order.
#[must_use]
pub fn scenarios() -> Vec<ScenarioFile> {
    stock().scenarios().cloned().collect()
}

/// Choices so far.
pub type Draft = setup::Draft<Ui>;

impl Drafted for Ui {
    type File = ScenarioFile;
    const KEPT: bool = true;

    fn file(options: &Options) -> Result<ScenarioFile, LoadError> {
        let stock = stock();
        let (file, _) = stock.scenario(options)?;
        Ok(file.clone())
    }

    fn renew(options: &mut Options) {
        options.rules.edition = EDITION;
    }

    fn crew(options: &Options) -> u8 {
        options.seats
    }

    /// Its scenario and how many play.
    fn title(phrases: &Phrases, draft: &Draft) -> String {
        words::game_name(phrases, &draft.options, &draft.file)
    }

    /// What somebody plays who never has: the first campaign with a bot.
    fn first(seed: String) -> Result<Draft, LoadError> {
        on(FIRST, seed)
    }
}

/// The scenario of the stock with this id.
///
/// # Errors
/// When there is no such scenario.
pub fn on(scenario: &str, seed: String) -> Result<Draft, LoadError> {
    chosen(ScenarioChoice::Shipped(scenario.to_owned()), seed)
}

/// A scenario of the stock or of one's own, for as many as may play it.
///
/// # Errors
/// When there is no such scenario.
pub fn chosen(scenario: ScenarioChoice, seed: String) -> Result<Draft, LoadError> {
    let options = Options {
        scenario,
        ..Options::standard(FIRST, FIRST_SEATS)
    };
    let draft = Draft::of(options, Vec::new(), Vec::new(), seed)?;
    Ok(with_seats(&draft, nearest(&draft, FIRST_SEATS)))
}

/// With another scenario, for as many players as it takes. Rounds that were agreed on are
/// forgotten, as they were for the other one.
#[must_use]
pub fn with_scenario(draft: &Draft, scenario: ScenarioChoice) -> Draft {
    let changed = draft.changed(Options {
        scenario,
        rounds: None,
        ..draft.options.clone()
    });
    with_seats(&changed, nearest(&changed, draft.options.seats))
}

/// With another difficulty.
#[must_use]
pub fn with_difficulty(draft: &Draft, difficulty: Difficulty) -> Draft {
    draft.with_options(|options| options.difficulty = difficulty)
}

/// With so many rounds; as many as the scenario has are no agreement `[SAGA-ARN.1]`.
#[must_use]
pub fn with_rounds(draft: &Draft, rounds: u8) -> Draft {
    let usual = usual_rounds(draft);
    draft.with_options(|options| options.rounds = (rounds != usual).then_some(rounds))
}

/// Changes the house switches.
#[must_use]
pub fn with_rules(draft: &Draft, change: impl FnOnce(&mut HouseRules)) -> Draft {
    draft.with_options(|options| change(&mut options.rules))
}

/// The scenario for the number of players that is chosen.
#[must_use]
pub fn merged(draft: &Draft) -> ScenarioFile {
    draft.file.for_players(draft.options.seats)
}

/// Rounds that the scenario has.
#[must_use]
pub fn usual_rounds(draft: &Draft) -> u8 {
    let options = Options {
        rounds: None,
        ..draft.options.clone()
    };
    let table = Saga::stocked(options, &stock());
    table.map_or(0, |table| table.mission().rounds)
}

/// Whether players compete.
#[must_use]
pub fn is_rivalry(draft: &Draft) -> bool {
    merged(draft).vp.is_some()
}

/// The name that options have for the scenario: none for one of one's own.
#[must_use]
pub fn scenario(draft: &Draft) -> Option<&str> {
    match &draft.options.scenario {
        ScenarioChoice::Shipped(id) => Some(id),
        ScenarioChoice::Custom(_) => None,
    }
}

#[cfg(test)]
mod tests;

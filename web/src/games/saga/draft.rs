//! A game of Saga being set up, and how it begins. Whether it can be played is the engine's to say.

mod kept;
mod people;
mod wished;
mod words;

pub use crate::pages::setup::{Company, FIRST_LEVEL, seed_of, seed_text};
pub use wished::begin_wished;
pub use words::{scenario_goal, scenario_name, scenario_story};

use crate::games::adopted;
use crate::l10n::Phrases;
use crate::pack::stocks;
use crate::store::{SaveRecord, SeatColor, Sitter};
use engine::error::LoadError;
use engine::game::Game;
use engine::saga::Saga;
use engine::saga::content::Stock;
use engine::saga::options::{Difficulty, HouseRules, Options, ScenarioChoice};
use engine::saga::scenario::ScenarioFile;
use engine::session::Session;

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
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    /// What the engine is given.
    pub options: Options,
    /// The scenario that is chosen, as it stands in its file.
    pub file: ScenarioFile,
    /// Who plays each seat.
    pub sitters: Vec<Sitter>,
    /// The color of each seat.
    pub colors: Vec<SeatColor>,
    /// The seed as the player reads and writes it.
    pub seed: String,
}

impl Draft {
    /// What somebody plays who never has: the first campaign with a bot.
    ///
    /// # Errors
    /// When there is no such scenario.
    pub fn first(seed: String) -> Result<Self, LoadError> {
        Self::on(FIRST, seed)
    }

    /// The scenario of the stock with this id.
    ///
    /// # Errors
    /// When there is no such scenario.
    pub fn on(scenario: &str, seed: String) -> Result<Self, LoadError> {
        Self::chosen(ScenarioChoice::Shipped(scenario.to_owned()), seed)
    }

    /// A scenario of the stock or of one's own, for as many as may play it.
    ///
    /// # Errors
    /// When there is no such scenario.
    pub fn chosen(scenario: ScenarioChoice, seed: String) -> Result<Self, LoadError> {
        let options = Options {
            scenario,
            ..Options::standard(FIRST, FIRST_SEATS)
        };
        let draft = Self::of(options, Vec::new(), Vec::new(), seed)?;
        Ok(draft.with_seats(draft.nearest(FIRST_SEATS)))
    }

    /// The same game once more, with those who sit at it now, by other chance.
    ///
    /// # Errors
    /// What is wrong with its scenario.
    pub fn again(options: &Options, last: &SaveRecord, seed: String) -> Result<Self, LoadError> {
        let (sitters, colors) = (last.sitters.clone(), last.colors.clone());
        Self::of(options.clone(), sitters, colors, seed)
    }

    fn of(
        options: Options,
        sitters: Vec<Sitter>,
        colors: Vec<SeatColor>,
        seed: String,
    ) -> Result<Self, LoadError> {
        let (file, _) = stock()
            .scenario(&options)
            .map(|(file, name)| (file.clone(), name))?;
        let mut draft = Self {
            file,
            options,
            sitters,
            colors,
            seed,
        };
        draft.seat();
        Ok(draft)
    }

    /// The same with other options; as it was where they are none.
    fn changed(&self, options: Options) -> Self {
        let (sitters, colors) = (self.sitters.clone(), self.colors.clone());
        let changed = Self::of(options, sitters, colors, self.seed.clone());
        changed.unwrap_or_else(|_| self.clone())
    }

    /// With another scenario, for as many players as it takes. Rounds that were agreed on are
    /// forgotten, as they were for the other one.
    #[must_use]
    pub fn with_scenario(&self, scenario: ScenarioChoice) -> Self {
        let changed = self.changed(Options {
            scenario,
            rounds: None,
            ..self.options.clone()
        });
        changed.with_seats(changed.nearest(self.options.seats))
    }

    /// With another difficulty.
    #[must_use]
    pub fn with_difficulty(&self, difficulty: Difficulty) -> Self {
        self.with_options(|options| options.difficulty = difficulty)
    }

    /// With so many rounds; as many as the scenario has are no agreement `[SAGA-ARN.1]`.
    #[must_use]
    pub fn with_rounds(&self, rounds: u8) -> Self {
        let usual = self.usual_rounds();
        self.with_options(|options| options.rounds = (rounds != usual).then_some(rounds))
    }

    /// Changes what else is agreed on.
    #[must_use]
    pub fn with_options(&self, change: impl FnOnce(&mut Options)) -> Self {
        let mut options = self.options.clone();
        change(&mut options);
        self.changed(options)
    }

    /// Changes the house switches.
    #[must_use]
    pub fn with_rules(&self, change: impl FnOnce(&mut HouseRules)) -> Self {
        self.with_options(|options| change(&mut options.rules))
    }

    /// The scenario for the number of players that is chosen.
    #[must_use]
    pub fn merged(&self) -> ScenarioFile {
        self.file.for_players(self.options.seats)
    }

    /// Rounds that the scenario has.
    #[must_use]
    pub fn usual_rounds(&self) -> u8 {
        let options = Options {
            rounds: None,
            ..self.options.clone()
        };
        let table = Saga::stocked(options, &stock());
        table.map_or(0, |table| table.mission().rounds)
    }

    /// Whether players compete.
    #[must_use]
    pub fn is_rivalry(&self) -> bool {
        self.merged().vp.is_some()
    }

    /// The name that options have for the scenario: none for one of one's own.
    #[must_use]
    pub fn scenario(&self) -> Option<&str> {
        match &self.options.scenario {
            ScenarioChoice::Shipped(id) => Some(id),
            ScenarioChoice::Custom(_) => None,
        }
    }

    /// The table as it would be laid.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn table(&self) -> Result<Saga, LoadError> {
        Saga::stocked(self.options.clone(), &stock())
    }

    /// Why it cannot be played, if it cannot.
    #[must_use]
    pub fn fault(&self) -> Option<LoadError> {
        self.table().err()
    }

    /// What the game is called: its scenario and how many play.
    #[must_use]
    pub fn name(&self, phrases: &Phrases) -> String {
        words::game_name(phrases, &self.options, &self.file)
    }

    /// Deals the game and writes it down as a new save.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn begin(&self, phrases: &Phrases, now: u64, salt: u32) -> Result<SaveRecord, LoadError> {
        let session = Session::new(self.table()?, seed_of(&self.seed));
        let title = self.name(phrases).chars().take(80).collect();
        Ok(SaveRecord {
            sitters: self.sitters.clone(),
            colors: self.colors.clone(),
            ..adopted(&session, title, now, salt)
        })
    }
}

#[cfg(test)]
mod tests;

//! A battle of Space Rift being set up, and how it begins. Whether it can be played is the engine's
//! to say.

mod crews;
mod wished;
mod words;

pub use crate::pages::setup::{Company, FIRST_LEVEL, seed_of, seed_text};
pub use wished::begin_wished;
pub use words::{post_name, scenario_blurb, scenario_name, side_name};

use crate::games::adopted;
use crate::l10n::Phrases;
use crate::pack::stocks;
use crate::store::{SaveRecord, SeatColor, Sitter};
use engine::bots::Level;
use engine::error::LoadError;
use engine::game::Game;
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::meta;
use engine::space_rift::options::{Extra, HouseRules, Options, ScenarioChoice};
use engine::space_rift::scenario::ScenarioFile;

/// The scenario of a first battle.
#[must_use]
pub fn first_scenario() -> String {
    meta::first(&stocks().space_rift())
}

/// The scenarios that are offered, in their order.
#[must_use]
pub fn scenarios() -> Vec<ScenarioFile> {
    let stock = stocks().space_rift();
    let ids = stock.scenario_ids().map(str::to_owned);
    ids.filter_map(|id| stock.scenario(&ScenarioChoice::Shipped(id)).ok())
        .collect()
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
    /// The color of each seat; those of a side have the same.
    pub colors: Vec<SeatColor>,
    /// The seed as the player reads and writes it.
    pub seed: String,
}

impl Draft {
    /// A duel of one player against a bot.
    ///
    /// # Errors
    /// When there is no such scenario.
    pub fn on(scenario: &str, seed: String) -> Result<Self, LoadError> {
        Self::chosen(ScenarioChoice::Shipped(scenario.to_owned()), seed)
    }

    /// The same in a scenario of the box or of one's own.
    ///
    /// # Errors
    /// When there is no such scenario, or it is faulty.
    pub fn chosen(choice: ScenarioChoice, seed: String) -> Result<Self, LoadError> {
        Self::of(Options::of(choice), Vec::new(), Vec::new(), seed)
    }

    /// The same battle once more, with those who sit at it now, by other chance.
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
        let mut draft = Self {
            file: stocks().space_rift().scenario(&options.scenario)?,
            options,
            sitters,
            colors,
            seed,
        };
        draft.seat();
        Ok(draft)
    }

    /// The same people in another scenario, with nothing agreed on otherwise than it has it.
    ///
    /// # Errors
    /// When there is no such scenario, or it is faulty.
    pub fn moved_to(&self, scenario: ScenarioChoice) -> Result<Self, LoadError> {
        let options = Options {
            crews: self.options.crews,
            ..Options::of(scenario)
        };
        let (sitters, colors) = (self.sitters.clone(), self.colors.clone());
        Self::of(options, sitters, colors, self.seed.clone())
    }

    /// The same battle with all its bots of one level.
    #[must_use]
    pub fn against(mut self, level: Level) -> Self {
        for sitter in &mut self.sitters {
            if matches!(sitter, Sitter::Bot(_)) {
                *sitter = Sitter::Bot(level);
            }
        }
        self
    }

    /// With the rift or without.
    #[must_use]
    pub fn with_rift(&self, there: bool) -> Self {
        let mut draft = self.clone();
        draft.options.rift = extra(there, self.file.rift.is_some());
        draft
    }

    /// Changes the house rules.
    #[must_use]
    pub fn with_rules(&self, change: impl FnOnce(&mut HouseRules)) -> Self {
        let mut draft = self.clone();
        change(&mut draft.options.rules);
        draft
    }

    /// The scenario as it will be played; as it stands in its file where that cannot be.
    #[must_use]
    pub fn played(&self) -> ScenarioFile {
        let played = self.options.scenario(&stocks().space_rift());
        played.unwrap_or_else(|_| self.file.clone())
    }

    /// Why it cannot be played, if it cannot.
    #[must_use]
    pub fn fault(&self) -> Option<LoadError> {
        SpaceRift::stocked(self.options.clone(), &stocks().space_rift()).err()
    }

    /// The name of the scenario.
    #[must_use]
    pub fn name(&self, phrases: &Phrases) -> String {
        scenario_name(phrases, &self.options.scenario, &self.file)
    }

    /// What the scenario is about.
    #[must_use]
    pub fn blurb(&self, phrases: &Phrases) -> String {
        scenario_blurb(phrases, &self.options.scenario, &self.file)
    }

    /// Deals the battle and writes it down as a new save.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn begin(&self, phrases: &Phrases, now: u64, salt: u32) -> Result<SaveRecord, LoadError> {
        let table = SpaceRift::stocked(self.options.clone(), &stocks().space_rift())?;
        let session = Session::new(table, seed_of(&self.seed));
        let title = self.name(phrases).chars().take(80).collect();
        Ok(SaveRecord {
            sitters: self.sitters.clone(),
            colors: self.colors.clone(),
            ..adopted(&session, title, now, salt)
        })
    }
}

/// A choice that says no more than it must.
#[must_use]
pub const fn extra(there: bool, has: bool) -> Extra {
    match (there, has) {
        (true, true) | (false, false) => Extra::Scenario,
        (true, false) => Extra::With,
        (false, true) => Extra::Without,
    }
}

#[cfg(test)]
mod tests;

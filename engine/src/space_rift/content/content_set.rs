//! What a table is laid with: figures, cards and scenarios of the box, or a content pack that
//! stands in its place.

use super::cards::{CombatCard, CommandCard};
use super::{
    LocatedContentError, SCENARIOS, Warning, combats, commands, figures, read_scenario,
    scenario_check, warnings,
};
use crate::error::LoadError;
use crate::pack::PackName;
use crate::space_rift::figures::Figures;
use crate::space_rift::options::ScenarioChoice;
use crate::space_rift::scenario::ScenarioFile;
use serde::{Deserialize, Serialize};

/// Figures, cards and scenarios.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContentSet {
    figures: Option<Figures>,
    commands: Vec<CommandCard>,
    combats: Vec<CombatCard>,
    /// Scenarios of a pack; they come before those of the box.
    scenarios: Vec<ScenarioFile>,
    /// Whether the scenarios of the box are there as well.
    keeps_box: bool,
    pack: Option<PackName>,
}

/// Parts of a stock that were checked.
pub(super) struct ContentParts {
    pub figures: Figures,
    pub commands: Vec<CommandCard>,
    pub combats: Vec<CombatCard>,
    pub scenarios: Vec<ScenarioFile>,
    pub keeps_box: bool,
}

impl Default for ContentSet {
    /// The box. Its content loads, which a test holds; nothing can be laid without it.
    fn default() -> Self {
        Self {
            figures: figures().ok(),
            commands: commands().unwrap_or_default(),
            combats: combats().unwrap_or_default(),
            scenarios: Vec::new(),
            keeps_box: true,
            pack: None,
        }
    }
}

impl ContentSet {
    /// A stock of checked parts; see [`super::pack`].
    pub(super) fn from_pack(parts: ContentParts, pack: PackName) -> Self {
        Self {
            figures: Some(parts.figures),
            commands: parts.commands,
            combats: parts.combats,
            scenarios: parts.scenarios,
            keeps_box: parts.keeps_box,
            pack: Some(pack),
        }
    }

    /// The figures.
    ///
    /// # Errors
    /// When there are none.
    pub fn figures(&self) -> Result<&Figures, LoadError> {
        let none = || LoadError::new("figures.json", "units", "no figures");
        self.figures.as_ref().ok_or_else(none)
    }

    /// The kinds of command cards.
    #[must_use]
    pub fn commands(&self) -> &[CommandCard] {
        &self.commands
    }

    /// The kinds of combat cards.
    #[must_use]
    pub fn combats(&self) -> &[CombatCard] {
        &self.combats
    }

    /// The pack that it is of; none for the box.
    #[must_use]
    pub const fn pack(&self) -> Option<&PackName> {
        self.pack.as_ref()
    }

    /// The scenarios of its pack; none of the box.
    #[must_use]
    pub fn pack_scenarios(&self) -> &[ScenarioFile] {
        &self.scenarios
    }

    /// The ids of its scenarios, in the order in which they are offered.
    pub fn scenario_ids(&self) -> impl Iterator<Item = &str> {
        let own = self.scenarios.iter().map(|scenario| scenario.id.as_str());
        let of_box = SCENARIOS.iter().map(|(id, _)| *id).filter(|id| {
            let hidden = self.scenarios.iter().any(|scenario| scenario.id == *id);
            self.keeps_box && !hidden
        });
        own.chain(of_box)
    }

    /// The scenario that a choice means.
    ///
    /// # Errors
    /// When there is no such scenario, or one's own is faulty.
    pub fn scenario(&self, choice: &ScenarioChoice) -> Result<ScenarioFile, LoadError> {
        let id = match choice {
            ScenarioChoice::Custom(file) => {
                scenario_check::check("scenario", file, self.figures()?)?;
                return Ok(file.as_ref().clone());
            }
            ScenarioChoice::Shipped(id) => id,
        };
        if let Some(own) = self.scenarios.iter().find(|scenario| scenario.id == *id) {
            return Ok(own.clone());
        }
        let of_box = SCENARIOS.iter().find(|(known, _)| known == id);
        let Some((_, text)) = of_box.filter(|_| self.keeps_box) else {
            let reason = super::ContentError::NoScenario(id.clone()).reason();
            return Err(LoadError::new("options", "scenario", reason));
        };
        read_scenario(&format!("{id}.json"), text, self.figures()?)
    }

    /// Reads a scenario from outside, to be played with these figures.
    ///
    /// # Errors
    /// Names the file, the place in it and the reason.
    pub fn parse_scenario(&self, file: &str, text: &str) -> Result<ScenarioFile, LoadError> {
        read_scenario(file, text, self.figures()?)
    }

    /// Everything that keeps a scenario from being played with these figures.
    #[must_use]
    pub fn content_errors(&self, scenario: &ScenarioFile) -> Vec<LocatedContentError> {
        let figures = self.figures.iter();
        figures
            .flat_map(|figures| scenario_check::content_errors(scenario, figures))
            .collect()
    }

    /// What is odd about a scenario that can be played with these figures.
    #[must_use]
    pub fn warnings(&self, scenario: &ScenarioFile) -> Vec<Warning> {
        let figures = self.figures.iter();
        figures
            .flat_map(|figures| warnings(scenario, figures))
            .collect()
    }
}

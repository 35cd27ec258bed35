//! Content sets of Space Rift: figures, cards and scenarios, from the base content or from a
//! content pack that replaces it.

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

/// The figures, cards and scenarios that games are built from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContentSet {
    figures: Option<Figures>,
    commands: Vec<CommandCard>,
    combats: Vec<CombatCard>,
    /// Scenarios of the pack, listed before those of the base content.
    scenarios: Vec<ScenarioFile>,
    /// Whether the scenarios of the base content are offered as well.
    #[serde(rename = "keeps_box")]
    keeps_base_scenarios: bool,
    pack: Option<PackName>,
}

/// The checked parts of a content set.
pub(super) struct ContentParts {
    pub figures: Figures,
    pub commands: Vec<CommandCard>,
    pub combats: Vec<CombatCard>,
    pub scenarios: Vec<ScenarioFile>,
    pub keeps_base_scenarios: bool,
}

impl Default for ContentSet {
    /// Returns the base content. A test checks that it loads; no game can be built without it.
    fn default() -> Self {
        Self {
            figures: figures().ok(),
            commands: commands().unwrap_or_default(),
            combats: combats().unwrap_or_default(),
            scenarios: Vec::new(),
            keeps_base_scenarios: true,
            pack: None,
        }
    }
}

impl ContentSet {
    /// Creates a content set from checked parts; see [`super::pack`].
    pub(super) fn from_pack(parts: ContentParts, pack: PackName) -> Self {
        Self {
            figures: Some(parts.figures),
            commands: parts.commands,
            combats: parts.combats,
            scenarios: parts.scenarios,
            keeps_base_scenarios: parts.keeps_base_scenarios,
            pack: Some(pack),
        }
    }

    /// Returns the figures.
    ///
    /// # Errors
    /// Returns an error if the content set has none.
    pub fn figures(&self) -> Result<&Figures, LoadError> {
        let missing = || LoadError::new("figures.json", "units", "no figures");
        self.figures.as_ref().ok_or_else(missing)
    }

    /// Returns the kinds of command cards.
    #[must_use]
    pub fn commands(&self) -> &[CommandCard] {
        &self.commands
    }

    /// Returns the kinds of combat cards.
    #[must_use]
    pub fn combats(&self) -> &[CombatCard] {
        &self.combats
    }

    /// Returns the pack of this content set; `None` for the base content.
    #[must_use]
    pub const fn pack(&self) -> Option<&PackName> {
        self.pack.as_ref()
    }

    /// Returns the scenarios of the pack, without those of the base content.
    #[must_use]
    pub fn pack_scenarios(&self) -> &[ScenarioFile] {
        &self.scenarios
    }

    /// Iterates over the ids of the scenarios, in the order in which they are offered.
    pub fn scenario_ids(&self) -> impl Iterator<Item = &str> {
        let pack_ids = self.scenarios.iter().map(|scenario| scenario.id.as_str());
        let base_ids = SCENARIOS.iter().map(|(id, _)| *id).filter(|id| {
            let is_hidden = self.scenarios.iter().any(|scenario| scenario.id == *id);
            self.keeps_base_scenarios && !is_hidden
        });
        pack_ids.chain(base_ids)
    }

    /// Returns the scenario that a choice names or contains.
    ///
    /// # Errors
    /// Returns an error if there is no such scenario, or if a custom scenario is invalid.
    pub fn scenario(&self, choice: &ScenarioChoice) -> Result<ScenarioFile, LoadError> {
        let id = match choice {
            ScenarioChoice::Custom(file) => {
                scenario_check::check("scenario", file, self.figures()?)?;
                return Ok(file.as_ref().clone());
            }
            ScenarioChoice::Shipped(id) => id,
        };
        if let Some(pack_scenario) = self.scenarios.iter().find(|scenario| scenario.id == *id) {
            return Ok(pack_scenario.clone());
        }
        let base_scenario = SCENARIOS.iter().find(|(known, _)| known == id);
        let Some((_, text)) = base_scenario.filter(|_| self.keeps_base_scenarios) else {
            let reason = super::ContentError::NoScenario(id.clone()).reason();
            return Err(LoadError::new("options", "scenario", reason));
        };
        read_scenario(&format!("{id}.json"), text, self.figures()?)
    }

    /// Parses a scenario file and checks it against these figures.
    ///
    /// # Errors
    /// Returns an error if the scenario is invalid; it names the file, the path in it and the
    /// reason.
    pub fn parse_scenario(&self, file: &str, text: &str) -> Result<ScenarioFile, LoadError> {
        read_scenario(file, text, self.figures()?)
    }

    /// Returns all errors that keep a scenario from being played with these figures.
    #[must_use]
    pub fn content_errors(&self, scenario: &ScenarioFile) -> Vec<LocatedContentError> {
        let figures = self.figures.iter();
        figures
            .flat_map(|figures| scenario_check::content_errors(scenario, figures))
            .collect()
    }

    /// Returns the warnings about a valid scenario.
    #[must_use]
    pub fn warnings(&self, scenario: &ScenarioFile) -> Vec<Warning> {
        let figures = self.figures.iter();
        figures
            .flat_map(|figures| warnings(scenario, figures))
            .collect()
    }
}

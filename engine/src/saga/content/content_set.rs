//! The content set that a game is built from: figures, cards and scenarios, either the base
//! content or that of a pack.

use super::card_files::{
    ActionFile, BossFile, CommanderFile, EventFile, ExplorationFile, ExtraFile, FiguresFile,
    GearFile, ReportFile,
};
use super::content_error::ContentError;
use super::read_base_content;
use crate::error::LoadError;
use crate::error_reason::ErrorReason;
use crate::pack::PackName;
use crate::saga::figures::{ScanCard, Tile};
use crate::saga::from_options::check_scenario;
use crate::saga::options::{Options, ScenarioChoice};
use crate::saga::scenario::{PlayerCount, ScenarioFile};
use serde::{Deserialize, Serialize};

/// Figures, cards and scenarios as files contain them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContentParts {
    pub figures: FiguresFile,
    pub tiles: Vec<Tile>,
    pub commanders: Vec<CommanderFile>,
    /// Units and Power Ups of all armada decks.
    pub gear: Vec<GearFile>,
    /// Action cards of the Common and the Special deck.
    pub actions: Vec<ActionFile>,
    /// Exploration cards, each with an Easy and a Hard side.
    pub explorations: Vec<ExplorationFile>,
    pub bosses: Vec<BossFile>,
    pub events: Vec<EventFile>,
    /// Scanning Reports `[SAGA-SCN.1]`.
    pub scans: Vec<ScanCard>,
    /// Cards that scenario decks may name by id.
    pub extras: Vec<ExtraFile>,
    /// Intelligence Reports `[SAGA-LST.4]`.
    pub reports: Vec<ReportFile>,
    /// Scenarios, in the order in which setup lists them.
    pub scenarios: Vec<ScenarioFile>,
    /// Number of scenarios, the first ones, that belong to a pack.
    pub pack_scenario_count: u16,
}

/// A reason why a scenario cannot be played, with its path in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocatedContentError {
    /// Key path to the invalid value.
    pub place: String,
    pub reason: ErrorReason,
}

/// Figures, cards and scenarios that games are built from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContentSet {
    parts: Option<Box<ContentParts>>,
    pack: Option<PackName>,
}

impl Default for ContentSet {
    /// Loads the base content. A test checks that it loads; without it no game can be built.
    fn default() -> Self {
        Self {
            parts: read_base_content().ok().map(Box::new),
            pack: None,
        }
    }
}

impl ContentSet {
    /// Creates a content set from checked parts; see [`super::pack`].
    pub(super) fn from_pack(parts: ContentParts, pack: PackName) -> Self {
        Self {
            parts: Some(Box::new(parts)),
            pack: Some(pack),
        }
    }

    /// Returns the pack that this set belongs to; `None` for the base content.
    #[must_use]
    pub const fn pack(&self) -> Option<&PackName> {
        self.pack.as_ref()
    }

    /// Returns the content.
    ///
    /// # Errors
    ///
    /// Returns an error if the base content did not load.
    pub fn parts(&self) -> Result<&ContentParts, LoadError> {
        let none = || LoadError::new("figures.json", "frame", "no figures");
        self.parts.as_deref().ok_or_else(none)
    }

    /// Returns the scenarios, in the order in which setup lists them.
    pub fn scenarios(&self) -> impl Iterator<Item = &ScenarioFile> {
        self.parts.iter().flat_map(|parts| &parts.scenarios)
    }

    /// Returns the scenarios of the set's pack.
    pub fn pack_scenarios(&self) -> impl Iterator<Item = &ScenarioFile> {
        let count = self
            .parts
            .as_ref()
            .map_or(0, |parts| parts.pack_scenario_count);
        self.scenarios().take(usize::from(count))
    }

    /// Returns whether the set's pack has the scenario with this id.
    #[must_use]
    pub fn is_from_pack(&self, id: &str) -> bool {
        self.pack_scenarios().any(|scenario| scenario.id == id)
    }

    /// Returns why a scenario cannot be played with these cards: the first error for each number of
    /// players.
    #[must_use]
    pub fn content_errors(&self, scenario: &ScenarioFile) -> Vec<LocatedContentError> {
        let Some(parts) = self.parts.as_deref() else {
            return Vec::new();
        };
        let players = scenario.players;
        let mut found: Vec<LocatedContentError> = Vec::new();
        for players in players.min.max(1)..=players.max.min(4) {
            let single_count = ScenarioFile {
                players: PlayerCount {
                    min: players,
                    max: players,
                    ..scenario.players
                },
                ..scenario.clone()
            };
            if let Err(error) = check_scenario(parts, "scenario", &single_count) {
                let located = LocatedContentError {
                    place: error.place.to_string(),
                    reason: error.reason,
                };
                if !found.contains(&located) {
                    found.push(located);
                }
            }
        }
        found
    }

    /// Returns the scenario that options select, and its name in errors.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no such scenario.
    pub fn scenario<'a>(
        &'a self,
        options: &'a Options,
    ) -> Result<(&'a ScenarioFile, String), LoadError> {
        match &options.scenario {
            ScenarioChoice::Custom(file) => Ok((file, "scenario".to_owned())),
            ScenarioChoice::Shipped(id) => {
                let found = self.scenarios().find(|scenario| scenario.id == *id);
                let error = ContentError::NoScenario(id.clone());
                let none = || LoadError::new("options", "scenario", error.reason());
                Ok((found.ok_or_else(none)?, format!("{id}.json")))
            }
        }
    }
}

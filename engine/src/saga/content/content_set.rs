//! What a table is laid with: figures, cards and scenarios of the box, or a content pack that
//! stands in their place.

use super::card_files::{
    ActionFile, BossFile, CommanderFile, EventFile, ExplorationFile, ExtraFile, FiguresFile,
    GearFile, ReportFile,
};
use super::content_error::ContentError;
use super::read_box;
use crate::error::LoadError;
use crate::error_reason::ErrorReason;
use crate::pack::PackName;
use crate::saga::figures::{ScanCard, Tile};
use crate::saga::from_options::check_scenario;
use crate::saga::options::{Options, ScenarioChoice};
use crate::saga::scenario::{PlayerCount, ScenarioFile};
use serde::{Deserialize, Serialize};

/// Figures, cards and scenarios as files write them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContentParts {
    /// Figures.
    pub figures: FiguresFile,
    /// Sector tiles.
    pub tiles: Vec<Tile>,
    /// Commanders.
    pub commanders: Vec<CommanderFile>,
    /// Units and Power Ups.
    pub gear: Vec<GearFile>,
    /// Action cards.
    pub actions: Vec<ActionFile>,
    /// Exploration cards.
    pub explorations: Vec<ExplorationFile>,
    /// Bosses.
    pub bosses: Vec<BossFile>,
    /// Events.
    pub events: Vec<EventFile>,
    /// Scanning Reports.
    pub scans: Vec<ScanCard>,
    /// Cards of decks that scenarios have.
    pub extras: Vec<ExtraFile>,
    /// Intelligence Reports.
    pub reports: Vec<ReportFile>,
    /// Scenarios in the order in which they are offered.
    pub scenarios: Vec<ScenarioFile>,
    /// How many of the scenarios, the first ones, are of a pack.
    pub own: u16,
}

/// Something that keeps a scenario from being played, with its place in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocatedContentError {
    /// The keys that lead there.
    pub place: String,
    /// What it is.
    pub reason: ErrorReason,
}

/// Figures, cards and scenarios.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContentSet {
    parts: Option<Box<ContentParts>>,
    pack: Option<PackName>,
}

impl Default for ContentSet {
    /// The box. Its content loads, which a test holds; nothing can be laid without it.
    fn default() -> Self {
        Self {
            parts: read_box().ok().map(Box::new),
            pack: None,
        }
    }
}

impl ContentSet {
    /// A stock of checked parts; see [`super::pack`].
    pub(super) fn from_pack(parts: ContentParts, pack: PackName) -> Self {
        Self {
            parts: Some(Box::new(parts)),
            pack: Some(pack),
        }
    }

    /// The pack that it is of; none for the box.
    #[must_use]
    pub const fn pack(&self) -> Option<&PackName> {
        self.pack.as_ref()
    }

    /// What it holds.
    ///
    /// # Errors
    /// When there is nothing.
    pub fn parts(&self) -> Result<&ContentParts, LoadError> {
        let none = || LoadError::new("figures.json", "frame", "no figures");
        self.parts.as_deref().ok_or_else(none)
    }

    /// The scenarios, in the order in which they are offered.
    pub fn scenarios(&self) -> impl Iterator<Item = &ScenarioFile> {
        self.parts.iter().flat_map(|parts| &parts.scenarios)
    }

    /// The scenarios that its pack brings.
    pub fn pack_scenarios(&self) -> impl Iterator<Item = &ScenarioFile> {
        let own = self.parts.as_ref().map_or(0, |parts| parts.own);
        self.scenarios().take(usize::from(own))
    }

    /// Whether its pack brings the scenario with this id.
    #[must_use]
    pub fn is_from_pack(&self, id: &str) -> bool {
        self.pack_scenarios().any(|scenario| scenario.id == id)
    }

    /// What keeps a scenario from being played with these cards: the first fault for each number of
    /// players.
    #[must_use]
    pub fn content_errors(&self, scenario: &ScenarioFile) -> Vec<LocatedContentError> {
        let Some(parts) = self.parts.as_deref() else {
            return Vec::new();
        };
        let players = scenario.players;
        let mut found: Vec<LocatedContentError> = Vec::new();
        for players in players.min.max(1)..=players.max.min(4) {
            let one = ScenarioFile {
                players: PlayerCount {
                    min: players,
                    max: players,
                    ..scenario.players
                },
                ..scenario.clone()
            };
            if let Err(error) = check_scenario(parts, "scenario", &one) {
                let flaw = LocatedContentError {
                    place: error.place.to_string(),
                    reason: error.reason,
                };
                if !found.contains(&flaw) {
                    found.push(flaw);
                }
            }
        }
        found
    }

    /// The scenario that options mean, and the name by which errors call it.
    ///
    /// # Errors
    /// When there is no such scenario.
    pub fn scenario<'a>(
        &'a self,
        options: &'a Options,
    ) -> Result<(&'a ScenarioFile, String), LoadError> {
        match &options.scenario {
            ScenarioChoice::Custom(file) => Ok((file, "scenario".to_owned())),
            ScenarioChoice::Shipped(id) => {
                let found = self.scenarios().find(|scenario| scenario.id == *id);
                let fault = ContentError::NoScenario(id.clone());
                let none = || LoadError::new("options", "scenario", fault.reason());
                Ok((found.ok_or_else(none)?, format!("{id}.json")))
            }
        }
    }
}

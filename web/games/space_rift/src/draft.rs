//! The setup draft of a Space Rift battle and the functions that change it. The engine checks
//! whether the options can be played.

mod crews;
mod names;
mod setup_request;

pub use crews::{seats_by_side, with_crew, with_side_color, with_sides_swapped};
pub use names::{crew_seat_name, fleet_name, scenario_blurb, scenario_name, side_name};
pub use play::games::FIRST_LEVEL;
#[cfg(test)]
pub use play::setup::seed_text;
pub use setup_request::from_request;

use crate::Ui;
use engine::error::LoadError;
use engine::game::Seat;
use engine::space_rift::metadata;
use engine::space_rift::options::{FeatureSwitch, HouseRules, Options, ScenarioChoice};
use engine::space_rift::scenario::ScenarioFile;
use play::setup;
use play::setup::GameSetup;
use store::pack::current_content;
use store::{SeatColor, color};
use ui::l10n::Phrases;

/// Returns the id of the scenario of a first battle.
#[must_use]
pub fn default_scenario() -> String {
    metadata::default_scenario(&current_content().space_rift())
}

/// Returns the scenarios in the order in which they are offered.
#[must_use]
pub fn scenarios() -> Vec<ScenarioFile> {
    let content = current_content().space_rift();
    let ids = content.scenario_ids().map(str::to_owned);
    ids.filter_map(|id| content.scenario(&ScenarioChoice::Shipped(id)).ok())
        .collect()
}

pub type SetupDraft = setup::SetupDraft<Ui>;

impl GameSetup for Ui {
    type File = ScenarioFile;

    fn file(options: &Options) -> Result<ScenarioFile, LoadError> {
        current_content().space_rift().scenario(&options.scenario)
    }

    fn seat_count(options: &Options) -> u8 {
        options.seats()
    }

    /// Adjusts the colors to the seats: one color for each side, which its sector commanders share.
    fn fit_colors(options: &Options, colors: &mut Vec<SeatColor>) {
        colors.truncate(2);
        color::fit(colors, 2);
        for seat in 2..options.seats() {
            let side = options.side_and_rank(Seat(seat)).unwrap_or_default().0;
            let color = colors.get(side.index());
            colors.extend(color.copied());
        }
    }

    fn title(phrases: &Phrases, draft: &SetupDraft) -> String {
        scenario_name(phrases, &draft.options.scenario, &draft.file)
    }

    fn first_draft(seed: String) -> Result<SetupDraft, LoadError> {
        from_id(&default_scenario(), seed)
    }

    /// Returns the draft of a quick start: the first scenario with the rift in its middle, so that
    /// a first match shows the rift `[SR-3.10]`.
    fn quick_draft(seed: String) -> Result<SetupDraft, LoadError> {
        let draft = Self::first_draft(seed)?;
        Ok(draft.with_options(|options| options.rift = FeatureSwitch::With))
    }
}

/// Returns the draft of a duel against a bot in the shipped scenario of this id.
///
/// # Errors
/// Returns an error if there is no such scenario.
pub fn from_id(scenario: &str, seed: String) -> Result<SetupDraft, LoadError> {
    from_choice(ScenarioChoice::Shipped(scenario.to_owned()), seed)
}

/// Returns the draft of a duel against a bot in a shipped or user-made scenario.
///
/// # Errors
/// Returns an error if there is no such scenario, or if it is faulty.
pub fn from_choice(choice: ScenarioChoice, seed: String) -> Result<SetupDraft, LoadError> {
    SetupDraft::of(Options::for_scenario(choice), Vec::new(), Vec::new(), seed)
}

/// Returns the draft with another scenario and its default options; the players keep their seats.
///
/// # Errors
/// Returns an error if there is no such scenario, or if it is faulty.
pub fn with_scenario(
    draft: &SetupDraft,
    scenario: ScenarioChoice,
) -> Result<SetupDraft, LoadError> {
    let options = Options {
        crews: draft.options.crews,
        ..Options::for_scenario(scenario)
    };
    let (player_kinds, colors) = (draft.player_kinds.clone(), draft.colors.clone());
    SetupDraft::of(options, player_kinds, colors, draft.seed.clone())
}

/// Returns the draft with or without the rift.
#[must_use]
pub fn with_rift(draft: &SetupDraft, is_included: bool) -> SetupDraft {
    let mut draft = draft.clone();
    draft.options.rift = feature_switch(is_included, draft.file.rift.is_some());
    draft
}

/// Returns the draft with changed house rules.
#[must_use]
pub fn with_rules(draft: &SetupDraft, change: impl FnOnce(&mut HouseRules)) -> SetupDraft {
    let mut draft = draft.clone();
    change(&mut draft.options.rules);
    draft
}

/// Returns the scenario with the options applied, or without them if they cannot be played.
#[must_use]
pub fn effective_scenario(draft: &SetupDraft) -> ScenarioFile {
    let played = draft.options.scenario(&current_content().space_rift());
    played.unwrap_or_else(|_| draft.file.clone())
}

/// Returns the description of the scenario.
#[must_use]
pub fn blurb(draft: &SetupDraft, phrases: &Phrases) -> String {
    scenario_blurb(phrases, &draft.options.scenario, &draft.file)
}

/// Returns the switch of a feature; it is set explicitly only if it differs from the scenario.
#[must_use]
pub const fn feature_switch(is_included: bool, scenario_has_feature: bool) -> FeatureSwitch {
    match (is_included, scenario_has_feature) {
        (true, true) | (false, false) => FeatureSwitch::Scenario,
        (true, false) => FeatureSwitch::With,
        (false, true) => FeatureSwitch::Without,
    }
}

#[cfg(test)]
mod tests;

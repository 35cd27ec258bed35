//! A battle of Space Rift being set up, and how it begins. Whether it can be played is the engine's
//! to say.

mod crews;
mod wished;
mod words;

pub use crews::{posts, with_crew, with_side_color, with_sides_changed};
pub use play::games::FIRST_LEVEL;
#[cfg(test)]
pub use play::setup::seed_text;
pub use wished::wished;
pub use words::{post_name, scenario_blurb, scenario_name, side_name};

use crate::Ui;
use engine::error::LoadError;
use engine::game::Seat;
use engine::space_rift::meta;
use engine::space_rift::options::{Extra, HouseRules, Options, ScenarioChoice};
use engine::space_rift::scenario::ScenarioFile;
use play::setup;
use play::setup::Drafted;
use store::pack::stocks;
use store::{SeatColor, color};
use ui::l10n::Phrases;

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
pub type Draft = setup::Draft<Ui>;

impl Drafted for Ui {
    type File = ScenarioFile;

    fn file(options: &Options) -> Result<ScenarioFile, LoadError> {
        stocks().space_rift().scenario(&options.scenario)
    }

    fn crew(options: &Options) -> u8 {
        options.seats()
    }

    /// Sector commanders have the color of their side.
    fn fit_colors(options: &Options, colors: &mut Vec<SeatColor>) {
        colors.truncate(2);
        color::fit(colors, 2);
        for seat in 2..options.seats() {
            let side = options.post(Seat(seat)).unwrap_or_default().0;
            let own = colors.get(side.index());
            colors.extend(own.copied());
        }
    }

    /// The name of the scenario.
    fn title(phrases: &Phrases, draft: &Draft) -> String {
        scenario_name(phrases, &draft.options.scenario, &draft.file)
    }

    fn first(seed: String) -> Result<Draft, LoadError> {
        on(&first_scenario(), seed)
    }
}

/// A duel of one player against a bot.
///
/// # Errors
/// When there is no such scenario.
pub fn on(scenario: &str, seed: String) -> Result<Draft, LoadError> {
    chosen(ScenarioChoice::Shipped(scenario.to_owned()), seed)
}

/// The same in a scenario of the box or of one's own.
///
/// # Errors
/// When there is no such scenario, or it is faulty.
pub fn chosen(choice: ScenarioChoice, seed: String) -> Result<Draft, LoadError> {
    Draft::of(Options::of(choice), Vec::new(), Vec::new(), seed)
}

/// The same people in another scenario, with nothing agreed on otherwise than it has it.
///
/// # Errors
/// When there is no such scenario, or it is faulty.
pub fn moved_to(draft: &Draft, scenario: ScenarioChoice) -> Result<Draft, LoadError> {
    let options = Options {
        crews: draft.options.crews,
        ..Options::of(scenario)
    };
    let (sitters, colors) = (draft.sitters.clone(), draft.colors.clone());
    Draft::of(options, sitters, colors, draft.seed.clone())
}

/// With the rift or without.
#[must_use]
pub fn with_rift(draft: &Draft, there: bool) -> Draft {
    let mut draft = draft.clone();
    draft.options.rift = extra(there, draft.file.rift.is_some());
    draft
}

/// Changes the house rules.
#[must_use]
pub fn with_rules(draft: &Draft, change: impl FnOnce(&mut HouseRules)) -> Draft {
    let mut draft = draft.clone();
    change(&mut draft.options.rules);
    draft
}

/// The scenario as it will be played; as it stands in its file where that cannot be.
#[must_use]
pub fn played(draft: &Draft) -> ScenarioFile {
    let played = draft.options.scenario(&stocks().space_rift());
    played.unwrap_or_else(|_| draft.file.clone())
}

/// What the scenario is about.
#[must_use]
pub fn blurb(draft: &Draft, phrases: &Phrases) -> String {
    scenario_blurb(phrases, &draft.options.scenario, &draft.file)
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

//! Builds a game from options and a content set: figures, cards, the effect table and the mission.

use super::content::cards::ContentReader;
use super::content::compile::{CardCatalog, NamedCards, compile};
use super::content::effect_table::EffectTable;
use super::content::script::NameScope;
use super::content::{ContentError, ContentParts, ContentSet, scenario_check};
use super::figures::{Figures, RaiderLevel};
use super::game::Saga;
use super::hex::{HexId, board};
use super::metadata::{ROUNDS, SEATS};
use super::mission::Mission;
use super::options::{Difficulty, EDITION, Options};
use super::precomputed::CardIndex;
use super::scenario::ScenarioFile;
use crate::error::LoadError;
use crate::game::{SeatSet, fingerprint};

impl Saga {
    /// Builds the game `[SAGA-SET.1]`.
    ///
    /// # Errors
    ///
    /// Returns the option, or the place in a scenario, that is invalid.
    pub(super) fn from_options(options: Options, content: &ContentSet) -> Result<Self, LoadError> {
        let parts = content.parts()?;
        let (scenario, file) = content.scenario(&options)?;
        check_options(&options, scenario)?;
        scenario_check::check_head(&file, scenario)?;
        let mut effect_table = EffectTable::default();
        let (cards, mut mission) =
            compile_scenario(parts, &file, scenario, options.seats, &mut effect_table)?;
        apply_options(&mut mission, &options);
        let fingerprint = content_fingerprint(parts, scenario);
        let (effect_lists, conditions) = effect_table.into_parts();
        mission.conditions = conditions;
        let none = || LoadError::new("hex", "board", "no board");
        let board = board().ok_or_else(none)?;
        let neighbors = |cell| board.neighbors(cell).map(HexId).collect();
        Ok(Self {
            figures: cards.figures,
            neighbors: board.cells().map(neighbors).collect(),
            board,
            card_index: CardIndex::new(
                &cards.supply.tiles,
                &cards.actions,
                &cards.supply.events,
                &effect_lists,
                &mission,
            ),
            effect_lists,
            mission,
            tiles: cards.supply.tiles,
            commanders: cards.commanders,
            gear: cards.gear,
            actions: cards.actions,
            explorations: cards.supply.explorations,
            events: cards.supply.events,
            scans: cards.supply.scans,
            bosses: cards.supply.bosses,
            content: fingerprint,
            pack: content.pack().cloned(),
            options,
        })
    }
}

/// Compiles and checks a scenario and the cards of a content set, for a number of players.
fn compile_scenario(
    parts: &ContentParts,
    file: &str,
    scenario: &ScenarioFile,
    players: u8,
    effect_table: &mut EffectTable,
) -> Result<(PreparedCards, Mission), LoadError> {
    let mut cards = PreparedCards::read(parts, effect_table)?;
    scenario_check::check(file, scenario, players, &cards.supply.tiles)?;
    let pool = NamedCards {
        extras: &parts.extras,
        reports: &parts.reports,
    };
    let supply = &mut cards.supply;
    let mission = compile(file, scenario, players, supply, &pool, effect_table)?;
    scenario_check::check_counters(file, &mission, effect_table)?;
    Ok((cards, mission))
}

/// Checks that a scenario can be played with the cards of a content set, for each number of
/// players.
///
/// # Errors
///
/// Returns the place in the scenario and the first reason.
pub(super) fn check_scenario(
    parts: &ContentParts,
    file: &str,
    scenario: &ScenarioFile,
) -> Result<(), LoadError> {
    scenario_check::check_head(file, scenario)?;
    let players = scenario.players;
    (players.min..=players.max).try_for_each(|players| {
        compile_scenario(parts, file, scenario, players, &mut EffectTable::default()).map(|_| ())
    })
}

/// Checks that a game can be played with the figures and cards; errors name the part of the pack as
/// their file.
///
/// # Errors
///
/// Returns the part, the place in it and the reason.
pub(super) fn check_cards(parts: &ContentParts) -> Result<(), LoadError> {
    let mut effect_table = EffectTable::default();
    PreparedCards::read(parts, &mut effect_table)?;
    let reading = &mut ContentReader {
        file: "extras",
        at: String::new(),
        scope: NameScope::default(),
        effect_table: &mut effect_table,
    };
    for (n, card) in parts.extras.iter().enumerate() {
        reading.extra(&format!("[{n}]"), card)?;
    }
    Ok(())
}

/// Compiled cards and figures of a content set.
pub(super) struct PreparedCards {
    figures: Figures,
    commanders: Vec<super::figures::Commander>,
    gear: Vec<super::figures::Gear>,
    actions: Vec<super::figures::ActionCard>,
    supply: CardCatalog,
}

impl PreparedCards {
    /// Compiles the cards and adds their effects to the game.
    ///
    /// # Errors
    ///
    /// Returns the part, the place in it and the reason.
    pub(super) fn read(
        parts: &ContentParts,
        effect_table: &mut EffectTable,
    ) -> Result<Self, LoadError> {
        let mut reading = ContentReader {
            file: "",
            at: String::new(),
            scope: NameScope::default(),
            effect_table,
        };
        reading.file = "figures";
        let figures = figures(parts, &mut reading)?;
        reading.file = "tiles";
        let tiles = reading.tiles(&parts.tiles)?;
        reading.file = "commanders";
        let commanders = reading.commanders(&parts.commanders)?;
        reading.file = "gear";
        let gear = reading.gear(&parts.gear)?;
        reading.file = "actions";
        let actions = reading.actions(&parts.actions)?;
        reading.file = "explorations";
        let explorations = reading.explorations(&parts.explorations)?;
        reading.file = "events";
        let events = reading.events(&parts.events)?;
        reading.file = "scans";
        let scans = reading.scans(&parts.scans)?;
        reading.file = "bosses";
        let bosses = reading.bosses(&parts.bosses)?;
        Ok(Self {
            figures,
            commanders,
            gear,
            actions,
            supply: CardCatalog {
                tiles,
                explorations,
                events,
                scans,
                bosses,
            },
        })
    }
}

fn figures(parts: &ContentParts, reading: &mut ContentReader<'_>) -> Result<Figures, LoadError> {
    let file = &parts.figures;
    reading.check_figures(file)?;
    let [one, two, three] = &file.raiders;
    let mut raider = |n: u8, file: &super::content::card_files::RaiderFile| {
        let path = format!("raiders[{n}].reward");
        Ok::<_, LoadError>(RaiderLevel {
            foe: file.foe,
            reward: reading.compile_script(&path, &file.reward)?,
        })
    };
    let raiders = [raider(0, one)?, raider(1, two)?, raider(2, three)?];
    Ok(Figures {
        frame: file.frame.clone(),
        starport: file.starport.clone(),
        lab: file.lab.clone(),
        center: file.center.clone(),
        raiders,
    })
}

/// Checks that options can be played.
fn check_options(options: &Options, scenario: &ScenarioFile) -> Result<(), LoadError> {
    let wrong =
        |path: &str, error: ContentError| Err(LoadError::new("options", path, error.reason()));
    let players = scenario.players;
    let (min, max) = (players.min.max(SEATS.0), players.max.min(SEATS.1));
    let is_alone = options.seats == 1 && !players.allows_solo;
    if !(min..=max).contains(&options.seats) || is_alone {
        let min = if players.allows_solo { min } else { min.max(2) };
        return wrong("seats", ContentError::Seats(min, max));
    }
    if let Some(first) = options.first
        && !SeatSet::first(options.seats).contains(first)
    {
        return wrong("first", ContentError::First);
    }
    if let Some(rounds) = options.rounds {
        let (min, max) = ROUNDS;
        if !(min..=max).contains(&rounds) {
            return wrong("rounds", ContentError::Rounds(min, max));
        }
    }
    if options.rules.edition > EDITION {
        return wrong("rules.edition", ContentError::Bounds(0, EDITION.into()));
    }
    Ok(())
}

/// Applies options to the mission: difficulty, rounds and house rules `[SAGA-SET.10]`.
fn apply_options(mission: &mut Mission, options: &Options) {
    match options.difficulty {
        Difficulty::Standard => {}
        Difficulty::Recruit => {
            mission.start[0] += 1;
            mission.start[3] += 1;
        }
        Difficulty::Veteran => {
            mission.start[0] -= 1;
            mission.events += 1;
        }
    }
    // Only where Victory Points decide: a campaign's goal includes its number of rounds.
    if let Some(rounds) = options.rounds.filter(|_| mission.points.is_some()) {
        mission.rounds = rounds;
        mission.badges.resize(usize::from(rounds), Vec::new());
    }
    let rules = options.rules;
    let flags = &mut mission.flags;
    flags.needs_clear_regroup |= rules.needs_clear_regroup;
    flags.needs_all_badges |= rules.needs_all_badges;
    let is_competitive = mission.points.is_some();
    flags.has_domination = is_competitive && rules.has_domination;
    flags.has_teams = is_competitive && rules.has_teams && options.seats == 4;
}

/// Returns a hash of all content, without its texts.
fn content_fingerprint(parts: &ContentParts, scenario: &ScenarioFile) -> u64 {
    let plain = ScenarioFile {
        title: String::new(),
        author: String::new(),
        story: String::new(),
        goal_text: String::new(),
        ..scenario.clone()
    };
    let text = serde_json::to_string(&(
        &parts.figures,
        &parts.tiles,
        &parts.commanders,
        &parts.gear,
        &parts.actions,
        &parts.explorations,
        &parts.bosses,
        &parts.events,
        &parts.scans,
        (&parts.extras, &parts.reports, &plain),
    ));
    fingerprint(&text.unwrap_or_default())
}

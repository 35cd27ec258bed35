//! Warnings about a scenario that can be played: each may be intended, or a mistake.

use super::flexible_value::FlexibleValue;
use crate::saga::scenario::ScenarioFile;

/// Number of pile tiles below which a scenario gets a warning.
const ENOUGH_TILES: usize = 20;
/// Number of Bosses in the base content.
const BASE_BOSSES: usize = 4;

/// A warning about a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// No operation is triggered by this badge.
    IdleBadge(String),
    /// An operation is triggered by a badge that no round has.
    LostBadge(String),
    /// There are more Boss badges than Bosses.
    BossBadges {
        /// Number of Boss badges.
        badges: usize,
        /// The number of players whose variant has these badges.
        players: u8,
    },
    /// Armadas can explore, but the pile has only this number of tiles.
    FewTiles(usize),
    /// An action or encounter needs an XPM, but the supply has none.
    NoXpm,
    /// This counter changes, but players cannot see it.
    HiddenCounter(String),
}

/// Returns the warnings for a scenario, over all numbers of players.
#[must_use]
pub fn warnings(scenario: &ScenarioFile) -> Vec<Warning> {
    let mut found = Vec::new();
    for players in scenario.players.min..=scenario.players.max {
        let merged = scenario.for_players(players);
        for warning in warnings_for(&merged, players) {
            if !found.contains(&warning) {
                found.push(warning);
            }
        }
    }
    found
}

fn warnings_for(file: &ScenarioFile, players: u8) -> Vec<Warning> {
    let mut found = Vec::new();
    let rounds = file.badges.iter().flat_map(|badges| badges.values());
    let badges: Vec<&String> = rounds.flatten().collect();
    let has_text = |id: &str| {
        let when = format!("badge:{id}");
        let ravager = file.ravager.as_ref();
        let spawns = ravager.and_then(|ravager| ravager.spawn_badge.as_deref());
        let on = file.on.as_ref();
        on.is_some_and(|on| on.contains_key(&when)) || spawns == Some(id)
    };
    for id in &badges {
        if !has_text(id) {
            found.push(Warning::IdleBadge((*id).clone()));
        }
    }
    for (when, operations) in file.on.iter().flatten() {
        let Some(id) = when.strip_prefix("badge:") else {
            continue;
        };
        let count = badges.iter().filter(|badge| badge.as_str() == id).count();
        if count == 0 {
            found.push(Warning::LostBadge(id.to_owned()));
        }
        let spawns = operations.iter().any(|text| text.contains("spawn_boss"));
        if spawns && count > BASE_BOSSES {
            let badges = count;
            found.push(Warning::BossBadges { badges, players });
        }
    }
    found.extend(piece_warnings(file));
    found
}

/// Returns the warnings about tiles, XPMs and counters.
fn piece_warnings(file: &ScenarioFile) -> Vec<Warning> {
    let mut found = Vec::new();
    let explores = file.explore.is_none_or(|rule| rule.is_enabled);
    if explores && let Some(tiles) = pile_tile_count(file).filter(|tiles| *tiles < ENOUGH_TILES) {
        found.push(Warning::FewTiles(tiles));
    }
    let needs = |needs: &[String]| needs.iter().any(|requirement| requirement == "xpm");
    let encounters = file.encounters.iter().flatten();
    let projects = file.expand.iter().flatten();
    let projects = projects.chain(file.movement.iter().flatten());
    let wanted = encounters.map(|one| needs(&one.needs));
    let wanted = wanted.chain(projects.map(|one| needs(&one.needs) || one.cost.xpm > 0));
    if file.supply.is_some_and(|supply| supply.xpm == 0) && wanted.into_iter().any(|one| one) {
        found.push(Warning::NoXpm);
    }
    for counter in file.counters.iter().flatten() {
        let is_hidden = counter.shown_as == crate::saga::mission::CounterDisplay::Hidden;
        if is_hidden {
            found.push(Warning::HiddenCounter(counter.id.clone()));
        }
    }
    found
}

/// Returns the number of tiles that a pile lists one by one; `None` if it takes all of a type.
fn pile_tile_count(file: &ScenarioFile) -> Option<usize> {
    match file.pile.as_ref()? {
        FlexibleValue::Word(_) => Some(0),
        FlexibleValue::List(_) => None,
        FlexibleValue::Object(pile) => pile.types.values().try_fold(0, |sum, tiles| match tiles {
            FlexibleValue::List(ids) => Some(sum + ids.len()),
            FlexibleValue::Word(_) | FlexibleValue::Object(_) => None,
        }),
    }
}

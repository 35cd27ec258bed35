//! The names that a scenario gives to its counters, entities, badges and decks.

use super::{CompileResult, Compiler};
#[cfg(feature = "schema")]
use crate::saga::content::cards::MAX_ID_CHARS;
use crate::saga::content::cards::is_id;
use crate::saga::content::content_error::ContentError;
use crate::saga::content::script::NameScope;
use crate::saga::ids::{BadgeId, CounterId, DECKS, DeckId, EntityId};
use crate::saga::mission::{MAX_COUNTERS, MAX_ENTITIES};
use crate::saga::scenario::ScenarioFile;

/// Maximum number of kinds of badges.
const MAX_BADGES: usize = 16;
/// Maximum number of log lines.
pub const MAX_LINES: usize = 60;

/// Names of the scenario, by their numbers.
pub(super) struct Names {
    pub counters: Vec<String>,
    pub entities: Vec<String>,
    pub badges: Vec<String>,
    pub decks: Vec<String>,
    pub lines: Vec<String>,
}

impl Names {
    pub fn of(file: &ScenarioFile) -> Self {
        let mut badges: Vec<String> = Vec::new();
        let rounds = file.badges.iter().flat_map(|badges| badges.values());
        let badge_triggers = file.on.iter().flat_map(|on| on.keys());
        let badge_triggers = badge_triggers.filter_map(|when| when.strip_prefix("badge:"));
        let ravager = file.ravager.as_ref();
        let spawns = ravager.and_then(|ravager| ravager.spawn_badge.as_deref());
        let all = rounds.flatten().map(String::as_str);
        for id in all.chain(badge_triggers).chain(spawns) {
            if !badges.iter().any(|known| known == id) {
                badges.push(id.to_owned());
            }
        }
        let decks = file.decks.iter().flat_map(|decks| decks.extra.keys());
        let counters = file.counters.iter().flatten();
        let entities = file.entities.iter().flatten();
        Self {
            counters: counters.map(|counter| counter.id.clone()).collect(),
            entities: entities.map(|entity| entity.id.clone()).collect(),
            badges,
            decks: decks.cloned().collect(),
            lines: file.lines.clone().unwrap_or_default(),
        }
    }

    pub fn scope(&self) -> NameScope<'_> {
        NameScope {
            counters: &self.counters,
            entities: &self.entities,
            badges: &self.badges,
            decks: &self.decks,
            lines: u8::try_from(self.lines.len()).unwrap_or(u8::MAX),
            allows_operations: true,
        }
    }

    pub fn badge(&self, id: &str) -> Option<BadgeId> {
        index_of(&self.badges, id).map(BadgeId)
    }

    pub fn counter(&self, id: &str) -> Option<CounterId> {
        index_of(&self.counters, id).map(CounterId)
    }

    pub fn entity(&self, id: &str) -> Option<EntityId> {
        index_of(&self.entities, id).map(EntityId)
    }

    pub fn deck(&self, id: &str) -> Option<DeckId> {
        index_of(&self.decks, id).map(|index| DeckId(DeckId::EXTRA.0 + index))
    }
}

fn index_of(names: &[String], id: &str) -> Option<u8> {
    let index = names.iter().position(|name| name == id)?;
    u8::try_from(index).ok()
}

/// Returns the regular expression for names in effects, as `check_names` requires them.
#[cfg(feature = "schema")]
#[must_use]
pub fn name_pattern() -> String {
    format!("^[A-Za-z][A-Za-z0-9_]{{0,{}}}$", MAX_ID_CHARS - 1)
}

/// Words of the effect language that cannot be names of entities.
const RESERVED_NAMES: [&str; 6] = ["jumpgate", "hex", "here", "event", "target", "level"];

impl Compiler<'_> {
    /// Checks that names are unique words of the effect language, and how many there are.
    pub(super) fn check_names(&self, names: &Names) -> CompileResult<()> {
        let lists: [(&str, &[String], usize, &str); 4] = [
            ("counters", &names.counters, MAX_COUNTERS, ".id"),
            ("entities", &names.entities, MAX_ENTITIES, ".id"),
            ("badges", &names.badges, MAX_BADGES, ""),
            ("decks", &names.decks, DECKS - DeckId::EXTRA.index() - 1, ""),
        ];
        for (field, list, max, rest) in lists {
            let fits = list.len() <= max;
            self.ensure(fits, field, "", ContentError::Count(0, max))?;
            for (n, id) in list.iter().enumerate() {
                let path = if rest.is_empty() {
                    String::new()
                } else {
                    format!("[{n}]{rest}")
                };
                let letters = id.bytes().all(|byte| byte != b'-');
                let word = id.starts_with(|first: char| first.is_ascii_alphabetic());
                let is_free = rest.is_empty() || !RESERVED_NAMES.contains(&id.as_str());
                let fits = is_id(id) && letters && word && is_free;
                self.ensure(fits, field, &path, ContentError::Id)?;
                let is_first = !list.iter().take(n).any(|other| other == id);
                self.ensure(is_first, field, &path, ContentError::Twice(id.clone()))?;
            }
        }
        let fits = names.lines.len() <= MAX_LINES;
        self.ensure(fits, "lines", "", ContentError::Count(0, MAX_LINES))
    }
}

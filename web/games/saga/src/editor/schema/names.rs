//! Names that a scenario defines, and the places and requirements that refer to them.

use super::{SchemaBuilder, named};
use std::rc::Rc;
use ui::form::Radio;

impl SchemaBuilder<'_> {
    pub(super) fn entity_ids(&self) -> impl Iterator<Item = &String> {
        self.file.entities.iter().flatten().map(|entity| &entity.id)
    }

    pub(super) fn counter_ids(&self) -> impl Iterator<Item = &String> {
        self.file
            .counters
            .iter()
            .flatten()
            .map(|counter| &counter.id)
    }

    pub(super) fn deck_ids(&self) -> impl Iterator<Item = &String> {
        self.file.decks.iter().flat_map(|decks| decks.extra.keys())
    }

    pub(super) fn badge_ids(&self) -> Vec<String> {
        let rounds = self.file.badges.iter().flat_map(|badges| badges.values());
        let mut all: Vec<String> = rounds.flatten().cloned().collect();
        all.extend(["boss", "advance", "ravager"].map(str::to_owned));
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Returns the first name of an entity, or a default name.
    pub(super) fn first_entity(&self) -> String {
        first_name(self.entity_ids(), "ship")
    }

    /// Returns the first name of a deck, or a default name.
    pub(super) fn first_deck(&self) -> String {
        first_name(self.deck_ids(), "jumpgate")
    }

    /// Fills the placeholders of a template with names of this scenario.
    pub(super) fn with_names(&self, line: &str) -> String {
        line.replace("<thing>", &self.first_entity())
            .replace("<counter>", &first_name(self.counter_ids(), "count"))
            .replace("<deck>", &self.first_deck())
            .replace("<badge>", &first_name(self.badge_ids().iter(), "boss"))
    }

    pub(super) fn badges(&self) -> Rc<[Radio]> {
        named(self.badge_ids().iter())
    }

    /// Returns the rounds of this scenario.
    pub(super) fn rounds(&self) -> Rc<[Radio]> {
        let round = |round: u8| {
            let args = [("round", round.into())];
            let label = self.phrases.say("saga-editor-round", &args);
            Radio::new(round.to_string(), label)
        };
        (1..=self.file.rounds.unwrap_or(10)).map(round).collect()
    }

    /// Returns the places for an action.
    pub(super) fn places(&self) -> Vec<Radio> {
        let plain = ["any", "jumpgate", "home", "starbase", "inactive_starbase"];
        let mut choices = plain.map(|word| self.choice(word)).to_vec();
        for id in self.entity_ids() {
            choices.push(self.prefixed("at", id, "saga-editor-at"));
            choices.push(self.prefixed("near", id, "saga-editor-near"));
        }
        choices
    }

    /// Returns the possible requirements of an action.
    pub(super) fn needs(&self) -> Vec<Radio> {
        let plain = |word: &str| {
            let key = format!("saga-editor-need-{}", word.replace('_', "-"));
            Radio::new(word.to_owned(), self.phrases.text(&key))
        };
        let mut choices = ["xpm", "no_xpm", "clear", "astartium"].map(plain).to_vec();
        let rooms = self.counter_ids();
        choices.extend(rooms.map(|id| self.prefixed("room", id, "saga-editor-need-room")));
        for id in self.entity_ids() {
            let words = ["laden", "unladen", "untowed", "damaged"];
            choices.extend(
                words.map(|word| self.prefixed(word, id, &format!("saga-editor-need-{word}"))),
            );
        }
        choices
    }

    /// Returns the targets that can attract Raiders.
    pub(super) fn attractors(&self) -> Vec<Radio> {
        let plain = ["jumpgate", "starbase", "armada"];
        let mut choices = plain.map(|word| self.choice(word)).to_vec();
        let entities = self.entity_ids();
        choices.extend(entities.map(|id| self.prefixed("entity", id, "saga-editor-entity")));
        choices
    }

    /// Returns the choice of a word with a name, such as `at:ship`.
    fn prefixed(&self, word: &str, id: &str, key: &str) -> Radio {
        let label = self.phrases.say(key, &[("name", id.into())]);
        Radio::new(format!("{word}:{id}"), label)
    }
}

/// Returns the first name, or `other` if there is none.
fn first_name<'b>(mut names: impl Iterator<Item = &'b String>, other: &str) -> String {
    names.next().map_or_else(|| other.to_owned(), Clone::clone)
}

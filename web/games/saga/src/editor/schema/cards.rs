//! Schemas of the cards that take part: shipped cards by id, and the scenario's own cards.

use super::custom_cards::CustomCard;
use super::{ID, SchemaBuilder, content_ids};
use editor::form::{MapKeys, Schema};
use serde_json::{Value, json};
use std::rc::Rc;
use ui::form::Radio;

impl SchemaBuilder<'_> {
    /// Returns the schema of a card: an id, or a whole card.
    fn card(&self, known: &Rc<[Radio]>, own: &CustomCard) -> Schema {
        let first = known.first().map(|radio| json!(radio.value.as_str()));
        Schema::OneOf(Rc::from([
            self.fork(
                "of-box",
                Value::is_string,
                first.unwrap_or_default(),
                Some(Schema::Choice(known.clone())),
            ),
            self.fork(
                "own-card",
                Value::is_object,
                own.first.clone(),
                Some(own.shape.clone()),
            ),
        ]))
    }

    /// Returns the schema of a list of cards.
    fn cards(&self, known: &Rc<[Radio]>, own: &CustomCard) -> Schema {
        let first = known.first().map(|radio| json!(radio.value.as_str()));
        let templates = vec![
            self.template("card", first.unwrap_or_default()),
            self.template("own-card", own.first.clone()),
        ];
        self.card(known, own).list(40, templates)
    }

    /// Returns the schema of a deck of the rules: all of its cards, or some.
    fn deck(&self, known: &Rc<[Radio]>, own: &CustomCard) -> Schema {
        let all: Vec<Value> = known
            .iter()
            .map(|radio| json!(radio.value.as_str()))
            .collect();
        Schema::OneOf(Rc::from([
            self.fork(
                "all-cards",
                |value| !value.is_array(),
                json!("default"),
                None,
            ),
            self.fork(
                "some-cards",
                Value::is_array,
                Value::Array(all),
                Some(self.cards(known, own)),
            ),
        ]))
    }

    pub(super) fn decks(&self) -> (Schema, Value) {
        let events = content_ids(|parts| parts.events.iter().map(|card| &card.id).collect());
        let explorations =
            content_ids(|parts| parts.explorations.iter().map(|card| &card.id).collect());
        let scans = content_ids(|parts| parts.scans.iter().map(|card| &card.id).collect());
        let bosses = content_ids(|parts| parts.bosses.iter().map(|card| &card.id).collect());
        let extras = content_ids(|parts| parts.extras.iter().map(|card| &card.id).collect());
        let first_extra = extras.first().map(|radio| json!([radio.value.as_str()]));
        let own_decks = Schema::Map {
            of: Rc::new(self.cards(&extras, &self.custom_extra())),
            keys: MapKeys::Free {
                most: ID,
                known: Rc::from([]),
            },
            first: first_extra.unwrap_or_else(|| json!([])),
        };
        let usual = json!("default");
        let shape = Schema::record(vec![
            self.part(
                "event_deck",
                self.deck(&events, &self.custom_event()),
                usual.clone(),
            ),
            self.part(
                "exploration",
                self.deck(&explorations, &self.custom_exploration()),
                usual.clone(),
            ),
            self.part(
                "scanning",
                self.deck(&scans, &self.custom_scan()),
                usual.clone(),
            ),
            self.part("bosses", self.deck(&bosses, &self.custom_boss()), usual),
            self.part("extra", own_decks, json!({})),
        ]);
        (super::renamed(shape, "event_deck", "events"), json!({}))
    }

    pub(super) fn reports(&self) -> Schema {
        self.cards(
            &content_ids(|parts| parts.reports.iter().map(|card| &card.id).collect()),
            &self.custom_report(),
        )
    }
}

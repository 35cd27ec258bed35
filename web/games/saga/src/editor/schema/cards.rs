//! Which cards take part: those of the box by their ids, and cards of the scenario's own.

use super::own_cards::OwnCard;
use super::{ID, Terms, stocked};
use editor::form::{Keys, Shape};
use serde_json::{Value, json};
use std::rc::Rc;
use ui::form::Radio;

impl Terms<'_> {
    /// A card by its id, or a whole one.
    fn card(&self, known: &Rc<[Radio]>, own: &OwnCard) -> Shape {
        let first = known.first().map(|radio| json!(radio.value.as_str()));
        Shape::Fork(Rc::from([
            self.fork(
                "of-box",
                Value::is_string,
                first.unwrap_or_default(),
                Some(Shape::Choice(known.clone())),
            ),
            self.fork(
                "own-card",
                Value::is_object,
                own.first.clone(),
                Some(own.shape.clone()),
            ),
        ]))
    }

    /// Cards, one after another.
    fn cards(&self, known: &Rc<[Radio]>, own: &OwnCard) -> Shape {
        let first = known.first().map(|radio| json!(radio.value.as_str()));
        let templates = vec![
            self.template("card", first.unwrap_or_default()),
            self.template("own-card", own.first.clone()),
        ];
        self.card(known, own).list(40, templates)
    }

    /// A deck of the rules: all of its cards, or some.
    fn deck(&self, known: &Rc<[Radio]>, own: &OwnCard) -> Shape {
        let all: Vec<Value> = known
            .iter()
            .map(|radio| json!(radio.value.as_str()))
            .collect();
        Shape::Fork(Rc::from([
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

    pub(super) fn decks(&self) -> (Shape, Value) {
        let events = stocked(|parts| parts.events.iter().map(|card| &card.id).collect());
        let explorations =
            stocked(|parts| parts.explorations.iter().map(|card| &card.id).collect());
        let scans = stocked(|parts| parts.scans.iter().map(|card| &card.id).collect());
        let bosses = stocked(|parts| parts.bosses.iter().map(|card| &card.id).collect());
        let extras = stocked(|parts| parts.extras.iter().map(|card| &card.id).collect());
        let first_extra = extras.first().map(|radio| json!([radio.value.as_str()]));
        let own_decks = Shape::Table {
            of: Rc::new(self.cards(&extras, &self.own_extra())),
            keys: Keys::Free {
                most: ID,
                known: Rc::from([]),
            },
            first: first_extra.unwrap_or_else(|| json!([])),
        };
        let usual = json!("default");
        let shape = Shape::record(vec![
            self.part(
                "event_deck",
                self.deck(&events, &self.own_event()),
                usual.clone(),
            ),
            self.part(
                "exploration",
                self.deck(&explorations, &self.own_exploration()),
                usual.clone(),
            ),
            self.part(
                "scanning",
                self.deck(&scans, &self.own_scan()),
                usual.clone(),
            ),
            self.part("bosses", self.deck(&bosses, &self.own_boss()), usual),
            self.part("extra", own_decks, json!({})),
        ]);
        (super::renamed(shape, "event_deck", "events"), json!({}))
    }

    pub(super) fn reports(&self) -> Shape {
        self.cards(
            &stocked(|parts| parts.reports.iter().map(|card| &card.id).collect()),
            &self.own_report(),
        )
    }
}

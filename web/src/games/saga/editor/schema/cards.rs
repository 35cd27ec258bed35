//! Which cards take part, and cards of the scenario's own.

use super::{ID, Ids, Terms};
use crate::edit::form::{Fork, Keys, Shape};
use crate::pages::Radio;
use serde_json::{Value, json};
use std::rc::Rc;

impl Terms<'_> {
    /// A card by its id, or a whole one.
    fn card(&self, known: &Rc<[Radio]>, own: &Value) -> Shape {
        let first = known.first().map(|radio| json!(radio.value.as_str()));
        Shape::Fork(Rc::from([
            Fork {
                radio: self.choice("of-box"),
                fits: Value::is_string,
                first: first.unwrap_or_default(),
                shape: Some(Shape::Choice(known.clone())),
            },
            Fork {
                radio: self.choice("own-card"),
                fits: Value::is_object,
                first: own.clone(),
                shape: Some(Shape::Code),
            },
        ]))
    }

    /// Cards, one after another.
    fn cards(&self, known: &Rc<[Radio]>, own: &Value) -> Shape {
        let first = known.first().map(|radio| json!(radio.value.as_str()));
        let templates = vec![
            self.template("card", first.unwrap_or_default()),
            self.template("own-card", own.clone()),
        ];
        self.card(known, own).list(40, templates)
    }

    /// A deck of the rules: all of its cards, or some.
    fn deck(&self, known: &Rc<[Radio]>, own: &Value) -> Shape {
        let all: Vec<Value> = known
            .iter()
            .map(|radio| json!(radio.value.as_str()))
            .collect();
        Shape::Fork(Rc::from([
            Fork {
                radio: self.choice("all-cards"),
                fits: |value| !value.is_array(),
                first: json!("default"),
                shape: None,
            },
            Fork {
                radio: self.choice("some-cards"),
                fits: Value::is_array,
                first: Value::Array(all),
                shape: Some(self.cards(known, own)),
            },
        ]))
    }

    pub(super) fn decks(&self) -> (Shape, Value) {
        let ids = Ids::of_stock();
        let event = json!({ "id": "my-event", "effect": "each(damage(1))" });
        let hard = json!({ "check": { "stat": "speed", "need": 3 }, "reward": "gain(E,2)" });
        let easy = json!({ "check": { "stat": "speed", "need": 1 }, "reward": "gain(E,1)" });
        let exploration = json!({ "id": "my-exploration", "easy": easy, "hard": hard });
        let scan = json!({ "id": "my-report" });
        let boss = json!({ "id": "my-boss", "attack": 3, "hull": 4, "speed": 3 });
        let extra = json!({ "id": "my-card", "check": { "stat": "speed", "need": 2 } });
        let first_extra = ids
            .extras
            .first()
            .map(|radio| json!([radio.value.as_str()]));
        let own_decks = Shape::Table {
            of: Rc::new(self.cards(&ids.extras, &extra)),
            keys: Keys::Free {
                most: ID,
                known: Rc::from([]),
            },
            first: first_extra.unwrap_or_else(|| json!([])),
        };
        let usual = json!("default");
        let shape = Shape::record(vec![
            self.part("event_deck", self.deck(&ids.events, &event), usual.clone()),
            self.part(
                "exploration",
                self.deck(&ids.explorations, &exploration),
                usual.clone(),
            ),
            self.part("scanning", self.deck(&ids.scans, &scan), usual.clone()),
            self.part("bosses", self.deck(&ids.bosses, &boss), usual),
            self.part("extra", own_decks, json!({})),
        ]);
        (super::renamed(shape, "event_deck", "events"), json!({}))
    }

    pub(super) fn reports(&self) -> Shape {
        let own = json!({ "id": "my-report", "hexes": [[2, 0]], "raiders": [], "x": [2, 0] });
        self.cards(&Ids::of_stock().reports, &own)
    }
}

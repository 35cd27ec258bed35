//! Schemas of what players can do in a scenario: encounters, Expand actions and movement actions.

use super::{ID, SchemaBuilder, number, plain, renamed};
use editor::form::{Schema, Template};
use serde_json::{Value, json};
use ui::form::Radio;

impl SchemaBuilder<'_> {
    /// Returns the schema of a place for an action.
    fn place(&self) -> Schema {
        let mut known = self
            .choices(&["any", "jumpgate", "home", "starbase", "inactive_starbase"])
            .to_vec();
        for id in self.entity_ids() {
            for (way, key) in [("at", "saga-editor-at"), ("near", "saga-editor-near")] {
                let words = [("name", id.as_str().into())];
                known.push(Radio::new(
                    format!("{way}:{id}"),
                    self.phrases.say(key, &words),
                ));
            }
        }
        Schema::text(ID * 2, known)
    }

    fn needs(&self) -> Schema {
        let plain = ["xpm", "no_xpm", "clear", "astartium"];
        let mut known: Vec<Radio> = plain
            .iter()
            .map(|word| {
                let key = format!("saga-editor-need-{}", word.replace('_', "-"));
                Radio::new((*word).to_owned(), self.phrases.text(&key))
            })
            .collect();
        let mut named = |word: &str, id: &String| {
            let words = [("name", id.as_str().into())];
            let name = self
                .phrases
                .say(&format!("saga-editor-need-{word}"), &words);
            known.push(Radio::new(format!("{word}:{id}"), name));
        };
        for id in self.counter_ids() {
            named("room", id);
        }
        for id in self.entity_ids() {
            for word in ["laden", "unladen", "untowed", "damaged"] {
                named(word, id);
            }
        }
        let template = |radio: &Radio| Template {
            label: radio.label.clone(),
            value: json!(radio.value.as_str()),
        };
        let templates: Vec<Template> = known.iter().map(template).collect();
        Schema::Choice(known.into()).list(8, templates)
    }

    /// Returns the schema of the scenario's encounters.
    pub(super) fn encounters(&self) -> Schema {
        let deck = Schema::text(ID, Self::names(self.deck_ids()));
        let first_deck = Self::first_of(self.deck_ids(), "jumpgate");
        let shape = Schema::record(vec![
            self.part("id", plain(ID), json!("deed")),
            self.part("where", self.place(), json!("jumpgate")),
            self.part("needs", self.needs(), json!([])),
            self.part("resolve", deck.optional(json!(first_deck)), Value::Null),
            self.part("pass", self.operations(), json!([])),
            self.part("fail", self.operations(), json!([])),
        ]);
        let first = json!({ "id": "deed", "where": "jumpgate", "pass": ["gain(A,1)"] });
        shape.list(6, vec![self.template("encounter", first)])
    }

    /// Returns the schema of an action's cost.
    fn cost(&self) -> Schema {
        let thing = Schema::text(ID, Self::names(self.entity_ids()));
        let first = Self::first_of(self.entity_ids(), "ship");
        let on = thing.optional(json!(first));
        let count = |key| self.part(key, number(0, 20), json!(0));
        let cost = Schema::record(vec![
            count("mp"),
            count("E"),
            count("C"),
            count("a_cost"),
            count("xpm_cost"),
            self.part("activation_on", on, Value::Null),
        ]);
        let names = [
            ("a_cost", "A"),
            ("xpm_cost", "xpm"),
            ("activation_on", "activation"),
        ];
        names
            .into_iter()
            .fold(cost, |cost, (from, to)| renamed(cost, from, to))
    }

    /// Returns the schema of Expand or movement actions.
    pub(super) fn projects(&self) -> Schema {
        let thing = || Schema::text(ID, Self::names(self.entity_ids()));
        let first_thing = Self::first_of(self.entity_ids(), "ship");
        let some =
            |key, shape: Schema, first: Value| self.part(key, shape.optional(first), Value::Null);
        let fill = Schema::record(vec![
            self.part("entity", thing(), json!(first_thing)),
            self.part(
                "with",
                Schema::Choice(self.choices(&["A", "E", "C"])),
                json!("A"),
            ),
            some("most", number(1, 20), json!(3)),
        ]);
        let shape = Schema::record(vec![
            self.part("id", plain(ID), json!("deed")),
            self.part("where", self.place(), json!("any")),
            self.part("needs", self.needs(), json!([])),
            self.part("cost", self.cost(), json!({})),
            self.part(
                "contributors",
                Schema::Choice(self.choices(&["none", "same_sector"])),
                json!("none"),
            ),
            some("fly", thing(), json!(first_thing)),
            some("tow", thing(), json!(first_thing)),
            some("fill", fill, json!({ "entity": first_thing, "with": "A" })),
            self.part("effect", self.operations(), json!([])),
            some("per_round", number(1, 9), json!(1)),
        ]);
        let first = json!({ "id": "deed", "where": "any", "effect": ["gain(A,1)"] });
        shape.list(6, vec![self.template("project", first)])
    }
}

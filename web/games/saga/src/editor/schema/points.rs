//! Schemas of Victory Points, and of what is forbidden.

use super::{SchemaBuilder, number};
use editor::form::Schema;
use serde_json::{Value, json};
use std::rc::Rc;
use ui::form::Radio;

/// Words for what can be forbidden from the start.
const BARS: [&str; 7] = [
    "upgrade_starport",
    "upgrade_lab",
    "commander_ability",
    "regroup_draw",
    "help_others",
    "build_starbase",
    "explore",
];

impl SchemaBuilder<'_> {
    pub(super) fn bars(&self) -> Rc<[Radio]> {
        let bar = |word: &&str| {
            let key = format!("saga-editor-bar-{}", word.replace('_', "-"));
            Radio::new((*word).to_owned(), self.phrases.text(&key))
        };
        BARS.iter().map(bar).collect()
    }

    /// Returns the schema of Victory Points; a campaign has none.
    pub(super) fn points(&self) -> (Schema, Value) {
        let each = |keys: &[&str]| {
            let parts = keys.iter().map(|key| (self.label(key), number(0, 20)));
            Schema::Tuple(parts.collect())
        };
        let one = |key| self.part(key, number(0, 20), json!(0));
        let line = each(&["vp-level", "vp-points"]);
        let center = Schema::Tuple(Rc::from([
            (self.label("vp-first"), line.clone()),
            (self.label("vp-second"), line),
        ]));
        let shape = Schema::record(vec![
            self.part(
                "raider",
                each(&["vp-one", "vp-two", "vp-three"]),
                json!([0, 0, 0]),
            ),
            one("boss_vp"),
            one("hard"),
            self.part("deliver", each(&["vp-gate", "vp-home"]), json!([0, 0])),
            self.part(
                "duel",
                each(&["vp-leader", "vp-equal", "vp-weaker"]),
                json!([0, 0, 0]),
            ),
            one("siege"),
            one("standing"),
            self.part("center", center, json!([[0, 0], [0, 0]])),
        ]);
        let shape = super::renamed(shape, "boss_vp", "boss");
        let first = json!({ "raider": [1, 2, 3], "boss": 5, "deliver": [4, 2] });
        (shape.optional(first), Value::Null)
    }
}

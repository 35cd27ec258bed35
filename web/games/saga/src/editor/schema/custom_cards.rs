//! Schemas of a scenario's own cards, each with an initial card that is playable as it is.

use super::{ID, SchemaBuilder, number, plain};
use editor::form::{Schema, SchemaField};
use serde_json::{Value, json};
use std::rc::Rc;

/// Types of sectors that Scanning Reports name.
const SCANNED: [&str; 4] = ["asteroid", "planetary", "open", "nebula"];
const COLORS: [&str; 4] = ["blue", "yellow", "green", "red"];
const STATS: [&str; 3] = ["combat", "shield", "speed"];

/// The schema of a custom card, and its initial value.
pub(super) struct CustomCard {
    pub shape: Schema,
    pub first: Value,
}

impl SchemaBuilder<'_> {
    /// Returns a field of a card under a label of its own, since other fields of the file share its
    /// key.
    fn field(&self, key: &'static str, name: &str, shape: Schema) -> SchemaField {
        SchemaField {
            key,
            label: self.label(&format!("card-{name}")),
            shape,
            usual: Value::Null,
        }
    }

    /// Returns a card with these fields and an id.
    fn custom_card(&self, fields: Vec<SchemaField>, first: Value) -> CustomCard {
        let mut all = vec![self.part("id", plain(ID), json!("my-card"))];
        all.extend(fields);
        let shape = Schema::record(all);
        CustomCard { shape, first }
    }

    /// Returns a field for one line of effects, which may be empty.
    fn effect_line(&self, key: &'static str, name: &str) -> SchemaField {
        self.field(key, name, self.operation_line())
    }

    /// Returns the schema of a check: a fixed stat, or one that the player chooses.
    fn test(&self) -> Schema {
        let stat = Schema::Choice(self.choices(&STATS)).optional(json!("speed"));
        Schema::record(vec![
            self.field("stat", "stat", stat),
            self.field("need", "need", number(1, 10)),
        ])
    }

    /// Returns the schema of an enemy's values.
    fn foe(&self) -> Schema {
        Schema::record(vec![
            self.field("attack", "attack", number(0, 20)),
            self.field("hull", "hull", number(1, 20)),
            self.field("speed", "speed", number(0, 20)),
        ])
    }

    pub(super) fn custom_event(&self) -> CustomCard {
        let fields = vec![
            self.field("recurring", "recurring", Schema::Boolean),
            self.effect_line("effect", "effect"),
        ];
        self.custom_card(
            fields,
            json!({ "id": "my-event", "recurring": true, "effect": "each(damage(1))" }),
        )
    }

    pub(super) fn custom_exploration(&self) -> CustomCard {
        let side = || {
            Schema::record(vec![
                self.field("test", "test", self.test()),
                self.effect_line("reward", "reward"),
            ])
        };
        let first =
            |need: u8| json!({ "test": { "stat": "speed", "need": need }, "reward": "gain(E,1)" });
        let fields = vec![
            self.field("easy", "easy", side()),
            self.field("hard", "hard", side()),
        ];
        self.custom_card(
            fields,
            json!({ "id": "my-exploration", "easy": first(1), "hard": first(3) }),
        )
    }

    pub(super) fn custom_scan(&self) -> CustomCard {
        let place = || {
            Schema::record(vec![
                self.field("kind", "kind", Schema::Choice(self.choices(&SCANNED))),
                self.field("color", "color", Schema::Choice(self.choices(&COLORS))),
            ])
        };
        let xpm = Schema::Tuple(Rc::from([
            (self.label("card-first-place"), place()),
            (self.label("card-second-place"), place()),
        ]));
        let first = |kind: &str, color: &str| json!({ "kind": kind, "color": color });
        let raid = first("asteroid", "green");
        let raids = place().list(6, vec![self.template("place", raid.clone())]);
        let fields = vec![
            self.field("xpm", "xpm", xpm),
            self.field("raiders", "raiders", raids),
        ];
        self.custom_card(
            fields,
            json!({
                "id": "my-report",
                "xpm": [first("asteroid", "blue"), first("planetary", "red")],
                "raiders": [raid],
            }),
        )
    }

    pub(super) fn custom_boss(&self) -> CustomCard {
        let fields = vec![
            self.field("foe", "foe", self.foe()),
            self.effect_line("effect", "effect"),
            self.effect_line("reward", "reward"),
        ];
        self.custom_card(
            fields,
            json!({
                "id": "my-boss",
                "foe": { "attack": 3, "hull": 6, "speed": 3 },
                "effect": "each(damage(1))",
                "reward": "gain(A,3)",
            }),
        )
    }

    /// Returns the schema of a card of a scenario's deck: a check, an enemy, or two lines.
    pub(super) fn custom_extra(&self) -> CustomCard {
        let lines = Schema::Tuple(Rc::from([
            (self.label("card-line-first"), self.operation_line()),
            (self.label("card-line-second"), self.operation_line()),
        ]));
        let test = json!({ "stat": "speed", "need": 2 });
        let foe = json!({ "attack": 3, "hull": 3, "speed": 3 });
        let fields = vec![
            self.field("check", "check", self.test().optional(test.clone())),
            self.field("enemy", "enemy", self.foe().optional(foe)),
            self.field(
                "lines",
                "lines",
                lines.optional(json!(["none()", "none()"])),
            ),
            self.effect_line("start", "start"),
            self.effect_line("fail", "fail"),
            self.effect_line("reward", "reward"),
        ];
        self.custom_card(
            fields,
            json!({ "id": "my-card", "check": test, "reward": "gain(A,1)" }),
        )
    }

    pub(super) fn custom_report(&self) -> CustomCard {
        let raider = Schema::record(vec![
            self.field("level", "level", number(1, 3)),
            self.field("hex", "hex", self.hex()),
        ]);
        let first = json!({ "level": 1, "hex": [2, 0] });
        let raiders = raider.list(6, vec![self.template("raider", first)]);
        let fields = vec![
            self.field("hexes", "hexes", self.hexes(8)),
            self.field("raiders", "report-raiders", raiders),
            self.field("x", "x", self.hex()),
        ];
        self.custom_card(
            fields,
            json!({ "id": "my-report", "hexes": [[2, 0]], "raiders": [], "x": [2, 0] }),
        )
    }
}

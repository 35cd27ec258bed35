//! Schemas of initial sectors, the pile, pieces, and the behavior of enemies.

use super::{ID, SchemaBuilder, content_ids, number, plain, renamed};
use editor::form::{Schema, Template};
use engine::saga::figures::SectorKind;
use serde_json::{Value, json};
use std::rc::Rc;
use ui::form::Radio;

const KINDS: [&str; 7] = [
    "jumpgate",
    "dawn",
    "black-hole",
    "asteroid",
    "planetary",
    "open",
    "nebula",
];

impl SchemaBuilder<'_> {
    /// Returns the schema of a hex by its coordinates.
    pub(super) fn hex(&self) -> Schema {
        let part = |key: &str| (self.label(key), number(-8, 8));
        Schema::Tuple(Rc::from([part("q"), part("r")]))
    }

    pub(super) fn hexes(&self, most: usize) -> Schema {
        self.hex()
            .list(most, vec![self.template("hex", json!([1, 0]))])
    }

    pub(super) fn start(&self) -> (Schema, Value) {
        let of = |key, least, most| self.part(key, number(least, most), json!(0));
        let shape = Schema::record(vec![
            of("astartium", -20, 20),
            of("activation", -20, 20),
            of("hull", -20, 20),
            of("common_actions", 0, 10),
            of("special_actions", 0, 10),
            of("events", 0, 10),
        ]);
        (shape, json!({}))
    }

    pub(super) fn armadas(&self) -> Schema {
        let kind = |key| {
            let kinds = Schema::Choice(self.choices(&KINDS));
            self.part(key, kinds.optional(json!("planetary")), Value::Null)
        };
        let choice = Schema::record(vec![
            self.part("hexes", self.hexes(40), json!([])),
            kind("filter"),
            kind("beside"),
            self.part("distinct", Schema::Boolean, json!(false)),
        ]);
        let hexes = self.hexes(4);
        Schema::OneOf(Rc::from([
            self.fork("at-jumpgate", Value::is_string, json!("jumpgate"), None),
            self.fork("at-hexes", Value::is_array, json!([[0, 0]]), Some(hexes)),
            self.fork(
                "at-choice",
                Value::is_object,
                json!({ "filter": "planetary", "distinct": true }),
                Some(choice),
            ),
        ]))
    }

    /// Returns the schema of where sectors may be placed; the sectors themselves are edited on the
    /// board.
    pub(super) fn bounds(&self) -> (Schema, Value) {
        let shape = Schema::record(vec![
            self.part("max_distance", number(1, 8), json!(3)),
            self.part("min_neighbors", number(1, 6), json!(2)),
        ]);
        (shape, json!({}))
    }

    /// Returns the schema of all tiles of a type, or some.
    fn tiles_of(&self, kind: SectorKind) -> Schema {
        let tiles = self.tile_ids(kind);
        let first = tiles.first().cloned();
        let first = first.map_or(Value::Null, |radio| json!(radio.value.as_str()));
        let list = Schema::Choice(tiles).list(12, vec![self.template("tile", first.clone())]);
        Schema::OneOf(Rc::from([
            self.fork("all-tiles", Value::is_string, json!("all"), None),
            self.fork("some-tiles", Value::is_array, json!([first]), Some(list)),
        ]))
    }

    pub(super) fn pile(&self) -> Schema {
        let types = [
            ("A", SectorKind::Asteroid),
            ("P", SectorKind::Planetary),
            ("O", SectorKind::Open),
            ("N", SectorKind::Nebula),
        ];
        let letter = |(key, kind)| {
            let shape = self.tiles_of(kind).optional(json!("all"));
            self.part(key, shape, Value::Null)
        };
        let types = Schema::record(types.map(letter).to_vec());
        let all: Rc<[_]> = types_of_all(self);
        let first = all.first().map(|radio| json!(radio.value.as_str()));
        let first = first.unwrap_or_default();
        let exclude = Schema::Choice(all).list(40, vec![self.template("tile", first)]);
        let own = Schema::record(vec![
            self.part("types", types, json!({})),
            self.part("exclude", exclude, json!([])),
        ]);
        Schema::OneOf(Rc::from([
            self.fork("usual-pile", Value::is_null, Value::Null, None),
            self.fork("no-pile", Value::is_string, json!("none"), None),
            self.fork(
                "own-pile",
                Value::is_object,
                json!({ "types": { "A": "all", "P": "all", "O": "all" } }),
                Some(own),
            ),
        ]))
    }

    pub(super) fn explore(&self) -> (Schema, Value) {
        let enabled = self.part("enabled", Schema::Boolean, json!(true));
        (Schema::record(vec![enabled]), json!({ "enabled": true }))
    }

    pub(super) fn scan(&self) -> (Schema, Value) {
        let modes = self.choices(&["normal", "astartium_all", "off"]);
        let shape = Schema::record(vec![
            self.part("scan_xpm", Schema::Choice(modes), json!("normal")),
            self.part("expand_on_fail", Schema::Boolean, json!(true)),
            self.part(
                "forbid_on",
                Schema::Flags(self.choices(&["any_starbase"])),
                json!([]),
            ),
        ]);
        (renamed(shape, "scan_xpm", "xpm"), json!({}))
    }

    pub(super) fn supply(&self) -> (Schema, Value) {
        let level = |level: u8| {
            let words = [("level", level.into())];
            let name = self.phrases.say("saga-editor-raiders", &words);
            (name, number(0, 40))
        };
        let raiders = Schema::Tuple(Rc::from([level(1), level(2), level(3)]));
        let shape = Schema::record(vec![
            self.part("xpm", number(0, 99), json!(6)),
            self.part("raiders", raiders, json!([12, 8, 5])),
            self.part("starbases", number(0, 99), json!(12)),
        ]);
        (shape, json!({}))
    }

    /// Returns the schema of entities, such as Colony Ships.
    pub(super) fn entities(&self) -> Schema {
        let blocked = self.choices(&["boss", "raider", "blackhole"]);
        let shape = Schema::record(vec![
            self.part("id", plain(ID), json!("ship")),
            self.part(
                "kind",
                Schema::Choice(self.choices(&["ship", "marker"])),
                json!("ship"),
            ),
            self.part("at", self.hex().optional(json!([0, 0])), Value::Null),
            self.part("hull", number(0, 99), json!(0)),
            self.part("hull_max", number(0, 99).optional(json!(3)), Value::Null),
            self.part("cargo_xpm", Schema::Boolean, json!(false)),
            self.part("fuel_is_hull", Schema::Boolean, json!(false)),
            self.part("blocked_by", Schema::Flags(blocked), json!([])),
            self.part(
                "reveal",
                Schema::Choice(self.choices(&["always", "face_up"])),
                json!("always"),
            ),
        ]);
        let first = json!({ "id": "ship", "kind": "ship", "hull": 3, "blocked_by": ["blackhole"] });
        renamed(shape, "at", "start").list(4, vec![self.template("thing", first)])
    }

    pub(super) fn counters(&self) -> Schema {
        let shown = self.choices(&["number", "xpm_slots", "track", "hidden"]);
        let shape = Schema::record(vec![
            self.part("id", plain(ID), json!("count")),
            self.part("min", number(0, 99), json!(0)),
            self.part("max", number(0, 99), json!(5)),
            self.part("from", number(0, 99), json!(0)),
            self.part("shown_as", Schema::Choice(shown), json!("number")),
        ]);
        let first = json!({ "id": "count", "max": 5, "shown_as": "track" });
        renamed(shape, "from", "start").list(6, vec![self.template("counter", first)])
    }

    pub(super) fn attractor(&self) -> Schema {
        let mut known = self.choices(&["jumpgate", "starbase", "armada"]).to_vec();
        known.extend(self.entity_ids().map(|id| {
            let words = [("name", id.as_str().into())];
            let name = self.phrases.say("saga-editor-entity", &words);
            Radio::new(format!("entity:{id}"), name)
        }));
        let template = |radio: &Radio| Template {
            label: radio.label.clone(),
            value: json!(radio.value.as_str()),
        };
        let templates: Vec<_> = known.iter().map(template).collect();
        Schema::Choice(known.into()).list(4, templates)
    }

    pub(super) fn gate(&self) -> (Schema, Value) {
        let loss = self.choices(&["none", "installed_first"]);
        let shape = Schema::record(vec![
            self.part("xpm_loss", Schema::Choice(loss), json!("none")),
            self.part(
                "effects",
                self.operation_line(),
                json!("each(damage(level))"),
            ),
        ]);
        (shape, json!({}))
    }

    pub(super) fn boss(&self) -> (Schema, Value) {
        let placement = self.choices(&["default", "nebula", "anywhere", "near"]);
        let field = self.choices(&["no-field", "needs_starbase"]);
        let field: Rc<[_]> = field
            .iter()
            .cloned()
            .map(|mut radio| {
                if radio.value == "no-field" {
                    radio.value = "none".into();
                }
                radio
            })
            .collect();
        let bosses = content_ids(|parts| parts.bosses.iter().map(|card| &card.id).collect());
        let first = bosses.first().map(|radio| json!(radio.value.as_str()));
        let preset = Schema::record(vec![
            self.part("boss", Schema::Choice(bosses), json!("")),
            self.part("hex", self.hex(), json!([0, 0])),
        ]);
        let first = json!({ "boss": first, "hex": [1, 0] });
        let preset = preset.list(8, vec![self.template("boss", first)]);
        let shape = Schema::record(vec![
            self.part("placement", Schema::Choice(placement), json!("default")),
            self.part("force_field", Schema::Choice(field), json!("none")),
            self.part("preset", preset, json!([])),
            self.part("event_on_spawn", Schema::Boolean, json!(true)),
        ]);
        (shape, json!({}))
    }

    pub(super) fn ravager(&self) -> (Schema, Value) {
        let badge = Schema::text(ID, Self::names(self.badge_ids().iter()));
        let shape = Schema::record(vec![
            self.part("enabled", Schema::Boolean, json!(false)),
            self.part("spawn_badge", badge.optional(json!("ravager")), Value::Null),
            self.part("distance", number(1, 8), json!(3)),
        ]);
        (shape, json!({ "enabled": false, "distance": 3 }))
    }

    /// Returns the tiles of a type as choices.
    fn tile_ids(&self, kind: SectorKind) -> Rc<[Radio]> {
        super::super::tiles::radios(self.phrases, |tile| tile.kind == kind)
    }
}

fn types_of_all(terms: &SchemaBuilder<'_>) -> Rc<[Radio]> {
    super::super::tiles::radios(terms.phrases, |tile| tile.kind.is_common())
}

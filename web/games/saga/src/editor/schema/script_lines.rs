//! Schemas of operations, conditions and triggers: lines in the engine's effect language, started
//! from templates.

use super::{ID, LINE, SchemaBuilder, ValueTest, plain};
use editor::form::{MapKeys, Schema, Template};
use serde_json::{Value, json};
use std::rc::Rc;
use ui::form::Radio;

/// Templates of operations; `<thing>` and similar stand for names of the scenario.
pub(super) const OPERATIONS: [&str; 45] = [
    "spawn(1,1,far)",
    "advance(raiders(all),1)",
    "promote(raiders(lvl_max=2),1)",
    "destroy(raiders(lvl_max=3),1)",
    "shove(raiders(all),1)",
    "spawn_boss(default)",
    "draw_event(1)",
    "cancel_event(1)",
    "each(damage(1))",
    "each(check(speed,2,fail=[damage(1)]))",
    "each(gain(A,1))",
    "each(lose(token,1,else=[damage(1)]))",
    "each(draw_action(common,1))",
    "each(repair(1))",
    "each_within(jumpgate,1,[damage(1)])",
    "choose([gain(E,1)],[gain(C,1)])",
    "gain(A,1)",
    "lose(xpm,1)",
    "draw_action(special,1)",
    "damage(1)",
    "repair(1)",
    "place_xpm(within=3)",
    "cost_mod(starbase,1,round)",
    "install_xpm",
    "remove_installed_xpm(1)",
    "report(place=starbase)",
    "report(place=entity:<thing>)",
    "place_tile(hex(0,2),up)",
    "place_entity(<thing>,hex(0,0))",
    "move_entity(<thing>,1,jumpgate)",
    "entity_hull(<thing>,-1)",
    "entity_hull(<thing>,-level)",
    "entity_xpm(<thing>,load)",
    "counter(<counter>,1)",
    "counter(<counter>, active_starbases - bosses_in_play)",
    "draw_card(<deck>)",
    "retaliation_card(<deck>)",
    "ravager_spawn(3)",
    "ravager_away(1)",
    "activate_starbase(here)",
    "destroy_starbase(here)",
    "astartium_on(locations,1)",
    "clear_astartium(here)",
    "when(bosses_in_play > 0,[draw_event(1)])",
    "end(lose)",
];

/// Templates of conditions.
pub(super) const CONDITIONS: [&str; 12] = [
    "round >= 10",
    "phase_end(5)",
    "installed_xpm >= 3",
    "bosses_in_play = 0",
    "starbases_active >= 3",
    "counter(<counter>) >= 3",
    "badges_left(<badge>) = 0",
    "entity_at(<thing>,jumpgate)",
    "entity_hull(<thing>) <= 0",
    "revealed(<thing>)",
    "ravager_at(jumpgate)",
    "vp >= 20",
];

pub(super) const TRIGGERS: [&str; 16] = [
    "setup",
    "round_start",
    "badge:<badge>",
    "retaliation",
    "after_scan",
    "phase_end:5",
    "round_end",
    "raider_enters:jumpgate",
    "raider_enters:<thing>",
    "raider_spawns_on:<thing>",
    "entity_enters:<thing>:jumpgate",
    "sector_revealed",
    "boss_killed",
    "raider_killed",
    "armada_destroyed",
    "starbase_built",
];

/// Maximum nesting of condition groups.
const DEPTH: u8 = 3;

impl SchemaBuilder<'_> {
    /// Fills the placeholders of a template with names of this scenario.
    pub(super) fn with_names(&self, line: &str) -> String {
        let badges = self.badge_ids();
        line.replace("<thing>", &Self::first_of(self.entity_ids(), "ship"))
            .replace("<counter>", &Self::first_of(self.counter_ids(), "count"))
            .replace("<deck>", &Self::first_of(self.deck_ids(), "jumpgate"))
            .replace("<badge>", &Self::first_of(badges.iter(), "boss"))
    }

    /// Returns the label of a template, by its words.
    fn named(&self, family: &str, line: &str) -> String {
        let slug: String = line
            .chars()
            .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
            .collect();
        let slug: Vec<&str> = slug.split('-').filter(|part| !part.is_empty()).collect();
        self.phrases
            .text(&format!("saga-editor-{family}-{}", slug.join("-")))
    }

    fn lines_of(&self, family: &str, lines: &[&str]) -> Rc<[Radio]> {
        let radio = |line: &&str| Radio::new(self.with_names(line), self.named(family, line));
        lines.iter().map(radio).collect()
    }

    fn templates(&self, family: &str, lines: &[&str]) -> Vec<Template> {
        let template = |line: &&str| Template {
            label: self.named(family, line),
            value: json!(self.with_names(line)),
        };
        lines.iter().map(template).collect()
    }

    /// Returns the schema of a list of operations.
    pub(super) fn operations(&self) -> Schema {
        let line = Schema::text(LINE, self.lines_of("op", &OPERATIONS));
        line.list(20, self.templates("op", &OPERATIONS))
    }

    /// Returns the schema of operations in one line.
    pub(super) fn operation_line(&self) -> Schema {
        Schema::text(LINE, self.lines_of("op", &OPERATIONS))
    }

    /// Returns the schema of conditions, any of which suffices.
    pub(super) fn conditions(&self) -> Schema {
        self.condition(DEPTH).list(8, self.condition_templates())
    }

    fn condition_templates(&self) -> Vec<Template> {
        let mut all = self.templates("when", &CONDITIONS);
        let phase = json!("phase_end(5)");
        all.push(self.template("all", json!({ "all": ["round >= 10", phase] })));
        all.push(self.template("any", json!({ "any": ["round >= 10", phase] })));
        all.push(self.template("not", json!({ "not": phase })));
        all
    }

    fn condition(&self, depth: u8) -> Schema {
        let line = Schema::text(LINE, self.lines_of("when", &CONDITIONS));
        if depth == 0 {
            return line;
        }
        let inner = || self.condition(depth - 1);
        let group = |key: &'static str| {
            let list = inner().list(8, self.condition_templates());
            Schema::record(vec![self.part(key, list, json!([]))])
        };
        let not = Schema::record(vec![self.part("not", inner(), json!("round >= 10"))]);
        let fork = |word: &str, fits: ValueTest, first: Value, shape: Schema| {
            self.fork(word, fits, first, Some(shape))
        };
        Schema::OneOf(Rc::from([
            fork("single", Value::is_string, json!("round >= 10"), line),
            fork(
                "all-of",
                |value| value.get("all").is_some(),
                json!({ "all": ["round >= 10"] }),
                group("all"),
            ),
            fork(
                "any-of",
                |value| value.get("any").is_some(),
                json!({ "any": ["round >= 10"] }),
                group("any"),
            ),
            fork(
                "none-of",
                |value| value.get("not").is_some(),
                json!({ "not": "round >= 10" }),
                not,
            ),
        ]))
    }

    pub(super) fn triggers(&self) -> Schema {
        Schema::Map {
            of: Rc::new(self.operations()),
            keys: MapKeys::Free {
                most: ID * 2,
                known: self.lines_of("trigger", &TRIGGERS),
            },
            first: json!([]),
        }
    }

    pub(super) fn badges(&self) -> Schema {
        let rounds = self.file.rounds.unwrap_or(10);
        let round = |round: u8| {
            let words = [("round", round.into())];
            Radio::new(
                round.to_string(),
                self.phrases.say("saga-editor-round", &words),
            )
        };
        let known = self.badge_ids();
        let template = |id: &String| Template {
            label: id.clone(),
            value: json!(id),
        };
        let templates: Vec<Template> = known.iter().map(template).collect();
        let badge = Schema::text(ID, Self::names(known.iter()));
        let first = Self::first_of(known.iter(), "boss");
        Schema::Map {
            of: Rc::new(badge.list(8, templates)),
            keys: MapKeys::Closed((1..=rounds).map(round).collect()),
            first: json!([first]),
        }
    }

    /// Returns the schema of lines for the log.
    pub(super) fn lines(&self) -> Schema {
        let first = self.phrases.text("saga-editor-line");
        let line = self.template("line", json!(first));
        plain(LINE).list(60, vec![line])
    }
}

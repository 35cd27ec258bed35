//! Templates of operations, conditions and triggers, as lines in the engine's effect language.

use super::SchemaBuilder;
use editor::form::{SchemaHint, Template, VariantTest};
use serde_json::json;
use std::rc::Rc;
use ui::form::Radio;

/// Templates of operations; placeholders such as `<thing>` are replaced with names of the scenario.
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

impl SchemaBuilder<'_> {
    pub(super) fn operations(&self) -> Rc<[Radio]> {
        let operations = || self.lines_of("op", &OPERATIONS);
        self.operations.get_or_init(operations).clone()
    }

    pub(super) fn triggers(&self) -> Rc<[Radio]> {
        self.lines_of("trigger", &TRIGGERS)
    }

    /// Returns the hint for a condition: a line, or a group of conditions.
    pub(super) fn condition(&self) -> SchemaHint {
        let choices = self.lines_of("when", &CONDITIONS);
        let mut templates: Vec<Template> = choices.iter().map(Template::of_radio).collect();
        let (round, phase) = ("round >= 10", "phase_end(5)");
        templates.extend([
            self.template("all", json!({ "all": [round, phase] })),
            self.template("any", json!({ "any": [round, phase] })),
            self.template("not", json!({ "not": phase })),
        ]);
        let variants = [
            self.variant("single", VariantTest::Text, json!(round)),
            self.variant("all-of", VariantTest::Key("all"), json!({ "all": [round] })),
            self.variant("any-of", VariantTest::Key("any"), json!({ "any": [round] })),
            self.variant("none-of", VariantTest::Key("not"), json!({ "not": round })),
        ];
        SchemaHint::with_suggestions(choices)
            .with_templates(templates)
            .with_variants(variants)
    }

    /// Returns templates with names of this scenario, labeled by their words.
    fn lines_of(&self, family: &str, lines: &[&str]) -> Rc<[Radio]> {
        let radio = |line: &&str| {
            let words = line.split(|c: char| !c.is_ascii_alphanumeric());
            let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
            let key = format!("saga-editor-{family}-{}", words.join("-"));
            Radio::new(self.with_names(line), self.phrases.text(&key))
        };
        lines.iter().map(radio).collect()
    }
}

//! The cards of a scenario: shipped cards by id, and custom cards, each of which starts as a
//! playable template.

use super::{SchemaBuilder, content_ids, first_of};
use editor::form::{SchemaHint, VariantTest};
use serde_json::{Value, json};
use std::rc::Rc;
use ui::form::Radio;

/// Returns the ids of the shipped cards of a deck.
pub(super) fn shipped_cards(deck: &str) -> Rc<[Radio]> {
    content_ids(match deck {
        "events" => |parts| parts.events.iter().map(|card| &card.id).collect(),
        "exploration" => |parts| parts.explorations.iter().map(|card| &card.id).collect(),
        "scanning" => |parts| parts.scans.iter().map(|card| &card.id).collect(),
        "bosses" => |parts| parts.bosses.iter().map(|card| &card.id).collect(),
        "reports" => |parts| parts.reports.iter().map(|card| &card.id).collect(),
        _ => |parts| parts.extras.iter().map(|card| &card.id).collect(),
    })
}

/// Returns a new custom card for a deck.
pub(super) fn own_card(deck: &str) -> Value {
    let test = |required_successes: u8| json!({ "stat": "speed", "need": required_successes });
    let side =
        |required_successes: u8| json!({ "test": test(required_successes), "reward": "gain(E,1)" });
    let at = |kind: &str, color: &str| json!({ "kind": kind, "color": color });
    match deck {
        "events" => json!({ "id": "my-event", "recurring": true, "effect": "each(damage(1))" }),
        "exploration" => json!({ "id": "my-exploration", "easy": side(1), "hard": side(3) }),
        "scanning" => json!({
            "id": "my-report",
            "xpm": [at("asteroid", "blue"), at("planetary", "red")],
            "raiders": [at("asteroid", "green")],
        }),
        "bosses" => json!({
            "id": "my-boss",
            "foe": { "attack": 3, "hull": 6, "speed": 3 },
            "effect": "each(damage(1))",
            "reward": "gain(A,3)",
        }),
        "reports" => {
            json!({ "id": "my-report", "hexes": [[2, 0]], "raiders": [], "x": [2, 0] })
        }
        _ => json!({ "id": "my-card", "check": test(2), "reward": "gain(A,1)" }),
    }
}

impl SchemaBuilder<'_> {
    /// Returns the hint for the deck or the card at a path.
    pub(super) fn card_hint(&self, path: &str) -> Option<SchemaHint> {
        let deck = match path {
            "reports/*" => return Some(self.card("reports")),
            "DecksFile/extra" => {
                let first = first_of(&shipped_cards("extra"));
                let cards = if first.is_null() { vec![] } else { vec![first] };
                return Some(SchemaHint::default().with_first(cards.into()));
            }
            "DecksFile/extra/*/*" => return Some(self.card("extra")),
            path => path.strip_prefix("DecksFile/")?,
        };
        match deck.strip_suffix("/*") {
            Some("extra") => None,
            Some(deck) => Some(self.card(deck)),
            None => Some(self.deck(deck)),
        }
    }

    /// Returns the hint for a card: an id, or a whole card.
    fn card(&self, deck: &str) -> SchemaHint {
        let (shipped, custom) = (shipped_cards(deck), own_card(deck));
        let first = first_of(&shipped);
        let templates = [
            self.template("card", first.clone()),
            self.template("own-card", custom.clone()),
        ];
        let variants = [
            self.variant("of-box", VariantTest::Text, first),
            self.variant("own-card", VariantTest::Object, custom),
        ];
        SchemaHint::closed(shipped)
            .with_templates(templates)
            .with_variants(variants)
    }

    /// Returns the hint for a deck of the rules: all of its cards, or some.
    fn deck(&self, deck: &str) -> SchemaHint {
        let all: Vec<Value> = shipped_cards(deck)
            .iter()
            .map(|radio| json!(radio.value.as_str()))
            .collect();
        SchemaHint::default().with_variants([
            self.variant("all-cards", VariantTest::Text, json!("default")),
            self.variant("some-cards", VariantTest::Array, all.into()),
        ])
    }
}

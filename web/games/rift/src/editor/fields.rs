//! What the figures of ships and mines may be, by their names in the file.

use crate::narrate::{heading_key, model_name};
use editor::form::{FormField, Schema};
use engine::game::MAX_SEATS;
use engine::grid::{Heading, Plane};
use engine::rift::board_file::ANY_MODEL;
use serde_json::json;
use store::pack::current_content;
use ui::l10n::Phrases;
use yew::prelude::*;

/// The fastest speed that can be written; what a model can fly is the engine's to say.
const FAST: i64 = 9;

/// The field of a figure of a starting place or mine, which `thing` is.
pub fn field(phrases: &Phrases, thing: &FormField, key: &str) -> Html {
    let (name, shape) = match key {
        "team" => {
            let most = i64::try_from(MAX_SEATS).unwrap_or(1);
            ("rift-editor-team", Schema::number(1, most))
        }
        "model" => {
            let held = thing.value["model"].as_str().unwrap_or(ANY_MODEL);
            ("rift-editor-model", models(phrases, held))
        }
        "facing" => {
            let one = |one: Heading| (json!(one.name()), phrases.text(heading_key(one)));
            let all = Heading::ALL.map(one);
            ("rift-console-heading", Schema::values(all))
        }
        "plane" => {
            let one = |one: Plane| {
                let words = [("plane", one.to_string().into())];
                (json!(one), phrases.say("rift-editor-plane-of", &words))
            };
            ("rift-console-plane", Schema::values(Plane::ALL.map(one)))
        }
        _ => ("rift-console-speed", Schema::number(-FAST, FAST)),
    };
    thing.field(phrases, &format!("/{key}"), name, &shape)
}

/// Any model, those of the box, and one that the box does not have but the board asks for.
fn models(phrases: &Phrases, held: &str) -> Schema {
    let stock = current_content().rift();
    let known = stock.figures().models.iter();
    let known = known.map(|model| model.id.as_str());
    let mut ids: Vec<&str> = std::iter::once(ANY_MODEL).chain(known).collect();
    if !ids.contains(&held) {
        ids.push(held);
    }
    let named = ids
        .into_iter()
        .map(|id| (json!(id), model_name(phrases, id)));
    Schema::values(named)
}

//! The form fields for starting ships and mines, by their keys in the board file.

use crate::narrate::{heading_name, model_name};
use editor::form::{FormField, Schema};
use engine::game::MAX_SEATS;
use engine::grid::{Heading, Plane};
use engine::rift::board_file::ANY_MODEL;
use serde_json::json;
use store::pack::current_content;
use ui::l10n::Phrases;
use yew::prelude::*;

/// The greatest starting speed that the field accepts; the engine checks the limit of the model.
const FAST: i64 = 9;

/// Renders the field for one key of a starting place or mine; `thing` is the object that holds the
/// key.
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
            let one = |one: Heading| (json!(one.name()), heading_name(phrases, one));
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

/// Returns the choice of models: any, the known ones, and the current one if it is unknown.
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

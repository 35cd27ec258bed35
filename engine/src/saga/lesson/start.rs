//! Starting positions of lessons: a dealt game, the actions taken in it, and changes to its
//! position.

use super::super::Saga;
use super::super::action::Action;
use super::super::content::ContentSet;
use super::super::options::Options;
use super::super::position::Position;
use crate::error::LoadError;
use crate::error_reason::ErrorReason;
use crate::game::{Game, Seat};
use crate::lesson::ScriptedAction;
use crate::session::Session;
use serde::Deserialize;
use serde_json::Value;

/// The starting position of a lesson.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStart {
    /// Options of the game that the lesson starts from.
    pub options: Options,
    /// Actions taken since the deal.
    #[serde(default = "Vec::new")]
    pub moves: Vec<ScriptedAction<Action>>,
    /// Changes to the position, as a partial position. Entries of lists are addressed by index.
    #[serde(default)]
    pub with: Value,
}

impl LessonStart {
    /// Builds the game and the starting position.
    ///
    /// # Errors
    ///
    /// Returns the place and the reason if the position cannot be played.
    pub fn build(self, seed: u64) -> Result<(Saga, Position), LoadError> {
        let game = Saga::with_content(self.options, &ContentSet::default())?;
        let mut session = Session::new(game.clone(), seed);
        for (n, step) in self.moves.iter().enumerate() {
            let done = session.act(Seat(step.seat), step.action);
            let refused =
                |_| LoadError::new("lesson", format!("moves[{n}]"), "this is not legal now");
            done.map_err(refused)?;
        }
        let wrong = |error: serde_json::Error| {
            LoadError::new("lesson", "with", ErrorReason::from_json_shape(&error))
        };
        let position = game.to_position(session.state());
        let mut full = serde_json::to_value(&position).map_err(wrong)?;
        if let Some(state) = full.get_mut("state") {
            merge(state, self.with);
        }
        // Read as text like everything else: a reader of values would compile every type once more.
        let position = serde_json::from_str(&full.to_string()).map_err(wrong)?;
        Ok((game, position))
    }
}

/// Merges a partial value into another: objects by key, lists by index, where one new entry may
/// follow the last.
fn merge(target: &mut Value, part: Value) {
    match (target, part) {
        (_, Value::Null) => {}
        (Value::Object(full), Value::Object(part)) => {
            for (key, value) in part {
                match full.get_mut(&key) {
                    Some(existing) if existing.is_object() || existing.is_array() => {
                        merge(existing, value)
                    }
                    Some(_) | None => {
                        full.insert(key, value);
                    }
                }
            }
        }
        (Value::Array(full), Value::Object(part)) => {
            let mut entries: Vec<(usize, Value)> = part
                .into_iter()
                .filter_map(|(index, value)| Some((index.parse().ok()?, value)))
                .collect();
            entries.sort_by_key(|(index, _)| *index);
            for (index, value) in entries {
                match full.get_mut(index) {
                    Some(existing) if existing.is_object() || existing.is_array() => {
                        merge(existing, value)
                    }
                    Some(existing) => *existing = value,
                    None => full.push(value),
                }
            }
        }
        (existing, part) => *existing = part,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn merge_replaces_values_by_key_and_index() {
        let mut full = json!({ "a": [1, 2, { "b": 3, "c": 4 }], "d": null, "e": [5] });
        let part = json!({ "a": { "0": 9, "2": { "c": 8 }, "3": 7 }, "d": 6, "e": [] });
        merge(&mut full, part);
        let expected = json!({ "a": [9, 2, { "b": 3, "c": 8 }, 7], "d": 6, "e": [] });
        assert_eq!(full, expected);
    }
}

//! The English sentences for errors and refusals in the command line and the JavaScript package.
//! They come from the phrase files of the page. The page uses a separate implementation, with the
//! language of its user.

use engine::json_api::ApiError;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use serde_json::{Map, Value, json};
use unic_langid::LanguageIdentifier;

/// Lists the phrase files: those of the page, and one per game of the registry.
macro_rules! phrase_files {
    (() $($(#[$_about:meta])* $_game:ident: $_room:ident = $name:literal;)+) => {
        &[
            include_str!("../../web/l10n/en/api.ftl"),
            include_str!("../../web/l10n/en/common.ftl"),
            include_str!("../../web/l10n/en/games.ftl"),
            include_str!("../../web/l10n/en/pack.ftl"),
            $(include_str!(concat!("../../web/l10n/en/", $name, ".ftl")),)+
        ]
    };
}

/// The texts of all phrase files with sentences for errors and refusals.
const FILES: &[&str] = engine::games!(phrase_files);

/// The English phrases of the page and of all games.
pub struct EnglishPhrases(FluentBundle<FluentResource>);

impl Default for EnglishPhrases {
    fn default() -> Self {
        Self::new()
    }
}

impl EnglishPhrases {
    /// Reads the phrase files.
    #[must_use]
    pub fn new() -> Self {
        let locale: LanguageIdentifier = "en".parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        // Isolation marks around values are needed only where directions of writing are mixed.
        bundle.set_use_isolating(false);
        for &text in FILES {
            // A test checks that every file can be read; invalid phrases are omitted.
            let resource = FluentResource::try_new(text.to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(rest, _)| rest));
        }
        Self(bundle)
    }

    /// Formats the sentence of a phrase key with the arguments of an error; `None` if the phrase or
    /// an argument is missing.
    #[must_use]
    pub fn format(&self, key: &str, values: &Map<String, Value>) -> Option<String> {
        let pattern = self.0.get_message(key)?.value()?;
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(name.clone(), self.fluent_value(value));
        }
        let mut errors = Vec::new();
        let sentence = self.0.format_pattern(pattern, Some(&args), &mut errors);
        errors.is_empty().then(|| sentence.into_owned())
    }

    fn fluent_value(&self, value: &Value) -> FluentValue<'static> {
        let term = value.get("term").and_then(Value::as_str);
        match (value, term) {
            (_, Some(key)) => {
                let word = self.format(key, &Map::new());
                FluentValue::from(word.unwrap_or_else(|| key.to_owned()))
            }
            (Value::Number(number), None) => match number.as_i64() {
                Some(number) => FluentValue::from(number),
                None => FluentValue::from(number.to_string()),
            },
            (Value::String(text), None) => FluentValue::from(text.clone()),
            (Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_), None) => {
                FluentValue::from(value.to_string())
            }
        }
    }

    /// Returns the sentence of an error, or its phrase key if the phrase is missing.
    #[must_use]
    pub fn sentence(&self, error: &ApiError) -> String {
        let sentence = self.format(&error.key, &error.args);
        sentence.unwrap_or_else(|| error.key.clone())
    }

    /// Converts an error to a JSON object with its sentence.
    #[must_use]
    pub fn to_json(&self, error: &ApiError) -> Value {
        let mut object = json!(error);
        self.add_sentences(&mut object);
        object
    }

    /// Adds the sentence to every error in an answer.
    pub fn add_sentences(&self, answer: &mut Value) {
        match answer {
            Value::Array(list) => list.iter_mut().for_each(|value| self.add_sentences(value)),
            Value::Object(map) => {
                if let (Some(Value::String(key)), Some(Value::Object(args)), true) =
                    (map.get("key"), map.get("args"), map.contains_key("code"))
                {
                    let sentence = self.format(key, args).unwrap_or_else(|| key.clone());
                    map.insert("sentence".to_owned(), json!(sentence));
                }
                map.values_mut().for_each(|value| self.add_sentences(value));
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::registry::JsonSession;
    use std::collections::BTreeMap;

    #[test]
    fn every_file_is_read_whole() {
        for &text in FILES {
            assert!(FluentResource::try_new(text.to_owned()).is_ok());
        }
    }

    #[test]
    fn a_sentence_has_its_values() {
        let english = EnglishPhrases::new();
        let error = JsonSession::create(&json!({"game": "chess"})).expect_err("no game");
        assert_eq!(english.sentence(&error), "There is no game “chess”.");
        let error = JsonSession::load("{").expect_err("no save");
        assert!(english.sentence(&error).contains("line 1"), "{error:?}");
    }

    /// Checks the sentences of all refusals that occur in random games, and of all errors that
    /// belong to no game.
    #[test]
    fn every_fault_has_its_sentence() {
        let english = EnglishPhrases::new();
        let mut keys = BTreeMap::new();
        for game in JsonSession::games().as_array().into_iter().flatten() {
            let request = json!({"game": game["game"], "seed": 3});
            let mut session = JsonSession::create(&request).expect("a game");
            for step in 0..120_usize {
                let prompt = session.call("prompt", &Value::Null).expect("a prompt");
                for choice in prompt["choices"].as_array().into_iter().flatten() {
                    let refusal = &choice["refusal"];
                    if let Some(key) = refusal["key"].as_str() {
                        keys.insert(key.to_owned(), refusal.clone());
                    }
                }
                let legal = session.call("legal", &Value::Null).expect("a list");
                let legal = legal.as_array().cloned().unwrap_or_default();
                let Some(action) = legal.get(step * 7 % legal.len().max(1)) else {
                    break;
                };
                session
                    .call("act", &json!({"action": action}))
                    .expect("listed");
            }
        }
        assert!(keys.len() > 8, "{:?}", keys.keys());
        for (key, mut refusal) in keys {
            english.add_sentences(&mut refusal);
            let sentence = refusal["sentence"].as_str().unwrap_or_default();
            assert!(!sentence.is_empty() && sentence != key, "{key}");
            assert!(!sentence.contains(['{', '[']), "{sentence}");
        }
        for key in [
            "undo-off",
            "undo-nothing",
            "undo-other-seat",
            "undo-final",
            "bug",
            "no-match",
        ] {
            let key = format!("api-{key}");
            assert!(english.format(&key, &Map::new()).is_some(), "{key}");
        }
    }
}

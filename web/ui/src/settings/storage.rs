//! Settings in the browser's storage. Several versions of the page may read and write the same
//! entry.

use super::Settings;
use serde::Deserialize;
use serde_json::{Map, Value};

const KEY: &str = "centauri.settings";

impl Settings {
    /// Loads the stored settings, if there are any.
    #[must_use]
    pub fn load_stored() -> Option<Self> {
        let text = storage()?.get_item(KEY).ok()??;
        Some(Self::from_fields(serde_json::from_str(&text).ok()?))
    }

    /// Reads settings from fields that another version may have written; unknown values fall back
    /// to defaults.
    pub(super) fn from_fields(fields: Map<String, Value>) -> Self {
        let read = |fields: &Map<String, Value>| Self::deserialize(fields);
        let mut accepted = Map::new();
        for (name, value) in fields {
            accepted.insert(name.clone(), value);
            if read(&accepted).is_err() {
                accepted.remove(&name);
            }
        }
        read(&accepted).unwrap_or_default()
    }

    /// Stores the settings and keeps fields of other versions. If the browser refuses, they last
    /// until the page is closed.
    pub fn save(&self) {
        let Some(storage) = storage() else {
            return;
        };
        let stored = storage.get_item(KEY).ok().flatten();
        if let Some(text) = self.merged_with(stored.as_deref()) {
            let _ = storage.set_item(KEY, &text);
        }
    }

    /// Returns the settings as text, with the fields of other versions that the stored text
    /// `stored` contains.
    pub(super) fn merged_with(&self, stored: Option<&str>) -> Option<String> {
        let fields = stored.and_then(|text| serde_json::from_str(text).ok());
        let mut fields: Map<String, Value> = fields.unwrap_or_default();
        let Ok(Value::Object(own_fields)) = serde_json::to_value(self) else {
            return None;
        };
        fields.extend(own_fields);
        serde_json::to_string(&fields).ok()
    }
}

fn storage() -> Option<web_sys::Storage> {
    crate::browser::window()?.local_storage().ok()?
}

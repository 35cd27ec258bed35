//! The publisher's configuration of an installation.

use serde::{Deserialize, Serialize};
use ui::fetch;

/// Configuration for all players of an installation, read from `embed.json` beside the page.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SiteConfig {
    /// Paths of the packs that players may choose from, relative to the page.
    pub packs: Vec<String>,
    /// Path of the pack that is used unless a player chooses otherwise.
    pub pack: Option<String>,
}

impl SiteConfig {
    /// Loads the configuration; the default if there is no such file.
    pub async fn fetch() -> Self {
        let text = fetch::text("embed.json").await.unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }
}

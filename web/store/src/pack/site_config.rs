//! What a publisher sets up beside the page.

use serde::{Deserialize, Serialize};
use ui::fetch;

/// What a publisher sets up for all players of an installation, in `embed.json` beside the page.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SiteConfig {
    /// Addresses of packs that players may choose from, seen from the page.
    pub packs: Vec<String>,
    /// The one of them that is in force unless a player chooses otherwise.
    pub pack: Option<String>,
}

impl SiteConfig {
    /// Reads what is set up; nothing where there is no such file.
    pub async fn fetch() -> Self {
        let text = fetch::text("embed.json").await.unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }
}

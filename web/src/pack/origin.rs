//! Where packs come from: the address of the page, the installation, or the player.

use crate::fetch;
use crate::route::parameter;
use serde::{Deserialize, Serialize};

/// What a publisher sets up for all players of an installation, in `embed.json` beside the page.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Installed {
    /// Addresses of packs that players may choose from, seen from the page.
    pub packs: Vec<String>,
    /// The one of them that is in force unless a player chooses otherwise.
    pub pack: Option<String>,
}

impl Installed {
    /// Reads what is set up; nothing where there is no such file.
    pub async fn fetch() -> Self {
        let text = fetch::text("embed.json").await.unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }
}

/// A place where a pack comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// The box: no pack, whatever the installation has.
    Ours,
    /// An address of the installation.
    Site(String),
    /// A pack that the player keeps in the browser, by its id.
    Own(String),
}

impl Origin {
    /// What the address of the page asks for.
    #[must_use]
    pub fn asked() -> Option<Self> {
        let href = web_sys::window()?.location().href().ok()?;
        let value = parameter(&href, "pack")?;
        let value = js_sys::decode_uri_component(&value).map_or(value, String::from);
        Some(Self::named(&value))
    }

    /// What an address calls by this name.
    #[must_use]
    pub fn named(name: &str) -> Self {
        match name {
            "" | "none" => Self::Ours,
            _ => Self::Site(name.to_owned()),
        }
    }

    /// What a list or a refusal calls it.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Ours => "",
            Self::Site(name) | Self::Own(name) => name,
        }
    }
}

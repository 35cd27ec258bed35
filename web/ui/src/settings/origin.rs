//! Where content packs come from: the URL of the page, the installation, or the player.

use crate::address::query_parameter;
use serde::{Deserialize, Serialize};

/// The source of a content pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PackOrigin {
    /// No pack, only the base content, whatever the installation has.
    Ours,
    /// A URL of the installation.
    Site(String),
    /// A pack that the player stored in the browser, by its id.
    Own(String),
}

impl PackOrigin {
    /// Returns the source that the URL of the page asks for.
    #[must_use]
    pub fn from_address() -> Option<Self> {
        let href = crate::browser::window()?.location().href().ok()?;
        let value = query_parameter(&href, "pack")?;
        let value = js_sys::decode_uri_component(&value).map_or(value, String::from);
        Some(Self::from_name(&value))
    }

    /// Parses the name that URLs use for a source.
    #[must_use]
    pub fn from_name(name: &str) -> Self {
        match name {
            "" | "none" => Self::Ours,
            _ => Self::Site(name.to_owned()),
        }
    }

    /// Returns the name of the source in lists and error messages.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Ours => "",
            Self::Site(name) | Self::Own(name) => name,
        }
    }
}

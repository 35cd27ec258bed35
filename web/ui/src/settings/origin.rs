//! Where packs come from: the address of the page, the installation, or the player.

use crate::address::query_parameter;
use serde::{Deserialize, Serialize};

/// A place where a pack comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PackOrigin {
    /// The box: no pack, whatever the installation has.
    Ours,
    /// An address of the installation.
    Site(String),
    /// A pack that the player keeps in the browser, by its id.
    Own(String),
}

impl PackOrigin {
    /// What the address of the page asks for.
    #[must_use]
    pub fn from_address() -> Option<Self> {
        let href = crate::browser::window()?.location().href().ok()?;
        let value = query_parameter(&href, "pack")?;
        let value = js_sys::decode_uri_component(&value).map_or(value, String::from);
        Some(Self::from_name(&value))
    }

    /// What an address calls by this name.
    #[must_use]
    pub fn from_name(name: &str) -> Self {
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

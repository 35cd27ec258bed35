//! The player's settings for all games: appearance, motion, language and others. They are kept in
//! the browser's storage where that is allowed.

mod appearance;
mod origin;
mod storage;
mod tempo;

pub use appearance::{Palette, Volume};
pub use origin::PackOrigin;
pub use tempo::Tempo;

use crate::address::query_parameter;
use crate::update::Update;
use engine::bots::Level;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use yew::prelude::*;

/// The color theme of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// Dark, like a night sky.
    #[default]
    Night,
    /// Light, like a star chart on paper.
    Light,
    /// High contrast.
    Contrast,
    /// Follows the system: dark, light, or high contrast.
    System,
}

impl Theme {
    pub const ALL: [Self; 4] = [Self::Night, Self::Light, Self::Contrast, Self::System];

    /// Returns the name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Night => "night",
            Self::Light => "light",
            Self::Contrast => "contrast",
            Self::System => "system",
        }
    }

    /// Resolves [`Theme::System`] to the theme that is shown now.
    #[must_use]
    pub fn resolved(self) -> Self {
        match self {
            Self::System if matches_media(MORE_CONTRAST) => Self::Contrast,
            Self::System if matches_media(LIGHT) => Self::Light,
            Self::System => Self::Night,
            Self::Night | Self::Light | Self::Contrast => self,
        }
    }
}

/// The media query for high contrast.
pub const MORE_CONTRAST: &str = "(prefers-contrast: more)";
/// The media query for light pages.
pub const LIGHT: &str = "(prefers-color-scheme: light)";

fn matches_media(query: &str) -> bool {
    crate::browser::window()
        .and_then(|window| window.match_media(query).ok()?)
        .is_some_and(|query| query.matches())
}

/// How much the page animates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MotionSetting {
    /// Follows the system.
    #[default]
    System,
    /// All animation, whatever the system asks for.
    Full,
    /// No animation.
    None,
}

impl MotionSetting {
    pub const ALL: [Self; 3] = [Self::System, Self::Full, Self::None];

    /// Returns the name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Full => "full",
            Self::None => "none",
        }
    }
}

/// The size of text and tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum TextScale {
    /// 100 %.
    #[default]
    #[serde(rename = "100")]
    Full,
    /// 125 %.
    #[serde(rename = "125")]
    Larger,
    /// 150 %.
    #[serde(rename = "150")]
    Largest,
}

impl TextScale {
    pub const ALL: [Self; 3] = [Self::Full, Self::Larger, Self::Largest];

    /// Returns the percentage, as used in attributes.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Full => "100",
            Self::Larger => "125",
            Self::Largest => "150",
        }
    }
}

/// How much is announced to screen readers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verbosity {
    /// Only the events that decide the match.
    Brief,
    /// The usual events.
    #[default]
    Normal,
    /// Everything.
    Full,
}

impl Verbosity {
    pub const ALL: [Self; 3] = [Self::Brief, Self::Normal, Self::Full];

    /// Returns the name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Brief => "brief",
            Self::Normal => "normal",
            Self::Full => "full",
        }
    }

    /// Returns the maximum number of sentences of one action that are announced; further sentences
    /// are only counted.
    #[must_use]
    pub const fn sentences(self) -> usize {
        match self {
            Self::Brief => 1,
            Self::Normal => 3,
            Self::Full => usize::MAX,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MatchView {
    #[default]
    Board,
    /// The text version.
    Text,
}

impl MatchView {
    pub const ALL: [Self; 2] = [Self::Board, Self::Text];

    /// Returns the name in URLs and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Text => "text",
        }
    }

    /// Returns the view that the query of the URL asks for, as in `?view=text`. It applies
    /// until the page is closed.
    #[must_use]
    pub fn from_address() -> Option<Self> {
        let search = crate::browser::window()?.location().search().ok()?;
        Self::from_slug(&query_parameter(&search, "view")?)
    }

    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|view| view.slug() == slug)
    }
}

/// How quickly bots play once no human at this screen is left in the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Normal speed, slow enough to follow every action.
    #[default]
    Usual,
    /// Several times as fast, without animation.
    Quick,
    /// Without delay: a whole turn at once.
    Skip,
}

impl Pace {
    /// All values, the slowest first.
    pub const ALL: [Self; 3] = [Self::Usual, Self::Quick, Self::Skip];

    /// Returns the name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Quick => "quick",
            Self::Skip => "skip",
        }
    }

    /// Returns the factor against the usual speed, or `None` if no action waits for the one before.
    #[must_use]
    pub const fn times(self) -> Option<u32> {
        match self {
            Self::Usual => Some(1),
            Self::Quick => Some(4),
            Self::Skip => None,
        }
    }
}

/// All settings of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub theme: Theme,
    /// The colors of the seats.
    pub palette: Palette,
    pub motion: MotionSetting,
    /// The speed at which the turns of others are animated.
    pub tempo: Tempo,
    /// Whether sound is on.
    #[serde(rename = "sound")]
    pub plays_sound: bool,
    pub volume: Volume,
    /// Whether the device vibrates, where it can.
    #[serde(rename = "haptics")]
    pub vibrates: bool,
    /// The size of text and tokens.
    pub scale: TextScale,
    /// Whether ending a turn asks for confirmation.
    #[serde(rename = "confirm_end_turn")]
    pub confirms_end_turn: bool,
    /// Whether the card that explains a turn is open at tables.
    #[serde(rename = "primer")]
    pub shows_primer: bool,
    /// The help tips that were shown, by their phrase keys.
    pub seen_help: BTreeSet<String>,
    /// The level of the bot in a quick match.
    pub bot: Level,
    /// Whether the player was asked for that level.
    #[serde(rename = "bot_asked")]
    pub was_asked_for_bot: bool,
    /// How quickly bots play once no human here is left in the match.
    pub pace: Pace,
    /// The preferred view of matches.
    pub view: MatchView,
    /// How much is announced to screen readers.
    pub verbosity: Verbosity,
    /// The language code, or `None` to follow the browser.
    pub language: Option<String>,
    /// The content pack, or `None` to follow the installation.
    pub pack: Option<PackOrigin>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            palette: Palette::default(),
            motion: MotionSetting::default(),
            tempo: Tempo::default(),
            plays_sound: true,
            volume: Volume::default(),
            vibrates: true,
            scale: TextScale::default(),
            confirms_end_turn: false,
            shows_primer: true,
            seen_help: BTreeSet::new(),
            bot: Level::Ensign,
            was_asked_for_bot: false,
            pace: Pace::default(),
            view: MatchView::default(),
            verbosity: Verbosity::default(),
            language: None,
            pack: None,
        }
    }
}

impl Settings {
    /// Loads the stored settings, or the defaults; the default theme is high contrast if the system
    /// asks for it.
    #[must_use]
    pub fn load() -> Self {
        Self::load_stored().unwrap_or_else(|| Self {
            theme: first_theme(),
            ..Self::default()
        })
    }

    /// Returns the volume from 0 to 1; 0 if sound is off.
    #[must_use]
    pub const fn volume(&self) -> f32 {
        if self.plays_sound {
            self.volume.share()
        } else {
            0.0
        }
    }

    /// Returns the settings that style sheets use, and those that code outside of components reads,
    /// as attributes of the root element.
    #[must_use]
    pub fn attributes(&self) -> [(&'static str, &'static str); 6] {
        [
            ("data-theme", self.theme.resolved().slug()),
            ("data-palette", self.palette.slug()),
            ("data-motion", self.motion.slug()),
            ("data-tempo", self.tempo.slug()),
            ("data-scale", self.scale.slug()),
            ("data-haptics", if self.vibrates { "on" } else { "off" }),
        ]
    }
}

fn first_theme() -> Theme {
    if matches_media(MORE_CONTRAST) {
        Theme::Contrast
    } else {
        Theme::Night
    }
}

/// The settings and a callback that changes them.
#[derive(Clone, PartialEq)]
pub struct SettingsHandle {
    pub current: Settings,
    /// Applies a change to the current settings and stores them.
    pub onupdate: Callback<Update<Settings>>,
}

impl SettingsHandle {
    /// Changes the current settings, which may differ from `current` by the time of an event, and
    /// stores them.
    pub fn update(&self, change: impl FnOnce(&mut Settings) + 'static) {
        self.onupdate.emit(Box::new(change));
    }
}

/// Returns a callback that changes the settings of an application and stores them.
#[hook]
pub fn use_stored_settings(settings: &UseStateHandle<Settings>) -> Callback<Update<Settings>> {
    use_callback(settings.clone(), |update: Update<Settings>, settings| {
        let mut changed = (**settings).clone();
        update(&mut changed);
        changed.save();
        settings.set(changed);
    })
}

/// Returns the settings and a way to change them.
#[hook]
pub fn use_settings() -> SettingsHandle {
    use_context::<SettingsHandle>().unwrap_or_else(|| SettingsHandle {
        current: Settings::default(),
        onupdate: Callback::noop(),
    })
}

#[cfg(test)]
mod contrast;

#[cfg(test)]
mod tests;

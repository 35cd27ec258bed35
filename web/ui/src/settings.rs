//! What a player chooses for all games: looks, motion, words. Kept in the browser where it lets us.

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
use yew::prelude::*;

/// The looks of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// An observatory at night.
    #[default]
    Night,
    /// A star chart on paper.
    Light,
    /// Strong contrast.
    Contrast,
    /// As the system is set: dark, light, or strong contrast.
    System,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Night, Self::Light, Self::Contrast, Self::System];

    /// Its name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Night => "night",
            Self::Light => "light",
            Self::Contrast => "contrast",
            Self::System => "system",
        }
    }

    /// The looks that are drawn now: the system's choice followed to its end.
    #[must_use]
    pub fn resolved(self) -> Self {
        match self {
            Self::System if asks(MORE_CONTRAST) => Self::Contrast,
            Self::System if asks(LIGHT) => Self::Light,
            Self::System => Self::Night,
            Self::Night | Self::Light | Self::Contrast => self,
        }
    }
}

/// What the system says when strong contrast is wished for.
pub const MORE_CONTRAST: &str = "(prefers-contrast: more)";
/// What the system says when light pages are wished for.
pub const LIGHT: &str = "(prefers-color-scheme: light)";

fn asks(query: &str) -> bool {
    crate::browser::window()
        .and_then(|window| window.match_media(query).ok()?)
        .is_some_and(|query| query.matches())
}

/// How much moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MotionSetting {
    /// As the system asks.
    #[default]
    System,
    /// Everything, whatever the system asks.
    Full,
    /// Nothing.
    None,
}

impl MotionSetting {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::System, Self::Full, Self::None];

    /// Its name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Full => "full",
            Self::None => "none",
        }
    }
}

/// The size of words and tokens, in percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum TextScale {
    /// As drawn.
    #[default]
    #[serde(rename = "100")]
    Full,
    /// A quarter more.
    #[serde(rename = "125")]
    Larger,
    /// Half as much again.
    #[serde(rename = "150")]
    Largest,
}

impl TextScale {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Full, Self::Larger, Self::Largest];

    /// Its percentage, as in attributes.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Full => "100",
            Self::Larger => "125",
            Self::Largest => "150",
        }
    }
}

/// How much is announced to those who listen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verbosity {
    /// Only what matters for the match.
    Brief,
    /// What happens.
    #[default]
    Normal,
    /// Everything.
    Full,
}

impl Verbosity {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Brief, Self::Normal, Self::Full];

    /// Its name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Brief => "brief",
            Self::Normal => "normal",
            Self::Full => "full",
        }
    }

    /// Most sentences of one action that are announced; the rest is counted.
    #[must_use]
    pub const fn sentences(self) -> usize {
        match self {
            Self::Brief => 1,
            Self::Normal => 3,
            Self::Full => usize::MAX,
        }
    }
}

/// How a match is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MatchView {
    /// On its board.
    #[default]
    Board,
    /// In words.
    Text,
}

impl MatchView {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Board, Self::Text];

    /// Its name in addresses and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Text => "text",
        }
    }

    /// What the address asks for before its `#`, as in `?view=text`, for as long as it is open.
    #[must_use]
    pub fn from_address() -> Option<Self> {
        let search = crate::browser::window()?.location().search().ok()?;
        Self::from_slug(&query_parameter(&search, "view")?)
    }

    /// The view of that name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|view| view.slug() == slug)
    }
}

/// How quickly bots play while nobody at this screen is in the match any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// So that everything can be followed.
    #[default]
    Usual,
    /// Several times as quickly, without motion.
    Quick,
    /// To the end: a whole turn at once.
    Skip,
}

impl Pace {
    /// All of them, the slowest first.
    pub const ALL: [Self; 3] = [Self::Usual, Self::Quick, Self::Skip];

    /// Its name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Quick => "quick",
            Self::Skip => "skip",
        }
    }

    /// How many times as quickly as usual; nothing where no order waits for the one before.
    #[must_use]
    pub const fn times(self) -> Option<u32> {
        match self {
            Self::Usual => Some(1),
            Self::Quick => Some(4),
            Self::Skip => None,
        }
    }
}

/// What a player has chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Looks.
    pub theme: Theme,
    /// The colors of the seats.
    pub palette: Palette,
    /// Motion.
    pub motion: MotionSetting,
    /// How quickly the turns of others are told.
    pub tempo: Tempo,
    /// Whether anything is heard.
    pub sound: bool,
    /// How loud it is.
    pub volume: Volume,
    /// Size.
    pub scale: TextScale,
    /// Whether the end of a turn is asked twice.
    pub confirm_end_turn: bool,
    /// Whether the card on how a turn works is open at the tables.
    pub primer: bool,
    /// How well the bot of a quick start plays.
    pub bot: Level,
    /// How quickly bots play while nobody here is in the match.
    pub pace: Pace,
    /// How matches are seen.
    pub view: MatchView,
    /// Announcements.
    pub verbosity: Verbosity,
    /// Code of the language; `None` leaves it to the browser.
    pub language: Option<String>,
    /// The content pack; `None` leaves it to the installation.
    pub pack: Option<PackOrigin>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            palette: Palette::default(),
            motion: MotionSetting::default(),
            tempo: Tempo::default(),
            sound: true,
            volume: Volume::default(),
            scale: TextScale::default(),
            confirm_end_turn: false,
            primer: true,
            bot: Level::Ensign,
            pace: Pace::default(),
            view: MatchView::default(),
            verbosity: Verbosity::default(),
            language: None,
            pack: None,
        }
    }
}

impl Settings {
    /// What was kept, or the first values; strong contrast where the system asks for it.
    #[must_use]
    pub fn load() -> Self {
        Self::load_stored().unwrap_or_else(|| Self {
            theme: first_theme(),
            ..Self::default()
        })
    }

    /// Loudness from 0 to 1; 0 where nothing is heard.
    #[must_use]
    pub const fn volume(&self) -> f32 {
        if self.sound { self.volume.share() } else { 0.0 }
    }

    /// What is in force, as attributes of the page that the style sheets read.
    #[must_use]
    pub fn attributes(&self) -> [(&'static str, &'static str); 5] {
        [
            ("data-theme", self.theme.resolved().slug()),
            ("data-palette", self.palette.slug()),
            ("data-motion", self.motion.slug()),
            ("data-tempo", self.tempo.slug()),
            ("data-scale", self.scale.slug()),
        ]
    }
}

fn first_theme() -> Theme {
    if asks(MORE_CONTRAST) {
        Theme::Contrast
    } else {
        Theme::Night
    }
}

/// The settings, and how to change them.
#[derive(Clone, PartialEq)]
pub struct SettingsHandle {
    /// In force now.
    pub now: Settings,
    /// Applies a change to the settings in force and keeps them.
    pub onupdate: Callback<Update<Settings>>,
}

impl SettingsHandle {
    /// Changes the settings in force, which may differ from `now` by the time of an event, and
    /// keeps them.
    pub fn update(&self, change: impl FnOnce(&mut Settings) + 'static) {
        self.onupdate.emit(Box::new(change));
    }
}

/// The settings in force, and how to change them.
#[hook]
pub fn use_settings() -> SettingsHandle {
    use_context::<SettingsHandle>().unwrap_or_else(|| SettingsHandle {
        now: Settings::default(),
        onupdate: Callback::noop(),
    })
}

#[cfg(test)]
mod contrast;

#[cfg(test)]
mod tests;

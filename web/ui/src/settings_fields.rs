//! One setting as a group of choices, or as a switch.

use crate::form::{Check, Radio, Radios};
use crate::l10n::{Phrases, use_phrases};
use crate::settings::{
    MatchView, MotionSetting, Palette, Settings, Tempo, TextScale, Theme, Verbosity, Volume,
    use_settings,
};
use yew::prelude::*;

/// A setting that is one of several choices.
#[derive(Clone, Copy, PartialEq)]
pub enum ChoiceSetting {
    /// The looks of the page.
    Theme,
    /// The colors of the seats.
    Palette,
    /// The size of words and tokens.
    Scale,
    /// How much moves.
    Motion,
    /// How quickly the turns of others are told.
    Tempo,
    /// How loud sounds are.
    Volume,
    /// How matches are seen.
    View,
    /// How much is announced.
    Verbosity,
}

impl ChoiceSetting {
    const fn slug(self) -> &'static str {
        match self {
            Self::Theme => "theme",
            Self::Palette => "palette",
            Self::Scale => "scale",
            Self::Motion => "motion",
            Self::Tempo => "tempo",
            Self::Volume => "volume",
            Self::View => "view",
            Self::Verbosity => "verbosity",
        }
    }
}

/// Properties of a setting.
#[derive(Properties, PartialEq)]
pub struct SettingGroupProps {
    /// The setting.
    pub of: ChoiceSetting,
}

/// The choices of one setting.
#[component]
pub fn SettingGroup(props: &SettingGroupProps) -> Html {
    let (phrases, settings) = (use_phrases(), use_settings());
    let of = props.of;
    let (slugs, now) = choices(of, &settings.now);
    let onchange = use_callback((settings, of), |slug: AttrValue, (settings, of)| {
        settings.set.emit(chosen(*of, &slug, settings.now.clone()));
    });
    let radios = slugs.into_iter().map(|slug| radio(&phrases, of, slug));
    html! {
        <Radios name={of.slug()} legend={phrases.text(&format!("settings-{}", of.slug()))}
            radios={radios.collect::<Vec<_>>()} value={now} {onchange} />
    }
}

fn radio(phrases: &Phrases, of: ChoiceSetting, slug: &'static str) -> Radio {
    let key = format!("settings-{}-{slug}", of.slug());
    let radio = Radio::new(slug, phrases.text(&key));
    match phrases.find(&format!("{key}.hint"), &[]) {
        Some(hint) => radio.with_hint(hint),
        None => radio,
    }
}

/// The choices of a setting, and the one in force.
#[rustfmt::skip]
fn choices(of: ChoiceSetting, now: &Settings) -> (Vec<&'static str>, &'static str) {
    match of {
        ChoiceSetting::Theme => (Theme::ALL.map(Theme::slug).to_vec(), now.theme.slug()),
        ChoiceSetting::Palette => (Palette::ALL.map(Palette::slug).to_vec(), now.palette.slug()),
        ChoiceSetting::Scale => (TextScale::ALL.map(TextScale::slug).to_vec(), now.scale.slug()),
        ChoiceSetting::Motion => (MotionSetting::ALL.map(MotionSetting::slug).to_vec(), now.motion.slug()),
        ChoiceSetting::Tempo => (Tempo::ALL.map(Tempo::slug).to_vec(), now.tempo.slug()),
        ChoiceSetting::Volume => (Volume::ALL.map(Volume::slug).to_vec(), now.volume.slug()),
        ChoiceSetting::View => (MatchView::ALL.map(MatchView::slug).to_vec(), now.view.slug()),
        ChoiceSetting::Verbosity => (Verbosity::ALL.map(Verbosity::slug).to_vec(), now.verbosity.slug()),
    }
}

/// The settings with one of them chosen anew.
#[rustfmt::skip]
fn chosen(of: ChoiceSetting, slug: &str, old: Settings) -> Settings {
    fn find<T: Copy>(all: &[T], name: fn(T) -> &'static str, slug: &str, old: T) -> T {
        let found = all.iter().copied().find(|&one| name(one) == slug);
        found.unwrap_or(old)
    }
    match of {
        ChoiceSetting::Theme => Settings { theme: find(&Theme::ALL, Theme::slug, slug, old.theme), ..old },
        ChoiceSetting::Palette => Settings { palette: find(&Palette::ALL, Palette::slug, slug, old.palette), ..old },
        ChoiceSetting::Scale => Settings { scale: find(&TextScale::ALL, TextScale::slug, slug, old.scale), ..old },
        ChoiceSetting::Motion => Settings { motion: find(&MotionSetting::ALL, MotionSetting::slug, slug, old.motion), ..old },
        ChoiceSetting::Tempo => Settings { tempo: find(&Tempo::ALL, Tempo::slug, slug, old.tempo), ..old },
        ChoiceSetting::Volume => Settings { volume: find(&Volume::ALL, Volume::slug, slug, old.volume), ..old },
        ChoiceSetting::View => Settings { view: find(&MatchView::ALL, MatchView::slug, slug, old.view), ..old },
        ChoiceSetting::Verbosity => Settings { verbosity: find(&Verbosity::ALL, Verbosity::slug, slug, old.verbosity), ..old },
    }
}

/// A setting that is on or off.
#[derive(Clone, Copy, PartialEq)]
pub enum ToggleSetting {
    /// Whether the end of a turn is asked twice.
    Confirm,
    /// Whether anything is heard.
    Sound,
}

/// Properties of a switch.
#[derive(Properties, PartialEq)]
pub struct SettingToggleProps {
    /// The setting.
    pub of: ToggleSetting,
}

/// A switch.
#[component]
pub fn SettingToggle(props: &SettingToggleProps) -> Html {
    let (phrases, settings) = (use_phrases(), use_settings());
    let (key, checked) = match props.of {
        ToggleSetting::Confirm => ("settings-confirm", settings.now.confirm_end_turn),
        ToggleSetting::Sound => ("settings-sound", settings.now.sound),
    };
    let onchange = use_callback((settings, props.of), |on, (settings, of)| {
        let old = settings.now.clone();
        settings.set.emit(match of {
            ToggleSetting::Confirm => Settings {
                confirm_end_turn: on,
                ..old
            },
            ToggleSetting::Sound => Settings { sound: on, ..old },
        });
    });
    html! {
        <Check label={phrases.text(key)} hint={phrases.text(&format!("{key}.hint"))} {checked} {onchange} />
    }
}

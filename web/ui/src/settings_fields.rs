//! One setting as a group of choices, or as a switch.

use crate::form::{Check, Radio, Radios};
use crate::l10n::{Phrases, use_phrases};
use crate::settings::{
    Motion, Palette, Scale, Settings, Tempo, Theme, Verbosity, View, Volume, use_settings,
};
use yew::prelude::*;

/// A setting that is one of several choices.
#[derive(Clone, Copy, PartialEq)]
pub enum Setting {
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

impl Setting {
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
pub struct GroupProps {
    /// The setting.
    pub of: Setting,
}

/// The choices of one setting.
#[component]
pub fn Group(props: &GroupProps) -> Html {
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

fn radio(phrases: &Phrases, of: Setting, slug: &'static str) -> Radio {
    let key = format!("settings-{}-{slug}", of.slug());
    let radio = Radio::new(slug, phrases.text(&key));
    match phrases.find(&format!("{key}.hint"), &[]) {
        Some(hint) => radio.hinted(hint),
        None => radio,
    }
}

/// The choices of a setting, and the one in force.
#[rustfmt::skip]
fn choices(of: Setting, now: &Settings) -> (Vec<&'static str>, &'static str) {
    match of {
        Setting::Theme => (Theme::ALL.map(Theme::slug).to_vec(), now.theme.slug()),
        Setting::Palette => (Palette::ALL.map(Palette::slug).to_vec(), now.palette.slug()),
        Setting::Scale => (Scale::ALL.map(Scale::slug).to_vec(), now.scale.slug()),
        Setting::Motion => (Motion::ALL.map(Motion::slug).to_vec(), now.motion.slug()),
        Setting::Tempo => (Tempo::ALL.map(Tempo::slug).to_vec(), now.tempo.slug()),
        Setting::Volume => (Volume::ALL.map(Volume::slug).to_vec(), now.volume.slug()),
        Setting::View => (View::ALL.map(View::slug).to_vec(), now.view.slug()),
        Setting::Verbosity => (Verbosity::ALL.map(Verbosity::slug).to_vec(), now.verbosity.slug()),
    }
}

/// The settings with one of them chosen anew.
#[rustfmt::skip]
fn chosen(of: Setting, slug: &str, old: Settings) -> Settings {
    fn find<T: Copy>(all: &[T], name: fn(T) -> &'static str, slug: &str, old: T) -> T {
        let found = all.iter().copied().find(|&one| name(one) == slug);
        found.unwrap_or(old)
    }
    match of {
        Setting::Theme => Settings { theme: find(&Theme::ALL, Theme::slug, slug, old.theme), ..old },
        Setting::Palette => Settings { palette: find(&Palette::ALL, Palette::slug, slug, old.palette), ..old },
        Setting::Scale => Settings { scale: find(&Scale::ALL, Scale::slug, slug, old.scale), ..old },
        Setting::Motion => Settings { motion: find(&Motion::ALL, Motion::slug, slug, old.motion), ..old },
        Setting::Tempo => Settings { tempo: find(&Tempo::ALL, Tempo::slug, slug, old.tempo), ..old },
        Setting::Volume => Settings { volume: find(&Volume::ALL, Volume::slug, slug, old.volume), ..old },
        Setting::View => Settings { view: find(&View::ALL, View::slug, slug, old.view), ..old },
        Setting::Verbosity => Settings { verbosity: find(&Verbosity::ALL, Verbosity::slug, slug, old.verbosity), ..old },
    }
}

/// A setting that is on or off.
#[derive(Clone, Copy, PartialEq)]
pub enum Switch {
    /// Whether the end of a turn is asked twice.
    Confirm,
    /// Whether anything is heard.
    Sound,
}

/// Properties of a switch.
#[derive(Properties, PartialEq)]
pub struct SwitchBoxProps {
    /// The setting.
    pub of: Switch,
}

/// A switch.
#[component]
pub fn SwitchBox(props: &SwitchBoxProps) -> Html {
    let (phrases, settings) = (use_phrases(), use_settings());
    let (key, checked) = match props.of {
        Switch::Confirm => ("settings-confirm", settings.now.confirm_end_turn),
        Switch::Sound => ("settings-sound", settings.now.sound),
    };
    let onchange = use_callback((settings, props.of), |on, (settings, of)| {
        let old = settings.now.clone();
        settings.set.emit(match of {
            Switch::Confirm => Settings {
                confirm_end_turn: on,
                ..old
            },
            Switch::Sound => Settings { sound: on, ..old },
        });
    });
    html! {
        <Check label={phrases.text(key)} hint={phrases.text(&format!("{key}.hint"))} {checked} {onchange} />
    }
}

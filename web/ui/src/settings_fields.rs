//! Form fields for single settings: a group of choices or a switch.

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
    Theme,
    /// The colors of the seats.
    Palette,
    /// The size of text and tokens.
    Scale,
    Motion,
    /// The speed at which the turns of others are animated.
    Tempo,
    Volume,
    /// The preferred view of matches.
    View,
    /// How much is announced to screen readers.
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

#[derive(Properties, PartialEq)]
pub struct SettingGroupProps {
    pub setting: ChoiceSetting,
}

/// A radio group for one setting.
#[component]
pub fn SettingGroup(props: &SettingGroupProps) -> Html {
    let (phrases, settings) = (use_phrases(), use_settings());
    let setting = props.setting;
    let (slugs, now) = choices(setting, &settings.current);
    let onchange = use_callback(
        (settings, setting),
        |slug: AttrValue, (settings, setting)| {
            let setting = *setting;
            settings.update(move |now| choose(now, setting, &slug));
        },
    );
    let radios = slugs.into_iter().map(|slug| radio(&phrases, setting, slug));
    html! {
        <Radios name={setting.slug()} legend={phrases.text(&format!("settings-{}", setting.slug()))}
            radios={radios.collect::<Vec<_>>()} value={now} {onchange} />
    }
}

fn radio(phrases: &Phrases, setting: ChoiceSetting, slug: &'static str) -> Radio {
    let key = format!("settings-{}-{slug}", setting.slug());
    let radio = Radio::new(slug, phrases.text(&key));
    match phrases.find(&format!("{key}.hint"), &[]) {
        Some(hint) => radio.with_hint(hint),
        None => radio,
    }
}

/// Returns the choices of a setting, and the current one.
#[rustfmt::skip]
fn choices(setting: ChoiceSetting, now: &Settings) -> (Vec<&'static str>, &'static str) {
    match setting {
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

/// Sets one setting to the value named `slug`; an unknown name changes nothing.
#[rustfmt::skip]
fn choose(now: &mut Settings, setting: ChoiceSetting, slug: &str) {
    fn set<T: Copy>(value: &mut T, all: &[T], name: fn(T) -> &'static str, slug: &str) {
        if let Some(found) = all.iter().copied().find(|&one| name(one) == slug) {
            *value = found;
        }
    }
    match setting {
        ChoiceSetting::Theme => set(&mut now.theme, &Theme::ALL, Theme::slug, slug),
        ChoiceSetting::Palette => set(&mut now.palette, &Palette::ALL, Palette::slug, slug),
        ChoiceSetting::Scale => set(&mut now.scale, &TextScale::ALL, TextScale::slug, slug),
        ChoiceSetting::Motion => set(&mut now.motion, &MotionSetting::ALL, MotionSetting::slug, slug),
        ChoiceSetting::Tempo => set(&mut now.tempo, &Tempo::ALL, Tempo::slug, slug),
        ChoiceSetting::Volume => set(&mut now.volume, &Volume::ALL, Volume::slug, slug),
        ChoiceSetting::View => set(&mut now.view, &MatchView::ALL, MatchView::slug, slug),
        ChoiceSetting::Verbosity => set(&mut now.verbosity, &Verbosity::ALL, Verbosity::slug, slug),
    }
}

/// A setting that is on or off.
#[derive(Clone, Copy, PartialEq)]
pub enum ToggleSetting {
    /// Whether ending a turn asks for confirmation.
    Confirm,
    Sound,
    /// Whether the device vibrates.
    Haptics,
}

#[derive(Properties, PartialEq)]
pub struct SettingToggleProps {
    pub setting: ToggleSetting,
}

/// A switch for one setting.
#[component]
pub fn SettingToggle(props: &SettingToggleProps) -> Html {
    let (phrases, settings) = (use_phrases(), use_settings());
    let (key, is_checked) = match props.setting {
        ToggleSetting::Confirm => ("settings-confirm", settings.current.confirms_end_turn),
        ToggleSetting::Sound => ("settings-sound", settings.current.plays_sound),
        ToggleSetting::Haptics => ("settings-haptics", settings.current.vibrates),
    };
    let onchange = use_callback((settings, props.setting), |on, (settings, setting)| {
        let setting = *setting;
        settings.update(move |now| match setting {
            ToggleSetting::Confirm => now.confirms_end_turn = on,
            ToggleSetting::Sound => now.plays_sound = on,
            ToggleSetting::Haptics => now.vibrates = on,
        });
    });
    html! {
        <Check label={phrases.text(key)} hint={phrases.text(&format!("{key}.hint"))} {is_checked} {onchange} />
    }
}

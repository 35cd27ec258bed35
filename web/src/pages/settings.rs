//! The settings: looks, motion, size, turns, announcements, language. Each is in force at once.

use super::{Check, Radio, Radios, use_title};
use crate::l10n::{Language, Phrases, use_language, use_phrases};
use crate::store::settings::{Motion, Scale, Settings, Theme, Verbosity, use_settings};
use yew::prelude::*;

/// A setting that is one of several choices.
#[derive(Clone, Copy, PartialEq)]
enum Setting {
    Theme,
    Scale,
    Motion,
    Verbosity,
}

impl Setting {
    const fn slug(self) -> &'static str {
        match self {
            Self::Theme => "theme",
            Self::Scale => "scale",
            Self::Motion => "motion",
            Self::Verbosity => "verbosity",
        }
    }
}

/// The page of settings.
#[component]
pub fn SettingsPage() -> Html {
    let phrases = use_phrases();
    use_title(phrases.text("settings-title"));
    html! {
        <main id="main" class="page narrow">
            <h1>{ phrases.text("settings-title") }</h1>
            <p>{ phrases.text("settings-lead") }</p>
            <section class="panel settings-group" aria-labelledby="settings-look">
                <h2 id="settings-look">{ phrases.text("settings-look") }</h2>
                <Group of={Setting::Theme} />
                <Group of={Setting::Scale} />
                <Group of={Setting::Motion} />
            </section>
            <section class="panel settings-group" aria-labelledby="settings-play">
                <h2 id="settings-play">{ phrases.text("settings-play") }</h2>
                <ConfirmEndTurn />
                <Group of={Setting::Verbosity} />
                <LanguageGroup />
            </section>
        </main>
    }
}

#[derive(Properties, PartialEq)]
struct GroupProps {
    of: Setting,
}

/// The choices of one setting.
#[component]
fn Group(props: &GroupProps) -> Html {
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
fn choices(of: Setting, now: &Settings) -> (Vec<&'static str>, String) {
    match of {
        Setting::Theme => (
            Theme::ALL.map(Theme::slug).to_vec(),
            now.theme.slug().into(),
        ),
        Setting::Scale => (
            Scale::ALL.map(Scale::slug).to_vec(),
            now.scale.slug().into(),
        ),
        Setting::Motion => (
            Motion::ALL.map(Motion::slug).to_vec(),
            now.motion.slug().into(),
        ),
        Setting::Verbosity => (
            Verbosity::ALL.map(Verbosity::slug).to_vec(),
            now.verbosity.slug().into(),
        ),
    }
}

/// The settings with one of them chosen anew.
fn chosen(of: Setting, slug: &str, mut settings: Settings) -> Settings {
    fn find<T: Copy>(all: &[T], name: fn(T) -> &'static str, slug: &str, old: T) -> T {
        let found = all.iter().copied().find(|&one| name(one) == slug);
        found.unwrap_or(old)
    }
    match of {
        Setting::Theme => settings.theme = find(&Theme::ALL, Theme::slug, slug, settings.theme),
        Setting::Scale => settings.scale = find(&Scale::ALL, Scale::slug, slug, settings.scale),
        Setting::Motion => {
            settings.motion = find(&Motion::ALL, Motion::slug, slug, settings.motion)
        }
        Setting::Verbosity => {
            settings.verbosity = find(&Verbosity::ALL, Verbosity::slug, slug, settings.verbosity);
        }
    }
    settings
}

/// What leaves the language to the browser.
const BY_BROWSER: &str = "auto";

/// The languages, each by its own name.
#[component]
fn LanguageGroup() -> Html {
    let (phrases, language) = (use_phrases(), use_language());
    let by_browser = Radio::new(BY_BROWSER, phrases.text("settings-language-auto"));
    let named = |language: Language| {
        Radio::new(language.code(), language.own_name()).spoken_in(language.tag())
    };
    let radios: Vec<Radio> = std::iter::once(by_browser)
        .chain(Language::OFFERED.map(named))
        .collect();
    let value = language.chosen.map_or(BY_BROWSER, Language::code);
    let onchange = language
        .choose
        .reform(|code: AttrValue| Language::named(&code));
    html! {
        <Radios name="language" legend={phrases.text("settings-language")} {radios} {value} {onchange} />
    }
}

/// Whether the end of a turn is asked twice.
#[component]
fn ConfirmEndTurn() -> Html {
    let (phrases, settings) = (use_phrases(), use_settings());
    let checked = settings.now.confirm_end_turn;
    let onchange = use_callback(settings, |confirm_end_turn, settings| {
        settings.set.emit(Settings {
            confirm_end_turn,
            ..settings.now.clone()
        });
    });
    html! {
        <Check label={phrases.text("settings-confirm")} hint={phrases.text("settings-confirm.hint")}
            {checked} {onchange} />
    }
}

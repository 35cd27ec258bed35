//! The settings: looks, motion, sound, turns, announcements, language. Each is in force at once.

mod packs;
mod storage;

use super::install::InstallOffer;
use crate::games;
use engine::suite::GameId;
use storage::Storage;
use ui::form::{Radio, Radios};
use ui::l10n::{Language, use_language, use_phrases};
use ui::settings_fields::{Group, Setting, Switch, SwitchBox};
use ui::title::use_title;
use yew::prelude::*;

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
                <Group of={Setting::Palette} />
                <Group of={Setting::Scale} />
            </section>
            { for GameId::ALL.map(games::sample) }
            <section class="panel settings-group" aria-labelledby="settings-show">
                <h2 id="settings-show">{ phrases.text("settings-show") }</h2>
                <Group of={Setting::Motion} />
                <Group of={Setting::Tempo} />
                <SwitchBox of={Switch::Sound} />
                <Group of={Setting::Volume} />
            </section>
            <section class="panel settings-group" aria-labelledby="settings-play">
                <h2 id="settings-play">{ phrases.text("settings-play") }</h2>
                <SwitchBox of={Switch::Confirm} />
                <Group of={Setting::View} />
                <Group of={Setting::Verbosity} />
                <LanguageGroup />
            </section>
            <Storage />
            <InstallOffer />
            <packs::Packs />
        </main>
    }
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

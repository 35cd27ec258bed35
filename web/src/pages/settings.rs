//! The settings page: theme, motion, sound, turns, announcements, language, and problem
//! reports. Each change applies at once.

mod packs;
mod storage;

use super::install::InstallOffer;
use crate::games;
use engine::registry::GameId;
use storage::StoragePanel;
use ui::form::{Radio, Radios};
use ui::l10n::{Language, use_language, use_phrases};
use ui::problem_report::ReportButton;
use ui::settings_fields::{ChoiceSetting, SettingGroup, SettingToggle, ToggleSetting};
use ui::title::use_title;
use yew::prelude::*;

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
                <SettingGroup setting={ChoiceSetting::Theme} />
                <SettingGroup setting={ChoiceSetting::Palette} />
                <SettingGroup setting={ChoiceSetting::Scale} />
            </section>
            { for GameId::ALL.map(games::sample) }
            <section class="panel settings-group" aria-labelledby="settings-show">
                <h2 id="settings-show">{ phrases.text("settings-show") }</h2>
                <SettingGroup setting={ChoiceSetting::Motion} />
                <SettingGroup setting={ChoiceSetting::Tempo} />
                <SettingToggle setting={ToggleSetting::Sound} />
                <SettingGroup setting={ChoiceSetting::Volume} />
                if ui::haptics::is_supported() {
                    <SettingToggle setting={ToggleSetting::Haptics} />
                }
            </section>
            <section class="panel settings-group" aria-labelledby="settings-play">
                <h2 id="settings-play">{ phrases.text("settings-play") }</h2>
                <SettingToggle setting={ToggleSetting::Confirm} />
                <SettingGroup setting={ChoiceSetting::View} />
                <SettingGroup setting={ChoiceSetting::Verbosity} />
                <LanguageGroup />
            </section>
            <StoragePanel />
            <InstallOffer />
            <packs::Packs />
            <section class="panel settings-group" aria-labelledby="settings-report">
                <h2 id="settings-report">{ phrases.text("report-title") }</h2>
                <p>{ phrases.text("report-lead") }</p>
                <div class="buttons"><ReportButton /></div>
            </section>
        </main>
    }
}

/// The value of the choice to follow the browser.
const BY_BROWSER: &str = "auto";

/// The languages, each by its native name.
#[component]
fn LanguageGroup() -> Html {
    let (phrases, language) = (use_phrases(), use_language());
    let by_browser = Radio::new(BY_BROWSER, phrases.text("settings-language-auto"));
    let named = |language: Language| {
        Radio::new(language.code(), language.native_name()).with_lang(language.tag())
    };
    let radios: Vec<Radio> = std::iter::once(by_browser)
        .chain(Language::OFFERED.map(named))
        .collect();
    let value = language.chosen.map_or(BY_BROWSER, Language::code);
    let onchange = language
        .choose
        .reform(|code: AttrValue| Language::from_tag(&code));
    html! {
        <Radios name="language" legend={phrases.text("settings-language")} {radios} {value} {onchange} />
    }
}

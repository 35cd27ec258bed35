//! The current language of the page, and switching to another one without a reload.

use super::language::{LanguagePreferences, remove_lang_parameter};
use super::{CURRENT, Language, Phrases, games, use_phrases};
use crate::fetch;
use crate::mount::use_mount;
use crate::settings::{SettingsHandle, use_settings};
use engine::registry::GameId;
use gloo::timers::callback::Timeout;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds that the first page waits for its phrases before it is shown in English.
const LOAD_TIMEOUT: u32 = 3000;

/// The language choice, and how to change it.
#[derive(Clone, PartialEq)]
pub struct LanguageHandle {
    /// The user's choice, from the settings or the URL; `None` follows the browser.
    pub chosen: Option<Language>,
    /// Chooses a language, or `None` to follow the browser.
    pub choose: Callback<Option<Language>>,
    /// The language whose file could not be loaded.
    missing: Option<Language>,
    /// Tries to load that file again.
    retry: Callback<()>,
}

/// Returns the language choice and a way to change it.
#[hook]
pub fn use_language() -> LanguageHandle {
    use_context::<LanguageHandle>().unwrap_or_else(|| LanguageHandle {
        chosen: None,
        choose: Callback::noop(),
        missing: None,
        retry: Callback::noop(),
    })
}

#[derive(Properties, PartialEq)]
pub struct LanguageProviderProps {
    pub children: Html,
    /// The preferences of an embedding page, used instead of the URL.
    #[prop_or_default]
    pub asked: Option<LanguagePreferences>,
}

/// Provides phrases to its children. Nothing is rendered before phrases are available.
#[component]
pub fn LanguageProvider(props: &LanguageProviderProps) -> Html {
    let settings = use_settings();
    let preferences_with = |stored| match props.asked.clone() {
        Some(asked) => LanguagePreferences { stored, ..asked },
        None => LanguagePreferences::from_browser(stored),
    };
    let first = preferences_with(None).address;
    let address = use_state(|| first.clone());
    {
        // The embedding page may ask for another language.
        let set = address.setter();
        use_effect_with(first, move |first| set.set(first.clone()));
    }
    let preferences = LanguagePreferences {
        address: (*address).clone(),
        ..preferences_with(settings.current.language.clone())
    };
    let has_own_address = props.asked.is_none();
    let attempt = use_state(|| 0_u32);
    let (phrases, missing) = use_loaded_phrases(preferences.resolve(), *attempt);
    let strong = [&preferences.address, &preferences.stored]
        .into_iter()
        .flatten();
    let chosen = strong.filter_map(|tag| Language::from_tag(tag)).next();
    let choose = use_callback(
        (settings, address.setter(), has_own_address),
        |language: Option<Language>,
         (settings, address, has_own_address): &(SettingsHandle, _, bool)| {
            if *has_own_address {
                remove_lang_parameter();
            }
            address.set(None);
            let code = language.map(|language| language.code().to_owned());
            settings.update(move |now| now.language = code);
            if let Some(language) = language {
                prefetch_language(language);
            }
        },
    );
    let retry = use_callback(attempt, |(), attempt| attempt.set(**attempt + 1));
    let Some(phrases) = phrases else {
        return Html::default();
    };
    let handle = LanguageHandle {
        chosen,
        choose,
        missing,
        retry,
    };
    html! {
        <ContextProvider<Phrases> context={phrases}>
            <ContextProvider<LanguageHandle> context={handle}>
                { props.children.clone() }
            </ContextProvider<LanguageHandle>>
        </ContextProvider<Phrases>>
    }
}

/// Returns the phrases of a language once they are loaded, until then the previous ones; and the
/// language whose file could not be loaded.
#[hook]
fn use_loaded_phrases(language: Language, attempt: u32) -> (Option<Phrases>, Option<Language>) {
    let loaded = use_state(|| {
        let is_built_in = language.is_built_in();
        (is_built_in.then(|| Phrases::built_in(language)), None)
    });
    // Whether the phrases of a game could not be loaded.
    let has_game_failed = use_state_eq(|| false);
    let (now, failed) = (loaded.clone(), has_game_failed.clone());
    use_effect_with((language, attempt), move |&(language, _)| {
        let awaited = Rc::new(Cell::new(true));
        let is_awaited = awaited.clone();
        spawn_local(async move {
            if now.0.as_ref().map(Phrases::language) == Some(language) && !*failed {
                now.set((now.0.clone(), None));
                return;
            }
            let phrases = load_phrases(language).await;
            if !is_awaited.get() {
                return;
            }
            now.set(match phrases {
                Some(phrases) => {
                    failed.set(false);
                    phrases.on_missing(Callback::from(move |()| failed.set(true)));
                    (Some(phrases), None)
                }
                None => (Some(now.0.clone().unwrap_or_else(english)), Some(language)),
            });
        });
        move || awaited.set(false)
    });
    let now = loaded.clone();
    use_effect_with((), move |()| {
        let timer = Timeout::new(LOAD_TIMEOUT, move || {
            if now.0.is_none() {
                now.set((Some(english()), None));
            }
        });
        move || drop(timer)
    });
    let mount = use_mount();
    use_effect_with((loaded.0.clone(), mount), |(phrases, mount)| {
        if let Some(phrases) = phrases {
            let language = phrases.language();
            let about = phrases.text("house-description");
            mount.set_language(language.tag(), language.direction(), &about);
            CURRENT.set(Some(phrases.clone()));
        }
    });
    let (phrases, missing) = (*loaded).clone();
    (phrases, missing.or((*has_game_failed).then_some(language)))
}

fn english() -> Phrases {
    Phrases::built_in(Language::English)
}

/// Loads the phrases of a language, including those of the games that are loaded; built-in
/// languages need no file.
async fn load_phrases(language: Language) -> Option<Phrases> {
    if language.is_built_in() {
        return Some(Phrases::built_in(language));
    }
    let text = file(&format!("l10n/{}.ftl", language.code())).await?;
    let phrases = Phrases::read(language, &text);
    for game in games() {
        phrases.add_game(game, &game_file(language, game).await?);
    }
    Some(phrases)
}

/// Loads the phrases of a game in a language.
async fn game_file(language: Language, game: GameId) -> Option<String> {
    file(&format!("l10n/{}.{}.ftl", game.name(), language.code())).await
}

async fn file(name: &str) -> Option<String> {
    fetch::text(&fetch::translation_file(name)?).await.ok()
}

impl Phrases {
    /// Loads the phrases of a game, unless they come with its code. If that fails, the page reports
    /// it and uses English.
    pub async fn fetch_game(&self, game: GameId) {
        if self.language().is_built_in() || self.has_game(game) {
            return;
        }
        let text = game_file(self.language(), game).await;
        if text.is_none() {
            self.report_missing();
        }
        self.add_game(game, &text.unwrap_or_default());
    }
}

/// Loads all files of the chosen language, so that they are available offline.
fn prefetch_language(language: Language) {
    let is_of_language = |name: &str| {
        let stem = name.rsplit_once('-').map_or("", |(stem, _)| stem);
        stem.rsplit(['/', '.']).next() == Some(language.code())
    };
    for name in fetch::translations() {
        if is_of_language(&name) {
            // A page that needs the file loads it again and reports a failure.
            spawn_local(async move { drop(fetch::text(&name).await) });
        }
    }
}

/// A notice that a language could not be loaded, with a button to try again.
#[component]
pub fn LanguageErrorNotice() -> Html {
    let (phrases, language) = (use_phrases(), use_language());
    let Some(missing) = language.missing else {
        return Html::default();
    };
    let args = [("language", missing.native_name().into())];
    let retry = language.retry.reform(|_: MouseEvent| ());
    html! {
        <div class="notice alert language-trouble" role="alert">
            <span>{ phrases.say("language-missing", &args) }</span>
            <button type="button" class="button" onclick={retry}>{ phrases.text("language-retry") }</button>
        </div>
    }
}

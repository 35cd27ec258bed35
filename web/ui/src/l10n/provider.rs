//! Which language the page is in now, and the change to another: at once, and without a reload.

use super::language::{LanguagePreferences, remove_lang_parameter};
use super::{Language, Phrases, SHOWN, games, use_phrases};
use crate::fetch;
use crate::mount::use_mount;
use crate::settings::{SettingsHandle, use_settings};
use engine::registry::GameId;
use gloo::timers::callback::Timeout;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds that a first page waits for its phrases before it is shown in English.
const LOAD_TIMEOUT: u32 = 3000;

/// The language of the page, and how to change it.
#[derive(Clone, PartialEq)]
pub struct LanguageHandle {
    /// What the player chose, here or by the address; `None` leaves it to the browser.
    pub chosen: Option<Language>,
    /// Chooses another, or leaves it to the browser.
    pub choose: Callback<Option<Language>>,
    /// The language whose file could not be had.
    missing: Option<Language>,
    /// Tries to fetch it again.
    retry: Callback<()>,
}

/// The language of the page, and how to change it.
#[hook]
pub fn use_language() -> LanguageHandle {
    use_context::<LanguageHandle>().unwrap_or_else(|| LanguageHandle {
        chosen: None,
        choose: Callback::noop(),
        missing: None,
        retry: Callback::noop(),
    })
}

/// What is shown in the language.
#[derive(Properties, PartialEq)]
pub struct LanguageProviderProps {
    /// What is inside.
    pub children: Html,
    /// What the address would ask for, where the address is somebody else's.
    #[prop_or_default]
    pub asked: Option<LanguagePreferences>,
}

/// Gives phrases to what is inside; nothing is drawn before there are any.
#[component]
pub fn LanguageProvider(props: &LanguageProviderProps) -> Html {
    let settings = use_settings();
    let gather = |kept| match props.asked.clone() {
        Some(asked) => LanguagePreferences { kept, ..asked },
        None => LanguagePreferences::from_browser(kept),
    };
    let first = gather(None).address;
    let address = use_state(|| first.clone());
    {
        // A page around this one may ask for another.
        let set = address.setter();
        use_effect_with(first, move |first| set.set(first.clone()));
    }
    let wishes = LanguagePreferences {
        address: (*address).clone(),
        ..gather(settings.now.language.clone())
    };
    let own_address = props.asked.is_none();
    let attempt = use_state(|| 0_u32);
    let (phrases, missing) = use_loaded_phrases(wishes.resolve(), *attempt);
    let strong = [&wishes.address, &wishes.kept].into_iter().flatten();
    let chosen = strong.filter_map(|tag| Language::from_tag(tag)).next();
    let choose = use_callback(
        (settings, address.setter(), own_address),
        |language: Option<Language>,
         (settings, address, own_address): &(SettingsHandle, _, bool)| {
            if *own_address {
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

/// The phrases of a language as soon as they are there, else those of before; and the language
/// whose file is missing.
#[hook]
fn use_loaded_phrases(language: Language, attempt: u32) -> (Option<Phrases>, Option<Language>) {
    let words = use_state(|| {
        let built_in = language.is_built_in();
        (built_in.then(|| Phrases::built_in(language)), None)
    });
    // Whether the words of a game could not be had.
    let lost = use_state_eq(|| false);
    let (now, losing) = (words.clone(), lost.clone());
    use_effect_with((language, attempt), move |&(language, _)| {
        let awaited = Rc::new(Cell::new(true));
        let still = awaited.clone();
        spawn_local(async move {
            if now.0.as_ref().map(Phrases::language) == Some(language) && !*losing {
                now.set((now.0.clone(), None));
                return;
            }
            let read = read(language).await;
            if !still.get() {
                return;
            }
            now.set(match read {
                Some(phrases) => {
                    losing.set(false);
                    phrases.on_missing(Callback::from(move |()| losing.set(true)));
                    (Some(phrases), None)
                }
                None => (Some(now.0.clone().unwrap_or_else(english)), Some(language)),
            });
        });
        move || awaited.set(false)
    });
    let now = words.clone();
    use_effect_with((), move |()| {
        let timer = Timeout::new(LOAD_TIMEOUT, move || {
            if now.0.is_none() {
                now.set((Some(english()), None));
            }
        });
        move || drop(timer)
    });
    let ground = use_mount();
    use_effect_with((words.0.clone(), ground), |(phrases, ground)| {
        if let Some(phrases) = phrases {
            let language = phrases.language();
            let about = phrases.text("house-description");
            ground.set_language(language.tag(), language.direction(), &about);
            SHOWN.set(Some(phrases.clone()));
        }
    });
    let (phrases, missing) = (*words).clone();
    (phrases, missing.or((*lost).then_some(language)))
}

fn english() -> Phrases {
    Phrases::built_in(Language::English)
}

/// The phrases of a language, from its files where they do not come with the page: with those of the
/// games that are there.
async fn read(language: Language) -> Option<Phrases> {
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

/// The words of a game in a language.
async fn game_file(language: Language, game: GameId) -> Option<String> {
    file(&format!("l10n/{}.{}.ftl", game.name(), language.code())).await
}

async fn file(plain: &str) -> Option<String> {
    fetch::text(&fetch::translation_file(plain)?).await.ok()
}

impl Phrases {
    /// Fetches the words of a game, where they do not come with its code. If they are not to be had,
    /// the page says so, and English stands in for them.
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

/// Fetches everything in a language that was chosen, so that it is there without a network.
fn prefetch_language(language: Language) {
    let of_language = |name: &str| {
        let stem = name.rsplit_once('-').map_or("", |(stem, _)| stem);
        stem.rsplit(['/', '.']).next() == Some(language.code())
    };
    for name in fetch::translations() {
        if of_language(&name) {
            // Whoever needs it will fetch it again and tell when it cannot be had.
            spawn_local(async move { drop(fetch::text(&name).await) });
        }
    }
}

/// Says that a language could not be had, and offers to try again.
#[component]
pub fn LanguageErrorNotice() -> Html {
    let (phrases, language) = (use_phrases(), use_language());
    let Some(missing) = language.missing else {
        return Html::default();
    };
    let words = [("language", missing.native_name().into())];
    let retry = language.retry.reform(|_: MouseEvent| ());
    html! {
        <div class="notice alert language-trouble" role="alert">
            <span>{ phrases.say("language-missing", &words) }</span>
            <button type="button" class="button" onclick={retry}>{ phrases.text("language-retry") }</button>
        </div>
    }
}

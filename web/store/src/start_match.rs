//! Starts a match that was set up: creates its record, stores it, and opens its table. Works for
//! every game through [`MatchSetup`].

use crate::{SaveRecord, StoreHandle, use_store, use_with_store};
use engine::bots::Level;
use engine::error::LoadError;
use ui::clock::{NO_RANDOMNESS, now, random};
use ui::l10n::{Phrases, reason_text, use_phrases};
use ui::panels::{aria_disabled, unless_disabled};
use ui::route::{Navigator, Route, use_navigator};
use ui::settings::use_settings;
use yew::prelude::*;

/// The setup of a match of one game, implemented by each game.
pub trait MatchSetup: Clone + PartialEq + 'static {
    /// Returns the default setup against bots of a level.
    ///
    /// # Errors
    /// If the base content has none that can be played.
    fn quick_start(level: Level) -> Result<Self, LoadError>;

    /// Returns the seed as the player reads and writes it; empty if the browser has no random
    /// numbers and the player entered none.
    fn seed(&self) -> &str;

    /// Returns what prevents the match from starting; `None` if it can be played.
    fn setup_error(&self) -> Option<LoadError>;

    /// Creates the match at a time in milliseconds since 1970; `salt` distinguishes its id from
    /// others of the same time.
    ///
    /// # Errors
    /// If the setup cannot be played.
    fn create_match(&self, phrases: &Phrases, now: u64, salt: u32)
    -> Result<SaveRecord, LoadError>;

    /// Creates the match with all decisions of its setup made, so that play begins at once.
    /// Returns the same errors as [`create_match`](Self::create_match).
    fn create_quick_match(
        &self,
        phrases: &Phrases,
        now: u64,
        salt: u32,
    ) -> Result<SaveRecord, LoadError> {
        self.create_match(phrases, now, salt)
    }

    /// Runs once the match is stored.
    fn on_started(&self) {}

    /// Returns the error of [`quick_start`](Self::quick_start) as a sentence.
    fn error_text(phrases: &Phrases, error: &LoadError) -> String {
        let reason = reason_text(phrases, &error.reason);
        phrases.say("setup-fault", &[("fault", reason.into())])
    }

    /// Returns the reason why this setup cannot be played as a sentence.
    fn refusal_text(&self, phrases: &Phrases, error: &LoadError) -> String {
        Self::error_text(phrases, error)
    }
}

/// How opening the table of a new match changes the browser history.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum HistoryMode {
    /// Adds an entry: the back button returns to the current page.
    Push,
    /// Replaces the current entry: the back button skips the current page.
    Replace,
}

/// A new match, and what to call once it is stored.
pub type NewMatch = (SaveRecord, Callback<()>);

/// Returns a callback that stores a new match and opens its table, even if storing fails: the page
/// says so.
#[hook]
pub fn use_open_table(arriving: HistoryMode) -> Callback<NewMatch> {
    let navigator = use_navigator();
    let enter = use_callback(
        navigator,
        move |((record, on_saved), store): (NewMatch, StoreHandle), navigator| {
            let current_route = Route::current();
            let table = Route::Table {
                id: record.id.clone(),
            };
            let navigator = navigator.clone();
            let done = Callback::from(move |_| match arriving {
                HistoryMode::Push => {
                    on_saved.emit(());
                    navigator.go(&table);
                }
                HistoryMode::Replace => navigator.replace(&current_route, &table),
            });
            store.put(record, done);
        },
    );
    use_with_store(enter)
}

/// Returns a callback that creates a match, stores it and opens its table; `onfail` receives the
/// reason if it cannot be played.
#[hook]
pub fn use_start_match<P: MatchSetup>(
    arriving: HistoryMode,
    onfail: Callback<String>,
) -> Callback<P> {
    use_start(arriving, P::create_match, onfail)
}

/// A function of [`MatchSetup`] that creates a match.
type CreateMatch<P> = fn(&P, &Phrases, u64, u32) -> Result<SaveRecord, LoadError>;

/// Returns a callback like [`use_start_match`], for a match that `create` creates.
#[hook]
fn use_start<P: MatchSetup>(
    arriving: HistoryMode,
    create: CreateMatch<P>,
    onfail: Callback<String>,
) -> Callback<P> {
    let phrases = use_phrases();
    let enter = use_open_table(arriving);
    use_callback(
        (phrases, enter, onfail),
        move |plan: P, (phrases, enter, onfail)| match create_record(&plan, create, phrases) {
            Ok(record) => enter.emit((record, Callback::from(move |()| plan.on_started()))),
            Err(why) => onfail.emit(why),
        },
    )
}

/// Creates the record of a match now, or returns the reason as a sentence.
fn create_record<P: MatchSetup>(
    plan: &P,
    create: CreateMatch<P>,
    phrases: &Phrases,
) -> Result<SaveRecord, String> {
    if plan.seed().is_empty() {
        return Err(phrases.text(NO_RANDOMNESS));
    }
    let record = create(plan, phrases, now(), random());
    record.map_err(|error| plan.refusal_text(phrases, &error))
}

#[derive(Properties, PartialEq)]
pub struct StartButtonProps<P: MatchSetup> {
    pub draft: P,
    /// The text that tells the player what is missing before the start.
    #[prop_or_default]
    pub note: Option<String>,
    /// Whether the setup is incomplete.
    #[prop_or_default]
    pub is_unavailable: bool,
    /// Whether the match may begin in this browser.
    #[prop_or(true)]
    pub begins_here: bool,
    /// Another way to play the match, beside the button.
    #[prop_or_default]
    pub beside: Html,
}

/// The button that starts a match, with the reason if it cannot be started.
#[component]
pub fn StartButton<P: MatchSetup>(props: &StartButtonProps<P>) -> Html {
    let phrases = use_phrases();
    let failed = use_state(|| None::<String>);
    let setter = failed.setter();
    let onfail = use_callback((), move |why, ()| setter.set(Some(why)));
    let begin = use_start_match(HistoryMode::Push, onfail);
    let error = use_memo(props.draft.clone(), P::setup_error);
    let error = (*error).as_ref();
    let is_unavailable = props.is_unavailable || error.is_some();
    let why = error.map(|error| props.draft.refusal_text(&phrases, error));
    let why = why.or_else(|| (*failed).clone());
    let onclick = {
        let draft = props.draft.clone();
        Callback::from(move |_: MouseEvent| begin.emit(draft.clone()))
    };
    html! {
        <div class="setup-start">
            <div role="status">
                if let Some(why) = why {
                    <p class="notice alert">{ why }</p>
                } else if let Some(note) = &props.note {
                    <p class="notice">{ note }</p>
                }
            </div>
            if props.begins_here {
                <button type="button" class="button primary large" aria-disabled={aria_disabled(is_unavailable)} onclick={unless_disabled(is_unavailable, onclick)}>
                    { phrases.text("setup-begin") }
                </button>
            }
            { props.beside.clone() }
        </div>
    }
}

/// Calls `onready` once, as soon as the store is open.
#[hook]
fn use_when_ready(onready: Callback<()>) {
    let is_ready = use_store().is_some();
    use_effect_with(is_ready, move |is_ready| {
        if *is_ready {
            onready.emit(());
        }
    });
}

/// Starts a default match against bots as soon as it is mounted, and goes on to its table.
#[component]
pub fn AutoStart<P: MatchSetup>() -> Html {
    let phrases = use_phrases();
    let failed = use_state(|| None::<String>);
    let setter = failed.setter();
    let onfail = use_callback((), move |why, ()| setter.set(Some(why)));
    let begin = use_start::<P>(HistoryMode::Replace, P::create_quick_match, onfail.clone());
    let settings = use_settings();
    let level = settings.current.bot;
    let phrases_now = phrases.clone();
    let is_by_address = use_navigator() == Navigator::Address;
    use_when_ready(Callback::from(move |()| {
        let has_left = is_by_address && !matches!(Route::current(), Route::Play { .. });
        match P::quick_start(level) {
            // The player has left the page, so no match is started.
            Ok(_) if has_left => {}
            Ok(plan) => {
                // The player has seen the level and accepted it.
                settings.update(|now| now.was_asked_for_bot = true);
                begin.emit(plan);
            }
            Err(error) => onfail.emit(P::error_text(&phrases_now, &error)),
        }
    }));
    match &*failed {
        Some(why) => html! { <p class="notice alert" role="alert">{ why }</p> },
        None => {
            html! { <p class="loading"><span class="spinner" />{ phrases.text("table-loading") }</p> }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A setup for which the browser has drawn no seed.
    #[derive(Clone, PartialEq)]
    struct SetupWithoutSeed;

    impl MatchSetup for SetupWithoutSeed {
        fn quick_start(_: Level) -> Result<Self, LoadError> {
            Ok(Self)
        }

        fn seed(&self) -> &str {
            ""
        }

        fn setup_error(&self) -> Option<LoadError> {
            None
        }

        fn create_match(&self, _: &Phrases, _: u64, _: u32) -> Result<SaveRecord, LoadError> {
            panic!("it is dealt without a seed")
        }
    }

    #[test]
    fn a_match_without_a_seed_cannot_be_created() {
        for (language, start) in [
            ("en", "This browser provides no random numbers"),
            ("de", "Dieser Browser liefert keine Zufallszahlen"),
        ] {
            let why = create_record(
                &SetupWithoutSeed,
                SetupWithoutSeed::create_match,
                &Phrases::load(language),
            )
            .expect_err("it has no chance");
            assert!(why.starts_with(start), "{why}");
        }
    }
}

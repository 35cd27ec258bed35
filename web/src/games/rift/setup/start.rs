//! The button that begins a match, and why it may not.

use crate::clock::{now, random};
use crate::games::rift::draft::{Draft, first_board, seed_text};
use crate::games::rift::narrate::model_name;
use crate::l10n::{Phrases, Word, Words, load_words, use_phrases};
use crate::pack::stocks;
use crate::route::{Route, use_way};
use crate::store::settings::use_settings;
use crate::store::{StoreError, use_shelf};
use engine::error::LoadError;
use engine::game::Arg;
use engine::rift::options::Options;
use yew::prelude::*;

/// How the table of a new match is entered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Arriving {
    /// The way back leads to where we are.
    Next,
    /// The way back leads past where we are.
    Instead,
}

/// How to begin a match: it is dealt, kept, and its table opened. Told when that fails.
#[hook]
pub fn use_begin(arriving: Arriving, onfail: Callback<String>) -> Callback<Draft> {
    let (phrases, shelf, way) = (use_phrases(), use_shelf(), use_way());
    use_callback(
        (phrases, shelf, onfail, way),
        move |draft: Draft, (phrases, shelf, onfail, way)| {
            let Some(shelf) = shelf else { return };
            match draft.begin(phrases, now(), random()) {
                Ok(record) => {
                    let table = Route::Table {
                        id: record.id.clone(),
                    };
                    let (phrases, onfail, way) = (phrases.clone(), onfail.clone(), way.clone());
                    let done = move |result: Result<(), StoreError>| match (result, arriving) {
                        (Ok(()), Arriving::Next) => {
                            draft.forget();
                            way.go(&table);
                        }
                        (Ok(()), Arriving::Instead) => way.replace(&table),
                        (Err(error), _) => onfail.emit(phrases.text(error.phrase())),
                    };
                    shelf.put(record, Callback::from(done));
                }
                Err(error) => onfail.emit(words(phrases, &draft.options, &error)),
            }
        },
    )
}

/// Why a set-up cannot be played, in words.
fn words(phrases: &Phrases, options: &Options, error: &LoadError) -> String {
    match options.fault(&stocks().rift) {
        Some(fault) => {
            let reason = fault.reason();
            let args = reason.args().iter();
            let words: Words = args
                .map(|(name, arg)| (*name, named(phrases, name, arg)))
                .collect();
            phrases.say(&reason.key(), &words)
        }
        None => of_the_box(phrases, error),
    }
}

/// A fault of the box itself, which only its makers can mend.
fn of_the_box(phrases: &Phrases, error: &LoadError) -> String {
    let fault = load_words(phrases, error);
    phrases.say("rift-setup-fault", &[("fault", fault.into())])
}

/// A value of the sentence; models come by their ids.
fn named(phrases: &Phrases, name: &str, arg: &Arg) -> Word {
    match arg {
        Arg::Label(id) if name == "model" => model_name(phrases, id).into(),
        Arg::Label(_) | Arg::Number(_) | Arg::Term(_) => Word::of("rift", arg),
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct StartProps {
    pub draft: Draft,
}

/// The last step of the set-up.
#[component]
pub(super) fn Start(props: &StartProps) -> Html {
    let phrases = use_phrases();
    let failed = use_state(|| None::<String>);
    let setter = failed.setter();
    let onfail = use_callback((), move |why, ()| setter.set(Some(why)));
    let begin = use_begin(Arriving::Next, onfail);
    let fault = use_memo(props.draft.clone(), Draft::fault);
    let drafting = props.draft.is_drafting();
    let why = (*fault)
        .as_ref()
        .map(|error| words(&phrases, &props.draft.options, error))
        .or_else(|| (*failed).clone());
    let onclick = {
        let draft = props.draft.clone();
        move |_: MouseEvent| begin.emit(draft.clone())
    };
    html! {
        <div class="setup-start">
            <div role="status">
                if let Some(why) = why {
                    <p class="notice alert">{ why }</p>
                } else if drafting {
                    <p class="notice">{ phrases.text("rift-draft-unfinished") }</p>
                }
            </div>
            <button type="button" class="button primary large" disabled={drafting || fault.is_some()} {onclick}>
                { phrases.text("rift-setup-begin") }
            </button>
        </div>
    }
}

/// Deals a first match against a bot as soon as it is shown, and leads on to its table.
#[component]
pub fn QuickStart() -> Html {
    let phrases = use_phrases();
    let failed = use_state(|| None::<String>);
    let setter = failed.setter();
    let onfail = use_callback((), move |why, ()| setter.set(Some(why)));
    let begin = use_begin(Arriving::Instead, onfail.clone());
    let ready = use_shelf().is_some();
    let level = use_settings().now.bot;
    {
        let phrases = phrases.clone();
        use_effect_with(ready, move |ready| {
            if *ready {
                match Draft::on(&first_board(), seed_text(random())) {
                    Ok(draft) => begin.emit(draft.against(level)),
                    Err(error) => onfail.emit(of_the_box(&phrases, &error)),
                }
            }
        });
    }
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
    use crate::l10n::Language;
    use engine::rift::options::{First, Mode};

    /// A duel with something wrong, and a part of the sentence about it.
    fn wrongs() -> Vec<(Options, &'static str)> {
        let duel = || Options::duel("cold-open", "rhino", "screech");
        let with = |change: fn(&mut Options)| {
            let mut options = duel();
            change(&mut options);
            options
        };
        vec![
            (with(|o| o.teams = vec![1]), "2"),
            (with(|o| o.teams = vec![1, 1]), "team"),
            (with(|o| o.ships[1].seat = 0), "seat 2"),
            (with(|o| o.ships.truncate(1)), "seat 2"),
            (with(|o| o.ships.push(o.ships[0].clone())), "takes 2."),
            (with(|o| o.ships[1].seat = 9), "seat 2"),
            (with(|o| o.ships[1].model = "barge".to_owned()), "barge"),
            (with(|o| o.ships[1].handicap.hull = 9), "Ship 2"),
            (with(|o| o.rules.ace_target = 0), "0"),
            (with(|o| o.rules.match_length = 2), "2 games"),
            (with(|o| o.rules.first = First::Seat(4)), "seat 5"),
            (with(|o| o.rules.mode = Mode::Puzzle), "puzzle"),
            (with(|o| o.rules.mode = Mode::Breakout), "goal"),
        ]
    }

    #[test]
    fn every_wrong_choice_is_told_in_every_language() {
        let english = Phrases::load("en");
        for (options, part) in wrongs() {
            let error = engine::rift::Rift::lay(options.clone()).err();
            let error = error.unwrap_or_else(|| panic!("{part} is accepted"));
            let told = words(&english, &options, &error);
            assert!(told.contains(part) && !told.contains('['), "{part}: {told}");
            let others = Language::OFFERED.into_iter();
            for language in others.filter(|language| !language.is_built_in()) {
                let told = words(&Phrases::load(language.code()), &options, &error);
                assert!(!told.contains(&error.reason.to_string()), "{told}");
            }
        }
    }
}

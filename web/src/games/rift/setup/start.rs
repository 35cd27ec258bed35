//! The button that begins a match, and why it may not.

use crate::clock::{now, random};
use crate::games::rift::draft::{Draft, first_board, seed_text};
use crate::games::rift::narrate::model_name;
use crate::l10n::{Phrases, Word, Words, load_words, use_phrases};
use crate::pack::stocks;
use crate::pages::setup::{self, Arriving, AtOnce, use_at_once, use_entrance};
use crate::store::settings::use_settings;
use engine::error::LoadError;
use engine::game::Arg;
use engine::rift::options::Options;
use yew::prelude::*;

/// How to begin a match: it is dealt, kept, and its table opened. Told when that fails.
#[hook]
pub fn use_begin(arriving: Arriving, onfail: Callback<String>) -> Callback<Draft> {
    let phrases = use_phrases();
    let enter = use_entrance(arriving, onfail.clone());
    use_callback(
        (phrases, enter, onfail),
        |draft: Draft, (phrases, enter, onfail)| match draft.begin(phrases, now(), random()) {
            Ok(record) => enter.emit((record, Callback::from(move |()| draft.forget()))),
            Err(error) => onfail.emit(words(phrases, &draft.options, &error)),
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
    phrases.say("setup-fault", &[("fault", fault.into())])
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
    let onbegin = {
        let draft = props.draft.clone();
        Callback::from(move |()| begin.emit(draft.clone()))
    };
    let note = drafting.then(|| phrases.text("rift-draft-unfinished"));
    html! { <setup::Start {why} {note} closed={drafting || fault.is_some()} {onbegin} /> }
}

/// Deals a first match against a bot as soon as it is shown, and leads on to its table.
#[component]
pub fn QuickStart() -> Html {
    let phrases = use_phrases();
    let failed = use_state(|| None::<String>);
    let setter = failed.setter();
    let onfail = use_callback((), move |why, ()| setter.set(Some(why)));
    let begin = use_begin(Arriving::Instead, onfail.clone());
    let level = use_settings().now.bot;
    use_at_once(Callback::from(move |()| {
        match Draft::on(&first_board(), seed_text(random())) {
            Ok(draft) => begin.emit(draft.against(level)),
            Err(error) => onfail.emit(of_the_box(&phrases, &error)),
        }
    }));
    html! { <AtOnce failed={(*failed).clone()} /> }
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

//! How a match begins, and why it may not.

use crate::draft::{Draft, first_board};
use crate::narrate::model_name;
use engine::args::Arg;
use engine::bots::Level;
use engine::error::LoadError;
use engine::rift::options::Options;
use store::SaveRecord;
use store::begin::{self, AtOnce, Plan};
use store::pack::stocks;
use ui::clock::fresh_seed;
use ui::l10n::{Phrases, Word, Words, load_words, use_phrases};
use yew::prelude::*;

/// Deals a first match against a bot as soon as it is shown, and leads on to its table.
pub type QuickStart = AtOnce<Draft>;

impl Plan for Draft {
    fn first(level: Level) -> Result<Self, LoadError> {
        let draft = Self::on(&first_board(), fresh_seed())?;
        Ok(draft.against(level))
    }

    fn seed(&self) -> &str {
        &self.seed
    }

    fn fault(&self) -> Option<LoadError> {
        self.fault()
    }

    fn deal(&self, phrases: &Phrases, now: u64, salt: u32) -> Result<SaveRecord, LoadError> {
        self.begin(phrases, now, salt)
    }

    fn begun(&self) {
        self.forget();
    }

    fn trouble(phrases: &Phrases, error: &LoadError) -> String {
        of_the_box(phrases, error)
    }

    fn why_not(&self, phrases: &Phrases, error: &LoadError) -> String {
        words(phrases, &self.options, error)
    }
}

/// Why a set-up cannot be played, in words.
fn words(phrases: &Phrases, options: &Options, error: &LoadError) -> String {
    match options.fault(&stocks().rift()) {
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
    let drafting = props.draft.is_drafting();
    let note = drafting.then(|| phrases.text("rift-draft-unfinished"));
    html! { <begin::Start<Draft> draft={props.draft.clone()} {note} closed={drafting} /> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rift::options::{First, Mode};
    use ui::l10n::Language;

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

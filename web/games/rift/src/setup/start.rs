//! The start of a match from the setup page, and the reason why it cannot start.

use crate::draft::{SetupDraft, first_board_id};
use crate::narrate::model_name;
use engine::args::Arg;
use engine::bots::Level;
use engine::error::LoadError;
use engine::rift::options::{FirstPlayer, Options};
use play::setup::StartButtons;
use store::SaveRecord;
use store::pack::current_content;
use store::start_match::{AutoStart, MatchSetup};
use ui::clock::random_seed;
use ui::l10n::{PhraseArg, PhraseArgs, Phrases, load_error_text, use_phrases};
use yew::prelude::*;

/// Starts a first match against a bot as soon as it is rendered, and opens its table.
pub type QuickStart = AutoStart<SetupDraft>;

impl MatchSetup for SetupDraft {
    fn quick_start(level: Level) -> Result<Self, LoadError> {
        Ok(quick_draft(random_seed())?.with_bot_level(level))
    }

    fn seed(&self) -> &str {
        &self.seed
    }

    fn setup_error(&self) -> Option<LoadError> {
        self.error()
    }

    fn create_match(
        &self,
        phrases: &Phrases,
        now: u64,
        salt: u32,
    ) -> Result<SaveRecord, LoadError> {
        self.begin(phrases, now, salt)
    }

    fn on_started(&self) {
        self.delete_stored();
    }

    fn error_text(phrases: &Phrases, error: &LoadError) -> String {
        content_fault_text(phrases, error)
    }

    fn refusal_text(&self, phrases: &Phrases, error: &LoadError) -> String {
        fault_text(phrases, &self.options, error)
    }
}

/// Returns the setup of a quick start: the player moves first.
fn quick_draft(seed: String) -> Result<SetupDraft, LoadError> {
    let mut draft = SetupDraft::from_id(&first_board_id(), seed)?;
    draft.options.rules.first = FirstPlayer::Seat(0);
    Ok(draft)
}

/// Returns the reason why a setup cannot be played, as a message.
fn fault_text(phrases: &Phrases, options: &Options, error: &LoadError) -> String {
    match options.find_error(&current_content().rift()) {
        Some(fault) => {
            let reason = fault.reason();
            let args = reason.args().iter();
            let words: PhraseArgs = args
                .map(|(name, arg)| (*name, argument_word(phrases, name, arg)))
                .collect();
            phrases.say(&reason.key(), &words)
        }
        None => content_fault_text(phrases, error),
    }
}

/// Returns the message about a fault of the shipped content, which players cannot correct.
fn content_fault_text(phrases: &Phrases, error: &LoadError) -> String {
    let fault = load_error_text(phrases, error);
    phrases.say("setup-fault", &[("fault", fault.into())])
}

/// Converts an argument of a message; models are given by their ids.
fn argument_word(phrases: &Phrases, name: &str, arg: &Arg) -> PhraseArg {
    match arg {
        Arg::Label(id) if name == "model" => model_name(phrases, id).into(),
        Arg::Label(_) | Arg::Number(_) | Arg::Term(_) => PhraseArg::from_arg("rift", arg),
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct StartProps {
    pub draft: SetupDraft,
}

/// Renders the last step of the setup, with the button that starts the match.
#[component]
pub(super) fn Start(props: &StartProps) -> Html {
    let phrases = use_phrases();
    let is_drafting = props.draft.is_drafting();
    let note = is_drafting.then(|| phrases.text("rift-draft-unfinished"));
    html! { <StartButtons<SetupDraft> draft={props.draft.clone()} {note} is_unavailable={is_drafting} /> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::Seat;
    use engine::rift::Rift;
    use engine::rift::options::Mode;
    use store::PlayerKind;
    use ui::l10n::Language;

    /// Returns invalid duels, each with an excerpt of its message.
    fn invalid_duels() -> Vec<(Options, &'static str)> {
        let duel = || Options::duel("cold-open", "rhino", "screech");
        let with_change = |change: fn(&mut Options)| {
            let mut options = duel();
            change(&mut options);
            options
        };
        vec![
            (with_change(|o| o.teams = vec![1]), "2"),
            (with_change(|o| o.teams = vec![1, 1]), "team"),
            (with_change(|o| o.ships[1].seat = 0), "seat 2"),
            (with_change(|o| o.ships.truncate(1)), "seat 2"),
            (
                with_change(|o| o.ships.push(o.ships[0].clone())),
                "exactly 2 ships",
            ),
            (with_change(|o| o.ships[1].seat = 9), "seat 2"),
            (
                with_change(|o| o.ships[1].model = "barge".to_owned()),
                "barge",
            ),
            (with_change(|o| o.ships[1].handicap.hull = 9), "Ship 2"),
            (with_change(|o| o.rules.ace_target = 0), "0"),
            (with_change(|o| o.rules.match_length = 2), "2 games"),
            (
                with_change(|o| o.rules.first = FirstPlayer::Seat(4)),
                "Seat 5",
            ),
            (with_change(|o| o.rules.mode = Mode::Puzzle), "puzzle"),
            (with_change(|o| o.rules.mode = Mode::Breakout), "goal"),
        ]
    }

    #[test]
    fn the_player_moves_first_in_a_quick_start() {
        for seed in ["1", "2", "3", "4", "5", "6"] {
            let draft = quick_draft(seed.to_owned()).expect("the base content has the board");
            assert_eq!(draft.player_kinds[0], PlayerKind::Human);
            let save = draft.begin(&Phrases::load("en"), 1, 2).expect("playable");
            let session = engine::save::decode::<Rift>(&save.text).expect("just written");
            assert!(session.status().waiting_seats().contains(Seat(0)), "{seed}");
        }
    }

    #[test]
    fn every_invalid_choice_has_a_message_in_every_language() {
        let english = Phrases::load("en");
        for (options, part) in invalid_duels() {
            let error = engine::rift::Rift::from_options_with_base_content(options.clone()).err();
            let error = error.unwrap_or_else(|| panic!("{part} is accepted"));
            let message = fault_text(&english, &options, &error);
            assert!(
                message.contains(part) && !message.contains('['),
                "{part}: {message}"
            );
            let others = Language::OFFERED.into_iter();
            for language in others.filter(|language| !language.is_built_in()) {
                let message = fault_text(&Phrases::load(language.code()), &options, &error);
                assert!(!message.contains(&error.reason.to_string()), "{message}");
            }
        }
    }
}

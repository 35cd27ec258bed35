//! Plays random games of every mode and narrates them in every language.

use super::*;
use engine::args::Args;
use engine::exodus::action::Action;
use engine::exodus::options::HouseRules;
use engine::exodus::state::State;
use play::games::wording_checks::{keys, source};
use play::random_decisions::play_random_decisions;
use strum::VariantNames;
use ui::l10n::keys_of;

/// Number of decisions of one game that are narrated.
const DECISIONS: usize = 1500;
const MAX_ACTIONS: usize = 4;

/// Prompts, terms and events that occurred in all games.
#[derive(Default)]
struct SeenKeys {
    requests: BTreeSet<String>,
    terms: BTreeSet<&'static str>,
    events: BTreeSet<&'static str>,
}

/// Plays a game for a while and narrates everything.
fn walk(game: &Exodus, seed: u64, phrases: &[Phrases], seen: &mut SeenKeys) {
    let end = play_random_decisions(game, seed, DECISIONS, |decision| {
        let seat = decision.seat;
        let view = game.view(decision.before, Viewer::Seat(seat));
        let prompt = decision.prompt();
        let (actions, refused) = decision.sample(&prompt, MAX_ACTIONS);
        for phrases in phrases {
            let narrator = Narrator::new(phrases, game);
            let text = narrator.request(&view, seat, prompt.phrase, &prompt.args);
            assert!(is_sentence(&text), "{}: {text}", prompt.phrase);
            for action in &actions {
                for text in [
                    narrator.order(&view, *action),
                    narrator.order_of(&view, seat, *action),
                ] {
                    assert!(is_complete_text(&text), "{action:?}: {text}");
                }
            }
            for refusal in &refused {
                assert!(is_sentence(&narrator.refusal(refusal)), "{refusal:?}");
            }
            let waits = narrator.waiting(&view);
            assert!(is_sentence(&waits), "{waits}");
            cells(&narrator, decision.before, decision.number);
            let narrator = narrator.with_map(&decision.after.public);
            for event in decision.events {
                let text = narrator.event(event);
                assert!(is_sentence(&text), "{event:?}: {text}");
                seen.events.insert(narrator.line(event).key);
            }
        }
        seen.requests.insert(prompt.phrase.to_owned());
        seen.terms
            .extend(actions.iter().map(|action| action.term()));
    });
    if game.status(&end).waiting_seats().is_empty() {
        let view = game.view(&end, Viewer::Omniscient);
        for phrases in phrases {
            let narrator = Narrator::new(phrases, game);
            let text = narrator.request(&view, Seat(0), "over", &Args::new());
            assert!(is_sentence(&text), "{text}");
            assert_eq!(text, narrator.waiting(&view));
        }
    }
}

fn cells(narrator: &Narrator<'_>, state: &State, step: usize) {
    let count = state.public.sectors.len();
    for hex in [step, step + 1].map(|hex| HexId((hex % count) as u8)) {
        let text = narrator.cell(&state.public, hex, "x");
        let name = narrator.with_map(&state.public).hex(hex);
        assert!(is_complete_text(&text) && text.starts_with(&name), "{text}");
    }
}

#[test]
fn random_games_are_narrated_without_missing_phrases() {
    let phrases: Vec<Phrases> = languages().collect();
    let mut seen = SeenKeys::default();
    let house = HouseRules {
        allows_free_refit: true,
        has_fixed_bank: true,
        has_fixed_trade: true,
        ..HouseRules::default()
    };
    let games = [
        (2, Mode::Standard, true, HouseRules::default()),
        (3, Mode::Combat, true, house),
        (4, Mode::Short, false, HouseRules::default()),
        (6, Mode::Long, true, house),
    ];
    for (seed, (seats, mode, generals, rules)) in (1..).zip(games) {
        let mut options = Options::standard(seats);
        (options.mode, options.uses_generals, options.rules) = (mode, generals, rules);
        walk(&new_game(options), seed, &phrases, &mut seen);
    }
    assert!(seen.requests.len() > 25, "{:?}", seen.requests);
    assert!(seen.terms.len() > 35, "{:?}", seen.terms);
    assert!(seen.events.len() > 60, "{:?}", seen.events);
}

#[test]
fn every_action_term_and_every_prompt_has_a_phrase() {
    let source = |file: &str| source("exodus", file);
    let english = Phrases::load("en");
    let defined: Vec<String> = keys_of("exodus.ftl");
    for term in Action::VARIANTS.iter().chain(&["stay-cloaked"]) {
        let key = format!("exodus-order-{term}");
        assert!(english.find(&key, &[]).is_some(), "{term}");
    }
    let prompts = source("prompt.rs");
    let asked = keys(&prompts, "ask-");
    assert!(asked.len() > 30, "{asked:?}");
    for phrase in asked {
        let key = format!("exodus-prompt-{phrase}");
        assert!(
            defined.iter().any(|other| other.starts_with(&key)),
            "{phrase}"
        );
    }
}

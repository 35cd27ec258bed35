//! Plays random games of every mode and narrates them in every language.

use super::*;
use engine::args::Args;
use engine::chance::Chance;
use engine::exodus::action::Action;
use engine::exodus::options::HouseRules;
use engine::exodus::state::State;
use play::games::wording_checks::{keys, source};
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
    let mut chance = SeededRng::new(seed, 0);
    let mut state = game.deal(&mut chance);
    for step in 0..DECISIONS {
        let waiting = game.status(&state).waiting_seats();
        let Some(seat) = waiting.iter().next() else {
            break;
        };
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        let action = legal[chance.pick(legal.len() as u32) as usize];
        let view = game.view(&state, Viewer::Seat(seat));
        let prompt = game.prompt(&state, seat);
        seen.requests.insert(prompt.phrase.to_owned());
        let from = step % prompt.choices.len();
        let choices = prompt.choices.iter().cycle().skip(from).take(MAX_ACTIONS);
        let mut actions: Vec<Action> = choices.clone().map(|choice| choice.action).collect();
        actions.push(action);
        let refused: Vec<Refusal> = choices.filter_map(|choice| choice.refusal).collect();
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
            cells(&narrator, &state, step);
        }
        seen.terms
            .extend(actions.iter().map(|action| action.term()));
        let mut events = Vec::new();
        game.act(&mut state, seat, action, &mut chance, &mut events)
            .expect("a legal action");
        for phrases in phrases {
            let narrator = Narrator::new(phrases, game).with_map(&state.public);
            for event in &events {
                let text = narrator.event(event);
                assert!(is_sentence(&text), "{event:?}: {text}");
                seen.events.insert(narrator.line(event).key);
            }
        }
    }
    if game.status(&state).waiting_seats().is_empty() {
        let view = game.view(&state, Viewer::Omniscient);
        for phrases in phrases {
            let narrator = Narrator::new(phrases, game);
            let text = narrator.request(&view, Seat(0), "over", &Args::new());
            assert!(
                is_sentence(&text) && text == narrator.waiting(&view),
                "{text}"
            );
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

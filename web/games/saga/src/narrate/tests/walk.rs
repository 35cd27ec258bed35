//! Plays random games of every scenario and narrates them in every language.

use super::*;
use engine::args::Args;
use engine::saga::action::{Action, Regroup};
use engine::saga::state::State;
use play::games::wording_checks::{keys, source};
use play::random_decisions::{RandomDecision, play_random_decisions};
use strum::VariantNames;
use ui::l10n::keys_of;

/// Number of decisions of one game that are narrated.
const DECISIONS: usize = 900;
const MAX_ACTIONS: usize = 4;

/// Prompts, terms and events that occurred in all games.
#[derive(Default)]
struct SeenKeys {
    requests: BTreeSet<String>,
    terms: BTreeSet<&'static str>,
    events: BTreeSet<&'static str>,
    over: usize,
}

/// Checks that dice with the same face are different choices with different button names.
fn assert_dice_have_distinct_names(
    game: &Saga,
    state: &State,
    legal: &[Action],
    phrases: &[Phrases],
) {
    let dice = legal
        .iter()
        .filter(|action| matches!(action, Action::Reroll(_)));
    for phrases in phrases {
        let narrator = Narrator::new(phrases, game).with_map(&state.public);
        let names: Vec<String> = dice
            .clone()
            .map(|action| narrator.order(&state.public, *action))
            .collect();
        let apart: BTreeSet<&String> = names.iter().collect();
        assert_eq!(apart.len(), names.len(), "{names:?}");
    }
}

/// Plays a game for a while and narrates everything.
fn walk(game: &Saga, seed: u64, phrases: &[Phrases], seen: &mut SeenKeys) {
    let end = play_random_decisions(game, seed, DECISIONS, |decision| {
        assert_dice_have_distinct_names(game, decision.before, decision.legal, phrases);
        narrate_choice(game, decision, phrases, seen);
        for phrases in phrases {
            let narrator = Narrator::new(phrases, game).with_map(&decision.after.public);
            for event in decision.events {
                let text = narrator.event(event);
                assert!(is_sentence(&text), "{event:?}: {text}");
                seen.events.insert(narrator.line(event).key);
                let heading = narrator.heading(event);
                assert!(heading.is_none_or(|heading| is_complete_text(&heading)));
            }
        }
    });
    if game.status(&end).waiting_seats().is_empty() {
        seen.over += 1;
        for phrases in phrases {
            let narrator = Narrator::new(phrases, game);
            let text = narrator.request(&end.public, Seat(0), "over", &Args::new());
            assert!(is_sentence(&text), "{text}");
            assert_eq!(text, narrator.waiting(&end.public));
            let story = narrator.story(&end.public);
            assert!(story.iter().all(|line| is_sentence(line)), "{story:?}");
            assert_eq!(story.first(), Some(&text));
        }
    }
}

/// Narrates the prompt, the legal actions, and the refusals.
fn narrate_choice(
    game: &Saga,
    decision: &RandomDecision<'_, Saga>,
    phrases: &[Phrases],
    seen: &mut SeenKeys,
) {
    let (state, seat, prompt) = (decision.before, decision.seat, decision.prompt());
    let (actions, refused) = decision.sample(&prompt, MAX_ACTIONS);
    seen.requests.insert(prompt.phrase.to_owned());
    for phrases in phrases {
        let narrator = Narrator::new(phrases, game);
        let text = narrator.request(&state.public, seat, prompt.phrase, &prompt.args);
        assert!(is_sentence(&text), "{}: {text}", prompt.phrase);
        for action in &actions {
            for text in [
                narrator.order(&state.public, *action),
                narrator.order_of(&state.public, seat, *action),
            ] {
                assert!(is_complete_text(&text), "{action:?}: {text}");
            }
        }
        for refusal in &refused {
            assert!(is_sentence(&narrator.refusal(refusal)), "{refusal:?}");
        }
        let waits = narrator.waiting(&state.public);
        assert!(is_sentence(&waits), "{waits}");
        cells(&narrator, state, decision.number);
    }
    seen.terms
        .extend(actions.iter().map(|action| action.term()));
}

fn cells(narrator: &Narrator<'_>, state: &State, step: usize) {
    for hex in [step % 217, (step * 7) % 20].map(|hex| HexId(hex as u8)) {
        let text = narrator.cell(&state.public, hex, "x");
        let name = narrator.with_map(&state.public).hex(hex);
        assert!(is_complete_text(&text) && text.starts_with(&name), "{text}");
    }
    let label = narrator.board_label(&state.public);
    assert!(is_sentence(&label), "{label}");
}

#[test]
fn random_games_are_narrated_without_missing_phrases() {
    let phrases: Vec<Phrases> = languages().collect();
    let mut seen = SeenKeys::default();
    for (seed, id) in (1..).zip(SCENARIOS) {
        for seats in [2, 3] {
            walk(
                &new_game(Options::standard(id, seats)),
                seed,
                &phrases,
                &mut seen,
            );
        }
    }
    walk(
        &new_game(Options::standard("ftj", 1)),
        9,
        &phrases,
        &mut seen,
    );
    assert!(seen.requests.len() > 25, "{:?}", seen.requests);
    assert!(seen.terms.len() > 28, "{:?}", seen.terms);
    assert!(seen.events.len() > 60, "{:?}", seen.events);
    assert!(seen.over > 0);
}

#[test]
fn every_action_term_and_every_prompt_has_a_phrase() {
    let source = |file: &str| source("saga", file);
    let english = Phrases::load("en");
    let formed = ["level", "regroup", "side", "agree"];
    let plain = Action::VARIANTS
        .iter()
        .filter(|term| !formed.contains(term));
    let forms = [
        "level-starport",
        "level-lab",
        "side-easy",
        "side-hard",
        "agree",
        "decline",
    ];
    for term in plain.chain(&forms).chain(Regroup::VARIANTS) {
        let key = format!("saga-order-{term}");
        assert!(english.find(&key, &[]).is_some(), "{term}");
    }
    let prompts = source("prompt/request.rs");
    let asked = keys(&prompts, "ask-");
    assert!(asked.len() > 40, "{asked:?}");
    let defined: BTreeSet<String> = keys_of("saga.ftl").into_iter().collect();
    let keys: BTreeSet<String> = asked
        .iter()
        .map(|phrase| format!("saga-prompt-{phrase}"))
        .collect();
    let missing: Vec<&String> = keys.difference(&defined).collect();
    assert_eq!(missing, Vec::<&String>::new());
    let own = |key: &&String| key.starts_with("saga-prompt-ask-");
    let unused: Vec<&String> = defined
        .iter()
        .filter(own)
        .filter(|key| !keys.contains(*key))
        .collect();
    assert_eq!(unused, Vec::<&String>::new());
}

//! Plays random battles of every scenario and narrates them in every language.

use super::*;
use engine::chance::SeededRng;
use engine::game::Audience;
use engine::space_rift::battlefield::Hex;
use engine::space_rift::state::State;
use play::games::wording_checks::{keys, source, terms};
use play::random_decisions::play_random_decisions;

/// Number of decisions of one battle that are narrated.
const STEPS: usize = 500;
const ACTIONS: usize = 6;

/// Request keys and action terms that occurred in any battle.
#[derive(Default)]
struct Seen {
    requests: BTreeSet<&'static str>,
    terms: BTreeSet<&'static str>,
}

/// Plays up to [`STEPS`] random decisions of a battle and narrates every prompt, action and event.
fn play_and_narrate(game: &SpaceRift, seed: u64, phrases: &[Phrases], seen: &mut Seen) {
    let end = play_random_decisions(game, seed, STEPS, |decision| {
        let (state, prompt) = (decision.before, decision.prompt());
        let asked = SeatSet::singleton(decision.seat);
        let (actions, _) = decision.sample(&prompt, ACTIONS);
        for phrases in phrases {
            let narrator = Narrator::new(phrases, game);
            let text = narrator.request(&state.public, asked, prompt.phrase, &prompt.args);
            assert!(is_sentence(&text), "{}: {text}", prompt.phrase);
            for action in &actions {
                let text = narrator.order(&state.public, *action);
                assert!(is_complete_text(&text), "{action:?}: {text}");
            }
            let waits = narrator.waiting(&state.public, asked);
            assert!(is_sentence(&waits), "{waits}");
            narrate_cells(&narrator, state, decision.number);
            for event in decision.events {
                let text = narrator.event(event);
                assert!(is_sentence(&text), "{event:?}: {text}");
            }
        }
        seen.requests.insert(prompt.phrase);
        seen.terms
            .extend(actions.iter().map(|action| action.term()));
        assert_hidden_cards_are_not_named(game, decision.events, &phrases[0]);
    });
    if game.status(&end).waiting_seats().is_empty() {
        let prompt = game.prompt(&end, Seat(0));
        let narrator = Narrator::new(&phrases[0], game);
        let text = narrator.request(&end.public, SeatSet::NONE, prompt.phrase, &prompt.args);
        assert!(is_sentence(&text), "{text}");
    }
}

fn narrate_cells(narrator: &Narrator<'_>, state: &State, step: usize) {
    let hexes = Hex::all().skip(step % Hex::COUNT).take(2);
    for hex in hexes {
        let text = narrator.cell(&state.public, hex, "x");
        assert!(
            is_complete_text(&text) && text.starts_with(&hex.to_string()),
            "{text}"
        );
    }
}

/// Asserts that public draw events do not name a card.
fn assert_hidden_cards_are_not_named(game: &SpaceRift, events: &[Event], phrases: &Phrases) {
    let narrator = Narrator::new(phrases, game);
    let all = |event: &&Event| game.audience(event) == Audience::All;
    for event in events.iter().filter(all) {
        if let Event::CardsDrawn { .. } = event {
            let text = narrator.event(event);
            let ids = (0..game.combats().len() as u8).map(CombatId);
            assert!(
                ids.map(|id| narrator.combat_title(id))
                    .all(|title| !text.contains(&title))
            );
            let ids = (0..game.commands().len() as u8).map(CommandId);
            assert!(
                ids.map(|id| narrator.command_title(id))
                    .all(|title| !text.contains(&title))
            );
        }
    }
}

#[test]
fn random_battles_are_narrated_without_missing_phrases() {
    let phrases: Vec<Phrases> = languages().collect();
    let mut seen = Seen::default();
    for (seed, id) in scenario_ids().enumerate() {
        let game = new_game(Options::duel(id));
        play_and_narrate(&game, seed as u64, &phrases, &mut seen);
    }
    assert!(seen.requests.len() > 20, "{:?}", seen.requests);
    assert!(seen.terms.len() > 18, "{:?}", seen.terms);
}

#[test]
fn every_action_term_and_request_has_a_phrase() {
    let source = |file: &str| source("space_rift", file);
    let english = Phrases::load("en");
    let has = |key: &str| english.find(key, &[]).is_some();
    let actions = source("action.rs");
    let terms = terms(&actions);
    assert!(terms.len() > 25, "{terms:?}");
    for term in terms {
        assert!(has(&format!("space-rift-order-{term}")), "{term}");
    }
    let prompts = source("prompt.rs");
    let asked = keys(&prompts, "ask-");
    assert!(asked.len() > 30, "{asked:?}");
    for phrase in asked {
        assert!(has(&format!("space-rift-prompt-{phrase}")), "{phrase}");
    }
    let faults = source("content/content_error.rs");
    for phrase in keys(&faults, "load-") {
        assert!(has(&format!("space-rift-{phrase}")), "{phrase}");
    }
    let sentence = Narrator::new(&english, &game()).request(
        &game().deal(&mut SeededRng::new(1, 0)).public,
        SeatSet::NONE,
        "over",
        &Args::new(),
    );
    assert!(is_sentence(&sentence), "{sentence}");
}

#[test]
fn scenario_errors_are_translated_in_every_language() {
    let file =
        || serde_json::to_string(&scenario("srr-01").expect("a scenario")).expect("plain data");
    let replacements = [
        ("\"FT C2\"", "\"FT C12\"", "C12"),
        ("\"FT C2\"", "\"XX C2\"", "XX"),
        ("\"center\":\"F6\"", "\"center\":\"A1\"", ""),
        ("\"command_rating\":5", "\"command_rating\":99", "12"),
        ("space-rift-scenario/1", "space-rift-scenario/9", "/9"),
    ];
    for (from, to, part) in replacements {
        let text = file().replacen(from, to, 1);
        assert_ne!(text, file(), "{from}");
        let error = engine::space_rift::content::parse_scenario("f", &text).expect_err(to);
        let texts: Vec<String> = languages()
            .map(|phrases| ui::l10n::load_error_text(&phrases, &error))
            .collect();
        assert!(
            texts
                .iter()
                .all(|text| text.contains(part) && !text.contains("[space")),
            "{texts:?}"
        );
        assert_ne!(texts[0], texts[1]);
    }
}

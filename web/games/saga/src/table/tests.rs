//! Tests of the table without a browser: actions of a cell are picked there, free plays are
//! separate, and decisions open their tab.

use super::offers::{Offers, is_out_of_turn, pick_hex};
use super::pending_input::PendingInput;
use super::tab::Tab;
use crate::Ui;
use play::game_ui::GameUi;

use engine::chance::SeededRng;
use engine::game::{Game, Status, UiTarget, Viewer};
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::content::ContentSet;
use engine::saga::metadata::{SCENARIOS, ScenarioEntry, scenario_entries};
use engine::saga::options::Options;
use engine::saga::scenario::PlayerCount;
use engine::saga::step::Step;
use engine::session::Session;

/// Number of decisions for which a game is played here.
const DECISIONS: usize = 260;

fn games(scenario: &str, seat_count: u8, mut visit: impl FnMut(&Session<Saga>, &Offers)) {
    let Ok(game) = Saga::with_content(
        Options::standard(scenario, seat_count),
        &ContentSet::default(),
    ) else {
        panic!("{scenario} for {seat_count} is a game");
    };
    let mut session = Session::new(game, 7);
    let mut rng = SeededRng::new(11, 0);
    for _ in 0..DECISIONS {
        let Status::WaitingFor(waiting) = session.status() else {
            return;
        };
        let Some(seat) = waiting.iter().next() else {
            return;
        };
        let offers = Offers::new(&session, Some(seat));
        visit(&session, &offers);
        let choices: Vec<Action> = offers.choices().collect();
        let count = u32::try_from(choices.len()).unwrap_or(1);
        let action = choices[engine::chance::Chance::pick(&mut rng, count) as usize];
        assert!(session.act(seat, action).is_ok(), "{action:?}");
    }
}

/// Returns every shipped scenario with a possible number of seats, which varies.
fn tables() -> impl Iterator<Item = (String, u8)> {
    let with_seats = |(index, entry): (u8, ScenarioEntry)| {
        let PlayerCount { min, max, .. } = entry.players;
        (entry.id, min + index % (max - min + 1))
    };
    let entries = scenario_entries(&ContentSet::default());
    let more = ("ftj".to_owned(), 2);
    (0..).zip(entries).map(with_seats).chain([more])
}

#[test]
fn every_action_of_a_cell_is_picked_at_that_cell() {
    for (scenario, seats) in tables() {
        games(&scenario, seats, |session, offers| {
            let public = &session.state().public;
            for offer in &offers.all {
                if let (UiTarget::Cell(cell), None) = (offer.target, offer.refusal) {
                    let hex = pick_hex(
                        session.game(),
                        public,
                        PendingInput::default(),
                        offer.action,
                    );
                    let found = hex.map(|hex| u16::from(hex.0));
                    assert_eq!(found, Some(cell), "{:?}", offer.action);
                }
            }
        });
    }
}

#[test]
fn no_primer_step_is_current_before_the_first_round() {
    let (mut before, mut within) = (0, 0);
    games("ftj", 2, |session, _| {
        let view = session.view(Viewer::Spectator);
        let step = Ui::primer_step(session.game(), &view);
        if view.public.round == 0 {
            before += 1;
            assert_eq!(step, None, "{:?}", view.public.step);
        } else if let Step::Turns(phase) = view.public.step {
            within += 1;
            assert_eq!(step, Some(phase as usize));
        }
    });
    assert!(before > 0 && within > 0, "{before}, {within}");
}

#[test]
fn conceding_is_not_a_choice_and_out_of_turn_actions_are_recognized() {
    let mut free = 0;
    games("ftj", 2, |_, offers| {
        assert!(!offers.choices().any(|action| action == Action::Concede));
        free += offers
            .choices()
            .filter(|action| is_out_of_turn(*action))
            .count();
    });
    assert!(free > 0, "no card was ever playable");
}

#[test]
fn decisions_open_their_tab() {
    let mut seen: Vec<Tab> = Vec::new();
    for (scenario, seats) in tables() {
        games(&scenario, seats, |session, _| {
            let tab = Tab::of(&session.state().public);
            if !seen.contains(&tab) {
                seen.push(tab);
            }
        });
    }
    for tab in [Tab::Map, Tab::Mat, Tab::Encounter] {
        assert!(seen.contains(&tab), "{tab:?} never came to the front");
    }
}

#[test]
fn offers_are_computed_once_per_position() {
    let game = Saga::new(Options::standard("arn", 2)).expect("a game of the box");
    play::render_checks::every_offer_is_listed_once::<Ui>(&game);
}

#[test]
fn a_random_match_renders_without_errors() {
    for scenario in SCENARIOS {
        let game = Saga::new(Options::standard(scenario, 2)).expect("a game of the box");
        play::render_checks::a_match_renders_without_errors::<Ui>(&game, 23);
    }
}

#[test]
fn the_table_does_not_reveal_secrets_of_others() {
    let game = Saga::new(Options::standard("arn", 2)).expect("a game of the box");
    play::render_checks::hidden_information_is_not_rendered::<Ui>(&game, 7);
}

#[test]
fn the_end_tells_what_happened_in_campaigns_and_in_the_arena() {
    for scenario in SCENARIOS {
        let game = Saga::new(Options::standard(scenario, 2)).expect("a game of the box");
        let lines = play::end_checks::the_end_tells_a_story::<Ui>(&game, 400);
        assert!(lines[0].starts_with("In round "), "{scenario}: {lines:?}");
        let calm = play::end_checks::the_end_tells_a_story::<Ui>(&game, 0);
        assert_ne!(lines, calm, "the story depends on the match");
    }
}

//! Tests of the perspective on a game, of handovers, and of picking hexes.

mod touching;

use super::has_control;
use crate::Ui;
use play::bot::reply_line;
use play::game_ui::{GameUi, Perspective};
use play::partial_session_checks::assert_partial_session_stays_private;
use play::render_checks::assert_report_hides_other_players;

use engine::bots::{Bot, Level};
use engine::chance::SeededRng;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::bot::BotDecision;
use engine::exodus::event::Event;
use engine::exodus::options::{Mode, Options};
use engine::exodus::step::Step;
use engine::game::{Game, Seat, Viewer};
use engine::session::Session;
use play::table::log_sections;
use store::PlayerKind;
use ui::l10n::Phrases;

const BOT: PlayerKind = PlayerKind::Bot(Level::Ensign);

/// Builds a dealt game with the given options.
pub(super) fn game(options: Options) -> Session<Exodus> {
    Session::new(Exodus::new(options).expect("a game of the box"), 7)
}

fn duel() -> Session<Exodus> {
    game(Options::standard(2))
}

/// Returns the action that ends a decision, or else the first legal one.
fn finishing_action(session: &Session<Exodus>, seat: Seat) -> Action {
    let legal = session.legal_actions(seat);
    let mut finishing = [Action::FitUsual, Action::Done].into_iter();
    finishing
        .find(|action| legal.contains(action))
        .unwrap_or(legal[0])
}

/// Plays the action that ends each decision, or else the first legal one, until a condition holds.
pub(super) fn play_until(session: &mut Session<Exodus>, until: impl Fn(&Session<Exodus>) -> bool) {
    for _ in 0..4000 {
        if until(session) {
            return;
        }
        let Some(seat) = session.status().waiting_seats().iter().next() else {
            return;
        };
        let action = finishing_action(session, seat);
        session.act(seat, action).expect("legal");
    }
    panic!("it never comes to that");
}

#[test]
fn a_bot_plan_is_used_only_for_the_question_it_answers() {
    let mut session = game(Options {
        mode: Mode::Short,
        turns: Some(3),
        ..Options::standard(2)
    });
    let mut left = 0;
    while let Some(seat) = session.status().waiting_seats().iter().next() {
        let (game, view) = (session.game(), session.view(Viewer::Seat(seat)));
        let rng = SeededRng::new(session.log().len() as u64, u64::MAX);
        let found = BotDecision::new(game, &view, seat, Level::Ensign, rng).decide(game);
        let reply = serde_json::to_string(&found).expect("plain data");
        let line = reply_line(&session, seat, &reply).remaining(session.position_id());
        let asked = session.question(seat);
        for action in &line {
            assert_eq!(session.question(seat), asked, "{action:?} of {found:?}");
            session.act(seat, *action).expect("it was tried");
        }
        left += found.len() - line.len();
    }
    assert!(left > 0, "no plan was longer than what it answers");
}

#[test]
fn a_person_against_bots_always_sees_their_own_view() {
    let session = duel();
    for asked in [None, Some(Seat(0))] {
        let perspective = Perspective::of::<Ui>(&session, &[PlayerKind::Human, BOT], asked, None);
        assert_eq!(
            (perspective.viewer, perspective.handover_to),
            (Viewer::Seat(Seat(0)), None)
        );
    }
}

#[test]
fn two_people_hand_over_once_per_sealed_choice_and_never_for_public_ones() {
    let mut session = duel();
    let people = [PlayerKind::Human, PlayerKind::Human];
    let (mut last_handover, mut handovers, mut open) = (None, Vec::new(), 0);
    for _ in 0..600 {
        let public = &session.state().public;
        let (turn, step) = (public.turn, public.step);
        let Some(seat) = session.status().waiting_seats().iter().next() else {
            break;
        };
        let perspective = Perspective::of::<Ui>(&session, &people, Some(seat), last_handover);
        if perspective.handover_to.is_some() {
            assert_eq!(
                perspective,
                Perspective {
                    viewer: Viewer::Spectator,
                    handover_to: Some(seat)
                }
            );
            assert!(
                step.is_sealed() || step == Step::Battle,
                "{step:?} is public"
            );
            handovers.push((turn, step, seat));
            last_handover = perspective.handover_to;
        } else if !Ui::needs_secrets(&session, seat) {
            open += 1;
        }
        let action = finishing_action(&session, seat);
        session.act(seat, action).expect("legal");
        if turn > 2 {
            break;
        }
    }
    let count = handovers.len();
    handovers.dedup();
    assert_eq!(handovers.len(), count, "nobody comes twice for one choice");
    assert!(
        count >= 8 && open > 4,
        "{count} hand-overs, {open} open choices"
    );
}

#[test]
fn a_handover_does_not_depend_on_which_abilities_are_held() {
    let options = Options {
        uses_generals: true,
        ..Options::standard(2)
    };
    let mut sealed = 0;
    for seed in 0..12 {
        let game = Exodus::new(options.clone()).expect("a game");
        let mut session = Session::new(game, seed);
        play_until(&mut session, |session| {
            matches!(session.state().public.step, Step::Growth(_))
        });
        let seat = session
            .status()
            .waiting_seats()
            .iter()
            .next()
            .expect("somebody");
        assert!(Ui::needs_secrets(&session, seat));
        sealed += 1;
    }
    assert_eq!(sealed, 12);
}

#[test]
fn a_spectator_sees_everything_of_bots_and_only_public_data_of_people() {
    let session = duel();
    assert_eq!(
        Perspective::of::<Ui>(&session, &[BOT, BOT], None, None),
        Perspective::OMNISCIENT
    );
    let away = [BOT, PlayerKind::Remote];
    assert_eq!(
        Perspective::of::<Ui>(&session, &away, None, None),
        Perspective::PUBLIC
    );
}

#[test]
fn a_turn_heading_follows_the_events_that_ended_the_last_turn() {
    let (mut session, phrases) = (duel(), Phrases::load("en"));
    play_until(&mut session, |session| session.state().public.turn > 2);
    let mut turns = 0;
    for entry in 0..session.entry_count() {
        let events = session.events_at(entry);
        let starts = |event: &Event| matches!(event, Event::TurnStarted { .. });
        let Some(turn) = events.iter().position(starts) else {
            continue;
        };
        let log_sections = log_sections::<Ui>(&session, &phrases, entry, Viewer::Omniscient);
        let before = log_sections
            .iter()
            .take_while(|section| section.heading.is_none());
        let before: Vec<&&Event> = before.flat_map(|section| &section.content).collect();
        assert!(before.iter().all(|event| events[..turn].contains(event)));
        turns += 1;
    }
    assert!(turns >= 2, "turns have headings");
}

#[test]
fn every_action_has_a_control_on_the_table() {
    let options = Options {
        uses_generals: true,
        ..Options::standard(3)
    };
    let mut session = game(options);
    let mut dice = 0usize;
    for _ in 0..900 {
        let Some(seat) = session.status().waiting_seats().iter().next() else {
            break;
        };
        let legal = session.legal_actions(seat);
        for action in &legal {
            assert!(has_control(*action), "{action:?} can be given somewhere");
        }
        dice = (dice * 31 + 7) % 1009;
        let action = legal[dice % legal.len()];
        if action != Action::Concede {
            session.act(seat, action).expect("legal");
        }
    }
}

#[test]
fn a_partial_session_stays_private_and_cannot_continue_alone() {
    assert_partial_session_stays_private::<Ui>(duel());
}

#[test]
fn a_problem_report_hides_other_players() {
    let mut session = duel();
    let has_played = |session: &Session<Exodus>| {
        let played = session.log().last().map(|entry| entry.action);
        matches!(played, Some(Action::Play(_)))
    };
    play_until(&mut session, has_played);
    assert_report_hides_other_players::<Ui>(session);
}

#[test]
fn offers_are_computed_once_per_position() {
    play::render_checks::every_offer_is_listed_once::<crate::Ui>(game(Options::standard(3)).game());
}

#[test]
fn a_random_match_renders_without_errors() {
    play::render_checks::a_match_renders_without_errors::<crate::Ui>(
        game(Options::standard(3)).game(),
        70,
    );
}

#[test]
fn the_table_does_not_reveal_secrets_of_others() {
    play::render_checks::hidden_information_is_not_rendered::<crate::Ui>(
        game(Options::standard(3)).game(),
        100,
    );
}

#[test]
fn the_end_names_who_conceded_and_what_happened_before() {
    let lines =
        play::end_checks::the_end_tells_a_story::<Ui>(game(Options::standard(2)).game(), 900);
    assert!(
        lines.iter().all(|line| line.starts_with("In ")),
        "{lines:?}"
    );
    let calm = play::end_checks::the_end_tells_a_story::<Ui>(game(Options::standard(2)).game(), 0);
    assert!(
        calm[0].contains("concedes"),
        "nothing else happened: {calm:?}"
    );
    assert_ne!(lines, calm, "the story depends on the match");
}

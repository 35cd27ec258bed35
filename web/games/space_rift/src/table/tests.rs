//! Tests of the perspective on a battle, and of the order in which the bots of a side act.

use super::offers::{Offers, actions_at};
use super::pending_input::PendingInput;
use crate::Ui;
use engine::bots::Level;
use engine::game::{Audience, Game, Seat, SeatSet, Viewer};
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::battlefield::Side;
use engine::space_rift::cards::{CombatId, CommandId};
use engine::space_rift::drift::DriftChoice;
use engine::space_rift::event::{DeckKind, Event};
use engine::space_rift::options::{FeatureSwitch, Options};
use engine::space_rift::state::Phase;
use play::choosing::choosers;
use play::game_ui::{GameUi, Perspective};
use play::partial_session_checks::assert_partial_session_stays_private;
use play::render_checks::assert_report_hides_other_players;
use play::running_table::bot_to_move;
use play::table::log_sections;
use store::PlayerKind;
use ui::l10n::Phrases;

const BOT: PlayerKind = PlayerKind::Bot(Level::Ensign);

fn battle(crews: [u8; 2]) -> Session<SpaceRift> {
    let options = Options {
        crews,
        ..Options::duel("srb-01")
    };
    Session::new(SpaceRift::new(options).expect("a battle of the box"), 7)
}

#[test]
fn a_person_against_a_bot_always_sees_their_own_hand() {
    let session = battle([1, 1]);
    for asked in [None, Some(Seat(0))] {
        let perspective = Perspective::of::<Ui>(&session, &[PlayerKind::Human, BOT], asked, None);
        assert_eq!(
            (perspective.viewer, perspective.handover_to),
            (Viewer::Seat(Seat(0)), None)
        );
        assert!(!perspective.sees(Audience::Only(SeatSet::singleton(Seat(1)))));
    }
}

#[test]
fn a_handover_screen_hides_the_table_until_confirmed() {
    let session = battle([1, 1]);
    let people = [PlayerKind::Human, PlayerKind::Human];
    let south = Some(Seat(0));
    let before = Perspective::of::<Ui>(&session, &people, south, None);
    assert_eq!(
        (before.viewer, before.handover_to),
        (Viewer::Spectator, south)
    );
    let lifted = Perspective::of::<Ui>(&session, &people, south, south);
    assert_eq!(
        (lifted.viewer, lifted.handover_to),
        (Viewer::Seat(Seat(0)), None)
    );
    let other = Perspective::of::<Ui>(&session, &people, south, Some(Seat(1)));
    assert_eq!(
        other.handover_to, south,
        "who looked last is on the other side"
    );
}

#[test]
fn spectators_see_hands_of_bots_but_not_of_remote_people() {
    let session = battle([1, 1]);
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

/// Returns a battle in which a fleet commander and a wing commander have units to move.
fn session_with_moves() -> Session<SpaceRift> {
    let mut session = battle([2, 1]);
    let card = session.legal_actions(Seat(0));
    session.act(Seat(0), card[0]).expect("a command card");
    while session.state().public.phase == Phase::Orders {
        let legal = session.legal_actions(Seat(0));
        let next = legal
            .iter()
            .find(|action| matches!(action, Action::Order(..)));
        session
            .act(Seat(0), *next.unwrap_or(&Action::Done))
            .expect("legal");
    }
    session
}

#[test]
fn sr_21_3_commanders_at_one_screen_are_offered_all_their_actions() {
    let session = session_with_moves();
    let people = [PlayerKind::Human; 3];
    let asked = Seat(0);
    let seats = choosers::<Ui>(&session, &people, Some(asked));
    assert_eq!(seats, session.status().waiting_seats());
    let offers = Offers::for_seats(&session, Some(asked), seats);
    for seat in seats.iter() {
        for action in session.legal_actions(seat) {
            assert!(offers.is_legal(action), "{action:?} of {seat:?}");
            assert_eq!(
                offers.acting_seat(action).unwrap_or(asked),
                seat,
                "{action:?}"
            );
        }
    }
    // A wing of a bot or of a player on another screen cannot be moved from this screen.
    for player_kind in [PlayerKind::Remote, BOT] {
        let mut player_kinds = people;
        player_kinds[2] = player_kind;
        assert_eq!(
            choosers::<Ui>(&session, &player_kinds, Some(asked)),
            SeatSet::singleton(asked)
        );
    }
}

#[test]
fn sector_commanders_are_asked_before_the_fleet_commander() {
    let session = session_with_moves();
    let waiting = session.status().waiting_seats();
    assert!(waiting.len() > 1, "both have units to move");
    let player_kinds = [BOT; 3];
    let mut passed = SeatSet::NONE;
    let mut order = Vec::new();
    while let Some(asked) = bot_to_move::<Ui>(&session, &player_kinds, passed) {
        assert_eq!(asked.is_last, order.len() + 1 == waiting.len() as usize);
        order.push(asked.seat);
        passed = passed.with(asked.seat);
    }
    let mut expected: Vec<Seat> = waiting.iter().collect();
    expected.reverse();
    assert_eq!(order, expected);
}

#[test]
fn a_viewer_who_sees_drawn_cards_gets_one_log_entry_for_them() {
    let [south, north] = Side::ALL;
    let drawn = |side| Event::CommandDrawn {
        side,
        card: CommandId(3),
    };
    let combat = Event::CombatDrawn {
        side: south,
        card: CombatId(1),
    };
    let count = Event::CardsDrawn {
        side: south,
        deck: DeckKind::Command,
        count: 1,
    };
    let is_redundant = |others: &[&Event]| Ui::is_redundant(&count, others);
    assert!(is_redundant(&[&drawn(south), &count]));
    assert!(!is_redundant(&[&count]) && !is_redundant(&[&drawn(north), &combat, &count]));
    assert!(!Ui::is_redundant(&drawn(south), &[&drawn(south), &count]));
}

/// Plays the last legal action repeatedly, up to this number of log entries or the end.
fn session_after(entry_count: usize) -> Session<SpaceRift> {
    let mut session = battle([1, 1]);
    while let Some(seat) = session.status().waiting_seats().iter().next() {
        if session.log().len() >= entry_count {
            break;
        }
        let last = *session.legal_actions(seat).last().expect("an action");
        session.act(seat, last).expect("legal");
    }
    session
}

#[test]
fn a_turn_heading_follows_the_end_of_the_previous_turn() {
    let (session, phrases) = (session_after(400), Phrases::load("en"));
    let mut split = 0;
    for entry in 0..session.entry_count() {
        let events = session.events_at(entry);
        let starts = |event: &Event| matches!(event, Event::TurnStarted { .. });
        let Some(turn) = events.iter().position(starts) else {
            continue;
        };
        let log_sections = log_sections::<Ui>(&session, &phrases, entry, Viewer::Omniscient);
        let heads: Vec<bool> = log_sections
            .iter()
            .map(|section| section.heading.is_some())
            .collect();
        let before = log_sections
            .iter()
            .take_while(|section| section.heading.is_none());
        let before: Vec<&&Event> = before.flat_map(|section| &section.content).collect();
        assert!(before.iter().all(|event| events[..turn].contains(event)));
        split += usize::from(heads == [false, true]);
    }
    assert!(split > 0, "some action ends a turn and begins the next");
}

#[test]
fn a_partial_session_stays_with_its_seat() {
    assert_partial_session_stays_private::<Ui>(battle([1, 1]));
}

#[test]
fn a_problem_report_hides_other_players() {
    assert_report_hides_other_players::<Ui>(battle([1, 1]));
}

#[test]
fn every_offered_action_is_listed_once() {
    play::render_checks::every_offer_is_listed_once::<Ui>(battle([1, 1]).game());
}

#[test]
fn a_match_renders() {
    play::render_checks::a_match_renders_without_errors::<Ui>(battle([1, 1]).game(), 9);
}

#[test]
fn hidden_cards_of_others_are_not_rendered() {
    play::render_checks::hidden_information_is_not_rendered::<Ui>(battle([1, 1]).game(), 9);
    play::render_checks::hidden_information_is_not_rendered::<Ui>(battle([2, 1]).game(), 21);
}

#[test]
fn a_gap_is_closed_by_picking_the_gap_or_the_tile() {
    let options = Options {
        rift: FeatureSwitch::With,
        ..Options::duel("srb-01")
    };
    let closings = |offers: &Offers| -> Vec<Action> {
        let is_closing = |action: &Action| matches!(action, Action::Drift(DriftChoice::Close(..)));
        offers.legal().filter(is_closing).collect()
    };
    for seed in 0..40 {
        let game = SpaceRift::new(options.clone()).expect("a battle of the box");
        let mut session = Session::new(game, seed);
        for step in 0_usize..400 {
            let Some(seat) = session.status().waiting_seats().iter().next() else {
                break;
            };
            let offers = Offers::new(&session, Some(seat));
            let found = closings(&offers);
            if !found.is_empty() {
                let public = &session.view(Viewer::Seat(seat)).public;
                let rift = public.rift.as_ref().expect("a rift");
                for action in found {
                    let Action::Drift(DriftChoice::Close(tile, gap)) = action else {
                        continue;
                    };
                    for hex in [Some(gap), rift.hex(tile)].into_iter().flatten() {
                        let mut picked = actions_at(&offers, public, PendingInput::default(), hex);
                        assert!(
                            picked.any(|picked| picked == action),
                            "{action:?} at {hex:?}"
                        );
                    }
                }
                return;
            }
            let legal: Vec<Action> = offers.legal().collect();
            let Some(action) = legal.get(step % legal.len().max(1)) else {
                break;
            };
            if session.act(seat, *action).is_err() {
                break;
            }
        }
    }
    panic!("no match had a gap");
}

#[test]
fn the_end_names_who_conceded_and_what_happened_before() {
    let lines = play::end_checks::the_end_tells_a_story::<Ui>(battle([1, 1]).game(), 60);
    assert!(lines[2].contains("concedes"), "{lines:?}");
    let calm = play::end_checks::the_end_tells_a_story::<Ui>(battle([1, 1]).game(), 0);
    assert!(
        calm[0].contains("concedes"),
        "nothing else happened: {calm:?}"
    );
    assert_ne!(lines, calm, "the story depends on the match");
}

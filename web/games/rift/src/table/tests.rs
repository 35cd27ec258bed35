//! Tests of the session store with the table's actions: no action is lost, played twice, or played
//! in a position other than the intended one. Also tests which seat chooses the ship of a team.

use super::offers::Offers;
use super::volley::volley;
use crate::Ui;
use engine::bots::Level;
use engine::game::{Game, Seat, SeatSet, Viewer};
use engine::rift::Rift;
use engine::rift::action::{Action, PlusMinus};
use engine::rift::options::{BoardChoice, FirstPlayer, Options};
use engine::rift::view::View;
use engine::session::Session;
use play::action_line::ActionLine;
use play::bot::reply_line;
use play::choosing::{choosers, forced_action, redo_seat, undo_seat};
use play::running_table::bot_to_move;
use play::session_store::{CommandError, SessionCommand, SessionStore};
use std::rc::Rc;
use store::PlayerKind;
use yew::Reducible;

/// Returns a duel in which the first player has activated a ship.
fn started_duel() -> Session<Rift> {
    let game = Rift::new(Options::duel("cold-open", "rhino", "screech")).expect("a duel");
    let mut session = Session::new(game, 5);
    let seat = asked_seat(&session);
    let first = session.legal_actions(seat)[0];
    session.act(seat, first).expect("listed");
    session
}

fn asked_seat(session: &Session<Rift>) -> Seat {
    let mut waiting = session.status().waiting_seats().iter();
    waiting.next().expect("somebody is asked")
}

/// Returns a legal action that accelerates the ship.
fn acceleration(session: &Session<Rift>) -> Action {
    let legal = session.legal_actions(asked_seat(session)).into_iter();
    let mut accelerations =
        legal.filter(|action| matches!(action, Action::Accelerate(PlusMinus::Plus, _)));
    accelerations.next().expect("energy for one step faster")
}

fn session_store(session: Session<Rift>) -> Rc<SessionStore<Rift>> {
    Rc::new(SessionStore::new(Rc::new(session)))
}

#[test]
fn the_outcome_of_every_command_is_reported_once_and_in_order() {
    let session = started_duel();
    let (seat, order) = (asked_seat(&session), acceleration(&session));
    let session_store = session_store(session)
        .reduce(SessionCommand::Act(seat, order))
        .reduce(SessionCommand::Act(Seat(7), order))
        .reduce(SessionCommand::Act(
            seat,
            Action::Activate(engine::rift::ship::ShipId(0)),
        ));
    let outcomes = session_store.take_outcomes();
    let kinds: Vec<_> = outcomes
        .iter()
        .map(|outcome| (!outcome.events.is_empty(), outcome.refused.is_some()))
        .collect();
    assert_eq!(kinds, [(true, false), (false, true), (false, true)]);
    assert_eq!(outcomes[1].refused, Some(CommandError::Other));
    assert!(session_store.take_outcomes().is_empty());
    assert_eq!((session_store.edition, session_store.change_count), (3, 1));
    let back = session_store.reduce(SessionCommand::Undo(seat));
    assert_eq!((back.edition, back.change_count), (4, 2));
}

#[test]
fn a_line_stops_at_a_refused_action_and_keeps_the_earlier_ones() {
    let session = started_duel();
    let (seat, order) = (asked_seat(&session), acceleration(&session));
    let (entries, position) = (session.log().len(), session.position_id());
    let illegal = Action::AnswerDraw(true);
    let session_store = session_store(session).reduce(SessionCommand::give_line(
        position,
        seat,
        &[order, illegal, order],
    ));
    assert_eq!(session_store.session.log().len(), entries + 1);
    assert_eq!((session_store.edition, session_store.change_count), (1, 1));
    assert!(matches!(session_store.refused, Some(CommandError::Rule(_))));
    let outcomes = session_store.take_outcomes();
    assert!(outcomes.len() == 1 && !outcomes[0].events.is_empty() && outcomes[0].refused.is_some());
}

#[test]
fn an_action_is_played_once_and_only_in_its_position() {
    let session = started_duel();
    let (seat, order) = (asked_seat(&session), acceleration(&session));
    let command = SessionCommand::give_line(session.position_id(), seat, &[order]);
    let once = session_store(session).reduce(command.clone());
    let twice = once.clone().reduce(command.clone());
    assert!(Rc::ptr_eq(&once, &twice));
    let legal = once.session.legal_actions(seat).into_iter();
    let others: Vec<_> = legal.filter(|other| *other != order).collect();
    // The log has the same length as before the first action, but other entries.
    let elsewhere = once.clone().reduce(SessionCommand::Undo(seat));
    let again = elsewhere.clone().reduce(command);
    assert_eq!(again.session, once.session);
    let other = elsewhere.reduce(SessionCommand::Act(seat, others[0]));
    assert_ne!(other.session.position_id(), again.session.position_id());
}

#[test]
fn an_action_line_applies_only_to_the_positions_on_its_path() {
    let mut session = started_duel();
    let seat = asked_seat(&session);
    let order = acceleration(&session);
    let line = ActionLine::accepted(
        &session,
        seat,
        &[order, Action::Step, Action::AnswerDraw(true)],
    );
    assert_eq!(line.remaining(session.position_id()), [order, Action::Step]);
    session.act(seat, order).expect("legal");
    assert_eq!(line.remaining(session.position_id()), [Action::Step]);
    session.act(seat, Action::Step).expect("legal");
    assert!(line.remaining(session.position_id()).is_empty());
    session.undo(seat).expect("a step alone");
    assert_eq!(line.remaining(session.position_id()), [Action::Step]);
    session.act(seat, Action::OfferDraw).expect("at any time");
    assert!(
        line.remaining(session.position_id()).is_empty(),
        "an offer is answered first"
    );
}

#[test]
fn a_bot_without_an_answer_plays_a_legal_action() {
    let session = started_duel();
    let seat = asked_seat(&session);
    let first = session.legal_actions(seat)[0];
    let answered = |reply: &str| reply_line(&session, seat, reply).remaining(session.position_id());
    assert_eq!(answered("no list"), [first]);
    let refused = serde_json::to_string(&[Action::AnswerDraw(true)]).expect("plain");
    assert_eq!(answered(&refused), [first]);
    let step = acceleration(&session);
    let plan = serde_json::to_string(&[step]).expect("plain");
    assert_eq!(answered(&plan), [step]);
}

const BOT: PlayerKind = PlayerKind::Bot(Level::Ensign);

/// Returns a match of two teams, A and C against B and D, with one ship each; A and C begin.
fn two_team_session() -> Session<Rift> {
    let board = BoardChoice::Shipped("standard-4-corners".to_owned());
    let mut options = Options::for_board(board, 4, 4).expect("four players");
    options.rules.first = FirstPlayer::Seat(0);
    Session::new(Rift::new(options).expect("a board of the box"), 5)
}

/// Returns the seats that must act, each with its activation.
fn activations(session: &Session<Rift>) -> Vec<(Seat, Action)> {
    let waiting = session.status().waiting_seats().iter();
    waiting
        .map(|seat| (seat, session.legal_actions(seat)[0]))
        .collect()
}

/// Plays a turn in which a seat's ship does nothing.
fn play_empty_turn(session: &mut Session<Rift>, (seat, activate): (Seat, Action)) {
    session.act(seat, activate).expect("a Ready ship");
    session.act(seat, Action::EndTurn).expect("nothing is owed");
}

fn only_waiting_seat<G: Game>(session: &Session<G>) -> Seat {
    let waiting = session.status().waiting_seats();
    assert_eq!(waiting.len(), 1);
    waiting.iter().next().expect("one")
}

#[test]
fn rift_5_3_the_page_never_chooses_the_ship_of_a_team() {
    let mut session = two_team_session();
    let forced = |session: &Session<Rift>| forced_action::<Ui>(session);
    let first = activations(&session);
    assert_eq!(first.len(), 2, "one ship each, and yet a choice");
    assert_eq!(forced(&session), None);
    play_empty_turn(&mut session, first[1]);
    assert_eq!(forced(&session), None, "nor for the other team");
    let enemy = activations(&session)[0];
    play_empty_turn(&mut session, enemy);
    // Activating the team's only remaining ship is not a choice.
    assert_eq!(forced(&session), Some(first[0]));
    assert_eq!(only_waiting_seat(&session), first[0].0);
}

#[test]
fn rift_5_3_only_a_chosen_activation_can_be_undone() {
    let people = [PlayerKind::Human; 4];
    let mut session = two_team_session();
    let (seat, activate) = activations(&session)[1];
    session.act(seat, activate).expect("a Ready ship");
    assert_eq!(undo_seat::<Ui>(&session, &people, Some(seat)), Some(seat));
    session.undo(seat).expect("nothing else was done");
    // A member of the team that undid the action can play it again.
    let team = session.status().waiting_seats();
    assert_eq!(redo_seat::<Ui>(&session, team), Some(seat));
    assert_eq!(redo_seat::<Ui>(&session, team.without(seat)), None);
    session.redo(seat).expect("taken back");
    session.act(seat, Action::EndTurn).expect("nothing is owed");
    let enemy = activations(&session)[0];
    play_empty_turn(&mut session, enemy);
    let (last, activate) = activations(&session)[0];
    session.act(last, activate).expect("the last Ready ship");
    assert_eq!(undo_seat::<Ui>(&session, &people, Some(last)), None);
}

#[test]
fn rift_5_3_ships_of_every_asked_seat_at_this_screen_are_offered() {
    let session = two_team_session();
    let ships = activations(&session);
    let (asked, other) = (ships[0].0, ships[1].0);
    let choosers_with = |player_kind: PlayerKind| {
        let mut player_kinds = [PlayerKind::Human; 4];
        player_kinds[other.index()] = player_kind;
        choosers::<Ui>(&session, &player_kinds, Some(asked))
    };
    let offered = |choosers: SeatSet| -> Vec<Action> {
        let offers = Offers::for_seats(&session, Some(asked), choosers);
        offers.legal().collect()
    };
    // A teammate or a bot at this screen can choose, but a player on another screen cannot.
    for player_kind in [PlayerKind::Human, BOT] {
        assert_eq!(choosers_with(player_kind), session.status().waiting_seats());
        assert_eq!(
            offered(choosers_with(player_kind)),
            [ships[0].1, ships[1].1]
        );
    }
    assert_eq!(choosers_with(PlayerKind::Remote), SeatSet::singleton(asked));
    assert_eq!(offered(choosers_with(PlayerKind::Remote)), [ships[0].1]);
    assert_eq!(
        choosers::<Ui>(&session, &[PlayerKind::Human; 4], None),
        SeatSet::NONE
    );
}

#[test]
fn rift_5_3_a_bot_waits_for_a_person_of_its_team() {
    let session = two_team_session();
    let ships = activations(&session);
    let (seat, other) = (ships[0].0, ships[1].0);
    let asked = |first: PlayerKind, second: PlayerKind| {
        let mut player_kinds = [BOT; 4];
        player_kinds[seat.index()] = first;
        player_kinds[other.index()] = second;
        bot_to_move::<Ui>(&session, &player_kinds, SeatSet::NONE).map(|asked| asked.seat)
    };
    for person in [PlayerKind::Human, PlayerKind::Remote] {
        assert_eq!(asked(person, BOT), None);
        assert_eq!(asked(BOT, person), None);
    }
    assert_eq!(asked(BOT, BOT), Some(other));
}

#[test]
fn every_offer_is_listed_once() {
    play::render_checks::every_offer_is_listed_once::<Ui>(started_duel().game());
}

#[test]
fn a_match_renders_without_errors() {
    play::render_checks::a_match_renders_without_errors::<Ui>(started_duel().game(), 1);
}

#[test]
fn a_volley_fires_every_barrel_at_one_target_and_spares_the_shields() {
    let mut volleys = 0;
    for seed in 0..60 {
        let game = Rift::new(Options::duel("cold-open", "rhino", "hammer")).expect("a duel");
        let mut session = Session::new(game, seed);
        for step in 0_usize..250 {
            let Some(seat) = session.status().waiting_seats().iter().next() else {
                break;
            };
            let legal = session.legal_actions(seat);
            let view = session.view(Viewer::Seat(seat));
            let is_shot = |action: &Action| matches!(action, Action::Fire(_, None, _));
            if let Some(shot) = legal.iter().copied().find(is_shot) {
                let shots = volley(session.game(), &view, seat, shot, false);
                assert_eq!(shots.first(), Some(&shot));
                volleys += usize::from(shots.len() > 1);
                let ship = view.turn.ship.expect("an active ship");
                let mut copy = session.clone();
                for shot in &shots {
                    copy.act(seat, *shot).expect("a legal shot");
                }
                let after = copy.view(Viewer::Seat(seat));
                let main = |view: &View| view.ship(ship).map_or(0, |ship| ship.main);
                assert!(
                    shots.len() == 1 || main(&view) == 0 || main(&after) > 0,
                    "the shields keep their unit"
                );
            }
            let pick = (seed as usize)
                .wrapping_mul(31)
                .wrapping_add(step * step + step)
                % legal.len();
            session.act(seat, legal[pick]).expect("listed");
        }
    }
    assert!(volleys > 0, "no ship had a target for two barrels");
}

#[test]
fn the_end_names_who_conceded_and_what_happened_before() {
    let lines = play::end_checks::the_end_tells_a_story::<Ui>(started_duel().game(), 60);
    assert!(
        lines.iter().all(|line| line.starts_with("In ")),
        "{lines:?}"
    );
    let calm = play::end_checks::the_end_tells_a_story::<Ui>(started_duel().game(), 0);
    assert!(
        calm[0].contains("concedes"),
        "nothing else happened: {calm:?}"
    );
    assert_ne!(lines, calm, "the story depends on the match");
}

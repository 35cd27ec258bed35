//! The laws of `engine::game`, checked in random games of any game.

use super::play::{any_answer, any_out_of_turn_action, choices, new_game};
use engine::chance::{Chance, ZeroChance};
use engine::game::{Game, NullSink, Seat, SeatSet, Status, Undo, Viewer};
use engine::json_api::{JsonApi, ScenarioInfo, SetupSpec};
use engine::load::from_json;
use engine::save;
use engine::session::{LogRelation, PartialSession, Session, UndoError, VisibleEntry};

/// A game whose laws can be checked.
pub trait Lawful: Game {
    /// Upper bound of the actions in a random game.
    const MAX_ACTIONS: usize;

    /// Returns `state` with all information changed that `viewer` cannot know.
    fn scramble(
        &self,
        state: &Self::State,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Self::State;

    /// Returns the tables to test, and the number of games at each in every run.
    fn tables() -> (Vec<Self::Options>, u64);

    /// Returns tables with optional rules turned on.
    fn variations() -> (Vec<Self::Options>, u64) {
        (Vec::new(), 0)
    }
}

/// Returns every base scenario, unchanged.
pub fn scenarios<G: JsonApi>() -> Vec<G::Options> {
    let scenario_options = |scenario: ScenarioInfo| {
        let spec = SetupSpec {
            scenario: Some(scenario.id.into()),
            ..SetupSpec::default()
        };
        G::options_from_setup(&spec, &G::ContentSet::default())
            .unwrap_or_else(|error| panic!("{error}"))
    };
    G::scenarios().into_iter().map(scenario_options).collect()
}

/// The mean number of actions between two checks of expensive laws.
const EXPENSIVE_CHECK_INTERVAL: u32 = 24;
/// The number of actions between two checks of the state as a position. In debug builds the games
/// check every state after each action.
const STATE_CHECK_INTERVAL: usize = 8;

/// Plays a random game with these options and checks every law during play.
///
/// # Panics
/// Panics at the first law that is broken.
pub fn check_laws<G: Lawful>(options: &G::Options, seed: u64) -> Session<G> {
    let mut session = Session::new(new_game::<G>(options.clone()), seed);
    let mut choices = choices(seed);
    // In every second game nobody acts out of turn.
    let one_in = if choices.pick(2) == 0 { 0 } else { 60 };
    let mut known = Vec::new();
    while let Status::WaitingFor(seats) = session.status() {
        assert!(
            session.log().len() < G::MAX_ACTIONS,
            "the game does not end"
        );
        assert_waiting_seats_have_actions(&session, seats);
        if session.log().len().is_multiple_of(STATE_CHECK_INTERVAL) {
            assert_state_is_valid(&session);
        }
        if choices.pick(EXPENSIVE_CHECK_INTERVAL) == 0 {
            assert_only_listed_actions_are_legal(&session, &known, &mut choices);
            assert_views_hide_secrets(&session, &mut choices);
            assert_position_round_trips(&session);
        }
        let out_of_turn = (one_in > 0 && choices.pick(one_in) == 0)
            .then(|| any_out_of_turn_action(&session, &mut choices))
            .flatten();
        let (seat, action) = out_of_turn
            .or_else(|| any_answer(&session, &mut choices))
            .expect("somebody has an action");
        remember(&mut known, (seat, action), &mut choices);
        let before = session.state().clone();
        session
            .act(seat, action)
            .expect("a listed action is accepted");
        if choices.pick(4) == 0 {
            assert_undo_stops_at_barriers(&mut session, &before);
            assert_undoable_actions_reveal_nothing(&session, &before, &mut choices);
            assert_simultaneous_choices_can_be_undone(&session);
        }
    }
    assert_only_listed_actions_are_legal(&session, &known, &mut choices);
    assert_waiting_seats_have_actions(&session, SeatSet::NONE);
    assert_position_round_trips(&session);
    assert_log_replays_to_the_same_game(&session);
    assert_saves_restore_the_game(&session);
    session
}

/// Keeps some actions of the game, which are later tried in other positions.
fn remember<A: Copy>(known: &mut Vec<A>, action: A, choices: &mut impl Chance) {
    const MAX_KNOWN: usize = 40;
    if known.len() < MAX_KNOWN {
        known.push(action);
    } else {
        known[choices.pick(MAX_KNOWN as u32) as usize] = action;
    }
}

/// Iterates over every seat of the table, the table itself, and seats that do not exist.
fn all_and_invalid_seats(seats: SeatSet) -> impl Iterator<Item = Seat> {
    seats
        .iter()
        .chain([Seat::TABLE, Seat(seats.len() as u8), Seat(200)])
}

/// Checks laws 2, 8 and 10: exactly the waiting seats have actions and a question, and whoever can
/// decline is alone.
fn assert_waiting_seats_have_actions<G: Game>(session: &Session<G>, waiting: SeatSet) {
    for seat in all_and_invalid_seats(session.game().seats()) {
        let legal = session.legal_actions(seat);
        assert_eq!(
            legal.is_empty(),
            !waiting.contains(seat),
            "{seat:?}: {legal:?}"
        );
        let is_asked = session.question(seat).is_some();
        assert_eq!(
            is_asked,
            waiting.contains(seat),
            "{seat:?} is asked: {is_asked}"
        );
        if let Some(decline) = session.decline(seat) {
            assert!(legal.contains(&decline.action), "{seat:?}: {decline:?}");
            assert_eq!(waiting, SeatSet::singleton(seat), "{decline:?}");
            assert!(G::HAS_REACTIONS);
        }
    }
    if let Status::WaitingFor(seats) = session.status() {
        assert!(!seats.is_empty(), "waiting for nobody");
    }
}

/// Checks law 1 for all listed actions, for those of the prompt, and for some from other positions.
fn assert_only_listed_actions_are_legal<G: Game>(
    session: &Session<G>,
    known: &[(Seat, G::Action)],
    choices: &mut impl Chance,
) {
    let (game, state) = (session.game(), session.state());
    for seat in all_and_invalid_seats(game.seats()) {
        let mut listed = session.legal_actions(seat);
        listed.extend(session.out_of_turn_actions(seat));
        for (index, action) in listed.iter().enumerate() {
            assert!(
                !listed[..index].contains(action),
                "listed twice: {action:?}"
            );
        }
        for choice in session.prompt(seat).choices {
            let refusal = game.check_action(state, seat, choice.action).err();
            assert_eq!(
                refusal, choice.refusal,
                "prompt of {seat:?}: {:?}",
                choice.action
            );
        }
        let shown = session
            .prompt(seat)
            .choices
            .into_iter()
            .map(|choice| choice.action);
        let mut tried: Vec<G::Action> = listed.iter().copied().chain(shown).collect();
        tried.extend(known.iter().map(|&(_, action)| action));
        for action in tried {
            let is_expected = listed.contains(&action);
            let checked = game.check_action(state, seat, action);
            assert_eq!(checked.is_ok(), is_expected, "check {seat:?}: {action:?}");
            // Acting is more expensive than checking; a sample suffices.
            if is_expected || choices.pick(4) == 0 {
                let mut after = state.clone();
                let acted = game.act(&mut after, seat, action, choices, &mut NullSink);
                assert_eq!(acted.err(), checked.err(), "act {seat:?}: {action:?}");
                assert!(
                    is_expected || after == *state,
                    "refused and changed: {action:?}"
                );
            }
        }
    }
}

/// Checks laws 5, 6, 9 and 10: views do not depend on secrets, and guesses have the same view and are
/// valid.
fn assert_views_hide_secrets<G: Lawful>(session: &Session<G>, chance: &mut impl Chance) {
    let (game, state) = (session.game(), session.state());
    let seats = game.seats().iter().map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator, Viewer::Omniscient]) {
        let view = game.view(state, viewer);
        let other = game.scramble(state, viewer, chance);
        assert_eq!(game.view(&other, viewer), view, "{viewer:?} sees a secret");
        let guess = game.determinize(&view, chance);
        assert_eq!(game.view(&guess, viewer), view, "{viewer:?} guesses wrong");
        assert_eq!(game.status(&guess), game.status(state));
        assert_eq!(game.validate(&guess), Ok(()), "{viewer:?} guesses nonsense");
        if let Viewer::Seat(seat) = viewer {
            let mut legal = Vec::new();
            game.legal_actions(&guess, seat, &mut legal);
            assert_eq!(
                legal,
                session.legal_actions(seat),
                "{seat:?} does not know what it may do"
            );
            assert_eq!(game.decline(&guess, seat), session.decline(seat));
            // All events are serialized here, so check less often in longer games.
            let entries = session.log().len() as u32;
            if chance.pick(4 + entries / 64) == 0 {
                assert_partial_session_matches(session, &guess, seat);
            }
        }
    }
}

/// Checks that a partial session, which knows only the information of its seat, has the same views,
/// questions and legal actions as the session, and can be saved.
fn assert_partial_session_matches<G: Game>(session: &Session<G>, guess: &G::State, seat: Seat) {
    let (game, viewer) = (session.game(), Viewer::Seat(seat));
    let visible_entry = |entry| VisibleEntry {
        seat: session.actor(entry).expect("an entry of the log"),
        events: session.visible_events_at(entry, viewer).cloned().collect(),
    };
    let partial = PartialSession {
        steps: (0..session.entry_count()).map(visible_entry).collect(),
        back: session.can_undo(seat).then_some(seat),
    };
    let restored = Session::from_partial(game.clone(), game.to_position(guess), partial)
        .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(restored.view(viewer), session.view(viewer));
    assert_eq!(restored.prompt(seat), session.prompt(seat));
    assert_eq!(
        restored.out_of_turn_actions(seat),
        session.out_of_turn_actions(seat)
    );
    assert_eq!(restored.can_undo(seat), session.can_undo(seat));
    assert_eq!(restored.entry_count(), session.entry_count());
    for entry in 0..session.entry_count() {
        assert_eq!(restored.actor(entry), session.actor(entry));
        assert!(
            restored
                .visible_events_at(entry, viewer)
                .eq(session.visible_events_at(entry, viewer))
        );
    }
    assert_eq!(restored.log_relation(&restored), LogRelation::Same);
    assert_eq!(restored.log_relation(session), LogRelation::Unrelated);
    assert!(!restored.is_fully_revealed() && restored.clone().undo(seat).is_err());
    let loaded = save::decode::<G>(&save::encode(&restored));
    assert_eq!(loaded.as_ref(), Ok(&restored));
    assert_eq!(save::share_code::encode(&restored), None);
}

/// Checks law 7: converting a state of play to a position and back gives the same state.
fn assert_state_is_valid<G: Game>(session: &Session<G>) {
    let (game, state) = (session.game(), session.state());
    let placed = game.state_from_position(game.to_position(state));
    assert_eq!(placed.as_ref(), Ok(state));
}

/// Checks laws 7 and 9: a state that is written and read back is the same, and a game that begins
/// in it can be saved.
fn assert_position_round_trips<G: Game>(session: &Session<G>) {
    let game = session.game();
    assert_eq!(game.validate(session.state()), Ok(()));
    let text = serde_json::to_string(&game.to_position(session.state())).expect("plain data");
    let position: G::Position = from_json("position", &text).expect("what was written");
    assert_eq!(
        game.state_from_position(position.clone()).as_ref(),
        Ok(session.state()),
        "{text}"
    );
    let mut placed = Session::from_position(game.clone(), session.seed(), position)
        .unwrap_or_else(|error| panic!("{error}: {text}"));
    for seat in session.status().waiting_seats().iter().take(1) {
        let legal = session.legal_actions(seat);
        assert_eq!(placed.legal_actions(seat), legal);
        let answer = *legal.last().expect("an action");
        placed.act(seat, answer).expect("a listed action");
    }
    let loaded = save::decode::<G>(&save::encode(&placed));
    assert_eq!(loaded.as_ref(), Ok(&placed));
    let code = save::share_code::encode(&placed).expect("every action is listed");
    assert_eq!(save::share_code::decode::<G>(&code).as_ref(), Ok(&placed));
}

/// Checks that undo stops at barriers, and that undo and redo are inverse everywhere else.
fn assert_undo_stops_at_barriers<G: Game>(session: &mut Session<G>, before: &G::State) {
    let Some(entry) = session.log().last().cloned() else {
        return;
    };
    let no_such_seat = Seat(199);
    assert_eq!(
        session.undo(no_such_seat),
        Err(UndoError::OtherSeat(entry.seat))
    );
    let after = session.state().clone();
    let length = session.log().len();
    let events = session.events_at(length - 1).to_vec();
    let is_open = entry.undo == Undo::Allowed && entry.draws.is_empty();
    assert_eq!(session.undo(entry.seat).is_ok(), is_open, "{entry:?}");
    if is_open {
        assert_eq!(session.state(), before);
        assert_eq!(session.log().len(), length - 1);
        assert_eq!(session.redo(entry.seat), Ok(events.as_slice()));
    }
    assert_eq!(session.state(), &after);
    assert_eq!(session.log().last(), Some(&entry));
    assert_eq!(session.events_at(length - 1), events);
}

/// Checks that a seat that chose simultaneously with others can withdraw its choice without
/// changing theirs, and that the same choice again leads to the same state.
fn assert_simultaneous_choices_can_be_undone<G: Game>(session: &Session<G>) {
    let Some(last) = session.log().last().map(|entry| entry.seat) else {
        return;
    };
    let seats = session.game().seats().without(last);
    for seat in seats.iter().filter(|seat| session.can_undo(*seat)) {
        let mut back = session.clone();
        let at = back.undoable_entry(seat).expect("it can be taken back");
        back.undo(seat).expect("it can be taken back");
        let left = session.log().iter().take(at);
        let left = left.chain(session.log().iter().skip(at + 1));
        assert!(back.log().iter().eq(left));
        for other in session.game().seats().without(seat).iter() {
            let viewer = Viewer::Seat(other);
            assert_eq!(back.view(viewer), session.view(viewer), "{other:?} saw it");
        }
        // A full replay takes long, so it is sampled.
        if back.log().len().is_multiple_of(13) {
            assert_log_replays_to_the_same_game(&back);
        }
        back.redo(seat).expect("it was taken back");
        assert_eq!(back.state(), session.state());
    }
}

/// Checks that an action that can be undone has revealed nothing to its seat: from any state that
/// the seat cannot distinguish from the true one, the action leads to the same view.
fn assert_undoable_actions_reveal_nothing<G: Lawful>(
    session: &Session<G>,
    before: &G::State,
    chance: &mut impl Chance,
) {
    let Some(entry) = session.log().last() else {
        return;
    };
    let viewer = Viewer::Seat(entry.seat);
    if session.can_undo(entry.seat) {
        let game = session.game();
        let mut other = game.scramble(before, viewer, chance);
        let acted = game.act(
            &mut other,
            entry.seat,
            entry.action,
            &mut ZeroChance,
            &mut NullSink,
        );
        assert_eq!(acted, Ok(Undo::Allowed), "{entry:?}");
        assert_eq!(
            game.view(&other, viewer),
            session.view(viewer),
            "{entry:?} reveals"
        );
    }
}

/// Checks law 4: replaying the log, with its draws or with its seed, gives the same game.
fn assert_log_replays_to_the_same_game<G: Game>(session: &Session<G>) {
    let game = || session.game().clone();
    let again = Session::resume(game(), session.seed(), session.deal(), session.log());
    let again = again.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(&again, session);
    let mut seeded = Session::new(game(), session.seed());
    for (n, entry) in session.log().iter().enumerate() {
        if n % 7 == 0 {
            assert_eq!(session.state_at(n).as_ref(), Some(seeded.state()));
        }
        seeded
            .act(entry.seat, entry.action)
            .expect("it was accepted before");
        assert_eq!(seeded.events_at(n), session.events_at(n));
    }
    assert_eq!(seeded.fingerprint(), session.fingerprint());
}

/// Checks that saves and codes restore the same game, and that a code does not exceed the promised
/// length.
fn assert_saves_restore_the_game<G: Game>(session: &Session<G>) {
    let loaded = save::decode::<G>(&save::encode(session));
    assert_eq!(loaded.as_ref(), Ok(session));
    let code = save::share_code::encode(session).expect("every action is listed");
    assert_eq!(save::share_code::decode::<G>(&code).as_ref(), Ok(session));
    let set_up = Session::new(session.game().clone(), session.seed());
    let (bytes, actions) = (code_bytes(session), session.log().len());
    let limit = code_bytes(&set_up).max(64) + 2 * actions;
    assert!(bytes <= limit, "{bytes} bytes for {actions} actions");
}

/// Returns the length of a share code in bytes, before the Base64 encoding.
pub fn code_bytes<G: Game>(session: &Session<G>) -> usize {
    let code = save::share_code::encode(session).expect("every action is listed");
    code.len() * 3 / 4
}

/// Returns the number of games to play at each of `tables` tables: `default_games`, or a share of
/// the number in the environment variable `LAWS_GAMES`.
pub fn games(default_games: u64, tables: usize) -> u64 {
    let asked = std::env::var("LAWS_GAMES").ok();
    let asked: Option<u64> = asked.and_then(|text| text.parse().ok());
    asked.map_or(default_games, |games| games.div_ceil(tables as u64))
}

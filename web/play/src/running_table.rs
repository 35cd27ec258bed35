//! Automatic processes of a table of any game: saving, announcements, bots, the clock, and forced
//! actions. [`GameUi`] provides the game-specific parts.

use super::bot::{BotTurn, use_bot};
use super::choosing::{choosers, defers_to_person, forced_action, undo_seat};
use super::observer::{TablePaused, use_observer};
use super::session_store::CommandError;
use super::tabs::TabRole;
use crate::game_ui::{GameUi, Perspective};
use crate::seats::is_human;
use crate::session_store::{SessionCommand, SessionStore};
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, SeatSet, Status, Viewer};
use engine::save;
use engine::session::Session;
use store::{PlayerKind, SaveRecord, StoreError, persistence, use_store};
use ui::clock::now;
use ui::countdown::use_clock;
use ui::l10n::{refusal_text, use_phrases};
use ui::live_region::{PrioritizedSentence, use_announcer};
use ui::settings::{Pace, use_settings};
use ui::timing::after_frame;
use yew::prelude::*;

/// The state of a running table.
#[derive(Clone, PartialEq, Debug)]
pub struct RunningTable {
    /// The seat at this screen that has to act.
    pub seat: Option<Seat>,
    /// The seats at this screen that choose together with it, including itself.
    pub choosers: SeatSet,
    /// Seconds left, in a timed match.
    pub seconds: Option<u16>,
    /// Whether a bot is thinking.
    pub is_thinking: bool,
    /// Whether only bots are left to play.
    pub is_watched: bool,
    /// How quickly the bots play.
    pub pace: Pace,
    /// Whose view is shown.
    pub perspective: Perspective,
    /// Confirms the handover to the next seat.
    pub confirm_handover: Callback<()>,
}

/// Runs a table. While it `is_waiting` for a player who is not connected, the clock stops.
#[hook]
pub fn use_running_table<G: GameUi>(
    session_store: &UseReducerHandle<SessionStore<G::Game>>,
    record: &SaveRecord,
    tab: TabRole,
    is_waiting: bool,
) -> RunningTable {
    // Only the leading tab acts automatically.
    let is_leader = tab == TabRole::Leader;
    use_autosave::<G>(session_store, record, is_leader);
    use_observer::<G>(session_store, &record.player_kinds);
    let settings = use_settings();
    let (is_watched, pace) = bot_pace::<G>(
        &session_store.session,
        &record.player_kinds,
        settings.current.pace,
    );
    let mut waiting = session_store.session.status().waiting_seats().iter();
    let asked = waiting.find(|&seat| is_human(&record.player_kinds, seat));
    let confirmed = use_state_eq(|| None::<Seat>);
    let deps = (
        session_store.edition,
        record.player_kinds.clone(),
        asked,
        *confirmed,
    );
    let perspective = *use_memo(deps, |(_, player_kinds, asked, confirmed)| {
        Perspective::of::<G>(&session_store.session, player_kinds, *asked, *confirmed)
    });
    let confirm_handover = {
        let confirmed = confirmed.setter();
        Callback::from(move |()| confirmed.set(perspective.handover_to))
    };
    // A partial session accepts orders only while it follows the tab or browser that runs the
    // match.
    let is_blocked = session_store.session.is_partial() && !session_store.is_following();
    // No seat acts before the common seed is known.
    let is_blocked = is_blocked || session_store.is_held();
    let seat = asked.filter(|_| perspective.handover_to.is_none() && !is_blocked);
    use_announcements::<G>(session_store, record, pace, perspective);
    let would_end_undo = G::FORCED_ACTIONS_REVEAL
        && undo_seat::<G>(&session_store.session, &record.player_kinds, None).is_some();
    use_forced_actions::<G>(session_store, seat.filter(|_| is_leader && !would_end_undo));
    let TablePaused(paused) = use_context::<TablePaused>().unwrap_or_default();
    let (passed, pass) = use_passed_seats(session_store.change_count);
    let bot_turn = bot_to_move::<G>(&session_store.session, &record.player_kinds, passed);
    let bot_turn = bot_turn.filter(|_| is_leader && !paused);
    let is_thinking = use_bot(session_store, bot_turn, pace, pass);
    let on_end = {
        // The time-out applies only to the session that the clock belongs to, so that a new turn
        // keeps its full time.
        let (session, session_store) = (session_store.session.clone(), session_store.dispatcher());
        Callback::from(move |()| {
            if !is_leader {
                return;
            }
            let position = session.position_id();
            session_store.dispatch(SessionCommand::give_line(
                position,
                Seat::TABLE,
                &[G::TIME_OUT],
            ));
        })
    };
    let session = &session_store.session;
    let countdown = G::countdown(session.game(), &session.view(Viewer::Spectator));
    let seconds = use_clock(countdown.filter(|_| !(paused || is_waiting)), on_end);
    RunningTable {
        seat,
        choosers: choosers::<G>(session, &record.player_kinds, seat),
        seconds,
        is_thinking,
        is_watched,
        pace,
        perspective,
        confirm_handover,
    }
}

/// Returns whether only bots are left to play, and their pace; `setting` is the player's setting.
#[must_use]
pub fn bot_pace<G: GameUi>(
    session: &Session<G::Game>,
    player_kinds: &[PlayerKind],
    setting: Pace,
) -> (bool, Pace) {
    let watched = is_watched::<G>(session, player_kinds);
    (watched, if watched { setting } else { Pace::Usual })
}

/// Returns whether only bots are left to play: no person at this or another screen still takes
/// part.
fn is_watched<G: GameUi>(session: &Session<G::Game>, player_kinds: &[PlayerKind]) -> bool {
    let (game, view) = (session.game(), session.view(Viewer::Spectator));
    let seats = game.seats();
    let is_bot = |seat: Seat| matches!(player_kinds.get(seat.index()), Some(PlayerKind::Bot(_)));
    let mut people = seats.iter().filter(|&seat| !is_bot(seat));
    !matches!(session.status(), Status::Over(_))
        && !people.any(|seat| G::is_playing(game, &view, seat))
}

/// Stores the match whenever a command changed it, or the data for remote players changed. Several
/// changes within a frame are stored once.
#[hook]
fn use_autosave<G: GameUi>(
    session_store: &UseReducerHandle<SessionStore<G::Game>>,
    record: &SaveRecord,
    is_leader: bool,
) {
    let (store, session_store) = (use_store(), session_store.clone());
    let due = use_mut_ref(|| None::<Box<dyn FnOnce()>>);
    // The players may change before the match is stored, and the older record must not replace
    // theirs.
    let newest = use_mut_ref(|| record.clone());
    newest.borrow_mut().clone_from(record);
    let announcer = use_announcer();
    let phrases = use_phrases();
    let deps = (
        session_store.change_count,
        store.is_some(),
        record.direct.clone(),
    );
    use_effect_with(deps, move |(changes, _, _)| {
        let Some(store) = store.filter(|_| is_leader && *changes > 0) else {
            return;
        };
        let done = Callback::from(move |result: Result<(), StoreError>| {
            if let Err(error) = result {
                announcer.alert(phrases.text(error.phrase()));
            }
        });
        let keep = move || {
            let record = newest.borrow().clone();
            let saved = updated_record::<G>(&session_store, record);
            ui::panic::remember_save(&saved.title, &saved.text);
            store.put(saved, done);
        };
        if due.replace(Some(Box::new(keep))).is_none() {
            after_frame(move || {
                if let Some(keep) = due.take() {
                    keep();
                }
            });
        }
    });
}

/// Returns the record with the current state of the match.
#[must_use]
pub fn updated_record<G: GameUi>(
    session_store: &SessionStore<G::Game>,
    record: SaveRecord,
) -> SaveRecord {
    SaveRecord {
        updated: now(),
        round: G::round(&session_store.session.view(Viewer::Spectator)),
        is_over: session_store.is_over(),
        text: save::encode(&session_store.session),
        ..record
    }
}

/// Announces events, turns, and the reasons of refused orders.
#[hook]
pub fn use_announcements<G: GameUi>(
    session_store: &UseReducerHandle<SessionStore<G::Game>>,
    record: &SaveRecord,
    pace: Pace,
    perspective: Perspective,
) {
    let (session_store, player_kinds) = (session_store.clone(), record.player_kinds.clone());
    let announcer = use_announcer();
    let phrases = use_phrases();
    use_effect_with(session_store.edition, move |_| {
        let session = &session_store.session;
        let game = session.game();
        let outcomes = session_store.take_outcomes();
        for refused in outcomes.iter().filter_map(|outcome| outcome.refused) {
            if let CommandError::Rule(refusal) = refused {
                let why = refusal_text(&phrases, <G::Game>::NAME, &refusal);
                announcer.alert(format!("{why} ({})", refusal.rule()));
            }
        }
        let events = || outcomes.iter().flat_map(|outcome| &outcome.events);
        let visible = events().filter(|event| perspective.sees(game.audience(event)));
        let visible: Vec<&G::Event> = visible.collect();
        let announced = visible
            .iter()
            .filter(|event| !G::is_redundant(event, &visible));
        let view = session.view(perspective.viewer);
        let sentences = announced.map(|event| G::event_sentence(game, &phrases, &view, event));
        let sentences: Vec<PrioritizedSentence> = sentences.collect();
        // When events are skipped, only the end is announced.
        let announces = pace != Pace::Skip || session_store.is_over();
        if !sentences.is_empty() && announces {
            announcer.announce_prioritized(sentences);
        }
        let has_begun = events().any(G::begins_turn);
        if has_begun {
            persistence::on_turn_finished();
        }
        let first = session.status().waiting_seats().iter().next();
        let asked = first.filter(|&seat| has_begun && is_human(&player_kinds, seat));
        if let Some(seat) = asked {
            announcer.alert(G::prompt_text(session, &phrases, seat));
        }
    });
}

/// Takes a forced action for the person at this screen, also after an undo.
#[hook]
pub fn use_forced_actions<G: GameUi>(
    session_store: &UseReducerHandle<SessionStore<G::Game>>,
    seat: Option<Seat>,
) {
    let (session, dispatcher) = (session_store.session.clone(), session_store.dispatcher());
    use_effect_with((session_store.change_count, seat), move |(_, asked)| {
        let forced = asked.and_then(|_| forced_action::<G>(&session));
        if let Some((seat, action)) = forced.filter(|(seat, _)| *asked == Some(*seat)) {
            let is_taken_back = session.can_redo(seat);
            dispatcher.dispatch(if is_taken_back {
                SessionCommand::Redo(seat)
            } else {
                SessionCommand::give_line(session.position_id(), seat, &[action])
            });
        }
    });
}

/// Returns the seats that left their turn to others since the last change, and a callback that adds
/// one.
#[hook]
fn use_passed_seats(change_count: u32) -> (SeatSet, Callback<Seat>) {
    let passed = use_state_eq(|| (0, SeatSet::NONE));
    let now = if passed.0 == change_count {
        passed.1
    } else {
        SeatSet::NONE
    };
    let set = passed.setter();
    let pass = Callback::from(move |seat: Seat| set.set((change_count, now.with(seat))));
    (now, pass)
}

/// Returns the bot that the match waits for, or whose answer to an offer is open. Of several seats
/// that could act, later ones come first: a commander ends what its wings begin. A choice shared
/// with a person is left to the person.
pub fn bot_to_move<G: GameUi>(
    session: &Session<G::Game>,
    player_kinds: &[PlayerKind],
    passed: SeatSet,
) -> Option<BotTurn> {
    let view = session.view(Viewer::Spectator);
    let offer = G::has_open_offer(&view);
    let waiting = session.status().waiting_seats().iter();
    let open: Vec<Seat> = waiting.filter(|&seat| !passed.contains(seat)).collect();
    let is_last = open.len() < 2;
    let bot = |seat: Seat| match player_kinds.get(seat.index()) {
        Some(PlayerKind::Bot(level)) => Some(BotTurn {
            seat,
            level: *level,
            answers_offer: offer,
            is_last,
        }),
        Some(PlayerKind::Human | PlayerKind::Remote) | None => None,
    };
    let answers = (0..player_kinds.len() as u8)
        .map(Seat)
        .filter(|&seat| G::owes_answer(session.game(), &view, seat));
    let has_own_choice = |seat: &Seat| !defers_to_person::<G>(session, player_kinds, *seat);
    answers
        .chain(open.into_iter().rev().filter(has_own_choice))
        .find_map(bot)
}

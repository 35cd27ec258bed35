//! Which seats choose at a screen: seats that share a choice, forced actions, and which seat may
//! undo.

use crate::game_ui::{GameUi, SeatRelation};
use crate::seats::is_human;
use engine::game::{Seat, SeatSet, Viewer};
use engine::session::Session;
use store::PlayerKind;

/// Returns the seats at this screen that choose together with `asked`: people of its side, and bots
/// as well if all of them share one choice. Players on other screens choose for themselves.
#[must_use]
pub fn choosers<G: GameUi>(
    session: &Session<G::Game>,
    player_kinds: &[PlayerKind],
    asked: Option<Seat>,
) -> SeatSet {
    let Some(asked) = asked else {
        return SeatSet::NONE;
    };
    let (game, view) = (session.game(), session.view(Viewer::Spectator));
    let with = |&seat: &Seat| {
        let bond = G::seat_relation(game, &view, asked, seat);
        seat == asked
            || match player_kinds.get(seat.index()) {
                Some(PlayerKind::Human) | None => bond != SeatRelation::Apart,
                Some(PlayerKind::Bot(_)) => bond == SeatRelation::Choice,
                Some(PlayerKind::Remote) => false,
            }
    };
    session
        .status()
        .waiting_seats()
        .iter()
        .filter(with)
        .collect()
}

/// Returns whether a bot leaves its choice to a person who shares it, at this screen or elsewhere.
#[must_use]
pub fn defers_to_person<G: GameUi>(
    session: &Session<G::Game>,
    player_kinds: &[PlayerKind],
    bot: Seat,
) -> bool {
    let (game, view) = (session.game(), session.view(Viewer::Spectator));
    let is_bot = |seat: Seat| matches!(player_kinds.get(seat.index()), Some(PlayerKind::Bot(_)));
    let mut others = session.status().waiting_seats().without(bot).iter();
    others.any(|seat| {
        !is_bot(seat) && G::seat_relation(game, &view, bot, seat) == SeatRelation::Choice
    })
}

/// Returns the forced action and its seat: the only legal action of all seats that have to act.
/// While another seat could act instead, nothing is forced.
#[must_use]
pub fn forced_action<G: GameUi>(session: &Session<G::Game>) -> Option<(Seat, G::Action)> {
    session
        .forced_action()
        .filter(|(_, action)| G::is_forced(*action))
}

/// Returns the person at this screen who may undo now: the one who gave the last order, or else
/// `asked`, who may choose at the same time as others. `None` if only a forced action could be
/// undone.
#[must_use]
pub fn undo_seat<G: GameUi>(
    session: &Session<G::Game>,
    player_kinds: &[PlayerKind],
    asked: Option<Seat>,
) -> Option<Seat> {
    let last = session.entry_count().checked_sub(1);
    let last = last.and_then(|last| session.actor(last));
    let mut people = last.into_iter().chain(asked);
    people.find(|&seat| {
        is_human(player_kinds, seat) && session.can_undo(seat) && !was_forced::<G>(session, seat)
    })
}

/// Returns whether the action that a seat may undo was forced.
fn was_forced<G: GameUi>(session: &Session<G::Game>, seat: Seat) -> bool {
    let Ok(at) = session.undoable_entry(seat) else {
        return false;
    };
    let entry = session.log().get(at);
    entry.is_some_and(|entry| {
        G::is_forced(entry.action) && session.forced_action_at(at) == Some((seat, entry.action))
    })
}

/// Returns the seat among `choosers` that may redo what it undid.
#[must_use]
pub fn redo_seat<G: GameUi>(session: &Session<G::Game>, choosers: SeatSet) -> Option<Seat> {
    choosers.iter().find(|&seat| session.can_redo(seat))
}

/// Returns the seat among `choosers` that acted last and can undo; otherwise `asked`.
#[must_use]
pub fn last_actor<G: GameUi>(session: &Session<G::Game>, choosers: SeatSet, asked: Seat) -> Seat {
    let last = session.entry_count().checked_sub(1);
    let last = last.and_then(|last| session.actor(last));
    last.filter(|&seat| choosers.contains(seat) && session.can_undo(seat))
        .unwrap_or(asked)
}

//! Who chooses at a screen: seats whose choice is one, actions that are no choice, and who may take back.

use crate::game_ui::{Bond, GameUi};
use crate::seats::is_human;
use engine::game::{Seat, Seats, Viewer};
use engine::session::Session;
use store::Sitter;

/// The seats at this screen that are asked together with `asked`: people of its side, and bots too where all of
/// them have one choice. Who sits elsewhere speaks for itself.
#[must_use]
pub fn choosers<G: GameUi>(
    session: &Session<G::Game>,
    sitters: &[Sitter],
    asked: Option<Seat>,
) -> Seats {
    let Some(asked) = asked else {
        return Seats::NONE;
    };
    let (game, view) = (session.game(), session.view(Viewer::Spectator));
    let with = |&seat: &Seat| {
        let bond = G::bond(game, &view, asked, seat);
        seat == asked
            || match sitters.get(seat.index()) {
                Some(Sitter::Human) | None => bond != Bond::Apart,
                Some(Sitter::Bot(_)) => bond == Bond::Choice,
                Some(Sitter::Away) => false,
            }
    };
    session.status().waiting().iter().filter(with).collect()
}

/// Whether a bot leaves its choice to a person who shares it, at this screen or elsewhere.
#[must_use]
pub fn leaves<G: GameUi>(session: &Session<G::Game>, sitters: &[Sitter], bot: Seat) -> bool {
    let (game, view) = (session.game(), session.view(Viewer::Spectator));
    let is_bot = |seat: Seat| matches!(sitters.get(seat.index()), Some(Sitter::Bot(_)));
    let mut others = session.status().waiting().without(bot).iter();
    others.any(|seat| !is_bot(seat) && G::bond(game, &view, bot, seat) == Bond::Choice)
}

/// The action that is no choice, and whose it is: the only one that any seat has of all that are waited for. As
/// long as another seat could act instead, somebody chooses.
#[must_use]
pub fn forced<G: GameUi>(session: &Session<G::Game>) -> Option<(Seat, G::Action)> {
    session.only().filter(|(_, action)| G::is_forced(*action))
}

/// The person at this screen who may take back now: who gave the last order, or else `asked`, the one
/// who chooses while others do. What was no choice is not taken back alone.
#[must_use]
pub fn undoer<G: GameUi>(
    session: &Session<G::Game>,
    sitters: &[Sitter],
    asked: Option<Seat>,
) -> Option<Seat> {
    let last = session.entries().checked_sub(1);
    let last = last.and_then(|last| session.actor(last));
    let mut people = last.into_iter().chain(asked);
    people.find(|&seat| {
        is_human(sitters, seat) && session.can_undo(seat) && !was_forced::<G>(session, seat)
    })
}

/// Whether what a seat may take back is an action that was no choice.
fn was_forced<G: GameUi>(session: &Session<G::Game>, seat: Seat) -> bool {
    let Ok(at) = session.last_open(seat) else {
        return false;
    };
    let entry = session.log().get(at);
    entry.is_some_and(|entry| {
        G::is_forced(entry.action) && session.only_at(at) == Some((seat, entry.action))
    })
}

/// Of those who are asked together, the one who took something back and may give it again.
#[must_use]
pub fn redoer<G: GameUi>(session: &Session<G::Game>, choosers: Seats) -> Option<Seat> {
    choosers.iter().find(|&seat| session.can_redo(seat))
}

/// Of those who are asked together, the one who acted last, and else `asked`.
#[must_use]
pub fn actor<G: GameUi>(session: &Session<G::Game>, choosers: Seats, asked: Seat) -> Seat {
    let last = session.entries().checked_sub(1);
    let last = last.and_then(|last| session.actor(last));
    last.filter(|&seat| choosers.has(seat) && session.can_undo(seat))
        .unwrap_or(asked)
}

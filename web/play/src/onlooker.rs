//! Somebody who looks on: told of a running match of any game whenever something was done at it, and able to have
//! something done himself. Where nobody looks on, nothing is told.

use super::{Deed, Desk};
use crate::GameUi;
use crate::games::Among;
use crate::games::AnySeen;
use derive_where::derive_where;
use engine::game::Game;
use engine::session::Session;
use std::rc::Rc;
use store::Sitter;
use yew::prelude::*;

use super::desk::Refused;

/// A match as it stands after a deed.
#[derive_where(Clone)]
pub struct Seen<G: Game> {
    /// The match.
    pub session: Rc<Session<G>>,
    /// Rises with every deed, done or refused.
    pub edition: u32,
    /// Why the last deed was not done.
    pub refused: Option<Refused<G::Refusal>>,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Has something done.
    pub deeds: Callback<Deed<G::Action>>,
}

/// Whether a table rests because nobody can see it: bots wait, and the clock stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Resting(pub bool);

/// Who looks on: told of the match, and of nothing when it is left.
#[derive(Clone, PartialEq)]
pub struct Onlooker(pub Callback<Option<AnySeen>>);

/// Tells who looks on, if anybody does.
#[hook]
pub fn use_onlooker<G: GameUi>(desk: &UseReducerHandle<Desk<G::Game>>, sitters: &[Sitter]) {
    let onlooker = use_context::<Onlooker>();
    let seen = Seen {
        session: desk.session.clone(),
        edition: desk.edition,
        refused: desk.refused,
        sitters: sitters.to_vec(),
        deeds: {
            let deeds = desk.dispatcher();
            Callback::from(move |deed| deeds.dispatch(deed))
        },
    };
    let ending = onlooker.clone();
    use_effect_with((desk.edition, sitters.to_vec()), move |_| {
        if let Some(Onlooker(tell)) = onlooker {
            tell.emit(Some(<G::Game>::watched(seen)));
        }
    });
    use_effect_with((), move |()| {
        move || {
            if let Some(Onlooker(tell)) = ending {
                tell.emit(None);
            }
        }
    });
}

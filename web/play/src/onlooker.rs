//! Somebody who looks on: told of a running match of any game whenever something was done at it, and able to have
//! something done himself. Where nobody looks on, nothing is told.

use crate::desk::Desk;
use crate::game_ui::{Among, AnySeen, GameUi, Seen};
use store::Sitter;
use yew::prelude::*;

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

//! An observer of a running match of any game: it receives the match after every command, and can
//! dispatch commands itself.

use crate::game_ui::{AnyObservedMatch, GameUi, MatchVariant, ObservedMatch};
use crate::session_store::SessionStore;
use store::PlayerKind;
use yew::prelude::*;

/// Whether a table is paused because it is not visible: bots wait, and the clock stands still.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TablePaused(pub bool);

/// Receives the match after every command, and `None` when the table is left.
#[derive(Clone, PartialEq)]
pub struct Observer(pub Callback<Option<AnyObservedMatch>>);

/// Notifies the observer, if there is one in the context.
#[hook]
pub fn use_observer<G: GameUi>(
    desk: &UseReducerHandle<SessionStore<G::Game>>,
    sitters: &[PlayerKind],
) {
    let onlooker = use_context::<Observer>();
    let seen = ObservedMatch {
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
        if let Some(Observer(tell)) = onlooker {
            tell.emit(Some(<G::Game>::into_any(seen)));
        }
    });
    use_effect_with((), move |()| {
        move || {
            if let Some(Observer(tell)) = ending {
                tell.emit(None);
            }
        }
    });
}

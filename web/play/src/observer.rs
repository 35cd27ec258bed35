//! An observer of a running match of any game: it receives the match after every command, and can
//! dispatch commands itself.

use crate::game_ui::{AnyObservedMatch, GameUi, MatchVariant, ObservedMatch};
use crate::session_store::SessionStore;
use store::PlayerKind;
use yew::prelude::*;

/// Whether a table is paused because it is not visible: bots wait, and the clock stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TablePaused(pub bool);

/// Receives the match after every command, and `None` when the table is left.
#[derive(Clone, PartialEq)]
pub struct Observer(pub Callback<Option<AnyObservedMatch>>);

/// Notifies the observer, if there is one in the context.
#[hook]
pub fn use_observer<G: GameUi>(
    session_store: &UseReducerHandle<SessionStore<G::Game>>,
    player_kinds: &[PlayerKind],
) {
    let observer = use_context::<Observer>();
    let observed = ObservedMatch {
        session: session_store.session.clone(),
        edition: session_store.edition,
        refused: session_store.refused,
        player_kinds: player_kinds.to_vec(),
        dispatcher: {
            let dispatcher = session_store.dispatcher();
            Callback::from(move |command| dispatcher.dispatch(command))
        },
    };
    let observer_at_end = observer.clone();
    use_effect_with((session_store.edition, player_kinds.to_vec()), move |_| {
        if let Some(Observer(notify)) = observer {
            notify.emit(Some(<G::Game>::into_any(observed)));
        }
    });
    use_effect_with((), move |()| {
        move || {
            if let Some(Observer(notify)) = observer_at_end {
                notify.emit(None);
            }
        }
    });
}

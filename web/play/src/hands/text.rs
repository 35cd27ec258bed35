//! A running match in words.

use super::{Banner, Sitting, use_sitting};
use crate::game_ui::{GameUi, Hands, Reader, Watch};
use crate::table::{Chair, Staging, TableProps, Telling, use_telling};
use crate::text::Source;
use std::rc::Rc;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// What the keys that read a board ask for an account.
pub(super) fn source<G: GameUi>(
    watch: &Watch<G>,
    actions: &Hands<G>,
    chair: &Chair<G>,
    phrases: &Phrases,
) -> Source {
    let reader = Reader {
        watch: watch.clone(),
        actions: actions.clone(),
        sitters: chair.record.sitters.clone(),
        thinking: chair.run.thinking,
        phrases: phrases.clone(),
    };
    Source(Rc::new(move || G::account(&reader)))
}

/// The text version of a running match.
#[component]
pub fn HandText<G: GameUi>(props: &TableProps<G::Game>) -> Html {
    let phrases = use_phrases();
    let Sitting {
        chair,
        watch,
        actions,
    } = use_sitting(props, Staging::Words);
    let (still, stand) = (watch.unlooked(), watch.stand.clone());
    let told = chair.hint.told.as_ref();
    let telling = Telling {
        hint: told.map(|told| G::hint(&still, &phrases, told)),
        source: source(&still, &actions, &chair, &phrases),
        keys: G::keys(),
        claimed: G::CLAIMED.to_vec(),
        end: html! {
            <Banner<G> stand={watch.stand} record={chair.record.clone()} score={chair.score.clone()} />
        },
    };
    use_telling(&chair, stand, still, telling)
}

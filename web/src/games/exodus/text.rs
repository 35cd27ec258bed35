//! The text version of a match of Exodus: its account, and the page that tells it. What the page looks
//! like, and what a command means, is the business of `web/src/text`.

mod account;
mod empires;
mod hexes;
mod orders;
mod ships;

pub use account::account;

use super::table::{Actions, Banner, ExodusTableProps, Watch};
use crate::l10n::{Phrases, use_phrases};
use crate::play::hands::{Keyed, Sitting, use_sitting};
use crate::play::table::{Staging, Telling, use_telling};
use crate::store::SaveRecord;
use crate::text::Source;
use engine::exodus::Exodus;
use std::rc::Rc;
use yew::prelude::*;

/// What the keys that read the map ask for an account.
#[must_use]
pub fn source(
    watch: &Watch,
    actions: &Actions,
    record: &SaveRecord,
    thinking: bool,
    phrases: &Phrases,
) -> Source {
    let (watch, actions, phrases) = (watch.clone(), actions.clone(), phrases.clone());
    let sitters = record.sitters.clone();
    Source(Rc::new(move || {
        account(&watch, &actions, &sitters, thinking, &phrases)
    }))
}

/// The text version of a running match.
#[component]
pub fn ExodusText(props: &ExodusTableProps) -> Html {
    let phrases = use_phrases();
    let Sitting {
        chair,
        watch,
        actions,
    } = use_sitting(props, Staging::Words);
    let (still, stand) = (watch.unlooked(), watch.stand.clone());
    let telling = Telling {
        source: source(
            &still,
            &actions,
            &chair.record,
            chair.run.thinking,
            &phrases,
        ),
        keys: Exodus::keys(),
        claimed: Exodus::CLAIMED.to_vec(),
        end: html! {
            <Banner stand={watch.stand} record={chair.record.clone()} score={chair.score.clone()} />
        },
    };
    use_telling(&chair, stand, still, telling)
}

//! The text version of a match of Saga: its account, and the page that tells it. What the page looks
//! like, and what a command means, is the business of `web/src/text`.

mod account;
mod mats;
mod orders;
mod pieces;
mod places;
mod state;

pub use account::account;
pub use orders::place_of;

use super::table::{Actions, Banner, SagaTableProps, Watch};
use crate::l10n::{Phrases, use_phrases};
use crate::play::hands::{Keyed, Sitting, use_sitting};
use crate::play::table::{Staging, Telling, use_telling};
use crate::store::SaveRecord;
use crate::text::Source;
use engine::saga::Saga;
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
pub fn SagaText(props: &SagaTableProps) -> Html {
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
        keys: Saga::keys(),
        claimed: Saga::CLAIMED.to_vec(),
        end: html! {
            <Banner stand={watch.stand} record={chair.record.clone()} score={chair.score.clone()} />
        },
    };
    use_telling(&chair, stand, still, telling)
}

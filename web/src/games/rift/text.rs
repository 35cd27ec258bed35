//! The text version of a match of Centauri Rift: its account, and the page that tells it. What the
//! page looks like, and what a command means, is the business of `web/src/text`.

mod account;
mod orders;
mod ships;
mod squares;

pub use account::account;

use super::table::banner::Banner;
use super::table::sitting::{Sitting, use_sitting};
use super::table::{RiftTableProps, hint, keys, source};
use crate::play::table::{Staging, Telling, use_telling};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The text version of a running match.
#[component]
pub fn RiftText(props: &RiftTableProps) -> Html {
    let phrases = use_phrases();
    let Sitting {
        chair,
        watch,
        actions,
        ..
    } = use_sitting(props, Staging::Words);
    let still = watch.unlooked();
    let told = chair.hint.told.as_ref();
    let telling = Telling {
        hint: told.map(|told| hint::words(&still, &phrases, told)),
        source: source(
            &still,
            &actions,
            &chair.record,
            chair.run.thinking,
            &phrases,
        ),
        keys: keys::section(),
        claimed: keys::CLAIMED.to_vec(),
        end: html! { <Banner {watch} record={chair.record.clone()} score={chair.score.clone()} /> },
    };
    use_telling(&chair, still.stand(), still, telling)
}

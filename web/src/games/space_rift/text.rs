//! The text version of a match of Space Rift: its account, and the page that tells it. What the page
//! looks like, and what a command means, is the business of `web/src/text`.

mod account;
mod hexes;
mod orders;
mod stands;
mod units;

pub use account::account;

use super::table::{Banner, SpaceTableProps, source};
use crate::l10n::use_phrases;
use crate::play::hands::{Keyed, Sitting, use_sitting};
use crate::play::table::{Staging, Telling, use_telling};
use engine::space_rift::SpaceRift;
use yew::prelude::*;

/// The text version of a running match.
#[component]
pub fn SpaceText(props: &SpaceTableProps) -> Html {
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
        keys: SpaceRift::keys(),
        claimed: SpaceRift::CLAIMED.to_vec(),
        end: html! {
            <Banner stand={watch.stand} record={chair.record.clone()} score={chair.score.clone()} />
        },
    };
    use_telling(&chair, stand, still, telling)
}

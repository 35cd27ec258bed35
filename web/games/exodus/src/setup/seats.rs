//! The choice of the player and the color of each seat.

use super::SetupPartProps;
use crate::narrate::seat_name;
use play::setup::seat_list;
use ui::l10n::use_phrases;
use yew::prelude::*;

#[component]
pub(super) fn SeatSettings(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    html! {
        <section class="setup-part" aria-labelledby="setup-seats">
            <h2 id="setup-seats">{ phrases.text("exodus-setup-seats") }</h2>
            { seat_list(props, |seat| seat_name(&phrases, seat)) }
            if draft.has_remote() {
                <p><small>{ phrases.text("exodus-setup-far") }</small></p>
            }
            if draft.is_shared() {
                <p><small>{ phrases.text("exodus-setup-shared") }</small></p>
            }
        </section>
    }
}

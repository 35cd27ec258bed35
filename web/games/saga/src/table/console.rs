//! The console: what is played for, where the round is, all seats in short, and the sector that
//! is looked at.

use super::course::Course;
use super::fleet::Seats;
use super::hex_card::HexCard;
use super::mission::Goals;
use crate::Ui;
use play::game_ui::{ConsoleProps, PartProps};
use ui::console::use_picked_in_sight;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The console.
#[component]
pub fn Console(props: &ConsoleProps<Ui>) -> Html {
    let phrases = use_phrases();
    let PartProps {
        watch,
        actions,
        sitters,
    } = &props.part;
    let still = watch.unlooked();
    let label = props.name(&phrases);
    let panel = use_node_ref();
    use_picked_in_sight(&panel, ".saga-console-spot", watch.shown);
    html! {
        <section ref={panel} class="table-console panel saga-console" translate="no" aria-label={label} tabindex="0">
            <Goals watch={still.clone()} />
            <div class="saga-console-state">
                <Course watch={still.clone()} actions={actions.clone()} />
                <Seats watch={still} actions={actions.clone()} sitters={sitters.clone()} />
            </div>
            <div class="saga-console-spot"><HexCard watch={watch.clone()} actions={actions.clone()} /></div>
        </section>
    }
}

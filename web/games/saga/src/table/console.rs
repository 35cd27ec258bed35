//! The console: goals, the turn track, all seats in short, and the inspected sector.

use super::fleet::SeatSummaries;
use super::hex_card::HexCard;
use super::mission::Goals;
use super::turn_track::TurnTrack;
use crate::Ui;
use play::game_ui::{TableConsoleProps, TablePartProps};
use ui::l10n::use_phrases;
use ui::panels::use_scroll_to_picked;
use yew::prelude::*;

#[component]
pub fn Console(props: &TableConsoleProps<Ui>) -> Html {
    let phrases = use_phrases();
    let TablePartProps {
        context,
        actions,
        player_kinds,
    } = &props.part;
    let still = context.without_hover();
    let label = props.name(&phrases);
    let panel = use_node_ref();
    use_scroll_to_picked(&panel, ".saga-console-spot", context.shown);
    html! {
        <section ref={panel} class="table-console panel saga-console" translate="no" aria-label={label} tabindex="0">
            <Goals context={still.clone()} reader={still.reader_seat(player_kinds)} />
            <div class="saga-console-state">
                <TurnTrack context={still.clone()} actions={actions.clone()} />
                <SeatSummaries context={still} actions={actions.clone()} player_kinds={player_kinds.clone()} />
            </div>
            <div class="saga-console-spot"><HexCard context={context.clone()} actions={actions.clone()} /></div>
        </section>
    }
}

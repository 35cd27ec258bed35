//! The console: the turn track, all empires in short, the current battle or rockets, and the
//! inspected hex.

use super::super::match_standing::match_standing;
use super::battle::BattlePanel;
use super::empires::EmpireList;
use super::hex_card::HexCard;
use super::rockets::RocketPanel;
use super::turn_track::TurnTrack;
use crate::{Ui, table};
use engine::exodus::cards::CardSet;
use engine::game::Seat;
use play::game_ui::{TableConsoleProps, TablePartProps};
use ui::l10n::use_phrases;
use ui::panels::goals::GoalPanel;
use ui::panels::use_scroll_to_picked;
use yew::prelude::*;

#[component]
pub fn Console(props: &TableConsoleProps<Ui>) -> Html {
    let phrases = use_phrases();
    let TablePartProps {
        watch,
        actions,
        sitters,
    } = &props.part;
    let still = watch.without_hover();
    let label = props.name(&phrases);
    let panel = use_node_ref();
    use_scroll_to_picked(&panel, ".exo-console-spot", watch.shown);
    let held = |seat: Seat| {
        let own = table::private(watch, seat);
        own.map_or(CardSet::NONE, |own| own.abilities)
    };
    let standing = match_standing(watch.table(), &watch.view.public, &phrases, held);
    html! {
        <section ref={panel} class="table-console panel exo-console" translate="no" aria-label={label} tabindex="0">
            <GoalPanel {standing} />
            <div class="exo-console-state">
                <TurnTrack watch={still.clone()} actions={actions.clone()} />
                <BattlePanel watch={watch.clone()} actions={actions.clone()} />
                <RocketPanel watch={watch.clone()} actions={actions.clone()} />
                <EmpireList watch={still} actions={actions.clone()} sitters={sitters.clone()} />
            </div>
            <div class="exo-console-spot"><HexCard watch={watch.clone()} actions={actions.clone()} /></div>
        </section>
    }
}

//! The console: where the turn is, all empires in short, the battle or the rockets at hand, and the hex
//! that is looked at.

use super::super::standing::standing;
use super::battle::BattlePanel;
use super::course::Course;
use super::empires::Empires;
use super::hex_card::HexCard;
use super::rockets::RocketPanel;
use crate::{Ui, table};
use engine::exodus::cards::CardSet;
use engine::game::Seat;
use play::game_ui::{ConsoleProps, PartProps};
use ui::console::goals::GoalPanel;
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
    use_picked_in_sight(&panel, ".exo-console-spot", watch.shown);
    let held = |seat: Seat| {
        let own = table::private(watch, seat);
        own.map_or(CardSet::NONE, |own| own.abilities)
    };
    let standing = standing(watch.table(), &watch.view.public, &phrases, held);
    html! {
        <section ref={panel} class="table-console panel exo-console" translate="no" aria-label={label} tabindex="0">
            <GoalPanel {standing} />
            <div class="exo-console-state">
                <Course watch={still.clone()} actions={actions.clone()} />
                <BattlePanel watch={watch.clone()} actions={actions.clone()} />
                <RocketPanel watch={watch.clone()} actions={actions.clone()} />
                <Empires watch={still} actions={actions.clone()} sitters={sitters.clone()} />
            </div>
            <div class="exo-console-spot"><HexCard watch={watch.clone()} actions={actions.clone()} /></div>
        </section>
    }
}

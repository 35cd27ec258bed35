//! The units of both sides as a list: where they are, and how many ships are left; a press shows
//! the unit.

use super::super::narrate::Narrator;
use super::{Actions, Watch};
use engine::space_rift::field::Side;
use engine::space_rift::unit::UnitId;
use play::seats::art;
use ui::console::{shut, unless};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Properties of the list.
#[derive(Properties, PartialEq)]
pub struct FleetListProps {
    /// What is read.
    pub watch: Watch,
    /// What can be done.
    pub actions: Actions,
}

/// The units.
#[component]
pub fn FleetList(props: &FleetListProps) -> Html {
    let phrases = use_phrases();
    let FleetListProps { watch, actions } = props;
    let (table, public) = (watch.table(), &watch.view.public);
    let narrator = Narrator::new(&phrases, table);
    let row = |id: UnitId| {
        let unit = public.unit(id);
        let lost = unit.hex.is_none();
        let shown = watch.shown.is_some() && watch.shown == unit.hex;
        let place = unit.hex.map_or_else(String::new, |hex| narrator.hex(hex));
        html! {
            <li key={id.0}>
                <button type="button" class={classes!("unit-row", lost.then_some("lost"))} aria-disabled={shut(lost)}
                    aria-pressed={shown.to_string()} onclick={unless(lost, actions.show(unit.hex))}>
                    <span class="unit-name">{ narrator.unit_short(id) }<small>{ place }</small></span>
                    <span class="number">{ narrator.strength(public, id) }</span>
                </button>
            </li>
        }
    };
    let side = |side: Side| {
        let units = table.force(side).units.iter().map(row);
        html! {
            <details key={side.term()} class={classes!("fleet", art(side.seat()).class())} open=true>
                <summary>{ narrator.fleet(side) }</summary>
                <ul class="units">{ for units }</ul>
            </details>
        }
    };
    html! { <div class="fleets">{ for Side::ALL.map(side) }</div> }
}

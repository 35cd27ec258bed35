//! The units of both sides as a list with position and remaining ships; pressing a unit shows it on
//! the board.

use super::super::narrate::Narrator;
use super::{TableActions, TableContext};
use engine::space_rift::battlefield::Side;
use engine::space_rift::unit::UnitId;
use play::seats::seat_art;
use ui::l10n::use_phrases;
use ui::panels::{aria_disabled, unless_disabled};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct FleetListProps {
    pub context: TableContext,
    pub actions: TableActions,
}

#[component]
pub fn FleetList(props: &FleetListProps) -> Html {
    let phrases = use_phrases();
    let FleetListProps { context, actions } = props;
    let (game, public) = (context.game(), &context.view.public);
    let narrator = Narrator::new(&phrases, game);
    let row = |id: UnitId| {
        let unit = public.unit(id);
        let eliminated = unit.hex.is_none();
        let is_shown = context.shown.is_some() && context.shown == unit.hex;
        let place = unit.hex.map_or_else(String::new, |hex| narrator.hex(hex));
        html! {
            <li key={id.0}>
                <button type="button" class={classes!("unit-row", eliminated.then_some("lost"))} aria-disabled={aria_disabled(eliminated)}
                    aria-pressed={is_shown.to_string()} onclick={unless_disabled(eliminated, actions.on_show_place(unit.hex))}>
                    <span class="unit-name">{ narrator.unit_short(id) }<small>{ place }</small></span>
                    <span class="number">{ narrator.strength(public, id) }</span>
                </button>
            </li>
        }
    };
    let side = |side: Side| {
        let units = game.side_setup(side).units.iter().map(row);
        html! {
            <details key={side.into_str()} class={classes!("fleet", seat_art(side.seat()).class())} open=true>
                <summary>{ narrator.fleet(side) }</summary>
                <ul class="units">{ for units }</ul>
            </details>
        }
    };
    html! { <div class="fleets">{ for Side::ALL.map(side) }</div> }
}

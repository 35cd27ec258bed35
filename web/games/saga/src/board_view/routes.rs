//! The route that an armada is about to fly, and the sectors of fights.

use super::super::pieces::{class_of, overlay};
use super::{center, seat_of};
use engine::saga::Saga;
use engine::saga::hex::HexId;
use engine::saga::ids::ArmadaId;
use engine::saga::state::Public;
use yew::prelude::*;

/// Draws the route of an armada through hexes, with the Movement Points of each step and in total.
/// A step into a hex without a sector explores it. Evade costs are the current ones.
pub fn armada_route(game: &Saga, public: &Public, armada: ArmadaId, hexes: &[HexId]) -> Html {
    let Some(start) = public.armada(armada).sector else {
        return Html::default();
    };
    let from = public.sector(start).hex;
    let path: Vec<HexId> = std::iter::once(from).chain(hexes.iter().copied()).collect();
    let mut shadow = Box::new(public.clone());
    let mut costs = Vec::new();
    for hex in hexes {
        let to = shadow.at(*hex).filter(|to| shadow.sector(*to).is_face_up);
        costs.push(match to {
            Some(to) => game.move_cost(&shadow, armada, to),
            None => 1 + game.evade_cost(&shadow, armada),
        });
        shadow.armada_mut(armada).sector = to;
    }
    let places: Vec<_> = path.into_iter().map(center).collect();
    html! {
        <g class={class_of(seat_of(armada))}>
            { overlay::route(&places, &costs, public.armada(armada).mp) }
        </g>
    }
}

/// Marks the sectors of current fights.
pub fn fights(hexes: &[HexId]) -> Html {
    let mark = |hex: &HexId| {
        let (x, y) = center(*hex);
        html! { <>{ overlay::hexagon((x, y), "saga-fight") }{ overlay::fight((x, y + 8)) }</> }
    };
    hexes.iter().map(mark).collect()
}

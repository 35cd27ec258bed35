//! Rockets and battles on the map: targets with their chances, and hexes of battles.

use super::super::pieces::overlay;
use super::center;
use engine::exodus::Exodus;
use engine::exodus::hex::{HexId, HexSet};
use engine::exodus::part::Rocket;
use engine::exodus::state::Public;
use engine::game::Seat;
use yew::prelude::*;

/// Draws the assigned rockets, in order.
pub fn rocket_attacks(game: &Exodus, public: &Public) -> Html {
    let arc = |(n, attack): (usize, &engine::exodus::state::RocketAttack)| {
        let same = |other: &&engine::exodus::state::RocketAttack| {
            other.from == attack.from && other.to == attack.to
        };
        let nth = public.rocket_attacks.iter().take(n).filter(same).count();
        overlay::rocket_arc(
            attack.rocket,
            center(game, attack.from),
            center(game, attack.to),
            u8::try_from(nth).unwrap_or(0),
        )
    };
    public.rocket_attacks.iter().enumerate().map(arc).collect()
}

/// Draws the planets that a seat's rocket can target from a planet, each with the chance to arrive.
pub fn range(game: &Exodus, public: &Public, seat: Seat, from: HexId, targets: HexSet) -> Html {
    let target = |to: HexId| {
        let (percent, face) = odds(game, public, seat, from, to);
        html! { <>
            { overlay::hexagon(center(game, to), "exo-range") }
            { overlay::chance(center(game, to), percent, face) }
        </> }
    };
    targets.iter().map(target).collect()
}

/// Draws an aimed rocket: its arc, and the chance to arrive.
pub fn aimed_rocket(
    game: &Exodus,
    public: &Public,
    seat: Seat,
    rocket: Rocket,
    (from, to): (HexId, HexId),
) -> Html {
    let (percent, face) = odds(game, public, seat, from, to);
    html! { <>
        { overlay::rocket_arc(rocket, center(game, from), center(game, to), 0) }
        { overlay::chance(center(game, to), percent, face) }
    </> }
}

/// Returns the chance in percent that a rocket arrives, and the lowest die face with which it does.
fn odds(game: &Exodus, public: &Public, seat: Seat, from: HexId, to: HexId) -> (u8, u8) {
    let face = game.min_distance_roll(public, seat, from, to);
    let faces = u32::from(7u8.saturating_sub(face).min(6));
    (u8::try_from((faces * 100 + 3) / 6).unwrap_or(100), face)
}

/// Marks the hexes of pending and current battles, and those where a seat is asked to uncloak.
pub fn battles(game: &Exodus, public: &Public) -> Html {
    let current_hex = public.battle.as_ref().map(|battle| battle.hex);
    let marker_point = |hex: HexId| {
        let (x, y) = center(game, hex);
        (x, y - 68)
    };
    let pending_hexes = public.contested.union(public.guarded);
    let other_hexes = pending_hexes.iter().filter(|hex| Some(*hex) != current_hex);
    let uncloak_hexes = public.uncloak_hexes.iter();
    html! { <>
        { for other_hexes.map(|hex| overlay::battle(marker_point(hex), false)) }
        if let Some(hex) = current_hex {
            { overlay::hexagon(center(game, hex), "exo-fight") }
            { overlay::battle(marker_point(hex), true) }
        }
        { for uncloak_hexes.map(|hex| overlay::cloak_question(marker_point(hex))) }
    </> }
}

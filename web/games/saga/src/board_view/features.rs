//! The contents of sectors: installed XPMs, Starbases, XPMs, Astartium.

use super::super::pieces::base::{BaseLook, base};
use super::super::pieces::ship::ColonyLook;
use super::super::pieces::{draw_keyed, draw_scaled, gate, goods};
use super::center;
use engine::game::Seat;
use engine::saga::Saga;
use engine::saga::armada::{Sector, Starbase};
use engine::saga::hex::HexId;
use engine::saga::ids::EntityId;
use engine::saga::mission::CounterDisplay;
use engine::saga::state::Public;
use yew::prelude::*;

/// Places of an XPM and of Astartium in their hex.
const CORNERS: [(i32, i32); 2] = [(-60, -42), (58, -42)];

/// Draws the contents of the sectors except movable pieces.
pub fn features(game: &Saga, public: &Public) -> Html {
    html! { <>
        { gate_fill(game, public) }
        { for public.sectors.iter().map(|sector| station(game, public, sector)) }
        { for public.sectors.iter().map(goods_of) }
    </> }
}

fn gate_fill(game: &Saga, public: &Public) -> Html {
    let (x, y) = center(HexId::GATE);
    let slots = gate_slots(game);
    if slots == 0 {
        return Html::default();
    }
    draw_keyed(
        "gate".to_owned(),
        (x, y),
        gate::gate_charge(public.installed, slots),
    )
}

/// Returns the number of XPM slots of the Jumpgate; 0 if the scenario has none.
#[must_use]
pub fn gate_slots(game: &Saga) -> u8 {
    let counters = game.mission().counters.iter();
    let slots = counters.filter(|counter| counter.shown == CounterDisplay::Slots);
    let max_slots = slots.map(|counter| counter.bounds[1]).max().unwrap_or(0);
    u8::try_from(max_slots.clamp(0, 8)).unwrap_or(0)
}

fn station(game: &Saga, public: &Public, sector: &Sector) -> Html {
    let Some(found) = sector.starbase else {
        return Html::default();
    };
    let look = BaseLook {
        seat: base_owner(game, public, found),
        is_active: found.is_active,
        is_home: found.is_home,
    };
    let (x, y) = center(sector.hex);
    draw_keyed(
        base_name(sector.hex),
        (x, y + 22),
        draw_scaled((0, 0), 84, base(look)),
    )
}

/// Returns the seat whose color a Starbase has.
#[must_use]
pub fn base_owner(game: &Saga, public: &Public, base: Starbase) -> Option<Seat> {
    let color = base.color?;
    game.all_seats()
        .iter()
        .find(|seat| public.mat(*seat).color == Some(color))
}

fn goods_of(sector: &Sector) -> Html {
    let (x, y) = center(sector.hex);
    let at_offset = |(dx, dy): (i32, i32)| (x + dx, y + dy);
    let [xpm, pile] = CORNERS;
    html! { <>
        if sector.has_xpm {
            { draw_keyed(xpm_name(sector.hex), at_offset(xpm), draw_scaled((0, 0), 92, goods::xpm())) }
        }
        if sector.astartium > 0 {
            { draw_keyed(astartium_name(sector.hex), at_offset(pile), draw_scaled((0, 0), 96, goods::astartium_pile(sector.astartium))) }
        }
    </> }
}

/// Returns the appearance of an entity of the scenario.
#[must_use]
pub fn entity_look(public: &Public, entity: EntityId) -> ColonyLook {
    let state = public
        .entities
        .get(entity.index())
        .copied()
        .unwrap_or_default();
    ColonyLook {
        hull: state.hull,
        is_revealed: state.is_revealed,
        has_xpm: state.has_xpm,
    }
}

/// Returns the name of a Starbase's drawing.
#[must_use]
pub fn base_name(hex: HexId) -> String {
    format!("base-{}", hex.0)
}

/// Returns the name of the drawing of a hex's XPM.
#[must_use]
pub fn xpm_name(hex: HexId) -> String {
    format!("xpm-{}", hex.0)
}

/// Returns the name of the drawing of a hex's Astartium.
#[must_use]
pub fn astartium_name(hex: HexId) -> String {
    format!("astartium-{}", hex.0)
}

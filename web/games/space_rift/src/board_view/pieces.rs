//! The layer of units and meteors.

use super::super::pieces::meteor::{MeteorLook, meteor};
use super::super::pieces::{Hull, UnitLook, draw_keyed, hull, overlay, side, unit};
use super::center;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::{Hex, HexSet, Side};
use engine::space_rift::content::pack_support::unit_slot;
use engine::space_rift::refusal::Refusal;
use engine::space_rift::state::Public;
use engine::space_rift::unit::UnitId;
use store::pack::picture_index;
use yew::prelude::*;

/// Draws all units and meteors, except those covered by the rift.
pub fn pieces(game: &SpaceRift, public: &Public) -> Html {
    let flying = (0u8..).zip(&public.meteors).filter_map(|(n, hex)| {
        let hex =
            (*hex).filter(|hex| public.rift.as_ref().is_none_or(|rift| !rift.covers(*hex)))?;
        Some(draw_keyed(
            meteor_name(n),
            center(hex),
            lone_meteor(game, public, n),
        ))
    });
    html! { <>
        { for flying }
        { for placed_units(game, public) }
    </> }
}

fn placed_units(game: &SpaceRift, public: &Public) -> Vec<Html> {
    let ids = (0..game.builds().len() as u8).map(UnitId);
    let drawn = |id: UnitId| {
        let hex = public.hex_of(id)?;
        Some(draw_keyed(
            unit_name(id),
            center(hex),
            lone_unit(game, public, id),
        ))
    };
    ids.filter_map(drawn).collect()
}

/// Draws rings above the selected unit and the units that can be picked, whose bases hide the marks
/// of their hexes.
pub fn highlight_rings(public: &Public, legal: HexSet, selected: Option<Hex>) -> Html {
    let holds_unit = |hex: &Hex| public.unit_at(*hex).is_some();
    let pickable = legal.iter().filter(|hex| Some(*hex) != selected);
    let pickable: Vec<_> = pickable.filter(holds_unit).map(center).collect();
    let selected: Vec<_> = selected
        .into_iter()
        .filter(holds_unit)
        .map(center)
        .collect();
    html! { <>
        { overlay::rings(&pickable, "legal") }
        { overlay::rings(&selected, "selected") }
    </> }
}

/// Returns the name of a unit's drawing, by which animations find it.
#[must_use]
pub fn unit_name(id: UnitId) -> String {
    format!("unit-{}", id.0)
}

/// Returns the name of a meteor's drawing, by which animations find it.
#[must_use]
pub fn meteor_name(meteor: u8) -> String {
    format!("meteor-{meteor}")
}

pub fn lone_unit(game: &SpaceRift, public: &Public, id: UnitId) -> Html {
    unit(&look(game, public, id))
}

/// Draws one ship of a unit at its place in the formation.
pub fn lone_ship(game: &SpaceRift, id: UnitId, ship: u8) -> Html {
    let build = game.build(id);
    let own = Hull::of(build.code.as_str(), build.class);
    let (escort, size) = if build.has_hull() {
        (Hull::Fighter, "0.85")
    } else {
        (own, own.size_in(build.ships))
    };
    let slots = own.formation(build.ships);
    let (x, y) = slots.get(usize::from(ship)).copied().unwrap_or((0, -18));
    html! {
        <g class={side::class_of(build.side)}><g transform={side::rotation_of(build.side)}>
            <g transform={format!("translate({x} {y}) scale({size})")}>{ hull::render(escort, build.side) }</g>
        </g></g>
    }
}

pub fn lone_meteor(game: &SpaceRift, public: &Public, n: u8) -> Html {
    meteor(art_meteor(game, public, n))
}

/// Returns the appearance of a meteor.
#[must_use]
pub fn art_meteor(game: &SpaceRift, public: &Public, n: u8) -> MeteorLook {
    let tile = game
        .meteors()
        .get(usize::from(n))
        .copied()
        .unwrap_or_default();
    MeteorLook {
        speed: tile.speed,
        is_storm: tile.dice > game.figures().showers.dice,
        is_eastward: game.first() == Side::South,
        has_moved: public.flown_meteors >> (n & 15) & 1 == 1,
    }
}

/// Returns the appearance of a unit in its current state.
#[must_use]
pub fn look(game: &SpaceRift, public: &Public, id: UnitId) -> UnitLook {
    let (build, now) = (game.build(id), public.unit(id));
    let code = build.code.as_str();
    let heavy = if build.is_heavy { "h" } else { "" };
    let is_ordered = public.ordered.contains(id) && build.side == public.active;
    let cannot_fight = || {
        let refused = game.battlefield(public).check_fight(id).err();
        matches!(refused, Some(Refusal::Landed | Refusal::PlatformMoved))
    };
    UnitLook {
        side: build.side,
        hull: Some(Hull::of(code, build.class)),
        picture: picture_index(&unit_slot(code)),
        class: build.class,
        code: format!("{code}{heavy}"),
        ship_count: now.ships,
        full_ships: build.ships,
        has_hull: build.has_hull(),
        points: build.points,
        has_alert: public.alert.contains(id),
        is_ordered,
        has_moved: public.moved.contains(id),
        has_fought: public.fought.contains(id),
        is_locked: is_ordered && cannot_fight(),
    }
}

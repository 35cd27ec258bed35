//! Planets with tokens, victory points, guards and rockets, and the rubble of destroyed ones.

use super::super::pieces::planet::{PlanetLook, planet};
use super::super::pieces::{draw_keyed, guard, rocket, rubble};
use super::center;
use engine::exodus::Exodus;
use engine::exodus::content::pack_support::planet_slot;
use engine::exodus::hex::HexId;
use engine::exodus::mat::Sector;
use engine::exodus::part::Rocket;
use engine::exodus::state::Public;
use store::pack::picture_index;
use yew::prelude::*;

/// Returns everything that the drawing of features depends on, as a memo key.
#[must_use]
pub fn feature_inputs(game: &Exodus, public: &Public) -> Vec<(HexId, Option<PlanetLook>, Sector)> {
    let hex = |hex: HexId| {
        let cubes = Default::default();
        let sector = Sector {
            cubes,
            ..*public.sector(hex)
        };
        (hex, look(game, public, hex), sector)
    };
    game.hexes().map(hex).collect()
}

/// Draws the contents of all hexes except cubes and ships.
pub fn features(game: &Exodus, public: &Public) -> Html {
    html! { <>
        { for game.hexes().map(|hex| body(game, public, hex)) }
        { for game.hexes().map(|hex| ring(game, public, hex)) }
        { for game.hexes().map(|hex| fins(game, public, hex)) }
    </> }
}

fn body(game: &Exodus, public: &Public, hex: HexId) -> Html {
    let place = center(game, hex);
    match look(game, public, hex) {
        Some(look) => draw_keyed(planet_name(hex), place, planet(&look)),
        None if public.sector(hex).is_destroyed => {
            draw_keyed(planet_name(hex), place, rubble::rubble(hex.0))
        }
        None => Html::default(),
    }
}

fn ring(game: &Exodus, public: &Public, hex: HexId) -> Html {
    match public.sector(hex).guard {
        0 => Html::default(),
        level => draw_keyed(guard_name(hex), center(game, hex), guard::guard(level)),
    }
}

/// Draws the rockets on the left rim of their planet.
fn fins(game: &Exodus, public: &Public, hex: HexId) -> Html {
    let Sector { rockets, .. } = *public.sector(hex);
    let rim_rockets = |(rocket, count): (Rocket, u8)| {
        let degrees = 150 + 30 * i32::try_from(rocket.index()).unwrap_or(0);
        let body = rocket::rim_rockets(rocket, count, degrees);
        (count > 0).then(|| draw_keyed(rocket_name(hex, rocket), center(game, hex), body))
    };
    Rocket::ALL
        .into_iter()
        .zip(rockets)
        .filter_map(rim_rockets)
        .collect()
}

/// Returns the appearance of a hex's planet; `None` without a planet.
#[must_use]
pub fn look(game: &Exodus, public: &Public, hex: HexId) -> Option<PlanetLook> {
    let sector = public.sector(hex);
    let tile = game.planet(sector)?;
    Some(PlanetLook {
        kind: tile.kind,
        home: game.home_of(public, hex),
        vp: tile.vp,
        token_count: sector.tokens,
        max_tokens: tile.tokens,
        variant: sector.tile.unwrap_or(0).wrapping_add(hex.0),
        picture: picture_index(&planet_slot(&tile.id)),
    })
}

/// Returns the name of a planet's drawing, by which animations find it.
#[must_use]
pub fn planet_name(hex: HexId) -> String {
    format!("planet-{}", hex.0)
}

/// Returns the name of a guard's drawing.
#[must_use]
pub fn guard_name(hex: HexId) -> String {
    format!("guard-{}", hex.0)
}

/// Returns the name of the drawing of a planet's cubes.
#[must_use]
pub fn cubes_name(hex: HexId) -> String {
    format!("cubes-{}", hex.0)
}

/// Returns the name of the drawing of a planet's rockets of one kind.
#[must_use]
pub fn rocket_name(hex: HexId, rocket: Rocket) -> String {
    format!("rocket-{}-{}", hex.0, rocket.index())
}

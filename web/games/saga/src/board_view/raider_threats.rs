//! Threats and protection: the next steps of Raiders and their targets, surges, and the area of
//! Starbases.

use super::super::pieces::overlay;
use super::{center, index_of};
use board::PointyHexGrid;
use board::pointy_hex_view::outlines;
use engine::saga::Saga;
use engine::saga::hex::{HexId, SectorId};
use engine::saga::state::Public;
use std::collections::BTreeMap;
use yew::prelude::*;

/// Draws the next step of every Raider, and their targets; if several steps are equally short, all
/// of them.
pub fn raider_routes(game: &Saga, public: &Public) -> Html {
    let mut moves: BTreeMap<(SectorId, SectorId), u8> = BTreeMap::new();
    for (id, raider) in public.raiders() {
        if !public.sector(raider.sector).is_face_up {
            continue;
        }
        for next in game.raider_step(public, id).iter() {
            *moves.entry((raider.sector, next)).or_default() += 1;
        }
    }
    let sector_center = |sector: SectorId| center(public.sector(sector).hex);
    let raid_arrow = |(&(from, to), &count): (&(SectorId, SectorId), &u8)| {
        overlay::raid_arrow(sector_center(from), sector_center(to), count)
    };
    html! {
        <g class="saga-raids">
            { for game.attractor(public).iter().map(|goal| overlay::attractor_brackets(sector_center(goal))) }
            { for moves.iter().map(raid_arrow) }
        </g>
    }
}

/// Marks sectors in which Raiders currently would surge at the end of the phase `[SAGA-SRG.1]`.
pub fn surge_warnings(public: &Public) -> Html {
    let surge = |(id, sector): (SectorId, &engine::saga::armada::Sector)| {
        let raiders = public.raiders_in(id).count();
        let enemies = raiders + public.bosses_in(id).count();
        let (x, y) = center(sector.hex);
        (sector.is_face_up && raiders > 0 && enemies > 1).then(|| overlay::surge((x + 62, y + 34)))
    };
    public.all().filter_map(surge).collect()
}

/// Draws the area that active Starbases protect `[SAGA-EXP.6]`.
pub fn protected_area(game: &Saga, public: &Public) -> Html {
    let covered = |(id, sector): (SectorId, &engine::saga::armada::Sector)| {
        game.is_protected(public, id).then_some(sector.hex)
    };
    let hexes: Vec<HexId> = public.all().filter_map(covered).collect();
    if hexes.is_empty() {
        return Html::default();
    }
    let area = PointyHexGrid::from_indices(hexes.into_iter().map(index_of));
    html! { <path class="saga-protected" d={outlines(area)} /> }
}

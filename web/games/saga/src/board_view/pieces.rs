//! The layer of movable pieces: Raiders, Bosses, the Ravager, entities of the scenario, armadas.

use super::super::pieces::armada::{ArmadaLook, armada};
use super::super::pieces::boss::{boss_picture, force_field, plate};
use super::super::pieces::raider::{count, raider};
use super::super::pieces::ship::{colony, ravager};
use super::super::pieces::{BoardPoint, draw_at, draw_keyed, draw_scaled};
use super::features::entity_look;
use super::formation::{PiecePlacement, PlacedPiece, formation};
use super::{center, seat_of};
use engine::saga::Saga;
use engine::saga::hex::SectorId;
use engine::saga::ids::{ArmadaId, BossId, EntityId, RaiderId};
use engine::saga::state::Public;
use engine::saga::step::{Phase, Step};
use yew::prelude::*;

/// Draws all movable pieces in the sectors.
pub fn pieces(game: &Saga, public: &Public) -> Html {
    let sector = |(id, sector): (SectorId, &engine::saga::armada::Sector)| {
        let inactive_class = (!sector.is_face_up).then_some("asleep");
        let (x, y) = center(sector.hex);
        let placements = formation(public, id);
        let keyed_piece = |placement: &PiecePlacement| {
            let place = (x + placement.place.0, y + placement.place.1);
            draw_keyed(
                name_of(&placement.piece),
                place,
                render(game, public, id, placement),
            )
        };
        let drawn: Html = placements.iter().map(keyed_piece).collect();
        html! { <g key={id.0} class={classes!(inactive_class)}>{ drawn }</g> }
    };
    public.all().map(sector).collect()
}

fn render(game: &Saga, public: &Public, sector: SectorId, placement: &PiecePlacement) -> Html {
    let body = match &placement.piece {
        PlacedPiece::Ravager => ravager(),
        PlacedPiece::Boss(card) => {
            let field_drawing = has_force_field(game, public, sector).then(force_field);
            let id = game.boss(*card).map_or("", |boss| boss.id.as_str());
            html! { <>{ field_drawing.unwrap_or_default() }{ boss_picture(id, card.0) }</> }
        }
        PlacedPiece::Raiders(ids, level) => {
            let many = (ids.len() > 1).then(|| count((19, -16), ids.len()));
            html! { <>{ raider(*level) }{ many.unwrap_or_default() }</> }
        }
        PlacedPiece::Entity(entity) => colony(entity_look(public, *entity)),
        PlacedPiece::Armada(id) => armada(armada_look(game, public, *id)),
    };
    draw_scaled((0, 0), placement.size, body)
}

/// Returns whether a Boss in a sector is protected by a force field `[SAGA-FTJ.13]`.
#[must_use]
pub fn has_force_field(game: &Saga, public: &Public, sector: SectorId) -> bool {
    game.mission().bosses.has_force_field && public.sector(sector).starbase.is_none()
}

#[must_use]
pub fn armada_look(game: &Saga, public: &Public, id: ArmadaId) -> ArmadaLook {
    let state = public.armada(id);
    let is_shared = game.is_solo() && id.0 > 0;
    ArmadaLook {
        seat: seat_of(id),
        is_explorer: state.must_explore,
        is_acting: public.acting == Some(id) && public.ending.is_none(),
        has_xpm: public.mat(game.owner(id)).has_xpm && !is_shared,
        is_done: state.is_done && takes_turns(public.step),
    }
}

/// Returns whether armadas take turns at a step, so that some are done and others are not.
const fn takes_turns(step: Step) -> bool {
    matches!(
        step,
        Step::Turns(Phase::Movement | Phase::Encounter | Phase::Expand)
    )
}

/// Draws the name plates of Bosses, each below its Boss.
pub fn boss_plates(public: &Public, name: impl Fn(BossId) -> AttrValue) -> Html {
    let plate = |(card, sector): (BossId, SectorId)| {
        let (x, y) = center(public.sector(sector).hex);
        let placement = find(
            public,
            sector,
            |piece| matches!(piece, PlacedPiece::Boss(other) if *other == card),
        )?;
        let below = y + placement.place.1 + 50 * i32::from(placement.size) / 100;
        Some(draw_at((x, below), plate((0, 0), &name(card))))
    };
    html! { <g class="saga-plates">{ for public.bosses().filter_map(plate) }</g> }
}

fn find(
    public: &Public,
    sector: SectorId,
    matches: impl Fn(&PlacedPiece) -> bool,
) -> Option<PiecePlacement> {
    formation(public, sector)
        .into_iter()
        .find(|placement| matches(&placement.piece))
}

/// Returns the current place of a named drawing in board units, and its scale in percent; `None` if
/// it is not on the map.
#[must_use]
pub fn placement_of(public: &Public, name: &str) -> Option<(BoardPoint, u16)> {
    public.all().find_map(|(id, sector)| {
        let (x, y) = center(sector.hex);
        let placement = find(public, id, |piece| shows_piece(piece, name))?;
        Some((
            (x + placement.place.0, y + placement.place.1),
            placement.size,
        ))
    })
}

/// Returns whether a drawing shows the piece with this name, alone or in a group.
fn shows_piece(piece: &PlacedPiece, name: &str) -> bool {
    match piece {
        PlacedPiece::Raiders(ids, _) => ids.iter().any(|id| raider_name(*id) == name),
        PlacedPiece::Ravager
        | PlacedPiece::Boss(_)
        | PlacedPiece::Entity(_)
        | PlacedPiece::Armada(_) => name_of(piece) == name,
    }
}

fn name_of(piece: &PlacedPiece) -> String {
    match piece {
        PlacedPiece::Ravager => ravager_name(),
        PlacedPiece::Boss(card) => boss_name(*card),
        PlacedPiece::Raiders(ids, _) => raider_name(ids.first().copied().unwrap_or_default()),
        PlacedPiece::Entity(entity) => entity_name(*entity),
        PlacedPiece::Armada(id) => armada_name(*id),
    }
}

/// Returns the name of an armada's drawing, by which animations find it.
#[must_use]
pub fn armada_name(id: ArmadaId) -> String {
    format!("armada-{}", id.0)
}

/// Returns the name of a Raider's drawing; a group has that of its first Raider.
#[must_use]
pub fn raider_name(id: RaiderId) -> String {
    format!("raider-{}", id.0)
}

/// Returns the name of a Boss's drawing.
#[must_use]
pub fn boss_name(card: BossId) -> String {
    format!("boss-{}", card.0)
}

/// Returns the name of the drawing of an entity of the scenario.
#[must_use]
pub fn entity_name(entity: EntityId) -> String {
    format!("entity-{}", entity.0)
}

/// Returns the name of the Ravager's drawing.
#[must_use]
pub fn ravager_name() -> String {
    "ravager".to_owned()
}

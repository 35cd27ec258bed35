//! Where pieces are during an animation, and the selectors of their drawings. Pieces that disappear
//! have ghosts.

use super::super::board_view::{
    PlacedPiece, armada_name, boss_name, entity_look, entity_name, formation, has_force_field,
    placement_of, raider_name, ravager_name,
};
use super::super::pieces::{BoardPoint, boss, draw_scaled, raider, ship};
use super::{Transition, ghost_name, piece_selector, translate, translate_px};
use engine::saga::armada::Target;
use engine::saga::ids::{ARMADAS, ArmadaId, BossId, EntityId, RaiderId};
use engine::saga::state::{MAX_BOSSES, MAX_RAIDERS, Public};
use std::collections::{BTreeMap, BTreeSet};
use ui::motion::{AnimationStep, TransientDrawing};
use yew::prelude::*;

/// The places of everything that can move, by the names of the drawings.
pub struct Sprites {
    /// The current place of each piece.
    places: BTreeMap<String, BoardPoint>,
    /// The final place of each piece.
    end_places: BTreeMap<String, BoardPoint>,
    /// Pieces that have a separate drawing in the final position.
    own_drawings: BTreeSet<String>,
    /// Pieces that have a ghost, with its drawing and scale.
    ghosts: BTreeMap<String, (Html, u16)>,
}

/// Returns the names of all possible pieces.
fn all_piece_names() -> impl Iterator<Item = String> {
    let armadas = (0..ARMADAS as u8).map(|number| armada_name(ArmadaId(number)));
    let raiders = (0..MAX_RAIDERS as u8).map(|number| raider_name(RaiderId(number)));
    let bosses = (0..MAX_BOSSES as u8).map(|number| boss_name(BossId(number)));
    let entities = (0..4).map(|number| entity_name(EntityId(number)));
    armadas
        .chain(raiders)
        .chain(bosses)
        .chain(entities)
        .chain([ravager_name()])
}

/// Returns the place and scale of each piece in a position.
fn placements(public: &Public) -> BTreeMap<String, (BoardPoint, u16)> {
    all_piece_names()
        .filter_map(|name| {
            let placement = placement_of(public, &name)?;
            Some((name, placement))
        })
        .collect()
}

impl Sprites {
    /// Creates the places as they are before the events.
    pub fn new(transition: Transition<'_>) -> Self {
        let Transition { before, after, .. } = transition;
        let (from, to) = (placements(before), placements(after));
        let removed = from.iter().filter(|(name, _)| !to.contains_key(*name));
        let ghosts = removed.filter_map(|(name, (_, size))| {
            let body = drawing(transition, name)?;
            Some((name.clone(), (body, *size)))
        });
        let points_of = |all: &BTreeMap<String, (BoardPoint, u16)>| {
            let all = all.iter();
            all.map(|(name, (place, _))| (name.clone(), *place))
                .collect()
        };
        Self {
            places: points_of(&from),
            end_places: points_of(&to),
            own_drawings: own_drawing_names(after),
            ghosts: ghosts.collect(),
        }
    }

    /// Returns a step without duration that draws everything that will disappear.
    pub fn draw_removed(&self) -> AnimationStep {
        let ghosts = self.ghosts.iter();
        ghosts.fold(AnimationStep::new(0, None), |step, (name, (body, size))| {
            let Some(at) = self.places.get(name) else {
                return step;
            };
            let body = draw_scaled((0, 0), *size, body.clone());
            let drawn = TransientDrawing::new(String::new(), body).with_name(ghost_name(name));
            step.with_drawing(drawn.with_transform(vec![(0.0, translate_px(*at))]))
        })
    }

    pub fn place(&self, name: &str) -> Option<BoardPoint> {
        self.places.get(name).copied()
    }

    pub fn set_place(&mut self, name: &str, place: BoardPoint) {
        self.places.insert(name.to_owned(), place);
    }

    pub fn remove(&mut self, name: &str) {
        self.places.remove(name);
    }

    pub fn end_place(&self, name: &str) -> Option<BoardPoint> {
        self.end_places.get(name).copied()
    }

    /// Returns the pieces that are not at their final places, with both places.
    pub fn misplaced_pieces(&self) -> Vec<(String, BoardPoint, BoardPoint)> {
        let all = self.places.iter();
        all.filter_map(|(name, from)| {
            let to = self.end_place(name)?;
            (to != *from).then(|| (name.clone(), *from, to))
        })
        .collect()
    }

    /// Returns the selector of a piece's drawing; `None` if the piece has no separate drawing.
    pub fn piece_selector(&self, name: &str) -> Option<String> {
        if self.ghosts.contains_key(name) {
            return Some(TransientDrawing::select(&ghost_name(name)));
        }
        self.own_drawings
            .contains(name)
            .then(|| piece_selector(name))
    }

    /// Returns a drawing of a piece that appears and disappears within one animation and so is in
    /// neither position.
    pub fn transient_piece(&self, name: &str, at: BoardPoint) -> Option<TransientDrawing> {
        let has_drawing = self.ghosts.contains_key(name) || self.own_drawings.contains(name);
        let drawn = || TransientDrawing::new(translate(at), raider::raider(1));
        (!has_drawing).then(|| drawn().with_opacity(&[0.0, 1.0, 1.0]))
    }
}

/// Returns the name of a target's drawing; `None` if it is not on the map.
pub fn name_of(target: Target) -> Option<String> {
    match target {
        Target::Raider(raider) => Some(raider_name(raider)),
        Target::Boss(boss) => Some(boss_name(boss)),
        Target::Entity(entity) => Some(entity_name(entity)),
        Target::Armada(armada) => Some(armada_name(armada)),
        Target::Card(..) => None,
    }
}

/// Returns the names of all pieces that have a separate drawing.
fn own_drawing_names(public: &Public) -> BTreeSet<String> {
    let placed = public.all().flat_map(|(id, _)| formation(public, id));
    placed
        .filter_map(|placement| match placement.piece {
            PlacedPiece::Ravager => Some(ravager_name()),
            PlacedPiece::Boss(boss) => Some(boss_name(boss)),
            PlacedPiece::Raiders(ids, _) => ids.first().map(|id| raider_name(*id)),
            PlacedPiece::Entity(entity) => Some(entity_name(entity)),
            PlacedPiece::Armada(armada) => Some(armada_name(armada)),
        })
        .collect()
}

/// Draws a piece as it was before the events.
fn drawing(transition: Transition<'_>, name: &str) -> Option<Html> {
    let Transition { game, before, .. } = transition;
    let raiders = before.raiders();
    let mut raiders = raiders.filter(|(id, _)| raider_name(*id) == name);
    if let Some((_, raider)) = raiders.next() {
        return Some(raider::raider(raider.level));
    }
    let mut bosses = before.bosses().filter(|(id, _)| boss_name(*id) == name);
    if let Some((id, sector)) = bosses.next() {
        let force_field = has_force_field(game, before, sector).then(boss::force_field);
        return Some(html! { <>{ force_field.unwrap_or_default() }{ boss::boss(id.0) }</> });
    }
    let mut entities = (0u8..4).map(EntityId);
    if let Some(entity) = entities.find(|entity| entity_name(*entity) == name) {
        return Some(ship::colony(entity_look(before, entity)));
    }
    (ravager_name() == name).then(ship::ravager)
}

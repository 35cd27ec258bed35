//! Tracks the position of every piece during an animation, and the selector of its drawing. Pieces
//! that disappear are drawn as ghosts.

use super::super::board_view::{
    lone_meteor, lone_ship, lone_unit, meteor_name, tile_name, unit_name,
};
use super::super::pieces::tile;
use super::{
    BoardPoint, Transition, center_of, ghost_name, piece_selector, tile_pieces, translate_px,
};
use engine::space_rift::battlefield::Hex;
use engine::space_rift::drift::Tile;
use engine::space_rift::event::Event;
use engine::space_rift::state::{METEORS, Public};
use engine::space_rift::unit::{MAX_UNITS, UnitId};
use ui::motion::{AnimationStep, TransientDrawing, fade};

/// The positions of all pieces that can move, and their drawings.
pub struct Sprites {
    units: [Option<BoardPoint>; MAX_UNITS],
    tiles: [Option<BoardPoint>; Tile::COUNT],
    meteors: [Option<BoardPoint>; METEORS],
    riders: [Option<UnitId>; Tile::COUNT],
    /// Units that the events remove from the board.
    removed_units: Vec<UnitId>,
    /// Lost ships of units that remain, with their index in the formation.
    lost_ships: Vec<(UnitId, u8)>,
    /// Tiles that the events remove from the board.
    removed_tiles: Vec<Tile>,
    /// Meteors that the events remove from view.
    removed_meteors: Vec<u8>,
}

impl Sprites {
    /// Creates the tracker with the positions before the events.
    pub fn new(transition: Transition<'_>, events: &[Event]) -> Self {
        let Transition { before, after, .. } = transition;
        let units = std::array::from_fn(|n| before.units[n].hex.map(center_of));
        let tiles = before.rift.map_or([None; Tile::COUNT], |rift| rift.tiles);
        let is_removed = |n: &u8| {
            let id = UnitId(*n);
            before.hex_of(id).is_some() && after.hex_of(id).is_none()
        };
        let mut sprites = Self {
            units,
            tiles: tiles.map(|hex| hex.map(center_of)),
            meteors: before.meteors.map(|hex| hex.map(center_of)),
            riders: [None; Tile::COUNT],
            removed_units: (0..MAX_UNITS as u8)
                .filter(is_removed)
                .map(UnitId)
                .collect(),
            lost_ships: Vec::new(),
            removed_tiles: Vec::new(),
            removed_meteors: Vec::new(),
        };
        sprites.removed_tiles = Tile::all()
            .filter(|tile| {
                let is_on_board =
                    |public: &Public| public.rift.is_some_and(|rift| rift.hex(*tile).is_some());
                is_on_board(before) && !is_on_board(after)
            })
            .collect();
        sprites.load_riders(transition);
        for event in events {
            sprites.record_loss(after, event);
        }
        sprites
    }

    /// Sets the rider of each tile from the positions of units and tiles.
    pub fn load_riders(&mut self, transition: Transition<'_>) {
        let riders = transition.before.drift.map(|drift| drift.riders);
        for tile in Tile::all() {
            let point = self.tiles[tile.index()];
            let rides = |id: &UnitId| {
                point.is_some()
                    && self.place(*id) == point
                    && !transition.game.build(*id).abilities.is_in_orbit
            };
            let found = (0..MAX_UNITS as u8).map(UnitId).find(rides);
            let set_aside = riders.and_then(|riders| riders[tile.index()]);
            self.riders[tile.index()] = found.or(set_aside);
        }
    }

    fn record_loss(&mut self, after: &Public, event: &Event) {
        if let Event::ShipsLost {
            unit,
            lost_ships,
            ships,
        } = *event
            && !self.removed_units.contains(&unit)
        {
            let remaining = ships.max(after.unit(unit).ships);
            let ships = (remaining..ships.saturating_add(lost_ships)).map(|ship| (unit, ship));
            let new_losses: Vec<_> = ships
                .filter(|ship| !self.lost_ships.contains(ship))
                .collect();
            self.lost_ships.extend(new_losses);
        }
        if let Event::MeteorMoved { meteor, .. }
        | Event::MeteorEntered { meteor, .. }
        | Event::MeteorGone { meteor, .. }
        | Event::MeteorStruck { meteor, .. } = *event
            && !is_seen(after, meteor)
            && !self.removed_meteors.contains(&meteor)
        {
            self.removed_meteors.push(meteor);
        }
    }

    /// Returns a step without duration that draws all pieces that the events remove.
    pub fn draw_removed(&self, transition: Transition<'_>) -> AnimationStep {
        let Transition { game, before, .. } = transition;
        let mut step = AnimationStep::new(0, None);
        let place_drawing = |name: String, body: yew::Html, place: Option<BoardPoint>| {
            let drawn = TransientDrawing::new(String::new(), body).with_name(ghost_name(&name));
            match place {
                Some(place) => drawn.with_transform(vec![(0.0, translate_px(place))]),
                // The piece enters from outside the board.
                None => drawn.with_opacity(&[0.0]),
            }
        };
        for &tile in &self.removed_tiles {
            let body = tile::field(tile.number(), true);
            step = step.with_drawing(place_drawing(tile_name(tile), body, self.tile_place(tile)));
        }
        for &unit in &self.removed_units {
            let body = lone_unit(game, before, unit);
            step = step.with_drawing(place_drawing(unit_name(unit), body, self.place(unit)));
        }
        for &(unit, ship) in &self.lost_ships {
            let body = lone_ship(game, unit, ship);
            let name = ship_name(unit, ship);
            step = step.with_drawing(place_drawing(name, body, self.place(unit)));
        }
        for &meteor in &self.removed_meteors {
            let body = lone_meteor(game, before, meteor);
            step = step.with_drawing(place_drawing(
                meteor_name(meteor),
                body,
                self.meteor_place(meteor),
            ));
        }
        step
    }

    pub fn place(&self, unit: UnitId) -> Option<BoardPoint> {
        self.units.get(unit.index()).copied().flatten()
    }

    pub fn set_place(&mut self, unit: UnitId, place: Option<BoardPoint>) {
        if let Some(slot) = self.units.get_mut(unit.index()) {
            *slot = place;
        }
    }

    pub fn tile_place(&self, tile: Tile) -> Option<BoardPoint> {
        self.tiles[tile.index()]
    }

    /// Moves a tile, and the unit that rides on it.
    pub fn set_tile_place(&mut self, tile: Tile, place: BoardPoint) {
        self.tiles[tile.index()] = Some(place);
        if let Some(unit) = self.rider(tile) {
            self.set_place(unit, Some(place));
        }
    }

    /// Returns the unit that rides on a tile.
    pub fn rider(&self, tile: Tile) -> Option<UnitId> {
        self.riders[tile.index()]
    }

    pub fn set_rider(&mut self, tile: Tile, unit: Option<UnitId>) {
        self.riders[tile.index()] = unit;
    }

    pub fn meteor_place(&self, meteor: u8) -> Option<BoardPoint> {
        self.meteors.get(usize::from(meteor)).copied().flatten()
    }

    pub fn set_meteor_place(&mut self, meteor: u8, place: Option<BoardPoint>) {
        if let Some(slot) = self.meteors.get_mut(usize::from(meteor)) {
            *slot = place;
        }
    }

    /// Returns the selectors of a unit and of its ghosts.
    pub fn selectors(&self, unit: UnitId) -> Vec<String> {
        let name = unit_name(unit);
        if self.removed_units.contains(&unit) {
            return vec![TransientDrawing::select(&ghost_name(&name))];
        }
        let ships = self.lost_ships.iter().filter(|(owner, _)| *owner == unit);
        let ships = ships
            .map(|&(unit, ship)| TransientDrawing::select(&ghost_name(&ship_name(unit, ship))));
        std::iter::once(piece_selector(&name))
            .chain(ships)
            .collect()
    }

    /// Returns the selector of one ship; `None` if it has no separate drawing.
    pub fn ship_selector(&self, unit: UnitId, ship: u8) -> Option<String> {
        if self.removed_units.contains(&unit) {
            let unit_selector = TransientDrawing::select(&ghost_name(&unit_name(unit)));
            return Some(format!("{unit_selector} [data-ship=\"{ship}\"]"));
        }
        let is_lost = self.lost_ships.contains(&(unit, ship));
        is_lost.then(|| TransientDrawing::select(&ghost_name(&ship_name(unit, ship))))
    }

    pub fn tile_selectors(&self, tile: Tile) -> Vec<String> {
        if self.removed_tiles.contains(&tile) {
            vec![TransientDrawing::select(&ghost_name(&tile_name(tile)))]
        } else {
            tile_pieces(tile).into()
        }
    }

    pub fn meteor_selector(&self, meteor: u8) -> String {
        let name = meteor_name(meteor);
        if self.removed_meteors.contains(&meteor) {
            TransientDrawing::select(&ghost_name(&name))
        } else {
            piece_selector(&name)
        }
    }
}

fn ship_name(unit: UnitId, ship: u8) -> String {
    format!("{}-{ship}", unit_name(unit))
}

/// Returns whether a meteor is on the board and not covered by the rift.
fn is_seen(public: &Public, meteor: u8) -> bool {
    let hex: Option<Hex> = public.meteors.get(usize::from(meteor)).copied().flatten();
    hex.is_some_and(|hex| public.rift.is_none_or(|rift| !rift.covers(hex)))
}

/// Returns the keyframes that fade out a removed piece.
pub fn leave_steps() -> Vec<ui::motion::Keyframe> {
    fade(&[1.0, 0.0])
}

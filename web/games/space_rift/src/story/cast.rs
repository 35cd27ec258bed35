//! Where everything is while a story is told, and by which selectors animations find it. What will be gone
//! is drawn once more.

use super::super::field::{lone_meteor, lone_ship, lone_unit, meteor_name, tile_name, unit_name};
use super::super::pieces::tile;
use super::{Chapter, Place, at, lost, piece, shift, tile_pieces};
use engine::space_rift::drift::Tile;
use engine::space_rift::event::Event;
use engine::space_rift::field::Hex;
use engine::space_rift::state::{METEORS, Public};
use engine::space_rift::unit::{MAX_UNITS, UnitId};
use ui::motion::{Beat, Effect, fade};

/// Everything that may move.
pub struct Cast {
    units: [Option<Place>; MAX_UNITS],
    tiles: [Option<Place>; Tile::COUNT],
    meteors: [Option<Place>; METEORS],
    riders: [Option<UnitId>; Tile::COUNT],
    /// Units that are not on the board afterwards.
    lost: Vec<UnitId>,
    /// Ships of units that stay, with their number.
    torn: Vec<(UnitId, u8)>,
    /// Tiles that are not on the board afterwards.
    adrift: Vec<Tile>,
    /// Meteors that are not seen afterwards.
    burnt: Vec<u8>,
}

impl Cast {
    /// Everything as it stands before the events.
    pub fn of(chapter: Chapter<'_>, events: &[Event]) -> Self {
        let Chapter { before, after, .. } = chapter;
        let units = std::array::from_fn(|n| before.units[n].hex.map(at));
        let tiles = before.rift.map_or([None; Tile::COUNT], |rift| rift.tiles);
        let gone = |n: &u8| {
            let id = UnitId(*n);
            before.hex_of(id).is_some() && after.hex_of(id).is_none()
        };
        let mut cast = Self {
            units,
            tiles: tiles.map(|hex| hex.map(at)),
            meteors: before.meteors.map(|hex| hex.map(at)),
            riders: [None; Tile::COUNT],
            lost: (0..MAX_UNITS as u8).filter(gone).map(UnitId).collect(),
            torn: Vec::new(),
            adrift: Vec::new(),
            burnt: Vec::new(),
        };
        cast.adrift = Tile::all()
            .filter(|tile| {
                let lies =
                    |public: &Public| public.rift.is_some_and(|rift| rift.hex(*tile).is_some());
                lies(before) && !lies(after)
            })
            .collect();
        cast.load(chapter);
        for event in events {
            cast.note_loss(after, event);
        }
        cast
    }

    /// Who rides on which tile, by where they stand.
    pub fn load(&mut self, chapter: Chapter<'_>) {
        let aboard = chapter.before.drift.map(|drift| drift.riders);
        for tile in Tile::all() {
            let place = self.tiles[tile.index()];
            let rides = |id: &UnitId| {
                place.is_some()
                    && self.place(*id) == place
                    && !chapter.table.build(*id).abilities.orbit
            };
            let found = (0..MAX_UNITS as u8).map(UnitId).find(rides);
            let set_aside = aboard.and_then(|riders| riders[tile.index()]);
            self.riders[tile.index()] = found.or(set_aside);
        }
    }

    fn note_loss(&mut self, after: &Public, event: &Event) {
        if let Event::ShipsLost { unit, by, ships } = *event
            && !self.lost.contains(&unit)
        {
            let left = ships.max(after.unit(unit).ships);
            let ships = (left..ships.saturating_add(by)).map(|ship| (unit, ship));
            let fresh: Vec<_> = ships.filter(|ship| !self.torn.contains(ship)).collect();
            self.torn.extend(fresh);
        }
        if let Event::MeteorMoved { meteor, .. }
        | Event::MeteorEntered { meteor, .. }
        | Event::MeteorGone { meteor, .. }
        | Event::MeteorStruck { meteor, .. } = *event
            && !is_seen(after, meteor)
            && !self.burnt.contains(&meteor)
        {
            self.burnt.push(meteor);
        }
    }

    /// A beat without length that draws once more what will be gone.
    pub fn raise(&self, chapter: Chapter<'_>) -> Beat {
        let Chapter { table, before, .. } = chapter;
        let mut beat = Beat::new(0, None);
        let standing = |name: String, body: yew::Html, place: Option<Place>| {
            let drawn = Effect::new(String::new(), body).standing(lost(&name));
            match place {
                Some(place) => drawn.moving(vec![(0.0, shift(place))]),
                // It comes from beyond the edge.
                None => drawn.seen(&[0.0]),
            }
        };
        for &tile in &self.adrift {
            let body = tile::field(tile.number(), true);
            beat = beat.showing(standing(tile_name(tile), body, self.tile_place(tile)));
        }
        for &unit in &self.lost {
            let body = lone_unit(table, before, unit);
            beat = beat.showing(standing(unit_name(unit), body, self.place(unit)));
        }
        for &(unit, ship) in &self.torn {
            let body = lone_ship(table, unit, ship);
            let name = ship_name(unit, ship);
            beat = beat.showing(standing(name, body, self.place(unit)));
        }
        for &meteor in &self.burnt {
            let body = lone_meteor(table, before, meteor);
            beat = beat.showing(standing(
                meteor_name(meteor),
                body,
                self.meteor_place(meteor),
            ));
        }
        beat
    }

    /// Where a unit is.
    pub fn place(&self, unit: UnitId) -> Option<Place> {
        self.units.get(unit.index()).copied().flatten()
    }

    /// Puts a unit somewhere.
    pub fn put(&mut self, unit: UnitId, place: Option<Place>) {
        if let Some(slot) = self.units.get_mut(unit.index()) {
            *slot = place;
        }
    }

    /// Where a tile is.
    pub fn tile_place(&self, tile: Tile) -> Option<Place> {
        self.tiles[tile.index()]
    }

    /// Puts a tile somewhere, with who rides on it.
    pub fn put_tile(&mut self, tile: Tile, place: Place) {
        self.tiles[tile.index()] = Some(place);
        if let Some(unit) = self.rider(tile) {
            self.put(unit, Some(place));
        }
    }

    /// Who rides on a tile.
    pub fn rider(&self, tile: Tile) -> Option<UnitId> {
        self.riders[tile.index()]
    }

    /// Seats a unit on a tile, or nobody.
    pub fn seat(&mut self, tile: Tile, unit: Option<UnitId>) {
        self.riders[tile.index()] = unit;
    }

    /// Where a meteor is.
    pub fn meteor_place(&self, meteor: u8) -> Option<Place> {
        self.meteors.get(usize::from(meteor)).copied().flatten()
    }

    /// Puts a meteor somewhere.
    pub fn put_meteor(&mut self, meteor: u8, place: Option<Place>) {
        if let Some(slot) = self.meteors.get_mut(usize::from(meteor)) {
            *slot = place;
        }
    }

    /// The selectors of a unit and of what is drawn once more of it.
    pub fn actors(&self, unit: UnitId) -> Vec<String> {
        let name = unit_name(unit);
        if self.lost.contains(&unit) {
            return vec![Effect::select(&lost(&name))];
        }
        let own = self.torn.iter().filter(|(torn, _)| *torn == unit);
        let ships = own.map(|&(unit, ship)| Effect::select(&lost(&ship_name(unit, ship))));
        std::iter::once(piece(&name)).chain(ships).collect()
    }

    /// The selector of one ship; none when it is drawn nowhere.
    pub fn ship(&self, unit: UnitId, ship: u8) -> Option<String> {
        if self.lost.contains(&unit) {
            let whole = Effect::select(&lost(&unit_name(unit)));
            return Some(format!("{whole} [data-ship=\"{ship}\"]"));
        }
        let torn = self.torn.contains(&(unit, ship));
        torn.then(|| Effect::select(&lost(&ship_name(unit, ship))))
    }

    /// The selectors of a tile.
    pub fn tile_actors(&self, tile: Tile) -> Vec<String> {
        if self.adrift.contains(&tile) {
            vec![Effect::select(&lost(&tile_name(tile)))]
        } else {
            tile_pieces(tile).into()
        }
    }

    /// The selector of a meteor.
    pub fn meteor(&self, meteor: u8) -> String {
        let name = meteor_name(meteor);
        if self.burnt.contains(&meteor) {
            Effect::select(&lost(&name))
        } else {
            piece(&name)
        }
    }
}

fn ship_name(unit: UnitId, ship: u8) -> String {
    format!("{}-{ship}", unit_name(unit))
}

/// Whether a meteor lies bare on the board.
fn is_seen(public: &Public, meteor: u8) -> bool {
    let hex: Option<Hex> = public.meteors.get(usize::from(meteor)).copied().flatten();
    hex.is_some_and(|hex| public.rift.is_none_or(|rift| !rift.covers(hex)))
}

/// What lets a thing go.
pub fn leaving() -> Vec<ui::motion::Step> {
    fade(&[1.0, 0.0])
}

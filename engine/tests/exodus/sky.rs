//! Conquest stages in few words: fleets, orders, and doing nothing.

use crate::scene::{P1, P2, Scene, scene, scene_of};
use engine::exodus::action::{Action, Token};
use engine::exodus::event::Event;
use engine::exodus::hex::{Direction, HexId};
use engine::exodus::options::{HouseRules, Options};
use engine::exodus::part::Item;
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::step::Step;
use engine::game::Seat;

/// A game with an empty map: no ships, no cubes.
pub fn sky(seats: u8) -> Scene {
    let mut scene = scene(seats);
    clear(&mut scene);
    scene
}

/// As [`sky`], in a house with rules of its own.
pub fn sky_of(seats: u8, house: fn(&mut HouseRules)) -> Scene {
    let mut options = Options::standard(seats);
    house(&mut options.rules);
    let mut scene = scene_of(options);
    clear(&mut scene);
    scene
}

/// Takes all ships and cubes off the map.
pub fn clear(scene: &mut Scene) {
    for seat in scene.table.all_seats().iter() {
        scene.strip(seat);
    }
}

/// Takes all guards off the map.
pub fn calm(scene: &mut Scene) {
    for hex in scene.table.hexes() {
        scene.sector(hex).guard = 0;
    }
}

/// Two Raiders of two seats in the hex of the High Council, each with one die and no shield.
pub fn raiders() -> (Scene, ShipId, ShipId) {
    let mut scene = sky(2);
    let one = scene.ship(P1, ShipType::Raider, HexId::COUNCIL);
    let two = scene.ship(P2, ShipType::Raider, HexId::COUNCIL);
    (scene, one, two)
}

/// A ship with these parts, whose type takes them all.
pub fn armed(scene: &mut Scene, seat: Seat, kind: ShipType, hex: HexId, items: &[Item]) -> ShipId {
    scene.fit(seat, kind, items);
    scene.ship(seat, kind, hex)
}

/// The direction with a number.
pub fn way(number: u8) -> Direction {
    Direction::new(number).expect("a number from 1 to 6")
}

impl Scene {
    /// Puts tokens on the order of a ship, such as `1 6`; `-` is a blank one.
    pub fn sends(&mut self, ship: ShipId, tokens: &str) -> &mut Self {
        for word in tokens.split_whitespace() {
            let token = match word.parse() {
                Ok(number) => Token::Go(way(number)),
                Err(_) => Token::Blank,
            };
            self.act(ship.seat(), Action::Order(ship, token));
        }
        self
    }

    /// Commits, passes, or ends a turn.
    pub fn done(&mut self, seat: Seat) -> &mut Self {
        self.act(seat, Action::Done)
    }

    /// All who are asked do nothing until the game is at a step that is wanted.
    pub fn idle_to(&mut self, wanted: impl Fn(Step) -> bool) -> &mut Self {
        for _ in 0..200 {
            if wanted(self.step()) {
                return self;
            }
            let seat = self.asked()[0];
            let action = match self.step() {
                Step::Uncloak(_) => Action::Uncloak(false),
                _ => Action::Done,
            };
            self.act(seat, action);
        }
        panic!("stuck at {:?}", self.step());
    }

    /// Where a ship is.
    pub fn place(&self, ship: ShipId) -> Option<HexId> {
        self.state.public.ship(ship).hex
    }

    /// Damage of a ship.
    pub fn damage(&self, ship: ShipId) -> u8 {
        self.state.public.ship(ship).damage
    }

    /// Puts cubes aboard a ship; they come from the stash.
    pub fn load(&mut self, ship: ShipId, cubes: u8) -> &mut Self {
        self.state.public.ship_mut(ship).cargo = cubes;
        self.mat(ship.seat()).stash -= cubes;
        self
    }

    /// The track of a seat, in sixtieths.
    pub fn track(&self, seat: Seat) -> u32 {
        self.state.public.mat(seat).track
    }

    /// The hexes in which battles between players began, in order.
    pub fn battles(&self) -> Vec<HexId> {
        let hex = |event: &Event| {
            if let Event::BattleBegan { hex, .. } = event {
                Some(*hex)
            } else {
                None
            }
        };
        self.log.iter().filter_map(hex).collect()
    }

    /// How many guards were revealed.
    pub fn guards(&self) -> usize {
        let shown = |event: &&Event| matches!(event, Event::GuardShown { .. });
        self.log.iter().filter(shown).count()
    }
}

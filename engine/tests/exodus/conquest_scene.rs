//! Test helpers for Conquest stages: placing ships, giving orders, and passing.

use crate::scene::{P1, P2, Scene, scene, scene_of};
use engine::exodus::action::{Action, Token};
use engine::exodus::event::Event;
use engine::exodus::hex::{Direction, HexId};
use engine::exodus::options::{HouseRules, Options};
use engine::exodus::part::Item;
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::step::Step;
use engine::game::Seat;

/// Returns a game without ships and cubes on the map.
pub fn empty_scene(seats: u8) -> Scene {
    let mut scene = scene(seats);
    clear_map(&mut scene);
    scene
}

/// Returns [`empty_scene`] with house rules.
pub fn empty_scene_of(seats: u8, set_rules: fn(&mut HouseRules)) -> Scene {
    let mut options = Options::standard(seats);
    set_rules(&mut options.rules);
    let mut scene = scene_of(options);
    clear_map(&mut scene);
    scene
}

/// Removes all ships and cubes from the map.
pub fn clear_map(scene: &mut Scene) {
    for seat in scene.game.all_seats().iter() {
        scene.remove_pieces(seat);
    }
}

/// Removes all guards from the map.
pub fn remove_guards(scene: &mut Scene) {
    for hex in scene.game.hexes() {
        scene.sector(hex).guard = 0;
    }
}

/// Returns a game with a Raider of each of two seats in the High Council hex, each with one die and
/// no shield.
pub fn raiders() -> (Scene, ShipId, ShipId) {
    let mut scene = empty_scene(2);
    let first = scene.place_ship(P1, ShipType::Raider, HexId::COUNCIL);
    let second = scene.place_ship(P2, ShipType::Raider, HexId::COUNCIL);
    (scene, first, second)
}

/// Puts a ship with these parts on a hex; the parts must fit on its type.
pub fn armed_ship(
    scene: &mut Scene,
    seat: Seat,
    kind: ShipType,
    hex: HexId,
    items: &[Item],
) -> ShipId {
    scene.install_parts(seat, kind, items);
    scene.place_ship(seat, kind, hex)
}

pub fn direction(number: u8) -> Direction {
    Direction::new(number).expect("a number from 1 to 6")
}

impl Scene {
    /// Adds tokens to the order of a ship, such as `1 6`; `-` is a blank token.
    pub fn order_tokens(&mut self, ship: ShipId, tokens: &str) -> &mut Self {
        for word in tokens.split_whitespace() {
            let token = match word.parse() {
                Ok(number) => Token::Go(direction(number)),
                Err(_) => Token::Blank,
            };
            self.act(ship.seat(), Action::Order(ship, token));
        }
        self
    }

    /// Takes `Done` for a seat, which commits, passes or ends its turn.
    pub fn act_done(&mut self, seat: Seat) -> &mut Self {
        self.act(seat, Action::Done)
    }

    /// Lets all seats take `Done` until the game reaches a wanted step.
    pub fn pass_until(&mut self, wanted: impl Fn(Step) -> bool) -> &mut Self {
        for _ in 0..200 {
            if wanted(self.step()) {
                return self;
            }
            let seat = self.asked_seats()[0];
            let action = match self.step() {
                Step::Uncloak(_) => Action::Uncloak(false),
                _ => Action::Done,
            };
            self.act(seat, action);
        }
        panic!("stuck at {:?}", self.step());
    }

    pub fn hex_of(&self, ship: ShipId) -> Option<HexId> {
        self.state.public.ship(ship).hex
    }

    pub fn damage(&self, ship: ShipId) -> u8 {
        self.state.public.ship(ship).damage
    }

    /// Moves cubes from the stash aboard a ship.
    pub fn load_cubes(&mut self, ship: ShipId, cubes: u8) -> &mut Self {
        self.state.public.ship_mut(ship).cargo = cubes;
        self.mat(ship.seat()).stash -= cubes;
        self
    }

    /// Returns the points of a seat on the VP track, in sixtieths.
    pub fn track_points(&self, seat: Seat) -> u32 {
        self.state.public.mat(seat).track
    }

    /// Returns the hexes in which battles between players began, in order.
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

    /// Returns the number of guards revealed so far.
    pub fn guards(&self) -> usize {
        let shown = |event: &&Event| matches!(event, Event::GuardShown { .. });
        self.log.iter().filter(shown).count()
    }
}

//! Compact game setups, so that a worked example of the rules reads the same in a test.
//!
//! A [`Scene`] is a game and a state at the beginning of the first turn, with the start parts in
//! the default fitting; seat 1 holds Turn Order card 1, seat 2 card 2, and so on. Tests change it
//! with its helpers or through the public fields of its state, then [`Scene::go_to`] runs a step
//! and [`Scene::act`] takes actions. Dice are scripted before they are rolled ([`Scene::dice`]).

mod pieces;

use crate::support::staged_game::StagedGame;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::cards::{ActionCard, LetterSet};
use engine::exodus::content::pack::parse_pack;
use engine::exodus::hex::HexId;
use engine::exodus::mat::Mat;
use engine::exodus::options::Options;
use engine::exodus::part::Item;
use engine::exodus::ship::ShipType;
use engine::exodus::state::Plan;
use engine::exodus::step::Step;
use engine::game::{Game, Seat, SeatSet};
use serde_json::{Value, json};

pub const P1: Seat = Seat(0);
pub const P2: Seat = Seat(1);
pub const P3: Seat = Seat(2);
pub const P4: Seat = Seat(3);
pub const P5: Seat = Seat(4);
pub const P6: Seat = Seat(5);

/// A game, with the hexes whose tiles a test has named.
pub type Scene = StagedGame<Exodus, Vec<HexId>>;

/// Returns a standard game with this number of seats, in turn 1.
pub fn scene(seats: u8) -> Scene {
    scene_of(Options::standard(seats))
}

/// Returns a game with these options, in turn 1.
pub fn scene_of(mut options: Options) -> Scene {
    let seats = options.seats;
    options
        .order
        .get_or_insert_with(|| (0..seats).map(Seat).collect());
    with_fitted_parts(deal_game(options))
}

/// Returns a standard game for two seats with pack content.
pub fn scene_with(content: &Value) -> Scene {
    let text = json!({
        "format": "centauri-pack/1", "game": "exodus", "id": "own", "version": "1",
        "title": "Own", "content": content,
    });
    let result = parse_pack("own.json", &text.to_string());
    let (_, content) = result.unwrap_or_else(|error| panic!("{error}"));
    let options = Options {
        order: Some(vec![P1, P2]),
        ..Options::standard(2)
    };
    let game = Exodus::with_content(options, &content);
    let game = game.unwrap_or_else(|error| panic!("{error}"));
    with_fitted_parts(Scene::new_at(game))
}

/// Moves to the beginning of the first turn and fits the start parts.
fn with_fitted_parts(mut scene: Scene) -> Scene {
    scene.set_step(Step::Upkeep);
    for seat in scene.game.seats().iter() {
        scene.state.private_mut(seat).plan = Plan::default();
        scene.install_parts(seat, ShipType::Raider, &[Item::Nuclear, Item::Phase]);
        scene.install_parts(seat, ShipType::Fighter, &[Item::Nuclear]);
        let carrier = [Item::Nuclear, Item::Phase, Item::Em];
        scene.install_parts(seat, ShipType::Carrier, &carrier);
        scene.install_parts(seat, ShipType::Cruiser, &[Item::Nuclear]);
    }
    scene
}

/// Returns a new game before the first choice.
pub fn deal_game(options: Options) -> Scene {
    Scene::new_at(Exodus::new(options).expect("options that can be played"))
}

impl Scene {
    /// Sets the step and clears the ready seats, without running the step.
    pub fn set_step(&mut self, step: Step) {
        self.state.public.step = step;
        self.state.public.ready = SeatSet::NONE;
        self.state.public.tasks.clear();
    }

    /// Begins a step and runs to the next choice.
    pub fn go_to(&mut self, step: Step) -> &mut Self {
        self.set_step(step);
        self.run()
    }

    /// Runs to the next choice.
    pub fn run(&mut self) -> &mut Self {
        let state = &mut self.state;
        self.game.resume(state, &mut self.chance, &mut self.log);
        self
    }

    /// Returns the seats that have a choice.
    pub fn asked_seats(&self) -> Vec<Seat> {
        self.game
            .status(&self.state)
            .waiting_seats()
            .iter()
            .collect()
    }

    /// Commits a vote: letters such as `A` or `AB`, and an amount.
    pub fn vote(&mut self, seat: Seat, letters: &str, cp: u8) -> &mut Self {
        let bits = letters.bytes().map(|letter| 1 << (letter - b'A'));
        let letters = LetterSet::ALL[bits.sum::<usize>()];
        self.act_all(seat, &[Action::Vote(letters), Action::Bid(cp, false)])
    }

    /// Commits a bid for the turn order.
    pub fn bid(&mut self, seat: Seat, cp: u8) -> &mut Self {
        self.act(seat, Action::Bid(cp, false))
    }

    /// Commits an Action card, 1 to 6.
    pub fn play_card(&mut self, seat: Seat, card: u8) -> &mut Self {
        self.act(seat, Action::Play(ActionCard(card - 1)))
    }

    /// Returns the current step.
    pub fn step(&self) -> Step {
        self.state.public.step
    }

    pub fn mat(&mut self, seat: Seat) -> &mut Mat {
        self.state.public.mat_mut(seat)
    }

    /// Returns a seat's CP, Axinium and Phasium.
    pub fn resources(&self, seat: Seat) -> (u16, u16, u16) {
        let mat = self.state.public.mat(seat);
        (mat.cp, mat.ax, mat.ph)
    }
}

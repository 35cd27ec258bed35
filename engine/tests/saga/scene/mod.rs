//! Compact game setups, so that a worked example of the rules reads the same in a test.
//!
//! A [`Scene`] is a game and a bare state: every armada has Combat, Shield and Speed 2, Hull 8, 3
//! Astartium and an Activation Token, with a Commander whose ability opens no window; the Jumpgate
//! and Dawn are in play, all armadas are on the Jumpgate, and there are no cards in hand and no
//! event. Tests change it with its helpers ([`pieces`]) or through the public fields of its state,
//! then [`Scene::go`] runs a step and [`Scene::act`] takes actions. Dice are scripted before they
//! are rolled ([`Scene::dice`]), cards before they are drawn ([`Scene::stack`]).

mod own;
mod pieces;

use crate::support::staged_game::StagedGame;
use engine::game::{Game, Seat, Status};
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::armada::{Armada, Mat, Sector};
use engine::saga::effect::Stat;
use engine::saga::hex::{HexId, SectorId};
use engine::saga::ids::{ArmadaId, CardId, CommanderId, DeckId, IdSet};
use engine::saga::options::Options;
use engine::saga::state::Public;
use engine::saga::step::{Phase, Step, Task};
pub use own::{options_changed, scene_changed, scene_with};

pub const P1: Seat = Seat(0);
pub const P2: Seat = Seat(1);
pub const P3: Seat = Seat(2);
pub const P4: Seat = Seat(3);

/// The armadas of the seats; in solo play the first is blue and the second yellow.
pub const A1: ArmadaId = ArmadaId(0);
pub const A2: ArmadaId = ArmadaId(1);
pub const A3: ArmadaId = ArmadaId(2);
pub const A4: ArmadaId = ArmadaId(3);

/// The Commander of a bare scene: Zahir Aldine, who swaps tokens at any time.
const PLAIN_COMMANDER: CommanderId = CommanderId(7);

pub type Scene = StagedGame<Saga>;

/// Returns a bare campaign for this number of seats in round 1, with the first seat as First
/// Player.
pub fn scene(id: &str, seats: u8) -> Scene {
    scene_of(Options {
        first: Some(P1),
        ..Options::standard(id, seats)
    })
}

/// Returns a bare game with other options.
pub fn scene_of(options: Options) -> Scene {
    bare(fresh_game(options))
}

/// Makes a new game bare.
fn bare(mut scene: Scene) -> Scene {
    let is_solo = scene.game.is_solo();
    let public = &mut scene.state.public;
    public.round = 1;
    public.first = P1;
    public.tasks.clear();
    public.acting = None;
    public.events.clear();
    let count = scene.game.seat_count();
    for seat in (0..count).map(Seat) {
        let mat = public.mat_mut(seat);
        let deck = mat.deck;
        *mat = Mat {
            commander: Some(PLAIN_COMMANDER),
            color: Some(engine::saga::figures::Color::ALL[seat.index()]),
            stats: [2; 3],
            hull: 8,
            astartium: if is_solo { 5 } else { 3 },
            deck,
            ..Mat::default()
        };
        mat.tokens[seat.index()] = 1;
        if is_solo {
            mat.tokens[1] = 1;
        }
    }
    scene.state.hands = Default::default();
    for seat in (0..count).map(Seat) {
        let color = scene.state.public.mat(seat).color;
        let gear = (0u8..).zip(scene.game.all_gear());
        let own_gear = gear.filter(|(_, gear)| gear.color.is_none() || gear.color == color);
        scene.state.public.mat_mut(seat).deck = own_gear.map(|(number, _)| number).collect();
    }
    scene.bare_map();
    scene
}

/// Returns a new game, before any choice.
pub fn fresh_game(options: Options) -> Scene {
    Scene::new_at(Saga::new(options).expect("options that can be played"))
}

impl Scene {
    /// Sets up Jumpgate and Dawn with all armadas on the Jumpgate, if the scenario has no map.
    fn bare_map(&mut self) {
        if self.game.mission().fixed.len() > 2 {
            return;
        }
        self.state.public.sectors.clear();
        self.sector("S01", (0, 0));
        self.sector("S02", (1, 0));
        for armada in self.game.armadas() {
            *self.armada(armada) = Armada {
                sector: Some(SectorId(0)),
                ..Armada::default()
            };
        }
    }

    /// Sets the step with nothing done in it, without running it.
    pub fn set_step(&mut self, step: Step) {
        self.state.public.step = step;
        self.state.public.stage = 0;
        self.state.public.acting = None;
        self.state.public.tasks.clear();
        for armada in &mut self.state.public.armadas {
            armada.is_done = false;
        }
    }

    /// Begins a step and runs to the next choice.
    pub fn go(&mut self, step: Step) -> &mut Self {
        self.set_step(step);
        self.run()
    }

    /// Begins a phase with the First Player's turn and runs to the next choice.
    pub fn phase(&mut self, phase: Phase) -> &mut Self {
        self.go(Step::Turns(phase))
    }

    /// Sets an armada's turn of a phase without running its beginning.
    pub fn turn(&mut self, phase: Phase, armada: ArmadaId) -> &mut Self {
        self.set_step(Step::Turns(phase));
        self.state.public.acting = Some(armada);
        self
    }

    /// Runs to the next choice.
    pub fn run(&mut self) -> &mut Self {
        let state = &mut self.state;
        self.game.resume(state, &mut self.chance, &mut self.log);
        self
    }

    /// Pushes a task before everything else and runs to the next choice.
    pub fn push(&mut self, task: Task) -> &mut Self {
        self.state.public.tasks.push(task).expect("room");
        self.run()
    }

    /// Returns the hexes that a seat may name now.
    pub fn hexes(&self, seat: Seat) -> Vec<(i32, i32)> {
        let mut hexes: Vec<(i32, i32)> = self
            .legal(seat)
            .into_iter()
            .filter_map(|action| match action {
                Action::At(hex) | Action::Explore(hex) => Some(self.coordinates(hex)),
                _ => None,
            })
            .collect();
        hexes.sort_unstable();
        hexes
    }

    /// Returns the seat that has a choice.
    pub fn asked_seat(&self) -> Option<Seat> {
        self.game.status(&self.state).waiting_seats().iter().next()
    }

    /// Returns the key of the reason why the game is over.
    pub fn reason(&self) -> &'static str {
        match self.game.status(&self.state) {
            Status::WaitingFor(seats) => panic!("the game waits for {seats:?}"),
            Status::Over(outcome) => outcome.reason,
        }
    }

    /// Returns the public state.
    pub fn public(&self) -> &Public {
        &self.state.public
    }

    /// Returns the mutable mat of a seat.
    pub fn mat(&mut self, seat: Seat) -> &mut Mat {
        self.state.public.mat_mut(seat)
    }

    /// Returns a mutable armada.
    pub fn armada(&mut self, armada: ArmadaId) -> &mut Armada {
        self.state.public.armada_mut(armada)
    }

    pub fn at(&mut self, hex: (i32, i32)) -> &mut Sector {
        let sector = self.id(hex);
        self.state.public.sector_mut(sector)
    }

    /// Returns the id of the sector in a hex.
    pub fn id(&self, hex: (i32, i32)) -> SectorId {
        let hex = self.hex(hex);
        self.state.public.at(hex).expect("a sector")
    }

    /// Returns the id of the hex with these coordinates.
    pub fn hex(&self, (q, r): (i32, i32)) -> HexId {
        let cell = self.game.board().cell(engine::grid::hex::Hex::new(q, r));
        HexId(cell.expect("a hex of the board"))
    }

    /// Returns the coordinates of a hex.
    pub fn coordinates(&self, hex: HexId) -> (i32, i32) {
        let hex = self.game.board().hex(hex.0).expect("a hex of the board");
        (hex.x, hex.y)
    }

    pub fn hand(&mut self, seat: Seat) -> &mut IdSet {
        self.state.hand_mut(seat)
    }

    /// Returns the Hull of a seat's armada.
    pub fn hull(&self, seat: Seat) -> u8 {
        self.state.public.mat(seat).hull
    }

    /// Returns Combat, Shield and Speed of a seat, with all modifiers.
    pub fn effective_stats(&self, seat: Seat) -> [u8; 3] {
        Stat::ALL.map(|stat| self.game.stat(&self.state.public, seat, stat))
    }

    /// Returns the sector that an armada is in.
    pub fn sector_of(&self, armada: ArmadaId) -> SectorId {
        let sector = self.state.public.armada(armada).sector;
        sector.expect("an armada on the board")
    }

    /// Returns the card at the bottom of a deck.
    pub fn bottom(&self, deck: DeckId) -> Option<CardId> {
        self.state.public.deck(deck).bottom.last().copied()
    }

    /// Returns Astartium, Exploration Tokens and Combat Tokens of a seat.
    pub fn goods(&self, seat: Seat) -> (u8, u8, u8) {
        let mat = self.state.public.mat(seat);
        (mat.astartium, mat.exploration_tokens, mat.combat_tokens)
    }
}

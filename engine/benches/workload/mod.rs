//! The work that the benchmarks measure, natively and in WebAssembly: random play of a game, and
//! random chess for comparison, because the ratio of the two speeds hardly depends on the machine.
//! The caller provides the clock and prints the output.

#![allow(dead_code, reason = "each benchmark uses a part of it")]

pub mod exodus;
pub mod rift;
pub mod saga;
pub mod space_rift;
pub mod table;

use cozy_chess::{Board, Move};
use engine::chance::Chance;
use engine::game::{Game, NullSink, Status};
use std::hint::black_box;

/// A fast xorshift generator, only for choosing moves.
#[derive(Clone, Debug)]
pub struct BenchRng(u64);

impl BenchRng {
    /// Creates a generator with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed ^ 0x9e37_79b9_7f4a_7c15)
    }

    /// Returns a random number in `0..n`.
    pub const fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * n as u64) >> 32) as usize
    }
}

/// Random outcomes from a [`BenchRng`].
#[derive(Clone, Debug)]
pub struct Dice(BenchRng);

impl Dice {
    /// Creates dice with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(BenchRng::new(seed))
    }
}

impl Chance for Dice {
    fn pick(&mut self, n: u32) -> u32 {
        self.0.below(n as usize) as u32
    }
}

/// Plays random games one after another.
pub struct Play<G: Game> {
    game: G,
    state: G::State,
    list: Vec<G::Action>,
    rng: BenchRng,
    dice: Dice,
    /// Number of finished games.
    pub ended: u32,
}

impl<G: Game> Play<G> {
    /// Starts the first game.
    pub fn new(game: &G) -> Self {
        let mut dice = Dice::new(2);
        Self {
            state: game.deal(&mut dice),
            game: game.clone(),
            list: Vec::with_capacity(512),
            rng: BenchRng::new(1),
            dice,
            ended: 0,
        }
    }

    /// Lists every legal action and carries out a random one, `count` times.
    pub fn run_steps(&mut self, count: u32) {
        for _ in 0..count {
            let Status::WaitingFor(seats) = self.game.status(&self.state) else {
                self.state = self.game.deal(&mut self.dice);
                self.ended += 1;
                continue;
            };
            let Some(seat) = seats.iter().next() else {
                return;
            };
            self.list.clear();
            self.game.legal_actions(&self.state, seat, &mut self.list);
            let action = self.list[self.rng.below(self.list.len())];
            let done = self
                .game
                .act(&mut self.state, seat, action, &mut self.dice, &mut NullSink);
            assert!(black_box(done).is_ok(), "{action:?} was listed and refused");
        }
    }

    /// Returns the current state.
    pub const fn state(&self) -> &G::State {
        &self.state
    }
}

/// Plays random games of chess one after another.
pub struct ChessPlay {
    board: Board,
    list: Vec<Move>,
    rng: BenchRng,
    /// Number of finished games.
    pub ended: u32,
}

impl ChessPlay {
    /// Starts the first game.
    pub fn new() -> Self {
        Self {
            board: Board::default(),
            list: Vec::with_capacity(256),
            rng: BenchRng::new(1),
            ended: 0,
        }
    }

    /// Lists every legal move and plays a random one, `count` times.
    pub fn run_steps(&mut self, count: u32) {
        for _ in 0..count {
            self.list.clear();
            self.board.generate_moves(|moves| {
                self.list.extend(moves);
                false
            });
            // Mate, stalemate, or fifty moves: a longer game would be drawn.
            if self.list.is_empty() || self.board.halfmove_clock() >= 100 {
                self.board = Board::default();
                self.ended += 1;
                continue;
            }
            let chosen = self.list[self.rng.below(self.list.len())];
            self.board.play_unchecked(black_box(chosen));
        }
    }
}

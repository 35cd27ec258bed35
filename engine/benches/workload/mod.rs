//! What the benchmarks do, natively and in WebAssembly alike: random play of Centauri Rift beside
//! random chess, so that the ratio can be read on any machine. Clock and output come from outside.

#![allow(dead_code, reason = "each benchmark uses a part of it")]

pub mod table;

use cozy_chess::{Board, Move};
use engine::chance::Still;
use engine::game::{Game, Silent, Status};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::options::{BoardChoice, Options};
use engine::rift::state::State;
use std::hint::black_box;

/// A quick generator, for choosing moves only (xorshift).
#[derive(Clone, Debug)]
pub struct Lots(u64);

impl Lots {
    /// A generator.
    pub const fn new(seed: u64) -> Self {
        Self(seed ^ 0x9e37_79b9_7f4a_7c15)
    }

    /// One of `0..n`.
    pub const fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * n as u64) >> 32) as usize
    }
}

/// The tables that are measured, with their names; duels first.
pub fn tables() -> Vec<(String, Rift)> {
    let mut tables = Vec::new();
    for board in ["cold-open", "pebble-gate"] {
        for model in ["rhino", "screech", "hammer"] {
            let game = Rift::new(Options::duel(board, model, model)).expect("a duel of the box");
            tables.push((format!("{board}, {model}s"), game));
        }
    }
    for (board, ships) in [("twin-furnace", 6), ("long-front", 12)] {
        let choice = BoardChoice::Shipped(board.to_owned());
        let options = Options::for_board(choice, 2, ships).expect("a board of the box");
        tables.push((
            format!("{board}, {ships} ships"),
            Rift::new(options).expect("a board of the box"),
        ));
    }
    tables
}

/// Random play of Rift that goes on over the ends of games.
pub struct RiftPlay {
    game: Rift,
    state: State,
    list: Vec<Action>,
    lots: Lots,
    /// Games that ended.
    pub ended: u32,
}

impl RiftPlay {
    /// Begins a game.
    pub fn new(game: &Rift) -> Self {
        let state = game.deal(&mut Still);
        Self {
            game: game.clone(),
            state,
            list: Vec::with_capacity(512),
            lots: Lots::new(1),
            ended: 0,
        }
    }

    /// Lists every legal action, picks one and carries it out, so many times.
    pub fn steps(&mut self, count: u32) {
        for _ in 0..count {
            let Status::WaitingFor(seats) = self.game.status(&self.state) else {
                self.state = self.game.deal(&mut Still);
                self.ended += 1;
                continue;
            };
            let Some(seat) = seats.iter().next() else {
                return;
            };
            self.list.clear();
            self.game.legal(&self.state, seat, &mut self.list);
            let action = self.list[self.lots.below(self.list.len())];
            let done = self
                .game
                .act(&mut self.state, seat, action, &mut Still, &mut Silent);
            assert!(black_box(done).is_ok(), "{action:?} was listed and refused");
        }
    }

    /// The state it has come to.
    pub const fn state(&self) -> &State {
        &self.state
    }
}

/// Random chess that goes on over the ends of games.
pub struct ChessPlay {
    board: Board,
    list: Vec<Move>,
    lots: Lots,
    /// Games that ended.
    pub ended: u32,
}

impl ChessPlay {
    /// Begins a game.
    pub fn new() -> Self {
        Self {
            board: Board::default(),
            list: Vec::with_capacity(256),
            lots: Lots::new(1),
            ended: 0,
        }
    }

    /// Lists every legal move, picks one and plays it, so many times.
    pub fn steps(&mut self, count: u32) {
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
            let chosen = self.list[self.lots.below(self.list.len())];
            self.board.play_unchecked(black_box(chosen));
        }
    }
}

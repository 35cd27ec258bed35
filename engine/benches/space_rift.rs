//! `cargo bench -p engine --bench space_rift`: speed of random play of Space Rift natively, beside
//! random chess in the same run, and the size of its state.

mod workload;

use engine::chance::Chance;
use engine::game::{Game, Silent, Status};
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::content::scenario_ids;
use engine::space_rift::options::Options;
use engine::space_rift::state::State;
use std::hint::black_box;
use std::time::Instant;
use workload::{ChessPlay, Lots};

/// What must be held and what is aimed at, in steps a second and as a share of chess.
const FLOOR: (f64, f64) = (1.5e6, 0.25);
const GOAL: (f64, f64) = (4e6, 0.6);

/// Dice from a quick generator.
struct Dice(Lots);

impl Chance for Dice {
    fn pick(&mut self, n: u32) -> u32 {
        self.0.below(n as usize) as u32
    }
}

/// Random play that goes on over the ends of battles.
struct Battles {
    game: SpaceRift,
    state: State,
    list: Vec<Action>,
    lots: Lots,
    dice: Dice,
    ended: u32,
    /// Actions that were listed.
    listed: u64,
}

impl Battles {
    fn new(scenario: &str) -> Self {
        let game = SpaceRift::new(Options::duel(scenario)).expect("a scenario of the box");
        let mut dice = Dice(Lots::new(2));
        Self {
            state: game.deal(&mut dice),
            game,
            list: Vec::with_capacity(512),
            lots: Lots::new(1),
            dice,
            ended: 0,
            listed: 0,
        }
    }

    fn steps(&mut self, count: u32) {
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
            self.game.legal(&self.state, seat, &mut self.list);
            self.listed += self.list.len() as u64;
            let action = self.list[self.lots.below(self.list.len())];
            let done = self
                .game
                .act(&mut self.state, seat, action, &mut self.dice, &mut Silent);
            assert!(black_box(done).is_ok(), "{action:?} was listed and refused");
        }
    }
}

/// Steps a second of some play.
fn rate(mut steps: impl FnMut(u32)) -> f64 {
    steps(5_000);
    let (begun, mut count) = (Instant::now(), 0u32);
    while begun.elapsed().as_secs_f64() < 0.4 {
        steps(1_000);
        count += 1_000;
    }
    f64::from(count) / begun.elapsed().as_secs_f64()
}

fn word(value: f64, floor: f64, goal: f64) -> &'static str {
    if value >= goal {
        "goal"
    } else if value >= floor {
        "floor held"
    } else {
        "BELOW FLOOR"
    }
}

fn main() {
    let state = Battles::new("srr-05").state;
    let mut copies = vec![state.clone(); 64];
    let begun = Instant::now();
    for _ in 0..2_000 {
        for copy in &mut copies {
            copy.clone_from(black_box(&state));
        }
        black_box(&mut copies);
    }
    let copied = begun.elapsed().as_secs_f64() * 1e9 / 128_000.0;
    println!(
        "state: {} bytes, copied in {copied:.1} ns",
        size_of::<State>()
    );
    println!("an action: {} bytes", size_of::<Action>());
    println!(
        "one step = list every legal action, pick one, carry it out; M = million steps a second"
    );
    let mut means = (0.0, 0.0);
    for id in scenario_ids() {
        let mut battles = Battles::new(id);
        let ours = rate(|count| battles.steps(count));
        let mut chess = ChessPlay::new();
        let theirs = rate(|count| chess.steps(count));
        let steps = battles.listed.max(1);
        let ratio = ours / theirs;
        means = (means.0 + 1.0 / ours, means.1 + 1.0 / theirs);
        println!(
            "{id:<8} {:>6.2} M, chess {:>6.2} M, ratio {ratio:.2}  {:<12} {:<12} {} battles, {:.1} M listed",
            ours / 1e6,
            theirs / 1e6,
            word(ours, FLOOR.0, GOAL.0),
            word(ratio, FLOOR.1, GOAL.1),
            battles.ended,
            steps as f64 / 1e6,
        );
    }
    let count = scenario_ids().count() as f64;
    let (ours, theirs) = (count / means.0, count / means.1);
    println!(
        "all      {:>6.2} M, chess {:>6.2} M, ratio {:.2}  {}, {}",
        ours / 1e6,
        theirs / 1e6,
        ours / theirs,
        word(ours, FLOOR.0, GOAL.0),
        word(ours / theirs, FLOOR.1, GOAL.1)
    );
}

//! A custom bot plays against a shipped bot, in Centauri Rift.
//!
//! ```sh
//! cargo run --release -p engine --example bot -- [GAMES]
//! ```
//!
//! A bot is a type that implements [`Bot`]. A bot is created for one decision, thinks in small
//! steps and ends with a line of actions.

use engine::bots::{Bot, BotPolicy, Level};
use engine::chance::{Chance, SeededRng};
use engine::game::{Game, NullSink, Outcome, Seat, Status, Viewer};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::options::Options;
use engine::rift::state::State;
use engine::session::Session;
use std::error::Error;

const GUNNER_SEAT: Seat = Seat(0);

/// Takes the action that damages the enemy most and breaks ties at random.
#[derive(Debug)]
struct Gunner {
    seat: Seat,
    state: State,
    chance: SeededRng,
    untried_actions: Vec<Action>,
    /// The value of the best action so far, a random number that breaks ties, and the action.
    best: Option<(i32, u32, Action)>,
}

impl Gunner {
    fn new(game: &Rift, view: &<Rift as Game>::View, seat: Seat, mut chance: SeededRng) -> Self {
        // A bot gets a view, never the state: what its seat cannot know has to be guessed. In a
        // game without secrets the guess is exact.
        let state = game.determinize(view, &mut chance);
        let mut untried_actions = Vec::new();
        game.legal_actions(&state, seat, &mut untried_actions);
        Self {
            seat,
            state,
            chance,
            untried_actions,
            best: None,
        }
    }

    /// Returns the strength of the ships of our team, minus that of all other ships.
    fn value(&self, game: &Rift, state: &State) -> i32 {
        let own = game.team_of(self.seat);
        let ships = state.living().map(|(id, ship)| {
            // Hull points count three times, because they cannot be restored.
            let strength = 3 * i32::from(ship.hull) + i32::from(ship.bars.sum());
            if game.team_of_ship(id) == own {
                strength
            } else {
                -strength
            }
        });
        ships.sum()
    }
}

impl Bot<Rift> for Gunner {
    // One step tries one action. The caller can stop between steps, so a page without workers stays
    // responsive.
    fn think_step(&mut self, game: &Rift) -> Option<u32> {
        let action = self.untried_actions.pop()?;
        let mut after = self.state.clone();
        let played = game.act(
            &mut after,
            self.seat,
            action,
            &mut self.chance,
            // The events of a trial are not needed.
            &mut NullSink,
        );
        if played.is_ok() {
            let value = self.value(game, &after);
            let tie_break = self.chance.pick(u32::MAX);
            let best = self.best.map(|(value, tie_break, _)| (value, tie_break));
            if best.is_none_or(|best| (value, tie_break) > best) {
                self.best = Some((value, tie_break, action));
            }
        }
        // The number of positions that this step looked at.
        Some(1)
    }

    fn line(&self) -> Vec<Action> {
        self.best.map(|(_, _, action)| action).into_iter().collect()
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("{}", run(std::env::args().skip(1))?);
    Ok(())
}

/// Plays as many games as the first argument says and reports how many each bot won.
///
/// # Errors
/// Returns an error if the argument is not a number.
pub fn run(mut args: impl Iterator<Item = String>) -> Result<String, Box<dyn Error>> {
    let games: u64 = args.next().map_or(Ok(4), |games| games.parse())?;
    let mut won = 0;
    for seed in 0..games {
        let outcome = play(seed)?;
        won += u64::from(outcome.winners.contains(GUNNER_SEAT));
    }
    Ok(format!(
        "the gunner won {won} of {games} games against an ensign"
    ))
}

fn play(seed: u64) -> Result<Outcome, Box<dyn Error>> {
    let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
    let mut session = Session::new(game.clone(), seed);
    loop {
        let seat = match session.status() {
            Status::WaitingFor(seats) => seats.iter().next(),
            Status::Over(outcome) => return Ok(outcome),
        };
        let seat = seat.ok_or("the game waits for nobody")?;
        let view = session.view(Viewer::Seat(seat));
        // The last streams of the seed are reserved for bots, so their thinking never changes the
        // dice.
        let chance = SeededRng::new(seed, u64::MAX - session.log().len() as u64);
        let line = if seat == GUNNER_SEAT {
            Gunner::new(&game, &view, seat, chance).decide(&game)
        } else {
            game.new_policy(&view, seat, Level::Ensign, chance)
                .decide(&game)
        };
        // A line may be longer than the question that it answers; the session plans what fits.
        let planned = session.plan_line(seat, &line);
        if planned.is_empty() {
            return Err("a bot has no answer".into());
        }
        for step in planned {
            session.act(seat, step.action)?;
        }
    }
}

//! Tables of Centauri Rift: every base board, and every optional rule.

use super::laws::Lawful;
use engine::chance::Chance;
use engine::game::Viewer;
use engine::rift::Rift;
use engine::rift::content::{board, board_ids};
use engine::rift::options::{BoardChoice, DrawnGames, FirstPlayer, HouseRules, Mode, Options};
use engine::rift::state::State;

impl Lawful for Rift {
    const MAX_ACTIONS: usize = 60_000;

    /// Returns the state unchanged, because no information is hidden `[RIFT-1.6]`.
    fn scramble(&self, state: &State, _: Viewer, _: &mut impl Chance) -> State {
        state.clone()
    }

    fn tables() -> (Vec<Options>, u64) {
        (boards().map(|(_, options)| options).collect(), 6)
    }

    fn variations() -> (Vec<Options>, u64) {
        (
            variations()
                .into_iter()
                .map(|(_, options)| options)
                .collect(),
            6,
        )
    }
}

/// Returns the options of a game on a board with a player for every start, each with one ship.
pub fn on_board(id: &str) -> Options {
    let seats = board(id).map_or(0, |board| board.starts.len() as u8);
    let choice = BoardChoice::Shipped(id.to_owned());
    Options::for_board(choice, seats, seats).unwrap_or_else(|error| panic!("{error}"))
}

/// Iterates over every base board.
pub fn boards() -> impl Iterator<Item = (&'static str, Options)> {
    board_ids().map(|id| (id, on_board(id)))
}

/// Returns tables with every optional rule turned on.
pub fn variations() -> Vec<(&'static str, Options)> {
    let duel = |change: &dyn Fn(&mut HouseRules)| {
        let mut options = Options::duel("standard-2", "screech", "hammer");
        change(&mut options.rules);
        options
    };
    let melee = |change: &dyn Fn(&mut HouseRules)| {
        let mut options = on_board("standard-4");
        change(&mut options.rules);
        options
    };
    let mut fleets = on_board("standard-6-teams");
    let seats = 2;
    fleets.teams.truncate(seats);
    for ship in &mut fleets.ships {
        ship.seat %= seats as u8;
    }
    vec![
        ("ace", melee(&|rules| rules.mode = Mode::Ace)),
        ("clock", duel(&|rules| rules.turn_seconds = 60)),
        (
            "autopilot",
            melee(&|rules| {
                rules.turn_seconds = 60;
                rules.has_timeout_autopilot = true;
            }),
        ),
        (
            "chains",
            melee(&|rules| {
                rules.has_chain_mines = true;
                rules.allows_friendly_fire = true;
            }),
        ),
        ("automatic", melee(&|rules| rules.has_auto_choices = true)),
        (
            "series",
            duel(&|rules| {
                rules.match_length = 3;
                rules.first = FirstPlayer::Loser;
                rules.quiet_rounds = 4;
                rules.drawn_games = DrawnGames::Half;
            }),
        ),
        ("rounds", duel(&|rules| rules.round_limit = 6)),
        ("sudden-death", duel(&|rules| rules.sudden_death = 2)),
        ("fleets", fleets),
        ("flagships", flagships()),
    ]
}

/// Returns a flagship duel on a custom board.
pub fn flagships() -> Options {
    let mut file = board("cold-open").expect("a board of the box");
    file.id = "flagships".to_owned();
    file.mode = Mode::Flagship;
    for start in &mut file.starts {
        start.is_marked = true;
    }
    let players = file.starts.len() as u8;
    let choice = BoardChoice::Custom(Box::new(file));
    Options::for_board(choice, players, players).unwrap_or_else(|error| panic!("{error}"))
}

//! The command line of the arena.

use anyhow::{Context, Result, bail};
use engine::bots::Level;
use engine::registry::GameId;
use std::{fmt, num::NonZero, thread};

/// The text that `--help` prints.
pub const USAGE: &str = "\
cargo xtask arena [OPTIONS]

Let bots play each other and print win rates with 95 % intervals.

  --game NAME       Game (the first one)
  --boards A,B      Boards, maps or scenarios (all except puzzles)
  --presets A,B     Presets of pieces, by the names that the game gives them (all)
  --levels A,B      Players: random, greedy, ensign, captain, admiral, legend (all but the last); each
                    plays every other, and a single one plays itself. `legend*10` has ten times the nodes
  --games N         Games per pairing, board and preset (20)
  --figures A,B     Also compare these stats of winners and others round by round, and everything else
                    they own; most useful between equal players
  --seed N          Number of the first game (1); the same number gives the same game
  --seconds N       Start no new game after N seconds, and report the games so far
  --threads N       Games to play in parallel (one per core)

A share is that of the first player of a pairing; a draw counts as half a win. Decisions are the median
per game. The times of both players are those of their longest and mean decision, and their longest time
without a chance to interrupt (slice). In a co-operative game each player of a pairing plays every deal
alone in all seats, and its share is that of the deals that it won.
";

/// Who chooses the actions of a seat in the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum ArenaPlayer {
    /// Chooses any legal action at random.
    Random,
    /// Chooses the action with the highest immediate value.
    Greedy,
    /// A bot of the game, with this number of times the nodes that its level usually has.
    Bot(Level, u32),
}

impl ArenaPlayer {
    /// The players of a run that names none, the weakest first.
    pub const ALL: [Self; 5] = [
        Self::Random,
        Self::Greedy,
        Self::Bot(Level::Ensign, 1),
        Self::Bot(Level::Captain, 1),
        Self::Bot(Level::Admiral, 1),
    ];

    /// Returns the name on the command line.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Random => "random".to_owned(),
            Self::Greedy => "greedy".to_owned(),
            Self::Bot(level, 1) => level.term().to_owned(),
            Self::Bot(level, factor) => format!("{}*{factor}", level.term()),
        }
    }

    fn from_name(name: &str) -> Result<Self> {
        let unknown = || format!("unknown level `{name}`\n\n{USAGE}");
        let (word, factor) = name.split_once('*').unwrap_or((name, "1"));
        let factor = factor.parse().ok().filter(|factor| *factor > 0);
        let factor = factor.with_context(unknown)?;
        let level = Level::ALL.into_iter().find(|level| level.term() == word);
        match (word, level) {
            (_, Some(level)) => Ok(Self::Bot(level, factor)),
            ("random", None) if factor == 1 => Ok(Self::Random),
            ("greedy", None) if factor == 1 => Ok(Self::Greedy),
            _ => bail!(unknown()),
        }
    }
}

impl fmt::Display for ArenaPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name())
    }
}

/// The parsed command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArenaArgs {
    pub game: GameId,
    /// The boards, or all if empty.
    pub boards: Vec<String>,
    /// The presets of pieces, or all if empty.
    pub presets: Vec<String>,
    /// The pairs of players that play against each other.
    pub pairings: Vec<[ArenaPlayer; 2]>,
    /// The number of games of each pairing, on each board with each preset.
    pub games: u64,
    /// The statistics to print for each round, by the names that the game gives them.
    pub figures: Vec<String>,
    /// The number of the first game, from which its seed is derived.
    pub seed: u64,
    /// Seconds after which no new game starts.
    pub seconds: u64,
    /// The number of games in parallel.
    pub threads: usize,
}

impl ArenaArgs {
    /// Parses the command line.
    ///
    /// # Errors
    /// Returns an error if an argument is invalid.
    pub fn read(words: &[String]) -> Result<Self> {
        let mut args = Self {
            game: GameId::ALL[0],
            boards: Vec::new(),
            presets: Vec::new(),
            pairings: pairings(&ArenaPlayer::ALL),
            games: 20,
            figures: Vec::new(),
            seed: 1,
            seconds: u64::MAX,
            threads: thread::available_parallelism().map_or(1, NonZero::get),
        };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let value = words
                .next()
                .with_context(|| format!("`{word}` needs a value\n\n{USAGE}"))?;
            let list = || value.split(',').map(str::to_owned).collect();
            match word.as_str() {
                "--game" => {
                    args.game = GameId::from_name(value)
                        .with_context(|| format!("unknown game `{value}`\n\n{USAGE}"))?;
                }
                "--boards" => args.boards = list(),
                "--presets" => args.presets = list(),
                "--levels" => {
                    let named: Result<Vec<_>> =
                        value.split(',').map(ArenaPlayer::from_name).collect();
                    args.pairings = pairings(&named?);
                }
                "--figures" => args.figures = list(),
                "--games" => args.games = number(word, value)?.max(1),
                "--seed" => args.seed = number(word, value)?,
                "--seconds" => args.seconds = number(word, value)?,
                "--threads" => args.threads = number(word, value)?.clamp(1, 256) as usize,
                other => bail!("unexpected argument `{other}`\n\n{USAGE}"),
            }
        }
        Ok(args)
    }
}

fn number(word: &str, value: &str) -> Result<u64> {
    value
        .parse()
        .with_context(|| format!("{word} needs a number, not `{value}`"))
}

/// Returns all pairs, the stronger player first; a single player plays itself.
fn pairings(players: &[ArenaPlayer]) -> Vec<[ArenaPlayer; 2]> {
    if let [alone] = players {
        return vec![[*alone; 2]];
    }
    let mut pairings = Vec::new();
    for (n, one) in players.iter().enumerate() {
        for other in &players[..n] {
            pairings.push([*one.max(other), *one.min(other)]);
        }
    }
    pairings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<ArenaArgs> {
        ArenaArgs::read(
            &line
                .split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>(),
        )
    }

    #[test]
    fn a_command_line_is_parsed() {
        let args = read("--levels ensign,admiral --boards cold-open,lantern --games 7 --seed 9 --presets rhino --figures score,ships --threads 3").unwrap();
        let [admiral, ensign] =
            [Level::Admiral, Level::Ensign].map(|level| ArenaPlayer::Bot(level, 1));
        assert_eq!(args.pairings, [[admiral, ensign]]);
        assert_eq!(args.boards, ["cold-open", "lantern"]);
        assert_eq!(args.presets, ["rhino"]);
        assert_eq!(args.figures, ["score", "ships"]);
        assert_eq!((args.games, args.seed, args.threads), (7, 9, 3));
        assert_eq!(read("").unwrap().pairings.len(), 10, "each against each");
        assert_eq!(read("--levels captain").unwrap().pairings.len(), 1);
        let deep = read("--levels legend*10,legend").unwrap().pairings;
        assert_eq!(
            deep,
            [[10, 1].map(|factor| ArenaPlayer::Bot(Level::Legend, factor))]
        );
        assert_eq!(deep[0][0].name(), "legend*10");
    }

    #[test]
    fn an_invalid_argument_is_named_in_the_error() {
        for (line, named) in [
            ("--levels pirate", "pirate"),
            ("--levels legend*0", "legend*0"),
            ("--levels random*2", "random*2"),
            ("--games many", "many"),
            ("--game chess", "chess"),
            ("--board cold-open", "--board"),
            ("--seed", "--seed"),
        ] {
            let error = read(line).unwrap_err().to_string();
            assert!(error.contains(named), "{line}: {error}");
        }
    }
}

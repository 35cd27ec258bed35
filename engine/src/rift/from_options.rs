//! Builds a game from its options: reads the board, builds the ships and puts them on their
//! starting places. `options_check` validates the options.

use super::board_file::{BoardFile, Puzzle, Start};
use super::content::{ContentError, ContentSet, start_check::StartLimits};
use super::figures::{Figures, Model};
use super::game::Rift;
use super::options::{BoardChoice, HouseRules, MAX_SHIPS, Mode, Options, ShipChoice};
use super::options_check;
use super::options_error::OptionsError;
use super::ship::{Bars, Build, Layer, Ship, Slot};
use super::sight_lines::SightLineTable;
use super::state::Mine;
use crate::args::Args;
use crate::components::ArrayVec;
use crate::error::LoadError;
use crate::error_reason::ErrorReason;
use crate::game::{Game, Seat, SeatSet, fnv1a};
use crate::grid::Space;

impl Rift {
    /// Builds a game from `options` with the base content `[RIFT-4.1]`; see [`Rift::from_options`].
    ///
    /// # Errors
    /// Returns the same errors as [`Rift::from_options`].
    pub fn from_options_with_base_content(options: Options) -> Result<Self, LoadError> {
        Self::from_options(options, &ContentSet::default())
    }

    /// Builds a game from `options` with a content set `[RIFT-4.1]`. The rules in `options` apply
    /// as they are; defaults that a board sets are applied when options are created for it.
    ///
    /// # Errors
    /// Returns an error that names the invalid option, or the invalid path in the board.
    pub fn from_options(options: Options, content: &ContentSet) -> Result<Self, LoadError> {
        let figures = content.figures().clone();
        let board = content.board_file(&options.board)?;
        let file = match &options.board {
            BoardChoice::Shipped(id) => format!("{id}.json"),
            BoardChoice::Custom(_) => "board".to_owned(),
        };
        options_check::check(&options, &board, &figures).map_err(|error| error.to_load_error())?;
        let builds = builds(&options, &figures)?;
        let starts = starting_places(&file, &board, &builds, &figures)?;
        let (teams, team_of_seat) = teams(&options);
        let fleet = FleetBuilder {
            builds: &builds,
            team_of_seat: &team_of_seat,
            teams: teams.len(),
        };
        let ready = board.compile();
        Ok(Self {
            lines: SightLineTable::of(&ready),
            board: ready,
            rules: options.rules.clone(),
            flags: fleet.flags(&file, &board, &options.rules)?,
            puzzle: fleet.puzzle(&board),
            mines: fleet.mines(&board),
            content: content_fingerprint(&figures, &board),
            pack: content.pack().cloned(),
            builds,
            starts,
            teams,
            team_of_seat,
            options,
            figures,
        })
    }
}

impl Options {
    /// Returns the error that keeps these options from being played, or `None`. Errors of the board
    /// itself are not reported.
    #[must_use]
    pub fn find_error(&self, content: &ContentSet) -> Option<OptionsError> {
        let board = content.board_file(&self.board).ok()?;
        options_check::check(self, &board, content.figures()).err()
    }
}

/// Returns the fingerprint of everything that play depends on: figures and board, but not the
/// board's texts.
fn content_fingerprint(figures: &Figures, board: &BoardFile) -> u64 {
    let without_texts = BoardFile {
        name: String::new(),
        blurb: String::new(),
        ..board.clone()
    };
    // Serialization to memory fails only for maps whose keys are not strings, which these types do
    // not contain.
    serde_json::to_vec(&(figures, without_texts)).map_or(0, |bytes| fnv1a(&bytes))
}

/// Returns the seats of each team, in the order of the teams' first seats, and the team of each
/// seat `[RIFT-5.1]`.
fn teams(options: &Options) -> (Vec<SeatSet>, Vec<u8>) {
    let mut names: Vec<u8> = Vec::new();
    let mut teams: Vec<SeatSet> = Vec::new();
    let mut team_of_seat = Vec::new();
    for (seat, name) in (0..).map(Seat).zip(&options.teams) {
        let index = names.iter().position(|known| known == name);
        match index.and_then(|index| teams.get_mut(index)) {
            Some(team) => *team = team.with(seat),
            None => {
                names.push(*name);
                teams.push(SeatSet::singleton(seat));
            }
        }
        let index = index.unwrap_or(teams.len() - 1);
        team_of_seat.push(u8::try_from(index).unwrap_or(u8::MAX));
    }
    (teams, team_of_seat)
}

fn builds(options: &Options, figures: &Figures) -> Result<ArrayVec<Build, MAX_SHIPS>, LoadError> {
    let mut builds = ArrayVec::new();
    for (n, choice) in options.ships.iter().enumerate() {
        let invalid = |reason: &str| LoadError::new("options", format!("ships[{n}]"), reason);
        let (number, model) = (0..)
            .zip(&figures.models)
            .find(|(_, model)| model.id == choice.model)
            .ok_or_else(|| invalid("no such model"))?;
        builds
            .push(build(number, model, choice, figures.bar))
            .map_err(|_| invalid("too many ships"))?;
    }
    Ok(builds)
}

/// Returns a model with the handicap of a ship applied.
fn build(number: u8, model: &Model, choice: &ShipChoice, bar: u8) -> Build {
    let handicap = choice.handicap;
    let mut mounts = ArrayVec::new();
    for mount in &model.mounts {
        // The check of the figures limits the number of mounts.
        let _ = mounts.push(*mount);
    }
    Build {
        model: number,
        seat: choice.seat,
        main: model.main.saturating_add_signed(handicap.main).max(1),
        aux: model.aux.saturating_add_signed(handicap.aux),
        hull: model.hull.saturating_add_signed(handicap.hull).max(1),
        speed: i8::try_from(model.speed).unwrap_or(i8::MAX),
        move_cost: model.move_cost,
        torpedoes: model.torpedoes,
        mines: model.mines,
        bars: Bars::full(match handicap.bars {
            0 => bar,
            strength => strength,
        }),
        mounts,
    }
}

fn starting_places(
    file: &str,
    board: &BoardFile,
    builds: &[Build],
    figures: &Figures,
) -> Result<ArrayVec<Ship, MAX_SHIPS>, LoadError> {
    let mut ships = ArrayVec::new();
    for (n, (build, start)) in builds.iter().zip(&board.starts).enumerate() {
        let errors = StartLimits::of_build(build, figures)
            .errors(start)
            .into_iter();
        if let Some(error) = errors
            .map(|error| ContentError::Start { start: n, error })
            .next()
        {
            return Err(error.to_load_error(file));
        }
        ships
            .push(ship(build, start))
            .map_err(|_| LoadError::new(file, format!("starts[{n}]"), "too many ships"))?;
    }
    Ok(ships)
}

/// Returns a fresh ship on its starting place, with the console values that the board sets
/// `[RIFT-4.2]` `[RIFT-4.3]`.
fn ship(build: &Build, start: &Start) -> Ship {
    let fresh = build.new_ship(Space::new(start.at, start.plane), start.facing);
    let console = &start.console;
    let mut bars = fresh.bars;
    for (side, [outer, inner]) in console.bars.iter().flat_map(|bars| bars.replaced_sides()) {
        for (layer, strength) in [(Layer::Outer, outer), (Layer::Inner, inner)] {
            bars.set(Slot { side, layer }, strength);
        }
    }
    Ship {
        speed: start.speed,
        hull: console.hull.unwrap_or(fresh.hull),
        main: console.main.unwrap_or(fresh.main),
        aux: console.aux.unwrap_or(fresh.aux),
        torpedoes: console.torpedoes.unwrap_or(fresh.torpedoes),
        mines: console.mines.unwrap_or(fresh.mines),
        ion: console.ion.unwrap_or(fresh.ion),
        bars,
        ..fresh
    }
}

/// The ships and their teams while a game is being built.
struct FleetBuilder<'a> {
    builds: &'a [Build],
    team_of_seat: &'a [u8],
    teams: usize,
}

impl FleetBuilder<'_> {
    /// Returns the team index of ship `n`.
    fn team(&self, n: usize) -> Option<u8> {
        let seat = self.builds.get(n)?.seat;
        self.team_of_seat.get(usize::from(seat)).copied()
    }

    /// Returns the marked ships, one bit each: those that the board marks, and in a flagship match
    /// the first ship of every team without one.
    fn flags(&self, file: &str, board: &BoardFile, rules: &HouseRules) -> Result<u32, LoadError> {
        let marked = |n: usize| board.starts.get(n).is_some_and(|start| start.is_marked);
        let all = 0..self.builds.len();
        let mut flags = all
            .clone()
            .filter(|n| marked(*n))
            .fold(0, |bits, n| bits | 1 << n);
        match rules.mode {
            Mode::Elimination | Mode::Ace | Mode::Puzzle => return Ok(0),
            Mode::Breakout => return Ok(flags),
            Mode::Flagship => {}
        }
        for team in (0u8..).take(self.teams) {
            let mut ships = all.clone().filter(|n| self.team(*n) == Some(team));
            let mut of_board = ships.clone().filter(|n| marked(*n));
            match (of_board.next(), of_board.next()) {
                (None, _) => flags |= ships.next().map_or(0, |n| 1 << n),
                (Some(_), None) => {}
                (Some(_), Some(n)) => {
                    let line = "this team has a marked ship already";
                    let reason =
                        ErrorReason::from_game(Rift::NAME, line, "load-two-marked", Args::new());
                    return Err(LoadError::new(file, format!("starts[{n}].flag"), reason));
                }
            }
        }
        Ok(flags)
    }

    /// Returns the puzzle, with its side as a team index from 1.
    fn puzzle(&self, board: &BoardFile) -> Option<Puzzle> {
        let puzzle = board.puzzle.as_ref()?;
        let solver = board
            .starts
            .iter()
            .position(|start| start.team == puzzle.side)?;
        Some(Puzzle {
            side: self.team(solver)? + 1,
            ..puzzle.clone()
        })
    }

    /// Returns the mines at the start. Mines of a starting place without a ship are neutral.
    fn mines(&self, board: &BoardFile) -> Vec<Mine> {
        let owner = |slot: u8| {
            let build = self.builds.get(usize::from(slot.checked_sub(1)?))?;
            Some(Seat(build.seat))
        };
        board
            .mines
            .iter()
            .map(|mine| Mine::new(Space::new(mine.at, mine.plane), owner(mine.owner)))
            .collect()
    }
}

//! Checks whether options are consistent and fit the board and the content set. `content` checks
//! the board itself.

use super::board_file::{ANY_MODEL, BoardFile};
use super::figures::Figures;
use super::fleet::max_ships_of_model;
use super::options::{FirstPlayer, HouseRules, MAX_SHIPS, Mode, Options};
use super::options_error::{HandicapField, OptionsError, handicap};
use super::supply::Supply;
use crate::game::MAX_SEATS;

/// Checks `options` for `board`.
///
/// # Errors
/// Returns the first option that does not fit.
pub fn check(options: &Options, board: &BoardFile, figures: &Figures) -> Result<(), OptionsError> {
    seats(options)?;
    ships(options, board)?;
    for n in 0..options.ships.len() {
        ship(options, board, figures, n)?;
    }
    rules(&options.rules, options.teams.len())?;
    mode(options, board)?;
    if options.rules.fleet_draft {
        fleet_draft(options)?;
    }
    if options.rules.box_limits {
        box_limits(options, board, figures)?;
    }
    Ok(())
}

/// `[RIFT-1.3]`: every seat has a team, a ship and an enemy.
fn seats(options: &Options) -> Result<(), OptionsError> {
    let lone = options.rules.mode == Mode::Puzzle;
    let fewest = if lone { 1 } else { 2 };
    let seats = options.teams.len();
    if !(fewest..=MAX_SEATS).contains(&seats) {
        return Err(OptionsError::Seats { seats, fewest });
    }
    let first = options.teams.first();
    if !lone && options.teams.iter().all(|team| Some(team) == first) {
        return Err(OptionsError::OneTeam);
    }
    for seat in 0..seats {
        if !options
            .ships
            .iter()
            .any(|ship| usize::from(ship.seat) == seat)
        {
            return Err(OptionsError::Shipless { seat });
        }
    }
    Ok(())
}

fn ships(options: &Options, board: &BoardFile) -> Result<(), OptionsError> {
    let fewest = match options.rules.mode {
        Mode::Breakout | Mode::Puzzle => board.starts.len(),
        Mode::Elimination | Mode::Ace | Mode::Flagship => board.fewest_ships(),
    };
    let most = board.starts.len().min(MAX_SHIPS);
    let ships = options.ships.len();
    if (fewest..=most).contains(&ships) {
        return Ok(());
    }
    Err(OptionsError::Ships {
        ships,
        fewest,
        most,
    })
}

fn ship(
    options: &Options,
    board: &BoardFile,
    figures: &Figures,
    n: usize,
) -> Result<(), OptionsError> {
    let (Some(ship), Some(start)) = (options.ships.get(n), board.starts.get(n)) else {
        return Err(OptionsError::NoStart { ship: n });
    };
    if usize::from(ship.seat) >= options.teams.len() {
        let seat = ship.seat;
        return Err(OptionsError::NoSeat { ship: n, seat });
    }
    if !figures.models.iter().any(|model| model.id == ship.model) {
        let model = ship.model.clone();
        return Err(OptionsError::NoModel { ship: n, model });
    }
    if start.model != ANY_MODEL && start.model != ship.model {
        let model = start.model.clone();
        return Err(OptionsError::OtherModel { ship: n, model });
    }
    let more = ship.handicap;
    handicap(n, HandicapField::Main, more.main.into(), -2..=2)?;
    handicap(n, HandicapField::Aux, more.aux.into(), -3..=3)?;
    handicap(n, HandicapField::Hull, more.hull.into(), -4..=4)?;
    handicap(
        n,
        HandicapField::Bars,
        more.bars.into(),
        0..=figures.bar.into(),
    )
}

fn rules(rules: &HouseRules, seats: usize) -> Result<(), OptionsError> {
    if rules.ace_target < 1 || rules.ace_target > i8::MAX.unsigned_abs() {
        let score = rules.ace_target;
        return Err(OptionsError::AceTarget { score });
    }
    if ![1, 3, 5].contains(&rules.match_length) {
        let games = rules.match_length;
        return Err(OptionsError::Series { games });
    }
    match rules.first {
        FirstPlayer::Seat(seat) if usize::from(seat) >= seats => {
            Err(OptionsError::NoFirst { seat })
        }
        FirstPlayer::Seat(_) | FirstPlayer::Random | FirstPlayer::Loser => Ok(()),
    }
}

/// Checks the requirements of a mode on ships and board.
fn mode(options: &Options, board: &BoardFile) -> Result<(), OptionsError> {
    let mode = options.rules.mode;
    if board.puzzle.is_some() != (mode == Mode::Puzzle) {
        return Err(OptionsError::PuzzleMode);
    }
    match mode {
        Mode::Elimination | Mode::Flagship => Ok(()),
        Mode::Ace => one_ship_each(options),
        Mode::Puzzle => teams_of_board(options, board),
        Mode::Breakout => {
            let marked = board.starts.iter().filter(|start| start.flag).count();
            if marked != 1 || board.goals.is_empty() {
                return Err(OptionsError::Breakout);
            }
            teams_of_board(options, board)
        }
    }
}

/// `[RIFT-16.1]`: every player has exactly one ship.
fn one_ship_each(options: &Options) -> Result<(), OptionsError> {
    for (n, ship) in options.ships.iter().enumerate() {
        if options
            .ships
            .iter()
            .take(n)
            .any(|other| other.seat == ship.seat)
        {
            return Err(OptionsError::TwoShips { ship: n });
        }
    }
    Ok(())
}

/// Where the board distinguishes the sides, the players' teams must match its teams.
fn teams_of_board(options: &Options, board: &BoardFile) -> Result<(), OptionsError> {
    let team = |seat: u8| options.teams.get(usize::from(seat));
    let ships: Vec<_> = options.ships.iter().zip(&board.starts).collect();
    for (n, (ship, start)) in ships.iter().enumerate() {
        for (other_ship, other_start) in ships.iter().take(n) {
            let allied = team(ship.seat) == team(other_ship.seat);
            if allied != (start.team == other_start.team) {
                let team = start.team;
                return Err(OptionsError::OtherTeam { ship: n, team });
            }
        }
    }
    Ok(())
}

/// Checks the fleet draft: no model for more than half of a team's ships, rounded up `[RIFT-18.7]`.
fn fleet_draft(options: &Options) -> Result<(), OptionsError> {
    let team = |seat: u8| options.teams.get(usize::from(seat));
    for (n, ship) in options.ships.iter().enumerate() {
        let own = |ships: usize| {
            let some = options.ships.iter().take(ships);
            some.filter(|other| team(other.seat) == team(ship.seat))
        };
        let most = max_ships_of_model(own(options.ships.len()).count());
        let same = own(n + 1).filter(|other| other.model == ship.model);
        if same.count() > most {
            return Err(OptionsError::Drafted { ship: n, most });
        }
    }
    Ok(())
}

/// `[RIFT-1.9]`: no more of any component than the boxes contain that this number of ships needs.
fn box_limits(options: &Options, board: &BoardFile, figures: &Figures) -> Result<(), OptionsError> {
    let supply = Supply::new(figures, options.ships.len());
    let boxes = supply.boxes;
    let model = |id: &str| figures.models.iter().find(|model| model.id == id);
    for (n, ship) in options.ships.iter().enumerate() {
        let before = options.ships.iter().take(n);
        let before = before.filter(|other| other.model == ship.model).count();
        if model(&ship.model).is_some_and(|model| before >= supply.ships(model)) {
            return Err(OptionsError::BoxModel { ship: n, boxes });
        }
    }
    let ships = options.ships.iter();
    let mines = Supply::taken(board, ships.filter_map(|ship| model(&ship.model)));
    if mines > supply.mines {
        return Err(OptionsError::BoxMines { mines, boxes });
    }
    Ok(())
}

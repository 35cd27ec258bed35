//! Checks whether options are consistent and fit the board and the content set. The module
//! `content` checks the board itself.

use super::board_file::{ANY_MODEL, BoardFile};
use super::figures::Figures;
use super::fleet::max_ships_of_model;
use super::options::{FirstPlayer, HouseRules, MAX_SHIPS, Mode, Options};
use super::options_error::{HandicapField, OptionsError, check_handicap};
use super::supply::Supply;
use crate::game::MAX_SEATS;

/// Checks `options` for `board`.
///
/// # Errors
/// Returns the first option that does not fit.
pub fn check(options: &Options, board: &BoardFile, figures: &Figures) -> Result<(), OptionsError> {
    check_seats(options)?;
    check_ships(options, board)?;
    for n in 0..options.ships.len() {
        check_ship(options, board, figures, n)?;
    }
    check_rules(&options.rules, options.teams.len())?;
    check_mode(options, board)?;
    if options.rules.has_fleet_draft {
        check_fleet_draft(options)?;
    }
    if options.rules.has_box_limits {
        check_box_limits(options, board, figures)?;
    }
    Ok(())
}

/// Checks that every seat has a team, a ship and an enemy `[RIFT-1.3]`.
fn check_seats(options: &Options) -> Result<(), OptionsError> {
    let is_puzzle = options.rules.mode == Mode::Puzzle;
    let min = if is_puzzle { 1 } else { 2 };
    let seats = options.teams.len();
    if !(min..=MAX_SEATS).contains(&seats) {
        return Err(OptionsError::Seats { seats, min });
    }
    let first = options.teams.first();
    if !is_puzzle && options.teams.iter().all(|team| Some(team) == first) {
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

fn check_ships(options: &Options, board: &BoardFile) -> Result<(), OptionsError> {
    let min = match options.rules.mode {
        Mode::Breakout | Mode::Puzzle => board.starts.len(),
        Mode::Elimination | Mode::Ace | Mode::Flagship => board.min_ship_count(),
    };
    let max = board.starts.len().min(MAX_SHIPS);
    let ships = options.ships.len();
    if (min..=max).contains(&ships) {
        return Ok(());
    }
    Err(OptionsError::Ships { ships, min, max })
}

fn check_ship(
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
    check_handicap(n, HandicapField::Main, more.main.into(), -2..=2)?;
    check_handicap(n, HandicapField::Aux, more.aux.into(), -3..=3)?;
    check_handicap(n, HandicapField::Hull, more.hull.into(), -4..=4)?;
    check_handicap(
        n,
        HandicapField::Bars,
        more.bars.into(),
        0..=figures.bar.into(),
    )
}

fn check_rules(rules: &HouseRules, seats: usize) -> Result<(), OptionsError> {
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
fn check_mode(options: &Options, board: &BoardFile) -> Result<(), OptionsError> {
    let mode = options.rules.mode;
    if board.puzzle.is_some() != (mode == Mode::Puzzle) {
        return Err(OptionsError::PuzzleMode);
    }
    match mode {
        Mode::Elimination | Mode::Flagship => Ok(()),
        Mode::Ace => check_one_ship_each(options),
        Mode::Puzzle => check_teams_of_board(options, board),
        Mode::Breakout => {
            let marked = board.starts.iter().filter(|start| start.is_marked).count();
            if marked != 1 || board.goals.is_empty() {
                return Err(OptionsError::Breakout);
            }
            check_teams_of_board(options, board)
        }
    }
}

/// Checks that every player has exactly one ship, as Centaur Ace requires `[RIFT-16.1]`.
fn check_one_ship_each(options: &Options) -> Result<(), OptionsError> {
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

/// Checks that the players' teams match the teams of the board, in modes that distinguish the
/// sides.
fn check_teams_of_board(options: &Options, board: &BoardFile) -> Result<(), OptionsError> {
    let team = |seat: u8| options.teams.get(usize::from(seat));
    let ships: Vec<_> = options.ships.iter().zip(&board.starts).collect();
    for (n, (ship, start)) in ships.iter().enumerate() {
        for (other_ship, other_start) in ships.iter().take(n) {
            let is_allied = team(ship.seat) == team(other_ship.seat);
            if is_allied != (start.team == other_start.team) {
                let team = start.team;
                return Err(OptionsError::OtherTeam { ship: n, team });
            }
        }
    }
    Ok(())
}

/// Checks the fleet draft: no model for more than half of a team's ships, rounded up `[RIFT-18.7]`.
fn check_fleet_draft(options: &Options) -> Result<(), OptionsError> {
    let team = |seat: u8| options.teams.get(usize::from(seat));
    for (n, ship) in options.ships.iter().enumerate() {
        let team_ships = |ships: usize| {
            let first_ships = options.ships.iter().take(ships);
            first_ships.filter(|other| team(other.seat) == team(ship.seat))
        };
        let max = max_ships_of_model(team_ships(options.ships.len()).count());
        let same = team_ships(n + 1).filter(|other| other.model == ship.model);
        if same.count() > max {
            return Err(OptionsError::Drafted { ship: n, max });
        }
    }
    Ok(())
}

/// Checks that the match needs no more components than the boxes for its number of ships contain
/// `[RIFT-1.9]`.
fn check_box_limits(
    options: &Options,
    board: &BoardFile,
    figures: &Figures,
) -> Result<(), OptionsError> {
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

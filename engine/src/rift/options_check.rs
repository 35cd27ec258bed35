//! Whether options fit together, the box and the board. Not what a board must be.

use super::board_file::{ANY_MODEL, BoardFile};
use super::figures::Figures;
use super::options::{First, HouseRules, MAX_SHIPS, Mode, Options};
use crate::error::LoadError;
use crate::game::MAX_SEATS;

/// Accepts `options` for `board`, or names the option that cannot be played.
///
/// # Errors
/// The first option that does not fit.
pub fn check(options: &Options, board: &BoardFile, figures: &Figures) -> Result<(), LoadError> {
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

fn wrong<T>(place: impl Into<String>, reason: impl Into<String>) -> Result<T, LoadError> {
    Err(LoadError::new("options", place, reason))
}

/// `[RIFT-1.3]`: everybody has a team, a ship, and somebody to fight.
fn seats(options: &Options) -> Result<(), LoadError> {
    let lone = options.rules.mode == Mode::Puzzle;
    let fewest = if lone { 1 } else { 2 };
    let seats = options.teams.len();
    if !(fewest..=MAX_SEATS).contains(&seats) {
        let reason = format!("{seats} seats; {fewest} to {MAX_SEATS} can play");
        return wrong("teams", reason);
    }
    let first = options.teams.first();
    if !lone && options.teams.iter().all(|team| Some(team) == first) {
        return wrong("teams", "2 teams are needed");
    }
    for seat in 0..seats {
        if !options
            .ships
            .iter()
            .any(|ship| usize::from(ship.seat) == seat)
        {
            return wrong(format!("teams[{seat}]"), "this seat has no ship");
        }
    }
    Ok(())
}

fn ships(options: &Options, board: &BoardFile) -> Result<(), LoadError> {
    let fewest = match options.rules.mode {
        Mode::Breakout | Mode::Puzzle => board.starts.len(),
        Mode::Elimination | Mode::Ace | Mode::Flagship => board.fewest_ships(),
    };
    let most = board.starts.len().min(MAX_SHIPS);
    let ships = options.ships.len();
    if (fewest..=most).contains(&ships) {
        return Ok(());
    }
    let wanted = if fewest == most {
        format!("{most}")
    } else {
        format!("{fewest} to {most}")
    };
    wrong("ships", format!("{ships} ships; this board takes {wanted}"))
}

fn ship(
    options: &Options,
    board: &BoardFile,
    figures: &Figures,
    n: usize,
) -> Result<(), LoadError> {
    let (Some(ship), Some(start)) = (options.ships.get(n), board.starts.get(n)) else {
        return wrong(format!("ships[{n}]"), "no starting place is left");
    };
    if usize::from(ship.seat) >= options.teams.len() {
        let reason = format!("there is no seat {}", ship.seat);
        return wrong(format!("ships[{n}].seat"), reason);
    }
    if !figures.models.iter().any(|model| model.id == ship.model) {
        let reason = format!("there is no model `{}`", ship.model);
        return wrong(format!("ships[{n}].model"), reason);
    }
    if start.model != ANY_MODEL && start.model != ship.model {
        let reason = format!("this starting place is for the model `{}`", start.model);
        return wrong(format!("ships[{n}].model"), reason);
    }
    let handicap = ship.handicap;
    for (key, value, most) in [
        ("main", handicap.main, 2),
        ("aux", handicap.aux, 3),
        ("hull", handicap.hull, 4),
    ] {
        if value.unsigned_abs() > most {
            let reason = format!("{value} is not within -{most} to {most}");
            return wrong(format!("ships[{n}].handicap.{key}"), reason);
        }
    }
    if handicap.bars > figures.bar {
        let reason = format!("{} is not within 0 to {}", handicap.bars, figures.bar);
        return wrong(format!("ships[{n}].handicap.bars"), reason);
    }
    Ok(())
}

fn rules(rules: &HouseRules, seats: usize) -> Result<(), LoadError> {
    if rules.ace_target < 1 || rules.ace_target > i8::MAX.unsigned_abs() {
        let reason = format!("{} is not within 1 to {}", rules.ace_target, i8::MAX);
        return wrong("rules.ace_target", reason);
    }
    if ![1, 3, 5].contains(&rules.match_length) {
        let reason = format!("{} games; a series has 1, 3 or 5", rules.match_length);
        return wrong("rules.match_length", reason);
    }
    match rules.first {
        First::Seat(seat) if usize::from(seat) >= seats => {
            wrong("rules.first", format!("there is no seat {seat}"))
        }
        First::Seat(_) | First::Random | First::Loser => Ok(()),
    }
}

/// What a mode asks of ships and board.
fn mode(options: &Options, board: &BoardFile) -> Result<(), LoadError> {
    let mode = options.rules.mode;
    if board.puzzle.is_some() != (mode == Mode::Puzzle) {
        return wrong(
            "rules.mode",
            "puzzle boards and the mode `puzzle` go together",
        );
    }
    match mode {
        Mode::Elimination | Mode::Flagship => Ok(()),
        Mode::Ace => one_ship_each(options),
        Mode::Puzzle => teams_of_board(options, board),
        Mode::Breakout => {
            let marked = board.starts.iter().filter(|start| start.flag).count();
            if marked != 1 || board.goals.is_empty() {
                let reason = "a breakout needs a board with one marked ship and a goal";
                return wrong("rules.mode", reason);
            }
            teams_of_board(options, board)
        }
    }
}

/// `[RIFT-16.1]`.
fn one_ship_each(options: &Options) -> Result<(), LoadError> {
    for (n, ship) in options.ships.iter().enumerate() {
        if options
            .ships
            .iter()
            .take(n)
            .any(|other| other.seat == ship.seat)
        {
            let reason = "in Centaur Ace every seat has one ship";
            return wrong(format!("ships[{n}].seat"), reason);
        }
    }
    Ok(())
}

/// Where the board tells the sides apart, its teams must be those of the players.
fn teams_of_board(options: &Options, board: &BoardFile) -> Result<(), LoadError> {
    let team = |seat: u8| options.teams.get(usize::from(seat));
    let ships: Vec<_> = options.ships.iter().zip(&board.starts).collect();
    for (n, (ship, start)) in ships.iter().enumerate() {
        for (other_ship, other_start) in ships.iter().take(n) {
            let allied = team(ship.seat) == team(other_ship.seat);
            if allied != (start.team == other_start.team) {
                let reason = format!("this starting place is of team {}", start.team);
                return wrong(format!("ships[{n}].seat"), reason);
            }
        }
    }
    Ok(())
}

/// The draft: in no team more ships of a model than half of the team's, rounded up
/// `[RIFT-18.7]`.
fn fleet_draft(options: &Options) -> Result<(), LoadError> {
    let team = |seat: u8| options.teams.get(usize::from(seat));
    for (n, ship) in options.ships.iter().enumerate() {
        let own = |ships: usize| {
            let some = options.ships.iter().take(ships);
            some.filter(|other| team(other.seat) == team(ship.seat))
        };
        let most = own(options.ships.len()).count().div_ceil(2);
        let same = own(n + 1).filter(|other| other.model == ship.model);
        if same.count() > most {
            let reason = format!("a team drafts at most {most} of this model");
            return wrong(format!("ships[{n}].model"), reason);
        }
    }
    Ok(())
}

/// `[RIFT-1.9]`: no more of anything than the boxes hold that so many ships need.
fn box_limits(options: &Options, board: &BoardFile, figures: &Figures) -> Result<(), LoadError> {
    let limits = figures.box_limits;
    let boxes = options
        .ships
        .len()
        .div_ceil(usize::from(limits.ships).max(1));
    let model = |id: &str| figures.models.iter().find(|model| model.id == id);
    let mut mines = board.mines.len();
    for (n, ship) in options.ships.iter().enumerate() {
        let Some(model) = model(&ship.model) else {
            continue;
        };
        let before = options.ships.iter().take(n);
        let before = before.filter(|other| other.model == ship.model).count();
        if before >= boxes * usize::from(model.in_box) {
            let reason = format!("no more of this model in {boxes} box(es)");
            return wrong(format!("ships[{n}].model"), reason);
        }
        mines += usize::from(model.mines);
    }
    if mines > boxes * usize::from(limits.mines) {
        let reason = format!("{mines} mines on board and ships are more than in {boxes} box(es)");
        return wrong("ships", reason);
    }
    Ok(())
}

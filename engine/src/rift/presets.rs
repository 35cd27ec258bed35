//! Default options for a board: teams, ships and rules, unless the players choose others.

use super::board_file::{ANY_MODEL, BoardFile, Start};
use super::content::{self, ContentSet};
use super::options::{BoardChoice, Handicap, HouseRules, Options, ShipChoice};
use crate::error::LoadError;

/// Ship model of a first game `[RIFT-1.8]`.
pub const FIRST_MODEL: &str = "rhino";

impl BoardChoice {
    /// Returns the board file of the choice, from the base content.
    ///
    /// # Errors
    /// Returns an error if there is no such board, or if a custom board is invalid.
    pub fn file(&self) -> Result<BoardFile, LoadError> {
        ContentSet::default().board_file(self)
    }

    /// Returns the rules of a match on the chosen board: those that it sets, and the defaults for
    /// all others.
    ///
    /// # Errors
    /// Returns the same errors as [`BoardChoice::file`].
    pub fn rules(&self) -> Result<HouseRules, LoadError> {
        ContentSet::default().board_rules(self)
    }
}

impl Options {
    /// Returns the options of a duel on a base board, with the rules that the board sets. An
    /// unknown board is refused when the game is built.
    #[must_use]
    pub fn duel(board: &str, model_a: &str, model_b: &str) -> Self {
        let board = BoardChoice::Shipped(board.to_owned());
        let ship = |seat, model: &str| ShipChoice {
            seat,
            model: model.to_owned(),
            handicap: Handicap::default(),
        };
        Self {
            teams: vec![1, 2],
            ships: vec![ship(0, model_a), ship(1, model_b)],
            rules: board.rules().unwrap_or_default(),
            board,
        }
    }

    /// Returns options for `players` seats and `ships` ships on the first starting places of
    /// `board`. Rules, teams and models are those that the board sets; free places get Rhinos
    /// `[RIFT-1.8]`.
    ///
    /// Seats join the teams of the board in turn, and within a team they take its starting places
    /// in turn. If the board has more teams than there are players, every player is a team of one
    /// and the places are dealt out in turn `[RIFT-18.1]`.
    ///
    /// # Errors
    /// Returns an error if the board is unknown or invalid. Numbers that do not fit it are refused
    /// when the game is built.
    pub fn for_board(board: BoardChoice, players: u8, ships: u8) -> Result<Self, LoadError> {
        Self::for_board_with(&ContentSet::default(), board, players, ships)
    }

    /// Returns the same as [`Options::for_board`] for a board of a content set. Free places get
    /// Rhinos, or the first model of a content set without them.
    ///
    /// # Errors
    /// Returns an error if the board is unknown or invalid.
    pub fn for_board_with(
        content: &ContentSet,
        board: BoardChoice,
        players: u8,
        ships: u8,
    ) -> Result<Self, LoadError> {
        let file = content.board_file(&board)?;
        let slots: Vec<&Start> = file.starts.iter().take(usize::from(ships)).collect();
        let order = seat_order(&slots);
        let is_free_for_all = order.first_round > usize::from(players);
        let teams: Vec<u8> = (0..players)
            .zip(order.teams.iter().cycle())
            .map(|(seat, team)| if is_free_for_all { seat + 1 } else { *team })
            .collect();
        let mut taken = vec![0u8; teams.len()];
        let mut choices = Vec::new();
        for slot in slots {
            let seat = (0u8..)
                .zip(&teams)
                .filter(|(_, team)| is_free_for_all || **team == slot.team)
                .map(|(seat, _)| seat)
                .min_by_key(|seat| taken.get(usize::from(*seat)).copied())
                .unwrap_or(0);
            if let Some(count) = taken.get_mut(usize::from(seat)) {
                *count += 1;
            }
            choices.push(ShipChoice {
                seat,
                model: model_for(&slot.model, content),
                handicap: Handicap::default(),
            });
        }
        Ok(Self {
            teams,
            ships: choices,
            rules: content::board_check::house_rules("board", &file)?,
            board,
        })
    }

    /// Returns the number of ships of two teams of `players` players in total; with an odd number
    /// one player takes two ships, so that both teams field the same number `[RIFT-1.5]`.
    #[must_use]
    pub const fn team_ships(players: u8) -> u8 {
        players.saturating_add(players % 2)
    }
}

/// The teams of the seats, for as many seats as there are starting places.
struct SeatOrder {
    teams: Vec<u8>,
    /// Number of leading seats that include one for every team.
    first_round: usize,
}

/// Returns first one seat for each team, then the other starting places in their order.
fn seat_order(slots: &[&Start]) -> SeatOrder {
    let (mut teams, mut others) = (Vec::new(), Vec::new());
    for slot in slots {
        if teams.contains(&slot.team) {
            others.push(slot.team);
        } else {
            teams.push(slot.team);
        }
    }
    let first_round = teams.len();
    teams.append(&mut others);
    SeatOrder { teams, first_round }
}

fn model_for(model: &str, content: &ContentSet) -> String {
    if model != ANY_MODEL {
        return model.to_owned();
    }
    let models = &content.figures().models;
    let first_model = models.iter().find(|model| model.id == FIRST_MODEL);
    let first = first_model.or(models.first());
    first.map_or(FIRST_MODEL, |model| &model.id).to_owned()
}

//! The fleet draft: while a match is set up, teams take turns to pick the models of their ships
//! `[RIFT-18.7]`. The picks become part of the match's options.

use super::board_file::{ANY_MODEL, BoardFile};
use super::content::ContentSet;
use super::figures::{Figures, Model};
use super::options::Options;
use super::supply::Supply;
use crate::args::{Arg, Args};
use crate::error::{LoadError, RuleRefusal};
use crate::game::Seat;
use crate::rule::RuleId;

mod advice;
mod mine_budget;

/// Returns the maximum number of ships of one model in a team of `ships` ships `[RIFT-18.7]`.
#[must_use]
pub(super) const fn max_ships_of_model(ships: usize) -> usize {
    ships.div_ceil(2)
}

/// A fleet draft in progress. It is defined by its list of picks, so an earlier stage is a shorter
/// list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FleetDraft {
    options: Options,
    board: BoardFile,
    figures: Figures,
    /// The ships to pick models for, in order.
    order: Vec<usize>,
    picked: usize,
}

/// The reason why a model may not be picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PickRefusal {
    /// Every ship has its model; the draft is over.
    Done,
    /// The model does not exist.
    NoModel,
    /// The team has the maximum number of ships of this model.
    TeamFull {
        /// Maximum number of ships of the model in the team.
        max_ships: u8,
    },
    /// The boxes contain no more ships of this model.
    BoxEmpty {
        /// Number of boxes that the match is played with.
        boxes: u8,
    },
    /// With this pick the boxes would not contain enough mines, whatever is picked later.
    BoxMines {
        /// Number of boxes that the match is played with.
        boxes: u8,
    },
}

/// A model, as offered to the team that picks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PickOffer {
    /// Id of the model.
    pub model: String,
    /// Number of ships of this model that the team may still pick.
    pub remaining: u8,
    /// Reason why the model may not be picked now; `None` if it may.
    pub refusal: Option<PickRefusal>,
}

impl FleetDraft {
    /// Starts the draft of a match with the base content.
    ///
    /// # Errors
    /// Returns an error if the board is unknown or invalid.
    pub fn new(options: &Options) -> Result<Self, LoadError> {
        Self::with(options, &ContentSet::default())
    }

    /// Starts the draft of a match with the models of a content set.
    ///
    /// # Errors
    /// Returns an error if the board is unknown or invalid.
    pub fn with(options: &Options, content: &ContentSet) -> Result<Self, LoadError> {
        let board = content.board_file(&options.board)?;
        Ok(Self {
            order: pick_order(options, &board),
            options: options.clone(),
            figures: content.figures().clone(),
            board,
            picked: 0,
        })
    }

    /// Starts the draft of a match and applies `picks` up to the first illegal one; the picks after
    /// it belong to a different setup.
    ///
    /// # Errors
    /// Returns the same errors as [`FleetDraft::with`].
    pub fn with_picks<'a>(
        options: &Options,
        content: &ContentSet,
        picks: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, LoadError> {
        let mut draft = Self::with(options, content)?;
        for model in picks {
            if draft.pick(model).is_err() {
                break;
            }
        }
        Ok(draft)
    }

    /// Returns the index of the ship whose model is picked next; `None` when the draft is over.
    #[must_use]
    pub fn ship(&self) -> Option<usize> {
        self.order.get(self.picked).copied()
    }

    /// Returns the seat that picks next, which is the owner of that ship.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.owner(self.ship()?)
    }

    /// Iterates over the picks so far: the seat, the ship and the model.
    pub fn picks(&self) -> impl Iterator<Item = (Seat, usize, &str)> {
        let picked_ships = self.order.iter().take(self.picked).copied();
        picked_ships.filter_map(|ship| {
            let choice = self.options.ships.get(ship)?;
            Some((Seat(choice.seat), ship, choice.model.as_str()))
        })
    }

    /// Returns the total number of picks of the draft.
    #[must_use]
    pub const fn pick_count(&self) -> usize {
        self.order.len()
    }

    /// Returns whether the model of the ship is decided.
    #[must_use]
    pub fn has_model(&self, ship: usize) -> bool {
        !self.order.iter().skip(self.picked).any(|&n| n == ship)
    }

    /// Returns the options with the models picked so far; those of the other ships are unchanged.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Returns every model, and whether the team that picks now may take it.
    #[must_use]
    pub fn offers(&self) -> Vec<PickOffer> {
        let offer = |model: &Model| PickOffer {
            model: model.id.clone(),
            remaining: self.remaining(model),
            refusal: self.check_pick(&model.id).err(),
        };
        self.figures.models.iter().map(offer).collect()
    }

    /// Checks whether `model` may be picked now. A team may not pick a model for more than half of
    /// its ships, rounded up, and the boxes must contain the ship and its mines `[RIFT-18.7]`
    /// `[RIFT-1.9]`.
    ///
    /// # Errors
    /// Returns the first reason why it may not be picked.
    pub fn check_pick(&self, model: &str) -> Result<(), PickRefusal> {
        let ship = self.ship().ok_or(PickRefusal::Done)?;
        let known = self.figures.models.iter().find(|known| known.id == model);
        let model = known.ok_or(PickRefusal::NoModel)?;
        let max_ships = self.max_ships(ship);
        if self.in_team(ship, model) >= max_ships {
            return Err(PickRefusal::TeamFull {
                max_ships: saturating_u8(max_ships),
            });
        }
        if self.options.rules.has_box_limits {
            let boxes = saturating_u8(self.supply().boxes);
            if self.in_boxes(model) == 0 {
                return Err(PickRefusal::BoxEmpty { boxes });
            }
            if !self.has_enough_mines(ship, model, 1) {
                return Err(PickRefusal::BoxMines { boxes });
            }
        }
        Ok(())
    }

    /// Picks a model for the next ship.
    ///
    /// # Errors
    /// Returns the reason why it may not be picked; the draft is then unchanged.
    pub fn pick(&mut self, model: &str) -> Result<(), PickRefusal> {
        self.check_pick(model)?;
        let next = self.ship();
        if let Some(ship) = next.and_then(|ship| self.options.ships.get_mut(ship)) {
            model.clone_into(&mut ship.model);
        }
        self.picked += 1;
        Ok(())
    }
}

impl FleetDraft {
    fn owner(&self, ship: usize) -> Option<Seat> {
        self.options.ships.get(ship).map(|ship| Seat(ship.seat))
    }

    fn is_allied(&self, ship: usize, other: usize) -> bool {
        let team = |ship: usize| {
            let seat = self.options.ships.get(ship)?.seat;
            self.options.teams.get(usize::from(seat))
        };
        team(ship) == team(other)
    }

    /// Returns the maximum number of ships of one model in the team of `ship`.
    fn max_ships(&self, ship: usize) -> usize {
        let all = 0..self.options.ships.len();
        let team_ships = all.filter(|&other| self.is_allied(ship, other));
        max_ships_of_model(team_ships.count())
    }

    /// Counts the ships of a model, including those whose model the board sets.
    fn count(&self, model: &Model, fits: impl Fn(usize) -> bool) -> usize {
        let ships = self.options.ships.iter().enumerate();
        ships
            .filter(|(n, ship)| ship.model == model.id && self.has_model(*n) && fits(*n))
            .count()
    }

    fn in_team(&self, ship: usize, model: &Model) -> usize {
        self.count(model, |other| self.is_allied(ship, other))
    }

    fn supply(&self) -> Supply {
        Supply::new(&self.figures, self.options.ships.len())
    }

    /// Returns the number of ships of a model that are left in the boxes.
    fn in_boxes(&self, model: &Model) -> usize {
        let total = self.supply().ships(model);
        total.saturating_sub(self.count(model, |_| true))
    }

    fn remaining(&self, model: &Model) -> u8 {
        let Some(ship) = self.ship() else { return 0 };
        let max_picks = self
            .max_ships(ship)
            .saturating_sub(self.in_team(ship, model));
        if !self.options.rules.has_box_limits {
            return saturating_u8(max_picks);
        }
        let remaining = max_picks.min(self.in_boxes(model));
        let mut counts = (1..=remaining).rev();
        saturating_u8(
            counts
                .find(|more| self.has_enough_mines(ship, model, *more))
                .unwrap_or(0),
        )
    }
}

/// Returns the order of picks: in each round one ship of every team that has one left, teams in the
/// order of their first seats, ships of a team by number `[RIFT-18.7]` `[RIFT-5.1]`.
fn pick_order(options: &Options, board: &BoardFile) -> Vec<usize> {
    let is_open = |ship: &usize| {
        let start = board.starts.get(*ship);
        start.is_some_and(|start| start.model == ANY_MODEL)
    };
    let mut teams: Vec<u8> = Vec::new();
    for team in &options.teams {
        if !teams.contains(team) {
            teams.push(*team);
        }
    }
    let mut queues: Vec<Vec<usize>> = teams
        .iter()
        .map(|team| {
            let of_team = |ship: &usize| {
                let seat = options.ships.get(*ship).map(|ship| usize::from(ship.seat));
                seat.and_then(|seat| options.teams.get(seat)) == Some(team)
            };
            let ships = (0..options.ships.len()).rev();
            ships.filter(of_team).filter(is_open).collect()
        })
        .collect();
    let mut order = Vec::new();
    while queues.iter().any(|queue| !queue.is_empty()) {
        order.extend(queues.iter_mut().filter_map(Vec::pop));
    }
    order
}

fn saturating_u8(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

impl RuleRefusal for PickRefusal {
    fn rule(&self) -> RuleId {
        RuleId::new(match self {
            Self::Done | Self::NoModel | Self::TeamFull { .. } => "RIFT-18.7",
            Self::BoxEmpty { .. } | Self::BoxMines { .. } => "RIFT-1.9",
        })
    }

    fn phrase(&self) -> &'static str {
        match self {
            Self::Done => "pick-done",
            Self::NoModel => "pick-no-model",
            Self::TeamFull { .. } => "pick-team-full",
            Self::BoxEmpty { .. } => "pick-box-empty",
            Self::BoxMines { .. } => "pick-box-mines",
        }
    }

    fn args(&self) -> Args {
        let number = |n: u8| Arg::Number(i64::from(n));
        match *self {
            Self::Done | Self::NoModel => Vec::new(),
            Self::TeamFull { max_ships } => vec![("most", number(max_ships))],
            Self::BoxEmpty { boxes } | Self::BoxMines { boxes } => vec![("boxes", number(boxes))],
        }
    }
}

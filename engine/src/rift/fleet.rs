//! The draft of fleets: teams pick the models of their ships in turn while a match is set up
//! `[RIFT-18.7]`. It knows no turn of play: what is picked ends in the options of the match.

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

/// Most ships of one model in a team of so many ships `[RIFT-18.7]`.
#[must_use]
pub(super) const fn max_ships_of_model(ships: usize) -> usize {
    ships.div_ceil(2)
}

/// A draft as far as it has come. It is its list of picks: fewer of them are an earlier draft.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FleetDraft {
    options: Options,
    board: BoardFile,
    figures: Figures,
    /// The ships that are picked for, in order.
    order: Vec<usize>,
    picked: usize,
}

/// Why a model may not be picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PickRefusal {
    /// Every ship has its model.
    Done,
    /// There is no such model.
    NoModel,
    /// The team has as many of it as it may.
    TeamFull {
        /// Most ships of a model in the team.
        most: u8,
    },
    /// The boxes hold no more of it.
    BoxEmpty {
        /// How many boxes the match is played with.
        boxes: u8,
    },
    /// The boxes do not hold the mines that the match would have with it, whatever is picked
    /// after it.
    BoxMines {
        /// How many boxes the match is played with.
        boxes: u8,
    },
}

/// A model as it is offered to the team that picks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PickOffer {
    /// Id of the model.
    pub model: String,
    /// How many more of it the team may pick.
    pub left: u8,
    /// Why it may not be picked now.
    pub refusal: Option<PickRefusal>,
}

impl FleetDraft {
    /// The draft of a match before its first pick.
    ///
    /// # Errors
    /// When the board cannot be had.
    pub fn new(options: &Options) -> Result<Self, LoadError> {
        Self::with(options, &ContentSet::default())
    }

    /// The draft of a match with the models of a stock, before its first pick.
    ///
    /// # Errors
    /// When the board cannot be had.
    pub fn with(options: &Options, stock: &ContentSet) -> Result<Self, LoadError> {
        let board = stock.board_file(&options.board)?;
        Ok(Self {
            order: pick_order(options, &board),
            options: options.clone(),
            figures: stock.figures().clone(),
            board,
            picked: 0,
        })
    }

    /// The draft of a match after `picks`, as many of them as may be made: the rest belongs to
    /// another set-up.
    ///
    /// # Errors
    /// As [`FleetDraft::with`].
    pub fn with_picks<'a>(
        options: &Options,
        stock: &ContentSet,
        picks: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, LoadError> {
        let mut draft = Self::with(options, stock)?;
        for model in picks {
            if draft.pick(model).is_err() {
                break;
            }
        }
        Ok(draft)
    }

    /// The ship that is picked for now, by its number.
    #[must_use]
    pub fn ship(&self) -> Option<usize> {
        self.order.get(self.picked).copied()
    }

    /// Who picks now: the owner of that ship.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.owner(self.ship()?)
    }

    /// What was picked so far, in order: for whom, for which ship, which model.
    pub fn picks(&self) -> impl Iterator<Item = (Seat, usize, &str)> {
        let made = self.order.iter().take(self.picked).copied();
        made.filter_map(|ship| {
            let choice = self.options.ships.get(ship)?;
            Some((Seat(choice.seat), ship, choice.model.as_str()))
        })
    }

    /// How many ships are picked for in all.
    #[must_use]
    pub const fn pick_count(&self) -> usize {
        self.order.len()
    }

    /// Whether the ship has its model.
    #[must_use]
    pub fn has_model(&self, ship: usize) -> bool {
        !self.order.iter().skip(self.picked).any(|&n| n == ship)
    }

    /// The options with the models that were picked; those of the other ships are as they were.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Every model, and whether the team that picks now may take it.
    #[must_use]
    pub fn offers(&self) -> Vec<PickOffer> {
        let offer = |model: &Model| PickOffer {
            model: model.id.clone(),
            left: self.left(model),
            refusal: self.may_pick(&model.id).err(),
        };
        self.figures.models.iter().map(offer).collect()
    }

    /// Whether `model` may be picked now: in a team no model more often than half of its ships,
    /// rounded up, and none that the boxes do not hold with its mines `[RIFT-18.7]` `[RIFT-1.9]`.
    ///
    /// # Errors
    /// The first reason against it.
    pub fn may_pick(&self, model: &str) -> Result<(), PickRefusal> {
        let ship = self.ship().ok_or(PickRefusal::Done)?;
        let known = self.figures.models.iter().find(|known| known.id == model);
        let model = known.ok_or(PickRefusal::NoModel)?;
        let most = self.most(ship);
        if self.in_team(ship, model) >= most {
            return Err(PickRefusal::TeamFull { most: small(most) });
        }
        if self.options.rules.box_limits {
            let boxes = small(self.supply().boxes);
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
    /// Why it may not be picked; nothing has changed then.
    pub fn pick(&mut self, model: &str) -> Result<(), PickRefusal> {
        self.may_pick(model)?;
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

    /// Most ships of one model in the team of `ship`.
    fn most(&self, ship: usize) -> usize {
        let all = 0..self.options.ships.len();
        let own = all.filter(|&other| self.is_allied(ship, other));
        max_ships_of_model(own.count())
    }

    /// Ships of a model, with those whose model the board sets.
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

    /// How many of a model are left in the boxes.
    fn in_boxes(&self, model: &Model) -> usize {
        let held = self.supply().ships(model);
        held.saturating_sub(self.count(model, |_| true))
    }

    fn left(&self, model: &Model) -> u8 {
        let Some(ship) = self.ship() else { return 0 };
        let own = self.most(ship).saturating_sub(self.in_team(ship, model));
        if !self.options.rules.box_limits {
            return small(own);
        }
        let held = own.min(self.in_boxes(model));
        let mut counts = (1..=held).rev();
        small(
            counts
                .find(|more| self.has_enough_mines(ship, model, *more))
                .unwrap_or(0),
        )
    }
}

/// The ships that are picked for: in each round one of every team that has one left, teams in the
/// order of their first seats; those of a team by number `[RIFT-18.7]` `[RIFT-5.1]`.
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

fn small(number: usize) -> u8 {
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
            Self::TeamFull { most } => vec![("most", number(most))],
            Self::BoxEmpty { boxes } | Self::BoxMines { boxes } => vec![("boxes", number(boxes))],
        }
    }
}

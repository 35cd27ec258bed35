//! The types of Salvage: cards, state, actions, events, refusals.

use engine::args::Args;
use engine::components::ArrayVec;
use engine::error::RuleRefusal;
use engine::game::{Seat, SeatSet};
use engine::rule::RuleId;
use serde::{Deserialize, Serialize};

/// Maximum number of crews.
pub const MAX_CREWS: usize = 4;
/// The highest card value; the lowest is 1.
pub const VALUES: usize = 6;
/// Number of cards of each value.
pub const COPIES: u8 = 4;
/// Number of cards in the deck.
pub const DECK: usize = VALUES * COPIES as usize;
/// Number of cards dealt to each crew.
pub const DEALT: u8 = 4;

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Number of crews, 2 to 4.
    pub crews: u8,
    /// Number of wrecks, 1 to 12.
    pub wrecks: u8,
}

/// A card, by its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

/// A multiset of cards: the number of each value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards(pub [u8; VALUES]);

impl Cards {
    /// Returns the number of cards.
    pub fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns the number of cards with this value.
    pub fn of(&self, card: Card) -> u8 {
        let index = usize::from(card.0).wrapping_sub(1);
        self.0.get(index).copied().unwrap_or(0)
    }

    /// Iterates over the values held, lowest first, each once.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        (1..=VALUES as u8)
            .map(Card)
            .filter(move |&card| self.of(card) > 0)
    }
}

/// The phases of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// The crews bid for the wreck `[SALV-2]`.
    Bidding,
    /// A crew may jam the boarder `[SALV-5]`.
    Jamming {
        /// The crew that boards.
        boarder: Seat,
        /// The points that the boarder would score now.
        haul: u8,
        /// The crew that is asked.
        asked: Seat,
    },
    /// The game is over.
    Over(Ending),
}

/// The reason why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// All wrecks are boarded.
    Wrecks,
    /// All hands are empty.
    Spent,
    /// All crews but one conceded.
    Conceded,
}

/// The state that everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Public {
    pub phase: Phase,
    /// Number of wrecks boarded so far.
    pub boarded: u8,
    /// Points of each crew.
    pub scores: [u8; MAX_CREWS],
    /// Number of cards in each hand.
    pub hands: [u8; MAX_CREWS],
    /// Number of cards in the deck.
    pub deck: u8,
    /// Crews that have bid.
    pub sealed: SeatSet,
    /// Crews that conceded.
    pub out: SeatSet,
    /// Cards on the discard pile, face up.
    pub discard: Cards,
}

/// The state that only one crew sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Private {
    /// The hand of the crew.
    pub hand: Cards,
    /// The bid of the crew, face down; `None` before it has bid.
    pub bid: Option<Card>,
}

/// The complete changing state: public, private to each crew, and hidden from all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The state that everybody sees.
    pub public: Public,
    /// The private state of each crew.
    pub private: [Private; MAX_CREWS],
    /// The deck, its top last.
    pub deck: ArrayVec<Card, DECK>,
}

/// The view of one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The state that everybody sees.
    pub public: Public,
    /// The viewer's seat and its private state; `None` for a spectator.
    pub own: Option<(Seat, Private)>,
    /// All hands and the deck, for an omniscient viewer; `None` for any other viewer.
    pub open: Option<([Private; MAX_CREWS], ArrayVec<Card, DECK>)>,
}

/// The actions of a crew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Bids a card `[SALV-2]`.
    Bid(Card),
    /// Discards a card to jam `[SALV-5]`.
    Jam(Card),
    /// Declines to jam `[SALV-5]`.
    Pass,
    /// Concedes `[SALV-8]`.
    Concede,
}

/// An event of play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A crew has bid.
    Sealed(Seat),
    /// A bid was revealed.
    Shown(Seat, Card),
    /// A crew boarded and rolled its dice.
    Boarded(Seat, [u8; 2]),
    /// A card was played to jam.
    Jammed(Seat, Card),
    /// A crew declined to jam.
    Passed(Seat),
    /// A crew scored.
    Scored(Seat, u8),
    /// A crew drew a card that only it sees.
    Drew(Seat, Card),
    /// A crew conceded.
    Left(Seat),
    /// The game ended.
    Ended(Ending),
}

/// The reason why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Another crew is asked, or this one has already answered.
    NotAsked,
    /// The current phase has another question.
    NotNow,
    /// The hand has no such card.
    NoSuchCard,
    /// The crew has conceded.
    Out,
}

impl RuleRefusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Self::Over => RuleId::new("SALV-7"),
            Self::NotAsked | Self::NoSuchCard => RuleId::new("SALV-2"),
            Self::NotNow => RuleId::new("SALV-5"),
            Self::Out => RuleId::new("SALV-8"),
        }
    }

    fn phrase(&self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::NotAsked => "not-asked",
            Self::NotNow => "not-now",
            Self::NoSuchCard => "no-such-card",
            Self::Out => "out",
        }
    }

    fn args(&self) -> Args {
        Args::new()
    }
}

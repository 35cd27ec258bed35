//! The nouns of Salvage: cards, state, actions, events, refusals. No rules.

use engine::args::Args;
use engine::components::ArrayVec;
use engine::error::RuleRefusal;
use engine::game::{Seat, SeatSet};
use engine::rule::RuleId;
use serde::{Deserialize, Serialize};

/// Most crews.
pub const MAX_CREWS: usize = 4;
/// Card values are 1 to this.
pub const VALUES: usize = 6;
/// Cards of each value.
pub const COPIES: u8 = 4;
/// Cards of the deck.
pub const DECK: usize = VALUES * COPIES as usize;
/// Cards dealt to each crew.
pub const DEALT: u8 = 4;

/// What is chosen before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Crews, 2 to 4.
    pub crews: u8,
    /// Wrecks, 1 to 12.
    pub wrecks: u8,
}

/// A card, by its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

/// Cards whose order does not matter: how many of each value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards(pub [u8; VALUES]);

impl Cards {
    /// How many cards.
    pub fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    /// How many of this value.
    pub fn of(&self, card: Card) -> u8 {
        let place = usize::from(card.0).wrapping_sub(1);
        self.0.get(place).copied().unwrap_or(0)
    }

    /// The values held, lowest first, each once.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        (1..=VALUES as u8)
            .map(Card)
            .filter(move |&card| self.of(card) > 0)
    }
}

/// What is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Bids `[SALV-2]`.
    Bidding,
    /// Jams `[SALV-5]`.
    Jamming {
        /// Who boards.
        boarder: Seat,
        /// What it would score now.
        haul: u8,
        /// Who is asked.
        asked: Seat,
    },
    /// Nothing any more.
    Over(Ending),
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// All wrecks are boarded.
    Wrecks,
    /// Nobody holds a card.
    Spent,
    /// All but one gave up.
    Conceded,
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// What is waited for.
    pub phase: Phase,
    /// Wrecks that were boarded.
    pub boarded: u8,
    /// Points of each crew.
    pub scores: [u8; MAX_CREWS],
    /// Cards in each hand.
    pub hands: [u8; MAX_CREWS],
    /// Cards in the deck.
    pub deck: u8,
    /// Who has bid.
    pub sealed: SeatSet,
    /// Who gave up.
    pub out: SeatSet,
    /// Cards that were turned up.
    pub discard: Cards,
}

/// What one crew alone sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Private {
    /// Its hand.
    pub hand: Cards,
    /// Its bid, face down.
    pub bid: Option<Card>,
}

/// Everything that changes: public, private of each crew, and hidden from all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// What each crew sees.
    pub private: [Private; MAX_CREWS],
    /// The deck, its top last.
    pub deck: ArrayVec<Card, DECK>,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What everybody sees.
    pub public: Public,
    /// Whose eyes these are, and what only they see; `None` for a spectator.
    pub own: Option<(Seat, Private)>,
    /// All hands and the deck, when everything is open.
    pub open: Option<([Private; MAX_CREWS], ArrayVec<Card, DECK>)>,
}

/// What a crew may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Bid a card `[SALV-2]`.
    Bid(Card),
    /// Discard a card to jam `[SALV-5]`.
    Jam(Card),
    /// Do not jam `[SALV-5]`.
    Pass,
    /// Give up `[SALV-8]`.
    Concede,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A crew has bid.
    Sealed(Seat),
    /// A bid was turned up.
    Shown(Seat, Card),
    /// A crew boards and its dice fell.
    Boarded(Seat, [u8; 2]),
    /// A card was played to jam.
    Jammed(Seat, Card),
    /// A crew let it pass.
    Passed(Seat),
    /// A crew scored.
    Scored(Seat, u8),
    /// A crew drew a card that only it sees.
    Drew(Seat, Card),
    /// A crew gave up.
    Left(Seat),
    /// The game is over.
    Ended(Ending),
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Another crew is asked, or this one has answered.
    NotAsked,
    /// Something else is asked now.
    NotNow,
    /// No such card in the hand.
    NoSuchCard,
    /// It has given up.
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

//! Salvage: a small game that only the tests play, and a model of how a game is laid out.
//!
//! It has what Centauri Rift lacks: a deck, dice, a hidden hand, a secret simultaneous bid, and a
//! window in which a seat that is not on turn may react. If it passes every law, the contract
//! carries more than perfect information.
//!
//! # Rules
//!
//! - **SALV-1** Two to four crews race for wrecks. The deck holds four cards of each value 1 to 6;
//!   every crew is dealt four.
//! - **SALV-2** For each wreck every crew that holds a card bids one, face down. When all bids are
//!   in, they are turned up and discarded.
//! - **SALV-3** The highest bid boards the wreck; chance decides between equal bids.
//! - **SALV-4** The boarding crew rolls two dice. Their sum is its haul.
//! - **SALV-5** The other crews that hold a card are asked in order, from the boarder's left,
//!   whether they jam: a card discarded takes its value off the haul. Nobody is asked any more
//!   when nothing is left of it.
//! - **SALV-6** The boarder scores the haul. Every other crew draws a card while there are any.
//! - **SALV-7** The game ends after the last wreck, or when nobody holds a card. The highest score
//!   wins; equal scores share the win.
//! - **SALV-8** A crew may give up at any time; its cards are turned up and discarded. The last
//!   crew left wins.

mod play;
mod secrets;

use engine::chance::Chance;
use engine::error::{Cites, LoadError};
use engine::game::{
    Args, Audience, Choice, Game, Outcome, Prompt, Reach, Record, Seat, Seats, Spot, Status,
    Viewer, fnv,
};
use engine::kit::List;
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
    pub sealed: Seats,
    /// Who gave up.
    pub out: Seats,
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
    pub deck: List<Card, DECK>,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// What everybody sees.
    pub public: Public,
    /// Whose eyes these are, and what only they see; `None` for a spectator.
    pub own: Option<(Seat, Private)>,
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

impl Cites for Refusal {
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

/// A table for Salvage.
#[derive(Clone, Debug)]
pub struct Salvage(Options);

impl Game for Salvage {
    const NAME: &'static str = "salvage";
    const RULES: u16 = 1;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(options: Options) -> Result<Self, LoadError> {
        let refuse = |place, reason| Err(LoadError::new("options", place, reason));
        match options {
            Options { crews, .. } if !(2..=MAX_CREWS as u8).contains(&crews) => {
                refuse("crews", "there are 2 to 4 crews")
            }
            Options { wrecks, .. } if !(1..=12).contains(&wrecks) => {
                refuse("wrecks", "there are 1 to 12 wrecks")
            }
            Options { .. } => Ok(Self(options)),
        }
    }

    fn options(&self) -> &Options {
        &self.0
    }

    fn content(&self) -> u64 {
        fnv(&[VALUES as u8, COPIES, DEALT])
    }

    fn seats(&self) -> Seats {
        Seats::first(self.0.crews)
    }

    fn deal(&self, chance: &mut impl Chance) -> State {
        self.open(chance)
    }

    fn status(&self, state: &State) -> Status {
        let public = &state.public;
        match public.phase {
            Phase::Bidding => Status::WaitingFor(self.bidders(public)),
            Phase::Jamming { asked, .. } => Status::WaitingFor(Seats::only(asked)),
            Phase::Over(ending) => Status::Over(Outcome {
                winners: self.winners(public),
                reason: match ending {
                    Ending::Wrecks => "wrecks",
                    Ending::Spent => "spent",
                    Ending::Conceded => "conceded",
                },
            }),
        }
    }

    fn legal(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        if !self.status(state).waiting().has(seat) {
            return;
        }
        let hand = state.private[seat.index()].hand;
        match state.public.phase {
            Phase::Bidding => list.extend(hand.kinds().map(Action::Bid)),
            Phase::Jamming { .. } => {
                list.push(Action::Pass);
                list.extend(hand.kinds().map(Action::Jam));
            }
            Phase::Over(_) => {}
        }
    }

    fn asides(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        if self.check(state, seat, Action::Concede).is_ok() {
            list.push(Action::Concede);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.judge(state, seat, action)
    }

    fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        record: &mut impl Record<Event>,
    ) -> Result<Reach, Refusal> {
        self.judge(state, seat, action)?;
        Ok(self.carry_out(state, seat, action, chance, record))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        secrets::view(state, viewer)
    }

    fn guess(&self, view: &View, chance: &mut impl Chance) -> State {
        secrets::guess(self.seats(), view, chance)
    }

    fn audience(&self, event: &Event) -> Audience {
        match event {
            Event::Drew(seat, _) => Audience::Only(Seats::only(*seat)),
            Event::Sealed(_)
            | Event::Shown(..)
            | Event::Boarded(..)
            | Event::Jammed(..)
            | Event::Passed(_)
            | Event::Scored(..)
            | Event::Left(_)
            | Event::Ended(_) => Audience::All,
        }
    }

    fn prompt(&self, state: &State, seat: Seat) -> Prompt<Action, Refusal> {
        let hand = state
            .private
            .get(seat.index())
            .map_or(Cards::default(), |own| own.hand);
        let (phrase, play): (_, fn(Card) -> Action) = match state.public.phase {
            Phase::Bidding => ("bid", Action::Bid),
            Phase::Jamming { .. } => ("jam", Action::Jam),
            Phase::Over(_) => ("over", Action::Bid),
        };
        let cards = hand
            .kinds()
            .map(|card| (Spot::Card(u16::from(card.0)), play(card)));
        let buttons = [
            (Spot::Button("pass"), Action::Pass),
            (Spot::Button("concede"), Action::Concede),
        ];
        Prompt {
            phrase,
            args: Args::new(),
            choices: cards
                .chain(buttons)
                .map(|(spot, action)| Choice {
                    spot,
                    action,
                    refusal: self.judge(state, seat, action).err(),
                })
                .collect(),
        }
    }
}

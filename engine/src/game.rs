//! The contract that every game keeps, and the words all games share.
//!
//! A value of a type that implements [`Game`] is a *table*: options and tables
//! built from them once, never changed by play. Everything that changes is in
//! [`Game::State`], which is flat plain data.
//!
//! # Laws
//!
//! Every game is tested against these by random play:
//!
//! 1. [`Game::act`] accepts exactly what [`Game::legal_actions`] and [`Game::out_of_turn_actions`] list,
//!    and leaves the state untouched when it refuses.
//! 2. While [`Game::status`] waits for a seat, that seat's legal list is not empty;
//!    a seat that is not waited for has an empty list.
//! 3. Every game ends.
//! 4. The same options, draws and actions give the same state, on every machine.
//! 5. [`Game::view`] does not change when secrets of other seats are permuted.
//! 6. [`Game::determinize`] of a view gives a state whose view is that view.
//! 7. [`Game::state_from_position`] of [`Game::to_position`] gives the state back.
//! 8. [`Game::question`] names one of every seat that is waited for, and of no other.
//! 9. [`Game::validate`] accepts every state that play or a guess leads to.

mod common_items;
mod pack_support;
mod question_id;
mod seats;

pub(crate) use common_items::common_game_items;
pub use pack_support::PackSupport;
pub use question_id::QuestionId;
pub use seats::{MAX_SEATS, Seat, SeatSet};

use crate::args::Args;
use crate::chance::Chance;
use crate::error::{LoadError, RuleRefusal};
use crate::pack::PackName;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// Whom the game waits for, or how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// These seats have a choice to make now; more than one when choices are simultaneous.
    WaitingFor(SeatSet),
    /// The game is over.
    Over(Outcome),
}

impl Status {
    /// The seats that have a choice now.
    #[must_use]
    pub const fn waiting_seats(self) -> SeatSet {
        match self {
            Self::WaitingFor(seats) => seats,
            Self::Over(_) => SeatSet::NONE,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The winners; all of them in a shared victory, nobody in a draw or a common defeat.
    pub winners: SeatSet,
    /// The phrase key of the reason, without the game's prefix.
    pub reason: &'static str,
}

/// Whether an action may be taken back by the seat that gave it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Undo {
    /// Nothing was revealed and nobody else has answered: it may be taken back.
    #[serde(rename = "Open")]
    Allowed,
    /// It revealed something, or play passed on: it stands.
    #[serde(rename = "Final")]
    Barrier,
}

/// Who may see an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Every seat and every spectator.
    All,
    /// Only these seats.
    Only(SeatSet),
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A seat, which knows the public part and its own secrets.
    Seat(Seat),
    /// Somebody who watches and knows the public part only.
    Spectator,
    /// Somebody to whom everything is open: who watches a game again that is over.
    Omniscient,
}

/// What of the screen an action belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum UiTarget {
    /// A cell of the board, by the game's own cell number.
    Cell(u16),
    /// A piece, by its number.
    Piece(u8),
    /// A card, by its number.
    Card(u16),
    /// A button, by its phrase key.
    Button(&'static str),
}

/// One thing that a seat might do, and why not when it may not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PromptChoice<A, R> {
    /// Where the screen shows it.
    pub target: UiTarget,
    /// What is done.
    pub action: A,
    /// `None` when it is legal.
    pub refusal: Option<R>,
}

/// What is asked of a seat now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt<A, R> {
    /// The phrase key of the request, without the game's name and `prompt` before it.
    pub phrase: &'static str,
    /// Values of the request.
    pub args: Args,
    /// Everything that the screen can offer here, legal or not.
    pub choices: Vec<PromptChoice<A, R>>,
}

/// Takes what happened, in order.
pub trait EventSink<E> {
    /// Notes one event.
    fn emit(&mut self, event: E);

    /// Whether anybody hears of it; what only an event says is not worked out for nobody.
    fn is_enabled(&self) -> bool {
        true
    }
}

impl<E> EventSink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// Forgets every event: for playouts.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullSink;

impl<E> EventSink<E> for NullSink {
    fn emit(&mut self, _: E) {}

    fn is_enabled(&self) -> bool {
        false
    }
}

/// A game: its table is `self`, its play is in the state. See the module for the laws.
pub trait Game: Clone + Sized {
    /// The game's short name: prefix of its phrases and name in saves.
    const NAME: &'static str;
    /// Version of the rules; raised when an old log would play differently.
    const RULES_VERSION: u16;
    /// Whether it has puzzles: positions with a goal for one player, in the box and one made for each day.
    const HAS_PUZZLES: bool = false;
    /// Whether a seat may know what others may not.
    const HAS_SECRETS: bool = false;

    /// Everything chosen before the game begins.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What it is played with besides the options: figures, boards, cards. The default is the box,
    /// another value a pack.
    type ContentSet: Clone + Debug + Default;
    /// Everything that changes in play: flat plain data.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What a seat may do.
    type Action: Copy + Eq + Debug + Serialize + DeserializeOwned;
    /// What happened.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What one viewer may know.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// A whole state in words that people read and write.
    type Position: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// Why an action is not allowed.
    type Refusal: Copy + Eq + Debug + RuleRefusal;

    /// Builds the table with what is in the box.
    ///
    /// # Errors
    /// As [`Game::with_content`].
    fn new(options: Self::Options) -> Result<Self, LoadError> {
        Self::with_content(options, &Self::ContentSet::default())
    }

    /// Builds the table with a stock.
    ///
    /// # Errors
    /// Names the option, or the place in a scenario of the options, that cannot be played.
    fn with_content(options: Self::Options, stock: &Self::ContentSet) -> Result<Self, LoadError>;

    /// The options of a game that was begun under older rules, so that it goes on as it began: what
    /// the rules say otherwise by now is switched back. Nothing where such a game can no longer be
    /// played. `rules` is below [`Game::RULES_VERSION`].
    fn migrate_options(rules: u16, options: Self::Options) -> Option<Self::Options> {
        let _ = (rules, options);
        None
    }

    /// The pack of a stock; none of the box.
    fn pack_of(stock: &Self::ContentSet) -> Option<&PackName>;

    /// The pack that the table plays with; none with the box.
    fn pack(&self) -> Option<&PackName>;

    /// The options that the table was built from.
    fn options(&self) -> &Self::Options;

    /// A fingerprint of the content that the table plays with.
    fn content_fingerprint(&self) -> u64;

    /// The seats at the table.
    fn seats(&self) -> SeatSet;

    /// The first state.
    fn deal(&self, chance: &mut impl Chance) -> Self::State;

    /// A state in words, with everybody's secrets. Of any state, also of one that cannot be played.
    fn to_position(&self, state: &Self::State) -> Self::Position;

    /// The state that a position describes. Whoever the state waits for need not be able to act:
    /// a session that begins in it looks after that.
    ///
    /// # Errors
    /// Names the place in the position that cannot be played, and why.
    fn state_from_position(&self, position: Self::Position) -> Result<Self::State, LoadError>;

    /// Whether play can have led to a state: nothing twice, nothing missing, nothing that does not
    /// belong to what is asked. What is placed is held to it, and in tests and debug builds what comes
    /// of play (law 9).
    ///
    /// # Errors
    /// Names the place in the position of the state that cannot be so, and why.
    fn validate(&self, state: &Self::State) -> Result<(), LoadError>;

    /// Whom the game waits for.
    fn status(&self, state: &Self::State) -> Status;

    /// What the game asks of `seat` now; nothing of a seat that it does not wait for.
    ///
    /// It is one question as long as the seat answers it piece by piece, as with several orders and
    /// what ends them, and another one as soon as something else is asked. What was planned as an
    /// answer to one is no answer to the next, also where the game would accept it.
    fn question(&self, state: &Self::State, seat: Seat) -> Option<QuestionId>;

    /// Appends every action by which `seat` can answer what the game waits for.
    fn legal_actions(&self, state: &Self::State, seat: Seat, list: &mut Vec<Self::Action>);

    /// Puts actions that [`Game::legal_actions`] listed into the order in which people and programs are told
    /// them. What is kept counts their places as they were listed.
    fn sort_actions(&self, _state: &Self::State, _list: &mut [Self::Action]) {}

    /// Appends what `seat`, or the table, may do beside the game's own course:
    /// concede, offer or answer a draw, let the clock run out.
    fn out_of_turn_actions(&self, state: &Self::State, seat: Seat, list: &mut Vec<Self::Action>);

    /// Whether `seat` may give `action`.
    ///
    /// # Errors
    /// The first rule that refuses it.
    fn check_action(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Self::Refusal>;

    /// Carries out `action`.
    ///
    /// # Errors
    /// As [`Game::check_action`]; the state is then unchanged.
    fn act(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        record: &mut impl EventSink<Self::Event>,
    ) -> Result<Undo, Self::Refusal>;

    /// What `viewer` may know of `state`.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A state that `view` could be a view of, its unseen parts drawn by chance.
    fn determinize(&self, view: &Self::View, chance: &mut impl Chance) -> Self::State;

    /// Who may see `event`.
    fn audience(&self, event: &Self::Event) -> Audience;

    /// What the screen shows to `seat`: the request and every choice with its refusal.
    fn prompt(&self, state: &Self::State, seat: Seat) -> Prompt<Self::Action, Self::Refusal>;
}

/// A fingerprint of a state that is equal on every machine.
///
/// FNV-1a (64 bit) over the state's postcard encoding, whose integers do not depend on the
/// size of a pointer.
#[must_use]
pub fn fingerprint<T: Serialize>(value: &T) -> u64 {
    // Encoding to memory only fails for types that postcard cannot hold, which states are not.
    postcard::to_allocvec(value).map_or(0, |bytes| fnv1a(&bytes))
}

/// FNV-1a, 64 bit.
#[must_use]
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

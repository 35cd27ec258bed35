//! The [`Game`] trait that every game implements, and the types that all games share.
//!
//! A value of a type that implements [`Game`] holds the options and everything computed
//! from them, never changed by play. All values that change are in [`Game::State`], which is flat
//! plain data.
//!
//! # Laws
//!
//! Tests check these properties of every game by random play:
//!
//! 1. [`Game::act`] accepts exactly what [`Game::legal_actions`] and [`Game::out_of_turn_actions`]
//!    list, and leaves the state unchanged when it refuses.
//! 2. While [`Game::status`] waits for a seat, that seat has at least one legal action; a seat that
//!    the game does not wait for has none.
//! 3. Every game ends.
//! 4. The same options, draws and actions give the same state on every machine.
//! 5. [`Game::view`] does not change when the secrets of other seats are permuted.
//! 6. [`Game::determinize`] of a view gives a state with that same view.
//! 7. [`Game::state_from_position`] of [`Game::to_position`] gives the state back.
//! 8. [`Game::question`] names a question for every seat that the game waits for, and for no other
//!    seat.
//! 9. [`Game::validate`] accepts every state that play or a guess leads to.
//! 10. [`Game::decline`] names a legal answer of a seat that alone is waited for, and depends only on
//!     what that seat may know.

mod common_items;
mod decline;
mod event_sink;
mod pack_support;
mod prompt;
mod question_id;
mod seats;
mod viewer;

pub(crate) use common_items::common_game_items;
pub use decline::Decline;
pub use event_sink::{EventSink, NullSink};
pub use pack_support::PackSupport;
pub use prompt::{Prompt, PromptChoice, UiTarget};
pub use question_id::QuestionId;
pub use seats::{MAX_SEATS, Seat, SeatSet};
pub use viewer::{Audience, Viewer};

use crate::chance::Chance;
use crate::error::{LoadError, RuleRefusal};
use crate::pack::PackName;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// The seats that the game waits for, or how it ended.
///
/// ```
/// use engine::game::{Game, Seat, Status};
/// use engine::rift::{Rift, options::Options};
/// use engine::session::Session;
///
/// let session = Session::new(Rift::new(Options::duel("standard-2", "rhino", "screech"))?, 7);
/// let Status::WaitingFor(seats) = session.status() else { panic!("it has just begun") };
/// assert_eq!(seats.len(), 1);
/// assert_eq!(session.status().waiting_seats(), seats);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// These seats have to choose now; several seats if choices are simultaneous.
    WaitingFor(SeatSet),
    /// The game is over.
    Over(Outcome),
}

impl Status {
    /// Returns the seats that have to choose now; none if the game is over.
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
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Outcome {
    /// The winning seats: several in a shared victory, none in a draw or a common defeat.
    pub winners: SeatSet,
    /// The phrase key of the reason, without the game's prefix, such as `last-team`.
    pub reason: &'static str,
}

/// Whether the seat that took an action may undo it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Undo {
    /// The action revealed nothing and nobody has acted since.
    #[serde(rename = "Open")]
    Allowed,
    /// The action revealed information, or play passed on: it cannot be undone.
    #[serde(rename = "Final")]
    Barrier,
}

/// A board game. `self` has what play never changes, the state has the match; see the module for the laws.
///
/// ```
/// use engine::chance::SeededRng;
/// use engine::game::{Game, NullSink, Seat};
/// use engine::rift::{Rift, options::Options};
///
/// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
/// let mut chance = SeededRng::new(7, 0);
/// let mut state = game.deal(&mut chance);
///
/// let seat = game.status(&state).waiting_seats().iter().next().ok_or("it is over")?;
/// let mut legal = Vec::new();
/// game.legal_actions(&state, seat, &mut legal);
/// let undo = game.act(&mut state, seat, legal[0], &mut chance, &mut NullSink);
/// assert!(undo.is_ok());
///
/// // A seat that is not waited for has no action.
/// let other = Seat(1 - seat.0);
/// assert!(game.question(&state, other).is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Clone + Sized {
    /// The game's short name: its name in saves and the prefix of its phrases.
    const NAME: &'static str;
    /// The version of the rules. It increases when an old log would play differently.
    const RULES_VERSION: u16;
    /// Whether the game has puzzles: positions with a goal for one player, some shipped and one
    /// generated per day.
    const HAS_PUZZLES: bool = false;
    /// Whether a seat may know what others do not.
    const HAS_SECRETS: bool = false;
    /// Whether a seat may be asked only whether it wants to react: see [`Game::decline`].
    const HAS_REACTIONS: bool = false;
    /// The action by which a seat concedes, in turn or out of turn.
    const CONCEDE: Self::Action;

    /// The settings that are chosen before the game begins.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The data that the game is built from besides the options: figures, boards, cards. The
    /// default is the base content, other values come from packs.
    type ContentSet: Clone + Debug + Default;
    /// The state of a match: all values that change in play, as flat plain data.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// An action of a seat.
    type Action: Copy + Eq + Debug + Serialize + DeserializeOwned;
    /// An event that happened in play, such as a roll of dice.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The part of a state that one viewer may know.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// A whole state in a form that people read and write.
    type Position: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The reason why an action is not legal.
    type Refusal: Copy + Eq + Debug + RuleRefusal;

    /// Builds the game with the base content.
    ///
    /// # Errors
    /// Returns an error under the same conditions as [`Game::with_content`].
    fn new(options: Self::Options) -> Result<Self, LoadError> {
        Self::with_content(options, &Self::ContentSet::default())
    }

    /// Builds the game with a content set.
    ///
    /// # Errors
    /// Returns an error if the options cannot be played; it names the option, or the path in a
    /// scenario of the options, and the reason.
    fn with_content(options: Self::Options, content: &Self::ContentSet) -> Result<Self, LoadError>;

    /// Converts the options of a game that began under older rules, so that it continues under
    /// those rules: rules that have changed since are switched back. `rules` is below
    /// [`Game::RULES_VERSION`]. `None` if such a game can no longer be played.
    fn migrate_options(rules: u16, options: Self::Options) -> Option<Self::Options> {
        let _ = (rules, options);
        None
    }

    /// Returns the pack of a content set; `None` for the base content.
    fn pack_of(content: &Self::ContentSet) -> Option<&PackName>;

    /// Returns the pack that the game plays with; `None` for the base content.
    fn pack(&self) -> Option<&PackName>;

    /// Returns the options that the game was built from.
    fn options(&self) -> &Self::Options;

    /// Returns a fingerprint of the content that the game plays with.
    fn content_fingerprint(&self) -> u64;

    /// Returns the seats of the game.
    ///
    /// ```
    /// use engine::exodus::{Exodus, options::Options};
    /// use engine::game::{Game, SeatSet};
    ///
    /// let game = Exodus::new(Options::standard(4))?;
    /// assert_eq!(game.seats(), SeatSet::first(4));
    /// # Ok::<(), engine::error::LoadError>(())
    /// ```
    fn seats(&self) -> SeatSet;

    /// Deals the first state.
    fn deal(&self, chance: &mut impl Chance) -> Self::State;

    /// Converts a state to a position, with the secrets of all seats. Works for any state, even one
    /// that cannot be played.
    ///
    /// ```
    /// use engine::chance::ZeroChance;
    /// use engine::game::Game;
    /// use engine::rift::{Rift, options::Options};
    ///
    /// // Law 7: positions lose nothing.
    /// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
    /// let state = game.deal(&mut ZeroChance);
    /// assert_eq!(game.state_from_position(game.to_position(&state))?, state);
    /// # Ok::<(), engine::error::LoadError>(())
    /// ```
    fn to_position(&self, state: &Self::State) -> Self::Position;

    /// Converts a position to a state. The seats that the state waits for need not have a legal
    /// action: a session that starts in it checks that.
    ///
    /// # Errors
    /// Returns an error if the position cannot be played; it names the path in the position and the
    /// reason.
    fn state_from_position(&self, position: Self::Position) -> Result<Self::State, LoadError>;

    /// Checks that play can lead to a state: nothing exists twice, nothing is missing, nothing
    /// contradicts the current question. Positions from outside are checked, and in tests and debug
    /// builds every state of play (law 9).
    ///
    /// # Errors
    /// Returns an error if play cannot lead to the state; it names the path in its position and the
    /// reason.
    fn validate(&self, state: &Self::State) -> Result<(), LoadError>;

    /// Returns the seats that the game waits for, or how it ended.
    fn status(&self, state: &Self::State) -> Status;

    /// Returns the current question to `seat`; `None` for a seat that the game does not wait for.
    ///
    /// The question stays the same while the seat answers it with several actions, such as orders
    /// and the action that ends them. It changes as soon as the game asks a different question. An
    /// action planned as an answer to one question does not answer the next, even if the game would
    /// accept it.
    fn question(&self, state: &Self::State, seat: Seat) -> Option<QuestionId>;

    /// Returns whether two seats that the game waits for at the same time share one choice: what one
    /// of them does counts for both.
    fn shares_choice(&self, _view: &Self::View, _one: Seat, _other: Seat) -> bool {
        false
    }

    /// Returns how `seat` declines its current question, if that only asks whether it wants to react
    /// to what happens. `None` for every other question, and for a seat that is not asked.
    fn decline(&self, _state: &Self::State, _seat: Seat) -> Option<Decline<Self::Action>> {
        None
    }

    /// Appends every action by which `seat` can answer its current question.
    fn legal_actions(&self, state: &Self::State, seat: Seat, list: &mut Vec<Self::Action>);

    /// Sorts actions from [`Game::legal_actions`] into the order in which people and programs are
    /// shown them. Share codes use indices into the unsorted list.
    fn sort_actions(&self, _state: &Self::State, _list: &mut [Self::Action]) {}

    /// Appends the actions that `seat`, or the table, may take at any time: concede, offer or
    /// answer a draw, report that a clock ran out.
    fn out_of_turn_actions(&self, state: &Self::State, seat: Seat, list: &mut Vec<Self::Action>);

    /// Checks that `seat` may take `action`.
    ///
    /// # Errors
    /// Returns the first rule that refuses it.
    fn check_action(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Self::Refusal>;

    /// Carries out `action`.
    ///
    /// # Errors
    /// Returns an error under the same conditions as [`Game::check_action`]; the state is unchanged
    /// then.
    fn act(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<Undo, Self::Refusal>;

    /// Returns the part of `state` that `viewer` may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Returns a state that fits `view`, with its hidden parts drawn at random.
    ///
    /// ```
    /// use engine::chance::SeededRng;
    /// use engine::game::{Game, Seat, Viewer};
    /// use engine::space_rift::{SpaceRift, options::Options};
    ///
    /// let game = SpaceRift::new(Options::duel("srr-05"))?;
    /// let state = game.deal(&mut SeededRng::new(7, 0));
    /// let view = game.view(&state, Viewer::Seat(Seat(0)));
    ///
    /// // Law 6: the guess differs from the true state, but looks the same to seat 0.
    /// let guess = game.determinize(&view, &mut SeededRng::new(8, 0));
    /// assert_ne!(guess, state);
    /// assert_eq!(game.view(&guess, Viewer::Seat(Seat(0))), view);
    /// # Ok::<(), engine::error::LoadError>(())
    /// ```
    fn determinize(&self, view: &Self::View, chance: &mut impl Chance) -> Self::State;

    /// Returns which seats learn of `event`.
    fn audience(&self, event: &Self::Event) -> Audience;

    /// Returns the prompt that the screen shows to `seat`: the request, and every choice with its
    /// refusal.
    fn prompt(&self, state: &Self::State, seat: Seat) -> Prompt<Self::Action, Self::Refusal>;
}

/// Returns a fingerprint of a value that is equal on every machine.
///
/// FNV-1a (64 bit) over the postcard encoding, in which integers do not depend on the size of a
/// pointer.
///
/// ```
/// use engine::game::fingerprint;
///
/// assert_eq!(fingerprint(&(1_u8, "a")), fingerprint(&(1_u8, "a")));
/// assert_ne!(fingerprint(&(1_u8, "a")), fingerprint(&(2_u8, "a")));
/// ```
#[must_use]
pub fn fingerprint<T: Serialize>(value: &T) -> u64 {
    // Encoding to memory fails only for types that postcard cannot encode; states have no such
    // types.
    postcard::to_allocvec(value).map_or(0, |bytes| fnv1a(&bytes))
}

/// Returns the FNV-1a hash, 64 bit.
///
/// ```
/// use engine::game::fnv1a;
///
/// assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
/// assert_eq!(fnv1a(b"a"), 0xaf63_dc4c_8601_ec8c);
/// ```
#[must_use]
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

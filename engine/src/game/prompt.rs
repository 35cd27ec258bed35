//! The prompt that the screen shows to a seat that has to choose.

use crate::args::Args;
use serde::Serialize;

/// The part of the screen that an action belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum UiTarget {
    /// A cell of the board, by the game's own numbering.
    Cell(u16),
    /// A piece, by the game's own numbering.
    Piece(u8),
    /// A card, by the game's own numbering.
    Card(u16),
    /// The phrase key of a button.
    Button(&'static str),
}

/// An action that the screen offers to a seat, or shows as impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PromptChoice<A, R> {
    /// The part of the screen that shows the choice.
    pub target: UiTarget,
    /// The action that the seat takes when it chooses this.
    pub action: A,
    /// The reason why the action is refused; `None` if it is legal.
    pub refusal: Option<R>,
}

/// A request of the game to a seat, with all choices of the seat.
///
/// ```
/// use engine::game::Game;
/// use engine::rift::{Rift, options::Options};
/// use engine::session::Session;
///
/// let session = Session::new(Rift::new(Options::duel("standard-2", "rhino", "screech"))?, 7);
/// let seat = session.status().waiting_seats().iter().next().ok_or("it is over")?;
/// let prompt = session.prompt(seat);
/// // The legal choices are actions that the session would accept.
/// let legal = prompt.choices.iter().filter(|choice| choice.refusal.is_none());
/// assert!(legal.clone().count() > 0);
/// for choice in legal {
///     assert_eq!(session.refusal(seat, choice.action), None);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt<A, R> {
    /// The phrase key of the request, without the prefix `<game>-prompt-`.
    pub phrase: &'static str,
    /// The arguments of the phrase.
    pub args: Args,
    /// Every action that the screen can show for this request, legal or not.
    pub choices: Vec<PromptChoice<A, R>>,
}

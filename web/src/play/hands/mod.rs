//! A table whose board is read through a view and played by hand: something is taken in hand, a place
//! is picked, a leaf is turned. What is read, and what the hands do, is the same for every game that
//! is played so; what is in hand and where it may go is asked of [`Handled`].

mod banner;
mod bar;
mod gaze;
mod grip;
mod hint;
mod keys;
mod lesson;
mod offers;
mod parts;
mod past;
mod prompt;
mod replay;
mod seat_strip;
mod table;
mod text;
mod watch;

pub use banner::{Banner, End, Ended};
pub use gaze::{Gaze, Sitting, use_gaze, use_sitting, use_watch};
pub use grip::{Hands, Look, LookOf, after};
pub use hint::{hint_words, plan};
pub use keys::{Keyed, Way, leaf_by_digit, turn_by_place, turn_leaf, use_table_keys};
pub use lesson::{Coached, HandLesson};
pub use offers::Offers;
pub use parts::{
    BannerProps, BoardProps, ConsoleProps, Furnished, Lull, OrderBarProps, PartProps, Reader,
};
pub use past::{Leafing, PastTable, use_past};
pub use prompt::{Pondering, PromptLine, PromptLineProps, Prompted, request};
pub use replay::{HandReplay, Traced};
pub use seat_strip::{Abreast, SeatStrip, SeatStripProps, use_whose};
pub use table::{HandTable, taught};
pub use text::HandText;
pub use watch::Watch;

use super::table::Worded;
use engine::game::{Choice, Seat};
use engine::session::Session;
use std::fmt::Debug;
use ui::l10n::Phrases;

/// What such a table asks of its game.
pub trait Handled: Worded {
    /// A place of the board.
    type Place: Copy + PartialEq + Debug + 'static;
    /// What is in hand.
    type Aim: Copy + PartialEq + Default + Debug + 'static;
    /// What of it narrows the orders.
    type Tool: Copy + Default + 'static;
    /// A leaf of the table; of a table that is one board there is but `()`.
    type Leaf: Copy + PartialEq + 'static;
    /// What a seat has laid down so far, and its orders lead on from.
    type Plan: Clone + PartialEq + Default + Debug + 'static;
    /// What is put down in hand when it is another.
    type Moment: PartialEq + Debug + 'static;
    /// What a leaf that somebody laid in front makes way for.
    type Decision: PartialEq + 'static;

    /// Whether a place that is shown closely stays so when another moment has come.
    const STAYS: bool = true;

    /// The kind of an action, as phrase keys have it.
    fn term(action: Self::Action) -> &'static str;
    /// A step of a plan by name; with what it is given to, where that is not in its name.
    fn step_name(&self, phrases: &Phrases, state: &Self::State, action: Self::Action) -> String {
        self.action_name(phrases, state, action)
    }
    /// Whether an action is none of play, such as giving up.
    fn is_talk(action: Self::Action) -> bool;
    /// What a seat has laid down so far.
    fn plan(_: &Session<Self>, _: Seat) -> Self::Plan {
        Self::Plan::default()
    }
    /// Whether what is in hand changes how orders are paid.
    fn pays_otherwise(_: Self::Aim) -> bool {
        false
    }
    /// An offer paid in the other way, where that is legal.
    fn paid_otherwise(
        _: &Session<Self>,
        _: Seat,
        offer: Choice<Self::Action, Self::Refusal>,
    ) -> Choice<Self::Action, Self::Refusal> {
        offer
    }
    /// The tool that asks once more before an order is given; nothing where it is given at once.
    fn asks_first(_: &Hands<Self>, _: Self::Action) -> Option<Self::Tool> {
        None
    }
    /// What is in hand with another tool.
    fn holding(aim: Self::Aim, tool: Self::Tool) -> Self::Aim;
    /// Where play is: in another moment nothing stays in hand.
    fn moment(state: &Self::State) -> Self::Moment;
    /// What is decided: a leaf that somebody laid in front stays there until it is another.
    fn decision(state: &Self::State) -> Self::Decision;
    /// The leaf that lies in front by itself.
    fn leaf(view: &Self::View, offers: &Offers<Self>) -> Self::Leaf;
    /// The leaf where something happens in a position, or would better have happened.
    fn past_leaf(past: &Session<Self>, leafing: Leafing<Self::Action>) -> Self::Leaf;
}

//! Small types of the [`GameUi`](super::GameUi) interface.

use yew::prelude::*;

/// The relation of two seats that the match waits for at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatRelation {
    /// Each seat has a separate choice.
    Apart,
    /// They belong to one side, and each gives a part of its orders.
    Side,
    /// They share one choice: an action of one seat counts for both.
    Choice,
}

/// The texts at the end of a match.
pub struct MatchEnd {
    /// Who won, as a sentence.
    pub title: String,
    /// Why it ended, and how long it took.
    pub reason: String,
    /// The final score in detail.
    pub tally: Html,
    /// The pieces of the winners, drawn large.
    pub pieces: Html,
    /// The story of the match in three sentences.
    pub story: [String; 3],
    /// Whether all players win or lose together, so that a match without winners is lost.
    pub is_team_game: bool,
    /// Whether lessons are offered to a player who lost.
    pub offers_lessons: bool,
}

/// When the small line below the prompt says that a bot is thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThinkingNotice {
    /// Before anything else.
    First,
    /// Only if there is nothing else to say.
    Last,
}

/// The part of a replay position that is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ReplayFocus<A> {
    /// The events that have just happened.
    Events,
    /// The better line, beginning with this action.
    Advice(Option<A>),
}

/// Direction in a ring of elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CycleDirection {
    Next,
    Previous,
}

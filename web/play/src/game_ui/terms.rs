//! Small types in which a game is asked, and answers.

use yew::prelude::*;

/// How two seats that are waited for at once stand to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatRelation {
    /// Each has a choice of its own.
    Apart,
    /// They are of one side, and each gives a part of its orders.
    Side,
    /// They have one choice between them: what one of them does is the choice of both.
    Choice,
}

/// What is told of the end of a match.
pub struct MatchEnd {
    /// Who won, in a sentence.
    pub title: String,
    /// Why, and how long it took.
    pub reason: String,
    /// What was counted.
    pub tally: Html,
    /// Whether lessons are offered to who lost.
    pub lessons: bool,
}

/// When the small line tells that a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThinkingNotice {
    /// Before anything else.
    First,
    /// Where nothing else is told but where play is.
    Last,
}

/// What a position is looked at for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ReplayFocus<A> {
    /// What has just happened.
    Events,
    /// What would have been better, beginning with this action.
    Advice(Option<A>),
}

/// Which way around a ring of things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CycleDirection {
    /// To the next.
    Next,
    /// To the one before.
    Previous,
}

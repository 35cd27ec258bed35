//! Help in context: sentences that a player needs once, each with the moment at which it is of use.

use super::GameUi;
use engine::game::Seat;
use ui::icon::Icon;

/// A position, as the conditions of help topics see it.
pub struct HelpMoment<'a, G: GameUi> {
    pub game: &'a G::Game,
    /// What the reader may know.
    pub view: &'a G::View,
    /// The seat that has to act.
    pub seat: Seat,
    /// The legal actions of this seat.
    pub actions: &'a [G::Action],
    /// The visible events since the seat's last action, and those of this action.
    pub events: &'a [&'a G::Event],
}

impl<G: GameUi> HelpMoment<'_, G> {
    /// Returns whether an action of a kind is legal.
    #[must_use]
    pub fn offers(&self, is_kind: impl Fn(G::Action) -> bool) -> bool {
        self.actions.iter().any(|action| is_kind(*action))
    }

    /// Returns whether an event of a kind has just happened.
    #[must_use]
    pub fn happened(&self, is_kind: impl Fn(&G::Event) -> bool) -> bool {
        self.events.iter().any(|event| is_kind(event))
    }
}

/// Where on the table a help tip applies.
#[derive(Clone, Copy)]
pub enum HelpSpot<G: GameUi> {
    /// The buttons of the actions with one of these terms.
    Actions(&'static [&'static str]),
    /// A value of the status strip, by the last word of its phrase key: in the strip, and wherever
    /// else the table shows it with [`StatusStrip`](ui::panels::StatusStrip)'s attribute.
    Status(&'static str),
    /// A cell of the board, by its index.
    Cell(fn(&HelpMoment<'_, G>) -> Option<u16>),
}

impl<G: GameUi> HelpSpot<G> {
    /// Returns the CSS selector of the place in a table.
    pub(crate) fn selector(&self, moment: &HelpMoment<'_, G>) -> Option<String> {
        match self {
            Self::Actions(terms) => {
                let button = |term| format!("[data-order=\"{term}\"]:not([aria-disabled=true])");
                let buttons: Vec<String> = terms.iter().map(button).collect();
                Some(buttons.join(", "))
            }
            Self::Status(key) => Some(format!("[data-status=\"{key}\"]")),
            Self::Cell(cell) => cell(moment).map(|index| format!("[data-cell=\"{index}\"]")),
        }
    }
}

/// A help tip, shown the first time it applies.
pub struct HelpTopic<G: GameUi> {
    /// The phrase, whose key also identifies the topic among those that were shown.
    pub key: &'static str,
    pub icon: Icon,
    /// Id of the rule that says more.
    pub rule: &'static str,
    /// Returns whether the topic is of use.
    pub applies: fn(&HelpMoment<'_, G>) -> bool,
    /// What is marked on the table while the tip is shown.
    pub spot: Option<HelpSpot<G>>,
}

impl<G: GameUi> HelpTopic<G> {
    /// Creates a topic.
    #[must_use]
    pub const fn new(
        key: &'static str,
        icon: Icon,
        rule: &'static str,
        applies: fn(&HelpMoment<'_, G>) -> bool,
    ) -> Self {
        Self {
            key,
            icon,
            rule,
            applies,
            spot: None,
        }
    }

    /// Says what the topic is about on the table.
    #[must_use]
    pub const fn at(self, spot: HelpSpot<G>) -> Self {
        Self {
            key: self.key,
            icon: self.icon,
            rule: self.rule,
            applies: self.applies,
            spot: Some(spot),
        }
    }
}

//! The parts of a table that each game draws itself: what they are given, and what draws them.

use super::{TableActions, TableContext};
use crate::game_ui::{GameUi, TableSnapshot};
use board::Layer;
use derive_where::derive_where;
use std::rc::Rc;
use store::{PlayerKind, SaveRecord};
use ui::l10n::Phrases;
use ui::motion::AnimationSchedule;
use ui::panels::PaceBar;
use yew::prelude::*;

/// What the match in words is made from.
pub struct TextModelInput<G: GameUi> {
    /// What is read.
    pub watch: TableContext<G>,
    /// What can be done.
    pub actions: TableActions<G>,
    /// Who sits where.
    pub sitters: Vec<PlayerKind>,
    /// Whether a bot is thinking.
    pub thinking: bool,
    /// The words.
    pub phrases: Phrases,
}

/// What every part reads, and what can be done with it.
#[derive(Properties)]
#[derive_where(Clone, PartialEq)]
pub struct TablePartProps<G: GameUi> {
    /// What is read.
    pub watch: TableContext<G>,
    /// What can be done.
    pub actions: TableActions<G>,
    /// Who sits where.
    pub sitters: Vec<PlayerKind>,
}

/// Properties of the board.
#[derive(Properties)]
#[derive_where(Clone, PartialEq)]
pub struct TableBoardProps<G: GameUi> {
    /// What it reads, and what can be done.
    pub part: TablePartProps<G>,
    /// What is shown of the last events.
    #[prop_or_default]
    pub score: Rc<AnimationSchedule>,
    /// What is drawn above everything else on the board.
    #[prop_or_default]
    pub above: Option<Layer>,
    /// Takes the keys that the board has no use for.
    #[prop_or_default]
    pub on_key: Callback<KeyboardEvent>,
}

/// What stands in the place of orders where nobody here is asked.
#[derive(Clone, PartialEq, Default)]
pub struct IdleNotice {
    /// Whether only bots play on.
    pub watched: bool,
    /// Those who are waited for at another screen, and how the turn gets there.
    pub away: Option<Html>,
}

impl IdleNotice {
    /// It, where it is more than the word that there is nothing to order.
    #[must_use]
    pub fn notice(&self) -> Option<Html> {
        if self.watched {
            Some(html! { <PaceBar /> })
        } else {
            self.away.clone()
        }
    }

    /// It.
    pub fn draw(&self, phrases: &Phrases) -> Html {
        self.notice().unwrap_or_else(
            || html! { <p class="orders-idle">{ phrases.text("table-orders-none") }</p> },
        )
    }
}

/// Properties of the orders bar.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct OrderBarProps<G: GameUi> {
    /// What it reads, and what can be done.
    pub part: TablePartProps<G>,
    /// What stands there where nobody here is asked.
    #[prop_or_default]
    pub lull: IdleNotice,
}

/// Properties of the console.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct TableConsoleProps<G: GameUi> {
    /// What it reads, and what can be done.
    pub part: TablePartProps<G>,
    /// What it is called, where something around it is called the console already.
    #[prop_or_default]
    pub label: Option<AttrValue>,
}

impl<G: GameUi> TablePartProps<G> {
    /// The same without what is looked at.
    #[must_use]
    pub fn without_hover(&self) -> Self {
        Self {
            watch: self.watch.without_hover(),
            ..self.clone()
        }
    }
}

impl<G: GameUi> TableConsoleProps<G> {
    /// What it is called.
    #[must_use]
    pub fn name(&self, phrases: &Phrases) -> AttrValue {
        let own = || phrases.text("table-console").into();
        self.label.clone().unwrap_or_else(own)
    }
}

/// Properties of the end of a match.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct BannerProps<G: GameUi> {
    /// The match.
    pub stand: TableSnapshot<G>,
    /// Where the match is kept.
    pub record: SaveRecord,
    /// What is shown of the last events.
    pub score: Rc<AnimationSchedule>,
}

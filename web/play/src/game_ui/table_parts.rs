//! Properties of the table components that each game implements itself, and the input of its text
//! model.

use super::{TableActions, TableContext};
use crate::game_ui::{GameUi, TableSnapshot};
use board::Layer;
use derive_where::derive_where;
use std::rc::Rc;
use store::{PlayerKind, SaveRecord};
use ui::l10n::Phrases;
use ui::motion::{AnimationSchedule, OpenRoll};
use ui::panels::PaceBar;
use yew::prelude::*;

/// The input of a game's text model.
pub struct TextModelInput<G: GameUi> {
    pub context: TableContext<G>,
    pub actions: TableActions<G>,
    /// Who plays each seat, in seat order.
    pub player_kinds: Vec<PlayerKind>,
    /// Whether a bot is thinking.
    pub is_thinking: bool,
    pub phrases: Phrases,
}

/// Properties common to all table components of a game.
#[derive(Properties)]
#[derive_where(Clone, PartialEq)]
pub struct TablePartProps<G: GameUi> {
    pub context: TableContext<G>,
    pub actions: TableActions<G>,
    /// Who plays each seat, in seat order.
    pub player_kinds: Vec<PlayerKind>,
}

/// Properties of a game's board.
#[derive(Properties)]
#[derive_where(Clone, PartialEq)]
pub struct TableBoardProps<G: GameUi> {
    pub part: TablePartProps<G>,
    /// The animation of the last events.
    #[prop_or_default]
    pub animation: Rc<AnimationSchedule>,
    /// A layer drawn above everything else on the board.
    #[prop_or_default]
    pub above: Option<Layer>,
    /// Handles the keys that the board does not use.
    #[prop_or_default]
    pub on_key: Callback<KeyboardEvent>,
}

/// The notice shown in place of the orders when no seat at this screen has to act.
#[derive(Clone, PartialEq, Default)]
pub struct IdleNotice {
    /// Whether only bots are left to play.
    pub is_watched: bool,
    /// What is shown otherwise: the players on other screens that the match waits for, with controls
    /// that send them the turn, or the way back to the result.
    pub card: Option<Html>,
}

impl IdleNotice {
    /// Returns the specific notice; `None` if there is only the general one that there are no
    /// orders.
    #[must_use]
    pub fn notice(&self) -> Option<Html> {
        if self.is_watched {
            Some(html! { <PaceBar /> })
        } else {
            self.card.clone()
        }
    }

    /// Renders the notice.
    pub fn render(&self, phrases: &Phrases) -> Html {
        self.notice().unwrap_or_else(
            || html! { <p class="orders-idle">{ phrases.text("table-orders-none") }</p> },
        )
    }
}

/// Properties of a game's order bar.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct OrderBarProps<G: GameUi> {
    pub part: TablePartProps<G>,
    /// The notice shown when no seat at this screen has to act.
    #[prop_or_default]
    pub idle_notice: IdleNotice,
}

/// Properties of a game's console, the panel with a seat's data.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct TableConsoleProps<G: GameUi> {
    pub part: TablePartProps<G>,
    /// Accessible name, where an element around it is already called the console.
    #[prop_or_default]
    pub label: Option<AttrValue>,
}

impl<G: GameUi> TablePartProps<G> {
    /// Returns the roll whose dice the seat at this screen may change now; `None` behind a handover
    /// screen.
    #[must_use]
    pub fn open_roll(&self, phrases: &Phrases) -> Option<OpenRoll> {
        let snapshot = &self.context.snapshot;
        snapshot.seat?;
        let is_covered = snapshot.perspective.handover_to.is_some();
        (!is_covered).then(|| G::open_roll(self, phrases)).flatten()
    }

    /// Returns the same properties without the hover.
    #[must_use]
    pub fn without_hover(&self) -> Self {
        Self {
            context: self.context.without_hover(),
            ..self.clone()
        }
    }
}

impl<G: GameUi> TableConsoleProps<G> {
    /// Returns the accessible name.
    #[must_use]
    pub fn name(&self, phrases: &Phrases) -> AttrValue {
        let default_name = || phrases.text("table-console").into();
        self.label.clone().unwrap_or_else(default_name)
    }
}

/// Properties of the banner at the end of a match.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct BannerProps<G: GameUi> {
    pub snapshot: TableSnapshot<G>,
    /// Whether the player has closed the banner to look at the table.
    pub is_set_aside: UseStateHandle<bool>,
    /// The stored record of the match.
    pub record: SaveRecord,
}

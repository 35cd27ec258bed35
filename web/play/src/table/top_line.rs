//! The line at the top of a table with its menu: the prompt, and below it the preview of the
//! hovered order, why the last order was refused, or whose turn it is.

use super::{TableHead, TableMenu};
use crate::direct::RoomHandle;
use crate::game_ui::{GameUi, TableSnapshot};
use crate::rules::rule_link;
use crate::session_store::CommandError;
use engine::error::RuleRefusal;
use engine::game::Seat;
use match_text::KeySection;
use store::{PlayerKind, SaveRecord};
use ui::panels::StatusItem;
use yew::prelude::*;

#[derive(Properties)]
pub struct TopLineProps<G: GameUi> {
    pub snapshot: TableSnapshot<G>,
    /// The stored record of the match.
    pub record: SaveRecord,
    /// What the player at this screen is asked to do.
    pub text: String,
    /// The small line below the prompt.
    pub small: String,
    /// The figures of the status strip.
    #[prop_or_default]
    pub status: Vec<StatusItem>,
    /// The button of the notes, after the status strip.
    #[prop_or_default]
    pub notes: Html,
    /// Whether an order is hovered, so that the small line must be read.
    pub previews: bool,
    /// Seconds left on the clock, in a timed match.
    #[prop_or_default]
    pub seconds: Option<u16>,
    /// Opens the rules at an anchor.
    pub open_rules: Callback<Option<String>>,
    /// The connection of the match, for tables at which people play.
    #[prop_or_default]
    pub room: Option<RoomHandle<G::Game>>,
    /// Changes who plays a seat.
    pub on_player_change: Callback<(Seat, PlayerKind)>,
    /// Asks for a hint, if hints are available.
    pub hint: Option<Callback<MouseEvent>>,
    /// Whether the table has the menu of a match.
    pub has_menu: bool,
    /// The keys of the table.
    pub keys: KeySection,
    /// Letters that the table uses.
    pub claimed: &'static [&'static str],
}

impl<G: GameUi> PartialEq for TopLineProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.snapshot == other.snapshot
            && self.record == other.record
            && self.text == other.text
            && self.small == other.small
            && self.status == other.status
            && self.notes == other.notes
            && self.previews == other.previews
            && self.seconds == other.seconds
            && self.room == other.room
            && self.on_player_change == other.on_player_change
            && self.hint == other.hint
            && self.has_menu == other.has_menu
    }
}

/// The line at the top of a table with its menu.
#[component]
pub fn TopLine<G: GameUi>(props: &TopLineProps<G>) -> Html {
    let shows_menu = use_state_eq(|| false);
    let (snapshot, record, open_rules) = (&props.snapshot, &props.record, &props.open_rules);
    let rule = match snapshot.refused {
        Some(CommandError::Rule(refusal)) => Some(refusal.rule()),
        Some(CommandError::Undo(_) | CommandError::Other) | None => None,
    };
    let small = html! { <>
        { props.small.clone() }
        if let Some(rule) = rule { { " " }{ rule_link(open_rules, rule) } }
    </> };
    let set_menu = shows_menu.setter();
    let open = Callback::from(move |_: MouseEvent| set_menu.set(true));
    let set_menu = shows_menu.setter();
    let close = Callback::from(move |()| set_menu.set(false));
    let must_be_read = snapshot.refused.is_some() || props.previews;
    html! {
        <TableHead<G> snapshot={snapshot.clone()} player_kinds={record.player_kinds.clone()} text={props.text.clone()} {small} status={props.status.clone()} notes={props.notes.clone()}
            was_refused={rule.is_some()} {must_be_read} seconds={props.seconds} hint={props.hint.clone()}
            on_menu={props.has_menu.then_some(open)}>
            if *shows_menu {
                <TableMenu<G> snapshot={snapshot.clone()} record={record.clone()} on_rules={open_rules.reform(|()| None)}
                    room={props.room.clone()} on_player_change={props.on_player_change.clone()} on_close={close} keys={props.keys.clone()}
                    claimed={props.claimed.to_vec()} />
            }
        </TableHead<G>>
    }
}

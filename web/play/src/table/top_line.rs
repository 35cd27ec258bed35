//! The line on top of a table with its menu: what is asked, and below it what would come of what is
//! looked at, why the last order was refused, or where the turn is.

use super::{TableHead, TableMenu};
use crate::game_ui::{GameUi, TableSnapshot};
use crate::rules::rule_link;
use crate::session_store::CommandError;
use crate::text::KeySection;
use engine::error::RuleRefusal;
use engine::game::Seat;
use store::{PlayerKind, SaveRecord};
use yew::prelude::*;

/// Properties of the line.
#[derive(Properties)]
pub struct TopLineProps<G: GameUi> {
    /// The match.
    pub stand: TableSnapshot<G>,
    /// Where it is kept.
    pub record: SaveRecord,
    /// What is asked.
    pub text: String,
    /// The small line below it.
    pub small: String,
    /// Whether an order is looked at, so that the small line must be read.
    pub looks: bool,
    /// Seconds left on the clock, in a timed match.
    #[prop_or_default]
    pub seconds: Option<u16>,
    /// Opens the rules at a place of them.
    pub rules: Callback<Option<String>>,
    /// Gives a seat to another sitter.
    pub on_sit: Callback<(Seat, PlayerKind)>,
    /// Asks for a hint, where there are any.
    pub hint: Option<Callback<MouseEvent>>,
    /// Whether the menu of a match is at hand.
    pub with_menu: bool,
    /// The keys of the table.
    pub keys: KeySection,
    /// Letters that the table has a use for.
    pub claimed: &'static [&'static str],
}

impl<G: GameUi> PartialEq for TopLineProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.stand == other.stand
            && self.record == other.record
            && self.text == other.text
            && self.small == other.small
            && self.looks == other.looks
            && self.seconds == other.seconds
            && self.on_sit == other.on_sit
            && self.hint == other.hint
            && self.with_menu == other.with_menu
    }
}

/// The line.
#[component]
pub fn TopLine<G: GameUi>(props: &TopLineProps<G>) -> Html {
    let menu = use_state_eq(|| false);
    let (stand, record, rules) = (&props.stand, &props.record, &props.rules);
    let rule = match stand.refused {
        Some(CommandError::Rule(refusal)) => Some(refusal.rule()),
        Some(CommandError::Undo(_) | CommandError::Other) | None => None,
    };
    let small = html! { <>
        { props.small.clone() }
        if let Some(rule) = rule { { " " }{ rule_link(rules, rule) } }
    </> };
    let set_menu = menu.setter();
    let open = Callback::from(move |_: MouseEvent| set_menu.set(true));
    let set_menu = menu.setter();
    let close = Callback::from(move |()| set_menu.set(false));
    let telling = stand.refused.is_some() || props.looks;
    html! {
        <TableHead<G> stand={stand.clone()} sitters={record.sitters.clone()} text={props.text.clone()} {small}
            refused={rule.is_some()} {telling} seconds={props.seconds} hint={props.hint.clone()}
            on_menu={props.with_menu.then_some(open)}>
            if *menu {
                <TableMenu<G> stand={stand.clone()} record={record.clone()} on_rules={rules.reform(|()| None)}
                    on_sit={props.on_sit.clone()} on_close={close} keys={props.keys.clone()}
                    claimed={props.claimed.to_vec()} />
            }
        </TableHead<G>>
    }
}

//! The cards in hand that the current perspective may see: fanned on a desktop, a scrolling strip
//! on a phone.

use super::cards::CardFace;
use super::keys::hand_cards;
use super::offers::Card;
use crate::Ui;
use crate::narrate::Narrator;
use engine::space_rift::battlefield::Side;
use engine::space_rift::cards::{CombatId, CommandId};
use engine::space_rift::state::Private;
use play::game_ui::TablePartProps;
use ui::l10n::use_phrases;
use ui::panels::use_scroll_into_view;
use yew::prelude::*;

/// Shows the hand of the viewer's side, or both hands if all hands are open; empty if hands are
/// hidden.
#[component]
pub fn Hand(props: &TablePartProps<Ui>) -> Html {
    let phrases = use_phrases();
    let context = &props.context;
    let row = use_node_ref();
    use_scroll_into_view(
        &row,
        "button.playable",
        context.snapshot.session.entry_count(),
    );
    let narrator = Narrator::new(&phrases, context.game());
    let hands: Vec<(Side, Private, bool)> = match (&context.view.own, &context.view.open) {
        (Some((side, own)), _) => vec![(*side, *own, true)],
        (None, Some(open)) => Side::ALL
            .into_iter()
            .zip(open)
            .map(|(side, own)| (side, *own, false))
            .collect(),
        (None, None) => Vec::new(),
    };
    let keyed = hand_cards(context);
    let strip = |(side, own, is_live): (Side, Private, bool)| {
        let drawn = own.drawn.kinds().map(|kind| {
            (
                "drawn",
                Card::Command(CommandId(kind)),
                own.drawn.count(kind),
            )
        });
        let commands = own.command.kinds().map(|kind| {
            (
                "command",
                Card::Command(CommandId(kind)),
                own.command.count(kind),
            )
        });
        let combats = own.combat.kinds().map(|kind| {
            (
                "combat",
                Card::Combat(CombatId(kind)),
                own.combat.count(kind),
            )
        });
        let card = |(pile, card, count): (&str, Card, u8)| {
            let number = keyed.iter().position(|other| *other == card);
            let key_number = number.map(|n| n + 1).filter(|n| is_live && *n <= 9);
            html! {
                <li key={format!("{pile} {card:?}")}><CardFace context={context.clone()} actions={props.actions.clone()} {card} {count} {side} can_press={is_live} {key_number} /></li>
            }
        };
        let cards = drawn.chain(commands).chain(combats).map(card);
        let name = [("side", narrator.side(side).into())];
        let label = phrases.say("space-rift-table-hand", &name);
        let side = side.into_str();
        html! { <ul key={side} ref={if is_live { row.clone() } else { NodeRef::default() }} class="hand" data-side={side} tabindex="0" aria-label={label}>{ for cards }</ul> }
    };
    if hands.is_empty() {
        return Html::default();
    }
    html! { <div class="hands">{ for hands.into_iter().map(strip) }</div> }
}

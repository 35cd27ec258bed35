//! The status strip: the score, both hands of cards, star tokens, and the orders that are left.

use super::TableContext;
use engine::space_rift::battlefield::{Sector, Side};
use engine::space_rift::card_orders::OrderSlot;
use engine::space_rift::state::Public;
use play::table::StatusBuilder;
use ui::icon::{Icon, IconView};
use ui::l10n::Phrases;
use ui::panels::StatusItem;
use yew::prelude::*;

/// Returns the figures of the strip.
#[must_use]
pub fn status_items(context: &TableContext, phrases: &Phrases) -> Vec<StatusItem> {
    let (game, public) = (context.game(), &context.view.public);
    let Some(side) = context.screen_seat().and_then(|seat| game.side_of(seat)) else {
        return Vec::new();
    };
    let enemy = side.other();
    let builder = StatusBuilder::new(phrases);
    let icon = |icon: Icon| html! { <IconView {icon} /> };
    let counts = context.view.held[side.index()];
    let scores = [side, enemy].map(|side| game.score_of(public, side));
    let wins = [side, enemy].map(|side| game.side_setup(side).victory);
    let args = [
        ("score", scores[0].into()),
        ("wins", wins[0].into()),
        ("enemy", scores[1].into()),
        ("enemy-wins", wins[1].into()),
    ];
    let label = phrases.say("space-rift-status-score.label", &args);
    let value = format!("{}:{}", scores[0], scores[1]);
    let mut items = vec![
        builder.item("space-rift-status-score", icon(Icon::Flag), value, label),
        builder.figure(
            "space-rift-status-commands",
            icon(Icon::Cards),
            counts.command + counts.drawn,
        ),
    ];
    if game.has_combat_cards() {
        items.push(builder.figure(
            "space-rift-status-combats",
            icon(Icon::Laser),
            counts.combat,
        ));
    }
    let stars = public.side_state(side).stars;
    items.push(builder.figure("space-rift-status-stars", icon(Icon::Star), stars));
    if let Some(orders) = orders_left(context, phrases, side) {
        items.push(builder.figure("space-rift-status-orders", icon(Icon::Ship), orders));
    }
    items
}

/// Returns the number of orders left by section, as in "L2 C1"; `None` unless the side has a command
/// card in play.
fn orders_left(context: &TableContext, phrases: &Phrases, side: Side) -> Option<String> {
    let public = &context.view.public;
    if public.active != side || public.active_command.card.is_none() {
        return None;
    }
    let slots = &context.game().orders_in_force(public).slots;
    let part = |(slot, left): (&Option<OrderSlot>, u8)| {
        let sector = slot.as_ref().and_then(|slot| own_sector(public, slot));
        Some(match sector {
            Some(sector) => {
                let letter =
                    phrases.text(&format!("space-rift-status-orders.{}", sector_key(sector)));
                format!("{letter}{left}")
            }
            None => left.to_string(),
        })
    };
    let parts: Vec<String> = slots
        .iter()
        .zip(public.active_command.left)
        .filter(|(slot, _)| slot.is_some())
        .filter_map(part)
        .collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

/// Returns the section of an order as its side sees it; `None` for an order anywhere.
fn own_sector(public: &Public, slot: &OrderSlot) -> Option<Sector> {
    let sector = slot.sector?;
    Some(if public.active_command.is_mirrored {
        sector.mirrored()
    } else {
        sector
    })
}

const fn sector_key(sector: Sector) -> &'static str {
    match sector {
        Sector::Left => "left",
        Sector::Center => "center",
        Sector::Right => "right",
    }
}

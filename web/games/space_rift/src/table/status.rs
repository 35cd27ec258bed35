//! The status strip: the score, both hands of cards, star tokens, and the command card in
//! play with the orders that are left.

use super::TableContext;
use super::played_card::PlayedCard;
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
    items.extend(PlayedCard::of(game, public, phrases).map(|card| card.status_item()));
    items
}

//! The drawing of a scene: both sides, the dice with the orders that change them, and the result.

use super::super::seat::{SeatIcon, SeatStyle};
use crate::motion::{
    CombatDie, CombatPiece, CombatScene, CombatSide, DiceGroup, SideMark, StagedScene, StrengthBar,
    StrengthKind,
};
use std::iter::repeat;
use yew::prelude::*;

/// Draws a scene, with the results of attacks before it, and with the orders that change the dice of
/// each group.
pub fn render(scene: &CombatScene, earlier: &[StagedScene], orders: &[Html]) -> Html {
    let (first, others) = scene.sides.split_at(scene.sides.len().min(1));
    let orders = orders.iter().map(Some).chain(repeat(None));
    let dice = scene.dice.iter().zip(orders);
    let dice = dice.map(|(group, orders)| dice_group(group, orders));
    html! {<>
        <div class="combat-sides">
            { for first.iter().map(side) }
            <div class="combat-middle">
                { for dice }
                { for scene.facts.iter().map(|fact| html! { <p class="combat-fact">{ fact }</p> }) }
                if let Some(needed) = &scene.needed {
                    <p class="combat-needed">{ needed }</p>
                }
            </div>
            { for others.iter().map(side) }
        </div>
        if !earlier.is_empty() {
            <div class="combat-earlier">{ for earlier.iter().map(|staged| html! { <p>{ &staged.scene.result }</p> }) }</div>
        }
        <p class="combat-result">{ &scene.result }</p>
    </>}
}

fn side(side: &CombatSide) -> Html {
    let (seat, class) = match side.mark {
        SideMark::Seat(seat) => {
            let seat = SeatStyle::new(seat);
            (Some(seat), seat.class())
        }
        SideMark::Class(class) => (None, class.to_owned()),
        SideMark::Neutral => (None, String::new()),
    };
    html! {
        <section class={classes!("combat-side", class)}>
            <p class="combat-name">
                if let Some(seat) = seat {
                    <SeatIcon {seat} />
                }
                <span>{ &side.name }</span>
            </p>
            <div class="combat-pieces">{ for side.pieces.iter().map(piece) }</div>
        </section>
    }
}

fn piece(piece: &CombatPiece) -> Html {
    html! {
        <div class="combat-piece">
            <svg viewBox="-50 -50 100 100" aria-hidden="true">{ piece.drawing.clone() }</svg>
            { for piece.bars.iter().map(bar) }
        </div>
    }
}

/// Draws a strength as segments; those that the attack destroyed go out.
fn bar(bar: &StrengthBar) -> Html {
    let kind = match bar.kind {
        StrengthKind::Hull => "hull",
        StrengthKind::Shield => "shield",
    };
    let most = bar.most.max(bar.before).max(bar.after);
    let segment = |n: u8| {
        let class = match (n < bar.before, n < bar.after) {
            (true, true) => "kept",
            (true, false) => "lost",
            (false, true) => "won",
            (false, false) => "gone",
        };
        html! { <i {class} /> }
    };
    let change = if bar.before == bar.after {
        bar.after.to_string()
    } else {
        format!("{} → {}", bar.before, bar.after)
    };
    html! {
        <div class={classes!("combat-bar", kind)}>
            <span class="combat-bar-name">{ &bar.label }{ " " }<b>{ change }</b></span>
            <span class="combat-segments">{ for (0..most).map(segment) }</span>
        </div>
    }
}

fn dice_group(group: &DiceGroup, orders: Option<&Html>) -> Html {
    let die = |die: &CombatDie| {
        html! { <svg class={classes!("combat-die", die.hits.then_some("hits"))} viewBox="-22 -22 44 44" aria-hidden="true">{ die.drawing.clone() }</svg> }
    };
    html! {
        <div class="combat-roll">
            <div class="combat-dice">{ for group.dice.iter().map(die) }</div>
            { for group.sources.iter().map(|source| html! { <p class="combat-source">{ source }</p> }) }
            if let Some(orders) = orders {
                <div class="combat-orders">{ orders.clone() }</div>
            }
        </div>
    }
}

//! The panel of loose parts beside the blueprints, with the amount paid.

use super::super::super::narrate::Narrator;
use super::super::super::pieces::part;
use super::super::{TableActions, TableContext};
use super::blueprint_sheet::coin;
use super::part_controller::{HeldPart, PartController};
use super::placement::turns;
use engine::exodus::Exodus;
use engine::exodus::effect::{ActionKind, Resource};
use engine::exodus::event::Event;
use engine::exodus::part::Item;
use engine::exodus::play::{MAX_LIFTS, RefitState};
use engine::game::{Seat, Viewer};
use engine::session::Session;
use std::rc::Rc;
use ui::icon::{Icon, IconView};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{aria_disabled, unless_disabled};
use web_sys::PointerEvent;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct LoosePartsPanelProps {
    pub context: TableContext,
    pub controller: PartController,
    pub seat: Seat,
    /// The blueprints and the loose parts.
    pub refit: Rc<RefitState>,
}

#[component]
pub fn LoosePartsPanel(props: &LoosePartsPanelProps) -> Html {
    let phrases = use_phrases();
    let LoosePartsPanelProps {
        context,
        controller,
        ..
    } = props;
    let narrator = Narrator::new(&phrases, context.game());
    let loose = || {
        Item::ALL
            .into_iter()
            .zip(props.refit.loose_parts.loose)
            .filter(|(_, count)| *count > 0)
    };
    let is_empty = loose().next().is_none();
    let (cp, ph) = amount_paid(
        &context.snapshot.session,
        props.seat,
        context.snapshot.perspective.viewer,
    );
    let piece = |(item, count): (Item, u8)| loose_part(props, &narrator, &phrases, item, count);
    html! {
        <section class="exo-workbench" aria-label={phrases.text("exodus-blueprints-workbench")}>
            <h3 class="exo-bench-title">{ phrases.text("exodus-blueprints-loose") }</h3>
            if is_empty {
                <p class="exo-panel-empty">{ phrases.text("exodus-blueprints-loose-none") }</p>
            } else {
                <ul class="exo-tray">{ for loose().map(piece) }</ul>
            }
            { held_part_view(controller, &narrator, &phrases) }
            <dl class="exo-bench-sums">
                if cp + ph > 0 {
                    <div><dt>{ phrases.text("exodus-blueprints-spent") }</dt>
                        <dd>{ coin(&narrator, Resource::Cp, cp) }{ coin(&narrator, Resource::Ph, ph) }</dd></div>
                }
                <div><dt>{ phrases.text("exodus-blueprints-owned") }</dt>
                    <dd>{ owned(&narrator, context, props.seat, Resource::Cp) }{ owned(&narrator, context, props.seat, Resource::Ph) }</dd></div>
                if props.refit.loose_parts.lifts > 0 && !props.refit.loose_parts.is_restored {
                    <div><dt>{ phrases.text("exodus-blueprints-lifts") }</dt><dd class="number">{ MAX_LIFTS.saturating_sub(props.refit.loose_parts.lifts) }</dd></div>
                }
            </dl>
        </section>
    }
}

/// Renders how much of a resource a seat owns.
fn owned(narrator: &Narrator<'_>, context: &TableContext, seat: Seat, resource: Resource) -> Html {
    let count = context.view.public.mat(seat).owned(resource);
    coin(narrator, resource, u8::try_from(count).unwrap_or(u8::MAX))
}

/// Renders a loose part, which is picked up by a press or a drag.
fn loose_part(
    props: &LoosePartsPanelProps,
    narrator: &Narrator<'_>,
    phrases: &Phrases,
    item: Item,
    count: u8,
) -> Html {
    let game = props.context.game();
    let controller = &props.controller;
    let held = controller.held_part().filter(|held| held.item == item);
    let turn = held.map_or(0, |held| held.turn);
    let shapes = turns(game, item);
    let shape = shapes.get(usize::from(turn)).or_else(|| shapes.first());
    let grid_cells = shape
        .map(|shape| shape.cells().to_vec())
        .unwrap_or_default();
    let args = [
        ("item", narrator.item(item).into()),
        ("count", count.into()),
    ];
    let down =
        controller.on(move |controller, event: PointerEvent| controller.press_loose(item, &event));
    let onclick = controller.on(move |controller, _: MouseEvent| controller.toggle_held(item));
    let is_live = controller.seat.is_some();
    html! {
        <li key={item.key()}>
            <button type="button" class={classes!("exo-tray-part", held.is_some().then_some("held"))} aria-disabled={aria_disabled(!is_live)}
                aria-pressed={held.is_some().to_string()} aria-label={phrases.say("exodus-blueprints-loose-part", &args)}
                title={narrator.item(item)} onpointerdown={down} onclick={unless_disabled(!is_live, onclick)}>
                { part::shape(item, game.item(item).value, &grid_cells, None) }
                if count > 1 {
                    <b class="exo-tray-count number">{ format!("\u{d7}{count}") }</b>
                }
            </button>
        </li>
    }
}

/// Renders the held part, its rotation, and its placement.
fn held_part_view(controller: &PartController, narrator: &Narrator<'_>, phrases: &Phrases) -> Html {
    let Some(HeldPart { item, .. }) = controller.held_part() else {
        return Html::default();
    };
    let turn = controller.on(|controller, _: MouseEvent| controller.rotate());
    let put_down = controller.on(|controller, _: MouseEvent| controller.put_down());
    html! {
        <div class="exo-in-hand">
            <p>{ phrases.say("exodus-blueprints-in-hand", &[("item", narrator.item(item).into())]) }</p>
            <button type="button" class="button" onclick={turn}><IconView icon={Icon::TurnRight} />{ phrases.text("exodus-blueprints-turn") }<kbd aria-hidden="true">{ "R" }</kbd></button>
            <button type="button" class="button quiet" onclick={put_down}>{ phrases.text("exodus-blueprints-put-down") }</button>
        </div>
    }
}

/// Renders where the held part would be placed and why it cannot; visible only if it cannot,
/// otherwise for screen readers.
pub fn placement_text(
    controller: &PartController,
    narrator: &Narrator<'_>,
    actions: &TableActions,
    phrases: &Phrases,
    game: &Exodus,
) -> Html {
    let Some(((kind, placement), held)) = controller.ghost().zip(controller.held_part()) else {
        return Html::default();
    };
    let grid = game.grids().of(kind);
    let cells = placement
        .grid_cells
        .iter()
        .filter_map(|(row, column)| grid.bit(*row, *column));
    let args = [
        ("item", narrator.item(held.item).into()),
        ("ship", narrator.ship_type(kind).into()),
        (
            "cells",
            narrator
                .cells(grid, cells.fold(0, |all, bit| all | bit))
                .into(),
        ),
    ];
    match controller.refusal(kind, &placement) {
        Some(refusal) => html! {
            <p class="exo-told blocked">{ actions.refusal_note(phrases, &refusal) }
                <span class="visually-hidden">{ phrases.say("exodus-blueprints-would-lie", &args) }</span></p>
        },
        None => {
            html! { <p class="exo-told">{ phrases.say("exodus-blueprints-would-lie", &args) }</p> }
        }
    }
}

/// Returns the CP and Phasium that a seat has paid for parts and rockets since it began to upgrade.
#[must_use]
pub fn amount_paid(session: &Session<Exodus>, seat: Seat, viewer: Viewer) -> (u8, u8) {
    if session.view(Viewer::Spectator).public.refit.is_none() {
        return (0, 0);
    }
    let mut paid = (0u8, 0u8);
    for entry in (0..session.entry_count()).rev() {
        let events: Vec<&Event> = session.visible_events_at(entry, viewer).collect();
        for event in events.into_iter().rev() {
            match event {
                Event::Bought {
                    seat: by, cp, ph, ..
                } if *by == seat => {
                    paid = (paid.0.saturating_add(*cp), paid.1.saturating_add(*ph));
                }
                Event::ActionBegan { seat: by, kind, .. }
                    if *by == seat && *kind == ActionKind::Upgrade =>
                {
                    return paid;
                }
                _ => {}
            }
        }
    }
    paid
}

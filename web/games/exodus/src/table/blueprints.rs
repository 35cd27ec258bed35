//! The blueprints tab: four blueprints with their parts, beside the loose parts and the supply.
//! Parts are picked up by press, drag or key, rotated, and fitted where the engine allows it.

mod blueprint_grid;
mod blueprint_sheet;
mod blueprint_totals;
mod loose_parts_panel;
mod outline;
mod part_controller;
mod placement;
mod supply;
#[cfg(test)]
mod tests;

use super::super::narrate::Narrator;
use super::super::pieces::part;
use super::seat_strip::SeatStrip;
use super::{TableActions, TableContext};
use crate::table;
use blueprint_sheet::BlueprintSheet;
use engine::exodus::action::Action;
use engine::exodus::effect::ActionKind;
use engine::exodus::ship::ShipType;
use engine::exodus::step::{Step, Task};
use engine::game::Seat;
use loose_parts_panel::{LoosePartsPanel, placement_text};
use part_controller::{PartController, use_part_controller};
use placement::turns;
use play::keys::{is_within, use_keys};
use play::match_pages::use_shown_seat;
use supply::PartSupply;
use ui::keyboard::key_of;
use ui::l10n::use_phrases;
use web_sys::{KeyboardEvent, PointerEvent};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct BlueprintPanelProps {
    pub watch: TableContext,
    pub actions: TableActions,
}

#[component]
pub fn BlueprintPanel(props: &BlueprintPanelProps) -> Html {
    let phrases = use_phrases();
    let BlueprintPanelProps { watch, actions } = props;
    let (seat, on_choose) = use_shown_seat(table::shown_seat(watch));
    let table = watch.table();
    let bench = use_memo((watch.stand.edition, watch.stand.eyes, seat), |_| {
        table.refit_state_of(&watch.view.public, table::private(watch, seat), seat)
    });
    let works = can_edit(watch, seat).then_some(seat);
    let hand = use_part_controller(watch, actions, works, &bench);
    let narrator = Narrator::new(&phrases, table);
    use_turn_key(&hand);
    let (moved, let_go, lost) = (hand.clone(), hand.clone(), hand.clone());
    let papers = ShipType::ALL.map(|kind| {
        html! {
            <BlueprintSheet key={kind.key()} watch={watch.without_hover()} actions={actions.clone()} hand={hand.clone()} {seat} {kind} bench={bench.clone()} />
        }
    });
    let sealed =
        watch.view.public.step == Step::StartParts && table::private(watch, seat).is_none();
    html! {
        <section class={classes!("exo-blueprints", works.is_some().then_some("at-work"))} aria-label={phrases.text("exodus-blueprints")}
            onpointermove={move |event: PointerEvent| moved.moved(&event)} onpointerup={move |event: PointerEvent| let_go.let_go(&event)}
            onpointercancel={move |_: PointerEvent| lost.lost()}>
            <div class="exo-leaf-bar">
                <SeatStrip watch={watch.without_hover()} label={phrases.text("exodus-blueprints-whose")} chosen={seat} {on_choose} />
                <div class="exo-told-line" aria-live="polite">{ placement_text(&hand, &narrator, actions, &phrases, table) }</div>
            </div>
            if sealed {
                <p class="exo-leaf-note">{ phrases.text("exodus-blueprints-sealed") }</p>
            }
            <div class="exo-bench">
                <div class="exo-papers">{ for papers }</div>
                <div class="exo-bench-side">
                    if works.is_some() || !bench.is_clear() {
                        <LoosePartsPanel watch={watch.without_hover()} hand={hand.clone()} {seat} bench={bench.clone()} />
                    }
                    <PartSupply watch={watch.without_hover()} actions={actions.clone()} hand={hand.clone()} {seat} />
                </div>
            </div>
            if hand.is_dragging() {
                { drag_image(watch, &hand) }
            }
        </section>
    }
}

/// Whether somebody at this screen can move the parts of a seat now.
fn can_edit(watch: &TableContext, seat: Seat) -> bool {
    if watch.stand.seat != Some(seat) {
        return false;
    }
    let public = &watch.view.public;
    let own = public.task().filter(|task| task.seat() == Some(seat));
    match own {
        Some(Task::Refit { .. }) => true,
        Some(Task::Deed { deed, .. }) => *deed == ActionKind::Upgrade,
        Some(
            Task::Build { .. }
            | Task::Trade { .. }
            | Task::Mine { .. }
            | Task::Learn { .. }
            | Task::Repeal { .. }
            | Task::Program { .. },
        ) => false,
        None => {
            let fits = |action: Action| matches!(action, Action::Fit(..) | Action::Lift(..));
            public.step == Step::StartParts && watch.offers.legal().any(fits)
        }
    }
}

/// Renders the part that follows the pointer.
fn drag_image(watch: &TableContext, hand: &PartController) -> Html {
    let Some(held) = hand.held_part() else {
        return Html::default();
    };
    let shapes = turns(watch.table(), held.item);
    let shape = shapes.get(usize::from(held.turn));
    let spots = shape
        .map(|shape| shape.cells().to_vec())
        .unwrap_or_default();
    let value = watch.table().item(held.item).value;
    // Over a blueprint, the part is drawn at its placement instead.
    let over = hand.ghost().map(|_| "over");
    html! {
        <svg class={classes!("exo-shadow", over)} aria-hidden="true">
            <g ref={hand.shadow.clone()} transform="translate(-999 -999)"><g transform={center(&spots)}>{ part::part(held.item, value, &spots) }</g></g>
        </svg>
    }
}

/// Returns the transform that centers a shape.
fn center(spots: &[(u8, u8)]) -> String {
    let most = |of: fn(&(u8, u8)) -> u8| spots.iter().map(of).max().map_or(1, |most| most + 1);
    let middle = |count: u8| i32::from(count) * part::CELL / -2;
    format!(
        "translate({} {})",
        middle(most(|spot| spot.1)),
        middle(most(|spot| spot.0))
    )
}

/// Rotates the held part on `R` and puts it down on `Escape`, wherever the focus is.
#[hook]
fn use_turn_key(hand: &PartController) {
    let held = hand.held_part();
    let own = hand.clone();
    let listen = held.map(|_| {
        Callback::from(move |event: KeyboardEvent| {
            let away = is_within(&event, "input, select, textarea, dialog, .drawer");
            if event.default_prevented() || away || event.ctrl_key() || event.meta_key() {
                return;
            }
            match key_of(&event).as_str() {
                "r" | "R" => own.turn(),
                "Escape" => own.put_down(),
                _other => return,
            }
            event.prevent_default();
        })
    });
    use_keys(listen);
}

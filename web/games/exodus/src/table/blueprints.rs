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
use super::{PanelProps, TableContext};
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
use play::match_pages::use_shown_seat;
use supply::PartSupply;
use ui::keyboard::{is_within, key_of, use_keys};
use ui::l10n::use_phrases;
use web_sys::{KeyboardEvent, PointerEvent};
use yew::prelude::*;

#[component]
pub fn BlueprintPanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let PanelProps { context, actions } = props;
    let (seat, on_choose) = use_shown_seat(table::shown_seat(context));
    let game = context.game();
    let refit = use_memo(
        (context.snapshot.edition, context.snapshot.perspective, seat),
        |_| game.refit_state_of(&context.view.public, table::private(context, seat), seat),
    );
    let editor = can_edit(context, seat).then_some(seat);
    let controller = use_part_controller(context, actions, editor, &refit);
    let narrator = Narrator::new(&phrases, game);
    use_turn_key(&controller);
    let on_move =
        controller.on(|controller, event: PointerEvent| controller.on_pointer_move(&event));
    let on_up = controller.on(|controller, event: PointerEvent| controller.on_pointer_up(&event));
    let on_cancel = controller.on(|controller, _: PointerEvent| controller.on_pointer_cancel());
    let blueprint_refs = ShipType::ALL.map(|kind| {
        html! {
            <BlueprintSheet key={kind.key()} context={context.without_hover()} actions={actions.clone()} controller={controller.clone()} {seat} {kind} refit={refit.clone()} />
        }
    });
    let sealed =
        context.view.public.step == Step::StartParts && table::private(context, seat).is_none();
    html! {
        <section class={classes!("exo-blueprints", editor.is_some().then_some("at-work"))} aria-label={phrases.text("exodus-blueprints")}
            onpointermove={on_move} onpointerup={on_up} onpointercancel={on_cancel}>
            <div class="exo-panel-bar">
                <SeatStrip context={context.without_hover()} label={phrases.text("exodus-blueprints-whose")} chosen={seat} {on_choose} />
                <div class="exo-told-line" aria-live="polite">{ placement_text(&controller, &narrator, actions, &phrases, game) }</div>
            </div>
            if sealed {
                <p class="exo-panel-note">{ phrases.text("exodus-blueprints-sealed") }</p>
            }
            <div class="exo-bench">
                <div class="exo-papers">{ for blueprint_refs }</div>
                <div class="exo-bench-side">
                    if editor.is_some() || !refit.has_no_loose_parts() {
                        <LoosePartsPanel context={context.without_hover()} controller={controller.clone()} {seat} refit={refit.clone()} />
                    }
                    <PartSupply context={context.without_hover()} actions={actions.clone()} controller={controller.clone()} {seat} />
                </div>
            </div>
            if controller.is_dragging() {
                { drag_image(context, &controller) }
            }
        </section>
    }
}

/// Returns whether a player at this screen can move the parts of a seat now.
fn can_edit(context: &TableContext, seat: Seat) -> bool {
    if context.snapshot.seat != Some(seat) {
        return false;
    }
    let public = &context.view.public;
    let task = public.task().filter(|task| task.seat() == Some(seat));
    match task {
        Some(Task::Refit { .. }) => true,
        Some(Task::Action { kind, .. }) => *kind == ActionKind::Upgrade,
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
            public.step == Step::StartParts && context.offers.legal().any(fits)
        }
    }
}

/// Renders the part that follows the pointer.
fn drag_image(context: &TableContext, controller: &PartController) -> Html {
    let Some(held) = controller.held_part() else {
        return Html::default();
    };
    let shapes = turns(context.game(), held.item);
    let shape = shapes.get(usize::from(held.turn));
    let grid_cells = shape
        .map(|shape| shape.cells().to_vec())
        .unwrap_or_default();
    let value = context.game().item(held.item).value;
    // Over a blueprint, the part is drawn at its placement instead.
    let over = controller.ghost().map(|_| "over");
    html! {
        <svg class={classes!("exo-shadow", over)} aria-hidden="true">
            <g ref={controller.shadow.clone()} transform="translate(-999 -999)"><g transform={center(&grid_cells)}>{ part::part(held.item, value, &grid_cells) }</g></g>
        </svg>
    }
}

/// Returns the transform that centers a shape.
fn center(grid_cells: &[(u8, u8)]) -> String {
    let max = |coordinate: fn(&(u8, u8)) -> u8| {
        grid_cells
            .iter()
            .map(coordinate)
            .max()
            .map_or(1, |max| max + 1)
    };
    let offset = |count: u8| i32::from(count) * part::CELL / -2;
    format!(
        "translate({} {})",
        offset(max(|grid_cell| grid_cell.1)),
        offset(max(|grid_cell| grid_cell.0))
    )
}

/// Rotates the held part on `R` and puts it down on `Escape`, wherever the focus is.
#[hook]
fn use_turn_key(controller: &PartController) {
    let held = controller.held_part();
    let controller = controller.clone();
    let listen = held.map(|_| {
        Callback::from(move |event: KeyboardEvent| {
            let away = is_within(&event, "input, select, textarea, dialog, .drawer");
            if event.default_prevented() || away || event.ctrl_key() || event.meta_key() {
                return;
            }
            match key_of(&event).as_str() {
                "r" | "R" => controller.rotate(),
                "Escape" => controller.put_down(),
                _other => return,
            }
            event.prevent_default();
        })
    });
    use_keys(listen);
}

//! The blueprint of one ship type: its ships, the grid with its parts, their totals, and the button
//! that builds a ship.

use super::super::super::narrate::Narrator;
use super::super::super::pieces::{hull, picture, resource};
use super::super::glyphs::{Glyph, GlyphIcon};
use super::super::{Tab, TableActions, TableContext};
use super::blueprint_grid::{BlueprintGridLook, DrawnPart, blueprint_grid, frame};
use super::blueprint_totals::{BlueprintTotals, blueprint_totals};
use super::part_controller::PartController;
use super::placement::GridCell;
use crate::table;
use engine::exodus::action::Action;
use engine::exodus::blueprint::FittedPart;
use engine::exodus::effect::Resource;
use engine::exodus::play::RefitState;
use engine::exodus::ship::{SHIPS_PER_TYPE, ShipId, ShipType};
use engine::game::Seat;
use play::seats::seat_art;
use std::rc::Rc;
use ui::l10n::{Phrases, use_phrases};
use web_sys::{KeyboardEvent, PointerEvent};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct BlueprintSheetProps {
    pub context: TableContext,
    pub actions: TableActions,
    pub controller: PartController,
    pub seat: Seat,
    pub kind: ShipType,
    /// The blueprints and the loose parts.
    pub refit: Rc<RefitState>,
}

#[component]
pub fn BlueprintSheet(props: &BlueprintSheetProps) -> Html {
    let phrases = use_phrases();
    let BlueprintSheetProps {
        context,
        controller,
        kind,
        ..
    } = props;
    let kind = *kind;
    let game = context.game();
    let narrator = Narrator::new(&phrases, game);
    let grid = game.grids().of(kind);
    let ghost = controller.ghost_on(kind);
    let held = controller.held_part();
    let drawn = |fitted: &FittedPart| DrawnPart {
        item: fitted.item,
        grid_cells: game
            .grids()
            .cells(kind, *fitted)
            .map(|cells| grid.cell_positions(cells).collect())
            .unwrap_or_default(),
        value: game.item(fitted.item).value,
    };
    let blueprint = &props.refit.blueprints[kind.index()];
    let open: Vec<GridCell> = held.map_or_else(Vec::new, |held| {
        let placements = controller.placements(kind, held.item).into_iter();
        placements
            .filter(|placement| placement.is_legal)
            .flat_map(|placement| placement.grid_cells)
            .collect()
    });
    let look = BlueprintGridLook {
        kind,
        grid,
        parts: blueprint.iter().map(drawn).collect(),
        chosen: controller.cursor_on(kind),
        open,
        ghost: held.zip(ghost.as_ref()).map(|(held, placement)| {
            let grid_cells = placement.grid_cells.clone();
            let value = game.item(held.item).value;
            let item = held.item;
            (
                DrawnPart {
                    item,
                    grid_cells,
                    value,
                },
                placement.is_legal,
            )
        }),
    };
    let public = &context.view.public;
    let totals = blueprint_totals(game, public, kind, blueprint, None);
    let is_legal = ghost.as_ref().is_some_and(|placement| placement.is_legal);
    let with_part = held
        .filter(|_| is_legal)
        .map(|held| blueprint_totals(game, public, kind, blueprint, Some(held.item)));
    let is_live = controller.seat.is_some();
    let class = classes!(
        "exo-blueprint",
        is_live.then_some("live"),
        held.is_some().then_some("armed")
    );
    let down = controller.on(|controller, event: PointerEvent| controller.press_blueprint(&event));
    let leave = controller.on(|controller, _: PointerEvent| controller.on_pointer_leave());
    let focus =
        controller.on(move |controller, event: FocusEvent| controller.on_focus(kind, &event));
    let key = controller.on(move |controller, event: KeyboardEvent| {
        if controller.on_key(kind, &event) {
            event.prevent_default();
        }
    });
    let label = format!(
        "{}. {}",
        narrator.ship_type(kind),
        contents(&narrator, &phrases, context, kind, blueprint)
    );
    html! {
        <article {class} data-type={kind.key()}>
            <header class="exo-blueprint-head">
                <h2 class="card-title">{ narrator.ship_type(kind) }</h2>
                { ships(props, &phrases) }
            </header>
            <svg ref={controller.blueprint_ref(kind)} class="exo-blueprint-paper" viewBox={frame(grid)} data-columns={grid.columns.to_string()}
                role={if is_live { "application" } else { "img" }} aria-label={label} tabindex={is_live.then_some("0")}
                onpointerdown={down} onpointerleave={leave} onfocus={focus} onkeydown={key}>
                { blueprint_grid(&look) }
            </svg>
            { figures(&phrases, totals, with_part, game.ship(kind).transport, game.ship(kind).vp) }
            { price(props, &phrases, narrator) }
        </article>
    }
}

/// Describes the parts of a blueprint in words.
fn contents(
    narrator: &Narrator<'_>,
    phrases: &Phrases,
    context: &TableContext,
    kind: ShipType,
    blueprint: &[FittedPart],
) -> String {
    let grids = context.game().grids();
    let part = |part: &FittedPart| {
        let cells = grids.cells(kind, *part).unwrap_or(0);
        let args = [
            ("part", narrator.item(part.item).into()),
            ("cells", narrator.cells(grids.of(kind), cells).into()),
        ];
        phrases.say("exodus-blueprints-part", &args)
    };
    if blueprint.is_empty() {
        return phrases.text("exodus-blueprints-empty");
    }
    narrator.list(blueprint.iter().map(part))
}

/// Renders the ships of the type: in play with their damage, or not yet built. Pressing one shows
/// it on the map.
fn ships(props: &BlueprintSheetProps, phrases: &Phrases) -> Html {
    let (context, seat) = (&props.context, props.seat);
    let narrator = Narrator::new(phrases, context.game()).with_map(&context.view.public);
    let ship = |nth: u8| {
        let id = ShipId::of(seat, props.kind, nth);
        let is = context.view.public.ship(id);
        let Some(hex) = is.hex else {
            let name = phrases.say(
                "exodus-blueprints-ship-unbuilt",
                &[("ship", narrator.ship_short(id).into())],
            );
            return html! { <span class="exo-berth unbuilt" title={name.clone()}>{ picture("exo-berth-ship", 27, Some(name.into()), hull::outline_drawing(props.kind)) }</span> };
        };
        let args = [
            ("ship", narrator.ship_short(id).into()),
            ("hex", narrator.hex(hex).into()),
            ("damage", is.damage.into()),
            (
                "strength",
                context.game().strength_of(&context.view.public, id).into(),
            ),
        ];
        let name = phrases.say("exodus-blueprints-ship-at", &args);
        let (show, open) = (
            props.actions.on_show_place(Some(hex)),
            props.actions.on_select_tab(Tab::Map),
        );
        let onclick = Callback::from(move |event: MouseEvent| {
            show.emit(event.clone());
            open.emit(event);
        });
        let fragile = is.damage
            > context
                .game()
                .strength(&props.refit.blueprints[props.kind.index()]);
        html! {
            <button type="button" class={classes!("exo-berth", seat_art(seat).class(), fragile.then_some("fragile"))} title={name.clone()} aria-label={name} {onclick}>
                { picture("exo-berth-ship", 27, None, hull::render(props.kind, seat)) }
                if is.damage > 0 {
                    <b class="exo-berth-damage number">{ is.damage }</b>
                }
            </button>
        }
    };
    html! { <div class="exo-berths">{ for (0..SHIPS_PER_TYPE).map(ship) }</div> }
}

/// Renders the totals of the parts, and the totals with the held part added.
fn figures(
    phrases: &Phrases,
    totals: BlueprintTotals,
    with_part: Option<BlueprintTotals>,
    transport: u8,
    vp: u8,
) -> Html {
    let figure = |glyph: Glyph, key: &str, value: u8, with_part: Option<u8>| {
        let name = phrases.text(key);
        let with_part = with_part.filter(|with_part| *with_part != value);
        html! {
            <div class={classes!("exo-figure", with_part.is_some().then_some("changes"))} title={name.clone()}>
                <dt><GlyphIcon {glyph} /><span class="visually-hidden">{ name }</span></dt>
                <dd class="number">{ value }
                    if let Some(with_part) = with_part {
                        <span class="exo-figure-then">{ "\u{2192}" }{ with_part }</span>
                    }
                </dd>
            </div>
        }
    };
    let has_speed_change = totals.speed != totals.drive;
    html! {
        <dl class="exo-figures">
            { figure(Glyph::Move, "exodus-blueprints-speed", totals.speed, with_part.map(|with_part| with_part.speed)) }
            if has_speed_change {
                <div class="exo-figure-note">{ phrases.say("exodus-blueprints-speed-drive", &[("drive", totals.drive.into())]) }</div>
            }
            { figure(Glyph::Dice, "exodus-blueprints-dice", totals.dice_count, with_part.map(|with_part| with_part.dice_count)) }
            { figure(Glyph::Strength, "exodus-blueprints-strength", totals.strength, with_part.map(|with_part| with_part.strength)) }
            { figure(Glyph::Cargo, "exodus-blueprints-transport", transport, None) }
            { figure(Glyph::Vp, "exodus-blueprints-bounty", vp, None) }
        </dl>
    }
}

/// Renders the price of a ship, and the button that builds one or the reason why not.
fn price(props: &BlueprintSheetProps, phrases: &Phrases, narrator: Narrator<'_>) -> Html {
    let (context, kind) = (&props.context, props.kind);
    let public = &context.view.public;
    let action_context = table::action_context(public, props.seat);
    let breakdown = context
        .game()
        .ship_price_breakdown(public, kind, action_context);
    let action = Action::Build(kind);
    let is_asked = context.snapshot.seat == Some(props.seat);
    let is_legal = is_asked && context.offers.is_legal(action);
    let refusal = context.offers.refusal(action).filter(|_| is_asked);
    let has_changed = breakdown.price != breakdown.printed;
    html! {
        <div class="exo-blueprint-price">
            <span class="exo-price" title={phrases.say("exodus-blueprints-price-printed", &[("price", narrator.ship_cost(breakdown.printed).into())])}>
                { coin(&narrator, Resource::Cp, breakdown.price.0) }
                { coin(&narrator, Resource::Ax, breakdown.price.1) }
                if has_changed {
                    <s class="number">{ format!("{} + {}", breakdown.printed.0, breakdown.printed.1) }</s>
                }
            </span>
            if is_legal {
                <button type="button" class="button primary" data-order="build" onclick={props.actions.on_order(action)}>
                    { phrases.text("exodus-blueprints-build") }<span class="visually-hidden">{ format!(" ({})", narrator.ship_type(kind)) }</span>
                </button>
            } else if let Some(refusal) = refusal {
                <p class="exo-reason">{ props.actions.refusal_note(phrases, &refusal) }</p>
            }
        </div>
    }
}

/// Renders an amount of a resource.
pub fn coin(narrator: &Narrator<'_>, resource: Resource, count: u8) -> Html {
    html! { <span class="exo-coin"><b class="number">{ count }</b>{ resource::icon(resource, Some(narrator.resource(resource).into())) }</span> }
}

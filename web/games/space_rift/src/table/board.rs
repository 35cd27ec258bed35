//! The battlefield of the table: terrain, rift, units, previews, and the hexes that can be picked.

use super::super::board_view::{self, CellHighlights, Forecast};
use super::super::narrate::Narrator;
use super::super::pieces::overlay;
use super::battle::attack;
use super::offers::acting_piece;
use super::{Card, InputMode, TableContext};
use crate::Ui;
use crate::table::{actions, offers};
use board::{Depth, HexBoard, Layer};
use engine::game::Seat;
use engine::space_rift::action::Action;
use engine::space_rift::battlefield::{Hex, HexSet};
use engine::space_rift::drift::DriftChoice;
use engine::space_rift::event::Event;
use play::game_ui::{TableBoardProps, TablePartProps};
use std::collections::BTreeMap;
use ui::l10n::{Phrases, use_phrases};
use ui::motion::use_animation;
use yew::prelude::*;

#[component]
pub fn TableBoard(props: &TableBoardProps<Ui>) -> Html {
    let phrases = use_phrases();
    let TablePartProps {
        context, actions, ..
    } = &props.part;
    let (animation, on_key) = (&props.animation, &props.on_key);
    let board_ref = use_node_ref();
    use_animation(&board_ref, animation);
    let (game, public) = (context.game(), &context.view.public);
    let snapshot = &context.snapshot;
    let asked = (snapshot.seat, snapshot.choosers);
    let deps = (snapshot.edition, asked, snapshot.perspective, context.input);
    let names = use_memo((deps, phrases.clone()), |(_, phrases)| {
        hex_labels(context, phrases)
    });
    let recent = use_memo(context.snapshot.edition, |_| recent_hexes(context));
    let legal = use_memo(deps, |_| legal(context));
    let hand = offers::selected_unit(&context.offers, context.input);
    let highlights = CellHighlights {
        legal: *legal,
        recent: *recent,
        threat: HexSet::NONE,
        selected: hand.and_then(|unit| public.hex_of(unit)).or(context.shown),
    };
    let cells = board_view::cells(&names, &highlights);
    let base = use_memo((), |()| board_view::base_layer(game));
    let edition = context.snapshot.edition;
    let features = use_memo(edition, |_| board_view::features(game, public));
    let rift = use_memo(edition, |_| board_view::rift_tiles(public));
    let rift_signs = use_memo(edition, |_| {
        html! { <>{ board_view::rift_signs(game, public) }{ board_view::open_hexes(public) }</> }
    });
    let pieces = use_memo(edition, |_| board_view::pieces(game, public));
    let rings = use_memo(
        (edition, *legal, highlights.selected),
        |(_, legal, selected)| board_view::highlight_rings(public, *legal, *selected),
    );
    let selection = use_memo((edition, context.input, asked), |_| {
        html! { <>{ orderable_units(context) }{ closing_arrows(context) }</> }
    });
    let overlay = use_memo((edition, context.hover, context.input, asked), |_| {
        selection_overlay(context, &selection)
    });
    let mut layers = vec![
        Layer::memoized("terrain", Depth::Under, base),
        Layer::memoized("features", Depth::Under, features),
        Layer::memoized("rift", Depth::Under, rift),
        Layer::memoized("pieces", Depth::Over, pieces),
        Layer::memoized("highlights", Depth::Over, rings),
        Layer::memoized("signs", Depth::Over, rift_signs),
        Layer::memoized("overlay", Depth::Over, overlay),
        Layer::memoized("effects", Depth::Over, animation.drawings.clone()),
    ];
    layers.extend(props.above.clone());
    let narrator = Narrator::new(&phrases, game);
    let callbacks = actions.board_callbacks(
        on_key,
        board_view::hex_at,
        actions::pick,
        actions::highlight_hex,
    );
    html! {
        <section ref={board_ref} class="table-board" part="board" translate="no" aria-label={phrases.text("table-board")}>
            <HexBoard grid={board_view::BOARD} label={narrator.board_label()} {cells} {layers} {callbacks} />
        </section>
    }
}

/// Returns the hexes that can be picked, for an action or to select a unit.
fn legal(context: &TableContext) -> HexSet {
    let public = &context.view.public;
    let movers = offers::actionable_pieces(&context.offers);
    let places = movers.iter().filter_map(|unit| public.hex_of(unit));
    let hand = offers::selected_unit(&context.offers, context.input);
    let own = hand.and_then(|unit| public.hex_of(unit));
    let others: HexSet = places.filter(|hex| Some(*hex) != own).collect();
    offers::pickable_hexes(&context.offers, public, context.input).union(others)
}

/// Returns the name of every hex, with the action of picking it.
fn hex_labels(context: &TableContext, phrases: &Phrases) -> BTreeMap<Hex, AttrValue> {
    let public = &context.view.public;
    let narrator = Narrator::new(phrases, context.game());
    let movers = offers::actionable_pieces(&context.offers);
    let name = |hex: Hex| {
        let orders = offers::actions_at(&context.offers, public, context.input, hex);
        let orders: Vec<String> = orders
            .map(|action| narrator.order(public, action))
            .collect();
        let unit = public.unit_at(hex).filter(|unit| movers.contains(*unit));
        let pick_text = match (orders.is_empty(), unit) {
            (false, _) => orders.join(", "),
            (true, Some(unit)) => {
                let words = [("unit", narrator.unit_short(unit).into())];
                phrases.say("space-rift-table-pick", &words)
            }
            (true, None) => String::new(),
        };
        (hex, AttrValue::from(narrator.cell(public, hex, &pick_text)))
    };
    Hex::all().map(name).collect()
}

/// Returns the hexes that the last log entry touched.
fn recent_hexes(context: &TableContext) -> HexSet {
    let session = &context.snapshot.session;
    let Some(last) = session.entry_count().checked_sub(1) else {
        return HexSet::NONE;
    };
    let mut hexes = HexSet::NONE;
    for event in session.visible_events_at(last, context.snapshot.perspective.viewer) {
        match event {
            Event::UnitMoved { from, to, .. } => {
                hexes = hexes.with(*from).with(*to);
            }
            Event::Eliminated { at, .. } => {
                hexes = hexes.with(*at);
            }
            Event::Rolled { target, .. } if let Some(at) = context.view.public.hex_of(*target) => {
                hexes = hexes.with(at);
            }
            _ => {}
        }
    }
    hexes
}

/// Draws the overlay of the selection, and the preview of the action under the pointer.
fn selection_overlay(context: &TableContext, selection: &Html) -> Html {
    let (game, public) = (context.game(), &context.view.public);
    let hand = offers::selected_unit(&context.offers, context.input);
    let preview = context
        .hover
        .action
        .map(|action| action_preview(context, action));
    let reach = hand
        .or_else(|| public.unit_at(context.hover.place?))
        .and_then(|unit| {
            let from = public.hex_of(unit)?;
            let fights = context
                .offers
                .legal()
                .any(|action| attack(action).is_some());
            (fights || context.snapshot.seat.is_none() || hand.is_none())
                .then(|| board_view::reach(game, public, unit, from))
        });
    html! {<>
        { reach.unwrap_or_default() }
        { selection.clone() }
        { preview.unwrap_or_default() }
    </>}
}

fn action_preview(context: &TableContext, action: Action) -> Html {
    let (game, public) = (context.game(), &context.view.public);
    if let Some((unit, target, cause)) = attack(action) {
        let forecast = game.battlefield(public).forecast(unit, target, cause);
        let shown = Forecast {
            tenths: (forecast.hits + 5) / 10,
            chance: ((forecast.hit + 5) / 10) as u8,
        };
        let line = public.hex_of(unit).zip(public.hex_of(target));
        let drawn = line.map(|line| {
            let shown = (forecast.dice > 0).then_some(shown);
            board_view::line_of_sight(game, public, unit, line, shown)
        });
        return drawn.unwrap_or_default();
    }
    let route_to = |from: Option<Hex>, to: Hex| {
        let hexes: Vec<Hex> = from.into_iter().chain([to]).collect();
        board_view::route(&hexes)
    };
    match action {
        Action::Move(unit, to, _) => {
            let course = route_to(public.hex_of(unit), to);
            html! {<>{ course }{ board_view::reach(game, public, unit, to) }</>}
        }
        Action::Retire(to) => {
            let target = public.innermost_roll().map(|roll| roll.target);
            route_to(target.and_then(|unit| public.hex_of(unit)), to)
        }
        _ => Html::default(),
    }
}

/// Marks the units that the selected command card could order.
fn orderable_units(context: &TableContext) -> Html {
    let InputMode::Card(Card::Command(card)) = context.input.tool else {
        return Html::default();
    };
    let action = Action::Command(card);
    let acting_seat = context.acting_seat(action);
    let Some(seat) = acting_seat.filter(|_| context.offers.is_legal(action)) else {
        return Html::default();
    };
    let hexes = orderable_hexes(context, seat, action);
    let places: Vec<_> = hexes.iter().map(board_view::center).collect();
    overlay::rings(&places, "offer")
}

/// Returns the hexes of units that could be ordered after a card is played, which is tried on a
/// copy of the view.
fn orderable_hexes(context: &TableContext, seat: Seat, action: Action) -> HexSet {
    let Some((view, list)) = context.snapshot.session.preview_action(seat, action) else {
        return HexSet::NONE;
    };
    let hex = |action: Action| match action {
        Action::Order(unit, _) => view.public.hex_of(unit),
        other => acting_piece(other).and_then(|unit| view.public.hex_of(unit)),
    };
    list.into_iter().filter_map(hex).collect()
}

/// Draws every legal way to close a gap, as arrows.
fn closing_arrows(context: &TableContext) -> Html {
    let moves: Vec<_> = context
        .offers
        .legal()
        .filter_map(|action| {
            if let Action::Drift(DriftChoice::Close(tile, hex)) = action {
                Some((tile, hex))
            } else {
                None
            }
        })
        .collect();
    if moves.is_empty() {
        return Html::default();
    }
    board_view::gap_closings(&context.view.public, &moves)
}

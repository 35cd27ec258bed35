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
    let TablePartProps { watch, actions, .. } = &props.part;
    let (score, on_key) = (&props.score, &props.on_key);
    let stage = use_node_ref();
    use_animation(&stage, score);
    let (table, public) = (watch.table(), &watch.view.public);
    let stand = &watch.stand;
    let asked = (stand.seat, stand.choosers);
    let deps = (stand.edition, asked, stand.eyes, watch.aim);
    let names = use_memo((deps, phrases.clone()), |(_, phrases)| {
        hex_labels(watch, phrases)
    });
    let recent = use_memo(watch.stand.edition, |_| recent_hexes(watch));
    let legal = use_memo(deps, |_| legal(watch));
    let hand = offers::selected_unit(&watch.offers, watch.aim);
    let sights = CellHighlights {
        legal: *legal,
        recent: *recent,
        threat: HexSet::NONE,
        selected: hand.and_then(|unit| public.hex_of(unit)).or(watch.shown),
    };
    let cells = board_view::cells(&names, &sights);
    let ground = use_memo((), |()| board_view::base_layer(table));
    let edition = watch.stand.edition;
    let features = use_memo(edition, |_| board_view::features(table, public));
    let rift = use_memo(edition, |_| board_view::rift_tiles(public));
    let signs = use_memo(edition, |_| {
        html! { <>{ board_view::rift_signs(table, public) }{ board_view::open_hexes(public) }</> }
    });
    let pieces = use_memo(edition, |_| board_view::pieces(table, public));
    let held = use_memo((edition, watch.aim, asked), |_| {
        html! { <>{ of_card(watch) }{ closings(watch) }</> }
    });
    let overlay = use_memo((edition, watch.look, watch.aim, asked), |_| {
        selection_overlay(watch, &held)
    });
    let mut layers = vec![
        Layer::memoized("terrain", Depth::Under, ground),
        Layer::memoized("features", Depth::Under, features),
        Layer::memoized("rift", Depth::Under, rift),
        Layer::memoized("pieces", Depth::Over, pieces),
        Layer::memoized("signs", Depth::Over, signs),
        Layer::memoized("overlay", Depth::Over, overlay),
        Layer::memoized("effects", Depth::Over, score.drawings.clone()),
    ];
    layers.extend(props.above.clone());
    let narrator = Narrator::new(&phrases, table);
    let reports = actions.board_reports(
        on_key,
        board_view::hex_at,
        actions::pick,
        actions::look_at_hex,
    );
    html! {
        <section ref={stage} class="table-board" part="board" translate="no" aria-label={phrases.text("table-board")}>
            <HexBoard grid={board_view::BOARD} label={narrator.board_label()} {cells} {layers} {reports} />
        </section>
    }
}

/// Returns the hexes that can be picked, for an action or to select a unit.
fn legal(watch: &TableContext) -> HexSet {
    let public = &watch.view.public;
    let movers = offers::actionable_pieces(&watch.offers);
    let places = movers.iter().filter_map(|unit| public.hex_of(unit));
    let hand = offers::selected_unit(&watch.offers, watch.aim);
    let own = hand.and_then(|unit| public.hex_of(unit));
    let others: HexSet = places.filter(|hex| Some(*hex) != own).collect();
    offers::pickable_hexes(&watch.offers, public, watch.aim).or(others)
}

/// Returns the name of every hex, with what picking it does.
fn hex_labels(watch: &TableContext, phrases: &Phrases) -> BTreeMap<Hex, AttrValue> {
    let public = &watch.view.public;
    let narrator = Narrator::new(phrases, watch.table());
    let movers = offers::actionable_pieces(&watch.offers);
    let name = |hex: Hex| {
        let orders = offers::actions_at(&watch.offers, public, watch.aim, hex);
        let orders: Vec<String> = orders
            .map(|action| narrator.order(public, action))
            .collect();
        let unit = public.unit_at(hex).filter(|unit| movers.has(*unit));
        let todo = match (orders.is_empty(), unit) {
            (false, _) => orders.join(", "),
            (true, Some(unit)) => {
                let words = [("unit", narrator.unit_short(unit).into())];
                phrases.say("space-rift-table-pick", &words)
            }
            (true, None) => String::new(),
        };
        (hex, AttrValue::from(narrator.cell(public, hex, &todo)))
    };
    Hex::all().map(name).collect()
}

/// Returns the hexes that the last log entry touched.
fn recent_hexes(watch: &TableContext) -> HexSet {
    let session = &watch.stand.session;
    let Some(last) = session.entry_count().checked_sub(1) else {
        return HexSet::NONE;
    };
    let mut hexes = HexSet::NONE;
    for event in session.visible_events_at(last, watch.stand.eyes.viewer) {
        match event {
            Event::UnitMoved { from, to, .. } => {
                hexes = hexes.with(*from).with(*to);
            }
            Event::Eliminated { at, .. } => {
                hexes = hexes.with(*at);
            }
            Event::Rolled { target, .. } if let Some(at) = watch.view.public.hex_of(*target) => {
                hexes = hexes.with(at);
            }
            _ => {}
        }
    }
    hexes
}

/// Draws the overlay for the selection, which is `held`, and for what is pointed at.
fn selection_overlay(watch: &TableContext, held: &Html) -> Html {
    let (table, public) = (watch.table(), &watch.view.public);
    let hand = offers::selected_unit(&watch.offers, watch.aim);
    let looked = watch.look.action.map(|action| of_action(watch, action));
    let reach = hand
        .or_else(|| public.unit_at(watch.look.place?))
        .and_then(|unit| {
            let from = public.hex_of(unit)?;
            let fights = watch.offers.legal().any(|action| attack(action).is_some());
            (fights || watch.stand.seat.is_none() || hand.is_none())
                .then(|| board_view::reach(table, public, unit, from))
        });
    html! {<>
        { reach.unwrap_or_default() }
        { held.clone() }
        { looked.unwrap_or_default() }
    </>}
}

/// Draws the preview of an action.
fn of_action(watch: &TableContext, action: Action) -> Html {
    let (table, public) = (watch.table(), &watch.view.public);
    if let Some((unit, target, cause)) = attack(action) {
        let forecast = table.battlefield(public).forecast(unit, target, cause);
        let shown = Forecast {
            tenths: (forecast.hits + 5) / 10,
            chance: ((forecast.hit + 5) / 10) as u8,
        };
        let line = public.hex_of(unit).zip(public.hex_of(target));
        let drawn = line.map(|line| {
            let shown = (forecast.dice > 0).then_some(shown);
            board_view::line_of_sight(table, public, unit, line, shown)
        });
        return drawn.unwrap_or_default();
    }
    let way = |from: Option<Hex>, to: Hex| {
        let way: Vec<Hex> = from.into_iter().chain([to]).collect();
        board_view::route(&way)
    };
    match action {
        Action::Move(unit, to, _) => {
            let course = way(public.hex_of(unit), to);
            html! {<>{ course }{ board_view::reach(table, public, unit, to) }</>}
        }
        Action::Retire(to) => {
            let target = public.exchange().map(|roll| roll.target);
            way(target.and_then(|unit| public.hex_of(unit)), to)
        }
        _ => Html::default(),
    }
}

/// Marks the units that the selected command card could order.
fn of_card(watch: &TableContext) -> Html {
    let InputMode::Card(Card::Command(card)) = watch.aim.tool else {
        return Html::default();
    };
    let action = Action::Command(card);
    let giver = watch.acting_seat(action);
    let Some(seat) = giver.filter(|_| watch.offers.is_legal(action)) else {
        return Html::default();
    };
    let hexes = orderable(watch, seat, action);
    let mark = |hex: Hex| overlay::hexagon(board_view::center(hex), "offer");
    hexes.iter().map(mark).collect()
}

/// Returns the hexes of units that could be ordered once a card is played; tried on a copy of the
/// view.
fn orderable(watch: &TableContext, seat: Seat, action: Action) -> HexSet {
    let Some((view, list)) = watch.stand.session.preview_action(seat, action) else {
        return HexSet::NONE;
    };
    let hex = |action: Action| match action {
        Action::Order(unit, _) => view.public.hex_of(unit),
        other => acting_piece(other).and_then(|unit| view.public.hex_of(unit)),
    };
    list.into_iter().filter_map(hex).collect()
}

/// Draws every legal way to close a gap, as arrows.
fn closings(watch: &TableContext) -> Html {
    let moves: Vec<_> = watch
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
    board_view::gap_closings(&watch.view.public, &moves)
}

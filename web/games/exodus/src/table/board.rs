//! The star map of the table: terrain, pieces, orders that the viewer may see, previews, and the
//! hexes that can be picked.

mod hex_labels;

pub use hex_labels::pick_text;

use super::super::board_view::{self, CellHighlights};
use super::super::narrate::Narrator;
use super::pick_resolver::{PickActions, pickable_hexes};
use super::{InputMode, TableContext};
use crate::table::{actions, offers, pick_resolver};
use crate::{Ui, table};
use board::{Depth, FlatHexBoard, Layer};
use engine::exodus::action::Action;
use engine::exodus::hex::{HexId, HexSet};
use play::game_ui::{TableBoardProps, TablePartProps};
use std::rc::Rc;
use ui::l10n::use_phrases;
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
    let deps = (stand.edition, stand.seat, stand.eyes, watch.aim);
    let touches = use_memo(deps, |_| pick_resolver::pick_resolver(watch).all_picks());
    let names = use_memo((deps, phrases.clone()), |(_, phrases)| {
        hex_labels::hex_labels(watch, phrases, &touches)
    });
    let recent = use_memo(watch.stand.edition, |_| hex_labels::recent_hexes(watch));
    let sights = CellHighlights {
        legal: pickable_hexes(&touches),
        recent: *recent,
        threat: HexSet::NONE,
        selected: selected(watch),
    };
    let cells = board_view::cells(table, &names, &sights);
    let edition = watch.stand.edition;
    let eyes = watch.stand.eyes;
    let ground = use_memo((), |()| board_view::base_layer(table, public));
    // Most actions change little or nothing on the map, so its layers are memoized.
    let pack = Rc::as_ptr(&store::pack::current_pack()).addr();
    let features = use_memo((pack, board_view::feature_inputs(table, public)), |_| {
        board_view::features(table, public)
    });
    let pieces = use_memo((pack, board_view::placed_pieces(table, public)), |_| {
        board_view::pieces(table, public)
    });
    let plans = use_memo((edition, eyes), |_| plans(watch));
    let signs = use_memo(edition, |_| {
        html! { <>{ board_view::salvos(table, public) }{ board_view::battles(table, public) }</> }
    });
    let overlay = use_memo((edition, watch.look, watch.aim, watch.stand.seat), |_| {
        selection_overlay(watch, &touches)
    });
    let mut layers = vec![
        Layer::memoized("terrain", Depth::Under, ground),
        Layer::memoized("features", Depth::Under, features),
        Layer::memoized("pieces", Depth::Over, pieces),
        Layer::memoized("plans", Depth::Over, plans),
        Layer::memoized("signs", Depth::Over, signs),
        Layer::memoized("overlay", Depth::Over, overlay),
        Layer::memoized("effects", Depth::Over, score.drawings.clone()),
    ];
    layers.extend(props.above.clone());
    let narrator = table::narrator(watch, &phrases);
    let look = move |hands: &_, hex| actions::look_at_hex(hands, hex, &touches);
    let reports = actions.board_reports(on_key, board_view::hex_at, actions::pick, look);
    let codes = use_memo(phrases.clone(), |_| codes(watch, &narrator));
    html! {
        <div ref={stage} class="exo-map">
            <FlatHexBoard grid={board_view::board(table)} label={narrator.board_label()} {cells} sign={(*codes).clone()} {layers} {reports} />
        </div>
    }
}

/// Returns the short names of the hexes.
fn codes(watch: &TableContext, narrator: &Narrator<'_>) -> Rc<[AttrValue]> {
    let hexes = watch.table().hexes();
    hexes
        .map(|hex| AttrValue::from(narrator.hex_code(hex)))
        .collect()
}

/// Returns the selected hex: that of the pending input, or the one whose card is shown.
fn selected(watch: &TableContext) -> Option<HexId> {
    match watch.aim.tool {
        InputMode::RocketTarget(_, from) | InputMode::CubeTarget(from) => Some(from),
        InputMode::Hex(hex) => Some(hex),
        InputMode::Free
        | InputMode::RocketPlanet(_)
        | InputMode::Group
        | InputMode::ResistanceCard
        | InputMode::Empire(_)
        | InputMode::Refusals => {
            let hand = offers::selected_ship(&watch.offers, watch.aim);
            hand.and_then(|ship| watch.view.public.ship(ship).hex)
                .or(watch.shown)
        }
    }
}

/// Draws the sealed orders that the viewer may see.
fn plans(watch: &TableContext) -> Html {
    let (table, public) = (watch.table(), &watch.view.public);
    let plan = |seat| {
        let private = table::private(watch, seat)?;
        Some(board_view::orders(table, public, seat, &private.plan))
    };
    table.all_seats().iter().filter_map(plan).collect()
}

/// Draws the overlays for the pending input, and for what is pointed at.
fn selection_overlay(watch: &TableContext, touches: &PickActions) -> Html {
    html! {<>
        { reach(watch).unwrap_or_default() }
        { targets(watch).unwrap_or_default() }
        { hovered_order(watch, touches).unwrap_or_default() }
    </>}
}

/// Draws the remaining reach of the selected ship, or else that of the ships on the hex that is
/// pointed at.
fn reach(watch: &TableContext) -> Option<Html> {
    let (table, public) = (watch.table(), &watch.view.public);
    if let Some((_, end, left)) = pick_resolver::pick_resolver(watch).flight_left() {
        return Some(board_view::reach(table, table.hexes_within(end, left)));
    }
    if watch.stand.seat.is_some() && !public.step.is_conquest() {
        return None;
    }
    let ships = public.ships_at(watch.look.place?).iter();
    let hexes = ships.fold(HexSet::NONE, |all, ship| all.or(table.reach(public, ship)));
    (!hexes.is_empty()).then(|| board_view::reach(table, hexes))
}

/// Draws the targets of the selected rocket with their chances.
fn targets(watch: &TableContext) -> Option<Html> {
    let InputMode::RocketTarget(rocket, from) = watch.aim.tool else {
        return None;
    };
    let target = |action| {
        if let Action::Target(kind, at, to) = action {
            ((kind, at) == (rocket, from)).then_some(to)
        } else {
            None
        }
    };
    let targets: HexSet = watch.offers.legal().filter_map(target).collect();
    let (table, public) = (watch.table(), &watch.view.public);
    Some(board_view::range(
        table,
        public,
        watch.stand.seat?,
        from,
        targets,
    ))
}

/// Draws what the action that is pointed at would do.
fn hovered_order(watch: &TableContext, touches: &PickActions) -> Option<Html> {
    let (table, public) = (watch.table(), &watch.view.public);
    let seat = watch.stand.seat?;
    if let Some(Action::Target(rocket, from, to)) = watch.look.action {
        return Some(board_view::aim(table, public, seat, rocket, (from, to)));
    }
    let way = match (watch.look.place, watch.look.action) {
        (Some(hex), _) => hex_labels::pick_route(watch, touches.get(&hex)?),
        (None, Some(action)) => hex_labels::orders_route(watch, &[action]),
        (None, None) => Vec::new(),
    };
    (way.len() > 1).then(|| board_view::route(table, seat, &way))
}

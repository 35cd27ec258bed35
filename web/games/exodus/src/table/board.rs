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
    let TablePartProps {
        context, actions, ..
    } = &props.part;
    let (animation, on_key) = (&props.animation, &props.on_key);
    let stage = use_node_ref();
    use_animation(&stage, animation);
    let (game, public) = (context.game(), &context.view.public);
    let snapshot = &context.snapshot;
    let deps = (
        snapshot.edition,
        snapshot.seat,
        snapshot.perspective,
        context.input,
    );
    let picks = use_memo(deps, |_| pick_resolver::pick_resolver(context).all_picks());
    let names = use_memo((deps, phrases.clone()), |(_, phrases)| {
        hex_labels::hex_labels(context, phrases, &picks)
    });
    let recent = use_memo(context.snapshot.edition, |_| {
        hex_labels::recent_hexes(context)
    });
    let highlights = CellHighlights {
        legal: pickable_hexes(&picks),
        recent: *recent,
        threat: HexSet::NONE,
        selected: selected(context),
    };
    let cells = board_view::cells(game, &names, &highlights);
    let edition = context.snapshot.edition;
    let perspective = context.snapshot.perspective;
    let ground = use_memo((), |()| board_view::base_layer(game, public));
    // Most actions change little or nothing on the map, so its layers are memoized.
    let pack = Rc::as_ptr(&store::pack::current_pack()).addr();
    let features = use_memo((pack, board_view::feature_inputs(game, public)), |_| {
        board_view::features(game, public)
    });
    let territories = use_memo(board_view::held_hexes(game, public), |held| {
        board_view::territories(game, held)
    });
    let pieces = use_memo((pack, board_view::placed_pieces(game, public)), |_| {
        board_view::pieces(game, public)
    });
    let plans = use_memo((edition, perspective), |_| plans(context));
    let home_layer = use_memo(edition, |_| {
        html! { <>{ board_view::rocket_attacks(game, public) }{ board_view::battles(game, public) }</> }
    });
    let overlay = use_memo(
        (edition, context.hover, context.input, context.snapshot.seat),
        |_| selection_overlay(context, &picks),
    );
    let mut layers = vec![
        Layer::memoized("terrain", Depth::Under, ground),
        Layer::memoized("territory", Depth::Under, territories),
        Layer::memoized("features", Depth::Under, features),
        Layer::memoized("pieces", Depth::Over, pieces),
        Layer::memoized("plans", Depth::Over, plans),
        Layer::memoized("signs", Depth::Over, home_layer),
        Layer::memoized("overlay", Depth::Over, overlay),
        Layer::memoized("effects", Depth::Over, animation.drawings.clone()),
    ];
    layers.extend(props.above.clone());
    let narrator = table::narrator(context, &phrases);
    let hover = move |actions: &_, hex| actions::look_at_hex(actions, hex, &picks);
    let callbacks = actions.board_callbacks(on_key, board_view::hex_at, actions::pick, hover);
    let codes = use_memo(phrases.clone(), |_| codes(context, &narrator));
    html! {
        <div ref={stage} class="exo-map">
            <FlatHexBoard grid={board_view::board(game)} label={narrator.board_label()} {cells} decoration={(*codes).clone()} {layers} {callbacks} />
        </div>
    }
}

/// Returns the short names of the hexes.
fn codes(context: &TableContext, narrator: &Narrator<'_>) -> Rc<[AttrValue]> {
    let hexes = context.game().hexes();
    hexes
        .map(|hex| AttrValue::from(narrator.hex_code(hex)))
        .collect()
}

/// Returns the selected hex: that of the pending input, or the one whose card is shown.
fn selected(context: &TableContext) -> Option<HexId> {
    match context.input.tool {
        InputMode::RocketTarget(_, from) | InputMode::CubeTarget(from) => Some(from),
        InputMode::Hex(hex) => Some(hex),
        InputMode::Free
        | InputMode::RocketPlanet(_)
        | InputMode::Group
        | InputMode::ResistanceCard
        | InputMode::Empire(_)
        | InputMode::Refusals => {
            let hand = offers::selected_ship(&context.offers, context.input);
            hand.and_then(|ship| context.view.public.ship(ship).hex)
                .or(context.shown)
        }
    }
}

/// Draws the sealed orders that the viewer may see.
fn plans(context: &TableContext) -> Html {
    let (game, public) = (context.game(), &context.view.public);
    let plan = |seat| {
        let private = table::private(context, seat)?;
        Some(board_view::orders(game, public, seat, &private.plan))
    };
    game.all_seats().iter().filter_map(plan).collect()
}

/// Draws the overlays for the pending input and for the target under the pointer.
fn selection_overlay(context: &TableContext, picks: &PickActions) -> Html {
    html! {<>
        { reach(context).unwrap_or_default() }
        { targets(context).unwrap_or_default() }
        { hovered_order(context, picks).unwrap_or_default() }
    </>}
}

/// Draws the remaining reach of the selected ship, or else that of the ships on the hovered hex.
fn reach(context: &TableContext) -> Option<Html> {
    let (game, public) = (context.game(), &context.view.public);
    if let Some((_, end, left)) = pick_resolver::pick_resolver(context).flight_left() {
        return Some(board_view::reach(game, game.hexes_within(end, left)));
    }
    if context.snapshot.seat.is_some() && !public.step.is_conquest() {
        return None;
    }
    let ships = public.ships_at(context.hover.place?).iter();
    let hexes = ships.fold(HexSet::NONE, |all, ship| {
        all.union(game.reach(public, ship))
    });
    (!hexes.is_empty()).then(|| board_view::reach(game, hexes))
}

/// Draws the targets of the selected rocket with their chances.
fn targets(context: &TableContext) -> Option<Html> {
    let InputMode::RocketTarget(rocket, from) = context.input.tool else {
        return None;
    };
    let target = |action| {
        if let Action::Target(kind, at, to) = action {
            ((kind, at) == (rocket, from)).then_some(to)
        } else {
            None
        }
    };
    let targets: HexSet = context.offers.legal().filter_map(target).collect();
    let (game, public) = (context.game(), &context.view.public);
    Some(board_view::range(
        game,
        public,
        context.snapshot.seat?,
        from,
        targets,
    ))
}

/// Draws a preview of the hovered action.
fn hovered_order(context: &TableContext, picks: &PickActions) -> Option<Html> {
    let (game, public) = (context.game(), &context.view.public);
    let seat = context.snapshot.seat?;
    if let Some(Action::Target(rocket, from, to)) = context.hover.action {
        return Some(board_view::aimed_rocket(
            game,
            public,
            seat,
            rocket,
            (from, to),
        ));
    }
    let route = match (context.hover.place, context.hover.action) {
        (Some(hex), _) => hex_labels::pick_route(context, picks.get(&hex)?),
        (None, Some(action)) => hex_labels::orders_route(context, &[action]),
        (None, None) => Vec::new(),
    };
    (route.len() > 1).then(|| board_view::route(game, seat, &route))
}

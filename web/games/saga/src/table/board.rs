//! The sector map of the table: terrain, pieces, the previewed route, optional overlays, and the
//! hexes that can be picked.

mod followed_hexes;
mod hex_labels;

use super::super::board_view::{self, CellHighlights};
use super::TableContext;
use crate::table::{actions, pick_resolver};
use crate::{Ui, table};
use board::{Depth, Layer, PointyHexBoard};
use engine::saga::action::Action;
use engine::saga::armada::Sector;
use engine::saga::hex::{HexId, HexSet};
use engine::saga::step::Task;
use play::game_ui::{TableBoardProps, TablePartProps};
use std::rc::Rc;
use ui::l10n::use_phrases;
use ui::motion::use_animation;
use yew::prelude::*;

/// The overlays that the player has switched on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct BoardOverlays {
    shows_cover: bool,
    /// Whether the next steps of Raiders are shown.
    shows_raids: bool,
}

#[component]
pub fn TableBoard(props: &TableBoardProps<Ui>) -> Html {
    let phrases = use_phrases();
    let TablePartProps {
        context, actions, ..
    } = &props.part;
    let (animation, on_key) = (&props.animation, &props.on_key);
    let board_overlays = use_state_eq(BoardOverlays::default);
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
    let legal = use_memo(deps, |_| {
        pick_resolver::pick_resolver(context).pickable_hexes()
    });
    let names = use_memo((deps, phrases.clone()), |(_, phrases)| {
        hex_labels::hex_labels(context, phrases, *legal)
    });
    let recent = use_memo(context.snapshot.edition, |_| {
        hex_labels::recent_hexes(context)
    });
    let highlights = CellHighlights {
        legal: *legal,
        recent: *recent,
        threat: HexSet::NONE,
        selected: selected(context),
    };
    let cells = board_view::cells(&names, &highlights);
    let grid = board_view::board(game, public, *legal);
    // What a lesson, a hint or a replay marks can be anywhere on the map.
    let shows_marks = props.above.is_some();
    let followed = if shows_marks {
        HexSet::NONE
    } else {
        followed_hexes::followed_hexes(game, public, *legal, &fights(context), grid)
    };
    let followed: Rc<[u16]> = followed_hexes::cells_of(followed).into();
    let seen = (context.snapshot.edition, context.snapshot.perspective);
    // Most actions change no sector, so the layers are memoized.
    let pack = Rc::as_ptr(&store::pack::current_pack()).addr();
    let sectors: Vec<Sector> = public.sectors.iter().copied().collect();
    let rim = board_view::rim(game, public);
    let ground = use_memo((pack, sectors.clone(), rim), |_| {
        board_view::base_layer(game, public)
    });
    let colors = public.mats.each_ref().map(|mat| mat.color);
    let features = use_memo((pack, sectors, public.installed, colors), |_| {
        board_view::features(game, public)
    });
    let pieces = use_memo((seen, phrases.clone()), |(_, phrases)| {
        let narrator = table::narrator(context, phrases);
        let plates = board_view::boss_plates(public, |boss| AttrValue::from(narrator.boss(boss)));
        html! { <>{ board_view::pieces(game, public) }{ plates }{ board_view::surge_warnings(public) }{ board_view::fights(&fights(context)) }</> }
    });
    let optional_overlays = use_memo((seen, *board_overlays), |(_, board_overlays)| {
        html! {<>
            if board_overlays.shows_cover { { board_view::protected_area(game, public) } }
            if board_overlays.shows_raids { { board_view::raider_routes(game, public) } }
        </>}
    });
    let seen_from = (seen, context.hover, context.shown, context.snapshot.seat);
    let overlay = use_memo(seen_from, |_| hovered_order(context));
    let mut layers = vec![
        Layer::memoized("terrain", Depth::Under, ground),
        Layer::memoized("features", Depth::Under, features),
        Layer::memoized("signs", Depth::Over, optional_overlays),
        Layer::memoized("pieces", Depth::Over, pieces),
        Layer::memoized("overlay", Depth::Over, overlay),
        Layer::memoized("effects", Depth::Over, animation.drawings.clone()),
    ];
    layers.extend(props.above.clone());
    let narrator = table::narrator(context, &phrases);
    let callbacks = actions.board_callbacks(
        on_key,
        board_view::hex_at,
        actions::pick,
        actions::look_at_hex,
    );
    let switch = |key: &'static str, is_on: bool, next: BoardOverlays| {
        let set = board_overlays.setter();
        let onclick = Callback::from(move |_: MouseEvent| set.set(next));
        html! { <button type="button" class="chip saga-map-sign" aria-pressed={is_on.to_string()} {onclick}>{ phrases.text(key) }</button> }
    };
    let shown = *board_overlays;
    let (shows_cover, shows_raids) = (!shown.shows_cover, !shown.shows_raids);
    html! {
        <div ref={stage} class="saga-map">
            <PointyHexBoard {grid} label={narrator.board_label(public)} {cells} {layers} {callbacks} {followed}
                focus={context.shown.map(board_view::index_of)} />
            <div class="saga-map-signs" role="group" aria-label={phrases.text("saga-map-signs")}>
                { switch("saga-map-cover", shown.shows_cover, BoardOverlays { shows_cover, ..shown }) }
                { switch("saga-map-raids", shown.shows_raids, BoardOverlays { shows_raids, ..shown }) }
            </div>
        </div>
    }
}

/// Returns the hex whose card is shown, if one was picked.
fn selected(context: &TableContext) -> Option<HexId> {
    match context.input.tool {
        super::InputMode::Hex(hex) => Some(hex),
        _ => context.shown,
    }
}

/// Returns the hexes of current fights.
fn fights(context: &TableContext) -> Vec<HexId> {
    let public = &context.view.public;
    let fighting = public.tasks.iter().filter_map(|task| match task {
        Task::Fight { armada, .. } | Task::Duel { by: armada, .. } => public.armada(*armada).sector,
        _ => None,
    });
    fighting.map(|sector| public.sector(sector).hex).collect()
}

/// Draws the route of the hovered action.
fn hovered_order(context: &TableContext) -> Html {
    let public = &context.view.public;
    let Some(armada) = public.acting else {
        return Html::default();
    };
    let hexes = match context.hover.action {
        Some(Action::Move(hex) | Action::Explore(hex)) => vec![hex],
        Some(_) => return Html::default(),
        None => match context.hover.place.or(context.shown) {
            Some(hex) => {
                pick_resolver::route_to(context, hex)
                    .unwrap_or_default()
                    .hexes
            }
            None => return Html::default(),
        },
    };
    if hexes.is_empty() {
        return Html::default();
    }
    board_view::armada_route(context.game(), public, armada, &hexes)
}

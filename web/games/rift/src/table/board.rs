//! The board of the table: terrain, pieces, the previewed action, and the squares that can be
//! picked.

use super::super::board_view::{self, CellHighlights, NamesInput, square_at};
use super::super::narrate::Narrator;
use super::actions::{look_at_square, pick};
use super::offers::by_square;
use super::recent_squares::recent_squares;
use super::{InspectedPlace, inspected_ship, use_preview};
use crate::Ui;
use board::{Depth, Layer, SquareBoard};
use play::game_ui::{TableBoardProps, TablePartProps};
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
    let (snapshot, hovered) = (&context.snapshot, context.hover.action);
    let recent = use_memo(snapshot.edition, |_| recent_squares(context));
    let preview = use_preview(context);
    let preview = preview.as_ref().as_ref();
    let fanned = match context.hover.place {
        Some(InspectedPlace::Square(square)) => Some(square),
        Some(InspectedPlace::Ship(_)) | None => None,
    };
    let stage = use_node_ref();
    use_animation(&stage, animation);
    let (game, view) = (context.game(), &context.view);
    let narrator = Narrator::new(&phrases, game);
    let grid = board_view::grid_of(game);
    let threat = preview
        .map(|preview| preview.damaged_squares(view))
        .unwrap_or_default();
    let shown = view
        .ship(inspected_ship(context))
        .filter(|ship| ship.is_alive());
    let deps = (
        snapshot.edition,
        snapshot.seat,
        context.input,
        phrases.clone(),
    );
    let names = use_memo(deps, |_| {
        board_view::names(&NamesInput {
            game,
            view,
            narrator,
            seat: snapshot.seat,
            legal: &by_square(context, &narrator),
        })
    });
    let highlights = CellHighlights {
        recent: &recent,
        threat: &threat,
        selected: shown.map(|ship| ship.square()),
    };
    let cells = board_view::cells(game, &names, &highlights);
    let terrain = use_memo((), |()| board_view::base_layer(game.board()));
    let pieces = use_memo((snapshot.edition, fanned), |(_, fanned)| {
        board_view::pieces(game, view, *fanned)
    });
    let overlay = use_memo(
        (snapshot.edition, hovered, snapshot.seat, fanned),
        |(_, hovered, _, pointed)| match (hovered, pointed) {
            (Some(action), _) => board_view::preview(game, view, *action, preview),
            (None, Some(square)) => board_view::danger(game, view, *square),
            (None, None) => Html::default(),
        },
    );
    let losses = use_memo((snapshot.edition, hovered, snapshot.seat), |_| {
        board_view::losses(game, view, preview)
    });
    let mut layers = vec![
        Layer::memoized("terrain", Depth::Under, terrain),
        Layer::memoized("overlay", Depth::Over, overlay),
        Layer::memoized("pieces", Depth::Over, pieces),
        Layer::memoized("losses", Depth::Over, losses),
        Layer::memoized("effects", Depth::Over, animation.drawings.clone()),
    ];
    layers.extend(props.above.clone());
    let size = [
        ("name", narrator.board().into()),
        ("width", grid.width.into()),
        ("height", grid.height.into()),
    ];
    let place_at = move |cell| square_at(grid, cell);
    let callbacks = actions.board_callbacks(on_key, place_at, pick, look_at_square);
    html! {
        <section ref={stage} class="table-board" part="board" translate="no" aria-label={phrases.text("table-board")}>
            <SquareBoard {grid} label={phrases.say("rift-board-label", &size)} {cells} {layers}
                decoration=4 {callbacks} />
        </section>
    }
}

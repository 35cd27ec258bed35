//! The board of the table: terrain, pieces, the order that is looked at, and what may be picked.

use super::super::field::{self, NamesInput, Sights, square_at};
use super::super::narrate::Narrator;
use super::actions::{look_at_square, pick};
use super::flight::recent;
use super::offers::by_square;
use super::{Place, shown, use_tried};
use crate::Ui;
use board::{Depth, Layer, SquareBoard};
use play::game_ui::{BoardProps, PartProps};
use ui::l10n::use_phrases;
use ui::motion::use_stage;
use yew::prelude::*;

/// The board.
#[component]
pub fn TableBoard(props: &BoardProps<Ui>) -> Html {
    let phrases = use_phrases();
    let PartProps { watch, actions, .. } = &props.part;
    let (score, on_key) = (&props.score, &props.on_key);
    let (stand, looked) = (&watch.stand, watch.look.action);
    let recent = use_memo(stand.edition, |_| recent(watch));
    let tried = use_tried(watch);
    let tried = tried.as_ref().as_ref();
    let fanned = match watch.look.place {
        Some(Place::Square(square)) => Some(square),
        Some(Place::Ship(_)) | None => None,
    };
    let stage = use_node_ref();
    use_stage(&stage, score);
    let (table, view) = (watch.table(), &watch.view);
    let narrator = Narrator::new(&phrases, table);
    let grid = field::grid_of(table);
    let threat = tried.map(|tried| tried.threat(view)).unwrap_or_default();
    let shown = view.ship(shown(watch)).filter(|ship| ship.alive());
    let deps = (stand.edition, stand.seat, watch.aim, phrases.clone());
    let names = use_memo(deps, |_| {
        field::names(&NamesInput {
            table,
            view,
            narrator,
            seat: stand.seat,
            legal: &by_square(watch, &narrator),
        })
    });
    let sights = Sights {
        recent: &recent,
        threat: &threat,
        selected: shown.map(|ship| ship.square()),
    };
    let cells = field::cells(table, &names, &sights);
    let ground = use_memo((), |()| field::ground(table.board()));
    let pieces = use_memo((stand.edition, fanned), |(_, fanned)| {
        field::pieces(table, view, *fanned)
    });
    let overlay = use_memo(
        (stand.edition, looked, stand.seat, fanned),
        |(_, looked, _, pointed)| match (looked, pointed) {
            (Some(action), _) => field::preview(table, view, *action, tried),
            (None, Some(square)) => field::danger(table, view, *square),
            (None, None) => Html::default(),
        },
    );
    let losses = use_memo((stand.edition, looked, stand.seat), |_| {
        field::losses(table, view, tried)
    });
    let mut layers = vec![
        Layer::kept("terrain", Depth::Under, ground),
        Layer::kept("overlay", Depth::Over, overlay),
        Layer::kept("pieces", Depth::Over, pieces),
        Layer::kept("losses", Depth::Over, losses),
        Layer::kept("effects", Depth::Over, score.drawings.clone()),
    ];
    layers.extend(props.above.clone());
    let size = [
        ("name", narrator.board().into()),
        ("width", grid.width.into()),
        ("height", grid.height.into()),
    ];
    let place_at = move |cell| square_at(grid, cell);
    let reports = actions.reports(on_key, place_at, pick, look_at_square);
    html! {
        <section ref={stage} class="table-board" part="board" translate="no" aria-label={phrases.text("table-board")}>
            <SquareBoard {grid} label={phrases.say("rift-board-label", &size)} {cells} {layers}
                sign=4 {reports} />
        </section>
    }
}

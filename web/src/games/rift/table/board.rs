//! The board of the table: terrain, pieces, the order that is looked at, and what may be picked.

use super::super::field::{self, NamesInput, Sights};
use super::super::narrate::Narrator;
use super::Watch;
use super::actions::Actions;
use board::{BoardWords, Depth, Layer, SquareBoard};
use engine::grid::Square;
use std::rc::Rc;
use ui::l10n::use_phrases;
use ui::motion::{Score, use_stage};
use yew::prelude::*;

/// Properties of the board.
#[derive(Properties, PartialEq)]
pub struct TableBoardProps {
    /// What is read.
    pub watch: Watch,
    /// What can be done.
    pub actions: Actions,
    /// Squares of the last events.
    pub recent: Rc<[Square]>,
    /// What is drawn above everything else.
    #[prop_or_default]
    pub above: Option<Layer>,
    /// What is shown of them.
    #[prop_or_default]
    pub score: Rc<Score>,
    /// Takes the keys that the board has no use for.
    #[prop_or_default]
    pub on_key: Callback<KeyboardEvent>,
    /// Squares that are asked for.
    #[prop_or_default]
    pub marks: Vec<Square>,
}

/// The board.
#[component]
pub fn TableBoard(props: &TableBoardProps) -> Html {
    let phrases = use_phrases();
    let fanned = use_state_eq(|| None::<Square>);
    let TableBoardProps {
        watch,
        actions,
        recent,
        above,
        score,
        on_key,
        marks,
    } = props;
    let stage = use_node_ref();
    use_stage(&stage, score);
    let (table, state) = (watch.table(), watch.session.state());
    let narrator = Narrator::new(&phrases, table);
    let grid = field::grid_of(table);
    let threat = watch
        .tried
        .as_ref()
        .map(|tried| tried.threat(state))
        .unwrap_or_default();
    let shown = state.ship(watch.shown).filter(|ship| ship.alive());
    let deps = (watch.edition, watch.seat, watch.aim, phrases.clone());
    let names = use_memo(deps, |_| {
        field::names(&NamesInput {
            table,
            state,
            narrator,
            seat: watch.seat,
            legal: &watch.offers.by_square(table, state, &narrator),
        })
    });
    let sights = Sights {
        recent,
        threat: &threat,
        selected: shown.map(|ship| ship.square()),
    };
    let cells = field::cells(table, &names, &sights);
    let ground = use_memo((), |()| field::ground(table.board()));
    let marked = use_memo(marks.clone(), |marks| field::marks(grid, marks));
    let pieces = use_memo((watch.edition, *fanned), |(_, fanned)| {
        field::pieces(table, state, *fanned)
    });
    let overlay = use_memo(
        (watch.edition, watch.looked, watch.seat, *fanned),
        |(_, looked, _, pointed)| match (looked, pointed) {
            (Some(action), _) => field::preview(table, state, *action, watch.tried.as_deref()),
            (None, Some(square)) => field::danger(table, state, *square),
            (None, None) => Html::default(),
        },
    );
    let losses = use_memo((watch.edition, watch.looked, watch.seat), |_| {
        field::losses(table, state, watch.tried.as_deref())
    });
    let mut layers = vec![
        Layer::kept("terrain", Depth::Under, ground),
        Layer::kept("marks", Depth::Over, marked),
        Layer::kept("overlay", Depth::Over, overlay),
        Layer::kept("pieces", Depth::Over, pieces),
        Layer::kept("losses", Depth::Over, losses),
        Layer::kept("effects", Depth::Over, score.drawings.clone()),
    ];
    layers.extend(above.clone());
    let size = [
        ("name", narrator.board().into()),
        ("width", grid.width.into()),
        ("height", grid.height.into()),
    ];
    let words = BoardWords::of(&phrases);
    let on_hover = {
        let actions = actions.clone();
        Callback::from(move |index: Option<u16>| {
            let square = index.and_then(|index| field::square_at(grid, index));
            fanned.set(square);
            actions.look_at_square(square);
        })
    };
    html! {
        <section ref={stage} class="table-board" part="board" translate="no" aria-label={phrases.text("table-board")}>
            <SquareBoard {grid} label={phrases.say("rift-board-label", &size)} {cells} {layers}
                sign=4 {words} on_pick={actions.on_square(grid)} {on_hover} on_key={on_key.clone()} />
        </section>
    }
}

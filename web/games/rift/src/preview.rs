//! The board as it will be when the match begins: terrain, mines, ships on their places.

use crate::draft::Draft;
use crate::field;
use board::ground::Ground;
use engine::rift::Rift;
use engine::rift::view::View;
use store::color::attribute;
use store::pack::stocks;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Squares along a mat `[RIFT-2.2]`.
const MAT: u16 = 4;

/// Which match.
#[derive(Properties, PartialEq)]
pub struct PreviewProps {
    /// The choices so far.
    pub draft: Draft,
}

/// A picture of the first state.
#[component]
pub fn Preview(props: &PreviewProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let board = use_memo(
        draft.board.clone(),
        engine::rift::board_file::BoardFile::compile,
    );
    let grid = field::grid_of_board(&board);
    let extent = grid.extent();
    let frame = format!(
        "{} {} {} {}",
        extent.x, extent.y, extent.width, extent.height
    );
    let terrain = use_memo(board.clone(), |board| field::ground(board));
    let opening = use_memo(
        (draft.options.clone(), open_ships(draft)),
        |(options, open)| opening(options.clone(), open),
    );
    let label = phrases.say(
        "rift-setup-preview",
        &[("name", draft.board_name(&phrases).into())],
    );
    let pieces = (*opening)
        .as_ref()
        .map(|(table, state)| field::pieces(table, state, None));
    html! {
        <svg class="setup-board board-svg" viewBox={frame} role="img" aria-label={label}
            data-colors={attribute(&draft.colors)}>
            <Ground {grid} major={MAT} />
            { (*terrain).clone() }
            { pieces.unwrap_or_default() }
        </svg>
    }
}

/// The ships whose models are still to be picked.
fn open_ships(draft: &Draft) -> Vec<usize> {
    let Some(fleet) = draft.fleet() else {
        return Vec::new();
    };
    let ships = 0..draft.options.ships.len();
    ships.filter(|&ship| !fleet.has_model(ship)).collect()
}

/// The first state, as far as it can be played, without the ships that are `open`.
fn opening(options: engine::rift::options::Options, open: &[usize]) -> Option<(Rift, View)> {
    let table = Rift::lay_with(options, &stocks().rift()).ok()?;
    // Chance decides who begins and nothing that is seen here.
    let mut state = table.deal_state(&mut engine::chance::Seeded::new(0, 0));
    for &ship in open {
        if let Some(ship) = state.ships.get_mut(ship) {
            ship.hull = 0;
        }
    }
    Some((table, state))
}

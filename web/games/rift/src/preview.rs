//! A preview of the board at the start of the match: terrain, mines, and ships in their starting
//! positions.

use crate::board_view;
use crate::draft::SetupDraft;
use board::square_background::SquareBackground;
use engine::rift::Rift;
use engine::rift::view::View;
use store::color::attribute;
use store::pack::current_content;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Squares along a mat `[RIFT-2.2]`.
const MAT_SIZE: u16 = 4;

#[derive(Properties, PartialEq)]
pub struct PreviewProps {
    pub draft: SetupDraft,
}

/// Shows the board in the initial state of the match.
#[component]
pub fn Preview(props: &PreviewProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let board = use_memo(
        draft.board.clone(),
        engine::rift::board_file::BoardFile::compile,
    );
    let grid = board_view::grid_of_board(&board);
    let extent = grid.extent();
    let frame = format!(
        "{} {} {} {}",
        extent.x, extent.y, extent.width, extent.height
    );
    let terrain = use_memo(board.clone(), |board| board_view::base_layer(board));
    let opening = use_memo(
        (draft.options.clone(), open_ships(draft)),
        |(options, open)| initial_state(options.clone(), open),
    );
    let label = phrases.say(
        "rift-setup-preview",
        &[("name", draft.board_name(&phrases).into())],
    );
    let pieces = (*opening)
        .as_ref()
        .map(|(game, state)| board_view::pieces(game, state, None));
    html! {
        <svg class="setup-board board-svg" viewBox={frame} role="img" aria-label={label}
            data-colors={attribute(&draft.colors)}>
            <SquareBackground {grid} major={MAT_SIZE} />
            { (*terrain).clone() }
            { pieces.unwrap_or_default() }
        </svg>
    }
}

/// Returns the ships whose models are still to be drafted.
fn open_ships(draft: &SetupDraft) -> Vec<usize> {
    let Some(fleet) = draft.fleet_draft() else {
        return Vec::new();
    };
    let ships = 0..draft.options.ships.len();
    ships.filter(|&ship| !fleet.has_model(ship)).collect()
}

/// Returns the initial state without the ships in `open`; `None` if the options are not valid.
fn initial_state(options: engine::rift::options::Options, open: &[usize]) -> Option<(Rift, View)> {
    let game = Rift::from_options(options, &current_content().rift()).ok()?;
    // Chance only decides which player begins, which the preview does not show.
    let mut state = game.initial_state(&mut engine::chance::SeededRng::new(0, 0));
    for &ship in open {
        if let Some(ship) = state.ships.get_mut(ship) {
            ship.hull = 0;
        }
    }
    Some((game, state))
}

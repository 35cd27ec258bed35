//! The board as it will be when the match begins: terrain, mines, ships on their places.

use crate::board::ground::Ground;
use crate::games::rift::draft::{Draft, board_name};
use crate::games::rift::map;
use crate::games::rift::pieces::heading::Heading;
use crate::games::rift::pieces::{Defs, Hull, Seat, ShipLook, Stack, at, ship};
use crate::l10n::use_phrases;
use engine::rift::Rift;
use engine::rift::ship::{ShipId, Side};
use engine::rift::state::State;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct PreviewProps {
    pub draft: Draft,
}

/// A picture of the first state.
#[component]
pub(super) fn Preview(props: &PreviewProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let board = use_memo(
        draft.board.clone(),
        engine::rift::board_file::BoardFile::compile,
    );
    let grid = map::grid(&board);
    let extent = grid.extent();
    let frame = format!(
        "{} {} {} {}",
        extent.x, extent.y, extent.width, extent.height
    );
    let terrain = use_memo(board.clone(), |board| map::terrain(board));
    let opening = use_memo(draft.options.clone(), |options| opening(options.clone()));
    let label = phrases.say(
        "rift-setup-preview",
        &[("name", board_name(&phrases, &draft.board).into())],
    );
    let pieces = opening.as_ref().as_ref().map(|(table, state)| {
        html! {
            <>
                { map::mines(grid, &state.mines) }
                for (id, _) in state.living() {
                    { piece(table, state, id) }
                }
            </>
        }
    });
    html! {
        <svg class="setup-board board-svg" viewBox={frame} role="img" aria-label={label}>
            <Defs />
            <Ground {grid} major={map::MAT} />
            { (*terrain).clone() }
            { pieces.unwrap_or_default() }
        </svg>
    }
}

/// The first state, as far as it can be played.
fn opening(options: engine::rift::options::Options) -> Option<(Rift, State)> {
    let table = Rift::lay(options).ok()?;
    // Chance decides who begins and nothing that is seen here.
    let state = table.deal_state(&mut engine::chance::Seeded::new(0, 0));
    Some((table, state))
}

fn piece(table: &Rift, state: &State, id: ShipId) -> Html {
    let Some(there) = state.ship(id) else {
        return Html::default();
    };
    let grid = map::grid(table.board());
    let build = table.build(id);
    let model = table.figures().models.get(usize::from(build.model));
    let hull = model.and_then(|model| Hull::from_model(&model.id));
    let look = ShipLook {
        hull: hull.unwrap_or(Hull::Rhino),
        seat: Seat::new(build.seat),
        number: 0,
        heading: Heading::new(there.heading.number()),
        plane: map::plane(there.plane()),
        speed: there.speed,
        owed: 0,
        shields: Side::ALL.map(|side| there.bars.side(side)),
        shields_down: !state.shields_up(there, table.board()),
        selected: false,
        ready: true,
        mine_waits: false,
        stack: Stack::ALONE,
    };
    at(grid.center(map::cell(grid, there.square())), ship(&look))
}

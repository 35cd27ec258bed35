//! A preview of the battlefield at the start of the battle: features, the rift, and units in their
//! starting positions.

use crate::board_view::{self, BOARD};
use crate::draft;
use crate::draft::SetupDraft;
use crate::thumbnail::Thumbnail;
use board::grid::Grid;
use board::hex_background::HexBackground;
use engine::chance::SeededRng;
use engine::game::Game;
use engine::space_rift::SpaceRift;
use engine::space_rift::options::Options;
use engine::space_rift::state::Public;
use std::rc::Rc;
use store::color::attribute;
use store::pack::current_content;
use ui::l10n::use_phrases;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PreviewProps {
    pub draft: SetupDraft,
}

/// Shows the battlefield in its initial state, or a thumbnail while the options are not yet valid.
#[component]
pub fn Preview(props: &PreviewProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let words = [("name", draft.name(&phrases).into())];
    let label = phrases.say("space-rift-setup-preview", &words);
    let drawn = use_memo(draft.options.clone(), |options| {
        let (game, public) = initial_state(options.clone())?;
        Some(html! { <>
            { board_view::base_layer(&game) }
            { board_view::rift_tiles(&public) }
            { board_view::pieces(&game, &public) }
            { board_view::rift_signs(&game, &public) }
        </> })
    });
    let Some(drawn) = (*drawn).clone() else {
        return html! { <div class="setup-field"><Thumbnail scenario={Rc::new(draft::effective_scenario(draft))} /></div> };
    };
    let extent = BOARD.extent();
    let frame = format!(
        "{} {} {} {}",
        extent.x, extent.y, extent.width, extent.height
    );
    html! {
        <svg class="setup-board setup-field board-svg hexes" viewBox={frame} role="img" aria-label={label}
            data-colors={attribute(&draft.colors)}>
            <HexBackground grid={BOARD} />
            { drawn }
        </svg>
    }
}

/// Returns the table and its public initial state; `None` if the options are not valid.
fn initial_state(options: Options) -> Option<(SpaceRift, Public)> {
    let game = SpaceRift::with_content(options, &current_content().space_rift()).ok()?;
    // Chance only deals the hidden hands and the numbers of the rift, which the preview does not
    // show.
    let state = game.deal(&mut SeededRng::new(0, 0));
    Some((game, state.public))
}

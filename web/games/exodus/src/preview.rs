//! A preview of the map at the start of the game: the planets drawn by the seed, guards, Homes with
//! their ships.

use crate::board_view;
use crate::draft::{SetupDraft, content_set, map_name, seed_of};
use crate::narrate::Narrator;
use crate::thumbnail::Thumbnail;
use board::flat_hex_background::FlatHexBackground;
use board::grid::Grid;
use engine::chance::SeededRng;
use engine::exodus::Exodus;
use engine::exodus::options::Options;
use engine::exodus::state::Public;
use engine::game::Game;
use std::rc::Rc;
use store::color::attribute;
use ui::l10n::use_phrases;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PreviewProps {
    pub draft: SetupDraft,
}

/// The preview of the initial state, or a thumbnail while the options are not yet valid.
#[component]
pub fn Preview(props: &PreviewProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let name = map_name(&phrases, &draft.options.layout, &draft.file);
    let args = [("name", name.into()), ("game", draft.name(&phrases).into())];
    let label = phrases.say("exodus-setup-preview", &args);
    let deps = (draft.options.clone(), draft.seed.clone(), phrases.clone());
    let drawn = use_memo(deps, |(options, seed, phrases)| {
        let (game, public) = initial_state(options.clone(), seed)?;
        let narrator = Narrator::new(phrases, &game);
        let codes = game.hexes().map(|hex| narrator.hex_code(hex).into());
        let (grid, names) = (board_view::board(&game), codes.collect::<Rc<[AttrValue]>>());
        let extent = grid.extent();
        let frame = format!(
            "{} {} {} {}",
            extent.x, extent.y, extent.width, extent.height
        );
        let map = html! { <>
            <FlatHexBackground {grid} {names} />
            { board_view::base_layer(&game, &public) }
            { board_view::territories(&game, &board_view::held_hexes(&game, &public)) }
            { board_view::features(&game, &public) }
            { board_view::pieces(&game, &public) }
        </> };
        Some((frame, map))
    });
    let Some((frame, map)) = (*drawn).clone() else {
        let layout = Rc::new(draft.file.clone());
        return html! { <div class="setup-field"><Thumbnail {layout} /></div> };
    };
    html! {
        <svg class="setup-board setup-field board-svg hexes exo-setup-field" viewBox={frame} role="img" aria-label={label}
            data-colors={attribute(&draft.colors)}>{ map }</svg>
    }
}

/// Returns the table and its public initial state: the same deal as when the game begins with this
/// seed. It contains no hidden information.
fn initial_state(options: Options, seed: &str) -> Option<(Exodus, Public)> {
    let game = Exodus::with_content(options, &content_set()).ok()?;
    let state = game.deal(&mut SeededRng::new(seed_of(seed), 0));
    Some((game, state.public))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ui;
    use crate::draft::seed_text;
    use engine::session::Session;
    use play::setup::GameSetup;

    #[test]
    fn the_preview_shows_the_initial_map_of_the_game() {
        let draft = Ui::first_draft(seed_text(99)).expect("the box has it");
        let shown = initial_state(draft.options.clone(), &draft.seed).expect("playable");
        let session = Session::new(draft.game().expect("playable"), seed_of(&draft.seed));
        assert_eq!(shown.1, session.state().public);
    }
}

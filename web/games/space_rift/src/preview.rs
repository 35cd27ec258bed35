//! The battlefield as it will be when the battle begins: features, the rift, units in their places.

use crate::draft;
use crate::draft::Draft;
use crate::field::{self, BOARD};
use crate::thumbnail::Thumbnail;
use board::grid::Grid;
use board::hex_ground::HexGround;
use engine::chance::Seeded;
use engine::game::Game;
use engine::space_rift::SpaceRift;
use engine::space_rift::options::Options;
use engine::space_rift::state::Public;
use std::rc::Rc;
use store::color::attribute;
use store::pack::stocks;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Which battle.
#[derive(Properties, PartialEq)]
pub struct PreviewProps {
    /// The choices so far.
    pub draft: Draft,
}

/// A picture of the beginning; only a stamp where it cannot be played yet.
#[component]
pub fn Preview(props: &PreviewProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let words = [("name", draft.name(&phrases).into())];
    let label = phrases.say("space-rift-setup-preview", &words);
    let drawn = use_memo(draft.options.clone(), |options| {
        let (table, public) = opening(options.clone())?;
        Some(html! { <>
            { field::ground(&table) }
            { field::rift(&public) }
            { field::pieces(&table, &public) }
            { field::signs(&table, &public) }
        </> })
    });
    let Some(drawn) = (*drawn).clone() else {
        return html! { <div class="setup-field"><Thumbnail scenario={Rc::new(draft::played(draft))} /></div> };
    };
    let extent = BOARD.extent();
    let frame = format!(
        "{} {} {} {}",
        extent.x, extent.y, extent.width, extent.height
    );
    html! {
        <svg class="setup-board setup-field board-svg hexes" viewBox={frame} role="img" aria-label={label}
            data-colors={attribute(&draft.colors)}>
            <HexGround grid={BOARD} />
            { drawn }
        </svg>
    }
}

/// The table and what lies open on it at first, as far as it can be played.
fn opening(options: Options) -> Option<(SpaceRift, Public)> {
    let table = SpaceRift::stocked(options, &stocks().space_rift()).ok()?;
    // Chance deals the hands, which are not shown, and the places of numbers on the rift.
    let state = table.deal(&mut Seeded::new(0, 0));
    Some((table, state.public))
}

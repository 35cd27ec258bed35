//! The pieces of one side, each with all facts about it.

use super::SharedTextModel;
use crate::{Allegiance, ReferencePoint, TextFormatter, TextPiece};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Maximum length, in characters, of a value that shares a line with others.
const MAX_INLINE_VALUE_LENGTH: usize = 28;
/// Maximum number of pieces of a side that are shown with all facts; for larger sides the facts are
/// collapsed.
const MAX_EXPANDED_PIECES: usize = 4;

#[derive(Properties, PartialEq)]
pub struct PiecesProps {
    /// The side whose pieces are listed.
    pub side: Allegiance,
    /// The heading.
    pub title: String,
    pub model: SharedTextModel,
    /// The point from which distances are measured.
    pub reference: Option<ReferencePoint>,
}

fn facts(piece: &TextPiece) -> Html {
    html! {
        <dl>
            for fact in &piece.facts {
                <div class={(fact.value.chars().count() > MAX_INLINE_VALUE_LENGTH).then_some("wide")}><dt>{ &fact.name }</dt><dd>{ &fact.value }</dd></div>
            }
        </dl>
    }
}

/// The list of pieces.
#[component]
pub fn Pieces(props: &PiecesProps) -> Html {
    let phrases = use_phrases();
    let model = &*props.model.0;
    let formatter = TextFormatter {
        phrases: &phrases,
        model,
    };
    let id = match props.side {
        Allegiance::Own => "text-forces",
        Allegiance::Friend => "text-friends",
        Allegiance::Foe => "text-foes",
    };
    let is_of_side = |piece: &&TextPiece| piece.side == props.side;
    let folded = model.pieces.iter().filter(is_of_side).count() > MAX_EXPANDED_PIECES;
    let piece = |piece: &TextPiece| {
        let place = piece.at.and_then(|at| model.place(at));
        let bearing = place.and_then(|place| formatter.seen_from(props.reference?, place));
        let location = match (place, bearing) {
            (Some(place), Some(bearing)) => Some(format!("{}, {bearing}", place.name)),
            (Some(place), None) => Some(place.name.clone()),
            (None, _) => None,
        };
        html! {
            <article class={classes!("text-piece", piece.class.clone(), place.is_none().then_some("lost"))}>
                <h3>{ &piece.name }<span class="tag">{ &piece.state }</span></h3>
                if let Some(location) = location {
                    <p class="text-here">{ location }</p>
                }
                if let Some(first) = piece.facts.first().filter(|_| folded) {
                    <details>
                        <summary>{ format!("{} {}", first.name, first.value) }</summary>
                        { facts(piece) }
                    </details>
                } else {
                    { facts(piece) }
                }
            </article>
        }
    };
    let pieces: Vec<Html> = model.pieces.iter().filter(is_of_side).map(piece).collect();
    html! {
        <section class="panel text-pieces" aria-labelledby={id}>
            <h2 {id}>{ &props.title }</h2>
            if pieces.is_empty() {
                <p>{ phrases.text("text-none") }</p>
            }
            { pieces }
        </section>
    }
}

//! The map as a table: every place that is not empty, by regions of the board, with its distance
//! and direction from a reference point.

use super::SharedTextModel;
use crate::text::{PieceId, ReferencePoint, TextFormatter, TextModel, TextPlace};
use ui::event::target;
use ui::l10n::use_phrases;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Properties of [`Map`].
#[derive(Properties, PartialEq)]
pub struct MapProps {
    pub account: SharedTextModel,
    /// The point from which distances are told.
    pub mark: Option<ReferencePoint>,
    /// Changes that point; `None` for the piece that the game proposes.
    pub refer: Callback<Option<ReferencePoint>>,
}

/// The map as a table.
#[component]
pub fn Map(props: &MapProps) -> Html {
    let phrases = use_phrases();
    let account = &*props.account.0;
    let teller = TextFormatter {
        phrases: &phrases,
        model: account,
    };
    let row = |place: &TextPlace| {
        let seen = props.mark.and_then(|mark| teller.seen_from(mark, place));
        html! {
            <tr>
                <th scope="row">{ &place.name }</th>
                <td>{ place.holds.join("; ") }</td>
                <td>{ seen.unwrap_or_else(|| "–".to_owned()) }</td>
            </tr>
        }
    };
    let region = |(name, places): &(String, Vec<&TextPlace>)| {
        html! {
            <tbody>
                <tr class="text-region"><th colspan="3" scope="rowgroup">{ name }</th></tr>
                { for places.iter().map(|place| row(place)) }
            </tbody>
        }
    };
    html! {
        <section class="panel text-map" aria-labelledby="text-map">
            <h2 id="text-map">{ phrases.text("text-map") }</h2>
            <Reference account={props.account.clone()} mark={props.mark} refer={props.refer.clone()} />
            <table aria-labelledby="text-map">
                <thead><tr>
                    <th scope="col">{ phrases.text("text-column-place") }</th>
                    <th scope="col">{ phrases.text("text-column-holds") }</th>
                    <th scope="col">{ phrases.text("text-column-bearing") }</th>
                </tr></thead>
                { for regions(account).iter().map(region) }
            </table>
        </section>
    }
}

/// Returns the places that are not empty, by region in the order of first appearance.
fn regions(account: &TextModel) -> Vec<(String, Vec<&TextPlace>)> {
    let mut regions: Vec<(String, Vec<&TextPlace>)> = Vec::new();
    for place in &account.places {
        let known = regions.iter().position(|(name, _)| *name == place.region);
        let at = known.unwrap_or_else(|| {
            regions.push((place.region.clone(), Vec::new()));
            regions.len() - 1
        });
        if let Some((_, places)) = regions.get_mut(at).filter(|_| !place.holds.is_empty()) {
            places.push(place);
        }
    }
    regions.retain(|(_, places)| !places.is_empty());
    regions
}

/// The selection of the reference point: a piece on the board, or the place that was named on the
/// command line.
#[component]
fn Reference(props: &MapProps) -> Html {
    let phrases = use_phrases();
    let account = &*props.account.0;
    let teller = TextFormatter {
        phrases: &phrases,
        model: account,
    };
    let pieces = (0..account.pieces.len()).map(|n| ReferencePoint::Piece(PieceId(n)));
    let place = props
        .mark
        .filter(|mark| matches!(mark, ReferencePoint::Place(_)));
    let marks: Vec<(ReferencePoint, String)> = pieces
        .chain(place)
        .filter_map(|mark| Some((mark, teller.reference(mark)?.0)))
        .collect();
    let onchange = {
        let (refer, marks) = (props.refer.clone(), marks.clone());
        Callback::from(move |event: Event| {
            let chosen = target::<HtmlSelectElement>(&event)
                .and_then(|select| usize::try_from(select.selected_index()).ok())
                .and_then(|at| marks.get(at));
            refer.emit(chosen.map(|(mark, _)| *mark));
        })
    };
    html! {
        <label class="field text-reference">
            { phrases.text("text-reference") }
            <select {onchange}>
                for (mark, name) in &marks {
                    <option selected={props.mark == Some(*mark)}>{ name }</option>
                }
            </select>
        </label>
    }
}

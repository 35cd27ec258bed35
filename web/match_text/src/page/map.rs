//! The map as a table: every place that is not empty, by regions of the board, with its distance
//! and direction from a reference point.

use super::SharedTextModel;
use crate::{PieceId, ReferencePoint, TextFormatter, TextModel, TextPlace};
use ui::event::target;
use ui::l10n::use_phrases;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MapProps {
    pub model: SharedTextModel,
    /// The point from which distances are measured.
    pub reference: Option<ReferencePoint>,
    /// Changes that point; `None` for the piece that the game proposes.
    pub set_reference: Callback<Option<ReferencePoint>>,
}

/// The map as a table.
#[component]
pub fn Map(props: &MapProps) -> Html {
    let phrases = use_phrases();
    let model = &*props.model.0;
    let formatter = TextFormatter {
        phrases: &phrases,
        model,
    };
    let row = |place: &TextPlace| {
        let bearing = props
            .reference
            .and_then(|reference| formatter.seen_from(reference, place));
        html! {
            <tr>
                <th scope="row">{ &place.name }</th>
                <td>{ place.holds.join("; ") }</td>
                <td>{ bearing.unwrap_or_else(|| "–".to_owned()) }</td>
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
            <Reference model={props.model.clone()} reference={props.reference} set_reference={props.set_reference.clone()} />
            <table aria-labelledby="text-map">
                <thead><tr>
                    <th scope="col">{ phrases.text("text-column-place") }</th>
                    <th scope="col">{ phrases.text("text-column-holds") }</th>
                    <th scope="col">{ phrases.text("text-column-bearing") }</th>
                </tr></thead>
                { for regions(model).iter().map(region) }
            </table>
        </section>
    }
}

/// Returns the places that are not empty, by region in the order of first appearance.
fn regions(model: &TextModel) -> Vec<(String, Vec<&TextPlace>)> {
    let mut regions: Vec<(String, Vec<&TextPlace>)> = Vec::new();
    for place in &model.places {
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
    let model = &*props.model.0;
    let formatter = TextFormatter {
        phrases: &phrases,
        model,
    };
    let pieces = (0..model.pieces.len()).map(|n| ReferencePoint::Piece(PieceId(n)));
    let place = props
        .reference
        .filter(|reference| matches!(reference, ReferencePoint::Place(_)));
    let references: Vec<(ReferencePoint, String)> = pieces
        .chain(place)
        .filter_map(|reference| Some((reference, formatter.reference(reference)?.0)))
        .collect();
    let onchange = {
        let (set_reference, references) = (props.set_reference.clone(), references.clone());
        Callback::from(move |event: Event| {
            let chosen = target::<HtmlSelectElement>(&event)
                .and_then(|select| usize::try_from(select.selected_index()).ok())
                .and_then(|at| references.get(at));
            set_reference.emit(chosen.map(|(reference, _)| *reference));
        })
    };
    html! {
        <label class="field text-reference">
            { phrases.text("text-reference") }
            <select {onchange}>
                for (reference, name) in &references {
                    <option selected={props.reference == Some(*reference)}>{ name }</option>
                }
            </select>
        </label>
    }
}

//! Draws a map draft for the editor's board, and describes it for screen readers.

use super::hex_coord::{HexCoord, cell_of};
use super::report::{kind_name, level_name};
use crate::board_view::home_hex;
use crate::narrate::seat_name;
use crate::pieces::{Defs, council, draw_keyed, guard, overlay, planet};
use board::flat_hex::{OUTLINE, hex_center};
use engine::exodus::axial::spiral;
use engine::exodus::draft::{HexContent, MapDraft, Planet};
use engine::exodus::figures::PlanetKind;
use engine::game::Seat;
use std::rc::Rc;
use ui::l10n::Phrases;
use yew::prelude::*;

/// Draws the hexes of the map with their contents, and a ring around the selected one.
pub fn map(draft: &MapDraft, looked_at: Option<HexCoord>) -> Html {
    let mut hexes: Vec<HexCoord> = draft.file().hexes().map(HexCoord).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let name = |part: &str, coord: HexCoord| format!("{part}-{coord}");
    let field = |coord: &HexCoord| draw_keyed(name("field", *coord), hex_center(coord.0), field());
    let body = |coord: &HexCoord| {
        let body = hex_content_drawing(draft.hex_content(coord.0), cell_of(*coord));
        draw_keyed(name("ground", *coord), hex_center(coord.0), body)
    };
    html! { <>
        <Defs />
        { for hexes.iter().map(field) }
        { for hexes.iter().map(body) }
        if let Some(coord) = looked_at {
            { overlay::hexagon(hex_center(coord.0), "looked-at") }
        }
    </> }
}

/// Draws the field of a hex that is part of the map.
fn field() -> Html {
    html! { <path class="exo-plot" d={OUTLINE} transform="scale(0.97)" /> }
}

/// Draws the content of a hex; `variant` makes planets of one kind look different.
pub fn hex_content_drawing(content: HexContent, variant: u16) -> Html {
    let variant = u8::try_from(variant % 251).unwrap_or(0);
    match content {
        HexContent::Void => Html::default(),
        HexContent::Council => council::station(0),
        HexContent::Home(seat) => html! { <>
            { home_hex(Seat(seat)) }
            { planet::globe(PlanetKind::Home, Some(Seat(seat)), variant) }
        </> },
        HexContent::Planet(Planet { guard, kind }) => html! { <>
            { globe(kind, variant) }
            if guard > 0 {
                { guard::guard(guard) }
            }
        </> },
    }
}

/// Draws a planet of a kind, or the placeholder of a random planet.
pub fn globe(kind: Option<PlanetKind>, variant: u8) -> Html {
    match kind {
        Some(kind) => planet::globe(kind, None, variant),
        None => unknown_planet(),
    }
}

/// Draws the placeholder of a random planet: a dark disc with an arc in the color of each kind.
fn unknown_planet() -> Html {
    html! {
        <g class="exo-any" transform="scale(1.4)">
            <circle class="exo-any-body" r="38" />
            <path class="exo-any-arc of-blue" d="M-32-19A37 37 0 0 1 32-19" />
            <path class="exo-any-arc of-red" d="M34-15A37 37 0 0 1 4 37" />
            <path class="exo-any-arc of-green" d="M-4 37A37 37 0 0 1-34-15" />
            <path class="exo-any-die" d="M-13-13H13V13H-13Z" />
            <path class="exo-any-pips" d="M-6-6h.1M6-6h.1M0 0h.1M-6 6h.1M6 6h.1" />
        </g>
    }
}

/// Returns the short names of all cells.
#[must_use]
pub fn names(ring_count: u8) -> Rc<[AttrValue]> {
    let name = |hex| AttrValue::from(HexCoord(hex).to_string());
    spiral(ring_count).map(name).collect()
}

/// Returns the content of a hex in words.
#[must_use]
pub fn contents(phrases: &Phrases, draft: &MapDraft, coord: HexCoord) -> String {
    match draft.hex_content(coord.0) {
        HexContent::Void => phrases.text("exodus-editor-void"),
        HexContent::Council => phrases.text("exodus-editor-council"),
        HexContent::Home(seat) => {
            let args = [("seat", seat_name(phrases, Seat(seat)).into())];
            phrases.say("exodus-editor-home", &args)
        }
        HexContent::Planet(Planet { guard, kind }) => {
            let mut parts = vec![kind_name(phrases, kind)];
            if guard > 0 {
                parts.push(level_name(phrases, guard));
            }
            parts.join(", ")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::editor_tools::GameEditor;
    use super::super::tool_settings::ToolSettings;
    use super::*;
    use board::CellState;
    use std::collections::BTreeMap;
    use ui::l10n::Language;

    #[test]
    fn every_hex_has_a_spoken_name_in_every_language() {
        let mut draft = MapDraft::blank();
        draft.put_home([0, -1], 0);
        let guard = 3;
        let kind = Some(PlanetKind::Red);
        draft.set_hex([1, 0], HexContent::Planet(Planet { guard, kind }));
        draft.set_hex([0, 1], HexContent::Planet(Planet::default()));
        let why = BTreeMap::from([(HexCoord([1, 0]), "Why.".to_owned())]);
        let seen = editor::CellContext::<GameEditor> {
            document: Rc::new(draft),
            report: Rc::new(editor::ValidationReport {
                faults: why,
                ..editor::ValidationReport::default()
            }),
            tools: ToolSettings::initial(),
            selected: Some(HexCoord([0, -1])),
            targets: Vec::new(),
            count: 61,
        };
        for language in Language::OFFERED {
            let phrases = Phrases::load(language.code());
            let cells = seen.cells(&phrases);
            assert_eq!(cells.len(), 61);
            assert!(cells.iter().all(|cell| !cell.name.contains('[')));
            assert_eq!(cells[1].state, CellState::Selected);
            let cell = &cells[usize::from(cell_of(HexCoord([1, 0])))];
            assert_eq!(cell.state, CellState::Threat);
            assert!(cell.name.ends_with("Why."), "{}", cell.name);
        }
        assert_eq!(names(4)[1], "A1");
    }
}

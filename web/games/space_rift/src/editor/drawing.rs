//! Draws a scenario draft for the editor's board, and describes it for screen readers.

use crate::board_view::{self, center};
use crate::draft::side_name;
use crate::narrate::type_name;
use crate::pieces::{Hull, UnitLook, draw_keyed, overlay, tile, unit};
use engine::space_rift::battlefield::{Hex, Side};
use engine::space_rift::content::pack_support::unit_slot;
use engine::space_rift::draft::{BoardObject, MapDraft};
use engine::space_rift::figures::{UnitBody, UnitType};
use engine::space_rift::game::Terrain;
use engine::space_rift::scenario::{TerrainFile, UnitFile};
use store::pack::current_content;
use store::pack::picture_index;
use ui::l10n::Phrases;
use yew::prelude::*;

/// Draws the battlefield with its features.
pub fn terrain_layer(terrain: &TerrainFile) -> Html {
    board_view::battlefield(&Terrain::of(terrain))
}

/// Draws the tiles of the rift below the units. Only tile 1 shows its number, and its dial if that
/// is not random: the other tiles are shuffled when the battle begins `[SR-30.5]` `[SR-30.6]`.
pub fn rift(draft: &MapDraft) -> Html {
    let dial = draft.file().rift.and_then(|site| site.dial);
    let one = |(n, hex): (usize, Hex)| {
        let is_unnumbered = n > 0 || draft.unit_at(hex).is_some();
        let body = html! { <>
            { tile::field(1, is_unnumbered) }
            if let Some(dial) = dial.filter(|_| n == 0) {
                { tile::dial(dial, None) }
            }
        </> };
        draw_keyed(format!("tile-{n}"), center(hex), body)
    };
    html! { <g class="rift">{ for draft.tiles().into_iter().enumerate().map(one) }</g> }
}

/// Draws all units, and a ring around the selected one.
pub fn units(draft: &MapDraft, selected: Option<BoardObject>) -> Html {
    let content = current_content().space_rift();
    let figures = content.figures().ok();
    let fleet = |side: Side| {
        let units = draft.file().sides.of(side).units.iter().enumerate();
        units
            .map(|(n, unit_file)| {
                let kind = figures.and_then(|figures| figures.unit(unit_file.code));
                let body = unit(&unit_look(side, unit_file, kind));
                draw_keyed(
                    format!("{}-{n}", side.into_str()),
                    center(unit_file.hex),
                    body,
                )
            })
            .collect::<Html>()
    };
    let selected_hex = selected.and_then(|object| draft.hex_of(object));
    html! { <>
        { for Side::ALL.map(fleet) }
        if let Some(hex) = selected_hex {
            { overlay::hexagon(center(hex), "looked-at") }
        }
    </> }
}

/// Returns the appearance of a unit at full strength.
#[must_use]
pub fn unit_look(side: Side, unit_file: &UnitFile, kind: Option<&UnitType>) -> UnitLook {
    let code = unit_file.code.as_str();
    let class = kind.map(|kind| kind.class).unwrap_or_default();
    let (ships, has_hull) = match kind.map(|kind| kind.body) {
        Some(UnitBody::Ships { standard, heavy }) => {
            let ships = heavy.filter(|_| unit_file.is_heavy).unwrap_or(standard);
            (ships, false)
        }
        Some(UnitBody::Escorted(escorts)) => (escorts, true),
        Some(UnitBody::Hull) => (0, true),
        None => (1, false),
    };
    UnitLook {
        side,
        hull: Some(Hull::of(code, class)),
        picture: picture_index(&unit_slot(code)),
        class,
        code: format!("{code}{}", if unit_file.is_heavy { "h" } else { "" }),
        ship_count: ships,
        full_ships: ships,
        has_hull,
        points: kind.map_or(0, |kind| kind.points[usize::from(unit_file.is_heavy)]),
        ..UnitLook::default()
    }
}

/// Returns the names of the feature, tile and unit on a hex.
#[must_use]
pub fn contents(phrases: &Phrases, draft: &MapDraft, hex: Hex) -> Vec<String> {
    let feature = draft.brush_at(hex).into_str();
    let feature = phrases.text(&format!("space-rift-{feature}"));
    let objects = draft.objects_at(hex).into_iter();
    std::iter::once(feature)
        .chain(objects.map(|object| object_text(phrases, draft, object)))
        .collect()
}

/// Describes a unit or tile in words.
#[must_use]
pub fn object_text(phrases: &Phrases, draft: &MapDraft, object: BoardObject) -> String {
    match object {
        BoardObject::Unit(side, n) => {
            let Some(unit_file) = draft.unit(side, n) else {
                return String::new();
            };
            let words = [
                ("side", side_name(phrases, side).into()),
                ("type", unit_text(phrases, &unit_file).into()),
            ];
            phrases.say("space-rift-unit", &words)
        }
        BoardObject::Tile(0) => phrases.text("space-rift-editor-tile-one"),
        BoardObject::Tile(_) => phrases.text("space-rift-editor-tile"),
    }
}

/// Names a unit by type, and whether it is heavy.
#[must_use]
pub fn unit_text(phrases: &Phrases, unit_file: &UnitFile) -> String {
    let name = type_name(phrases, unit_file.code);
    if !unit_file.is_heavy {
        return name;
    }
    let words = [("type", name.into())];
    phrases.say("space-rift-type-heavy", &words)
}

//! Draws a scenario draft for the editor's board, and describes it for screen readers.

use super::hex_coord::HexCoord;
use super::tiles::{kind_name, tile_text, tiles};
use crate::draft::content_set;
use crate::narrate::seat_name;
use crate::pieces::{
    Defs, armada, boss, draw_at, draw_keyed, draw_scaled, goods, overlay, ship, tile,
};
use board::pointy_hex::hex_center;
use engine::game::Seat;
use engine::saga::draft::{HexContent, MapDraft, PlayerVariant};
use engine::saga::figures::Tile;
use engine::saga::scenario::{FixedFile, SectorFace};
use ui::l10n::Phrases;
use yew::prelude::*;

/// Draws the sectors with their contents, and a ring around the selected one.
pub fn map(draft: &MapDraft, side: PlayerVariant, looked_at: Option<HexCoord>) -> Html {
    let tiles = tiles();
    let field = |sector: &FixedFile| {
        let name = format!("sector-{}", HexCoord(sector.hex));
        draw_keyed(name, hex_center(sector.hex), sector_picture(&tiles, sector))
    };
    let file = draft.for_variant(side);
    let fixed = draft.map(side).fixed;
    let mut hexes: Vec<[i8; 2]> = fixed.iter().map(|sector| sector.hex).collect();
    hexes.extend(file.homes.iter().flatten());
    let on = |hex: &[i8; 2]| {
        let name = format!("on-{}", HexCoord(*hex));
        draw_keyed(name, hex_center(*hex), pieces(draft, side, *hex))
    };
    html! { <>
        <Defs />
        { for fixed.iter().map(field) }
        { for hexes.iter().map(on) }
        if let Some(coord) = looked_at {
            { overlay::hexagon(hex_center(coord.0), "looked-at") }
        }
    </> }
}

/// Draws a sector: its tile, its back, or a placeholder for a random tile.
fn sector_picture(tiles: &[Tile], sector: &FixedFile) -> Html {
    if sector.face == SectorFace::Down {
        let [q, r] = sector.hex.map(|coordinate| coordinate.unsigned_abs());
        return tile::face_down(u32::from(q) * 8 + u32::from(r));
    }
    let tile = sector.tile.as_ref();
    let tile = tile.and_then(|id| tiles.iter().find(|tile| tile.id == *id));
    match tile {
        Some(tile) => tile::sector(tile),
        None => html! { <>
            { tile::vacant() }
            <text class="saga-editor-any" y="18">{ "?" }</text>
        </> },
    }
}

/// Draws the pieces on a hex.
fn pieces(draft: &MapDraft, side: PlayerVariant, hex: [i8; 2]) -> Html {
    let content = draft.hex_content(side, hex);
    let count = i32::try_from(content.starts.len()).unwrap_or(1);
    let start = |(n, seat): (i32, &u8)| {
        let x = n * 34 - (count - 1) * 17;
        draw_at((x, 48), draw_scaled((0, 0), 60, armada::fleet(Seat(*seat))))
    };
    let entity = content.entity.and_then(|index| {
        let entities = draft.for_variant(side).entities.unwrap_or_default();
        entities.get(index).cloned()
    });
    let has_xpm = content.sector.as_ref().is_some_and(|sector| sector.has_xpm);
    html! { <>
        if content.home.is_some() {
            <path class="saga-editor-home" d={board::pointy_hex::OUTLINE} transform="scale(0.9)" />
        }
        if let Some(index) = content.boss {
            { draw_at((30, -10), draw_scaled((0, 0), 70, boss::boss(boss_card(draft, side, index)))) }
        }
        if let Some(entity) = entity {
            { draw_at((-24, 4), draw_scaled((0, 0), 80, ship::colony(ship::ColonyLook {
                hull: entity.hull,
                is_revealed: true,
                has_xpm: false,
            }))) }
        }
        if has_xpm {
            { draw_at((-52, -34), draw_scaled((0, 0), 80, goods::xpm())) }
        }
        { for (0..).zip(&content.starts).map(start) }
    </> }
}

/// Returns the card number of a Boss that starts on the map.
fn boss_card(draft: &MapDraft, side: PlayerVariant, index: usize) -> u8 {
    let rule = draft.for_variant(side).boss.unwrap_or_default();
    let id = rule.preset.get(index).map(|preset| preset.boss.clone());
    let content = content_set();
    let mut cards = content.parts().into_iter().flat_map(|parts| &parts.bosses);
    let card = cards.position(|card| Some(&card.id) == id.as_ref());
    card.and_then(|card| u8::try_from(card).ok()).unwrap_or(0)
}

/// Returns the content of a hex in words.
#[must_use]
pub fn contents(
    phrases: &Phrases,
    draft: &MapDraft,
    side: PlayerVariant,
    content: &HexContent,
) -> String {
    let mut parts = Vec::new();
    match &content.sector {
        Some(sector) => parts.extend(sector_parts(phrases, sector)),
        None if content.home.is_none() => parts.push(phrases.text("saga-editor-void")),
        None => {}
    }
    if let Some(seat) = content.home {
        let name = [("seat", seat_name(phrases, Seat(seat)).into())];
        parts.push(phrases.say("saga-editor-home", &name));
    }
    match content.starts.as_slice() {
        [] => {}
        [seat] => {
            let name = [("seat", seat_name(phrases, Seat(*seat)).into())];
            parts.push(phrases.say("saga-editor-start", &name));
        }
        [_, _, ..] => parts.push(phrases.text("saga-editor-starts")),
    }
    let file = draft.for_variant(side);
    let entities = file.entities.unwrap_or_default();
    parts.extend(
        content
            .entity
            .and_then(|n| entities.get(n))
            .map(|entity| entity.id.clone()),
    );
    let bosses = file.boss.unwrap_or_default().preset;
    if let Some(preset) = content.boss.and_then(|n| bosses.get(n)) {
        parts.push(boss_name(phrases, &preset.boss));
    }
    parts.join(", ")
}

fn sector_parts(phrases: &Phrases, sector: &FixedFile) -> Vec<String> {
    let tiles = tiles();
    let tile = sector.tile.as_ref();
    let tile = tile.and_then(|id| tiles.iter().find(|tile| tile.id == *id));
    let mut parts = vec![match (tile, sector.types.as_slice()) {
        (Some(tile), _) => tile_text(phrases, tile),
        (None, [kind]) => {
            let kind = [("kind", kind_name(phrases, *kind).into())];
            phrases.say("saga-editor-drawn-kind", &kind)
        }
        (None, _) => phrases.text("saga-editor-drawn"),
    }];
    if sector.face == SectorFace::Down {
        parts.push(phrases.text("saga-editor-face-down"));
    }
    if sector.has_xpm {
        parts.push(phrases.text("saga-editor-xpm"));
    }
    parts
}

/// Returns the name of a Boss by the id of its card; the id if it has no phrase.
#[must_use]
pub fn boss_name(phrases: &Phrases, id: &str) -> String {
    let name = phrases.find(&format!("saga-boss-{id}"), &[]);
    name.unwrap_or_else(|| id.to_owned())
}

//! The panel for the selected hex: its sector, armada starts, homes, and pieces.

use super::drawing::{boss_name, contents};
use super::editor_tools::GameEditor;
use super::hex_coord::HexCoord;
use super::tiles::{kind_name, tile_text, tiles};
use crate::draft::content_set;
use editor::form::select_field;
use engine::saga::draft::{HexContent, MapDraft, PlayerVariant};

use engine::saga::figures::SectorKind;
use engine::saga::scenario::{FixedFile, SectorFace};
use ui::form::{Check, Radio, Select};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

pub type PanelProps = editor::PanelProps<GameEditor>;

/// Types of sectors from which a random tile can be drawn.
const RANDOM_KINDS: [SectorKind; 4] = [
    SectorKind::Asteroid,
    SectorKind::Planetary,
    SectorKind::Open,
    SectorKind::Nebula,
];

#[component]
pub fn HexPanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let editor_state = &props.editor_state;
    let Some(coord) = editor_state.selected else {
        return html! { <p class="editor-hint">{ phrases.text("saga-editor-pick") }</p> };
    };
    let side = editor_state.tools.side;
    let content = editor_state.committed().hex_content(side, coord.0);
    let has_content = content.sector.is_some() || content.home.is_some();
    html! {
        <div class="square-panel">
            <h2>{ phrases.say("saga-editor-hex", &[("at", coord.to_string().into())]) }</h2>
            <p>{ contents(&phrases, editor_state.committed(), side, &content) }</p>
            { tile_field(&phrases, props, coord, &content) }
            if let Some(sector) = &content.sector {
                { faces(&phrases, props, coord, sector) }
            }
            { uses(&phrases, props, coord, &content) }
            if has_content && coord.0 != [0, 0] {
                <div class="buttons">{ props.delete_button(phrases.text("saga-editor-remove")) }</div>
            }
        </div>
    }
}

fn tile_field(
    phrases: &Phrases,
    props: &PanelProps,
    coord: HexCoord,
    content: &HexContent,
) -> Html {
    let (side, draft) = (
        props.editor_state.tools.side,
        props.editor_state.committed(),
    );
    let sector = content.sector.as_ref();
    let tile = sector.and_then(|sector| sector.tile.clone());
    let value = match sector {
        None => String::new(),
        Some(FixedFile { tile: Some(id), .. }) => id.clone(),
        Some(FixedFile { types, .. }) => match types.as_slice() {
            [kind] => format!("?{}", kind.into_str()),
            _ => "?".to_owned(),
        },
    };
    let radios = tile_choices(phrases, draft, side, tile.as_ref());
    let onchange = props.change(move |draft, slug: AttrValue| {
        let kind = |slug: &str| {
            RANDOM_KINDS
                .into_iter()
                .find(|kind| kind.into_str() == slug)
        };
        *draft = match slug.strip_prefix('?') {
            Some("") => draft.with_tile(side, coord.0, None, &[]),
            Some(kind_slug) => draft.with_tile(side, coord.0, None, kind(kind_slug).as_slice()),
            None if slug.is_empty() => draft.without_sector(side, coord.0),
            None => draft.with_tile(side, coord.0, Some(&slug), &[]),
        };
    });
    html! {
        <Select label={phrases.text("saga-editor-tile-here")} {radios} {value} is_fixed={coord.0 == [0, 0]} {onchange} />
    }
}

/// Returns the tiles that can be placed on the hex: none, a random one, one of a kind, or a tile
/// that is not used elsewhere.
fn tile_choices(
    phrases: &Phrases,
    draft: &MapDraft,
    side: PlayerVariant,
    tile: Option<&String>,
) -> Vec<Radio> {
    let mut radios = vec![
        Radio::new("", phrases.text("saga-editor-void")),
        Radio::new("?", phrases.text("saga-editor-drawn")),
    ];
    radios.extend(RANDOM_KINDS.map(|kind| {
        let args = [("kind", kind_name(phrases, kind).into())];
        Radio::new(
            format!("?{}", kind.into_str()),
            phrases.say("saga-editor-drawn-kind", &args),
        )
    }));
    let is_free = |id: &String| tile == Some(id) || !draft.uses(side, id);
    let all = tiles();
    radios.extend(
        all.iter()
            .filter(|tile| is_free(&tile.id))
            .map(|tile| Radio::new(tile.id.clone(), tile_text(phrases, tile))),
    );
    radios
}

/// Renders whether the tile is face up, and whether an XPM is there.
fn faces(phrases: &Phrases, props: &PanelProps, coord: HexCoord, sector: &FixedFile) -> Html {
    let side = props.editor_state.tools.side;
    let set_face = props.change(move |draft, is_down: bool| {
        let face = if is_down {
            SectorFace::Down
        } else {
            SectorFace::Up
        };
        *draft = draft.with_sector(side, coord.0, |sector| sector.face = face);
    });
    let set_xpm = props.change(move |draft, has_xpm: bool| {
        *draft = draft.with_sector(side, coord.0, |sector| sector.has_xpm = has_xpm);
    });
    html! { <>
        if coord.0 != [0, 0] {
            <Check label={phrases.text("saga-editor-face-down")} is_checked={sector.face == SectorFace::Down} onchange={set_face} />
        }
        <Check label={phrases.text("saga-editor-xpm")} is_checked={sector.has_xpm} onchange={set_xpm} />
    </> }
}

/// Renders the armadas that start on a hex, the owner of a home, and the pieces placed there.
fn uses(phrases: &Phrases, props: &PanelProps, coord: HexCoord, content: &HexContent) -> Html {
    let side = props.editor_state.tools.side;
    let rivals = props
        .editor_state
        .committed()
        .for_variant(side)
        .vp
        .is_some();
    let set_start = props.change(move |draft, is_start: bool| {
        *draft = if is_start {
            draft.with_start(side, coord.0)
        } else {
            draft.without_start(side, coord.0)
        };
    });
    let set_home = props.change(move |draft, is_home: bool| {
        *draft = draft.with_home(side, coord.0, is_home);
    });
    let has_sector = content.sector.is_some();
    html! { <>
        if has_sector {
            <Check label={phrases.text("saga-editor-starts-here")} hint={phrases.text("saga-editor-starts-here.hint")}
                is_checked={!content.starts.is_empty()} onchange={set_start} />
        }
        if rivals && coord.0 != [0, 0] {
            <Check label={phrases.text("saga-editor-home-here")} hint={phrases.text("saga-editor-home-here.hint")}
                is_checked={content.home.is_some()} onchange={set_home} />
        }
        if has_sector {
            <div class="editor-fields">
                { boss_field(phrases, props, coord, content) }
                { entity_field(phrases, props, coord, content) }
            </div>
        }
    </> }
}

/// Renders the choice of the Boss that starts on a hex.
fn boss_field(
    phrases: &Phrases,
    props: &PanelProps,
    coord: HexCoord,
    content: &HexContent,
) -> Html {
    let side = props.editor_state.tools.side;
    let rule = props
        .editor_state
        .committed()
        .for_variant(side)
        .boss
        .unwrap_or_default();
    let current = content.boss.and_then(|index| rule.preset.get(index));
    let shipped = content_set();
    let cards = shipped.parts().into_iter().flat_map(|parts| &parts.bosses);
    let cards = cards.map(|card| (Some(card.id.clone()), boss_name(phrases, &card.id)));
    let none = (None, phrases.text("saga-editor-none"));
    let onchange = props.change(move |draft, id: Option<String>| {
        *draft = draft.with_boss(side, coord.0, id.as_deref());
    });
    let label = phrases.text("saga-editor-boss-here");
    let current = current.map(|boss| boss.boss.clone());
    select_field(
        label,
        std::iter::once(none).chain(cards),
        &current,
        onchange,
    )
}

fn entity_field(
    phrases: &Phrases,
    props: &PanelProps,
    coord: HexCoord,
    content: &HexContent,
) -> Html {
    let side = props.editor_state.tools.side;
    let entities = props.editor_state.committed().for_variant(side).entities;
    let entities = entities.unwrap_or_default();
    if entities.is_empty() {
        return Html::default();
    }
    let options = entities.iter().enumerate();
    let options = options.map(|(n, entity)| (Some(n), entity.id.clone()));
    let none = (None, phrases.text("saga-editor-none"));
    let current = content.entity;
    let onchange = props.change(move |draft, index: Option<usize>| {
        let at = index.map(|_| coord.0);
        if let Some(entity) = index.or(current) {
            *draft = draft.with_entity_at(side, entity, at);
        }
    });
    let label = phrases.text("saga-editor-thing-here");
    select_field(
        label,
        std::iter::once(none).chain(options),
        &current,
        onchange,
    )
}

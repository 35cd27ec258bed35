//! The sector map of the gallery with every kind of piece, and all glyphs of Saga.

use board::{BoardCallbacks, Depth, Layer, PointyHexBoard};
use engine::chance::SeededRng;
use engine::game::{Game, Seat};
use engine::saga::Saga;
use engine::saga::action::Track;
use engine::saga::armada::{Raider, Sector, Starbase};
use engine::saga::content::ContentSet;
use engine::saga::effect::{Good, Stat};
use engine::saga::figures::{ActionKind, Color, GearKind};
use engine::saga::hex::{HexId, HexSet, SectorId};
use engine::saga::ids::{ArmadaId, TileId};
use engine::saga::options::Options;
use engine::saga::state::{Public, State};
use saga::board_view::{self, CellHighlights};
use saga::pieces::armada::ArmadaLook;
use saga::pieces::base::BaseLook;
use saga::pieces::ship::ColonyLook;
use saga::pieces::{
    Defs, armada, base, boss, card_art, cards, die, gate, goods, portrait, raider, ship, tile,
};
use saga::thumbnail::Thumbnail;
use std::collections::BTreeMap;
use std::rc::Rc;
use ui::card_art::all_illustrations;
use yew::prelude::*;

/// Returns a position in the middle of a match with all tiles placed.
fn mid_game(scenario: &str, seat_count: u8) -> Option<(Saga, State)> {
    let game = Saga::new(Options::standard(scenario, seat_count)).ok()?;
    let mut state = game.deal(&mut SeededRng::new(7, 1));
    let public = &mut state.public;
    let mut free_cells = (0..61)
        .map(HexId)
        .filter(|hex| public.at(*hex).is_none())
        .collect::<Vec<_>>()
        .into_iter();
    for tile in 2..31u8 {
        let sector = Sector {
            hex: free_cells.next()?,
            tile: Some(TileId(tile)),
            is_face_up: !matches!(tile, 9 | 20),
            ..Sector::default()
        };
        let _ = public.sectors.push(sector);
    }
    place_pieces(public);
    Some((game, state))
}

/// The Raiders of the sample, each as its level and its sector.
const RAIDERS: [(u8, u8); 12] = [
    (1, 3),
    (2, 3),
    (3, 4),
    (1, 6),
    (1, 6),
    (1, 6),
    (2, 6),
    (3, 6),
    (1, 9),
    (3, 14),
    (1, 18),
    (2, 22),
];

/// Places every kind of piece on the map.
fn place_pieces(public: &mut Public) {
    for (index, sector) in public.sectors.iter_mut().enumerate() {
        sector.has_xpm = index % 7 == 3;
        sector.astartium = u8::from(index % 4 == 1) * (index % 6) as u8;
        let color = match index {
            5 => Some(Color::Blue),
            12 => None,
            16 => Some(Color::Green),
            _ => continue,
        };
        sector.starbase = Some(Starbase {
            color,
            is_active: color.is_some(),
            is_home: index == 16,
        });
    }
    for (level, sector) in RAIDERS {
        let _ = public.raiders.push(Raider {
            level,
            sector: SectorId(sector),
        });
    }
    for (boss, sector) in public.bosses.iter_mut().zip([7, 13, 16, 19]) {
        *boss = Some(SectorId(sector));
    }
    for ((armada, mat), (sector, color)) in public
        .armadas
        .iter_mut()
        .zip(&mut public.mats)
        .zip([4, 8, 8, 13].into_iter().zip(Color::ALL))
    {
        (armada.sector, armada.mp) = (Some(SectorId(sector)), 5);
        mat.color = Some(color);
    }
    public.ravager = Some(SectorId(10));
    public.acting = Some(ArmadaId(0));
    public.installed = 2;
}

#[derive(Properties, PartialEq)]
struct MapProps {
    scenario: &'static str,
    seat_count: u8,
}

#[component]
fn Map(props: &MapProps) -> Html {
    let position = use_memo((props.scenario, props.seat_count), |(scenario, seats)| {
        mid_game(scenario, *seats)
    });
    let picked = use_state(|| None);
    let Some((game, state)) = &*position else {
        return Html::default();
    };
    let public = &state.public;
    let over = html! { <>
        { board_view::surge_warnings(public) }
        { board_view::raider_routes(game, public) }
        { board_view::armada_route(game, public, ArmadaId(0), &[HexId(20), HexId(21)]) }
    </> };
    let features = html! { <>{ board_view::protected_area(game, public) }{ board_view::features(game, public) }</> };
    let layers = vec![
        Layer::new(
            "ground-map",
            Depth::Under,
            board_view::base_layer(game, public),
        ),
        Layer::new("features", Depth::Under, features),
        Layer::new("pieces", Depth::Over, board_view::pieces(game, public)),
        Layer::new("overlay", Depth::Over, over),
    ];
    let highlights = CellHighlights {
        legal: [HexId(3), HexId(5), HexId(39)].into_iter().collect(),
        recent: [HexId(8)].into_iter().collect(),
        threat: [HexId(10)].into_iter().collect(),
        selected: (*picked).or(Some(HexId(11))),
    };
    let setter = picked.setter();
    let callbacks =
        BoardCallbacks::for_places(board_view::hex_at, move |hex| setter.set(Some(hex)), |_| {});
    html! {
        <div class="gallery-board gallery-peaks">
            <PointyHexBoard grid={board_view::board(game, public, HexSet::NONE)} label="Map" {layers}
                cells={board_view::cells(&BTreeMap::new(), &highlights)} {callbacks} />
        </div>
    }
}

fn row(items: impl Iterator<Item = Html>) -> Html {
    html! { <p class="gallery-dice">{ for items }</p> }
}

fn ship_tiles() -> Html {
    let of = |seat| ArmadaLook {
        seat: Seat(seat),
        is_explorer: seat == 1,
        is_acting: seat == 0,
        has_xpm: seat == 2,
        is_done: seat == 3,
    };
    let station = |seat: u8, is_active: bool, is_home: bool| {
        let seat = is_active.then_some(Seat(seat));
        base::icon(
            BaseLook {
                seat,
                is_active,
                is_home,
            },
            None,
        )
    };
    let colony = |hull, is_revealed| {
        ship::colony_icon(
            ColonyLook {
                hull,
                is_revealed,
                has_xpm: hull > 2,
            },
            None,
        )
    };
    row((0..4)
        .map(|seat| armada::icon(of(seat), None))
        .chain((1..=3).map(|level| raider::icon(level, None)))
        .chain((0..4).map(|card| boss::icon("", card, None)))
        .chain([
            ship::ravager_icon(None),
            colony(3, true),
            colony(9, true),
            colony(0, false),
        ])
        .chain([
            station(0, true, false),
            station(1, true, true),
            station(0, false, false),
        ])
        .chain([
            gate::icon(0, 3, None),
            gate::icon(2, 3, None),
            gate::icon(5, 5, None),
        ]))
}

fn small_tiles() -> Html {
    let resource_icons = [
        Good::Astartium,
        Good::Exploration,
        Good::Combat,
        Good::Points,
    ]
    .map(|good| goods::good_icon(good, None));
    let stats = [Stat::Combat, Stat::Shield, Stat::Speed].map(|stat| goods::stat_icon(stat, None));
    let kinds = [ActionKind::AtOnce, ActionKind::Movement, ActionKind::Upkeep]
        .map(|kind| cards::kind_icon(kind, None));
    let badges = ["boss", "bounty", "lost", "advance", "ravager", "wave"]
        .map(|id| cards::badge_icon(id, None));
    row(resource_icons
        .into_iter()
        .chain([
            goods::activation_icon(None),
            goods::movement_icon(None),
            goods::xpm_icon(None),
            armada::explorer_icon(None),
        ])
        .chain(stats)
        .chain([
            goods::hull_icon(None),
            goods::track_icon(Track::Starport, None),
            goods::track_icon(Track::Lab, None),
            goods::center_icon(None),
        ])
        .chain(kinds)
        .chain([
            cards::gear_kind_icon(GearKind::Unit, None),
            cards::gear_kind_icon(GearKind::PowerUp, None),
        ])
        .chain([
            cards::recurring_icon(true, None),
            cards::recurring_icon(false, None),
        ])
        .chain(badges)
        .chain(Color::ALL.map(|color| tile::color_icon(color, None)))
        .chain((1..=6).map(|face| die::icon(face, face > 3, None))))
}

fn decks() -> Html {
    let decks = [
        card_art::ACTION,
        card_art::EVENT,
        card_art::EXPLORATION,
        card_art::EXTRA,
        card_art::GEAR,
        card_art::SCAN,
    ];
    html! { <>
        { row((0..8).map(|commander| portrait::icon(commander, None))) }
        <p class="gallery-row">{ for decks.into_iter().map(all_illustrations) }</p>
    </> }
}

/// All drawings of Saga.
#[component]
pub fn Sectors() -> Html {
    let game = use_memo((), |()| Saga::new(Options::standard("ftj", 2)).ok());
    let content_set = use_memo((), |()| ContentSet::default());
    let Some(game) = &*game else {
        return Html::default();
    };
    let thumbnail = |file: &engine::saga::scenario::ScenarioFile| {
        html! { <Thumbnail scenario={Rc::new(file.clone())} player_count=3 /> }
    };
    html! {
        <section data-game="saga" class="gallery-saga">
            <h2>{ "Saga" }</h2>
            <svg class="gallery-defs" aria-hidden="true"><Defs /></svg>
            { row(game.tiles().iter().map(|tile| tile::icon(tile, None))) }
            { ship_tiles() }
            { small_tiles() }
            { decks() }
            <p class="gallery-dice">{ for content_set.scenarios().map(thumbnail) }</p>
            <Map scenario="ftj" seat_count=4 />
            <Map scenario="opc" seat_count=2 />
        </section>
    }
}

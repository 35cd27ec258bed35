//! The star map of the gallery with every kind of piece, and all glyphs of Exodus.

use board::{BoardCallbacks, Depth, FlatHexBoard, Layer};
use engine::chance::SeededRng;
use engine::exodus::Exodus;
use engine::exodus::cards::Letter;
use engine::exodus::effect::{ActionKind, Resource};
use engine::exodus::figures::{BonusFigures, PlanetKind, PoliticalKind};
use engine::exodus::hex::{HexId, HexSet};
use engine::exodus::options::Options;
use engine::exodus::part::{Item, Rocket};
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::state::{Public, RocketAttack, State, TokenStack};
use engine::exodus::tech::{Field, Origin, Tech};
use engine::game::{Game, Seat};
use exodus::board_view::{self, CellHighlights};
use exodus::pieces::{
    CloakState, Defs, ShipLook, card_art, cards, council, cube, die, guard, part, picture, planet,
    resource, rocket, ship, tech, titles,
};
use std::collections::BTreeMap;
use ui::card_art::all_illustrations;
use yew::prelude::*;

/// Returns a position in the middle of a match that shows as many kinds of pieces as possible.
fn mid_game(seat_count: u8) -> Option<(Exodus, State)> {
    let game = Exodus::new(Options::standard(seat_count)).ok()?;
    let mut state = game.deal(&mut SeededRng::new(7, 1));
    let public = &mut state.public;
    let fleets: [(u8, &[usize], u8); 9] = [
        (0, &[0, 1, 2, 4, 5, 6], 1),
        (1, &[0, 4], 1),
        (2, &[2], 2),
        (1, &[6], 2),
        (1, &[2, 3], 9),
        (0, &[3, 7], 0),
        (2, &[0, 1, 4], 0),
        (0, &[7], 7),
        (2, &[6, 7], 12),
    ];
    for (seat, indices, hex) in fleets {
        for index in indices {
            public.ship_mut(ShipId::at(Seat(seat), *index)).hex = Some(HexId(hex));
        }
    }
    for (ship, damage, cargo) in [(4, 1, 3), (6, 2, 1), (12, 0, 2), (22, 1, 1)] {
        let ship = public.ship_mut(ShipId(ship));
        (ship.damage, ship.cargo) = (damage, cargo);
    }
    place_planets(public);
    public.mats[1].techs.insert(Tech::Cloaking);
    public.mats[2].techs.insert(Tech::Radar);
    public.contested = HexSet::NONE.with(HexId(1));
    let salvo = RocketAttack {
        seat: Seat(2),
        rocket: Rocket::Graviton,
        from: HexId(4),
        to: HexId(6),
        hits: 0,
    };
    let _ = public.rocket_attacks.push(salvo);
    let plan = &mut state.private[0].plan;
    plan.orders[0] = TokenStack([2, 0, 0]);
    plan.orders[1] = TokenStack([2, 0, 0]);
    plan.orders[4] = TokenStack([5, 4, 0]);
    plan.orders[6] = TokenStack([7, 7, 0]);
    Some((game, state))
}

/// Places cubes, rockets and destroyed planets.
fn place_planets(public: &mut Public) {
    let cubes = [
        (1, [2, 0, 0]),
        (2, [0, 1, 3]),
        (3, [1, 2, 2]),
        (4, [0, 0, 5]),
        (6, [4, 4, 1]),
        (12, [0, 0, 12]),
    ];
    let mut sectors = public.sectors;
    for (hex, [a, b, c]) in cubes {
        if let Some(sector) = sectors.get_mut(hex) {
            sector.cubes = [a, b, c, 0, 0, 0];
            sector.guard = 0;
        }
    }
    if let Some(sector) = sectors.get_mut(7) {
        (sector.is_destroyed, sector.tokens) = (true, 0);
    }
    if let Some(sector) = sectors.get_mut(4) {
        sector.rockets = [1, 2, 1];
    }
    public.sectors = sectors;
}

#[derive(Properties, PartialEq)]
struct MapProps {
    seat_count: u8,
}

#[component]
fn Map(props: &MapProps) -> Html {
    let position = use_memo(props.seat_count, |seats| mid_game(*seats));
    let picked = use_state(|| None);
    let Some((game, state)) = &*position else {
        return Html::default();
    };
    let public = &state.public;
    let over = html! { <>
        { board_view::battles(game, public) }
        { board_view::rocket_attacks(game, public) }
        { board_view::orders(game, public, Seat(0), &state.private[0].plan) }
    </> };
    let layers = vec![
        Layer::new(
            "ground-map",
            Depth::Under,
            board_view::base_layer(game, public),
        ),
        Layer::new("features", Depth::Under, board_view::features(game, public)),
        Layer::new("pieces", Depth::Over, board_view::pieces(game, public)),
        Layer::new("overlay", Depth::Over, over),
    ];
    let highlights = CellHighlights {
        legal: [HexId(3), HexId(5), HexId(9)].into_iter().collect(),
        recent: HexSet::NONE.with(HexId(8)),
        threat: HexSet::NONE.with(HexId(10)),
        selected: (*picked).or(Some(HexId(11))),
    };
    let setter = picked.setter();
    let callbacks =
        BoardCallbacks::for_places(board_view::hex_at, move |hex| setter.set(Some(hex)), |_| {});
    html! {
        <div class="gallery-board gallery-flats">
            <FlatHexBoard grid={board_view::board(game)} label="Map" {layers} decoration={board_view::labels(game)}
                cells={board_view::cells(game, &BTreeMap::new(), &highlights)} {callbacks} />
        </div>
    }
}

fn row(items: impl Iterator<Item = Html>) -> Html {
    html! { <p class="gallery-dice">{ for items }</p> }
}

fn ships(seat: Seat) -> Html {
    let look = |kind, veil, is_second| ShipLook {
        seat,
        kind,
        is_second,
        damage: u8::from(is_second) * 2,
        strength: u8::from(is_second) * 3,
        cargo: u8::from(is_second) * 2,
        dice_count: u8::from(is_second) * 3 + 1,
        speed: u8::from(is_second) + 1,
        token_count: u8::from(is_second),
        cloak: veil,
        count: 1,
    };
    let kinds = ShipType::ALL.into_iter();
    let ship_art = kinds.flat_map(move |kind| {
        [
            (CloakState::Open, false),
            (CloakState::Open, true),
            (CloakState::Found, false),
            (CloakState::Cloaked, false),
        ]
        .map(|(veil, is_second)| ship::icon(&look(kind, veil, is_second), None))
    });
    let cubes =
        [None, Some(7)].map(|number| picture("exo-icon", 20, None, cube::cube(seat, number)));
    row(ship_art.chain(cubes))
}

/// All drawings of Exodus.
#[component]
pub fn Stars() -> Html {
    let game = use_memo((), |()| Exodus::new(Options::standard(2)).ok());
    let Some(game) = &*game else {
        return Html::default();
    };
    let resources =
        [Resource::Cp, Resource::Ax, Resource::Ph].map(|what| resource::icon(what, None));
    let kinds = [
        PoliticalKind::Law,
        PoliticalKind::Resolution,
        PoliticalKind::Executive,
    ];
    let fields = [
        Field::General,
        Field::Military,
        Field::Civilian,
        Field::Transport,
    ];
    let origins = [Origin::Brown, Origin::Grey, Origin::Purple, Origin::White];
    let worlds = [PlanetKind::Blue, PlanetKind::Red, PlanetKind::Green].map(|kind| {
        let look = planet::PlanetLook {
            kind,
            vp: 2,
            token_count: 2,
            max_tokens: 4,
            ..planet::PlanetLook::default()
        };
        picture("exo-icon", 62, None, planet::planet(&look))
    });
    let shape = |item: Item| {
        let figures = game.item(item);
        part::shape(
            item,
            figures.value,
            &part::cells_from_rows(&figures.shape),
            None,
        )
    };
    html! {
        <section data-game="exodus">
            <h2>{ "Exodus" }</h2>
            <svg class="gallery-defs" aria-hidden="true"><Defs /></svg>
            { for (0..6).map(|seat| ships(Seat(seat))) }
            { row(resources.into_iter().chain([resource::vp_icon(None), resource::cube_icon(None), council::icon(None)]).chain(worlds)
                .chain((1..=3).map(|level| guard::icon(level, None))).chain(Rocket::ALL.map(|kind| rocket::icon(kind, None)))) }
            { row(Item::ALL.into_iter().map(|item| part::icon(item, None))) }
            { row(Item::ALL.into_iter().map(shape)) }
            { row(Tech::ALL.into_iter().map(|one| tech::icon(one, None))) }
            { row(fields.into_iter().map(|field| tech::field_icon(field, None)).chain(origins.map(|origin| tech::origin_icon(origin, None)))) }
            { row(ActionKind::ALL.into_iter().map(|kind| cards::action_icon(kind, None)).chain([cards::bonus_icon(BonusFigures::Move, None)])
                .chain(kinds.map(|kind| cards::political_icon(kind, None))).chain([cards::ability_icon(None), cards::secret_icon(None)])
                .chain(Letter::ALL.map(|letter| cards::vote_icon(letter, None)))) }
            { row([titles::icon(0, None), titles::icon(1, None), titles::order(1, None), titles::order(5, None)].into_iter()
                .chain((1..=6).map(|face| die::icon(face, face > 4, None)))) }
            <p class="gallery-row">{ for [card_art::POLITICAL, card_art::RESISTANCE, card_art::ABILITY, card_art::ACTION, card_art::BONUS].into_iter().map(all_illustrations) }</p>
            <Map seat_count=3 />
            <Map seat_count=6 />
        </section>
    }
}

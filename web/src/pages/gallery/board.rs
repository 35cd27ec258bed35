//! The square board of the gallery, with every kind of piece and mark.

use super::pieces::sample;
use board::{BoardCallbacks, BoardCell, CellState, Depth, Layer, SquareBoard, SquareGrid};
use rift::pieces::overlay::{self, LaneEnd};
use rift::pieces::{
    Defs, Fan, Hull, Plane, SeatStyle, ShipLook, Stack, draw_at, heading::Heading, mine, nebula,
    ship, terrain,
};
use std::rc::Rc;
use yew::prelude::*;

const GRID: SquareGrid = SquareGrid {
    width: 12,
    height: 12,
};

fn square(column: u16, row: u16) -> u16 {
    row * GRID.width + column
}

fn terrain_layer() -> Html {
    let cloud =
        [(8, 0), (9, 0), (8, 1), (9, 1), (10, 1), (9, 2), (10, 2)].map(|(x, y)| square(x, y));
    let rock = |x, y, plane, i| {
        draw_at(
            GRID.center(square(x, y)),
            terrain::asteroid(plane, i, Stack::ALONE),
        )
    };
    html! { <>
        <Defs />
        { nebula::nebula(GRID, &cloud) }
        { draw_at((600, 600), terrain::large_planet()) }
        { draw_at(GRID.center(square(1, 9)), terrain::star()) }
        { draw_at(GRID.center(square(10, 5)), terrain::planet()) }
        { rock(3, 2, Plane::Low, 0) }{ rock(5, 1, Plane::Middle, 1) }{ rock(2, 6, Plane::High, 2) }
    </> }
}

fn overlay_layer() -> Html {
    let from = GRID.center(square(2, 3));
    let to = |x, y| GRID.center(square(x, y));
    let blown = |square, is_inner, damage| overlay::BlastSquare {
        square,
        is_inner,
        damage,
    };
    let near = [
        (9, 8),
        (9, 9),
        (9, 10),
        (10, 8),
        (10, 10),
        (11, 8),
        (11, 9),
        (11, 10),
    ]
    .map(|(x, y)| blown(square(x, y), true, 6));
    let large_pieces = [
        (8, 7),
        (9, 7),
        (10, 7),
        (11, 7),
        (8, 8),
        (8, 9),
        (8, 10),
        (8, 11),
        (9, 11),
        (10, 11),
        (11, 11),
    ]
    .map(|(x, y)| blown(square(x, y), false, 3));
    let blast: Vec<_> = near.into_iter().chain(large_pieces).collect();
    html! { <>
        { overlay::blast(GRID, &blast, &[square(8, 11)]) }
        { overlay::fire_lane(from, to(6, 3), LaneEnd::Target) }
        { overlay::fire_lane(from, to(2, 6), LaneEnd::Blocked) }
        { overlay::path(&[from, to(3, 4), to(4, 4)]) }
        { overlay::warp(to(6, 10), to(1, 10), Some(to(1, 10))) }
    </> }
}

fn pieces(is_fanned: bool) -> Html {
    let put = |x, y, look: ShipLook| draw_at(GRID.center(square(x, y)), ship(&look));
    let pile = |i: u8, hull, seat| ShipLook {
        plane: Plane::ALL[usize::from(i)],
        stack: Stack {
            index: i,
            count: 3,
            fan: if is_fanned { Fan::Left } else { Fan::Closed },
        },
        ..sample(hull, seat, 7)
    };
    html! { <>
        { put(2, 3, ShipLook { speed: 2, owed: 2, is_selected: true, ..sample(Hull::Rhino, 0, 2) }) }
        { put(6, 3, ShipLook { plane: Plane::Middle, speed: -1, ..sample(Hull::Screech, 1, 5) }) }
        { put(9, 1, ShipLook { plane: Plane::High, are_shields_down: true, ..sample(Hull::Hammer, 2, 3) }) }
        { put(6, 10, ShipLook { plane: Plane::Low, speed: 4, owed: 1, is_ready: false, ..sample(Hull::Screech, 3, 6) }) }
        { put(11, 4, pile(0, Hull::Rhino, 4)) }{ put(11, 4, pile(1, Hull::Hammer, 5)) }{ put(11, 4, pile(2, Hull::Screech, 3)) }
        { draw_at(GRID.center(square(10, 9)), mine::mine(Plane::Middle, Some(SeatStyle::new(2)), Stack::ALONE)) }
        { overlay::hit((606, 350), 4) }
        { draw_at(GRID.center(square(4, 4)), ship::ghost(Hull::Rhino, SeatStyle::new(0), Heading::new(2), Plane::Middle)) }
    </> }
}

fn cells(picked: Option<u16>) -> Rc<[BoardCell]> {
    let legal = [square(3, 3), square(3, 4), square(4, 4), square(6, 3)];
    let state = |index: u16| match index {
        _ if picked == Some(index) || index == square(2, 3) => CellState::Selected,
        _ if legal.contains(&index) => CellState::Legal,
        _ if index == square(6, 10) || index == square(7, 10) => CellState::Recent,
        _ if index == square(0, 3) => CellState::Threat,
        _ => CellState::Idle,
    };
    let cell = |index| BoardCell {
        index,
        classes: AttrValue::default(),
        name: GRID.name(index).into(),
        state: state(index),
        is_disabled: !legal.contains(&index),
    };
    (0..GRID.len()).map(cell).collect()
}

#[component]
pub fn SampleBoard() -> Html {
    let picked = use_state(|| None);
    let pointed = use_state_eq(|| None);
    let terrain_layer = use_memo((), |()| terrain_layer());
    let overlay_layer = use_memo((), |()| overlay_layer());
    let is_fanned = *pointed == Some(square(11, 4));
    let pieces = use_memo(is_fanned, |is_fanned| pieces(*is_fanned));
    let cells = use_memo(*picked, |picked| cells(*picked));
    let layers = vec![
        Layer::memoized("terrain", Depth::Under, terrain_layer),
        Layer::memoized("overlay", Depth::Over, overlay_layer),
        Layer::memoized("pieces", Depth::Over, pieces),
    ];
    let (picks, points) = (picked.setter(), pointed.setter());
    let point = move |cell| points.set(cell);
    let callbacks = BoardCallbacks::for_places(Some, move |cell| picks.set(Some(cell)), point);
    html! {
        <SquareBoard grid={GRID} label="Sample, 12 by 12" decoration={4} {layers} {callbacks} cells={(*cells).clone()} />
    }
}

#[component]
pub fn Sample() -> Html {
    html! {
        <section>
            <h2>{ "Board" }</h2>
            <div class="gallery-board"><SampleBoard /></div>
        </section>
    }
}

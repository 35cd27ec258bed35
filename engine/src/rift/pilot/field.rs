//! The board as a pilot sees it in one planning: spots, neighbors, what is in the way, and from
//! where a target is in sight. Tables made once, looked up often; no rules beyond geometry.

use super::super::Rift;
use super::super::ship::ShipId;
use super::super::state::State;
use crate::grid::{Heading, Plane, Space, Square};

/// A space, numbered from 0 on this board: plane by plane, row by row.
pub type Spot = u16;

/// No spot: beyond the edge.
pub const NOWHERE: Spot = Spot::MAX;

/// Steps that the edge of a nebula counts.
const VEIL: u8 = 2;

/// What a spot holds that keeps ships out or hurts them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cover {
    /// Nothing.
    Free,
    /// Terrain.
    Solid,
    /// A live mine: it can be entered, at a price.
    Mine,
    /// A ship.
    Ship,
}

/// What can be shot at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prey {
    /// An enemy.
    Ship(ShipId),
    /// A mine, by its place in the list.
    Mine(u8),
}

/// A target in sight, and how far away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// What it is.
    pub prey: Prey,
    /// Squares along the line.
    pub far: u8,
}

/// The board of one planning.
#[derive(Clone, Debug)]
pub struct Field {
    width: u16,
    height: u16,
    next: Vec<[Spot; 8]>,
    cover: Vec<Cover>,
    cloud: Vec<bool>,
}

impl Field {
    /// The board with its terrain, mines, and the ships that `stands` holds of.
    pub fn new(table: &Rift, state: &State, stands: impl Fn(ShipId) -> bool) -> Self {
        let board = table.board();
        let (width, height) = (u16::from(board.width()), u16::from(board.height()));
        let mut field = Self {
            width,
            height,
            next: Vec::new(),
            cover: Vec::new(),
            cloud: Vec::new(),
        };
        for spot in 0..width * height * 3 {
            let space = field.space(spot);
            let solid = board.is_solid(space);
            field
                .cover
                .push(if solid { Cover::Solid } else { Cover::Free });
            field.cloud.push(board.is_nebula(space.square()));
            let next = |n| {
                board
                    .neighbor(space, Heading::wrap(n).step())
                    .map_or(NOWHERE, |next| field.spot(next))
            };
            field.next.push([0, 1, 2, 3, 4, 5, 6, 7].map(next));
        }
        for mine in state.mines.iter() {
            field.put(field.spot(mine.space()), Cover::Mine);
        }
        for (id, ship) in state.living().filter(|(id, _)| stands(*id)) {
            let _ = id;
            field.put(field.spot(ship.space), Cover::Ship);
        }
        field
    }

    /// How many spots there are.
    pub const fn len(&self) -> usize {
        self.width as usize * self.height as usize * 3
    }

    /// The spot of a space on the board.
    pub const fn spot(&self, space: Space) -> Spot {
        let level = (space.plane().level() + 1) as u16;
        let square = space.square();
        (level * self.height + square.y() as u16) * self.width + square.x() as u16
    }

    /// The space of a spot.
    pub const fn space(&self, spot: Spot) -> Space {
        let (row, x) = (spot / self.width, spot % self.width);
        let (level, y) = (row / self.height, row % self.height);
        let plane = match level {
            0 => Plane::LOW,
            1 => Plane::MIDDLE,
            _ => Plane::HIGH,
        };
        Space::new(Square::of_cell(y << 5 | x), plane)
    }

    /// Puts something on a spot, or takes it away with [`Cover::Free`].
    pub fn put(&mut self, spot: Spot, cover: Cover) {
        if let Some(place) = self.cover.get_mut(usize::from(spot)) {
            *place = cover;
        }
    }

    /// What a spot holds; beyond the edge it is solid.
    pub fn cover(&self, spot: Spot) -> Cover {
        self.cover
            .get(usize::from(spot))
            .copied()
            .unwrap_or(Cover::Solid)
    }

    /// Whether the spot is in a nebula.
    pub fn is_cloud(&self, spot: Spot) -> bool {
        self.cloud.get(usize::from(spot)).copied().unwrap_or(false)
    }

    /// The spot one step in a direction, or [`NOWHERE`].
    pub fn next(&self, spot: Spot, direction: u8) -> Spot {
        self.next
            .get(usize::from(spot))
            .map_or(NOWHERE, |next| next[usize::from(direction & 7)])
    }

    /// The spot one plane up (1) or down (-1), or [`NOWHERE`].
    pub const fn raised(&self, spot: Spot, by: i8) -> Spot {
        let layer = self.width * self.height;
        if by > 0 {
            if spot < 2 * layer {
                spot + layer
            } else {
                NOWHERE
            }
        } else if spot >= layer {
            spot - layer
        } else {
            NOWHERE
        }
    }

    /// Steps from every spot to the nearest of `goals`, past terrain but through ships and mines.
    /// The edge of a nebula, which no shot crosses, counts [`VEIL`] steps more; what cannot be
    /// reached is as far away as can be counted.
    pub fn paths(&self, goals: impl Iterator<Item = Spot>) -> Vec<u8> {
        let mut steps = vec![u8::MAX; self.len()];
        let mut queue: std::collections::VecDeque<Spot> = goals.collect();
        for &goal in &queue {
            if let Some(place) = steps.get_mut(usize::from(goal)) {
                *place = 0;
            }
        }
        while let Some(spot) = queue.pop_front() {
            let own = steps.get(usize::from(spot)).copied().unwrap_or(u8::MAX);
            let around = (0..8u8).map(|direction| self.next(spot, direction));
            let planes = [-1, 1].map(|by| self.raised(spot, by));
            for next in around.chain(planes) {
                if next == NOWHERE || self.cover(next) == Cover::Solid {
                    continue;
                }
                let veil = if self.is_cloud(spot) == self.is_cloud(next) {
                    0
                } else {
                    VEIL
                };
                let far = own.saturating_add(1 + veil);
                if let Some(place) = steps.get_mut(usize::from(next))
                    && far < *place
                {
                    *place = far;
                    queue.push_back(next);
                }
            }
        }
        steps
    }

    /// Free spots from `spot` in a direction that share its nebula, as far as a shot flies.
    pub fn ray(&self, spot: Spot, direction: u8, reach: u8) -> impl Iterator<Item = Spot> {
        let cloud = self.is_cloud(spot);
        let step = move |&at: &Spot| Some(self.next(at, direction));
        std::iter::successors(step(&spot), step)
            .take(usize::from(reach))
            .take_while(move |&at| self.cover(at) == Cover::Free && self.is_cloud(at) == cloud)
    }
}

/// From where which target is in sight: by spot and direction of the line.
#[derive(Clone, Debug)]
pub struct Sights {
    marks: Vec<Option<Mark>>,
}

impl Sights {
    /// Looks from every target outwards: the enemies of `id`, and all mines.
    pub fn new(table: &Rift, state: &State, field: &Field, id: ShipId) -> Self {
        let mut sights = Self {
            marks: vec![None; field.len() * 8],
        };
        let team = table.team_of_ship(id);
        for (n, mine) in (0u8..).zip(state.mines.iter()) {
            sights.mark(table, field, field.spot(mine.space()), Prey::Mine(n));
        }
        for (other, ship) in state.living() {
            if table.team_of_ship(other) != team {
                sights.mark(table, field, field.spot(ship.space), Prey::Ship(other));
            }
        }
        sights
    }

    fn mark(&mut self, table: &Rift, field: &Field, at: Spot, prey: Prey) {
        let figures = table.figures();
        let reach = figures
            .laser
            .range
            .max(figures.torpedo.range)
            .max(figures.ion.range);
        for direction in 0..8u8 {
            let back = usize::from((direction + 4) & 7);
            for (far, spot) in (1u8..).zip(field.ray(at, direction, reach)) {
                if let Some(mark) = self.marks.get_mut(usize::from(spot) * 8 + back) {
                    *mark = Some(Mark { prey, far });
                }
            }
        }
    }

    /// What is in sight from `spot` in a direction.
    pub fn at(&self, spot: Spot, direction: u8) -> Option<Mark> {
        self.marks
            .get(usize::from(spot) * 8 + usize::from(direction & 7))
            .copied()
            .flatten()
    }
}

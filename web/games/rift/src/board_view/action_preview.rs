//! Previews an action before it is played: the engine tries it on a copy of the view, and the
//! difference is drawn.

use super::super::pieces::overlay::{self, BlastSquare, LaneEnd};
use super::super::pieces::{draw_at, heading::Heading, ship::ghost};
use super::pieces::{art_seat, hull_of};
use super::{art_plane, center, grid_of, index_of};
use board::SquareGrid;
use engine::chance::ZeroChance;
use engine::game::{Game, Seat};
use engine::grid::{Space, Square};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::play::{Blast, ShipContext, Sight};
use engine::rift::ship::{MountId, ShipId};
use engine::rift::view::View;
use yew::prelude::*;

/// The result of an action that was tried on a copy of the view.
#[derive(Clone, PartialEq)]
pub struct ActionPreview {
    pub action: Action,
    pub after: View,
    pub events: Vec<Event>,
}

impl ActionPreview {
    /// Tries an action on a copy of `view`; returns `None` if it is refused.
    #[must_use]
    pub fn of(game: &Rift, view: &View, seat: Seat, action: Action) -> Option<Self> {
        let mut after = view.clone();
        let mut events = Vec::new();
        game.act(&mut after, seat, action, &mut ZeroChance, &mut events)
            .ok()?;
        Some(Self {
            action,
            after,
            events,
        })
    }

    /// Returns the squares of the ships that would take damage.
    #[must_use]
    pub fn damaged_squares(&self, before: &View) -> Vec<Square> {
        let damaged_square = |event: &Event| {
            loss(event)
                .and_then(|(ship, _)| before.ship(ship))
                .map(|ship| ship.square())
        };
        self.events.iter().filter_map(damaged_square).collect()
    }

    /// Returns the total damage that a ship would take, to shields and hull.
    fn loss_of(&self, id: ShipId) -> u8 {
        let losses = self
            .events
            .iter()
            .filter_map(loss)
            .filter(|(ship, _)| *ship == id);
        losses.map(|(_, damage)| damage).fold(0, u8::saturating_add)
    }
}

/// Returns the ship that an event damages, and the amount.
fn loss(event: &Event) -> Option<(ShipId, u8)> {
    if let Event::BarDamaged { ship, damage, .. } | Event::HullDamaged { ship, damage, .. } = event
    {
        Some((*ship, *damage))
    } else {
        None
    }
}

/// Draws an action: path and ghost, line of fire, blast, landing square. For a refused action,
/// draws the line of fire or warp lane and its obstacle.
pub fn preview(game: &Rift, view: &View, action: Action, preview: Option<&ActionPreview>) -> Html {
    let Some(context) = ShipContext::active(game, view) else {
        return Html::default();
    };
    let grid = grid_of(game);
    let from = center(grid, context.ship.square());
    let lane_drawing = match action {
        Action::Fire(mount, _, _) => fire(&context, grid, mount),
        Action::Warp(squares, _) => lane(&context, grid, squares, preview.is_some()),
        Action::Step => context
            .next_space()
            .map(|to| overlay::path(&[from, center(grid, to.square())]))
            .unwrap_or_default(),
        _ => own_blast(game, view, context.ship.space, preview),
    };
    html! { <>
        { lane_drawing }
        { preview.map(|preview| ghosts(game, view, preview)).unwrap_or_default() }
    </> }
}

/// Draws the damage that ships would take, beside them.
pub fn losses(game: &Rift, view: &View, preview: Option<&ActionPreview>) -> Html {
    preview
        .map(|preview| damage(game, view, preview))
        .unwrap_or_default()
}

/// Draws the threats from the square under the pointer: the blast of its mines and the lines of
/// fire of its ships.
pub fn danger(game: &Rift, view: &View, square: Square) -> Html {
    let grid = grid_of(game);
    let mines = view
        .mines
        .iter()
        .map(|mine| mine.space())
        .filter(|space| space.square() == square);
    let ships = view
        .living()
        .filter(|(_, ship)| ship.square() == square)
        .map(|(id, _)| id);
    let lines = |id: ShipId| {
        let context = ShipContext::of(game, view, id)?;
        let mounts = (0..context.build.mounts.len() as u8).map(MountId);
        Some(
            mounts
                .map(|mount| fire(&context, grid, mount))
                .collect::<Html>(),
        )
    };
    html! { <>
        { for mines.map(|mine| blast(game, view, mine)) }
        { for ships.filter_map(lines) }
    </> }
}

/// Draws the line of fire of a mount up to its end, and the blast of a mine that it would hit.
fn fire(context: &ShipContext<'_>, grid: SquareGrid, mount: MountId) -> Html {
    let Ok(mount) = context.mount(mount) else {
        return Html::default();
    };
    let from = center(grid, context.ship.square());
    let sight = context.sight(mount);
    let (reach, end) = match sight {
        Sight::Nothing => (u8::MAX, LaneEnd::Open),
        Sight::Blocked(_, at) | Sight::Boundary(at) => (at, LaneEnd::Blocked),
        Sight::Ship(ship, at) => (
            at,
            if context.is_target(ship) {
                LaneEnd::Target
            } else {
                LaneEnd::Blocked
            },
        ),
        Sight::Mine(_, at) => (at, LaneEnd::Target),
    };
    let last = context.line(mount).take(usize::from(reach)).last();
    let to = last.map_or(from, |space| center(grid, space.square()));
    let mine = match sight {
        Sight::Mine(mine, _) => context.state.mines.get(mine).map(|mine| mine.space()),
        Sight::Nothing | Sight::Blocked(..) | Sight::Boundary(_) | Sight::Ship(..) => None,
    };
    html! { <>
        { mine.map(|mine| blast(context.game, context.state, mine)).unwrap_or_default() }
        { overlay::fire_lane(from, to, end) }
    </> }
}

/// Draws the lane of a warp up to its landing square or its obstacle.
fn lane(context: &ShipContext<'_>, grid: SquareGrid, square_count: u8, is_free: bool) -> Html {
    let from = center(grid, context.ship.square());
    let step = context.ship.heading.offset();
    let along = |n: u8| {
        let n = i8::try_from(n).unwrap_or(0);
        let space = context.ship.space.offset(step.0 * n, step.1 * n);
        space
            .filter(|space| context.game.board().contains(space.square()))
            .map(|space| center(grid, space.square()))
    };
    let (open, _) = context.warp_lane();
    if is_free {
        along(square_count)
            .map(|to| overlay::warp(from, to, None))
            .unwrap_or_default()
    } else {
        let last = along(open).unwrap_or(from);
        overlay::warp(from, last, Some(along(open + 1).unwrap_or(last)))
    }
}

/// Draws the blast of the ship's own waiting mine, if the action would detonate or release it.
fn own_blast(game: &Rift, view: &View, space: Space, preview: Option<&ActionPreview>) -> Html {
    let is_mine_event = |event: &Event| {
        matches!(
            event,
            Event::MineDetonated { .. } | Event::MineReleased { .. }
        )
    };
    if preview.is_some_and(|preview| preview.events.iter().any(is_mine_event)) {
        blast(game, view, space)
    } else {
        Html::default()
    }
}

/// Draws the squares that a mine's blast reaches in the mine's plane, with their damage, and the
/// squares that cover protects `[RIFT-13.10]`.
pub fn blast(game: &Rift, view: &View, mine: Space) -> Html {
    let grid = grid_of(game);
    let [inner, _] = game.figures().blast_damage;
    let (mut reached, mut covered) = (Vec::new(), Vec::new());
    for square in game.board().squares() {
        let at = Space::new(square, mine.plane());
        match game.blast(view, mine, at) {
            Blast::Hit(damage) if game.terrain_obstacle(at).is_none() => {
                reached.push(BlastSquare {
                    square: index_of(grid, square),
                    is_inner: damage == inner,
                    damage,
                })
            }
            Blast::Covered => covered.push(index_of(grid, square)),
            Blast::Hit(_) | Blast::Out => {}
        }
    }
    overlay::blast(grid, &reached, &covered)
}

/// Draws the ships that the action moves at their final positions.
fn ghosts(game: &Rift, before: &View, preview: &ActionPreview) -> Html {
    let grid = grid_of(game);
    let ghost_drawing = |id: ShipId| {
        let (old, new) = (before.ship(id)?, preview.after.ship(id)?);
        let is_unmoved = old.space == new.space && old.heading == new.heading;
        if is_unmoved || !new.is_alive() {
            return None;
        }
        let heading = Heading::new(new.heading.number());
        let body = ghost(
            hull_of(game, id),
            art_seat(game.owner(id)),
            heading,
            art_plane(new.plane()),
        );
        Some(draw_at(center(grid, new.square()), body))
    };
    (0..before.ships.len() as u8)
        .map(ShipId)
        .filter_map(ghost_drawing)
        .collect()
}

/// Draws the damage that each ship would take, beside it.
fn damage(game: &Rift, before: &View, preview: &ActionPreview) -> Html {
    let grid = grid_of(game);
    let damage_drawing = |id: ShipId| {
        let amount = preview.loss_of(id);
        let (x, y) = center(grid, before.ship(id)?.square());
        (amount > 0).then(|| overlay::hit((x + 30, y - 34), amount))
    };
    (0..before.ships.len() as u8)
        .map(ShipId)
        .filter_map(damage_drawing)
        .collect()
}

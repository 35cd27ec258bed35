//! Turns the events of a match into animation steps with movement and sound: at most one step per
//! event.
//!
//! The board already shows the final position. Pieces that have left it are drawn as ghosts until
//! they disappear, and moved pieces are animated from their old position. This module makes no rule
//! decisions.

mod battle;
mod flight;
mod turn;

#[cfg(test)]
mod tests;

use super::board_view::{center, grid_of, lone_mine, lone_ship, mine_name, ship_name};
use board::SquareGrid;
use engine::grid::{Heading, Space};
use engine::rift::Rift;
use engine::rift::event::Event;
use engine::rift::ship::{Ship, ShipId, Side};
use engine::rift::state::Mine;
use engine::rift::view::View;
use play::table;
use ui::motion::{
    AnimationStep, Property, TransientDrawing, fade, ghost_name, piece_selector, translate,
    translate_px,
};

/// The views before and after a batch of events, with the table that they belong to.
pub type Transition<'a> = table::Transition<'a, Rift, View>;

#[must_use]
pub fn animate(transition: Transition<'_>, events: &[Event]) -> Vec<AnimationStep> {
    let mut animator = Animator::new(transition, events);
    animator.draw_removed();
    for event in events {
        animator.animate(event);
    }
    animator.steps
}

/// The position and heading of a ship at the current point of the animation.
#[derive(Clone, Copy)]
struct Pose {
    at: (i32, i32),
    heading: Heading,
}

struct Animator<'a> {
    transition: Transition<'a>,
    grid: SquareGrid,
    poses: Vec<Option<Pose>>,
    /// Ships that the events remove, drawn as ghosts until then.
    removed_ships: Vec<ShipId>,
    /// Mines that the events detonate, drawn as ghosts until then.
    detonated_mines: Vec<Mine>,
    /// Delay in milliseconds from the start of the current attack to its damage; `None` outside an
    /// attack.
    hit_delay: Option<u32>,
    steps: Vec<AnimationStep>,
}

impl<'a> Animator<'a> {
    fn new(transition: Transition<'a>, events: &[Event]) -> Self {
        let grid = grid_of(transition.game);
        let was_alive = |id: ShipId| {
            transition
                .before
                .ship(id)
                .is_some_and(|ship| ship.is_alive())
        };
        let removed_ships = events.iter().filter_map(|event| {
            if let Event::ShipDestroyed { ship } | Event::ShipLeft { ship } = event {
                was_alive(*ship).then_some(*ship)
            } else {
                None
            }
        });
        let was_live = |mine: &Mine| transition.before.mines.iter().any(|other| other == mine);
        let detonated_mines = events.iter().filter_map(|event| {
            if let Event::MineDetonated { mine } = event {
                was_live(mine).then_some(*mine)
            } else {
                None
            }
        });
        let mut animator = Self {
            transition,
            grid,
            poses: Vec::new(),
            removed_ships: removed_ships.collect(),
            detonated_mines: detonated_mines.collect(),
            hit_delay: None,
            steps: Vec::new(),
        };
        animator.pose_all(transition.before);
        animator
    }

    /// Sets the pose of every ship that is alive to its position in `view`.
    fn pose_all(&mut self, view: &View) {
        let grid = self.grid;
        let pose = |ship: &Ship| {
            ship.is_alive().then(|| Pose {
                at: center(grid, ship.square()),
                heading: ship.heading,
            })
        };
        self.poses = view.ships.iter().map(pose).collect();
    }

    /// Adds a step without duration that draws the removed ships and mines as ghosts.
    fn draw_removed(&mut self) {
        let Transition { game, before, .. } = self.transition;
        let mut step = AnimationStep::new(0, None);
        for &id in &self.removed_ships {
            let Some(pose) = self.pose(id) else { continue };
            let ship = TransientDrawing::new(String::new(), lone_ship(game, before, id));
            let ship = ship.with_name(ghost_name(&ship_name(id)));
            step = step.with_drawing(ship.with_transform(vec![(0.0, translate_px(pose.at))]));
        }
        for &mine in &self.detonated_mines {
            let mine_drawn =
                TransientDrawing::new(translate(self.center_of(mine.space())), lone_mine(mine));
            step = step.with_drawing(mine_drawn.with_name(ghost_name(&mine_name(mine))));
        }
        if !step.effects.is_empty() {
            self.steps.push(step);
        }
    }

    fn pose(&self, id: ShipId) -> Option<Pose> {
        self.poses.get(id.index()).copied().flatten()
    }

    fn set_pose(&mut self, id: ShipId, pose: Option<Pose>) {
        if let Some(slot) = self.poses.get_mut(id.index()) {
            *slot = pose;
        }
    }

    fn center_of(&self, space: Space) -> (i32, i32) {
        center(self.grid, space.square())
    }

    /// Returns the CSS selector of a ship's drawing, or of its ghost if the ship is removed.
    fn ship_selector(&self, id: ShipId) -> String {
        let name = ship_name(id);
        if self.removed_ships.contains(&id) {
            TransientDrawing::select(&ghost_name(&name))
        } else {
            piece_selector(&name)
        }
    }

    /// Adds a step that is not part of an attack, and ends the current attack.
    fn push(&mut self, step: AnimationStep) {
        self.hit_delay = None;
        self.steps.push(step);
    }

    fn animate(&mut self, event: &Event) {
        match *event {
            Event::Stepped { ship, from, to } => self.animate_step(ship, from, to),
            Event::SpeedChanged { ship, from, to } => self.animate_speed(ship, from, to),
            Event::Rotated { ship, from, to } => self.rotate(ship, from, to),
            Event::PlaneChanged { ship, from, to } => self.lift(ship, from, to),
            Event::Warped { ship, from, to, .. } => self.warp(ship, from, to),
            Event::EmergencyStop { ship } => self.stop(ship),
            Event::ShipReplaced {
                ship,
                space,
                heading,
                ..
            } => self.replace(ship, space, heading),
            Event::ShotFired { .. }
            | Event::BarDamaged { .. }
            | Event::HullDamaged { .. }
            | Event::MineReleased { .. }
            | Event::MineLeft { .. }
            | Event::MineDetonated { .. }
            | Event::MineLost { .. }
            | Event::BlastHit { .. }
            | Event::BlastBlocked { .. }
            | Event::SideChosen { .. }
            | Event::ShipDestroyed { .. }
            | Event::ShipLeft { .. } => self.battle(event),
            _ => self.turn(event),
        }
    }

    /// Fades out the drawing of a removed piece.
    fn fade_out(step: AnimationStep, selector: String) -> AnimationStep {
        step.with_animation(selector, Property::Opacity, fade(&[1.0, 0.0]))
    }
}

/// Returns the SVG transform that moves a drawing to a ship's position and turns its north to one
/// of the ship's sides.
fn side_transform(pose: Pose, side: Side) -> String {
    let turn = side.facing(pose.heading).number();
    format!("{} rotate({})", translate(pose.at), u32::from(turn) * 45)
}

/// Returns a rotation in degrees as the value of a keyframe.
fn rotation_frame(degrees: i32) -> String {
    format!("rotate({degrees}deg)")
}

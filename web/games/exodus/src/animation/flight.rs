//! Animates flights: orders are revealed, all ships fly at once, and other ships rearrange. Also
//! animates events of ships outside of battles.

use super::super::board_view::stack_route;
use super::super::pieces::effects::{self, Tone};
use super::super::pieces::{BoardPoint, draw_at, ship};
use super::sprites::all_ships;
use super::{Animator, SimultaneousKind, flash, ring, translate, translate_px};
use board::path::direction_and_length;
use engine::exodus::action::Token;
use engine::exodus::event::Event;
use engine::exodus::hex::HexId;
use engine::exodus::ship::{ShipId, ShipSet};
use engine::exodus::state::TokenStack;
use engine::game::Seat;
use ui::motion::{AnimationStep, Keyframe, Property, TransientDrawing, fade, keyframes, pop};
use ui::sound::SoundCue;

impl Animator<'_> {
    pub(super) fn show_flight_event(&mut self, event: &Event) {
        match event {
            Event::OrderShown { ship, tokens } => self.show_order(*ship, tokens),
            Event::Flown { ship, path } => {
                self.rearrange_ships();
                self.animate_flight(*ship, path);
            }
            &Event::Stepped { ship, from, to } => {
                self.rearrange_ships();
                self.simultaneous = None;
                self.animate_flight(ship, &[from, to]);
            }
            &Event::Stacked { ship, .. } => {
                let Some(at) = self.sprites.place(ship) else {
                    return;
                };
                let spark = ring((at.0 + 22, at.1 - 14), Tone::Gold, 14, pop(1.6, 0.6));
                let step = AnimationStep::new(200, Some(SoundCue::Tick)).with_drawing(spark);
                self.push_simultaneous(SimultaneousKind::Stacks, step);
            }
            &Event::Built { ship, .. } => {
                self.rearrange_ships();
                self.show_new_ship(ship);
            }
            &Event::Repaired { ship, .. } => {
                let Some(at) = self.sprites.place(ship) else {
                    return;
                };
                let light = ring(at, Tone::Good, 26, pop(0.5, 1.1));
                self.push(AnimationStep::new(150, Some(SoundCue::ShieldsUp)).with_drawing(light));
            }
            &Event::Uncloaked {
                seat,
                hex,
                uncloaks,
            } => {
                self.show_uncloak_choice(seat, hex, uncloaks);
            }
            _ => {}
        }
    }

    /// Reveals the order of a ship for a moment.
    fn show_order(&mut self, ship: ShipId, tokens: &[Token]) {
        let Some(from) = self.transition.before.ship(ship).hex else {
            return;
        };
        let stack = tokens
            .iter()
            .copied()
            .fold(TokenStack::default(), TokenStack::with_token);
        let arrow = stack_route(self.transition.game, ship.seat(), from, stack);
        let shown = TransientDrawing::new(String::new(), arrow).with_opacity(&[0.0, 1.0, 1.0, 0.5]);
        let step = AnimationStep::new(620, Some(SoundCue::Charge)).with_drawing(shown);
        self.push_simultaneous(SimultaneousKind::Orders, step);
    }

    /// Moves a ship along hexes. It turns into the direction of each leg, and back to north at the
    /// end.
    fn animate_flight(&mut self, ship: ShipId, path: &[HexId]) {
        let ([first, ..], [.., last]) = (path, path) else {
            return;
        };
        let start = self
            .sprites
            .place(ship)
            .unwrap_or_else(|| self.hex_center(*first));
        let end = match self.sprites.arrival_placement(ship) {
            Some((post, _)) if self.sprites.arrival_hex(ship) == Some(*last) => post,
            Some(_) | None => self.hex_center(*last),
        };
        let between = path.get(1..path.len() - 1).unwrap_or_default();
        let mut points = vec![start];
        points.extend(between.iter().map(|hex| self.hex_center(*hex)));
        points.push(end);
        let steps = u32::try_from(path.len().saturating_sub(1)).unwrap_or(1);
        let mut step = AnimationStep::new(320 + 200 * steps, Some(SoundCue::Thrust));
        if let Some(selector) = self.sprites.ship_selector(ship) {
            step = step.with_animation(
                selector.clone(),
                Property::Transform,
                flight_keyframes(&points),
            );
            if self.sprites.is_redrawn(ship) && self.transition.after.ship(ship).hex == Some(*last)
            {
                // The ship joins others in one drawing.
                step =
                    step.with_animation(selector, Property::Opacity, fade(&[1.0, 1.0, 1.0, 0.0]));
            }
        }
        self.push_simultaneous(SimultaneousKind::Flights, step);
        self.sprites.set_place(ship, Some(end));
    }

    /// Moves ships that stay in their hex, to make room or close gaps.
    pub(super) fn rearrange_ships(&mut self) {
        let stays = |ship: &ShipId| {
            self.transition.before.ship(*ship).hex == self.sprites.arrival_hex(*ship)
        };
        let ships = all_ships().filter(stays);
        let goals = ships.filter_map(|ship| Some((ship, self.sprites.arrival_placement(ship)?.0)));
        let step = self.move_ships(goals.collect(), 320);
        if !step.moves.is_empty() {
            self.push_simultaneous(SimultaneousKind::Flights, step);
        }
    }

    /// Moves all remaining ships to their final places.
    pub(super) fn move_to_final_places(&mut self) {
        let goals = all_ships().filter_map(|ship| Some((ship, self.sprites.end_place(ship)?)));
        let step = self.move_ships(goals.collect(), 260);
        if !step.moves.is_empty() {
            self.push(step);
        }
    }

    /// Returns a step that moves ships to places at the same time; ghosts stay.
    fn move_ships(&mut self, goals: Vec<(ShipId, BoardPoint)>, length: u32) -> AnimationStep {
        let mut step = AnimationStep::new(length, None);
        for (ship, to) in goals {
            let from = self.sprites.place(ship).filter(|from| *from != to);
            let Some(from) = from.filter(|_| !self.sprites.is_redrawn(ship)) else {
                continue;
            };
            if let Some(selector) = self.sprites.ship_selector(ship) {
                step = step.with_animation(
                    selector,
                    Property::Transform,
                    keyframes([translate_px(from), translate_px(to)]),
                );
            }
            self.sprites.set_place(ship, Some(to));
        }
        step
    }

    /// Shows a ship that comes into play.
    fn show_new_ship(&mut self, ship: ShipId) {
        let Some((at, _)) = self.sprites.arrival_placement(ship) else {
            return;
        };
        let mut step = AnimationStep::new(300, Some(SoundCue::Lift)).with_drawing(ring(
            at,
            Tone::Good,
            30,
            pop(0.3, 1.2),
        ));
        if let Some(selector) = self.sprites.ship_selector(ship) {
            let grow = vec![
                (0.0, "0.2".to_owned()),
                (0.7, "1.15".to_owned()),
                (1.0, "1".to_owned()),
            ];
            step = step
                .with_animation(selector.clone(), Property::Opacity, fade(&[0.0, 1.0, 1.0]))
                .with_animation(format!("{selector} > *"), Property::Scale, grow);
        }
        self.push(step);
        self.sprites.set_place(ship, Some(at));
    }

    /// Shows whether a seat uncloaks its ships: their outlines fill with light.
    fn show_uncloak_choice(&mut self, seat: Seat, hex: HexId, uncloaks: bool) {
        let at = self.hex_center(hex);
        if !uncloaks {
            return self.push(
                AnimationStep::new(120, Some(SoundCue::Tick)).with_drawing(flash(at, Tone::Shield)),
            );
        }
        let ships = self
            .transition
            .after
            .ships_at(hex)
            .intersection(ShipSet::fleet(seat));
        let mut step = AnimationStep::new(420, Some(SoundCue::ShieldsDown))
            .with_drawing(flash(at, Tone::Shield));
        for id in ships.iter() {
            let Some(point) = self.sprites.place(id) else {
                continue;
            };
            let look = ship::ShipLook {
                seat,
                kind: id.kind(),
                cloak: ship::CloakState::Cloaked,
                is_second: id.nth() == 1,
                ..ship::ShipLook::default()
            };
            let outline =
                TransientDrawing::new(translate(point), draw_at((0, 0), ship::ship(&look)));
            step = step
                .with_drawing(
                    outline
                        .with_transform(pop(1.0, 1.5))
                        .with_opacity(&[1.0, 0.6, 0.0]),
                )
                .with_drawing(ring(point, Tone::Shield, 28, pop(1.4, 0.7)));
            if let Some(selector) = self.sprites.ship_selector(id) {
                step = step.with_animation(selector, Property::Opacity, fade(&[0.0, 0.6, 1.0]));
            }
        }
        self.push(step);
    }

    /// Returns the sweep of Radar over a hex.
    pub(super) fn sweep(&self, at: BoardPoint) -> TransientDrawing {
        let turn = keyframes(["rotate(0deg)".to_owned(), "rotate(360deg)".to_owned()]);
        TransientDrawing::new(translate(at), effects::sweep()).with_transform(turn)
    }
}

/// Returns the keyframes of a flight: the ship turns into the direction of each leg, and back to
/// north at the end.
fn flight_keyframes(points: &[BoardPoint]) -> Vec<Keyframe> {
    let frame = |at: BoardPoint, turn: f64| format!("{} rotate({turn:.0}deg)", translate_px(at));
    let bearing = |from: BoardPoint, to: BoardPoint| {
        let (turn, length) = direction_and_length(from, to);
        // Ships are drawn bow north; a rest does not turn them.
        let turn = if length == 0 { 0.0 } else { turn + 90.0 };
        if turn > 180.0 { turn - 360.0 } else { turn }
    };
    let (Some(first), Some(last)) = (points.first(), points.last()) else {
        return Vec::new();
    };
    let stretches = points.len().saturating_sub(1).max(1) as f64;
    let mut steps = vec![(0.0, frame(*first, 0.0))];
    for (n, pair) in points.windows(2).enumerate() {
        let [from, to] = *pair else {
            continue;
        };
        let turn = bearing(from, to);
        let part = |n: f64| 0.08 + 0.84 * n / stretches;
        steps.push((part(n as f64) + 0.06 / stretches, frame(from, turn)));
        steps.push((part(n as f64 + 1.0), frame(to, turn)));
    }
    steps.push((1.0, frame(*last, 0.0)));
    steps
}

#[cfg(test)]
pub(super) fn test_keyframes(points: &[BoardPoint]) -> Vec<Keyframe> {
    flight_keyframes(points)
}

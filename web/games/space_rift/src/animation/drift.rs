//! Animates a drift of the rift step by step: dice, direction, each tile with the cause of its
//! move, gaps, riders, and folds in space.

use super::super::pieces::effects::{self, Tone};
use super::super::pieces::tile as art;
use super::sprites::leave_steps;
use super::{Animator, BoardPoint, center_of, direction_and_length, translate, translate_px};
use engine::space_rift::battlefield::{Direction, Hex};
use engine::space_rift::drift::{RiftEvent, ShiftCause, Tile, TileSet};
use engine::space_rift::unit::UnitId;
use ui::motion::{AnimationStep, Property, TransientDrawing, fade, keyframes, pop};
use ui::sound::SoundCue;

/// The center of the board, used for pieces without a position.
const BOARD_CENTER: BoardPoint = (650, 493);

impl Animator<'_> {
    #[rustfmt::skip]
    pub(super) fn drift(&mut self, event: RiftEvent) {
        match event {
            RiftEvent::Rolled { dice, .. } => self.show_rift_dice(dice),
            RiftEvent::Stirred { number, direction, steps } => self.animate_rift_direction(number, direction, steps),
            RiftEvent::Shifted { tile, cause, to, .. } => self.animate_shift(tile, cause, to),
            RiftEvent::SetAside { tile, .. } => self.animate_set_aside_tile(tile),
            RiftEvent::Placed { tile, hex, .. } => self.animate_placement(tile, center_of(hex)),
            RiftEvent::Parted { away } => self.animate_separation(away),
            RiftEvent::Closed { tile, from, to, .. } => self.animate_closing(tile, center_of(from), center_of(to)),
            RiftEvent::Carried { unit, tile, to } => self.animate_rider(unit, tile, center_of(to)),
            RiftEvent::Caught { unit, tile, hex } => {
                self.sprites.set_rider(tile, Some(unit));
                self.push(AnimationStep::new(150, Some(SoundCue::Mine)).with_drawing(Self::flash(center_of(hex), Tone::Rift)));
            }
            RiftEvent::LeftBehind { hex, .. } => {
                self.push(AnimationStep::new(140, Some(SoundCue::Tick)).with_drawing(Self::ring(center_of(hex), Tone::Gold, pop(1.2, 0.9))));
            }
            RiftEvent::Lifted { unit, stays, tile } => self.animate_lift(unit, stays, tile),
            RiftEvent::Settled { unit, tile, hex, .. } => self.animate_landing(unit, tile, center_of(hex)),
            RiftEvent::Folded { tile, unit } => self.animate_fold(tile, unit),
            RiftEvent::Flung { unit, from, row_dice, column_dice, counted, to } => {
                self.animate_fling(unit, from, (&row_dice, &column_dice), counted, to);
            }
        }
    }

    /// Returns the position of tile 1, from which the rift moves.
    fn rift_center(&self) -> BoardPoint {
        self.sprites
            .tile_place(Tile::CENTRAL)
            .unwrap_or(BOARD_CENTER)
    }

    fn show_rift_dice(&mut self, dice: [u8; 3]) {
        let is_repeated = |n: &usize| dice.iter().filter(|value| **value == dice[*n]).count() > 1;
        let lit: Vec<usize> = (0..3).filter(is_repeated).collect();
        self.number_dice(self.rift_center(), &dice, &lit);
    }

    /// Highlights the number on the dial, and draws a beam in the direction of the drift.
    fn animate_rift_direction(&mut self, number: u8, direction: Direction, step_count: u8) {
        self.sprites.load_riders(self.transition);
        self.drift_direction = Some(direction);
        let rift_center = self.rift_center();
        let beam = TransientDrawing::new(translate(rift_center), art::beam(direction, step_count))
            .with_opacity(&[0.0, 1.0, 1.0, 1.0, 0.0]);
        let number_one = direction.clockwise(7 - number.clamp(1, 6));
        let dial =
            TransientDrawing::new(translate(rift_center), art::dial(number_one, Some(number)))
                .with_opacity(&[0.0, 1.0, 1.0, 0.0]);
        let step = AnimationStep::new(420, Some(SoundCue::Charge))
            .with_drawing(beam)
            .with_drawing(dial);
        self.push(step.with_drawing(Self::ring(rift_center, Tone::Rift, pop(0.6, 1.2))));
    }

    /// Moves a tile of the chain; tiles after the first of a step follow without delay.
    fn animate_shift(&mut self, tile: Tile, cause: ShiftCause, to: Option<Hex>) {
        let Some(from) = self.sprites.tile_place(tile) else {
            return;
        };
        let (dx, rows) = self.drift_direction.map_or((0, 0), Direction::step);
        let next_point = (from.0 + 50 * i32::from(dx), from.1 - 87 * i32::from(rows));
        let to = to.map_or(next_point, center_of);
        let (style, lag) = match cause {
            ShiftCause::Central => ("central", None),
            ShiftCause::Pushed => ("pushed", Some(90)),
            ShiftCause::Pulled => ("pulled", Some(150)),
        };
        let step = self.slide(tile, from, to, style, 260);
        self.steps.push(AnimationStep { lag, ..step });
        self.hit_delay = None;
        self.sprites.set_tile_place(tile, to);
    }

    /// Moves a tile and its rider from one point to another with a trail.
    fn slide(
        &self,
        tile: Tile,
        from: BoardPoint,
        to: BoardPoint,
        style: &'static str,
        length: u32,
    ) -> AnimationStep {
        let (turn, distance) = direction_and_length(from, to);
        let trail = format!("{} rotate({turn:.1})", translate(from));
        let trail = TransientDrawing::new(trail, effects::trail(distance, style))
            .with_opacity(&[0.0, 1.0, 0.8, 0.0]);
        let step = AnimationStep::new(length, Some(SoundCue::Glide)).with_drawing(trail);
        self.with_tile(
            step,
            tile,
            Property::Transform,
            &keyframes([translate_px(from), translate_px(to)]),
        )
    }

    fn animate_set_aside_tile(&mut self, tile: Tile) {
        let place = self.sprites.tile_place(tile).unwrap_or(BOARD_CENTER);
        let step = AnimationStep::new(200, Some(SoundCue::Turn)).with_drawing(Self::ring(
            place,
            Tone::Danger,
            pop(1.1, 0.3),
        ));
        let step = self.with_tile(step, tile, Property::Opacity, &leave_steps());
        self.push(step);
    }

    fn animate_placement(&mut self, tile: Tile, to: BoardPoint) {
        let step = AnimationStep::new(240, Some(SoundCue::Warp)).with_drawing(Self::ring(
            to,
            Tone::Rift,
            pop(0.3, 1.1),
        ));
        let step = self.with_tile(step, tile, Property::Transform, &[(0.0, translate_px(to))]);
        let step = self.with_tile(step, tile, Property::Opacity, &fade(&[0.0, 1.0]));
        self.push(step);
        self.sprites.set_tile_place(tile, to);
    }

    /// Highlights tiles that are cut off from the rift.
    fn animate_separation(&mut self, away: TileSet) {
        let places = away.iter().filter_map(|tile| self.sprites.tile_place(tile));
        let step = places.fold(
            AnimationStep::new(240, Some(SoundCue::ShieldsDown)),
            |step, place| step.with_drawing(Self::flash(place, Tone::Danger)),
        );
        self.push(step);
    }

    fn animate_closing(&mut self, tile: Tile, from: BoardPoint, to: BoardPoint) {
        let step = self.slide(tile, from, to, "closing", 280);
        self.push(step.with_drawing(Self::flash(to, Tone::Rift)));
        self.sprites.set_tile_place(tile, to);
    }

    /// Marks a unit as the rider of a tile, and moves it to the tile if it has not moved with it.
    fn animate_rider(&mut self, unit: UnitId, tile: Tile, to: BoardPoint) {
        self.sprites.set_rider(tile, Some(unit));
        let from = self.sprites.place(unit);
        let mut step =
            AnimationStep::new(120, None).with_drawing(Self::ring(to, Tone::Rift, pop(1.1, 0.95)));
        if from != Some(to) {
            let steps = keyframes([translate_px(from.unwrap_or(to)), translate_px(to)]);
            step = self.with_unit(step, unit, Property::Transform, &steps);
        }
        if from.is_none() {
            step = self.with_unit(step, unit, Property::Opacity, &fade(&[0.0, 1.0]));
        }
        self.push(step);
        self.sprites.set_place(unit, Some(to));
    }

    /// Lifts a unit off its tile to make room for another; it waits above the board.
    fn animate_lift(&mut self, unit: UnitId, remaining_unit: UnitId, tile: Tile) {
        self.sprites.set_rider(tile, Some(remaining_unit));
        let Some(from) = self.sprites.place(unit) else {
            return;
        };
        let up = (from.0, from.1 - 40);
        let step = AnimationStep::new(240, Some(SoundCue::Lift)).with_drawing(Self::ring(
            from,
            Tone::Gold,
            pop(0.7, 1.2),
        ));
        let step = self.with_unit(
            step,
            unit,
            Property::Transform,
            &keyframes([translate_px(from), translate_px(up)]),
        );
        let step = self.with_unit(step, unit, Property::Opacity, &fade(&[1.0, 0.35]));
        self.push(step);
        self.sprites.set_place(unit, Some(up));
    }

    fn animate_landing(&mut self, unit: UnitId, tile: Option<Tile>, to: BoardPoint) {
        if let Some(tile) = tile {
            self.sprites.set_rider(tile, Some(unit));
        }
        let from = self.sprites.place(unit).unwrap_or((to.0, to.1 - 40));
        let step = AnimationStep::new(240, Some(SoundCue::Lift)).with_drawing(Self::ring(
            to,
            Tone::Rift,
            pop(1.3, 0.95),
        ));
        let step = self.with_unit(
            step,
            unit,
            Property::Transform,
            &keyframes([translate_px(from), translate_px(to)]),
        );
        let step = self.with_unit(step, unit, Property::Opacity, &fade(&[0.35, 1.0]));
        self.push(step);
        self.sprites.set_place(unit, Some(to));
    }

    /// Shows the fold die at the tile that it selects.
    fn animate_fold(&mut self, tile: Tile, unit: Option<UnitId>) {
        let place = self.sprites.tile_place(tile).unwrap_or(BOARD_CENTER);
        self.number_dice(place, &[tile.number()], &[0]);
        let tone = if unit.is_some() {
            Tone::Danger
        } else {
            Tone::Rift
        };
        self.hit_delay = Some(200);
        self.push_parallel(AnimationStep::new(320, None).with_drawing(Self::flash(place, tone)));
    }

    /// Shows two dice for the row and two for the hex, then moves the unit there.
    fn animate_fling(
        &mut self,
        unit: UnitId,
        from: Hex,
        (row, column): (&[u8; 2], &[u8; 2]),
        counted: Hex,
        to: Option<Hex>,
    ) {
        let (start, rolled_point) = (center_of(from), center_of(counted));
        self.push(
            AnimationStep::new(220, Some(SoundCue::Charge)).with_drawing(Self::ring(
                start,
                Tone::Rift,
                pop(1.4, 0.3),
            )),
        );
        self.number_dice((130, rolled_point.1), row, &[]);
        self.number_dice(rolled_point, column, &[]);
        let Some(to) = to.map(center_of) else {
            return self.highlight_unit(unit, 200, Some(SoundCue::Brake), Tone::Gold);
        };
        if to != rolled_point {
            self.push(
                AnimationStep::new(160, Some(SoundCue::Tick))
                    .with_drawing(Self::flash(rolled_point, Tone::Danger)),
            );
        }
        self.jump(unit, start, to, SoundCue::Warp);
        self.push(AnimationStep::new(200, None).with_drawing(Self::flash(to, Tone::Rift)));
    }
}

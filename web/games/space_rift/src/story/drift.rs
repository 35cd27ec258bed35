//! The rift on the move, step by step: the dice, where it goes, tile after tile and why, gaps, those who
//! ride, and folds in space.

use super::super::pieces::effects::{self, Tone};
use super::super::pieces::tile as art;
use super::cast::leaving;
use super::{Place, Teller, at, place, shift, way};
use engine::space_rift::drift::{RiftEvent, Shove, Tile, Tiles};
use engine::space_rift::field::{Direction, Hex};
use engine::space_rift::unit::UnitId;
use ui::motion::{Beat, Effect, Property, along, fade, pop};
use ui::sound::Cue;

/// The middle of the board, for what has no place.
const MIDDLE: Place = (650, 493);

impl Teller<'_> {
    #[rustfmt::skip]
    pub(super) fn drift(&mut self, event: RiftEvent) {
        match event {
            RiftEvent::Rolled { dice, .. } => self.rift_roll(dice),
            RiftEvent::Stirred { number, direction, steps } => self.stirred(number, direction, steps),
            RiftEvent::Shifted { tile, shove, to, .. } => self.shifted(tile, shove, to),
            RiftEvent::SetAside { tile, .. } => self.set_aside(tile),
            RiftEvent::Placed { tile, hex, .. } => self.placed(tile, at(hex)),
            RiftEvent::Parted { away } => self.parted(away),
            RiftEvent::Closed { tile, from, to, .. } => self.closed(tile, at(from), at(to)),
            RiftEvent::Carried { unit, tile, to } => self.carried(unit, tile, at(to)),
            RiftEvent::Caught { unit, tile, hex } => {
                self.cast.seat(tile, Some(unit));
                self.push(Beat::new(150, Some(Cue::Mine)).showing(Self::flash(at(hex), Tone::Rift)));
            }
            RiftEvent::LeftBehind { hex, .. } => {
                self.push(Beat::new(140, Some(Cue::Tick)).showing(Self::ring(at(hex), Tone::Gold, pop(1.2, 0.9))));
            }
            RiftEvent::Lifted { unit, stays, tile } => self.lifted(unit, stays, tile),
            RiftEvent::Settled { unit, tile, hex, .. } => self.settled(unit, tile, at(hex)),
            RiftEvent::Folded { tile, unit } => self.folded(tile, unit),
            RiftEvent::Flung { unit, from, row, column, counted, to } => {
                self.flung(unit, from, (&row, &column), counted, to);
            }
        }
    }

    /// Where tile 1 lies.
    fn heart(&self) -> Place {
        self.cast.tile_place(Tile::CENTRAL).unwrap_or(MIDDLE)
    }

    fn rift_roll(&mut self, dice: [u8; 3]) {
        let same = |n: &usize| dice.iter().filter(|value| **value == dice[*n]).count() > 1;
        let lit: Vec<usize> = (0..3).filter(same).collect();
        self.number_dice(self.heart(), &dice, &lit);
    }

    /// The number on the dial lights up, and the beam shows where the rift goes.
    fn stirred(&mut self, number: u8, direction: Direction, steps: u8) {
        self.cast.load(self.chapter);
        self.way = Some(direction);
        let heart = self.heart();
        let beam =
            Effect::new(place(heart), art::beam(direction, steps)).seen(&[0.0, 1.0, 1.0, 1.0, 0.0]);
        let one = direction.clockwise(7 - number.clamp(1, 6));
        let dial =
            Effect::new(place(heart), art::dial(one, Some(number))).seen(&[0.0, 1.0, 1.0, 0.0]);
        let beat = Beat::new(420, Some(Cue::Charge))
            .showing(beam)
            .showing(dial);
        self.push(beat.showing(Self::ring(heart, Tone::Rift, pop(0.6, 1.2))));
    }

    /// A tile of the chain moves on; those after the first of a step follow at once.
    fn shifted(&mut self, tile: Tile, shove: Shove, to: Option<Hex>) {
        let Some(from) = self.cast.tile_place(tile) else {
            return;
        };
        let (dx, rows) = self.way.map_or((0, 0), Direction::step);
        let on = (from.0 + 50 * i32::from(dx), from.1 - 87 * i32::from(rows));
        let to = to.map_or(on, at);
        let (why, lag) = match shove {
            Shove::Central => ("central", None),
            Shove::Pushed => ("pushed", Some(90)),
            Shove::Pulled => ("pulled", Some(150)),
        };
        let beat = self.slide(tile, from, to, why, 260);
        self.beats.push(Beat { lag, ..beat });
        self.blow = None;
        self.cast.put_tile(tile, to);
    }

    /// A tile, with who rides on it, from one place to another with a trail.
    fn slide(&self, tile: Tile, from: Place, to: Place, why: &'static str, length: u32) -> Beat {
        let (turn, far) = way(from, to);
        let trail = format!("{} rotate({turn:.1})", place(from));
        let trail = Effect::new(trail, effects::trail(far, why)).seen(&[0.0, 1.0, 0.8, 0.0]);
        let beat = Beat::new(length, Some(Cue::Glide)).showing(trail);
        self.with_tile(
            beat,
            tile,
            Property::Transform,
            &along([shift(from), shift(to)]),
        )
    }

    fn set_aside(&mut self, tile: Tile) {
        let place = self.cast.tile_place(tile).unwrap_or(MIDDLE);
        let beat =
            Beat::new(200, Some(Cue::Turn)).showing(Self::ring(place, Tone::Danger, pop(1.1, 0.3)));
        let beat = self.with_tile(beat, tile, Property::Opacity, &leaving());
        self.push(beat);
    }

    fn placed(&mut self, tile: Tile, to: Place) {
        let beat =
            Beat::new(240, Some(Cue::Warp)).showing(Self::ring(to, Tone::Rift, pop(0.3, 1.1)));
        let beat = self.with_tile(beat, tile, Property::Transform, &[(0.0, shift(to))]);
        let beat = self.with_tile(beat, tile, Property::Opacity, &fade(&[0.0, 1.0]));
        self.push(beat);
        self.cast.put_tile(tile, to);
    }

    /// Tiles that are cut off.
    fn parted(&mut self, away: Tiles) {
        let places = away.iter().filter_map(|tile| self.cast.tile_place(tile));
        let beat = places.fold(Beat::new(240, Some(Cue::ShieldsDown)), |beat, place| {
            beat.showing(Self::flash(place, Tone::Danger))
        });
        self.push(beat);
    }

    fn closed(&mut self, tile: Tile, from: Place, to: Place) {
        let beat = self.slide(tile, from, to, "closing", 280);
        self.push(beat.showing(Self::flash(to, Tone::Rift)));
        self.cast.put_tile(tile, to);
    }

    /// Who rides has come along already; whoever has not is brought.
    fn carried(&mut self, unit: UnitId, tile: Tile, to: Place) {
        self.cast.seat(tile, Some(unit));
        let from = self.cast.place(unit);
        let mut beat = Beat::new(120, None).showing(Self::ring(to, Tone::Rift, pop(1.1, 0.95)));
        if from != Some(to) {
            let steps = along([shift(from.unwrap_or(to)), shift(to)]);
            beat = self.with_unit(beat, unit, Property::Transform, &steps);
        }
        if from.is_none() {
            beat = self.with_unit(beat, unit, Property::Opacity, &fade(&[0.0, 1.0]));
        }
        self.push(beat);
        self.cast.put(unit, Some(to));
    }

    /// A unit makes room and waits above the board.
    fn lifted(&mut self, unit: UnitId, stays: UnitId, tile: Tile) {
        self.cast.seat(tile, Some(stays));
        let Some(from) = self.cast.place(unit) else {
            return;
        };
        let up = (from.0, from.1 - 40);
        let beat =
            Beat::new(240, Some(Cue::Lift)).showing(Self::ring(from, Tone::Gold, pop(0.7, 1.2)));
        let beat = self.with_unit(
            beat,
            unit,
            Property::Transform,
            &along([shift(from), shift(up)]),
        );
        let beat = self.with_unit(beat, unit, Property::Opacity, &fade(&[1.0, 0.35]));
        self.push(beat);
        self.cast.put(unit, Some(up));
    }

    fn settled(&mut self, unit: UnitId, tile: Option<Tile>, to: Place) {
        if let Some(tile) = tile {
            self.cast.seat(tile, Some(unit));
        }
        let from = self.cast.place(unit).unwrap_or((to.0, to.1 - 40));
        let beat =
            Beat::new(240, Some(Cue::Lift)).showing(Self::ring(to, Tone::Rift, pop(1.3, 0.95)));
        let beat = self.with_unit(
            beat,
            unit,
            Property::Transform,
            &along([shift(from), shift(to)]),
        );
        let beat = self.with_unit(beat, unit, Property::Opacity, &fade(&[0.35, 1.0]));
        self.push(beat);
        self.cast.put(unit, Some(to));
    }

    /// The fold die at the tile that it names.
    fn folded(&mut self, tile: Tile, unit: Option<UnitId>) {
        let place = self.cast.tile_place(tile).unwrap_or(MIDDLE);
        self.number_dice(place, &[tile.number()], &[0]);
        let tone = if unit.is_some() {
            Tone::Danger
        } else {
            Tone::Rift
        };
        self.blow = Some(200);
        self.beside(Beat::new(320, None).showing(Self::flash(place, tone)));
    }

    /// Two dice count the row, two the hex; then the unit is there.
    fn flung(
        &mut self,
        unit: UnitId,
        from: Hex,
        (row, column): (&[u8; 2], &[u8; 2]),
        counted: Hex,
        to: Option<Hex>,
    ) {
        let (start, aim) = (at(from), at(counted));
        self.push(Beat::new(220, Some(Cue::Charge)).showing(Self::ring(
            start,
            Tone::Rift,
            pop(1.4, 0.3),
        )));
        self.number_dice((130, aim.1), row, &[]);
        self.number_dice(aim, column, &[]);
        let Some(to) = to.map(at) else {
            return self.touch(unit, 200, Some(Cue::Brake), Tone::Gold);
        };
        if to != aim {
            self.push(Beat::new(160, Some(Cue::Tick)).showing(Self::flash(aim, Tone::Danger)));
        }
        self.jump(unit, start, to, Cue::Warp);
        self.push(Beat::new(200, None).showing(Self::flash(to, Tone::Rift)));
    }
}

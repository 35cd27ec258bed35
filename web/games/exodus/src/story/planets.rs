//! Cubes and tokens: they come and go, fly between ships and planets, and land or fail.

use super::super::pieces::effects::{self, Tone};
use super::super::pieces::resource::of_kind;
use super::super::pieces::{Place, cube, sized};
use super::{Teller, figure, place, ring, shift};
use engine::exodus::effect::Resource;
use engine::exodus::event::{Event, Passage};
use engine::exodus::star::HexId;
use engine::game::Seat;
use ui::motion::{Beat, Effect, along, pop};
use ui::sound::Cue;

impl Teller<'_> {
    pub(super) fn planet(&mut self, event: &Event) {
        match *event {
            Event::Cubes {
                seat,
                hex,
                by,
                passage,
            } => {
                self.cubes(seat, hex, by, passage);
            }
            Event::Tokens { hex, by } => {
                self.tokens(hex, by);
            }
            Event::Taken { hex, count, .. } => {
                self.taken(hex, count);
            }
            Event::Mined { hex, .. } => {
                let (x, y) = self.at(hex);
                let token = self.token(hex, (x, y - 70), (x, y + 48));
                self.push(Beat::new(240, Some(Cue::Tick)).showing(token));
            }
            Event::Mounted { ship, hex } => {
                let there = self.cast.place(ship).unwrap_or_else(|| self.at(hex));
                self.carry(ship.seat(), (self.at(hex), there), Cue::Lift);
            }
            Event::Ferried { seat, from, to } => {
                self.carry(seat, (self.at(from), self.at(to)), Cue::Glide);
            }
            Event::Landed { ship, hex, lands } => {
                let from = self.cast.place(ship).unwrap_or_else(|| self.at(hex));
                if lands {
                    self.carry(ship.seat(), (from, self.at(hex)), Cue::Brake);
                    let light = ring(self.at(hex), Tone::Good, 44, pop(1.3, 1.0));
                    self.push(Beat::new(120, None).showing(light));
                } else {
                    self.fail(ship.seat(), (from, self.at(hex)));
                }
            }
            _ => {}
        }
    }

    fn cubes(&mut self, seat: Seat, hex: HexId, by: i8, passage: Passage) {
        let at = self.at(hex);
        let (tone, cue) = match passage {
            Passage::Growth | Passage::Card => (Tone::Good, Cue::Charge),
            Passage::Reaction => (Tone::Gold, Cue::Tick),
            Passage::Killed | Passage::Wreck | Passage::Ruin => (Tone::Danger, Cue::Loss),
        };
        let one = sized((0, 0), 90, cube::cube(seat, None));
        let rise = if by < 0 {
            [shift((0, 0)), shift((0, -46))]
        } else {
            [shift((0, -46)), shift((0, 0))]
        };
        let gone = Effect::new(place(at), one)
            .moving(along(rise))
            .seen(&[1.0, 1.0, 0.0]);
        let beat = Beat::new(260, Some(cue))
            .showing(gone)
            .showing(figure((at.0 + 34, at.1), tone, by.into()))
            .showing(ring(at, tone, 44, pop(0.8, 1.15)));
        self.push(beat);
    }

    fn tokens(&mut self, hex: HexId, by: i8) {
        let (x, y) = self.at(hex);
        let tone = if by < 0 { Tone::Danger } else { Tone::Good };
        let cue = if by < 0 { Cue::Blast } else { Cue::Charge };
        let beat = Beat::new(260, Some(cue))
            .showing(figure((x, y + 40), tone, by.into()))
            .showing(ring((x, y + 48), tone, 30, pop(1.3, 0.8)));
        self.push(beat);
    }

    /// Tokens rise from their planet.
    fn taken(&mut self, hex: HexId, count: u8) {
        let (x, y) = self.at(hex);
        let token = self.token(hex, (x, y + 44), (x, y - 30));
        let beat = Beat::new(200, Some(Cue::Tick)).showing(token);
        self.push(beat.showing(figure((x + 26, y + 20), Tone::Gold, count.into())));
    }

    /// A token of a planet's kind on its way.
    fn token(&self, hex: HexId, from: Place, to: Place) -> Effect {
        let planet = self.chapter.table.planet_at(self.chapter.before, hex);
        let what = planet.map_or(Resource::Cp, |tile| of_kind(tile.kind));
        Effect::new(String::new(), effects::token(what))
            .moving(along([shift(from), shift(to)]))
            .seen(&[1.0, 1.0, 0.3])
    }

    /// A cube flies from one place to another.
    fn carry(&mut self, seat: Seat, (from, to): (Place, Place), cue: Cue) {
        let one = sized((0, 0), 70, cube::cube(seat, None));
        let way = along([shift(from), shift(to)]);
        let flown = Effect::new(String::new(), one)
            .moving(way)
            .seen(&[1.0, 1.0, 0.4]);
        self.push(Beat::new(260, Some(cue)).showing(flown));
    }

    /// A cube comes near its planet and returns.
    fn fail(&mut self, seat: Seat, (from, to): (Place, Place)) {
        let half = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
        let one = sized((0, 0), 70, cube::cube(seat, None));
        let way = along([shift(from), shift(half), shift(from)]);
        let flown = Effect::new(String::new(), one)
            .moving(way)
            .seen(&[1.0, 1.0, 0.4]);
        let light = ring(half, Tone::Danger, 20, pop(0.5, 1.3));
        self.push(
            Beat::new(300, Some(Cue::ShieldsDown))
                .showing(flown)
                .showing(light),
        );
    }
}

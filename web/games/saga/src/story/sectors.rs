//! What happens in sectors: they come and are turned up, XPMs and Astartium lie there and leave,
//! Starbases rise and fall.

use super::super::field::{
    armada_name, astartium_name, base_name, center, entity_name, sector_name, xpm_name,
};
use super::super::pieces::Place;
use super::super::pieces::effects::{self, Tone};
use super::{Teller, figure, flash, piece, place, ring, shift};
use engine::saga::effect::Good;
use engine::saga::event::Event;
use engine::saga::hex::HexId;
use ui::motion::{Beat, Effect, Property, along, fade, pop};
use ui::sound::Cue;

impl Teller<'_> {
    pub(super) fn sector(&mut self, event: &Event) {
        match *event {
            Event::Placed { hex, .. } => self.placed(hex),
            Event::Revealed { hex, .. } => self.swept(hex, Cue::Lift),
            Event::XpmPlaced { hex, .. } => {
                self.lights(hex, &xpm_name(hex), Tone::Good, Cue::Charge)
            }
            Event::XpmLost { hex, .. } => match hex {
                Some(hex) => self.bursts(hex),
                None => self.quiet(160, Cue::Loss),
            },
            Event::XpmTaken { armada, hex } => {
                self.flies(center(hex), self.cast.place(&armada_name(armada)))
            }
            Event::XpmMoved {
                armada,
                entity,
                onto,
            } => {
                let ends = [armada_name(armada), entity_name(entity)];
                let [one, two] = ends.map(|name| self.cast.place(&name));
                let (from, to) = if onto { (one, two) } else { (two, one) };
                self.flies(from.unwrap_or_default(), to);
            }
            Event::Installed { .. } => self.installed(),
            Event::Surged { hex } => {
                let beat = Beat::new(420, Some(Cue::Alert)).showing(flash(hex, Tone::Danger));
                self.push(beat.showing(ring(center(hex), Tone::Danger, 50, pop(1.5, 0.4))));
            }
            Event::EntityRevealed { entity, .. } => self.found(&entity_name(entity)),
            Event::EntityHull { entity, hull, .. } => self.mends(&entity_name(entity), hull),
            Event::Astartium { hex, count } => {
                let name = astartium_name(hex);
                match count {
                    0 => self.quiet(120, Cue::Tick),
                    1.. => self.lights(hex, &name, Tone::Gold, Cue::Tick),
                }
            }
            Event::Salvaged { armada, hex } => {
                self.salvaged(center(hex), self.cast.place(&armada_name(armada)))
            }
            Event::Built { hex, .. }
            | Event::Reactivated { hex }
            | Event::StarbaseFound { hex } => {
                self.lights(hex, &base_name(hex), Tone::Good, Cue::ShieldsUp)
            }
            Event::StarbaseLost { hex, .. } => self.bursts(hex),
            _ => {}
        }
    }

    /// A sector comes onto the map.
    fn placed(&mut self, hex: HexId) {
        let on = piece(&sector_name(hex));
        let beat = Beat::new(420, Some(Cue::Lift))
            .moving(on, Property::Opacity, fade(&[0.0, 0.7, 1.0]))
            .showing(flash(hex, Tone::Shield));
        self.push(beat);
    }

    /// A sector is turned up.
    fn swept(&mut self, hex: HexId, cue: Cue) {
        let turn = along(["rotate(0deg)".to_owned(), "rotate(360deg)".to_owned()]);
        let sweep = Effect::new(place(center(hex)), effects::sweep()).moving(turn);
        let beat = Beat::new(480, Some(cue))
            .showing(sweep.seen(&[0.0, 1.0, 1.0, 0.0]))
            .showing(flash(hex, Tone::Shield));
        self.push(beat);
    }

    /// Something appears in a sector.
    fn lights(&mut self, hex: HexId, name: &str, tone: Tone, cue: Cue) {
        let beat = Beat::new(320, Some(cue))
            .moving(piece(name), Property::Opacity, fade(&[0.0, 1.0]))
            .showing(ring(center(hex), tone, 40, pop(0.3, 1.5)));
        self.push(beat);
    }

    /// Something in a sector is lost.
    fn bursts(&mut self, hex: HexId) {
        let at = place(center(hex));
        let burst = Effect::new(at.clone(), effects::burst(Tone::Blast)).moving(pop(0.4, 2.0));
        let parts = Effect::new(at, effects::parts()).moving(pop(0.4, 2.0));
        let beat = Beat::new(420, Some(Cue::Blast)).showing(burst);
        self.push(beat.showing(parts));
    }

    /// A light goes from one place to another.
    fn flies(&mut self, from: Place, to: Option<Place>) {
        let to = to.unwrap_or(from);
        let light = Effect::new(String::new(), effects::ring(Tone::Good, 16));
        let light = light.moving(along([shift(from), shift(to)]));
        let beat = Beat::new(300, Some(Cue::Lift)).showing(light.seen(&[1.0, 1.0, 0.0]));
        self.push(beat);
    }

    fn salvaged(&mut self, from: Place, to: Option<Place>) {
        let to = to.unwrap_or(from);
        let good = Effect::new(String::new(), effects::good(Good::Astartium));
        let good = good.moving(along([shift(from), shift(to)]));
        let beat = Beat::new(320, Some(Cue::Lift)).showing(good.seen(&[1.0, 1.0, 0.0]));
        self.push(beat);
    }

    /// The gate draws the XPM in.
    fn installed(&mut self) {
        let at = center(HexId::GATE);
        let surge = Effect::new(place(at), effects::surge());
        let surge = surge.moving(pop(1.3, 0.8)).seen(&[0.0, 1.0, 1.0, 0.0]);
        let beat = Beat::new(620, Some(Cue::Charge)).showing(surge);
        self.push(beat.showing(ring(at, Tone::Good, 60, pop(1.6, 0.6))));
    }

    fn found(&mut self, name: &str) {
        let at = self.cast.place(name).or_else(|| self.cast.end(name));
        let beat = Beat::new(420, Some(Cue::ShieldsUp));
        self.push(match at {
            Some(at) => beat.showing(ring(at, Tone::Good, 60, pop(0.4, 1.3))),
            None => beat,
        });
    }

    /// A thing of the scenario gains or loses Hull.
    fn mends(&mut self, name: &str, hull: u8) {
        let at = self.cast.place(name).or_else(|| self.cast.end(name));
        let Some(at) = at else {
            return;
        };
        let beat = Beat::new(260, Some(Cue::Hull));
        let beat = beat.showing(ring(at, Tone::Shield, 44, pop(0.6, 1.2)));
        self.push(beat.showing(figure(at, Tone::Gold, hull.into())));
    }
}

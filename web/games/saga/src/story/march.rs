//! How pieces come, move and leave: armadas, Raiders, Bosses, the Ravager, things of the scenario.

use super::super::field::{armada_name, boss_name, center, entity_name, raider_name, ravager_name};
use super::super::pieces::Place;
use super::super::pieces::effects::{self, Tone};
use super::{Teller, figure, flash, place, ring, shift};
use engine::saga::event::{Event, Fate, Travel};
use engine::saga::hex::HexId;
use engine::saga::ids::{ArmadaId, RaiderId};
use ui::motion::{Beat, Effect, Property, along, fade, pop};
use ui::sound::Cue;

impl Teller<'_> {
    pub(super) fn march(&mut self, event: &Event) {
        match *event {
            Event::Moved {
                armada, to, travel, ..
            } => {
                self.moved(armada, to, travel);
            }
            Event::Marched { raider, to, .. } => {
                self.goes(&raider_name(raider), to, 380, Cue::Glide);
            }
            Event::RavagerMoved { to, .. } => {
                self.goes(&ravager_name(), to, 700, Cue::Alert);
            }
            Event::Entity { entity, to, .. } => {
                let name = entity_name(entity);
                match to {
                    Some(to) => self.goes(&name, to, 460, Cue::Thrust),
                    None => self.leaves(&name, Tone::Good, Cue::Warp),
                }
            }
            Event::Spawned { raider, hex, .. } => {
                self.comes(&raider_name(raider), hex, Tone::Danger, Cue::Mine);
            }
            Event::Promoted { raider, level, .. } => {
                self.promoted(raider, level);
            }
            Event::RaiderLeft { raider, fate, .. } => {
                self.defeated(&raider_name(raider), fate, 1.2);
            }
            Event::BossCame { boss, hex } => {
                self.comes(&boss_name(boss), hex, Tone::Danger, Cue::Alert);
            }
            Event::BossLeft { boss, fate, .. } => {
                self.defeated(&boss_name(boss), fate, 2.4);
            }
            Event::RavagerCame { hex } => {
                self.comes(&ravager_name(), hex, Tone::Blast, Cue::Alert);
            }
            _ => {}
        }
    }

    fn moved(&mut self, armada: ArmadaId, to: HexId, travel: Travel) {
        let name = armada_name(armada);
        match travel {
            Travel::Move => self.goes(&name, to, 420, Cue::Thrust),
            Travel::Explore => self.goes(&name, to, 520, Cue::Warp),
            Travel::Effect | Travel::Tow => self.goes(&name, to, 380, Cue::Glide),
            Travel::Return => self.returns(&name, to),
        }
    }

    /// Where a piece stands in a hex: its own place if it stays there, otherwise the middle.
    fn post(&self, name: &str, hex: HexId) -> Place {
        let middle = center(hex);
        let near = |(x, y): Place| (x - middle.0).abs() < 90 && (y - middle.1).abs() < 100;
        self.cast
            .end(name)
            .filter(|end| near(*end))
            .unwrap_or(middle)
    }

    /// A piece moves from where it is into a hex.
    fn goes(&mut self, name: &str, to: HexId, length: u32, cue: Cue) {
        let end = self.post(name, to);
        let Some(start) = self.cast.place(name) else {
            return self.comes(name, to, Tone::Good, cue);
        };
        let mut beat = Beat::new(length, Some(cue));
        if let Some(on) = self.cast.piece(name) {
            let steps = along([shift(start), shift(end)]);
            beat = beat.moving(on, Property::Transform, steps);
        } else {
            beat = beat.showing(flash(to, Tone::Shield));
        }
        self.push(beat);
        self.cast.put(name, end);
    }

    /// A piece appears in a hex.
    fn comes(&mut self, name: &str, hex: HexId, tone: Tone, cue: Cue) {
        let at = self.post(name, hex);
        let mut beat = Beat::new(360, Some(cue))
            .showing(flash(hex, tone))
            .showing(ring(at, tone, 34, pop(0.3, 1.5)));
        match self.cast.piece(name) {
            Some(on) => beat = beat.moving(on, Property::Opacity, fade(&[0.0, 1.0, 1.0])),
            None => {
                if let Some(guest) = self.cast.guest(name, at) {
                    beat = beat.showing(guest);
                }
            }
        }
        self.push(beat);
        self.cast.put(name, at);
    }

    /// A piece fades from the map.
    fn leaves(&mut self, name: &str, tone: Tone, cue: Cue) {
        let Some(at) = self.cast.place(name) else {
            return;
        };
        let mut beat = Beat::new(320, Some(cue)).showing(ring(at, tone, 40, pop(0.6, 1.4)));
        if let Some(on) = self.cast.piece(name) {
            beat = beat.moving(on, Property::Opacity, fade(&[1.0, 0.0]));
        }
        self.push(beat);
        self.cast.drop(name);
    }

    /// An enemy leaves: it bursts where it was beaten, and fades where something else took it.
    fn defeated(&mut self, name: &str, fate: Fate, size: f64) {
        let fades = matches!(fate, Fate::Surge | Fate::Replaced | Fate::Removed);
        if fades {
            return self.leaves(name, Tone::Danger, Cue::Tick);
        }
        let Some(at) = self.cast.place(name) else {
            return;
        };
        let burst = Effect::new(place(at), effects::burst(Tone::Blast)).moving(pop(0.4, size));
        let parts = Effect::new(place(at), effects::parts()).moving(pop(0.4, size * 1.4));
        let mut beat = Beat::new(420, Some(Cue::Blast))
            .showing(burst)
            .showing(parts);
        if let Some(on) = self.cast.piece(name) {
            beat = beat.moving(on, Property::Opacity, fade(&[1.0, 0.2, 0.0]));
        }
        self.push(beat);
        self.cast.drop(name);
    }

    fn promoted(&mut self, raider: RaiderId, level: u8) {
        let Some(at) = self.cast.place(&raider_name(raider)) else {
            return;
        };
        let beat = Beat::new(300, Some(Cue::Charge))
            .showing(ring(at, Tone::Danger, 30, pop(0.4, 1.4)))
            .showing(figure(at, Tone::Danger, level.into()));
        self.push(beat);
    }

    /// A destroyed armada is gone, and back where it starts anew.
    fn returns(&mut self, name: &str, to: HexId) {
        let end = self.post(name, to);
        let mut beat = Beat::new(560, Some(Cue::Warp)).showing(flash(to, Tone::Good));
        if let (Some(on), Some(start)) = (self.cast.piece(name), self.cast.place(name)) {
            let steps = vec![
                (0.0, shift(start)),
                (0.45, shift(start)),
                (0.46, shift(end)),
                (1.0, shift(end)),
            ];
            beat = beat.moving(on.clone(), Property::Transform, steps).moving(
                on,
                Property::Opacity,
                fade(&[0.0, 0.0, 0.0, 1.0, 1.0]),
            );
        }
        self.push(beat);
        self.cast.put(name, end);
    }

    /// Whoever stands elsewhere than in the end moves up.
    pub(super) fn settle(&mut self) {
        let mut beat = Beat::new(260, None);
        for (name, from, to) in self.cast.unsettled() {
            if let Some(on) = self.cast.piece(&name) {
                beat = beat.moving(on, Property::Transform, along([shift(from), shift(to)]));
            }
            self.cast.put(&name, to);
        }
        if !beat.moves.is_empty() {
            self.push(beat);
        }
    }
}

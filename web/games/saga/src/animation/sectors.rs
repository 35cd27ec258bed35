//! Animates events in sectors: they are placed and revealed, XPMs and Astartium appear and leave,
//! Starbases are built and lost.

use super::super::board_view::{
    armada_name, astartium_name, base_name, center, entity_name, sector_name, xpm_name,
};
use super::super::pieces::BoardPoint;
use super::super::pieces::effects::{self, Tone};
use super::{Animator, flash, floating_number, piece_selector, ring, translate, translate_px};
use engine::saga::effect::Good;
use engine::saga::event::Event;
use engine::saga::hex::HexId;
use ui::motion::{AnimationStep, Property, TransientDrawing, fade, keyframes, pop};
use ui::sound::SoundCue;

impl Animator<'_> {
    pub(super) fn show_sector_event(&mut self, event: &Event) {
        match *event {
            Event::Placed { hex, .. } => self.show_placed_sector(hex),
            Event::Revealed { hex, .. } => self.reveal_sector(hex, SoundCue::Lift),
            Event::XpmPlaced { hex, .. } => {
                self.show_new_content(hex, &xpm_name(hex), Tone::Good, SoundCue::Charge)
            }
            Event::XpmLost { hex, .. } => match hex {
                Some(hex) => self.show_destruction(hex),
                None => self.push_sound(160, SoundCue::Loss),
            },
            Event::XpmTaken { armada, hex } => {
                self.move_light(center(hex), self.sprites.place(&armada_name(armada)))
            }
            Event::XpmMoved {
                armada,
                entity,
                is_loaded: onto,
            } => {
                let ends = [armada_name(armada), entity_name(entity)];
                let [first, second] = ends.map(|name| self.sprites.place(&name));
                let (from, to) = if onto {
                    (first, second)
                } else {
                    (second, first)
                };
                self.move_light(from.unwrap_or_default(), to);
            }
            Event::Installed { .. } => self.show_installed_xpm(),
            Event::Surged { hex } => {
                let step = AnimationStep::new(420, Some(SoundCue::Alert))
                    .with_drawing(flash(hex, Tone::Danger));
                self.push(step.with_drawing(ring(center(hex), Tone::Danger, 50, pop(1.5, 0.4))));
            }
            Event::EntityRevealed { entity, .. } => self.show_revealed_entity(&entity_name(entity)),
            Event::EntityHull { entity, hull, .. } => {
                self.show_hull_change(&entity_name(entity), hull)
            }
            Event::Astartium { hex, count } => {
                let name = astartium_name(hex);
                match count {
                    0 => self.push_sound(120, SoundCue::Tick),
                    1.. => self.show_new_content(hex, &name, Tone::Gold, SoundCue::Tick),
                }
            }
            Event::Salvaged { armada, hex } => {
                self.show_salvage(center(hex), self.sprites.place(&armada_name(armada)))
            }
            Event::Built { hex, .. }
            | Event::Reactivated { hex }
            | Event::StarbaseFound { hex } => {
                self.show_new_content(hex, &base_name(hex), Tone::Good, SoundCue::ShieldsUp)
            }
            Event::StarbaseLost { hex, .. } => self.show_destruction(hex),
            _ => {}
        }
    }

    /// Shows a sector that is placed on the map.
    fn show_placed_sector(&mut self, hex: HexId) {
        let selector = piece_selector(&sector_name(hex));
        let step = AnimationStep::new(420, Some(SoundCue::Lift))
            .with_animation(selector, Property::Opacity, fade(&[0.0, 0.7, 1.0]))
            .with_drawing(flash(hex, Tone::Shield));
        self.push(step);
    }

    fn reveal_sector(&mut self, hex: HexId, cue: SoundCue) {
        let turn = keyframes(["rotate(0deg)".to_owned(), "rotate(360deg)".to_owned()]);
        let sweep =
            TransientDrawing::new(translate(center(hex)), effects::sweep()).with_transform(turn);
        let step = AnimationStep::new(480, Some(cue))
            .with_drawing(sweep.with_opacity(&[0.0, 1.0, 1.0, 0.0]))
            .with_drawing(flash(hex, Tone::Shield));
        self.push(step);
    }

    /// Fades in an XPM, Astartium or a Starbase that appears in a sector.
    fn show_new_content(&mut self, hex: HexId, name: &str, tone: Tone, cue: SoundCue) {
        let step = AnimationStep::new(320, Some(cue))
            .with_animation(piece_selector(name), Property::Opacity, fade(&[0.0, 1.0]))
            .with_drawing(ring(center(hex), tone, 40, pop(0.3, 1.5)));
        self.push(step);
    }

    /// Shows an explosion in a sector where an XPM or a Starbase is lost.
    fn show_destruction(&mut self, hex: HexId) {
        let at = translate(center(hex));
        let burst = TransientDrawing::new(at.clone(), effects::burst(Tone::Blast))
            .with_transform(pop(0.4, 2.0));
        let parts = TransientDrawing::new(at, effects::debris()).with_transform(pop(0.4, 2.0));
        let step = AnimationStep::new(420, Some(SoundCue::Blast)).with_drawing(burst);
        self.push(step.with_drawing(parts));
    }

    /// Animates an XPM as a light that moves from one place to another.
    fn move_light(&mut self, from: BoardPoint, to: Option<BoardPoint>) {
        let to = to.unwrap_or(from);
        let light = TransientDrawing::new(String::new(), effects::ring(Tone::Good, 16));
        let light = light.with_transform(keyframes([translate_px(from), translate_px(to)]));
        let step = AnimationStep::new(300, Some(SoundCue::Lift))
            .with_drawing(light.with_opacity(&[1.0, 1.0, 0.0]));
        self.push(step);
    }

    fn show_salvage(&mut self, from: BoardPoint, to: Option<BoardPoint>) {
        let to = to.unwrap_or(from);
        let good = TransientDrawing::new(String::new(), effects::good(Good::Astartium));
        let good = good.with_transform(keyframes([translate_px(from), translate_px(to)]));
        let step = AnimationStep::new(320, Some(SoundCue::Lift))
            .with_drawing(good.with_opacity(&[1.0, 1.0, 0.0]));
        self.push(step);
    }

    /// Shows an XPM that is installed in the Jumpgate.
    fn show_installed_xpm(&mut self) {
        let at = center(HexId::GATE);
        let surge = TransientDrawing::new(translate(at), effects::surge());
        let surge = surge
            .with_transform(pop(1.3, 0.8))
            .with_opacity(&[0.0, 1.0, 1.0, 0.0]);
        let step = AnimationStep::new(620, Some(SoundCue::Charge)).with_drawing(surge);
        self.push(step.with_drawing(ring(at, Tone::Good, 60, pop(1.6, 0.6))));
    }

    fn show_revealed_entity(&mut self, name: &str) {
        let at = self
            .sprites
            .place(name)
            .or_else(|| self.sprites.end_place(name));
        let step = AnimationStep::new(420, Some(SoundCue::ShieldsUp));
        self.push(match at {
            Some(at) => step.with_drawing(ring(at, Tone::Good, 60, pop(0.4, 1.3))),
            None => step,
        });
    }

    /// Shows that an entity of the scenario gains or loses Hull.
    fn show_hull_change(&mut self, name: &str, hull: u8) {
        let at = self
            .sprites
            .place(name)
            .or_else(|| self.sprites.end_place(name));
        let Some(at) = at else {
            return;
        };
        let step = AnimationStep::new(260, Some(SoundCue::Hull));
        let step = step.with_drawing(ring(at, Tone::Shield, 44, pop(0.6, 1.2)));
        self.push(step.with_drawing(floating_number(at, Tone::Gold, hull.into())));
    }
}

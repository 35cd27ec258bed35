//! Animates how pieces appear, move and leave: armadas, Raiders, Bosses, the Ravager, entities of
//! the scenario.

use super::super::board_view::{
    armada_name, boss_name, center, entity_name, raider_name, ravager_name,
};
use super::super::pieces::BoardPoint;
use super::super::pieces::effects::{self, Tone};
use super::{Animator, flash, floating_number, ring, translate, translate_px};
use engine::saga::event::{Event, MoveKind, RemovalReason};
use engine::saga::hex::HexId;
use engine::saga::ids::{ArmadaId, RaiderId};
use ui::motion::{AnimationStep, Property, TransientDrawing, fade, keyframes, pop};
use ui::sound::SoundCue;

impl Animator<'_> {
    pub(super) fn show_movement_event(&mut self, event: &Event) {
        match *event {
            Event::Moved {
                armada, to, travel, ..
            } => {
                self.move_armada(armada, to, travel);
            }
            Event::Marched { raider, to, .. } => {
                self.move_piece(&raider_name(raider), to, 380, SoundCue::Glide);
            }
            Event::RavagerMoved { to, .. } => {
                self.move_piece(&ravager_name(), to, 700, SoundCue::Alert);
            }
            Event::Entity { entity, to, .. } => {
                let name = entity_name(entity);
                match to {
                    Some(to) => self.move_piece(&name, to, 460, SoundCue::Thrust),
                    None => self.show_disappearance(&name, Tone::Good, SoundCue::Warp),
                }
            }
            Event::Spawned { raider, hex, .. } => {
                self.show_appearance(&raider_name(raider), hex, Tone::Danger, SoundCue::Mine);
            }
            Event::Promoted { raider, level, .. } => {
                self.show_promotion(raider, level);
            }
            Event::RaiderLeft { raider, fate, .. } => {
                self.remove_enemy(&raider_name(raider), fate, 1.2);
            }
            Event::BossCame { boss, hex } => {
                self.show_appearance(&boss_name(boss), hex, Tone::Danger, SoundCue::Alert);
            }
            Event::BossLeft { boss, fate, .. } => {
                self.remove_enemy(&boss_name(boss), fate, 2.4);
            }
            Event::RavagerCame { hex } => {
                self.show_appearance(&ravager_name(), hex, Tone::Blast, SoundCue::Alert);
            }
            _ => {}
        }
    }

    fn move_armada(&mut self, armada: ArmadaId, to: HexId, travel: MoveKind) {
        let name = armada_name(armada);
        match travel {
            MoveKind::Move => self.move_piece(&name, to, 420, SoundCue::Thrust),
            MoveKind::Explore => self.move_piece(&name, to, 520, SoundCue::Warp),
            MoveKind::Effect | MoveKind::Tow => self.move_piece(&name, to, 380, SoundCue::Glide),
            MoveKind::Return => self.return_armada(&name, to),
        }
    }

    /// Returns the place of a piece in a hex: its final place if it stays there, otherwise the
    /// center.
    fn place_in_hex(&self, name: &str, hex: HexId) -> BoardPoint {
        let middle = center(hex);
        let is_in_hex =
            |(x, y): BoardPoint| (x - middle.0).abs() < 90 && (y - middle.1).abs() < 100;
        self.sprites
            .end_place(name)
            .filter(|end| is_in_hex(*end))
            .unwrap_or(middle)
    }

    /// Moves a piece into a hex.
    fn move_piece(&mut self, name: &str, to: HexId, length: u32, cue: SoundCue) {
        let end = self.place_in_hex(name, to);
        let Some(start) = self.sprites.place(name) else {
            return self.show_appearance(name, to, Tone::Good, cue);
        };
        let mut step = AnimationStep::new(length, Some(cue));
        if let Some(selector) = self.sprites.piece_selector(name) {
            let steps = keyframes([translate_px(start), translate_px(end)]);
            step = step.with_animation(selector, Property::Transform, steps);
        } else {
            step = step.with_drawing(flash(to, Tone::Shield));
        }
        self.push(step);
        self.sprites.set_place(name, end);
    }

    /// Shows a piece that appears in a hex.
    fn show_appearance(&mut self, name: &str, hex: HexId, tone: Tone, cue: SoundCue) {
        let at = self.place_in_hex(name, hex);
        let mut step = AnimationStep::new(360, Some(cue))
            .with_drawing(flash(hex, tone))
            .with_drawing(ring(at, tone, 34, pop(0.3, 1.5)));
        match self.sprites.piece_selector(name) {
            Some(on) => step = step.with_animation(on, Property::Opacity, fade(&[0.0, 1.0, 1.0])),
            None => {
                if let Some(drawing) = self.sprites.transient_piece(name, at) {
                    step = step.with_drawing(drawing);
                }
            }
        }
        self.push(step);
        self.sprites.set_place(name, at);
    }

    /// Fades a piece out.
    fn show_disappearance(&mut self, name: &str, tone: Tone, cue: SoundCue) {
        let Some(at) = self.sprites.place(name) else {
            return;
        };
        let mut step =
            AnimationStep::new(320, Some(cue)).with_drawing(ring(at, tone, 40, pop(0.6, 1.4)));
        if let Some(selector) = self.sprites.piece_selector(name) {
            step = step.with_animation(selector, Property::Opacity, fade(&[1.0, 0.0]));
        }
        self.push(step);
        self.sprites.remove(name);
    }

    /// Removes an enemy: it explodes if it was defeated, and fades out if it left for another
    /// reason.
    fn remove_enemy(&mut self, name: &str, reason: RemovalReason, size: f64) {
        let fades = matches!(
            reason,
            RemovalReason::Surge | RemovalReason::Replaced | RemovalReason::Removed
        );
        if fades {
            return self.show_disappearance(name, Tone::Danger, SoundCue::Tick);
        }
        let Some(at) = self.sprites.place(name) else {
            return;
        };
        let burst = TransientDrawing::new(translate(at), effects::burst(Tone::Blast))
            .with_transform(pop(0.4, size));
        let parts = TransientDrawing::new(translate(at), effects::debris())
            .with_transform(pop(0.4, size * 1.4));
        let mut step = AnimationStep::new(420, Some(SoundCue::Blast))
            .with_drawing(burst)
            .with_drawing(parts);
        if let Some(selector) = self.sprites.piece_selector(name) {
            step = step.with_animation(selector, Property::Opacity, fade(&[1.0, 0.2, 0.0]));
        }
        self.push(step);
        self.sprites.remove(name);
    }

    fn show_promotion(&mut self, raider: RaiderId, level: u8) {
        let Some(at) = self.sprites.place(&raider_name(raider)) else {
            return;
        };
        let step = AnimationStep::new(300, Some(SoundCue::Charge))
            .with_drawing(ring(at, Tone::Danger, 30, pop(0.4, 1.4)))
            .with_drawing(floating_number(at, Tone::Danger, level.into()));
        self.push(step);
    }

    /// Removes a destroyed armada, and shows it where it starts again.
    fn return_armada(&mut self, name: &str, to: HexId) {
        let end = self.place_in_hex(name, to);
        let mut step =
            AnimationStep::new(560, Some(SoundCue::Warp)).with_drawing(flash(to, Tone::Good));
        if let (Some(on), Some(start)) =
            (self.sprites.piece_selector(name), self.sprites.place(name))
        {
            let steps = vec![
                (0.0, translate_px(start)),
                (0.45, translate_px(start)),
                (0.46, translate_px(end)),
                (1.0, translate_px(end)),
            ];
            step = step
                .with_animation(on.clone(), Property::Transform, steps)
                .with_animation(on, Property::Opacity, fade(&[0.0, 0.0, 0.0, 1.0, 1.0]));
        }
        self.push(step);
        self.sprites.set_place(name, end);
    }

    /// Moves all pieces that are not at their final places.
    pub(super) fn move_to_final_places(&mut self) {
        let mut step = AnimationStep::new(260, None);
        for (name, from, to) in self.sprites.misplaced_pieces() {
            if let Some(selector) = self.sprites.piece_selector(&name) {
                step = step.with_animation(
                    selector,
                    Property::Transform,
                    keyframes([translate_px(from), translate_px(to)]),
                );
            }
            self.sprites.set_place(&name, to);
        }
        if !step.moves.is_empty() {
            self.push(step);
        }
    }
}

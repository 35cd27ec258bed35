//! Animates rolls, fights and damage: dice, beams, and the Hull that is lost.

use super::super::board_view::{armada_name, board, center};
use super::super::pieces::effects::{self, Tone};
use super::super::pieces::{BoardPoint, die, overlay};
use super::sprites::name_of;
use super::{Animator, flash, floating_number, ring, translate};
use board::grid::Grid;
use board::path::direction_and_length;
use engine::game::Seat;
use engine::saga::armada::Target;
use engine::saga::event::Event;
use engine::saga::hex::{HexId, HexSet};
use engine::saga::ids::ArmadaId;
use ui::motion::{AnimationStep, TransientDrawing, keyframes, pop};
use ui::sound::SoundCue;

impl Animator<'_> {
    pub(super) fn show_fight_event(&mut self, event: &Event) {
        match *event {
            Event::Rolled {
                armada,
                faces,
                threshold,
                ..
            } => self.show_dice(armada, &faces, threshold),
            Event::Rerolled { armada, face, .. } => self.show_dice(armada, &[face], 7),
            Event::Fight { armada, foe, .. } | Event::Claimed { armada, foe } => {
                self.show_fight_start(armada, foe)
            }
            Event::FoeHit {
                armada,
                foe,
                damage,
                ..
            } => self.show_attack(armada, foe, damage),
            Event::FightOver { armada, is_won, .. } => {
                self.foe = None;
                self.show_outcome(armada, is_won);
            }
            Event::Damaged { armada, damage, .. } => self.show_damage(armada, damage),
            Event::Softened { armada, .. } => {
                self.show_glow(armada, Tone::Shield, SoundCue::Shield)
            }
            Event::Destroyed { armada } => self.show_armada_destruction(armada),
            Event::Repaired { seat, .. } => self.show_repair(seat),
            Event::Checked { armada, is_passed }
            | Event::TrialOver {
                armada, is_passed, ..
            } => {
                self.show_outcome(armada, is_passed);
            }
            Event::Duel { by, against, .. } => self.show_fight_start(by, Target::Armada(against)),
            Event::Strike { from, to, damage } => {
                self.show_attack(from, Target::Armada(to), damage)
            }
            Event::DuelOver {
                winner: Some(armada),
            } => self.show_outcome(armada, true),
            Event::Siege {
                armada,
                hex,
                is_won,
            } => self.show_siege(armada, hex, is_won),
            _ => {}
        }
    }

    /// Returns the place of an armada; the Jumpgate's center if it is not on the map.
    fn armada_point(&self, armada: ArmadaId) -> BoardPoint {
        let name = armada_name(armada);
        let at = self
            .sprites
            .place(&name)
            .or_else(|| self.sprites.end_place(&name));
        at.unwrap_or_else(|| center(HexId::GATE))
    }

    /// Returns the place of an enemy; an enemy from a card is above the armada that fights it.
    fn enemy_point(&self, armada: ArmadaId, foe: Target) -> BoardPoint {
        let name = name_of(foe);
        let at = name.and_then(|name| self.sprites.place(&name));
        at.unwrap_or_else(|| {
            let (x, y) = self.armada_point(armada);
            (x, y - 70)
        })
    }

    fn show_fight_start(&mut self, armada: ArmadaId, foe: Target) {
        self.foe = Some(foe);
        let (armada_point, enemy_point) =
            (self.armada_point(armada), self.enemy_point(armada, foe));
        let middle = (
            (armada_point.0 + enemy_point.0) / 2,
            (armada_point.1 + enemy_point.1) / 2,
        );
        let mark = TransientDrawing::new(String::new(), overlay::fight(middle));
        let step = AnimationStep::new(300, Some(SoundCue::Alert))
            .with_drawing(mark.with_opacity(&[0.0, 1.0, 1.0, 0.0]));
        self.push(step);
    }

    /// Draws beams on an enemy, and the Hull that it loses.
    fn show_attack(&mut self, armada: ArmadaId, foe: Target, damage: u8) {
        let (from, to) = (self.armada_point(armada), self.enemy_point(armada, foe));
        let mut step =
            AnimationStep::new(240, Some(SoundCue::Laser)).with_drawing(beam(from, to, damage));
        if damage > 0 {
            let burst = TransientDrawing::new(translate(to), effects::burst(Tone::Danger))
                .with_transform(pop(0.4, 1.3));
            step = step.with_drawing(burst).with_drawing(floating_number(
                to,
                Tone::Gold,
                -i32::from(damage),
            ));
        }
        self.push(step);
    }

    /// Shows that an armada loses Hull, in a fight or for another reason.
    fn show_damage(&mut self, armada: ArmadaId, damage: u8) {
        let at = self.armada_point(armada);
        let burst = TransientDrawing::new(translate(at), effects::burst(Tone::Danger))
            .with_transform(pop(0.4, 1.4));
        let mut step = AnimationStep::new(300, Some(SoundCue::Hull))
            .with_drawing(burst)
            .with_drawing(floating_number(at, Tone::Danger, -i32::from(damage)));
        if let Some(foe) = self.foe {
            step = step.with_drawing(beam(self.enemy_point(armada, foe), at, damage));
        }
        self.push(step);
    }

    fn show_armada_destruction(&mut self, armada: ArmadaId) {
        let at = translate(self.armada_point(armada));
        let burst = TransientDrawing::new(at.clone(), effects::burst(Tone::Blast))
            .with_transform(pop(0.4, 2.2));
        let parts = TransientDrawing::new(at, effects::debris()).with_transform(pop(0.4, 2.0));
        let step = AnimationStep::new(460, Some(SoundCue::Loss)).with_drawing(burst);
        self.push(step.with_drawing(parts));
    }

    fn show_repair(&mut self, seat: Seat) {
        let fleet = self.transition.game.fleet(seat);
        let mut step = AnimationStep::new(180, Some(SoundCue::ShieldsUp));
        for armada in fleet {
            step = step.with_drawing(ring(
                self.armada_point(armada),
                Tone::Good,
                34,
                pop(0.5, 1.2),
            ));
        }
        self.push(step);
    }

    fn show_glow(&mut self, armada: ArmadaId, tone: Tone, cue: SoundCue) {
        let light = ring(self.armada_point(armada), tone, 34, pop(1.3, 0.8));
        self.push(AnimationStep::new(180, Some(cue)).with_drawing(light));
    }

    fn show_outcome(&mut self, armada: ArmadaId, has_won: bool) {
        if has_won {
            self.show_glow(armada, Tone::Gold, SoundCue::ShieldsUp);
        } else {
            self.show_glow(armada, Tone::Danger, SoundCue::ShieldsDown);
        }
    }

    fn show_siege(&mut self, armada: ArmadaId, hex: HexId, has_won: bool) {
        let tone = if has_won { Tone::Gold } else { Tone::Danger };
        let step = AnimationStep::new(300, Some(SoundCue::Torpedo)).with_drawing(flash(hex, tone));
        self.push(step.with_drawing(beam(self.armada_point(armada), center(hex), 3)));
    }

    /// Shows dice above an armada, or below it near the upper edge.
    fn show_dice(&mut self, armada: ArmadaId, faces: &[u8], threshold: u8) {
        if faces.is_empty() {
            return;
        }
        let (x, y) = self.armada_point(armada);
        let (columns, rows) = die::size(faces.len());
        let (half, tall) = (columns * 22 + 8, rows * 22 + 8);
        let (left, top, right) = self.map_edges();
        let x = x.clamp(left + half, (right - half).max(left + half));
        let above = y - 90 - tall;
        let y = if above - tall > top {
            above
        } else {
            y + 90 + tall
        };
        let panel = yew::html! {
            <g class="grow-badge">
                <rect class="dice-panel" x={(-half).to_string()} y={(-tall).to_string()} rx="12" width={(2 * half).to_string()} height={(2 * tall).to_string()} />
                { die::row(faces, threshold) }
            </g>
        };
        let fall = |at: f64, frame: &str| (at, frame.to_owned());
        let steps = vec![
            fall(0.0, "translate(0px, -34px) rotate(-9deg) scale(0.8)"),
            fall(0.22, "translate(0px, 0px) rotate(4deg) scale(1.05)"),
            fall(0.36, "translate(0px, 0px) rotate(0deg) scale(1)"),
            fall(1.0, "translate(0px, 0px) rotate(0deg) scale(1)"),
        ];
        let dice = TransientDrawing::new(translate((x, y)), panel).with_transform(steps);
        let step = AnimationStep::new(560, Some(SoundCue::Dice)).with_full_length();
        self.push(step.with_drawing(dice.with_opacity(&[0.4, 1.0, 1.0, 1.0, 1.0, 0.0])));
    }

    /// Returns the left, top and right edge of the map.
    fn map_edges(&self) -> (i32, i32, i32) {
        let extent = board(self.transition.game, self.transition.after, HexSet::NONE).extent();
        let (x, y) = (extent.x as i32, extent.y as i32);
        (x, y, x + extent.width as i32)
    }
}

/// Returns beams that grow from one place to another.
fn beam(from: BoardPoint, to: BoardPoint, beams: u8) -> TransientDrawing {
    let (turn, length) = direction_and_length(from, to);
    let lane = format!("{} rotate({turn:.1})", translate(from));
    let grow = ["scale(0.05, 1)", "scale(1, 1)", "scale(1, 1)"].map(str::to_owned);
    TransientDrawing::new(
        lane,
        effects::volley((length - 12).max(18), beams.clamp(1, 4)),
    )
    .with_transform(keyframes(grow))
    .with_opacity(&[1.0, 1.0, 1.0, 0.0])
}

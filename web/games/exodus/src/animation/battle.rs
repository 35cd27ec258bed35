//! Animates battles: beams, dice beside the hex, hits, ships that explode, the winner. Also the
//! dice of all other rolls.

use super::super::pieces::effects::{self, Tone};
use super::super::pieces::{BoardPoint, die};
use super::sprites::all_ships;
use super::{Animator, BattleProgress, flash, floating_number, ring, translate};
use board::path::{direction_and_length, point_along};
use engine::exodus::effect::HitRoll as Kind;
use engine::exodus::event::{Event, RollPurpose};
use engine::exodus::hex::HexId;
use engine::exodus::ship::ShipId;
use engine::exodus::state::SEATS;
use engine::game::{Seat, SeatSet};
use ui::motion::{AnimationStep, Property, TransientDrawing, fade, keyframes, pop};
use ui::sound::SoundCue;

/// Sixtieths per victory point `[EXO-1.9]`.
const SIXTIETHS_PER_POINT: u32 = 60;

impl Animator<'_> {
    pub(super) fn show_battle_event(&mut self, event: &Event) {
        match *event {
            Event::BattleBegan { hex, seats } => {
                self.show_fight_start(hex, seats, false);
            }
            Event::GuardShown { hex, seat, .. } => {
                self.show_fight_start(hex, SeatSet::singleton(seat), true);
                let selector = self.sprites.guard_selector(hex);
                let flare = [(0.0, "1"), (0.5, "1.18"), (1.0, "1")];
                let flare = flare.map(|(at, scale)| (at, scale.to_owned())).to_vec();
                let step = AnimationStep::new(300, Some(SoundCue::Charge));
                let step = step.with_animation(selector, Property::Scale, flare);
                let sweep = self
                    .sweep(self.hex_center(hex))
                    .with_opacity(&[0.0, 0.8, 0.0]);
                self.push(step.with_drawing(sweep));
            }
            Event::RoundBegan { hex, .. } => {
                if let Some(fight) = &mut self.fight {
                    if fight.roll_count > 0 {
                        fight.aims = [0; SEATS];
                    }
                    fight.roll_count = 0;
                }
                let light = ring(self.hex_center(hex), Tone::Danger, 84, pop(1.05, 0.95));
                self.push(AnimationStep::new(110, None).with_drawing(light));
            }
            Event::Hit { ship, .. } => {
                self.show_hit(ship);
            }
            Event::GuardHit { hits, .. } => {
                self.show_guard_hit(hits);
            }
            Event::Destroyed { ship, .. } => {
                self.show_destroyed_ship(ship);
            }
            Event::BattleEnded {
                hex,
                winner,
                sixtieths,
            } => {
                self.show_battle_end(hex, winner, sixtieths);
            }
            Event::GuardEnded { hex, is_beaten, .. } => {
                self.show_guard_end(hex, is_beaten);
            }
            _ => {}
        }
    }

    fn show_fight_start(&mut self, hex: HexId, seats: SeatSet, is_guarded: bool) {
        self.fight = Some(BattleProgress {
            hex,
            seats,
            is_guarded,
            aims: [0; SEATS],
            roll_count: 0,
        });
        let at = self.hex_center(hex);
        let step = AnimationStep::new(240, Some(SoundCue::Alert))
            .with_drawing(flash(at, Tone::Danger))
            .with_drawing(ring(at, Tone::Danger, 84, pop(1.3, 1.0)));
        self.push(step);
    }

    /// Shows the dice of a roll at the place where it happens.
    pub(super) fn show_roll(&mut self, seat: Seat, dice: RollPurpose, faces: &[u8]) {
        let (game, public) = (self.transition.game, self.transition.after);
        match dice {
            RollPurpose::Bank | RollPurpose::Trade | RollPurpose::Mine => {
                self.show_dice(self.home_center(seat), faces, 0, 0)
            }
            RollPurpose::Deploy => self.show_dice(self.home_center(seat), faces, 0, 0),
            // The distance roll is shown with the flight.
            RollPurpose::Distance(_) => {}
            RollPurpose::Damage(_) => {
                let Some(hex) = self.arrived.pop_front() else {
                    return;
                };
                let hits = game.hit_face(public, Kind::Wmd);
                self.show_dice(self.hex_center(hex), faces, hits, 0);
            }
            RollPurpose::Battle => self.show_volley(Some(seat), faces),
            RollPurpose::Guard => self.show_volley(None, faces),
        }
    }

    /// Draws the beams and dice of a seat, or of the guard if `seat` is `None`.
    fn show_volley(&mut self, seat: Option<Seat>, faces: &[u8]) {
        let Some(fight) = self.fight else {
            return;
        };
        let kind = if fight.is_guarded {
            Kind::Guard
        } else {
            Kind::Pvp
        };
        let default_face = self.transition.game.hit_face(self.transition.after, kind);
        let ability_face = seat.map_or(0, |seat| fight.aims[seat.index() % SEATS]);
        let hits = if ability_face > 0 {
            ability_face
        } else {
            default_face
        };
        let at = self.hex_center(fight.hex);
        let side = |is_own: bool| {
            let is_on_side = |ship: &ShipId| {
                let is_in_battle = self.sprites.arrival_hex(*ship) == Some(fight.hex);
                is_in_battle
                    && fight.seats.contains(ship.seat())
                    && (Some(ship.seat()) == seat) == is_own
            };
            all_ships()
                .filter(is_on_side)
                .filter_map(|ship| self.sprites.place(ship))
                .collect::<Vec<BoardPoint>>()
        };
        let (from, to) = (side(true), side(false));
        let from = if seat.is_some() { from } else { vec![at] };
        let to = if to.is_empty() { vec![at] } else { to };
        let mut step = AnimationStep::new(230, Some(SoundCue::Laser));
        for (n, start) in from.iter().enumerate().take(8) {
            let Some(goal) = to.get(n % to.len().max(1)) else {
                continue;
            };
            let beams = u8::try_from(faces.len() / from.len().max(1)).unwrap_or(1);
            step = step.with_drawing(beam(*start, *goal, beams.clamp(1, 3)));
        }
        if !faces.is_empty() {
            self.push(step);
        }
        self.show_dice(at, faces, hits, fight.roll_count);
        if let Some(fight) = &mut self.fight {
            fight.roll_count = fight.roll_count.saturating_add(1);
        }
    }

    /// Drops dice above a hex, or below it on every second roll or without space above, and holds
    /// them for a moment.
    fn show_dice(&mut self, (x, y): BoardPoint, faces: &[u8], min_hit: u8, nth: u8) {
        if faces.is_empty() {
            return;
        }
        let min_hit = if min_hit == 0 { 7 } else { min_hit };
        let (columns, rows) = die::size(faces.len());
        let (half, tall) = (columns * 22 + 8, rows * 22 + 8);
        let edge = self.map_edges();
        let x = x.clamp(edge.0 + half, (edge.2 - half).max(edge.0 + half));
        let above = y - 96 - tall;
        let y = match nth % 2 {
            0 if above - tall > edge.1 => above,
            _ => y + 96 + tall,
        };
        let panel = yew::html! {
            <g class="grow-badge">
                <rect class="dice-panel" x={(-half).to_string()} y={(-tall).to_string()} rx="12" width={(2 * half).to_string()} height={(2 * tall).to_string()} />
                { die::row(faces, min_hit) }
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

    /// Returns the left, top, right and bottom edge of the map.
    fn map_edges(&self) -> (i32, i32, i32, i32) {
        use board::grid::Grid;
        let extent = super::super::board_view::board(self.transition.game).extent();
        let (x, y) = (extent.x as i32, extent.y as i32);
        (x, y, x + extent.width as i32, y + extent.height as i32)
    }

    fn show_hit(&mut self, ship: ShipId) {
        let Some(at) = self.sprites.place(ship) else {
            return;
        };
        let burst = TransientDrawing::new(translate(at), effects::burst(Tone::Danger))
            .with_transform(pop(0.4, 1.3));
        let mut step = AnimationStep::new(170, Some(SoundCue::Hull)).with_drawing(burst);
        if let Some(selector) = self.sprites.ship_selector(ship) {
            let shake = ["-4px 0", "4px 0", "-3px 0", "0px 0"];
            let shake = shake.map(|offset| format!("translate({})", offset.replace(' ', ", ")));
            step = step.with_animation(
                format!("{selector} > * > *"),
                Property::Transform,
                keyframes(shake),
            );
        }
        self.push(step);
    }

    fn show_guard_hit(&mut self, hit_count: u8) {
        let Some(fight) = self.fight else {
            return;
        };
        let at = self.hex_center(fight.hex);
        if hit_count == 0 {
            let light = ring(at, Tone::Shield, 50, pop(0.9, 1.1));
            return self.push(AnimationStep::new(150, Some(SoundCue::Shield)).with_drawing(light));
        }
        let burst = TransientDrawing::new(translate(at), effects::burst(Tone::Danger))
            .with_transform(pop(0.8, 2.4));
        let step = AnimationStep::new(200, Some(SoundCue::Hull)).with_drawing(burst);
        self.push(step.with_drawing(floating_number(at, Tone::Danger, -i32::from(hit_count))));
    }

    fn show_destroyed_ship(&mut self, ship: ShipId) {
        let Some(at) = self.sprites.place(ship) else {
            return;
        };
        let mut step = AnimationStep::new(320, Some(SoundCue::Loss))
            .with_drawing(
                TransientDrawing::new(translate(at), effects::debris())
                    .with_transform(pop(0.4, 1.7)),
            )
            .with_drawing(
                TransientDrawing::new(translate(at), effects::burst(Tone::Blast))
                    .with_transform(pop(0.4, 2.1)),
            );
        if let Some(selector) = self.sprites.ship_selector(ship) {
            step = step.with_animation(selector, Property::Opacity, fade(&[1.0, 0.4, 0.0]));
        }
        self.push(step);
        self.sprites.set_place(ship, None);
    }

    fn show_battle_end(&mut self, hex: HexId, winner: Option<Seat>, sixtieths: u32) {
        self.fight = None;
        let at = self.hex_center(hex);
        let tone = if winner.is_some() {
            Tone::Gold
        } else {
            Tone::Shield
        };
        let mut step = AnimationStep::new(260, Some(SoundCue::Charge)).with_drawing(ring(
            at,
            tone,
            80,
            pop(0.7, 1.1),
        ));
        let points = i32::try_from(sixtieths / SIXTIETHS_PER_POINT).unwrap_or(0);
        if points > 0 {
            step = step.with_drawing(floating_number(at, Tone::Gold, points));
        }
        self.push(step);
        self.move_to_final_places();
    }

    fn show_guard_end(&mut self, hex: HexId, is_beaten: bool) {
        self.fight = None;
        let (at, on) = (self.hex_center(hex), self.sprites.guard_selector(hex));
        if !is_beaten {
            let light = ring(at, Tone::Danger, 56, pop(1.2, 1.0));
            self.push(AnimationStep::new(220, Some(SoundCue::ShieldsUp)).with_drawing(light));
            return self.move_to_final_places();
        }
        let step = AnimationStep::new(360, Some(SoundCue::Loss))
            .with_animation(on, Property::Opacity, fade(&[1.0, 0.6, 0.0]))
            .with_drawing(
                TransientDrawing::new(translate(at), effects::debris())
                    .with_transform(pop(1.0, 2.6)),
            )
            .with_drawing(ring(at, Tone::Blast, 52, pop(0.8, 1.6)));
        self.push(step);
        self.move_to_final_places();
    }
}

/// Returns beams that grow from one place to another.
fn beam(from: BoardPoint, to: BoardPoint, beams: u8) -> TransientDrawing {
    let (turn, length) = direction_and_length(from, to);
    let start = point_along(from, to, 14);
    let lane = format!("{} rotate({turn:.1})", translate(start));
    let grow = ["scale(0.05, 1)", "scale(1, 1)", "scale(1, 1)"].map(str::to_owned);
    TransientDrawing::new(lane, effects::volley((length - 26).max(18), beams))
        .with_transform(keyframes(grow))
        .with_opacity(&[1.0, 1.0, 1.0, 0.0])
}

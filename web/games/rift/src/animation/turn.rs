//! Animates events at a console and between turns: energy, shields, rounds, the end of the match.

use super::super::pieces::effects::{self, Tone};
use super::{Animator, Pose, rotation_frame, translate};
use board::UNIT;
use engine::game::{Seat, SeatSet};
use engine::rift::event::Event;
use engine::rift::ship::{Ion, ShipId, Slot};
use ui::motion::{AnimationStep, TransientDrawing, keyframes, pop};
use ui::sound::SoundCue;

impl Animator<'_> {
    #[rustfmt::skip]
    pub(super) fn turn(&mut self, event: &Event) {
        match *event {
            Event::TurnStarted { ship, .. } => self.add_ring(ship, 180, SoundCue::Tick, Tone::Gold, (1.4, 0.95)),
            Event::ShieldsDown { ship, .. } => self.add_ring(ship, 220, SoundCue::ShieldsDown, Tone::Danger, (1.0, 1.35)),
            Event::ShieldsUp { ship } => self.add_ring(ship, 220, SoundCue::ShieldsUp, Tone::Shield, (0.6, 1.05)),
            Event::IonReady { ship } => self.add_ring(ship, 180, SoundCue::Charge, Tone::Shield, (1.2, 0.6)),
            Event::IonChanged { ship, to } => {
                let cue = match to {
                    Ion::Uncharged => SoundCue::Tick,
                    Ion::Charging | Ion::Charged => SoundCue::Charge,
                };
                self.add_ring(ship, 180, cue, Tone::Shield, (1.2, 0.6));
            }
            Event::AuxCharged { ship, units } => {
                self.add_ring(ship, 180, SoundCue::Charge, Tone::Gold, (1.2, 0.5));
                self.score_points(ship, i32::from(units));
            }
            Event::BarMoved { ship, from, to } => self.animate_bars(ship, &[(from, to)]),
            Event::BarsSwapped { ship, a, b } => self.animate_bars(ship, &[(a, b), (b, a)]),
            Event::ScoreChanged { seat, delta, .. } => self.add_score(seat, delta),
            Event::RoundEnded { .. } => self.light_frame(200, SoundCue::Round),
            Event::GameStarted { .. } => {
                self.pose_all(self.transition.after);
                self.light_frame(220, SoundCue::Round);
            }
            Event::TimeRanOut { ship: Some(ship) } => self.add_ring(ship, 220, SoundCue::Alert, Tone::Danger, (1.5, 0.9)),
            Event::TimeRanOut { ship: None } | Event::DrawOffered { .. } => self.push(AnimationStep::new(150, Some(SoundCue::Alert))),
            Event::Conceded { .. } | Event::DrawAnswered { .. } | Event::DrawLapsed => self.push(AnimationStep::new(100, Some(SoundCue::Tick))),
            Event::GameEnded { winners, .. } | Event::MatchEnded { winners, .. } => self.highlight_winners(winners),
            // The start of the next turn already shows that this turn is over.
            Event::TurnEnded { .. } => {}
            _ => {}
        }
    }

    /// Adds a step with a ring around a ship that grows or shrinks.
    fn add_ring(
        &mut self,
        id: ShipId,
        length: u32,
        cue: SoundCue,
        tone: Tone,
        (from, to): (f64, f64),
    ) {
        let ring = self.ring(id, tone, pop(from, to));
        self.push(AnimationStep::new(length, Some(cue)).with_drawing(ring));
    }

    /// Moves shield bars around the ship to their new slots.
    fn animate_bars(&mut self, id: ShipId, moves: &[(Slot, Slot)]) {
        let Some(Pose { at, heading, .. }) = self.pose(id) else {
            return;
        };
        let bow = i32::from(heading.number()) * 45;
        let mut step = AnimationStep::new(200, Some(SoundCue::Tick));
        for (from, to) in moves {
            let side = |slot: &Slot| slot.side.index() as i32 * 90;
            let turn = (side(to) - side(from) + 360) % 360;
            let turn = if turn > 180 { turn - 360 } else { turn };
            let start = bow + side(from);
            let slide = keyframes([rotation_frame(start), rotation_frame(start + turn)]);
            let bar = TransientDrawing::new(translate(at), effects::flare(Tone::Shield));
            step = step.with_drawing(bar.with_transform(slide));
        }
        self.push(step);
    }

    fn add_score(&mut self, seat: Seat, delta: i8) {
        let game = self.transition.game;
        let ships = (0..game.builds().len() as u8).map(ShipId);
        let mut own_ships = ships.filter(|&ship| game.owner(ship) == seat);
        if let Some(ship) = own_ships.find(|&ship| self.pose(ship).is_some()) {
            self.push(AnimationStep::new(200, None));
            self.score_points(ship, i32::from(delta));
        }
    }

    /// Adds the points won, rising above a ship, to the step that was added last.
    fn score_points(&mut self, id: ShipId, points: i32) {
        let Some(Pose { at: (x, y), .. }) = self.pose(id) else {
            return;
        };
        let rise = keyframes(["translate(0px, 6px)".into(), "translate(0px, -20px)".into()]);
        let figure = TransientDrawing::new(
            translate((x, y - 30)),
            effects::floating_number(Tone::Gold, points),
        );
        if let Some(step) = self.steps.last_mut() {
            step.effects
                .push(figure.with_transform(rise).with_opacity(&[1.0, 1.0, 0.0]));
        }
    }

    /// Adds a step that lights up the edge of the whole board.
    fn light_frame(&mut self, length: u32, cue: SoundCue) {
        let light = self.light();
        self.push(AnimationStep::new(length, Some(cue)).with_drawing(light));
    }

    fn light(&self) -> TransientDrawing {
        let side = |square_count: u16| f64::from(i32::from(square_count) * UNIT);
        let frame = effects::frame(0.0, 0.0, side(self.grid.width), side(self.grid.height));
        TransientDrawing::new(String::new(), frame).with_opacity(&[0.0, 0.9, 0.0])
    }

    /// Lights up the board and the winners' ships, with the sound for a win, a loss or a draw.
    fn highlight_winners(&mut self, winners: SeatSet) {
        let people = self.transition.people;
        let has_won = people.is_empty() || people.iter().any(|seat| winners.contains(seat));
        let cue = match (winners.is_empty(), has_won) {
            (true, _) => SoundCue::Draw,
            (false, true) => SoundCue::Win,
            (false, false) => SoundCue::Lose,
        };
        let mut step = AnimationStep::new(250, Some(cue)).with_drawing(self.light());
        let game = self.transition.game;
        for id in (0..game.builds().len() as u8).map(ShipId) {
            if winners.contains(game.owner(id)) && self.pose(id).is_some() {
                step = step.with_drawing(self.ring(id, Tone::Gold, pop(0.6, 1.3)));
            }
        }
        self.push(step);
    }
}

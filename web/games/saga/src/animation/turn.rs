//! Animates events around the map: rounds, events, cards, gains, the end of the game.

use super::super::board_view::{armada_name, board, center};
use super::super::pieces::effects::{self, Tone};
use super::{Animator, flash, floating_number, ring};
use board::grid::Grid;
use engine::game::{Seat, SeatSet};
use engine::saga::event::Event;
use engine::saga::hex::{HexId, HexSet};
use ui::motion::{AnimationStep, TransientDrawing, pop};
use ui::sound::SoundCue;

impl Animator<'_> {
    #[rustfmt::skip]
    pub(super) fn show_turn_event(&mut self, event: &Event) {
        match *event {
            Event::Round { .. } => self.light_up(SoundCue::Round),
            Event::Over { .. } => self.show_match_end(),
            Event::Gained { seat, count, .. } => self.show_gain(seat, count),
            Event::EventCame { .. } => self.light_up(SoundCue::Alert),
            Event::Badge { .. } | Event::NoFigure { .. } => self.push_sound(180, SoundCue::Alert),
            Event::Drawn { .. } | Event::Exploring { .. } | Event::Trial { .. } => self.push_sound(150, SoundCue::Lift),
            Event::EventLeft { .. } | Event::Quelled { .. } => self.push_sound(140, SoundCue::ShieldsUp),
            Event::Played { .. } | Event::Activated { .. } => self.push_sound(160, SoundCue::Warp),
            Event::Level { .. } | Event::Center { .. } | Event::Equipped { .. } | Event::Tokens { .. } => self.push_sound(150, SoundCue::Charge),
            Event::Acts { .. } | Event::Chosen { .. } | Event::DrewCards { .. } | Event::Regrouped { .. }
            | Event::Swapped { .. } | Event::Scouted { .. } | Event::Project { .. } | Event::Looted { .. }
            | Event::Conceded { .. } | Event::Counted { .. } => self.push_sound(100, SoundCue::Tick),
            // These are animated with their causes, or shown in the panels next to the map.
            Event::Phase { .. } | Event::Turn { .. } | Event::Lost { .. } | Event::Refreshed { .. } | Event::Freed { .. }
            | Event::Stats { .. } | Event::Threatened { .. } | Event::Declined { .. } | Event::DrewCard { .. }
            | Event::Check { .. } | Event::Result { .. } | Event::Side { .. } | Event::Passed { .. }
            | Event::Contributed { .. } | Event::Seen { .. } | Event::Sunk { .. } | Event::SunkOne { .. }
            | Event::Line { .. } => {}
            // These are animated in other modules.
            _ => {}
        }
    }

    /// Returns a light around the whole map.
    fn map_light(&self) -> TransientDrawing {
        let all = board(self.transition.game, self.transition.after, HexSet::NONE).extent();
        let frame = effects::frame(all.x, all.y, all.width, all.height);
        TransientDrawing::new(String::new(), frame).with_opacity(&[0.0, 0.9, 0.0])
    }

    fn light_up(&mut self, cue: SoundCue) {
        let light = self.map_light();
        self.push(AnimationStep::new(220, Some(cue)).with_drawing(light));
    }

    /// Shows a gain of a seat as a number that rises from its armada.
    fn show_gain(&mut self, seat: Seat, count: u8) {
        let armada = self.transition.game.fleet(seat).next();
        let at = armada.and_then(|armada| self.sprites.place(&armada_name(armada)));
        let step = AnimationStep::new(150, Some(SoundCue::Lift));
        self.push(match at {
            Some(at) => step.with_drawing(floating_number(at, Tone::Good, count.into())),
            None => step,
        });
    }

    /// Returns the winners; all seats in a won campaign, none in a lost one.
    fn winners(&self) -> SeatSet {
        let outcome = self.transition.game.outcome_of(self.transition.after);
        outcome.map_or(SeatSet::NONE, |outcome| outcome.winners)
    }

    /// Lights up the Jumpgate and the winners' armadas, or darkens the Jumpgate.
    fn show_match_end(&mut self) {
        let (winners, people) = (self.winners(), self.transition.people);
        let ours = if people.is_empty() {
            !winners.is_empty()
        } else {
            winners.iter().any(|seat| people.contains(seat))
        };
        let (cue, tone) = if ours {
            (SoundCue::Win, Tone::Gold)
        } else {
            (SoundCue::Lose, Tone::Danger)
        };
        let mut step = AnimationStep::new(420, Some(cue))
            .with_drawing(self.map_light())
            .with_drawing(flash(HexId::GATE, tone))
            .with_drawing(ring(center(HexId::GATE), tone, 80, pop(0.6, 1.3)));
        for seat in winners.iter() {
            for armada in self.transition.game.fleet(seat) {
                if let Some(at) = self.sprites.place(&armada_name(armada)) {
                    step = step.with_drawing(ring(at, Tone::Gold, 32, pop(0.6, 1.2)));
                }
            }
        }
        self.push(step);
    }
}

//! Animates events outside combats: cards, tokens, markers, the end of the battle.

use super::super::pieces::effects::{self, Tone};
use super::{Animator, center_of};
use engine::space_rift::battlefield::Side;
use engine::space_rift::event::Event;
use engine::space_rift::unit::UnitId;
use ui::motion::{AnimationStep, TransientDrawing, pop};
use ui::sound::SoundCue;

impl Animator<'_> {
    #[rustfmt::skip]
    pub(super) fn turn(&mut self, event: &Event) {
        match *event {
            Event::TurnStarted { side, .. } => self.animate_turn_start(side),
            Event::MarkersPlaced { at: hex, count, .. } => {
                let step = AnimationStep::new(220, Some(SoundCue::Charge)).with_drawing(Self::ring(center_of(hex), Tone::Gold, pop(0.4, 1.1)));
                let step = step.with_drawing(self.points(center_of(hex), Tone::Gold, count.into()));
                self.push(step);
            }
            Event::Ordered { unit } => self.highlight_unit(unit, 130, Some(SoundCue::Tick), Tone::Gold),
            Event::SectorCleared { .. } => self.add_sound_step(150, SoundCue::Charge),
            Event::StarsChanged { .. } => self.add_sound_step(90, SoundCue::Charge),
            Event::CommandPlayed { .. } | Event::CombatPlayed { .. } | Event::Reacted { .. } => self.add_sound_step(140, SoundCue::Lift),
            Event::RatingFell { .. } => self.add_sound_step(150, SoundCue::ShieldsDown),
            Event::CardsDrawn { .. } | Event::CommandDiscarded { .. } | Event::CombatDiscarded { .. }
            | Event::Reshuffled { .. } | Event::Conceded { .. } | Event::DrawAnswered { .. }
            | Event::DrawLapsed => self.add_sound_step(80, SoundCue::Tick),
            Event::DrawOffered { .. } => self.add_sound_step(150, SoundCue::Alert),
            Event::Ended { winner, .. } => self.animate_match_end(winner),
            // Hands are shown beside the board, and the start of the next turn shows that this turn
            // is over.
            Event::CommandDrawn { .. } | Event::CommandOffered { .. } | Event::CommandKept { .. }
            | Event::CombatDrawn { .. } | Event::TurnEnded { .. } => {}
            _ => {}
        }
    }

    /// Adds a step with a sound only.
    fn add_sound_step(&mut self, length: u32, cue: SoundCue) {
        self.push(AnimationStep::new(length, Some(cue)));
    }

    fn animate_turn_start(&mut self, side: Side) {
        let seats = self.transition.game.seats_of(side);
        let is_own_turn = seats
            .iter()
            .any(|seat| self.transition.people.contains(seat));
        let cue = if is_own_turn {
            SoundCue::Alert
        } else {
            SoundCue::Round
        };
        let light = Self::light();
        self.push(AnimationStep::new(200, Some(cue)).with_drawing(light));
    }

    /// Returns a light around the whole board.
    fn light() -> TransientDrawing {
        TransientDrawing::new(String::new(), effects::frame(0.0, 0.0, 1300.0, 986.0))
            .with_opacity(&[0.0, 0.9, 0.0])
    }

    /// Lights up the winner's units, with the sound for a win, a loss or a draw.
    fn animate_match_end(&mut self, winner: Option<Side>) {
        let (game, people) = (self.transition.game, self.transition.people);
        let won = |side: Side| {
            people.is_empty() || game.seats_of(side).iter().any(|seat| people.contains(seat))
        };
        let cue = match winner {
            None => SoundCue::Draw,
            Some(side) if won(side) => SoundCue::Win,
            Some(_) => SoundCue::Lose,
        };
        let mut step = AnimationStep::new(280, Some(cue)).with_drawing(Self::light());
        for id in (0..game.builds().len() as u8).map(UnitId) {
            let wins = Some(game.build(id).side) == winner;
            if let Some(at) = self.sprites.place(id).filter(|_| wins) {
                step = step.with_drawing(Self::ring(at, Tone::Gold, pop(0.6, 1.2)));
            }
        }
        self.push(step);
    }
}

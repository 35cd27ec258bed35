//! Animates events around the map: turns, the Council, cards, purchases, the end of the game.

use super::super::board_view::board;
use super::super::pieces::effects::{self, Tone};
use super::sprites::all_ships;
use super::{Animator, ring};
use board::grid::Grid;
use engine::exodus::event::Event;
use engine::exodus::hex::HexId;
use engine::game::SeatSet;
use ui::motion::{AnimationStep, TransientDrawing, pop};
use ui::sound::SoundCue;

impl Animator<'_> {
    #[rustfmt::skip]
    pub(super) fn show_turn_event(&mut self, event: &Event) {
        match *event {
            Event::TurnStarted { .. } => self.light_up(SoundCue::Round),
            Event::StageBegan { has_radar: radar, .. } => self.show_stage(radar),
            Event::Ended { winners } => self.show_match_end(winners),
            Event::Revealed { .. } | Event::CardShown { .. } | Event::VoteShown { .. }
            | Event::BidShown { .. } => self.push_sound(130, SoundCue::Lift),
            Event::Adopted { .. } => self.show_council(SoundCue::Charge),
            Event::Elected { .. } => self.show_council(SoundCue::Round),
            Event::Reacted { .. } | Event::Picked { .. } | Event::Discarded { .. }
            | Event::Invoked { .. } => self.push_sound(150, SoundCue::Warp),
            Event::Learned { .. } | Event::StartTech { .. } => self.push_sound(170, SoundCue::Charge),
            Event::MarketOpened { .. } | Event::Exchanged { .. } | Event::Bought { .. }
            | Event::Given { .. } | Event::Refitted { .. } | Event::Returned { .. }
            | Event::PartsFitted { .. } => self.push_sound(90, SoundCue::Tick),
            Event::VoteTied { .. } | Event::TimeCalled => self.push_sound(160, SoundCue::Alert),
            Event::Favored { .. } | Event::Ranked { .. } | Event::Offered { .. } | Event::TookBack { .. }
            | Event::Repealed { .. } | Event::Conceded { .. } => self.push_sound(110, SoundCue::Tick),
            // Totals are animated with their causes; the panels next to the map show the other
            // events.
            Event::Committed { .. } | Event::Reopened { .. } | Event::Changed { .. } | Event::Total { .. }
            | Event::Dropped { .. } | Event::ResolutionLeft { .. } | Event::ActionBegan { .. }
            | Event::Declined { .. } | Event::Scored { .. } => {}
            // These are animated in other modules.
            _ => {}
        }
    }

    /// Returns a light around the whole map.
    fn map_light(&self) -> TransientDrawing {
        let all = board(self.transition.game).extent();
        let frame = effects::frame(all.x, all.y, all.width, all.height);
        TransientDrawing::new(String::new(), frame).with_opacity(&[0.0, 0.9, 0.0])
    }

    fn light_up(&mut self, cue: SoundCue) {
        let light = self.map_light();
        self.push(AnimationStep::new(220, Some(cue)).with_drawing(light));
    }

    /// Announces a Conquest stage; in the last one, all ships are revealed.
    fn show_stage(&mut self, has_radar: bool) {
        let mut step =
            AnimationStep::new(240, Some(SoundCue::Round)).with_drawing(self.map_light());
        if has_radar {
            let sweep = self.sweep(self.hex_center(HexId::COUNCIL));
            step = step.with_drawing(sweep.with_opacity(&[0.0, 1.0, 1.0, 0.0]));
        }
        self.push(step);
    }

    /// Lights up the station of the High Council.
    fn show_council(&mut self, cue: SoundCue) {
        let light = ring(
            self.hex_center(HexId::COUNCIL),
            Tone::Gold,
            60,
            pop(0.5, 1.3),
        );
        self.push(AnimationStep::new(220, Some(cue)).with_drawing(light));
    }

    /// Lights up the winners' Homes and ships, with the sound for a win or a loss.
    fn show_match_end(&mut self, winners: SeatSet) {
        let people = self.transition.people;
        let is_ours = people.is_empty() || winners.iter().any(|seat| people.contains(seat));
        let cue = if is_ours {
            SoundCue::Win
        } else {
            SoundCue::Lose
        };
        let mut step = AnimationStep::new(320, Some(cue)).with_drawing(self.map_light());
        for seat in winners.iter() {
            step = step.with_drawing(ring(self.home_center(seat), Tone::Gold, 80, pop(0.6, 1.15)));
        }
        for ship in all_ships().filter(|ship| winners.contains(ship.seat())) {
            if let Some(at) = self.sprites.place(ship) {
                step = step.with_drawing(ring(at, Tone::Gold, 26, pop(0.6, 1.2)));
            }
        }
        self.push(step);
    }
}

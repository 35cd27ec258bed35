//! What happens around a turn: cards, tokens, markers, the end.

use super::super::pieces::effects::{self, Tone};
use super::{Teller, at};
use engine::space_rift::event::Event;
use engine::space_rift::field::Side;
use engine::space_rift::unit::UnitId;
use ui::motion::{Beat, Effect, pop};
use ui::sound::Cue;

impl Teller<'_> {
    #[rustfmt::skip]
    pub(super) fn turn(&mut self, event: &Event) {
        match *event {
            Event::TurnStarted { side, .. } => self.turn_started(side),
            Event::MarkersPlaced { at: hex, by, .. } => {
                let beat = Beat::new(220, Some(Cue::Charge)).showing(Self::ring(at(hex), Tone::Gold, pop(0.4, 1.1)));
                let beat = beat.showing(self.points(at(hex), Tone::Gold, by.into()));
                self.push(beat);
            }
            Event::Ordered { unit } => self.touch(unit, 130, Some(Cue::Tick), Tone::Gold),
            Event::SectorCleared { .. } => self.quiet(150, Cue::Charge),
            Event::StarsChanged { .. } => self.quiet(90, Cue::Charge),
            Event::CommandPlayed { .. } | Event::CombatPlayed { .. } | Event::Reacted { .. } => self.quiet(140, Cue::Lift),
            Event::RatingFell { .. } => self.quiet(150, Cue::ShieldsDown),
            Event::CardsDrawn { .. } | Event::CommandDiscarded { .. } | Event::CombatDiscarded { .. }
            | Event::Reshuffled { .. } | Event::Conceded { .. } | Event::DrawAnswered { .. }
            | Event::DrawLapsed => self.quiet(80, Cue::Tick),
            Event::DrawOffered { .. } => self.quiet(150, Cue::Alert),
            Event::Ended { winner, .. } => self.finale(winner),
            // Hands are told beside the board; the next turn tells that this one is over.
            Event::CommandDrawn { .. } | Event::CommandOffered { .. } | Event::CommandKept { .. }
            | Event::CombatDrawn { .. } | Event::TurnEnded { .. } => {}
            _ => {}
        }
    }

    /// Something that is heard only.
    fn quiet(&mut self, length: u32, cue: Cue) {
        self.push(Beat::new(length, Some(cue)));
    }

    fn turn_started(&mut self, side: Side) {
        let own = self.chapter.table.seats_of(side);
        let ours = own.iter().any(|seat| self.chapter.people.has(seat));
        let cue = if ours { Cue::Alert } else { Cue::Round };
        let light = Self::light();
        self.push(Beat::new(200, Some(cue)).showing(light));
    }

    /// A light around the whole board.
    fn light() -> Effect {
        Effect::new(String::new(), effects::frame(0.0, 0.0, 1300.0, 986.0)).seen(&[0.0, 0.9, 0.0])
    }

    /// The winner's units light up.
    fn finale(&mut self, winner: Option<Side>) {
        let (table, people) = (self.chapter.table, self.chapter.people);
        let won = |side: Side| {
            people.is_empty() || table.seats_of(side).iter().any(|seat| people.has(seat))
        };
        let cue = match winner {
            None => Cue::Draw,
            Some(side) if won(side) => Cue::Win,
            Some(_) => Cue::Lose,
        };
        let mut beat = Beat::new(280, Some(cue)).showing(Self::light());
        for id in (0..table.builds().len() as u8).map(UnitId) {
            let wins = Some(table.build(id).side) == winner;
            if let Some(at) = self.cast.place(id).filter(|_| wins) {
                beat = beat.showing(Self::ring(at, Tone::Gold, pop(0.6, 1.2)));
            }
        }
        self.push(beat);
    }
}

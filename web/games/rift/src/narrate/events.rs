//! Turns descriptions of events and actions into phrases with arguments, and assigns priorities to
//! events.

use super::{Narrator, signed};
use engine::rift::description::{Description, Term};
use engine::rift::event::Event;
use ui::l10n::{MessageDescriptor, PhraseArg};
use ui::live_region::{AnnouncementPriority, PrioritizedSentence};

impl Narrator<'_> {
    /// Returns the phrase and arguments for an event; the key omits the prefix `rift-event-`.
    #[must_use]
    pub fn line(&self, event: &Event) -> MessageDescriptor {
        self.message(&event.description())
    }

    /// Returns the phrase of a description, with its arguments as text and numbers.
    #[must_use]
    pub fn message(&self, description: &Description) -> MessageDescriptor {
        let args = description.args.iter();
        let words = args.map(|(name, term)| (*name, self.argument(term)));
        MessageDescriptor {
            key: description.key,
            words: words.collect(),
        }
    }

    fn argument(&self, term: &Term) -> PhraseArg {
        match *term {
            Term::Number(number) => number.into(),
            Term::Signed(number) => signed(number).into(),
            Term::Seat(seat) => self.seat(seat).into(),
            Term::Seats(seats) => self.seats(seats).into(),
            Term::Ship(ship) => self.ship(ship).into(),
            Term::Space(space) => self.space(space).into(),
            Term::Plane(plane) => plane.to_string().into(),
            Term::Heading(heading) => self.heading(heading).into(),
            Term::Slot(slot) => self.slot(slot).into(),
            Term::Word(key) => self.term(key).into(),
            Term::Ending(ending) => self.ending(ending).into(),
        }
    }

    /// Returns the sentence for an event with its priority, for the live region.
    #[must_use]
    pub fn weighted_sentence(&self, event: &Event) -> PrioritizedSentence {
        (weight(event), self.event(event))
    }
}

/// Returns the priority of an event in the live region for screen readers.
#[rustfmt::skip]
const fn weight(event: &Event) -> AnnouncementPriority {
    match event {
        Event::TurnStarted { .. } | Event::TurnEnded { .. } | Event::RoundEnded { .. }
        | Event::IonReady { .. } | Event::DrawLapsed => AnnouncementPriority::Detail,
        Event::MineReleased { .. } | Event::Stepped { .. } | Event::SpeedChanged { .. } | Event::Rotated { .. } | Event::PlaneChanged { .. }
        | Event::Warped { .. } | Event::BarDamaged { .. } | Event::ShieldsUp { .. } | Event::BarMoved { .. }
        | Event::BarsSwapped { .. } | Event::AuxCharged { .. } | Event::IonChanged { .. } | Event::MineLeft { .. }
        | Event::BlastBlocked { .. } | Event::SideChosen { .. } | Event::MineLost { .. } | Event::ScoreChanged { .. }
        | Event::MineDetonated { .. } | Event::DrawAnswered { .. } | Event::GameStarted { .. } => AnnouncementPriority::Plain,
        Event::ShotFired { .. } | Event::HullDamaged { .. } | Event::ShieldsDown { .. } | Event::BlastHit { .. }
        | Event::ShipDestroyed { .. } | Event::ShipLeft { .. } | Event::EmergencyStop { .. } | Event::ShipReplaced { .. }
        | Event::TimeRanOut { .. } | Event::Conceded { .. } | Event::DrawOffered { .. } | Event::GameEnded { .. }
        | Event::MatchEnded { .. } => AnnouncementPriority::Key,
    }
}

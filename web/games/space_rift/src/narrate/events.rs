//! Turns descriptions of events and actions into phrases with arguments, and assigns priorities to
//! events.

use super::Narrator;
use engine::space_rift::description::{Description, Term};
use engine::space_rift::drift::RiftEvent;
use engine::space_rift::event::Event;
use ui::l10n::{MessageDescriptor, PhraseArg};
use ui::live_region::{AnnouncementPriority, PrioritizedSentence};

impl Narrator<'_> {
    /// Returns the phrase and arguments for an event; the key omits the prefix `space-rift-event-`.
    #[must_use]
    pub fn line(&self, event: &Event) -> MessageDescriptor {
        self.message(&event.description(self.game))
    }

    /// Returns the phrase of a description, with its arguments as text and numbers.
    pub(super) fn message(&self, description: &Description) -> MessageDescriptor {
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
            Term::Side(side) => self.side(side).into(),
            Term::Unit(unit) => self.unit(unit).into(),
            Term::OwnUnit(unit) => self.unit_short(unit).into(),
            Term::Hex(hex) => self.hex(hex).into(),
            Term::Command(card) => self.command_title(card).into(),
            Term::Combat(card) => self.combat_title(card).into(),
            Term::Faces(faces) => self.faces(&faces).into(),
            Term::RiftDice(dice) => dice.map(|die| die.to_string()).join(", ").into(),
            Term::Sum([first, second]) => format!("{first} + {second}").into(),
            Term::Tiles(tiles) => self.tiles(tiles).into(),
            Term::Cost(stars) => self.cost(stars).into(),
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
        Event::TurnEnded { .. } | Event::MeteorRow { .. } | Event::MeteorsRolled { .. } | Event::Ordered { .. }
        | Event::CardsDrawn { .. } | Event::Reshuffled { .. } | Event::Launched { .. } | Event::DrawLapsed
        | Event::CommandDiscarded { .. } => AnnouncementPriority::Detail,
        Event::Drift(event) => rift_weight(event),
        Event::TurnStarted { .. } | Event::StarsChanged { .. } | Event::MeteorMoved { .. } | Event::MeteorEntered { .. }
        | Event::MeteorGone { .. } | Event::AlertCleared { .. } | Event::RepairRolled { .. } | Event::Restored { .. }
        | Event::UnitMoved { .. } | Event::AlertsIgnored { .. } | Event::WreckLeft { .. } | Event::Rolled { .. }
        | Event::Rerolled { .. } | Event::CommandDrawn { .. } | Event::CommandOffered { .. } | Event::CommandKept { .. }
        | Event::CombatDrawn { .. } | Event::CombatDiscarded { .. } | Event::DrawAnswered { .. } => AnnouncementPriority::Plain,
        Event::MarkersPlaced { .. } | Event::SectorCleared { .. } | Event::MeteorStruck { .. } | Event::CommandPlayed { .. }
        | Event::AlertPlaced { .. } | Event::Exited { .. } | Event::Declared { .. } | Event::CombatPlayed { .. }
        | Event::Reacted { .. } | Event::Hit { .. } | Event::ShipsLost { .. } | Event::Confirmed { .. } | Event::Eliminated { .. }
        | Event::RatingFell { .. } | Event::Spent { .. } | Event::Grappled { .. } | Event::Conceded { .. }
        | Event::DrawOffered { .. } | Event::Ended { .. } => AnnouncementPriority::Key,
    }
}

/// Returns the priority of an event of the rift in the live region for screen readers.
const fn rift_weight(event: &RiftEvent) -> AnnouncementPriority {
    match event {
        RiftEvent::Rolled { .. } | RiftEvent::Shifted { .. } | RiftEvent::Caught { .. } => {
            AnnouncementPriority::Detail
        }
        RiftEvent::SetAside { .. }
        | RiftEvent::Placed { .. }
        | RiftEvent::Parted { .. }
        | RiftEvent::Closed { .. }
        | RiftEvent::Carried { .. }
        | RiftEvent::LeftBehind { .. }
        | RiftEvent::Lifted { .. }
        | RiftEvent::Settled { .. }
        | RiftEvent::Folded { .. } => AnnouncementPriority::Plain,
        RiftEvent::Stirred { .. } | RiftEvent::Flung { .. } => AnnouncementPriority::Key,
    }
}

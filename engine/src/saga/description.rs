//! Describes events and actions: the key of the phrase, its arguments, and the hex and the piece
//! that the event or action concerns. The key of an event lacks the prefix `saga-event-`, that of
//! an action `saga-order-`.
//!
//! Depending on the state, the sentence of an action can have more arguments or
//! another form.

mod actions;
mod event_forms;
mod events;
#[cfg(test)]
mod tests;

use super::action::{AbilitySource, CargoItem, OrderChoice, Regroup, Track};
use super::armada::Target;
use super::effect::{Good, Stat};
use super::event::RemovalReason;
use super::figures::{CardCheck, Color};
use super::hex::HexId;
use super::ids::{
    ArmadaId, BadgeId, BossId, CardId, CommanderId, CounterId, DeckId, EntityId, GearId, RaiderId,
    TileId,
};
use super::step::{Cause, Faces, Phase, RollPurpose};
use crate::game::Seat;

/// An argument of the phrase of an event or an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    Number(i64),
    /// The phrase of a value, by its family and its name: `saga-<family>-<name>`.
    Word(&'static str, &'static str),
    Seat(Seat),
    Armada(ArmadaId),
    /// A hex by its sector.
    Hex(HexId),
    /// A hex by its short name.
    HexCode(HexId),
    Tile(TileId),
    Commander(CommanderId),
    /// The text of a Commander's ability.
    CommanderText(CommanderId),
    Gear(GearId),
    /// The text of the ability of an Armada card.
    GearText(GearId),
    Ability(Seat, AbilitySource),
    Badge(BadgeId),
    Deck(DeckId),
    DeckCard(DeckId, CardId),
    EventCard(CardId),
    EventText(CardId),
    ActionCard(CardId),
    ActionText(CardId),
    Exploration(CardId),
    Entity(EntityId),
    Raider(RaiderId),
    RaiderLevel(u8),
    Boss(BossId),
    /// An enemy or a rival that is fought or pushed.
    Target(Target),
    /// A chosen target with its sector.
    TargetAt(Target),
    /// The item that is resolved next.
    Next(OrderChoice),
    Counter(CounterId),
    Goods(Good, u8),
    /// Exploration and Combat Tokens that a seat pays.
    Share(u8, u8),
    /// A number of Activation Tokens.
    Activation(u8),
    Check(CardCheck),
    Faces(Faces),
    /// An encounter of the scenario, by its index.
    Encounter(u8),
    /// A movement action of the scenario, or an Expand action, by its index.
    Project {
        project: u8,
        is_expand: bool,
    },
    Regroup(Regroup),
    /// A line of the scenario's text, by its index.
    Line(u8),
    Cause(Cause),
    /// The cause in parentheses after a space; empty for the rules.
    By(Cause),
}

/// The phrase of an event or an action, with the hex and the piece that it concerns.
pub type Description = crate::description::Description<Term, HexId, Target>;

impl Description {
    /// Adds the hex where the event happens.
    fn on(self, hex: HexId) -> Self {
        self.with("at", hex).at(hex)
    }

    /// Adds the acting armada, also as the piece.
    fn by(self, armada: ArmadaId) -> Self {
        self.with("armada", armada).of(Target::Armada(armada))
    }

    /// Adds the entity, also as the piece.
    fn entity(self, entity: EntityId) -> Self {
        self.with("entity", Term::Entity(entity))
            .of(Target::Entity(entity))
    }

    /// Adds the cause of the event.
    fn cause(self, cause: Cause) -> Self {
        self.with("by", Term::By(cause))
    }
}

impl From<u8> for Term {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<i16> for Term {
    fn from(number: i16) -> Self {
        Self::Number(number.into())
    }
}

impl From<Seat> for Term {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<ArmadaId> for Term {
    fn from(armada: ArmadaId) -> Self {
        Self::Armada(armada)
    }
}

impl From<HexId> for Term {
    fn from(hex: HexId) -> Self {
        Self::Hex(hex)
    }
}

impl From<TileId> for Term {
    fn from(tile: TileId) -> Self {
        Self::Tile(tile)
    }
}

impl From<CommanderId> for Term {
    fn from(commander: CommanderId) -> Self {
        Self::Commander(commander)
    }
}

impl From<GearId> for Term {
    fn from(gear: GearId) -> Self {
        Self::Gear(gear)
    }
}

impl From<Target> for Term {
    fn from(target: Target) -> Self {
        Self::Target(target)
    }
}

impl From<Color> for Term {
    fn from(color: Color) -> Self {
        Self::Word("color", color.into())
    }
}

impl From<Phase> for Term {
    fn from(phase: Phase) -> Self {
        Self::Word("phase", phase.into())
    }
}

impl From<Stat> for Term {
    fn from(stat: Stat) -> Self {
        Self::Word("stat", stat.into())
    }
}

impl From<Track> for Term {
    fn from(track: Track) -> Self {
        Self::Word("track", track.into())
    }
}

impl From<CargoItem> for Term {
    fn from(item: CargoItem) -> Self {
        Self::Word("item", item.into())
    }
}

impl From<RemovalReason> for Term {
    fn from(reason: RemovalReason) -> Self {
        Self::Word("fate", reason.into())
    }
}

impl From<RollPurpose> for Term {
    fn from(purpose: RollPurpose) -> Self {
        Self::Word("purpose", purpose.into())
    }
}

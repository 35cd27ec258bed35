//! Describes each event and each action: the key of its phrase, the arguments of the phrase, and
//! the hex and the ship that it concerns. The key of an event lacks the prefix `exodus-event-`, the
//! key of an action lacks `exodus-order-`.
//!
//! The sentence of an action may have more arguments or a different form, depending on the state of
//! the table.

mod actions;
mod events;
#[cfg(test)]
mod tests;

use super::action::Token;
use super::blueprint::FittedPart;
use super::cards::{
    AbilityId, ActionCard, BonusCard, Letter, LetterSet, PoliticalId, ResistanceId,
};
use super::effect::{ActionKind, Resource};
use super::event::{Faces, ScoreLine};
use super::hex::HexId;
use super::part::{Item, Rocket};
use super::ship::{ShipId, ShipType};
use super::step::Origin;
use super::tech::Tech;
use crate::components::ArrayVec;
use crate::game::{Seat, SeatSet};

/// An argument of the phrase of an event or an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Term {
    Number(i64),
    /// The phrase of a value, by its family and its name: `exodus-<family>-<name>`.
    Word(&'static str, &'static str),
    Seat(Seat),
    /// Several seats, in this order.
    Seats(Vec<Seat>),
    Hex(HexId),
    /// A ship shown with its owner.
    Ship(ShipId),
    /// A ship shown without its owner.
    OwnShip(ShipId),
    Political(PoliticalId),
    Resistance(ResistanceId),
    /// The text of a Resistance card's bonus.
    ResistanceText(ResistanceId),
    GuardDice(ResistanceId),
    GuardStrength(ResistanceId),
    /// The level of a guard.
    Level(u8),
    Ability(AbilityId),
    /// The text of the effects of an Ability card.
    AbilityText(AbilityId),
    Bonus(BonusCard),
    /// An Action card, shown by the action of its upper half.
    ActionCard(ActionCard),
    /// An Action card, shown by the action of its lower half.
    Reaction(ActionCard),
    /// The origin of an action.
    Origin(Origin),
    Letters(LetterSet),
    Price {
        cp: u8,
        ax: u8,
        ph: u8,
    },
    /// A price in cubes.
    Cubes(u8),
    Faces(Faces),
    /// Victory points in sixtieths.
    Points(u32),
    /// A movement order, from the top.
    Tokens(ArrayVec<Token, 3>),
    /// The cells of a part on the blueprint of a ship type.
    Cells(ShipType, FittedPart),
}

/// The phrase of an event or action with its arguments, and the hex and ship that it concerns.
pub type Description = crate::description::Description<Term, HexId, ShipId>;

impl Description {
    /// Adds the hex where the event or action takes place, as argument `at`.
    fn with_hex(self, hex: HexId) -> Self {
        self.with("at", hex).at(hex)
    }

    /// Adds the ship, shown with its owner, as argument `ship`.
    fn with_ship(self, ship: ShipId) -> Self {
        self.with("ship", ship).of(ship)
    }

    /// Adds the ship, shown without its owner, as argument `ship`.
    fn with_own_ship(self, ship: ShipId) -> Self {
        self.with("ship", Term::OwnShip(ship)).of(ship)
    }
}

impl From<i64> for Term {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Term {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Term {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<Seat> for Term {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<SeatSet> for Term {
    fn from(seats: SeatSet) -> Self {
        Self::Seats(seats.iter().collect())
    }
}

impl From<HexId> for Term {
    fn from(hex: HexId) -> Self {
        Self::Hex(hex)
    }
}

impl From<ShipId> for Term {
    fn from(ship: ShipId) -> Self {
        Self::Ship(ship)
    }
}

impl From<ShipType> for Term {
    fn from(kind: ShipType) -> Self {
        Self::Word("type", kind.key())
    }
}

impl From<Tech> for Term {
    fn from(tech: Tech) -> Self {
        Self::Word("tech", tech.key())
    }
}

impl From<Item> for Term {
    fn from(item: Item) -> Self {
        Self::Word("item", item.key())
    }
}

impl From<Rocket> for Term {
    fn from(rocket: Rocket) -> Self {
        rocket.item().into()
    }
}

impl From<Resource> for Term {
    fn from(resource: Resource) -> Self {
        Self::Word("resource", resource.into())
    }
}

impl From<ActionKind> for Term {
    fn from(kind: ActionKind) -> Self {
        Self::Word("deed", kind.key())
    }
}

impl From<ScoreLine> for Term {
    fn from(line: ScoreLine) -> Self {
        Self::Word("line", line.key())
    }
}

impl From<PoliticalId> for Term {
    fn from(card: PoliticalId) -> Self {
        Self::Political(card)
    }
}

impl From<ResistanceId> for Term {
    fn from(card: ResistanceId) -> Self {
        Self::Resistance(card)
    }
}

impl From<AbilityId> for Term {
    fn from(card: AbilityId) -> Self {
        Self::Ability(card)
    }
}

impl From<BonusCard> for Term {
    fn from(card: BonusCard) -> Self {
        Self::Bonus(card)
    }
}

impl From<ActionCard> for Term {
    fn from(card: ActionCard) -> Self {
        Self::ActionCard(card)
    }
}

impl From<Letter> for Term {
    fn from(letter: Letter) -> Self {
        Self::Letters(LetterSet::singleton(letter))
    }
}

impl From<LetterSet> for Term {
    fn from(letters: LetterSet) -> Self {
        Self::Letters(letters)
    }
}

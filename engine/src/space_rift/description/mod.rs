//! Descriptions of events and actions: phrase key, arguments, hex and unit.

mod actions;
mod drift;

use super::SpaceRift;
use super::battlefield::{Hex, Side};
use super::cards::{CombatId, CommandId};
use super::combat_roll::RollCause;
use super::dice::Faces;
use super::drift::TileSet;
use super::event::{Event, MoveKind};
use super::state::Ending;
use super::unit::UnitId;

/// A typed argument of a phrase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    Number(i64),
    Side(Side),
    Unit(UnitId),
    /// A unit whose side is clear from the context.
    OwnUnit(UnitId),
    Hex(Hex),
    Command(CommandId),
    Combat(CombatId),
    /// Faces of battle dice, with their counts.
    Faces(Faces),
    /// Numbers of the three rift dice.
    RiftDice([u8; 3]),
    /// Two dice that are added.
    Sum([u8; 2]),
    Tiles(TileSet),
    /// A price in star tokens.
    Cost(u8),
    /// A word by its phrase key, without the prefix of the game.
    Word(&'static str),
    /// The sentence that says why a battle ended.
    Ending(Ending),
}

impl From<u8> for Term {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

/// A description with the types of this game.
pub type Description = crate::description::Description<Term, Hex, UnitId>;

/// Returns a description with a unit as its subject and as its argument `unit`.
fn for_unit(key: &'static str, unit: UnitId) -> Description {
    Description::new(key)
        .with("unit", Term::Unit(unit))
        .of(unit)
}

fn for_side(key: &'static str, side: Side) -> Description {
    Description::new(key).with("side", Term::Side(side))
}

fn for_hex(key: &'static str, hex: Hex) -> Description {
    Description::new(key).with("at", Term::Hex(hex)).at(hex)
}

impl Event {
    /// Returns the log entry of the event as a phrase with arguments.
    #[must_use]
    #[rustfmt::skip]
    pub fn description(&self, game: &SpaceRift) -> Description {
        let has_hull = |unit| game.build(unit).has_hull();
        let side_of = |unit| game.build(unit).side;
        match *self {
            Self::TurnStarted { side, turn } => for_side("turn-started", side).with("turn", turn),
            Self::StarsChanged { side, delta, stars, why } => for_side(if delta < 0 { "stars-paid" } else { "stars-gained" }, side).with("count", delta.unsigned_abs()).with("stars", stars).with("why", Term::Word(why.into_str())),
            Self::MarkersPlaced { side, at, count } => for_side("markers-placed", side).with("count", count).with("at", Term::Hex(at)).at(at),
            Self::SectorCleared { side } => for_side("sector-cleared", side),
            Self::MeteorsRolled { faces } => Description::new("meteors-rolled").with("faces", Term::Faces(faces)),
            Self::MeteorRow { dice: [first, second], at } => for_hex("meteor-row", at).with("first", first).with("second", second),
            Self::MeteorMoved { from, to, .. } => Description::new("meteor-moved").with("from", Term::Hex(from)).with("to", Term::Hex(to)).at(to),
            Self::MeteorEntered { at, .. } => for_hex("meteor-entered", at),
            Self::MeteorGone { at, .. } => for_hex("meteor-gone", at),
            Self::MeteorStruck { unit, at, .. } => for_hex("meteor-struck", at).with("unit", Term::Unit(unit)).of(unit),
            Self::Drift(event) => event.description(),
            Self::CommandPlayed { side, card, acts_as } => command_description(side, card, acts_as),
            Self::Ordered { unit } => for_unit("ordered", unit),
            Self::AlertPlaced { unit } => for_unit("alert-placed", unit),
            Self::AlertCleared { unit } => for_unit("alert-cleared", unit),
            Self::RepairRolled { unit, face } => for_unit("repair-rolled", unit).with("face", Term::Word(face.into_str())),
            Self::Restored { unit, ships } => for_unit(if has_hull(unit) { "restored-escort" } else { "restored" }, unit).with("ships", ships),
            Self::UnitMoved { unit, from, to, how } => for_unit(move_key(how), unit).with("from", Term::Hex(from)).with("to", Term::Hex(to)).at(to),
            Self::Exited { unit, from, points } => for_unit("exited", unit).with("from", Term::Hex(from)).with("points", points).with("side", Term::Side(side_of(unit))).at(from),
            Self::Declared { unit, target, cause, range, dice } => for_unit(declaration_key(cause, range), unit).with("target", Term::Unit(target)).with("range", range).with("dice", dice),
            Self::Launched { unit, at } => for_hex("launched", at).with("unit", Term::Unit(unit)).of(unit),
            Self::Rolled { unit: Some(unit), faces, .. } => for_unit("rolled", unit).with("faces", Term::Faces(faces)),
            Self::Rolled { unit: None, target, faces } => Description::new("rolled-meteor").with("target", Term::Unit(target)).with("faces", Term::Faces(faces)).of(target),
            Self::Rerolled { unit, faces } => for_unit("rerolled", unit).with("faces", Term::Faces(faces)),
            Self::Hit { unit, hits } => for_unit("hit", unit).with("hits", hits),
            Self::ShipsLost { unit, lost_ships, ships } => for_unit(if has_hull(unit) { "escorts-lost" } else { "ships-lost" }, unit).with("by", lost_ships).with("ships", ships),
            Self::Confirmed { unit, faces, is_destroyed } => for_unit(if is_destroyed { "hull-broken" } else { "hull-holds" }, unit).with("faces", Term::Faces(faces)),
            Self::Eliminated { unit, at, points } => for_hex("eliminated", at).with("unit", Term::Unit(unit)).with("points", points).with("side", Term::Side(side_of(unit).other())).of(unit),
            Self::WreckLeft { at } => for_hex("wreck-left", at),
            Self::RatingFell { side, rating } => for_side("rating-fell", side).with("rating", rating),
            Self::AlertsIgnored { unit, count } => for_unit("alerts-ignored", unit).with("count", count),
            Self::Spent { unit } => for_unit("spent", unit),
            Self::Grappled { unit, target, own, enemy } => for_unit("grappled", unit).with("target", Term::Unit(target)).with("own", Term::Faces(own)).with("enemy", Term::Faces(enemy)),
            Self::CardsDrawn { side, deck, count } => for_side("cards-drawn", side).with("count", count).with("deck", Term::Word(deck.into_str())),
            Self::CommandDrawn { side, card } => for_side("card-drawn", side).with("card", Term::Command(card)),
            Self::CommandOffered { side, card } => for_side("card-offered", side).with("card", Term::Command(card)),
            Self::CommandKept { side, card } => for_side("card-kept", side).with("card", Term::Command(card)),
            Self::CommandDiscarded { side, card } => for_side("card-discarded", side).with("card", Term::Command(card)),
            Self::Reacted { side, card } => for_side("reacted", side).with("card", Term::Command(card)),
            Self::CombatPlayed { side, card } => for_side("combat-played", side).with("card", Term::Combat(card)),
            Self::CombatDrawn { side, card } => for_side("card-drawn", side).with("card", Term::Combat(card)),
            Self::CombatDiscarded { side, card } => for_side("card-discarded", side).with("card", Term::Combat(card)),
            Self::Reshuffled { deck } => Description::new("reshuffled").with("deck", Term::Word(deck.into_str())),
            Self::TurnEnded { side } => for_side("turn-ended", side),
            Self::Conceded { side } => for_side("conceded", side),
            Self::DrawOffered { side } => for_side("draw-offered", side),
            Self::DrawAnswered { side, is_accepted } => for_side(if is_accepted { "draw-accepted" } else { "draw-refused" }, side),
            Self::DrawLapsed => Description::new("draw-lapsed"),
            Self::Ended { winner: Some(side), ending } => for_side("won", side).with("reason", Term::Ending(ending)),
            Self::Ended { winner: None, ending } => Description::new("drawn").with("reason", Term::Ending(ending)),
        }
    }
}

fn command_description(side: Side, card: CommandId, acts_as: Option<CommandId>) -> Description {
    match acts_as.filter(|other| *other != card) {
        Some(other) => for_side("command-copied", side)
            .with("card", Term::Command(card))
            .with("other", Term::Command(other)),
        None => for_side("command-played", side).with("card", Term::Command(card)),
    }
}

const fn move_key(how: MoveKind) -> &'static str {
    match how {
        MoveKind::Move => "moved",
        MoveKind::Jump => "jumped",
        MoveKind::Retire => "retired",
        MoveKind::Evade => "evaded",
        MoveKind::Pursuit => "pursued",
    }
}

const fn declaration_key(cause: RollCause, range: u8) -> &'static str {
    match (cause, range) {
        (RollCause::Attack | RollCause::Meteor, 0 | 1) => "declared-close",
        (RollCause::Attack | RollCause::Meteor, _) => "declared-ranged",
        (RollCause::Bonus, _) => "declared-bonus",
        (RollCause::Sortie, _) => "declared-sortie",
        (RollCause::First, _) => "declared-first",
        (RollCause::Back, _) => "declared-back",
    }
}

#[cfg(test)]
mod tests;

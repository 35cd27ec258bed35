//! Descriptions of actions for buttons, cards and hexes.

use super::{Description, Term, of_unit};
use crate::space_rift::SpaceRift;
use crate::space_rift::action::Action;
use crate::space_rift::cards::CombatId;
use crate::space_rift::drift::DriftChoice;

impl Action {
    /// Returns the name of the action without the acting unit: a move is named by its destination,
    /// an attack by its target. Where it depends on the state of the battle, such as the dice of an
    /// attack, a user interface completes it.
    #[must_use]
    pub fn description(self, table: &SpaceRift) -> Description {
        let stars = &table.figures().stars;
        let named = Description::new(self.term());
        match self {
            Self::Drift(DriftChoice::Place(tile, to) | DriftChoice::Close(tile, to)) => named
                .with("tile", tile.number())
                .with("to", Term::Hex(to))
                .at(to),
            Self::Drift(DriftChoice::Settle(unit, to)) => {
                of_unit(self.term(), unit).with("to", Term::Hex(to)).at(to)
            }
            Self::Command(id) | Self::React(id) | Self::Keep(id) => {
                named.with("card", Term::Command(id))
            }
            Self::Signal(unit) | Self::Order(unit, _) | Self::Clear(unit) | Self::Restore(unit) => {
                named.with("unit", Term::OwnUnit(unit)).of(unit)
            }
            Self::Move(unit, to, _) => named
                .with("to", Term::Hex(to))
                .with("cost", Term::Cost(stars.impulse))
                .at(to)
                .of(unit),
            Self::Exit(unit, _) => named.with("cost", Term::Cost(stars.impulse)).of(unit),
            Self::Attack(unit, target) | Self::Sortie(unit, target) => {
                named.with("target", Term::Unit(target)).of(unit)
            }
            Self::Play(card) => of_card(named, table, card),
            Self::PlayFor(card, unit) => of_card(Description::new("play-for"), table, card)
                .with("unit", Term::OwnUnit(unit))
                .of(unit),
            Self::Reroll(face) => named.with("face", Term::Word(face.into_str())),
            Self::Grapple(unit, target) => named
                .with("unit", Term::OwnUnit(unit))
                .with("target", Term::Unit(target))
                .of(unit),
            Self::Ignore(count) => named.with("count", count),
            Self::Retire(to) => named.with("to", Term::Hex(to)).at(to),
            Self::BattleBack => named.with("cost", Term::Cost(stars.battle_back)),
            Self::Pursue => named.with("cost", Term::Cost(stars.pursuit)),
            Self::TakeStars => named.with("count", stars.end),
            Self::TakeCard => named.with("count", stars.end_with_card),
            Self::Sell(card) => named
                .with("card", Term::Combat(card))
                .with("count", stars.sale),
            Self::Begin | Self::Done | Self::Concede | Self::OfferDraw | Self::AnswerDraw(_) => {
                named
            }
        }
    }
}

fn of_card(named: Description, table: &SpaceRift, card: CombatId) -> Description {
    let cost = table.combat(card).map_or(0, |card| card.cost);
    named
        .with("card", Term::Combat(card))
        .with("cost", Term::Cost(cost))
}

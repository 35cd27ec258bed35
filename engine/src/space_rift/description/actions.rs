//! Descriptions of actions for buttons, cards and hexes.

use super::{Description, Term, for_unit};
use crate::space_rift::SpaceRift;
use crate::space_rift::action::Action;
use crate::space_rift::cards::CombatId;
use crate::space_rift::drift::DriftChoice;

impl Action {
    /// Returns the name of the action without the acting unit: a move is named by its destination,
    /// an attack by its target. A user interface adds what depends on the state of the battle, such
    /// as the dice of an attack.
    #[must_use]
    pub fn description(self, game: &SpaceRift) -> Description {
        let stars = &game.figures().stars;
        let base = Description::new(self.term());
        match self {
            Self::Drift(DriftChoice::Place(tile, to) | DriftChoice::Close(tile, to)) => base
                .with("tile", tile.number())
                .with("to", Term::Hex(to))
                .at(to),
            Self::Drift(DriftChoice::Settle(unit, to)) => {
                for_unit(self.term(), unit).with("to", Term::Hex(to)).at(to)
            }
            Self::Command(id) | Self::React(id) | Self::Keep(id) => {
                base.with("card", Term::Command(id))
            }
            Self::Signal(unit) | Self::Order(unit, _) | Self::Clear(unit) | Self::Restore(unit) => {
                base.with("unit", Term::OwnUnit(unit)).of(unit)
            }
            Self::Move(unit, to, _) => base
                .with("to", Term::Hex(to))
                .with("cost", Term::Cost(stars.impulse))
                .at(to)
                .of(unit),
            Self::Exit(unit, _) => base.with("cost", Term::Cost(stars.impulse)).of(unit),
            Self::Attack(unit, target) | Self::Sortie(unit, target) => {
                base.with("target", Term::Unit(target)).of(unit)
            }
            Self::Play(card) => with_card(base, game, card),
            Self::PlayFor(card, unit) => with_card(Description::new("play-for"), game, card)
                .with("unit", Term::OwnUnit(unit))
                .of(unit),
            Self::Reroll(face) => base.with("face", Term::Word(face.into_str())),
            Self::Grapple(unit, target) => base
                .with("unit", Term::OwnUnit(unit))
                .with("target", Term::Unit(target))
                .of(unit),
            Self::Ignore(count) => base.with("count", count),
            Self::Retire(to) => base.with("to", Term::Hex(to)).at(to),
            Self::BattleBack => base.with("cost", Term::Cost(stars.battle_back)),
            Self::Pursue => base.with("cost", Term::Cost(stars.pursuit)),
            Self::TakeStars => base.with("count", stars.end),
            Self::TakeCard => base.with("count", stars.end_with_card),
            Self::Sell(card) => base
                .with("card", Term::Combat(card))
                .with("count", stars.sale),
            Self::Begin | Self::Done | Self::Concede | Self::OfferDraw | Self::AnswerDraw(_) => {
                base
            }
        }
    }
}

fn with_card(description: Description, game: &SpaceRift, card: CombatId) -> Description {
    let cost = game.combat(card).map_or(0, |card| card.cost);
    description
        .with("card", Term::Combat(card))
        .with("cost", Term::Cost(cost))
}

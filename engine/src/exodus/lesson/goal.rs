//! The goals of lesson steps. Hexes, ships and cards have the same numbers as in actions.

use super::super::Exodus;
use super::super::cards::{ActionCard, BonusCard, Letter, PoliticalId, ResistanceId};
use super::super::effect::Resource;
use super::super::event::{Event, RollPurpose, ScoreLine};
use super::super::hex::HexId;
use super::super::part::Item;
use super::super::play::score::POINT;
use super::super::ship::{ShipId, ShipType};
use super::super::state::Public;
use super::super::step::Step;
use super::super::tech::Tech;
use crate::game::Seat;
use crate::lesson::LessonContext;
use serde::Deserialize;

/// A condition that ends a lesson step. Cards, ships and hexes are those of the learner's seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Tokens were taken from this planet during the step.
    Taken(HexId),
    /// The seat has at least this much of the resource.
    Holds(Resource, u16),
    /// The valid vote revealed during the step was for this letter with this many CP.
    Voted(Letter, u8),
    /// At least this many CP were bid for the turn order during the step.
    Bid(u8),
    /// This Political card was adopted during the step.
    Adopted(PoliticalId),
    /// This Bonus Action card was picked during the step.
    Bonus(BonusCard),
    /// An election during the step gave the seat this Turn Order card, from 1.
    Elected(u8),
    /// This Action card was revealed during the step.
    Played(ActionCard),
    /// This card was activated for a reaction during the step.
    Reacted(ActionCard),
    /// A Banking roll was made during the step.
    Banked,
    /// A mined token was put on this planet during the step.
    Mined(HexId),
    /// The seat knows this technology.
    Known(Tech),
    /// This technology was learned during the step at this price.
    LearnedFor(Tech, u8),
    /// A ship of this type was built during the step.
    Built(ShipType),
    /// This item was bought during the step.
    Bought(Item),
    /// The blueprint of this type holds this many parts of this kind.
    Fitted(ShipType, Item, u8),
    /// Ships of this type have at least this speed.
    Speed(ShipType, u8),
    /// Ships of this type have at least this many dice.
    Dice(ShipType, u8),
    /// Ships of this type have at least this strength.
    Strength(ShipType, u8),
    /// The seat has no unfinished action or card effect.
    Closed,
    At(ShipId, HexId),
    /// At least this many cubes are aboard this ship.
    Aboard(ShipId, u8),
    /// All movement orders were revealed during the step.
    Revealed,
    /// Ships in this hex uncloaked during the step.
    Uncloaked(HexId),
    /// This ship is in the stash.
    Gone(ShipId),
    /// A battle in this hex was won during the step.
    Won(HexId),
    /// The guard of this hex was beaten during the step.
    Beaten(HexId),
    /// This Resistance card was discarded for its bonus during the step.
    Discarded(ResistanceId),
    /// A cube landed on this planet during the step.
    Landed(HexId),
    /// The seat controls this planet.
    Control(HexId),
    /// This line of the score is worth at least this many victory points now.
    Score(ScoreLine, u8),
    /// The turn has reached this point or a later one.
    Reached(TurnPoint),
    /// The game is over and the learner won.
    Victory,
}

/// A point of the turn that a lesson can wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "reached-")]
pub enum TurnPoint {
    /// Stage II or later.
    Council,
    /// Stage III or later.
    Actions,
    /// Stage IV or later.
    Rockets,
    /// Any step of a Conquest stage.
    Conquest,
    /// Movement orders or later.
    Orders,
    /// Open movement or later.
    Flight,
    /// Battles or later.
    Battle,
    /// Deployment or later.
    Landing,
    /// The end of the game.
    Over,
}

impl Goal {
    /// Returns whether the goal is reached.
    #[must_use]
    pub fn is_reached(&self, game: &Exodus, context: &LessonContext<'_, Exodus>) -> bool {
        let (learner, public) = (context.seat, &context.state.public);
        let mat = public.mat(learner);
        let blueprint = |kind: ShipType| &mat.blueprints[kind.index()];
        match *self {
            Self::Holds(resource, min) => mat.owned(resource) >= min,
            Self::Known(tech) => mat.techs.contains(tech),
            Self::Fitted(kind, item, count) => {
                let parts = blueprint(kind).iter().filter(|part| part.item == item);
                parts.count() >= usize::from(count)
            }
            Self::Speed(kind, min) => game.drive(blueprint(kind)) >= min,
            Self::Dice(kind, min) => game.dice(blueprint(kind)) >= min,
            Self::Strength(kind, min) => game.strength(blueprint(kind)) >= min,
            Self::Closed => public.task().and_then(|task| task.seat()) != Some(learner),
            Self::At(ship, hex) => public.ship(ship).hex == Some(hex),
            Self::Aboard(ship, count) => public.ship(ship).cargo >= count,
            Self::Gone(ship) => public.ship(ship).hex.is_none(),
            Self::Control(hex) => public.controller(hex) == Some(learner),
            Self::Score(line, min) => {
                let held = context.state.private(learner).abilities;
                let score = game.score_with(public, learner, held);
                score.line(line) >= u32::from(min) * POINT
            }
            Self::Reached(point) => is_at_or_after(public, point),
            Self::Taken(_)
            | Self::Voted(..)
            | Self::Bid(_)
            | Self::Adopted(_)
            | Self::Bonus(_)
            | Self::Elected(_)
            | Self::Played(_)
            | Self::Reacted(_)
            | Self::Banked
            | Self::Mined(_)
            | Self::LearnedFor(..)
            | Self::Built(_)
            | Self::Bought(_)
            | Self::Revealed
            | Self::Uncloaked(_)
            | Self::Won(_)
            | Self::Beaten(_)
            | Self::Discarded(_)
            | Self::Landed(_)
            | Self::Victory => context
                .events
                .iter()
                .any(|event| self.is_met_by(*event, learner)),
        }
    }

    /// Returns whether an event fulfills a goal that waits for an event.
    fn is_met_by(&self, event: Event, learner: Seat) -> bool {
        match *self {
            Self::Taken(at) => {
                matches!(event, Event::Taken { seat, hex, .. } if seat == learner && hex == at)
            }
            Self::Voted(letter, cp) => {
                matches!(event, Event::VoteShown { seat, bid, is_valid: true }
                if seat == learner && bid.letters.contains(letter) && bid.cp == cp)
            }
            Self::Bid(min) => {
                matches!(event, Event::BidShown { seat, bid } if seat == learner && bid.cp >= min)
            }
            Self::Adopted(wanted) => matches!(event, Event::Adopted { card } if card == wanted),
            Self::Bonus(wanted) => {
                matches!(event, Event::Picked { card: Some(card), .. } if card == wanted)
            }
            Self::Elected(position) => matches!(event, Event::Elected { order, .. }
                if order.get(usize::from(position).wrapping_sub(1)) == Some(&learner)),
            Self::Played(wanted) => {
                matches!(event, Event::CardShown { seat, card, .. } if seat == learner && card == wanted)
            }
            Self::Reacted(wanted) => {
                matches!(event, Event::Reacted { seat, card, .. } if seat == learner && card == wanted)
            }
            Self::Banked => {
                matches!(event, Event::Rolled { seat, dice: RollPurpose::Bank, .. } if seat == learner)
            }
            Self::Mined(at) => {
                matches!(event, Event::Mined { seat, hex } if seat == learner && hex == at)
            }
            Self::LearnedFor(wanted, cost) => matches!(event, Event::Learned { seat, tech, price }
                if seat == learner && tech == wanted && price == cost),
            Self::Built(kind) => {
                matches!(event, Event::Built { ship, .. } if ship.seat() == learner && ship.kind() == kind)
            }
            Self::Bought(wanted) => {
                matches!(event, Event::Bought { seat, item, .. } if seat == learner && item == wanted)
            }
            Self::Revealed => {
                matches!(event, Event::OrderShown { ship, .. } if ship.seat() == learner)
            }
            Self::Uncloaked(at) => {
                matches!(event, Event::Uncloaked { seat, hex, uncloaks: true } if seat == learner && hex == at)
            }
            Self::Won(at) => {
                matches!(event, Event::BattleEnded { hex, winner: Some(seat), .. } if seat == learner && hex == at)
            }
            Self::Beaten(at) => {
                matches!(event, Event::GuardEnded { hex, seat, is_beaten: true, .. } if seat == learner && hex == at)
            }
            Self::Discarded(wanted) => {
                matches!(event, Event::Discarded { seat, card } if seat == learner && card == wanted)
            }
            Self::Landed(at) => {
                matches!(event, Event::Landed { ship, hex, lands: true } if ship.seat() == learner && hex == at)
            }
            Self::Victory => matches!(event, Event::Ended { winners } if winners.contains(learner)),
            _ => false,
        }
    }

    /// Returns the hex that the goal is about, if any.
    #[must_use]
    pub const fn hex(&self) -> Option<HexId> {
        match *self {
            Self::Taken(hex)
            | Self::Mined(hex)
            | Self::At(_, hex)
            | Self::Uncloaked(hex)
            | Self::Won(hex)
            | Self::Beaten(hex)
            | Self::Landed(hex)
            | Self::Control(hex) => Some(hex),
            _ => None,
        }
    }
}

/// Returns whether the turn has reached a point.
fn is_at_or_after(public: &Public, point: TurnPoint) -> bool {
    let stage = match public.step {
        Step::StartTechs
        | Step::StartParts
        | Step::Upkeep
        | Step::Growth(_)
        | Step::Income(_)
        | Step::Repair => None,
        Step::Council
        | Step::Vote
        | Step::Favor
        | Step::Adopt
        | Step::Offer
        | Step::Pick
        | Step::Election
        | Step::Rank => Some(TurnPoint::Council),
        Step::Card(_)
        | Step::Perform(..)
        | Step::React(..)
        | Step::TakeBack(_)
        | Step::Bonus(_) => Some(TurnPoint::Actions),
        Step::Target(_) | Step::Fire | Step::Kill => Some(TurnPoint::Rockets),
        Step::Conquest | Step::Mount(_) => Some(TurnPoint::Conquest),
        Step::Orders => Some(TurnPoint::Orders),
        Step::Open(_) | Step::Reveal | Step::Uncloak(_) => Some(TurnPoint::Flight),
        Step::Battle => Some(TurnPoint::Battle),
        Step::Deploy(_) | Step::End => Some(TurnPoint::Landing),
        Step::Over => Some(TurnPoint::Over),
    };
    stage.is_some_and(|stage| stage as u8 >= point as u8)
}
